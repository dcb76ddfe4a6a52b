//! Rule tables as the kernel receives them, checked, and their digest: one layout with
//! `src/fishka/rules/tables.py`.

use crate::sha256::sha256;
use crate::tile::LETTERS_MAX;
use std::fmt;

/// The longest side of a board.
pub const SIDE_MAX: usize = 21;
/// The largest rack.
pub const RACK_MAX: usize = 12;
/// No play may score more, so that points times 1000 fit into an `i32`.
pub const SCORE_MAX: u64 = 2_000_000;

/// What legality and points need. Tile numbers run from 0 (blank) to `letter_count`; squares from 0, row
/// by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    /// Rows, 1 to 21.
    pub rows: usize,
    /// Columns, 1 to 21.
    pub cols: usize,
    /// Factors by square, 1 or more.
    pub letter_multipliers: Vec<u8>,
    /// Factors by square, 1 or more.
    pub word_multipliers: Vec<u8>,
    /// A first play covers one of them; empty: it may lie anywhere.
    pub start_squares: Vec<u32>,
    /// Letters of the alphabet, 1 to 62.
    pub letter_count: usize,
    /// Points by tile.
    pub values: Vec<u32>,
    /// Tiles in the full set by tile.
    pub counts: Vec<u32>,
    /// Whether a letter is a vowel, by tile.
    pub vowels: Vec<bool>,
    /// Tiles of a full rack, 1 to 12.
    pub rack_size: usize,
    /// Points added for laying n tiles, from n = 0 to `rack_size`.
    pub bonus_by_count: Vec<u32>,
    /// Tiles that a first play needs.
    pub first_move_min_tiles: usize,
}

/// Why tables are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablesError {
    /// A board has 1 to 21 rows and columns.
    Board,
    /// An array is not as long as the board, the alphabet or the rack demands; which one.
    Length(&'static str),
    /// A multiplier is 0.
    Multiplier,
    /// A start square is outside the board.
    StartSquare,
    /// An alphabet has 1 to 62 letters.
    Alphabet,
    /// A rack has 1 to 12 tiles.
    Rack,
    /// A play could score more than `SCORE_MAX`, or one tile on its squares more than 32,767.
    ScoreTooLarge,
}

impl fmt::Display for TablesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TablesError::Board => write!(f, "a board has 1 to {SIDE_MAX} rows and columns"),
            TablesError::Length(name) => write!(f, "{name} has the wrong length"),
            TablesError::Multiplier => write!(f, "a multiplier is 0"),
            TablesError::StartSquare => write!(f, "a start square is outside the board"),
            TablesError::Alphabet => write!(f, "an alphabet has 1 to {LETTERS_MAX} letters"),
            TablesError::Rack => write!(f, "a rack has 1 to {RACK_MAX} tiles"),
            TablesError::ScoreTooLarge => write!(f, "a play could score more than {SCORE_MAX}"),
        }
    }
}

impl std::error::Error for TablesError {}

impl Tables {
    /// These tables, if they are consistent and every score fits its width.
    pub fn checked(self) -> Result<Self, TablesError> {
        let side = 1..=SIDE_MAX;
        if !side.contains(&self.rows) || !side.contains(&self.cols) {
            return Err(TablesError::Board);
        }
        if !(1..=LETTERS_MAX).contains(&self.letter_count) {
            return Err(TablesError::Alphabet);
        }
        if !(1..=RACK_MAX).contains(&self.rack_size) {
            return Err(TablesError::Rack);
        }
        let squares = self.rows * self.cols;
        let tiles = self.letter_count + 1;
        for (name, length, right) in [
            ("letter_multipliers", self.letter_multipliers.len(), squares),
            ("word_multipliers", self.word_multipliers.len(), squares),
            ("values", self.values.len(), tiles),
            ("counts", self.counts.len(), tiles),
            ("vowels", self.vowels.len(), tiles),
            (
                "bonus_by_count",
                self.bonus_by_count.len(),
                self.rack_size + 1,
            ),
        ] {
            if length != right {
                return Err(TablesError::Length(name));
            }
        }
        if self.letter_multipliers.contains(&0) || self.word_multipliers.contains(&0) {
            return Err(TablesError::Multiplier);
        }
        if self.start_squares.iter().any(|&s| s as usize >= squares) {
            return Err(TablesError::StartSquare);
        }
        if self.score_bound().is_none_or(|bound| bound > SCORE_MAX) || !self.effects_fit() {
            return Err(TablesError::ScoreTooLarge);
        }
        Ok(self)
    }

    /// No play scores more than this; None when it does not even fit 64 bits.
    fn score_bound(&self) -> Option<u64> {
        let value = u64::from(*self.values.iter().max()?);
        let letter = u64::from(*self.letter_multipliers.iter().max()?);
        let longest = self.rows.max(self.cols) as u64;
        let word_value = value.checked_mul(letter)?.checked_mul(longest)?;
        let factor = self.word_factor()?;
        let single = u64::from(*self.word_multipliers.iter().max()?);
        let main = word_value.checked_mul(factor)?;
        let crossing = word_value
            .checked_mul(single)?
            .checked_mul(self.rack_size as u64)?;
        let bonus = u64::from(*self.bonus_by_count.iter().max()?);
        main.checked_add(crossing)?.checked_add(bonus)
    }

    /// Whether values, and what squares make of them, fit the `i16` of the bounds.
    fn effects_fit(&self) -> bool {
        let most = i16::MAX as u64;
        let letter = u64::from(self.letter_multipliers.iter().copied().max().unwrap_or(1));
        let single = u64::from(self.word_multipliers.iter().copied().max().unwrap_or(1));
        let lines = self.word_factor().unwrap_or(u64::MAX);
        let effect = lines
            .checked_add(single)
            .and_then(|sum| sum.checked_mul(letter));
        effect.is_some_and(|effect| effect <= most)
            && self.values.iter().all(|&value| u64::from(value) <= most)
    }

    /// The largest factor of a word.
    fn word_factor(&self) -> Option<u64> {
        let mut factor = 1u64;
        for row in 0..self.rows {
            let line = (0..self.cols).map(|col| self.word_multipliers[row * self.cols + col]);
            factor = factor.max(self.line_factor(line.collect())?);
        }
        for col in 0..self.cols {
            let line = (0..self.rows).map(|row| self.word_multipliers[row * self.cols + col]);
            factor = factor.max(self.line_factor(line.collect())?);
        }
        Some(factor)
    }

    /// The largest factor of a word in a line: as many squares as a rack has tiles.
    fn line_factor(&self, mut multipliers: Vec<u8>) -> Option<u64> {
        multipliers.sort_unstable_by(|a, b| b.cmp(a));
        multipliers
            .iter()
            .take(self.rack_size)
            .try_fold(1u64, |product, &m| product.checked_mul(u64::from(m)))
    }

    /// SHA-256 over the arrays, in the layout of `RuleTables.digest`.
    pub fn digest(&self) -> [u8; 32] {
        let mut out = Vec::new();
        let numbers = |out: &mut Vec<u8>, items: &[u32]| {
            for item in items {
                out.extend_from_slice(&item.to_le_bytes());
            }
        };
        let head = [
            self.rows,
            self.cols,
            self.letter_count,
            self.rack_size,
            self.first_move_min_tiles,
        ]
        .map(|n| n as u32);
        numbers(&mut out, &head);
        out.extend_from_slice(&self.letter_multipliers);
        out.extend_from_slice(&self.word_multipliers);
        numbers(&mut out, &[self.start_squares.len() as u32]);
        numbers(&mut out, &self.start_squares);
        numbers(&mut out, &self.values);
        numbers(&mut out, &self.counts);
        out.extend(self.vowels.iter().map(|&vowel| u8::from(vowel)));
        numbers(&mut out, &self.bonus_by_count);
        sha256(&out)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A small board of `side` squares with a start in the middle, letters worth 1, 2, 3 ...
    pub(crate) fn small(side: usize, letters: usize, rack: usize) -> Tables {
        let squares = side * side;
        let mut word_multipliers = vec![1; squares];
        word_multipliers[0] = 3;
        word_multipliers[squares / 2] = 2;
        let mut letter_multipliers = vec![1; squares];
        letter_multipliers[side + 1] = 3;
        let mut bonus_by_count = vec![0; rack + 1];
        bonus_by_count[rack] = 50;
        let mut vowels = vec![false; letters + 1];
        vowels[1] = true;
        Tables {
            rows: side,
            cols: side,
            letter_multipliers,
            word_multipliers,
            start_squares: vec![(squares / 2) as u32],
            letter_count: letters,
            values: (0..=letters as u32).collect(),
            counts: vec![2; letters + 1],
            vowels,
            rack_size: rack,
            bonus_by_count,
            first_move_min_tiles: 2,
        }
        .checked()
        .unwrap()
    }

    #[test]
    fn each_inconsistency_has_its_own_refusal() {
        let good = small(5, 3, 3);
        let refuse = |change: fn(&mut Tables)| {
            let mut bad = good.clone();
            change(&mut bad);
            bad.checked().unwrap_err()
        };
        assert_eq!(refuse(|t| t.rows = 22), TablesError::Board);
        assert_eq!(refuse(|t| t.letter_count = 63), TablesError::Alphabet);
        assert_eq!(refuse(|t| t.rack_size = 13), TablesError::Rack);
        assert_eq!(
            refuse(|t| t.values.truncate(1)),
            TablesError::Length("values")
        );
        assert_eq!(
            refuse(|t| t.letter_multipliers[0] = 0),
            TablesError::Multiplier
        );
        assert_eq!(
            refuse(|t| t.start_squares.push(25)),
            TablesError::StartSquare
        );
        assert_eq!(
            refuse(|t| t.word_multipliers.fill(255)),
            TablesError::ScoreTooLarge
        );
        assert_eq!(
            refuse(|t| t.values[1] = u32::MAX),
            TablesError::ScoreTooLarge
        );
    }

    #[test]
    fn every_number_counts_in_the_digest() {
        let good = small(5, 3, 3);
        let mut other = good.clone();
        other.bonus_by_count[3] = 51;
        assert_ne!(good.digest(), other.digest());
    }
}
