//! Where a play may lie in a lane, from its first square to its last, and what its squares are worth:
//! from that follows quickly that no play there can be good enough.
//!
//! The tiles of a play in a window score the points fixed by the board, plus for every laid tile its value
//! times the effect of its square: letter factor times the word's factor, and times the square's own
//! word factor once more where a word crosses. Effects and values both sorted bound that sum.

use crate::anagram::letter_key;
use crate::lane::{Lane, NO_CROSSING, ROOM};
use crate::record::Kind;
use crate::reserve::RACK_ROOM;
use crate::tables::Tables;

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
    /// Its squares, a bit each.
    pub span: u32,
    /// Points that do not depend on the tiles laid, bonus included.
    pub fixed: i32,
    /// Key of the letters that lie in it.
    pub key: u64,
    /// What the squares do to a tile's value, the largest first; what stands beyond those to lay on is for no tile.
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

impl Window {
    /// Squares of the main word.
    #[inline]
    pub fn length(&self) -> usize {
        usize::from(self.right - self.left) + 1
    }
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
        if lane.anchors == 0 {
            return;
        }
        let least = if opening {
            tables.first_move_min_tiles
        } else {
            1
        };
        let line = Line::new(lane);
        let mut anchors = lane.anchors;
        let mut limit = 0;
        while anchors != 0 {
            let anchor = anchors.trailing_zeros() as usize;
            anchors &= anchors - 1;
            // A single tile with words both ways is the row's.
            let rows = kind == Kind::Down && lane.crossing[anchor] != NO_CROSSING;
            let place = Place {
                anchor,
                limit,
                least: if rows { least.max(2) } else { least },
            };
            let start = self.all.len();
            if tables.rack_size < 8 {
                self.over::<8>(tables, lane, &line, place);
            } else {
                self.over::<RACK_ROOM>(tables, lane, &line, place);
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

    /// All windows over an anchor: from the tiles on its left, else from each place that a play may begin at.
    fn over<const N: usize>(&mut self, tables: &Tables, lane: &Lane, line: &Line, place: Place) {
        let Place { anchor, limit, .. } = place;
        let mut left = anchor;
        while left > limit && lane.tiles >> (left - 1) & 1 == 1 {
            left -= 1;
        }
        let lowest = if left < anchor {
            left
        } else {
            limit.max((anchor + 1).saturating_sub(tables.rack_size))
        };
        for left in (lowest..=left).rev() {
            self.from::<N>(tables, lane, line, place, left);
        }
    }

    /// All windows from `left` over the anchor.
    fn from<const N: usize>(
        &mut self,
        tables: &Tables,
        lane: &Lane,
        line: &Line,
        place: Place,
        left: usize,
    ) {
        let (mut effects, mut laid, mut factor) = (none::<N>(), 0, 1);
        let first = lane.free_from(left);
        let mut at = first;
        while at < lane.len && laid < tables.rack_size {
            laid += 1;
            let next = lane.free_from(at + 1);
            let word = lane.word_factors[at];
            if word == 1 {
                insert(&mut effects, line.effect(at, factor));
            } else {
                factor *= word;
                effects = line.effects(lane, first..next, factor);
            }
            if next > place.anchor && next - left > 1 && laid >= place.least {
                let (before, after) = (&line.before[left], &line.before[next]);
                let mut wide = [0; RACK_ROOM];
                wide[..N].copy_from_slice(&effects);
                self.all.push(Window {
                    left: left as u8,
                    right: next as u8 - 1,
                    laid: laid as u8,
                    through: after.tiles > before.tiles,
                    span: (1 << next) - (1 << left),
                    fixed: (after.board - before.board) * factor
                        + (after.side - before.side)
                        + tables.bonus_by_count[laid] as i32,
                    key: after.key.wrapping_sub(before.key),
                    effects: wide,
                });
            }
            at = next;
        }
    }
}

/// An anchor, the leftmost place that a play of it may reach, and the tiles that it must lay.
#[derive(Clone, Copy)]
struct Place {
    anchor: usize,
    limit: usize,
    least: usize,
}

/// A lane with sums: what a window has is the difference between those at its ends.
struct Line {
    /// Before each place, and before the lane's end.
    before: [Before; ROOM],
    /// Letter factor and, where a word crosses, own word factor (else 0) of each place.
    squares: [(i32, i32); ROOM],
}

/// Sums over the places of a lane before one.
#[derive(Clone, Copy, Default)]
struct Before {
    /// Key of the letters that lie there.
    key: u64,
    /// Points of the tiles that lie there.
    board: i32,
    /// Points of the tiles beside empty places, with the factors of their words.
    side: i32,
    /// Tiles that lie there.
    tiles: u32,
}

impl Line {
    fn new(lane: &Lane) -> Self {
        let mut line = Line {
            before: [Before::default(); ROOM],
            squares: [(0, 0); ROOM],
        };
        let mut sums = Before::default();
        for at in 0..lane.len {
            if lane.tiles >> at & 1 == 1 {
                sums.key = sums.key.wrapping_add(letter_key(lane.letters[at]));
                sums.board += lane.values[at];
                sums.tiles += 1;
            } else {
                let crossed = lane.crossing[at] != NO_CROSSING;
                let own = if crossed { lane.word_factors[at] } else { 0 };
                sums.side += lane.crossing[at] * own;
                line.squares[at] = (lane.letter_factors[at], own);
            }
            line.before[at + 1] = sums;
        }
        line
    }

    /// What an empty place makes of a tile's points under this factor of the main word.
    #[inline]
    fn effect(&self, at: usize, factor: i32) -> i16 {
        let (letter, own) = self.squares[at];
        (letter * (factor + own)) as i16
    }

    /// The effects of all empty places within these, the first of which is one.
    fn effects<const N: usize>(
        &self,
        lane: &Lane,
        places: std::ops::Range<usize>,
        factor: i32,
    ) -> [i16; N] {
        let mut effects = none();
        let mut at = places.start;
        while at < places.end {
            insert(&mut effects, self.effect(at, factor));
            at = lane.free_from(at + 1);
        }
        effects
    }
}

/// Sorts a number in among numbers of which the largest comes first: each place keeps its number, or takes the new
/// one, or that of the place before. The last place holds the largest number there is, and so is the one before
/// the first.
// Inlined, the last place would be known to the compiler, which then takes the vectors apart.
#[inline(never)]
fn insert<const N: usize>(row: &mut [i16; N], number: i16) {
    let old = *row;
    let mut before = old;
    before[1..].copy_from_slice(&old[..N - 1]);
    before[0] = old[N - 1];
    for n in 0..N {
        row[n] = old[n].max(before[n].min(number));
    }
}

/// No effects yet: the last place is never one's.
fn none<const N: usize>() -> [i16; N] {
    let mut effects = [0; N];
    effects[N - 1] = i16::MAX;
    effects
}
