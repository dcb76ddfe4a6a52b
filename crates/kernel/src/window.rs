//! Where a play may lie in a lane, from its first square to its last, and what its squares are worth:
//! from that follows quickly that no play there can be good enough.
//!
//! The tiles of a play in a window score the points fixed by the board, plus for every laid tile its value
//! times the effect of its square: letter factor times the word's factor, and times the square's own
//! word factor once more where a word crosses. Effects and values both sorted bound that sum.

use crate::anagram::letter_key;
use crate::lane::{Lane, NO_CROSSING};
use crate::record::Kind;
use crate::reserve::RACK_ROOM;
use crate::tables::{Tables, RACK_MAX};

/// One window.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    /// First square of the main word.
    pub left: u8,
    /// Last square of the main word.
    pub right: u8,
    /// Tiles to lay.
    pub laid: u8,
    /// Whether the main word goes through tiles that lie.
    pub through: bool,
    /// Points that do not depend on the tiles laid, bonus included.
    pub fixed: i32,
    /// Key of the letters that lie in it.
    pub key: u64,
    /// What the squares do to a tile's value, the largest first; 0 beyond `laid`.
    pub effects: [i16; RACK_ROOM],
}

/// An anchor with its windows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    /// The anchor's place in the lane.
    pub anchor: u8,
    /// The leftmost place that a play of this anchor may reach.
    pub limit: u8,
    /// Index of its first window.
    pub start: u16,
    /// Index past its last.
    pub end: u16,
}

/// The windows of a lane, by anchor; those of an anchor by their left end, then by tiles to lay.
#[derive(Clone, Debug, Default)]
pub(crate) struct Windows {
    pub groups: Vec<Group>,
    pub all: Vec<Window>,
}

impl Windows {
    /// Makes this equal to another in the memory that it has.
    pub fn copy_from(&mut self, other: &Windows) {
        self.groups.clone_from(&other.groups);
        self.all.clone_from(&other.all);
    }

    /// Finds them all anew.
    pub fn fill(&mut self, tables: &Tables, lane: &Lane, kind: Kind, opening: bool) {
        self.groups.clear();
        self.all.clear();
        let least = if opening {
            tables.first_move_min_tiles
        } else {
            1
        };
        let mut anchors = lane.anchors;
        let mut limit = 0;
        while anchors != 0 {
            let anchor = anchors.trailing_zeros() as usize;
            anchors &= anchors - 1;
            let start = self.all.len();
            let mut left = anchor;
            while left > limit && lane.letters[left - 1] != 0 {
                left -= 1;
            }
            let fixed_left = left < anchor;
            loop {
                if tables.rack_size <= 8 {
                    self.from::<8>(tables, lane, kind, least, anchor, left);
                } else {
                    self.from::<RACK_ROOM>(tables, lane, kind, least, anchor, left);
                }
                let laid = anchor - left + 1;
                if fixed_left || left == limit || laid >= tables.rack_size {
                    break;
                }
                left -= 1;
            }
            self.groups.push(Group {
                anchor: anchor as u8,
                limit: limit as u8,
                start: start as u16,
                end: self.all.len() as u16,
            });
            limit = anchor + 1;
        }
    }

    /// All windows from `left` over the anchor.
    fn from<const N: usize>(
        &mut self,
        tables: &Tables,
        lane: &Lane,
        kind: Kind,
        least: usize,
        anchor: usize,
        left: usize,
    ) {
        let mut sum = Sum::default();
        let mut at = left;
        while at < lane.len {
            if lane.letters[at] != 0 {
                sum.pass(lane, at);
                at += 1;
                continue;
            }
            if sum.laid == tables.rack_size {
                return;
            }
            sum.lay::<N>(lane, at);
            at += 1;
            while at < lane.len && lane.letters[at] != 0 {
                sum.pass(lane, at);
                at += 1;
            }
            // A single tile with words both ways is the row's.
            let rows_own =
                sum.laid == 1 && kind == Kind::Down && lane.crossing[anchor] != NO_CROSSING;
            if at > anchor && at - left > 1 && sum.laid >= least && !rows_own {
                self.all.push(Window {
                    left: left as u8,
                    right: at as u8 - 1,
                    laid: sum.laid as u8,
                    through: sum.through,
                    fixed: sum.board * sum.factor
                        + sum.side
                        + tables.bonus_by_count[sum.laid] as i32,
                    key: sum.key,
                    effects: sum.effects.0,
                });
            }
        }
    }
}

/// A window in the making.
struct Sum {
    laid: usize,
    through: bool,
    key: u64,
    /// Points of the tiles that lie in it.
    board: i32,
    /// Points of the tiles that cross it, with the factors of their words.
    side: i32,
    factor: i32,
    effects: Sorted,
    /// Letter factor and, where a word crosses, own word factor (else 0) of each square to lay on.
    squares: [(i32, i32); RACK_MAX],
}

/// Numbers, the largest first; 0 beyond them.
#[derive(Clone, Copy)]
struct Sorted([i16; RACK_ROOM]);

impl Sorted {
    /// With one more: each place keeps its number, or takes the new one, or the one before it. Only the first
    /// `N` places are used.
    #[inline]
    fn insert<const N: usize>(&mut self, number: i16) {
        let mut row = [0i16; N];
        row.copy_from_slice(&self.0[..N]);
        let mut before = [i16::MAX; N];
        before[1..].copy_from_slice(&row[..N - 1]);
        for (place, before) in row.iter_mut().zip(before) {
            *place = (*place).max(before.min(number));
        }
        self.0[..N].copy_from_slice(&row);
    }
}

impl Default for Sum {
    fn default() -> Self {
        Sum {
            laid: 0,
            through: false,
            key: 0,
            board: 0,
            side: 0,
            factor: 1,
            effects: Sorted([0; RACK_ROOM]),
            squares: [(0, 0); RACK_MAX],
        }
    }
}

impl Sum {
    fn pass(&mut self, lane: &Lane, at: usize) {
        self.through = true;
        self.key = self.key.wrapping_add(letter_key(lane.letters[at]));
        self.board += lane.values[at];
    }

    fn lay<const N: usize>(&mut self, lane: &Lane, at: usize) {
        let word = lane.word_factors[at];
        let crossed = lane.crossing[at] != NO_CROSSING;
        if crossed {
            self.side += lane.crossing[at] * word;
        }
        self.squares[self.laid] = (lane.letter_factors[at], if crossed { word } else { 0 });
        self.laid += 1;
        if word == 1 {
            self.insert::<N>(self.laid - 1);
        } else {
            self.factor *= word;
            self.effects = Sorted([0; RACK_ROOM]);
            for place in 0..self.laid {
                self.insert::<N>(place);
            }
        }
    }

    /// Sorts one square's effect in.
    #[inline]
    fn insert<const N: usize>(&mut self, place: usize) {
        let (letter, own) = self.squares[place];
        self.effects
            .insert::<N>((letter * (self.factor + own)) as i16);
    }
}
