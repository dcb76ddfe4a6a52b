//! All plays of a position under all the rules, or the best of them.
//!
//! Every changed position (`variations`) is put to the plain part, corner chains and equations are put together
//! from filled windows, and each play that comes out is judged. Nothing is left out when everything is asked
//! for; a choice among the best looks at so many changed positions and windows only (`Bounds`).

use super::corners::Corners;
use super::equations::EquationPlays;
use super::judge::{judge, Made};
use super::variations::{variations, Variation};
use super::{without, At, Dictionary, Placed, Play, Rules};
use crate::evaluate::{opening_charge, unseen_points};
use crate::generate::{generate, Found, Sink};
use crate::graph::Graph;
use crate::leaves::Leaves;
use crate::position::{Board, Rack};
use crate::rank::By;
use crate::record::Kind;
use crate::tables::Tables;
use crate::tile::EMPTY;
use std::cmp::Ordering;

/// How much a search may look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Changed positions.
    pub variations: usize,
    /// Of these, the first ones for which corner chains and equations are sought.
    pub chained: usize,
    /// Windows filled for corner chains, or signs laid for equations, in each.
    pub steps: u64,
}

impl Bounds {
    /// None: every play is found.
    pub const NONE: Bounds = Bounds {
        variations: usize::MAX,
        chained: usize::MAX,
        steps: u64::MAX,
    };
}

/// A play with its points and its equity in millipoints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// Points.
    pub score: i64,
    /// Static equity.
    pub equity: i64,
    /// The play.
    pub play: Play,
}

/// A position to be searched.
pub struct Search<'a> {
    /// The rules.
    pub rules: Rules<'a>,
    /// The words that are laid: all in the dictionary.
    pub graph: Graph<'a>,
    /// What tiles kept are worth.
    pub leaves: &'a Leaves,
    /// The position.
    pub at: &'a At,
    /// Tiles in the bag.
    pub bag_count: usize,
}

impl Search<'_> {
    /// The first `limit` plays, the best first; equal ones by the other measure, by squares and tiles, by swap.
    pub fn best(&self, by: By, limit: usize, bounds: Bounds) -> Vec<Ranked> {
        let mut found = Vec::new();
        self.each(bounds, &mut |one| {
            found.push(one);
            true
        });
        let order = |a: &Ranked, b: &Ranked| compare(a, b, by);
        if limit < found.len() {
            if limit == 0 {
                return Vec::new();
            }
            found.select_nth_unstable_by(limit - 1, order);
            found.truncate(limit);
        }
        found.sort_unstable_by(order);
        found
    }

    /// Whether there is any play.
    pub fn any(&self) -> bool {
        let as_it_lies = Bounds {
            variations: 0,
            ..Bounds::NONE
        };
        [as_it_lies, Bounds::NONE].into_iter().any(|bounds| {
            let mut any = false;
            self.each(bounds, &mut |_| {
                any = true;
                false
            });
            any
        })
    }

    /// Calls `visit` with every play within the bounds, each once, until it wants no more.
    pub fn each(&self, bounds: Bounds, visit: &mut dyn FnMut(Ranked) -> bool) {
        let looked_at = variations(&self.rules, self.at, bounds.variations);
        let has_words = matches!(self.rules.dictionary, Dictionary::Words(_));
        if has_words {
            for one in &looked_at {
                if !self.straight(one, visit) {
                    return;
                }
            }
        }
        for one in &looked_at[..looked_at.len().min(bounds.chained)] {
            let goes_on = if !has_words {
                self.equations(one, bounds.steps, visit)
            } else if self.rules.extra.corner_chain {
                self.corners(one, bounds.steps, visit)
            } else {
                true
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Plays in one line.
    fn straight(&self, variation: &Variation, visit: &mut dyn FnMut(Ranked) -> bool) -> bool {
        let board = Board::laid(&variation.cells);
        if board.is_empty() && variation.swap.is_some() {
            return true;
        }
        let wide;
        let tables = if variation.rack.len() > self.rules.tables.rack_size {
            wide = widened(self.rules.tables);
            &wide
        } else {
            self.rules.tables
        };
        let Ok(rack) = Rack::new(tables, &variation.rack) else {
            return true;
        };
        let mut sink = Judging {
            search: self,
            variation,
            opening: board.is_empty(),
            full: false,
            visit,
        };
        generate(tables, &self.graph, &board, &rack, &mut sink);
        !sink.full
    }

    fn corners(
        &self,
        variation: &Variation,
        steps: u64,
        visit: &mut dyn FnMut(Ranked) -> bool,
    ) -> bool {
        let forced = self.rules.extra.corner_forced;
        let mut corners = Corners::new(
            self.rules.tables,
            self.graph,
            forced,
            &variation.cells,
            steps,
        );
        let mut goes_on = true;
        corners.plays(&variation.rack, &mut |placed| {
            goes_on = self.judged(variation, placed, Made::Asked, 0, visit);
            goes_on
        });
        goes_on
    }

    fn equations(
        &self,
        variation: &Variation,
        steps: u64,
        visit: &mut dyn FnMut(Ranked) -> bool,
    ) -> bool {
        let Some(mut plays) = EquationPlays::new(&self.rules, &variation.cells, steps) else {
            return true;
        };
        let (mut goes_on, mut single) = (true, Vec::new());
        plays.plays(&variation.rack, &mut |placed| {
            if let [one] = placed {
                if single.contains(one) {
                    return true;
                }
                single.push(*one);
            }
            goes_on = self.judged(variation, placed, Made::Asked, 0, visit);
            goes_on
        });
        goes_on
    }

    /// Judges a play of a changed position and hands it on; whether more is wanted.
    fn judged(
        &self,
        variation: &Variation,
        placed: &[Placed],
        made: Made,
        charge: i64,
        visit: &mut dyn FnMut(Ranked) -> bool,
    ) -> bool {
        let play = Play {
            placed: placed.to_vec(),
            swap: variation.swap,
            readings: variation.readings.clone(),
        };
        let Some(score) = judge(&self.rules, self.at, &play, made) else {
            return true;
        };
        let left = without(&variation.rack, placed.iter().map(|one| one.1));
        let equity = score * 1_000 + self.stays(&left) - charge;
        visit(Ranked {
            score,
            equity,
            play,
        })
    }

    /// What stays on the rack is worth (`evaluate`).
    fn stays(&self, left: &[u8]) -> i64 {
        let tables = self.rules.tables;
        if self.bag_count > 0 {
            i64::from(self.leaves.value(left))
        } else if left.is_empty() {
            2_000 * i64::from(unseen_points(tables, &self.at.cells, &self.at.rack))
        } else {
            let values = left
                .iter()
                .map(|&tile| i64::from(tables.values[usize::from(tile)]));
            -2_000 * values.sum::<i64>()
        }
    }
}

/// Takes the plain part's plays of one changed position.
struct Judging<'a, 'b> {
    search: &'a Search<'a>,
    variation: &'a Variation,
    opening: bool,
    full: bool,
    visit: &'b mut dyn FnMut(Ranked) -> bool,
}

impl Sink for Judging<'_, '_> {
    fn add(&mut self, play: &Found) {
        let cols = self.search.rules.tables.cols;
        let step = if play.kind == Kind::Across { 1 } else { cols };
        let cells = &self.variation.cells;
        let squares = (usize::from(play.first)..cells.len())
            .step_by(step)
            .filter(|&square| cells[square] == EMPTY);
        let tiles = play.tiles.to_le_bytes();
        let placed: Vec<Placed> = squares
            .zip(&tiles[..usize::from(play.count)])
            .map(|(square, &tile)| (square as u16, tile))
            .collect();
        let charge = if self.opening {
            i64::from(opening_charge(self.search.rules.tables, &play.record(0)))
        } else {
            0
        };
        self.full = !self
            .search
            .judged(self.variation, &placed, Made::Known, charge, self.visit);
    }

    fn is_full(&self) -> bool {
        self.full
    }
}

/// The tables for a hand with a tile more, taken off the board.
fn widened(tables: &Tables) -> Tables {
    let mut wide = tables.clone();
    wide.rack_size += 1;
    wide.bonus_by_count.push(0);
    wide
}

fn compare(a: &Ranked, b: &Ranked, by: By) -> Ordering {
    let score = b.score.cmp(&a.score);
    let equity = b.equity.cmp(&a.equity);
    let measures = match by {
        By::Score => score.then(equity),
        By::Equity => equity.then(score),
    };
    measures
        .then_with(|| a.play.placed.cmp(&b.play.placed))
        .then_with(|| a.play.swap.cmp(&b.play.swap))
        .then_with(|| a.play.readings.cmp(&b.play.readings))
}
