//! A row or column prepared for generation: tiles, multipliers, cross checks, anchors.
//!
//! A lane depends on nothing but the board and the tables, so that lanes untouched by a move can be kept
//! from one turn to the next.

use crate::graph::Graph;
use crate::position::Board;
use crate::tables::{Tables, SIDE_MAX};
use crate::tile::{letter_of, BLANK_BIT, EMPTY};

/// Every letter fits.
pub const ANY_LETTER: u64 = !1;
/// No tile beside the square across the lane.
pub const NO_CROSSING: i32 = -1;
/// Places that arrays of a lane have room for: a power of two, so that a masked place is within them.
pub(crate) const ROOM: usize = 32;
const _: () = assert!(SIDE_MAX <= ROOM);

/// One line of squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// Squares of the lane.
    pub len: usize,
    /// Number of its first square.
    pub first_square: u16,
    /// From one square to the next.
    pub step: u16,
    /// Letters of the tiles on it; 0 where empty.
    pub letters: [u8; ROOM],
    /// Points of the tiles on it.
    pub values: [i32; ROOM],
    /// Letter factors of the squares.
    pub letter_factors: [i32; ROOM],
    /// Word factors of the squares.
    pub word_factors: [i32; ROOM],
    /// Letters that an empty square may take for the word across the lane.
    pub allowed: [u64; ROOM],
    /// Points of the tiles beside an empty square across the lane, or `NO_CROSSING`.
    pub crossing: [i32; ROOM],
    /// What an empty square makes of a tile's points: in the low half for the main word, in the high half
    /// for the word across, its factor included.
    pub(crate) effects: [u64; ROOM],
    /// Places with a tile, a bit each.
    pub(crate) tiles: u32,
    /// Empty squares through which a play may pass for the first time, a bit each.
    pub anchors: u32,
}

/// Which way a lane runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Along a row.
    Across,
    /// Along a column.
    Down,
}

impl Direction {
    /// Number of lanes, squares of each, step along a lane, step from lane to lane.
    pub(crate) fn frame(self, tables: &Tables) -> (usize, usize, usize, usize) {
        match self {
            Direction::Across => (tables.rows, tables.cols, 1, tables.cols),
            Direction::Down => (tables.cols, tables.rows, tables.cols, 1),
        }
    }

    /// How many lanes run this way.
    pub fn lanes(self, tables: &Tables) -> usize {
        self.frame(tables).0
    }
}

impl Lane {
    /// Lane number `index` of a direction.
    pub fn new(
        tables: &Tables,
        graph: &Graph<'_>,
        board: &Board<'_>,
        direction: Direction,
        index: usize,
    ) -> Self {
        let (_, len, step, across) = direction.frame(tables);
        let mut lane = Lane {
            len,
            first_square: (index * across) as u16,
            step: step as u16,
            letters: [0; ROOM],
            values: [0; ROOM],
            letter_factors: [1; ROOM],
            word_factors: [1; ROOM],
            allowed: [ANY_LETTER; ROOM],
            crossing: [NO_CROSSING; ROOM],
            effects: [1; ROOM],
            tiles: 0,
            anchors: 0,
        };
        for at in 0..len {
            let square = lane.square(at);
            lane.letter_factors[at] = i32::from(tables.letter_multipliers[square]);
            lane.word_factors[at] = i32::from(tables.word_multipliers[square]);
            lane.refresh(tables, graph, board.cells(), direction, at);
            let opening = board.is_empty()
                && (tables.start_squares.is_empty()
                    || tables.start_squares.contains(&(square as u32)));
            if opening {
                lane.anchors |= 1 << at;
            }
        }
        lane
    }

    /// The square at this place.
    #[inline]
    pub fn square(&self, at: usize) -> usize {
        usize::from(self.first_square) + at * usize::from(self.step)
    }

    /// Reads one place anew from a board that is not empty any more, or never was.
    pub(crate) fn refresh(
        &mut self,
        tables: &Tables,
        graph: &Graph<'_>,
        cells: &[u8],
        direction: Direction,
        at: usize,
    ) {
        let (lanes, len, step, across) = direction.frame(tables);
        let square = self.square(at);
        self.letters[at] = letter_of(cells[square]);
        self.values[at] = 0;
        self.allowed[at] = ANY_LETTER;
        self.crossing[at] = NO_CROSSING;
        self.anchors &= !(1 << at);
        self.tiles &= !(1 << at);
        self.effects[at] = self.letter_factors[at] as u64;
        if cells[square] != EMPTY {
            self.tiles |= 1 << at;
            self.values[at] = value(tables, cells[square]);
            return;
        }
        let index = match direction {
            Direction::Across => square / tables.cols,
            Direction::Down => square % tables.cols,
        };
        let before = run(cells, square, across, index);
        let after = run_after(cells, square, across, lanes - 1 - index);
        if before > 0 || after > 0 {
            let crossing = Crossing {
                cells,
                square,
                across,
                before,
                after,
            };
            self.crossing[at] = crossing.points(tables);
            let across = self.letter_factors[at] * self.word_factors[at];
            self.effects[at] |= (across as u64) << 32;
            self.allowed[at] = crossing.letters(graph);
            self.anchors |= 1 << at;
        }
        let beside = (at > 0 && cells[square - step] != EMPTY)
            || (at + 1 < len && cells[square + step] != EMPTY);
        if beside {
            self.anchors |= 1 << at;
        }
    }

    /// The first place from `at` on without a tile; `len` where there is none.
    #[inline]
    pub(crate) fn free_from(&self, at: usize) -> usize {
        at + (!(self.tiles >> at)).trailing_zeros() as usize
    }
}

/// Points of a tile on the board: a blank has the value of a blank.
pub fn value(tables: &Tables, tile: u8) -> i32 {
    let kind = if tile & BLANK_BIT != 0 { 0 } else { tile };
    tables.values[usize::from(kind)] as i32
}

/// Tiles in a row before `square`, at most `most`.
fn run(cells: &[u8], square: usize, step: usize, most: usize) -> usize {
    (1..=most)
        .take_while(|n| cells[square - n * step] != EMPTY)
        .count()
}

/// Tiles in a row after `square`, at most `most`.
fn run_after(cells: &[u8], square: usize, step: usize, most: usize) -> usize {
    (1..=most)
        .take_while(|n| cells[square + n * step] != EMPTY)
        .count()
}

/// The tiles on both sides of an empty square, across a lane.
struct Crossing<'a> {
    cells: &'a [u8],
    square: usize,
    across: usize,
    before: usize,
    after: usize,
}

impl Crossing<'_> {
    fn tile(&self, offset: isize) -> u8 {
        let square = self.square as isize + offset * self.across as isize;
        self.cells[square as usize]
    }

    fn offsets(&self) -> impl Iterator<Item = isize> {
        (-(self.before as isize)..=self.after as isize).filter(|&offset| offset != 0)
    }

    fn points(&self, tables: &Tables) -> i32 {
        self.offsets()
            .map(|offset| value(tables, self.tile(offset)))
            .sum()
    }

    /// The letters that make a word of it.
    fn letters(&self, graph: &Graph<'_>) -> u64 {
        let before = (-(self.before as isize)..0).map(|offset| letter_of(self.tile(offset)));
        let after = (1..=self.after as isize).map(|offset| letter_of(self.tile(offset)));
        if self.before == 0 {
            // Read backwards, the letter comes last: the node after the reversed rest knows.
            return walk(graph, graph.root(), after.rev())
                .map_or(0, |node| graph.accepting(node) & ANY_LETTER);
        }
        let Some(node) = walk(graph, graph.forward_root(), before) else {
            return 0;
        };
        if self.after == 0 {
            return graph.accepting(node) & ANY_LETTER;
        }
        let mask = graph.mask(node);
        let mut rest = mask & ANY_LETTER;
        let mut out = 0;
        while rest != 0 {
            let letter = rest.trailing_zeros();
            rest &= rest - 1;
            let mut arc = graph.arc_in(node, mask, letter);
            let fits = after.clone().all(|next| {
                graph
                    .arc(arc.target(), next)
                    .map(|found| arc = found)
                    .is_some()
            });
            if fits && arc.accepts() {
                out |= 1 << letter;
            }
        }
        out
    }
}

fn walk(graph: &Graph<'_>, from: u32, letters: impl Iterator<Item = u8>) -> Option<u32> {
    let mut node = from;
    for letter in letters {
        node = graph.arc(node, letter)?.target();
    }
    Some(node)
}
