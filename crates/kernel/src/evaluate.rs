//! Static evaluation: equity in millipoints = points * 1000 + what stays on the rack (+ opening term).
//!
//! With tiles in the bag, what stays is worth its leave value. With an empty bag there is nothing to keep
//! tiles for: going out gains the points that the others hold twice over, as most editions take them from
//! the others and many give them to the one who went out; staying in risks the same for one's own tiles.
//! On an empty board a vowel laid beside a premium letter square gives the next player that square for a
//! parallel play: a small charge for each.

use crate::generate::{Found, Sink};
use crate::leaves::Leaves;
use crate::position::{Board, Rack};
use crate::record::{Kind, Record};
use crate::tables::{Tables, RACK_MAX};
use crate::tile::{in_hand, letter_of, EMPTY};

/// Millipoints for a vowel that opens a premium square to the next player (ours: two thirds of a point).
const OPEN_PREMIUM: i32 = 650;

/// What tiles are kept for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// More tiles come out of the bag.
    Draws,
    /// The bag is empty.
    End {
        /// Millipoints that going out gains.
        out: i32,
        /// Millipoints that a point of a tile kept costs.
        held: i32,
    },
}

/// Millipoints that a point of a tile kept costs once the bag is empty, and that a point of the others' brings
/// who goes out, where the terms of the game are not told.
pub const HELD: i32 = 2_000;

/// What each sub-multiset of a rack is worth when it stays, in millipoints.
#[derive(Clone, Debug, Default)]
pub struct Stay {
    worths: Vec<i32>,
    ranks: Vec<(u32, u8)>,
}

impl Stay {
    /// With this many tiles in the bag.
    pub fn new(
        tables: &Tables,
        leaves: &Leaves,
        board: &Board<'_>,
        rack: &Rack,
        bag_count: usize,
    ) -> Self {
        let ahead = if bag_count > 0 {
            Ahead::Draws
        } else {
            let others = unseen_points(tables, board.cells(), &rack.tiles);
            Ahead::End {
                out: HELD * others,
                held: HELD,
            }
        };
        let mut stay = Stay::default();
        stay.fill(tables, leaves, rack, ahead);
        stay
    }

    /// Works out all worths anew, in the memory that this has.
    pub fn fill(&mut self, tables: &Tables, leaves: &Leaves, rack: &Rack, ahead: Ahead) {
        match ahead {
            Ahead::Draws => leaves.of_parts(rack, &mut self.ranks, &mut self.worths),
            Ahead::End { out, held } => {
                self.fill_points(tables, rack);
                self.worths.iter_mut().for_each(|worth| *worth *= -held);
                self.worths[0] = out;
            }
        }
    }

    /// The points of each sub-multiset.
    fn fill_points(&mut self, tables: &Tables, rack: &Rack) {
        self.worths.clear();
        self.worths.push(0);
        let mut kinds = rack.mask;
        while kinds != 0 {
            let tile = kinds.trailing_zeros() as usize;
            kinds &= kinds - 1;
            let stride = self.worths.len();
            for at in 0..stride * usize::from(rack.counts[tile]) {
                let points = self.worths[at] + tables.values[tile] as i32;
                self.worths.push(points);
            }
        }
    }

    /// The worths of all sub-multisets, by index.
    pub fn all(&self) -> &[i32] {
        &self.worths
    }

    /// The worth of the sub-multiset with this index.
    #[inline]
    pub fn worth(&self, index: usize) -> i32 {
        self.worths[index]
    }
}

/// Points of all tiles that are neither on the board nor on the rack; a position that has more of a tile
/// than the set counts none of it.
pub(crate) fn unseen_points(tables: &Tables, cells: &[u8], rack: &[u8]) -> i32 {
    let mut left: Vec<i64> = tables
        .counts
        .iter()
        .map(|&count| i64::from(count))
        .collect();
    for &cell in cells.iter().filter(|&&cell| cell != EMPTY) {
        left[usize::from(in_hand(cell))] -= 1;
    }
    for &tile in rack {
        left[usize::from(tile)] -= 1;
    }
    let points: i64 = left
        .iter()
        .zip(&tables.values)
        .map(|(&count, &value)| count.max(0) * i64::from(value))
        .sum();
    points.min(100_000) as i32
}

/// Collects plays with their equity.
pub struct Evaluated<'a> {
    tables: &'a Tables,
    stay: &'a Stay,
    opening: bool,
    /// The plays so far.
    pub records: Vec<Record>,
}

impl<'a> Evaluated<'a> {
    /// An empty list for a board.
    pub fn new(tables: &'a Tables, stay: &'a Stay, board: &Board<'_>) -> Self {
        Self::over(tables, stay, board, Vec::with_capacity(2048))
    }

    /// The same in the memory of an earlier list.
    pub fn over(
        tables: &'a Tables,
        stay: &'a Stay,
        board: &Board<'_>,
        mut records: Vec<Record>,
    ) -> Self {
        records.clear();
        Evaluated {
            tables,
            stay,
            opening: board.is_empty(),
            records,
        }
    }
}

impl Sink for Evaluated<'_> {
    #[inline]
    fn add(&mut self, play: &Found) {
        let mut equity = play.score * 1_000 + self.stay.worth(usize::from(play.left));
        let mut record = play.record(equity);
        if self.opening {
            equity -= opening_charge(self.tables, &record);
            record.equity = equity;
        }
        self.records.push(record);
    }
}

/// The charge for vowels beside premium letter squares, for a play on an empty board.
pub(crate) fn opening_charge(tables: &Tables, play: &Record) -> i32 {
    let (rows, cols) = (tables.rows, tables.cols);
    let premium = |row: usize, col: usize| {
        row < rows && col < cols && tables.letter_multipliers[row * cols + col] > 1
    };
    let (row, col) = (
        usize::from(play.first) / cols,
        usize::from(play.first) % cols,
    );
    let mut charge = 0;
    for (index, &tile) in play.tiles[..usize::from(play.count)].iter().enumerate() {
        if !tables.vowels[usize::from(letter_of(tile))] {
            continue;
        }
        let open = match play.kind {
            Kind::Down => {
                let row = row + index;
                premium(row, col.wrapping_sub(1)) || premium(row, col + 1)
            }
            Kind::Across | Kind::Exchange => {
                let col = col + index;
                premium(row.wrapping_sub(1), col) || premium(row + 1, col)
            }
        };
        charge += i32::from(open) * OPEN_PREMIUM;
    }
    charge
}

/// Every exchange of up to `most` tiles: each distinct multiset once, worth what stays.
pub fn exchanges(rack: &Rack, stay: &Stay, most: usize, out: &mut Vec<Record>) {
    if most == 0 {
        return;
    }
    // By index of the tiles given: each from the one with a tile less, the first from none.
    let start = out.len();
    out.push(exchange_record(rack, 0, 0));
    let mut kinds = rack.mask;
    while kinds != 0 {
        let tile = kinds.trailing_zeros() as u8;
        kinds &= kinds - 1;
        let parts = out.len() - start;
        for at in start..start + parts * usize::from(rack.counts[usize::from(tile)]) {
            let mut record = out[at];
            record.tiles[usize::from(record.count)] = tile;
            record.count += 1;
            record.equity = stay.worth(rack.subsets - 1 - (out.len() - start));
            out.push(record);
        }
    }
    let mut kept = start;
    for at in start + 1..out.len() {
        if usize::from(out[at].count) <= most {
            out[kept] = out[at];
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// The exchange of one sub-multiset, whatever its size.
pub fn exchange_record(rack: &Rack, given: usize, equity: i32) -> Record {
    let mut tiles = [0; RACK_MAX];
    let count = rack.subset(given, &mut tiles);
    Record {
        score: 0,
        equity,
        first: 0,
        kind: Kind::Exchange,
        count: count as u8,
        tiles,
    }
}
