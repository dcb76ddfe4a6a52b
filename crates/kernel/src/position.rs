//! A board and a rack, checked against the tables once, so that the rest of the kernel may trust them.

use crate::record::Record;
use crate::tables::Tables;
use crate::tile::{in_hand, letter_of, BLANK_BIT, EMPTY};
use std::fmt;

/// Why a position is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The board has another number of squares than the tables.
    BoardSize,
    /// A tile of the board that is no letter, or a blank without one.
    BoardTile,
    /// More tiles than a rack holds.
    RackSize,
    /// A tile of the rack that is neither a letter nor a bare blank.
    RackTile,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PositionError::BoardSize => "the board has another size than the tables",
            PositionError::BoardTile => "a tile on the board is no letter of the alphabet",
            PositionError::RackSize => "the rack holds more tiles than the tables allow",
            PositionError::RackTile => "a tile on the rack is no tile of the alphabet",
        })
    }
}

impl std::error::Error for PositionError {}

/// A checked board, row by row.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    cells: &'a [u8],
    empty: bool,
}

impl<'a> Board<'a> {
    /// The board of these cells.
    pub fn new(tables: &Tables, cells: &'a [u8]) -> Result<Self, PositionError> {
        if cells.len() != tables.rows * tables.cols {
            return Err(PositionError::BoardSize);
        }
        let mut empty = true;
        for &cell in cells.iter().filter(|&&cell| cell != EMPTY) {
            empty = false;
            if !(1..=tables.letter_count).contains(&usize::from(letter_of(cell))) {
                return Err(PositionError::BoardTile);
            }
        }
        Ok(Board { cells, empty })
    }

    /// The board of cells that came from a checked one by checked plays: the caller's duty.
    pub(crate) fn laid(cells: &'a [u8]) -> Self {
        let empty = cells.iter().all(|&cell| cell == EMPTY);
        Board { cells, empty }
    }

    /// The cells, row by row.
    pub fn cells(&self) -> &'a [u8] {
        self.cells
    }

    /// Whether no tile lies on it.
    pub fn is_empty(&self) -> bool {
        self.empty
    }
}

/// A rack by kinds of tile, in ascending order; a sub-multiset has an index in mixed radix.
#[derive(Clone, Debug)]
pub struct Rack {
    /// How many of each tile, by tile.
    pub counts: [u8; 64],
    /// The letters on the rack, a bit each; bit 0 is a blank.
    pub mask: u64,
    /// Index of the sub-multiset with one tile of this kind, by tile; 0 when the rack has none.
    pub strides: [u16; 64],
    /// The tiles, sorted.
    pub tiles: Vec<u8>,
    /// How many sub-multisets there are, the empty and the whole included: at most 2^12.
    pub subsets: usize,
}

impl Rack {
    /// The rack of these tiles, in any order.
    pub fn new(tables: &Tables, tiles: &[u8]) -> Result<Self, PositionError> {
        if tiles.len() > tables.rack_size {
            return Err(PositionError::RackSize);
        }
        let mut rack = Rack {
            counts: [0; 64],
            mask: 0,
            strides: [0; 64],
            tiles: tiles.to_vec(),
            subsets: 1,
        };
        rack.tiles.sort_unstable();
        for &tile in tiles {
            if tile & BLANK_BIT != 0 || usize::from(tile) > tables.letter_count {
                return Err(PositionError::RackTile);
            }
            rack.counts[usize::from(tile)] += 1;
            rack.mask |= 1 << tile;
        }
        for (stride, &count) in rack.strides.iter_mut().zip(&rack.counts) {
            if count > 0 {
                *stride = rack.subsets as u16;
                rack.subsets *= usize::from(count) + 1;
            }
        }
        Ok(rack)
    }

    /// Index of the sub-multiset that stays after a move of tiles of this rack.
    pub fn left_by(&self, record: &Record) -> usize {
        let tiles = &record.tiles[..usize::from(record.count)];
        let strides = tiles
            .iter()
            .map(|&tile| usize::from(self.strides[usize::from(in_hand(tile))]));
        self.subsets - 1 - strides.sum::<usize>()
    }

    /// The tiles of a sub-multiset, sorted, into `out`; how many they are.
    pub fn subset(&self, index: usize, out: &mut [u8]) -> usize {
        let (mut size, mut rest) = (0, index);
        let mut kinds = self.mask;
        while kinds != 0 {
            let tile = kinds.trailing_zeros() as u8;
            kinds &= kinds - 1;
            let radix = usize::from(self.counts[usize::from(tile)]) + 1;
            let count = rest % radix;
            rest /= radix;
            out[size..size + count].fill(tile);
            size += count;
        }
        size
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::tests::small;

    #[test]
    fn the_sub_multisets_of_a_rack_are_each_numbered_once() {
        let tables = small(5, 3, 5);
        let rack = Rack::new(&tables, &[3, 0, 1, 1, 3]).unwrap();
        assert_eq!(rack.subsets, 2 * 3 * 3);
        let mut seen = std::collections::BTreeSet::new();
        for index in 0..rack.subsets {
            let mut tiles = [0; 12];
            let size = rack.subset(index, &mut tiles);
            let sum: usize = tiles[..size]
                .iter()
                .map(|&t| usize::from(rack.strides[usize::from(t)]))
                .sum();
            assert_eq!(sum, index);
            seen.insert(tiles[..size].to_vec());
        }
        assert_eq!(seen.len(), rack.subsets);
    }

    #[test]
    fn faulty_positions_are_refused_by_name() {
        let tables = small(5, 3, 3);
        let mut cells = [0u8; 25];
        assert!(Board::new(&tables, &cells).unwrap().is_empty());
        assert_eq!(
            Board::new(&tables, &cells[1..]).unwrap_err(),
            PositionError::BoardSize
        );
        for bad in [4, 0x80, 0x84, 0xff] {
            cells[3] = bad;
            assert_eq!(
                Board::new(&tables, &cells).unwrap_err(),
                PositionError::BoardTile
            );
        }
        assert_eq!(
            Rack::new(&tables, &[1, 1, 1, 1]).unwrap_err(),
            PositionError::RackSize
        );
        assert_eq!(
            Rack::new(&tables, &[4]).unwrap_err(),
            PositionError::RackTile
        );
        assert_eq!(
            Rack::new(&tables, &[0x81]).unwrap_err(),
            PositionError::RackTile
        );
    }
}
