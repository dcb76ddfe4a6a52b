//! One move as a plain record of 24 bytes: an arena of them is a move list.

use crate::tables::RACK_MAX;
use crate::tile::{BLANK_BIT, EMPTY};
use std::cmp::Ordering;

/// Bytes of a record as it crosses the door.
pub const RECORD_BYTES: usize = 24;

/// What kind of move a record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// Tiles laid along a row.
    Across = 0,
    /// Tiles laid along a column.
    Down = 1,
    /// Tiles given back.
    Exchange = 2,
}

/// A play or an exchange with its points.
///
/// ```text
/// i32 score | i32 equity (millipoints) | u16 first square | u8 kind | u8 count | 12 tiles
/// ```
///
/// The tiles of a play lie on the first `count` empty squares from `first` on, along the line; those of an
/// exchange are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// Points.
    pub score: i32,
    /// Static equity in millipoints.
    pub equity: i32,
    /// Square of the first tile laid; 0 for an exchange.
    pub first: u16,
    /// Play or exchange.
    pub kind: Kind,
    /// Tiles laid or given back.
    pub count: u8,
    /// Them; a blank laid carries its letter.
    pub tiles: [u8; RACK_MAX],
}

impl Record {
    /// The record's bytes, little-endian.
    pub fn to_bytes(&self) -> [u8; RECORD_BYTES] {
        let mut out = [0; RECORD_BYTES];
        out[0..4].copy_from_slice(&self.score.to_le_bytes());
        out[4..8].copy_from_slice(&self.equity.to_le_bytes());
        out[8..10].copy_from_slice(&self.first.to_le_bytes());
        out[10] = self.kind as u8;
        out[11] = self.count;
        out[12..].copy_from_slice(&self.tiles);
        out
    }

    /// The record of these bytes; None when they are none.
    pub fn from_bytes(bytes: &[u8; RECORD_BYTES]) -> Option<Self> {
        let word = |at: usize| [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
        let mut tiles = [0; RACK_MAX];
        tiles.copy_from_slice(&bytes[12..]);
        let kind = match bytes[10] {
            0 => Kind::Across,
            1 => Kind::Down,
            2 => Kind::Exchange,
            _ => return None,
        };
        let count = bytes[11];
        (usize::from(count) <= RACK_MAX).then_some(Record {
            score: i32::from_le_bytes(word(0)),
            equity: i32::from_le_bytes(word(4)),
            first: u16::from_le_bytes([bytes[8], bytes[9]]),
            kind,
            count,
            tiles,
        })
    }

    /// Whether a blank is among the tiles laid.
    pub fn lays_blank(&self) -> bool {
        self.tiles.iter().any(|tile| tile & BLANK_BIT != 0)
    }

    /// The squares and tiles of a play on the board it was made for, in ascending order of squares.
    pub fn placed(&self, cells: &[u8], cols: usize) -> impl Iterator<Item = (usize, u8)> + '_ {
        let step = if self.kind == Kind::Across { 1 } else { cols };
        let squares: Vec<usize> = (usize::from(self.first)..cells.len())
            .step_by(step)
            .filter(|&square| cells[square] == EMPTY)
            .take(usize::from(self.count))
            .collect();
        squares.into_iter().zip(self.tiles)
    }

    /// The order of moves that are otherwise equal: plays before exchanges, plays by squares and tiles,
    /// exchanges by tiles.
    pub fn canonical_cmp(&self, other: &Record, cells: &[u8], cols: usize) -> Ordering {
        let exchange = |record: &Record| record.kind == Kind::Exchange;
        match (exchange(self), exchange(other)) {
            (false, true) => Ordering::Less,
            (true, false) => Ordering::Greater,
            (true, true) => {
                self.tiles[..usize::from(self.count)].cmp(&other.tiles[..usize::from(other.count)])
            }
            (false, false) => self.placed(cells, cols).cmp(other.placed(cells, cols)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_comes_back_from_its_bytes() {
        let record = Record {
            score: -3,
            equity: 70_001,
            first: 440,
            kind: Kind::Down,
            count: 2,
            tiles: [1, 0x82, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        };
        let mut bytes = record.to_bytes();
        assert_eq!(Record::from_bytes(&bytes), Some(record));
        bytes[11] = 13;
        assert_eq!(Record::from_bytes(&bytes), None);
        bytes[11] = 2;
        bytes[10] = 3;
        assert_eq!(Record::from_bytes(&bytes), None);
    }
}
