//! Static equity in a running game: `evaluate` with the game's own final adjustment once the bag is empty.

use crate::evaluate::{opening_charge, Ahead, Stay};
use crate::game::{rack_points, FinalAdjust, Setting, State};
use crate::generate::Found;
use crate::position::Rack;
use crate::tables::Tables;

/// What each play of one rack on one board is worth, in millipoints.
#[derive(Clone, Debug)]
pub struct Worth<'a> {
    stay: &'a Stay,
    /// On an empty board: the tables for the opening's charge.
    opening: Option<&'a Tables>,
}

impl<'a> Worth<'a> {
    /// With what stays worked out by `fill_stay`; `empty` is whether no tile lies on the board.
    pub fn new(setting: &Setting<'a>, stay: &'a Stay, empty: bool) -> Self {
        Worth {
            stay,
            opening: empty.then_some(setting.tables),
        }
    }

    /// Points and what stays, and the opening's charge.
    #[inline]
    pub fn equity(&self, play: &Found) -> i32 {
        let equity = play.score * 1_000 + self.stay.worth(usize::from(play.left));
        match self.opening {
            None => equity,
            Some(tables) => equity - opening_charge(tables, &play.record(equity)),
        }
    }
}

/// What staying tiles are worth for the seat whose turn it is; `rack` may be another than its own, after a
/// swap.
pub fn fill_stay(setting: &Setting<'_>, state: &State, rack: &Rack, stay: &mut Stay) {
    let ahead = if state.bag.is_empty() {
        let (out, held) = stakes(setting.terms.final_adjust);
        Ahead::End {
            out: out * others_points(setting, state),
            held,
        }
    } else {
        Ahead::Draws
    };
    stay.fill(setting.tables, setting.leaves, rack, ahead);
}

/// Millipoints for a point of the others when one goes out, and for a point that one keeps, against them.
///
/// Where nothing is adjusted, going out still ends what the others could lay, and tiles kept may never be
/// laid: half a point and a quarter for each point are our guess.
fn stakes(policy: FinalAdjust) -> (i32, i32) {
    match policy {
        FinalAdjust::None => (500, 250),
        FinalAdjust::SubtractOwn => (1_000, 1_000),
        FinalAdjust::SubtractAndCollect | FinalAdjust::CollectDouble => (2_000, 2_000),
    }
}

fn others_points(setting: &Setting<'_>, state: &State) -> i32 {
    let racks = state.racks.iter().enumerate();
    racks
        .filter(|(seat, _)| *seat != state.turn)
        .map(|(_, rack)| rack_points(setting.tables, rack))
        .sum()
}
