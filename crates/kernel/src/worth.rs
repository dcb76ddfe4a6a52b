//! Static equity in a running game: `evaluate` with the game's own final adjustment once the bag is empty.

use crate::evaluate::opening_charge;
use crate::game::{rack_points, FinalAdjust, Setting, State};
use crate::generate::Found;
use crate::position::{Board, Rack};
use crate::tables::Tables;
use crate::tables::RACK_MAX;

/// What each play of one rack on one board is worth, in millipoints.
#[derive(Clone, Debug)]
pub struct Worth<'a> {
    stay: Vec<i32>,
    /// On an empty board: the tables for the opening's charge.
    opening: Option<&'a Tables>,
}

impl<'a> Worth<'a> {
    /// For the seat whose turn it is; `rack` may be another than its own, after a swap.
    pub fn new(setting: &Setting<'a>, state: &State, board: &Board<'_>, rack: &Rack) -> Self {
        let mut tiles = [0; RACK_MAX];
        let empty_bag = state.bag.is_empty();
        let others = if empty_bag {
            others_points(setting, state)
        } else {
            0
        };
        let (out, held) = stakes(setting.terms.final_adjust);
        let value = |index| {
            let size = rack.subset(index, &mut tiles);
            if !empty_bag {
                setting.leaves.value(&tiles[..size])
            } else if size == 0 {
                out * others
            } else {
                -held * rack_points(setting.tables, &tiles[..size])
            }
        };
        Worth {
            stay: (0..rack.subsets).map(value).collect(),
            opening: board.is_empty().then_some(setting.tables),
        }
    }

    /// What staying of each sub-multiset is worth, by its index.
    pub fn stays(&self) -> &[i32] {
        &self.stay
    }

    /// What staying of the sub-multiset with this index is worth.
    #[inline]
    pub fn stay(&self, index: usize) -> i32 {
        self.stay[index]
    }

    /// Points and what stays, and the opening's charge.
    #[inline]
    pub fn equity(&self, play: &Found) -> i32 {
        let equity = play.score * 1_000 + self.stay[usize::from(play.left)];
        match self.opening {
            None => equity,
            Some(tables) => equity - opening_charge(tables, &play.record(equity)),
        }
    }
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
