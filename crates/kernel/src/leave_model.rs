//! Trained leave values in a small form, and the bytes of a leave file.
//!
//! A leave is worth the sum of: what each copy of each tile brings, what each pair of different kinds
//! brings together, how its vowels and consonants balance, and, for leaves of up to `short` tiles, what
//! training saw beyond all that. Everything in millipoints.
//!
//! ```text
//! file   6 u32: "FKLV", version, letters, largest, short, copies; little-endian like all that follows
//!        vowels     a byte for each kind, blank first
//!        single     i32 [kind][copy]           a fifth copy counts like the fourth
//!        pair       i32 [kind a < kind b]      in the order (0,1) (0,2) .. (1,2) ..
//!        balance    i32 [vowels][consonants]   of 0..=largest each; blanks are neither
//!        short      i16 [rank]                 `Ranks::new(kinds, short)`
//!        SHA-256 of all before
//! ```

use crate::leaves::Ranks;
use crate::sha256::sha256;
use crate::tables::{Tables, RACK_MAX};
use crate::tile::LETTERS_MAX;
use std::fmt;

/// "FKLV", little-endian.
const MAGIC: u32 = u32::from_le_bytes(*b"FKLV");
/// Raised whenever the layout changes.
const VERSION: u32 = 1;
/// Copies of a tile with a value of their own.
pub const COPIES: usize = 4;
/// No part of a value is larger, so that sums fit.
pub const PART_MAX: i32 = 1_000_000;
/// No leave of more tiles has a value of its own.
pub const SHORT_MAX: usize = 4;
const HEAD: usize = 24;
const DIGEST: usize = 32;

/// Why a leave file is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveFileError {
    /// It does not begin like one, or is of another version.
    NotLeaves,
    /// Its sizes are out of range.
    Sizes,
    /// It is shorter or longer than its head says.
    Length,
    /// It was changed after it was written.
    Checksum,
    /// A value is larger than `PART_MAX`, or a vowel mark neither 0 nor 1.
    Value,
}

impl fmt::Display for LeaveFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LeaveFileError::NotLeaves => "no leave file of this version",
            LeaveFileError::Sizes => "the leave file's sizes are out of range",
            LeaveFileError::Length => "the leave file is cut short or too long",
            LeaveFileError::Checksum => "the leave file was changed",
            LeaveFileError::Value => "the leave file holds a value out of range",
        })
    }
}

impl std::error::Error for LeaveFileError {}

/// The values.
#[derive(Clone, Debug)]
pub struct LeaveModel {
    /// Whether a kind is a vowel, blank first.
    pub vowels: Vec<bool>,
    /// Tiles of the largest leave that was trained.
    pub largest: usize,
    /// `[kind][copy]`.
    pub single: Vec<[i32; COPIES]>,
    /// By `pair_index`.
    pub pair: Vec<i32>,
    /// `[vowels * (largest + 1) + consonants]`.
    pub balance: Vec<i32>,
    /// By rank.
    pub short: Vec<i16>,
    /// The ranks of short leaves.
    pub ranks: Ranks,
}

/// The place of a pair of kinds `a < b` among those of `kinds`.
#[inline]
pub fn pair_index(kinds: usize, a: usize, b: usize) -> usize {
    debug_assert!(a < b && b < kinds);
    a * (2 * kinds - a - 1) / 2 + b - a - 1
}

impl LeaveModel {
    /// A model that values everything at 0.
    pub fn zero(vowels: &[bool], largest: usize, short: usize) -> Self {
        let kinds = vowels.len();
        let ranks = Ranks::new(kinds, short);
        LeaveModel {
            vowels: vowels.to_vec(),
            largest,
            single: vec![[0; COPIES]; kinds],
            pair: vec![0; kinds * (kinds - 1) / 2],
            balance: vec![0; (largest + 1) * (largest + 1)],
            short: vec![0; ranks.len()],
            ranks,
        }
    }

    /// Whether these tables have the alphabet and the vowels that the model was made for.
    pub fn fits(&self, tables: &Tables) -> bool {
        self.vowels == tables.vowels
    }

    /// Millipoints of a leave of sorted tiles.
    pub fn value(&self, sorted: &[u8]) -> i32 {
        if sorted.is_empty() {
            return 0;
        }
        let kinds = self.vowels.len();
        let mut sum = 0;
        let mut distinct = [0usize; RACK_MAX];
        let (mut count, mut copies, mut vowels, mut consonants) = (0, 0, 0, 0);
        for (index, &tile) in sorted.iter().enumerate() {
            let kind = usize::from(tile);
            if index > 0 && sorted[index - 1] == tile {
                copies += 1;
            } else {
                copies = 0;
                for &other in &distinct[..count] {
                    sum += self.pair[pair_index(kinds, other, kind)];
                }
                distinct[count] = kind;
                count += 1;
            }
            sum += self.single[kind][copies.min(COPIES - 1)];
            vowels += usize::from(self.vowels[kind]);
            consonants += usize::from(kind != 0 && !self.vowels[kind]);
        }
        let side = self.largest + 1;
        sum += self.balance[vowels.min(self.largest) * side + consonants.min(self.largest)];
        if sorted.len() <= self.ranks.largest() {
            sum += i32::from(self.short[self.ranks.rank(sorted)]);
        }
        sum
    }

    /// The bytes of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let head = [
            MAGIC,
            VERSION,
            self.vowels.len() as u32 - 1,
            self.largest as u32,
            self.ranks.largest() as u32,
            COPIES as u32,
        ];
        for number in head {
            out.extend_from_slice(&number.to_le_bytes());
        }
        out.extend(self.vowels.iter().map(|&vowel| u8::from(vowel)));
        let parts = self.single.iter().flatten();
        for number in parts.chain(&self.pair).chain(&self.balance) {
            out.extend_from_slice(&number.to_le_bytes());
        }
        for number in &self.short {
            out.extend_from_slice(&number.to_le_bytes());
        }
        let digest = sha256(&out);
        out.extend_from_slice(&digest);
        out
    }

    /// The model of a file's bytes, all of it checked.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LeaveFileError> {
        if bytes.len() < HEAD + DIGEST {
            return Err(LeaveFileError::Length);
        }
        let word = |index: usize| {
            let at = index * 4;
            u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
        };
        if word(0) != MAGIC || word(1) != VERSION || word(5) != COPIES as u32 {
            return Err(LeaveFileError::NotLeaves);
        }
        let [letters, largest, short] = [word(2), word(3), word(4)].map(|n| n as usize);
        if !(1..=LETTERS_MAX).contains(&letters) || largest >= RACK_MAX || short > SHORT_MAX {
            return Err(LeaveFileError::Sizes);
        }
        let (body, digest) = bytes.split_at(bytes.len() - DIGEST);
        let mut model = LeaveModel::zero(&vec![false; letters + 1], largest, short);
        if body.len() != model.body_length() {
            return Err(LeaveFileError::Length);
        }
        if sha256(body) != digest {
            return Err(LeaveFileError::Checksum);
        }
        model.read(&body[HEAD..])?;
        Ok(model)
    }

    fn body_length(&self) -> usize {
        let numbers = self.single.len() * COPIES + self.pair.len() + self.balance.len();
        HEAD + self.vowels.len() + numbers * 4 + self.short.len() * 2
    }

    fn read(&mut self, body: &[u8]) -> Result<(), LeaveFileError> {
        let (marks, rest) = body.split_at(self.vowels.len());
        for (vowel, &mark) in self.vowels.iter_mut().zip(marks) {
            *vowel = match mark {
                0 => false,
                1 => true,
                _ => return Err(LeaveFileError::Value),
            };
        }
        let numbers = self.single.len() * COPIES + self.pair.len() + self.balance.len();
        let (parts, short) = rest.split_at(numbers * 4);
        let places = self.single.iter_mut().flatten();
        let places = places.chain(&mut self.pair).chain(&mut self.balance);
        for (place, bytes) in places.zip(parts.chunks_exact(4)) {
            *place = i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
            if place.checked_abs().is_none_or(|size| size > PART_MAX) {
                return Err(LeaveFileError::Value);
            }
        }
        for (place, bytes) in self.short.iter_mut().zip(short.chunks_exact(2)) {
            *place = i16::from_le_bytes([bytes[0], bytes[1]]);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    fn chance_model() -> LeaveModel {
        let mut rng = Rng::new(3);
        let mut model = LeaveModel::zero(&[false, true, false, false, true], 6, 3);
        let mut number = || rng.below(20_001) as i32 - 10_000;
        model
            .single
            .iter_mut()
            .flatten()
            .for_each(|n| *n = number());
        model.pair.iter_mut().for_each(|n| *n = number());
        model.balance.iter_mut().for_each(|n| *n = number());
        model.short.iter_mut().for_each(|n| *n = number() as i16);
        model
    }

    #[test]
    fn pairs_are_numbered_once_each() {
        let mut seen = [false; 10];
        for a in 0..5 {
            for b in a + 1..5 {
                seen[pair_index(5, a, b)] = true;
            }
        }
        assert_eq!(seen, [true; 10]);
    }

    #[test]
    fn a_value_is_the_sum_of_its_parts() {
        let model = chance_model();
        let (one, two) = (model.single[1], model.single[2]);
        let parts = one[0] + one[1] + two[0] + model.pair[pair_index(5, 1, 2)];
        let balance = model.balance[2 * 7 + 1];
        let short = i32::from(model.short[model.ranks.rank(&[1, 1, 2])]);
        assert_eq!(model.value(&[1, 1, 2]), parts + balance + short);
        assert_eq!(model.value(&[]), 0);
        assert_ne!(model.value(&[0, 0, 0, 0, 0]), model.value(&[0, 0, 0, 0]));
    }

    #[test]
    fn a_file_comes_back_as_it_was_written() {
        let model = chance_model();
        let again = LeaveModel::from_bytes(&model.to_bytes()).unwrap();
        assert_eq!(again.to_bytes(), model.to_bytes());
        assert_eq!(again.value(&[0, 1, 2, 3]), model.value(&[0, 1, 2, 3]));
    }

    fn signed(mut body: Vec<u8>) -> Vec<u8> {
        let digest = sha256(&body);
        body.extend_from_slice(&digest);
        body
    }

    #[test]
    fn each_fault_of_a_file_has_its_own_refusal() {
        let good = chance_model().to_bytes();
        let refuse = |bytes: &[u8]| LeaveModel::from_bytes(bytes).unwrap_err();
        assert_eq!(refuse(&[]), LeaveFileError::Length);
        assert_eq!(refuse(&good[..good.len() - 1]), LeaveFileError::Length);
        let mut bad = good.clone();
        bad[0] ^= 1;
        assert_eq!(refuse(&bad), LeaveFileError::NotLeaves);
        for (at, value) in [(8, 63), (8, 0), (12, 12), (16, 5), (19, 255)] {
            let mut bad = good.clone();
            bad[at] = value;
            assert_eq!(refuse(&bad), LeaveFileError::Sizes, "{at}");
        }
        let mut bad = good.clone();
        bad[HEAD + 7] ^= 1;
        assert_eq!(refuse(&bad), LeaveFileError::Checksum);
        let body = &good[..good.len() - DIGEST];
        let mut bad = body.to_vec();
        bad[HEAD] = 2;
        assert_eq!(refuse(&signed(bad)), LeaveFileError::Value);
        let mut bad = body.to_vec();
        bad[HEAD + 5..HEAD + 9].copy_from_slice(&i32::MIN.to_le_bytes());
        assert_eq!(refuse(&signed(bad)), LeaveFileError::Value);
    }

    #[test]
    fn no_bytes_make_it_panic() {
        let good = chance_model().to_bytes();
        let mut rng = Rng::new(11);
        for _ in 0..3_000 {
            let mut bytes = good.clone();
            for _ in 0..1 + rng.below(4) {
                let early = rng.below(2) == 0;
                let at = rng.below(if early { 32 } else { bytes.len() as u64 });
                bytes[at as usize] = rng.below(256) as u8;
            }
            bytes.truncate(rng.below(bytes.len() as u64 + 1) as usize);
            if rng.below(2) == 0 {
                bytes = signed(bytes);
            }
            if let Ok(model) = LeaveModel::from_bytes(&bytes) {
                model.value(&[0, 0, 1, 2, 3, 4]);
            }
        }
    }
}
