//! Rules beyond the plain crossword game: swaps, corner chains, lengths, readings, other points, equations.
//!
//! The plain part (`generate`) finds plays by the plain rules; here every changed position is put to it and every
//! play that comes out is judged by all the rules. Read after the modules of one position: `judge` (one play),
//! `runs` and `chain` (the line of a play), `points`, then `variations`, `corners`, `equations`, `find`.

use crate::graph::Graph;
use crate::sha256::sha256;
use crate::tables::Tables;
use crate::tile::{in_hand, BLANK_BIT};
use std::collections::HashSet;

mod chain;
mod corners;
pub mod equations;
pub mod find;
pub mod judge;
mod points;
mod runs;
mod variations;

/// Which tile on the board may be taken for one of the rack inside a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwapRule {
    /// None.
    None,
    /// Only a blank, only for the very letter that it stands for.
    BlankExact,
    /// Any tile, for any tile of the rack.
    AnyLetter,
}

/// What becomes of the tile that a swap frees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freed {
    /// It is laid in the same play.
    UseNow,
    /// It may be kept.
    Keep,
    /// It may be kept when a word of the play runs through the square of the swap.
    UseNowUnless,
}

/// The rules that the plain tables do not have; `src/fishka/rules/tables.py` names and explains them alike.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Extra {
    pub swap: SwapRule,
    pub repeat_words: bool,
    pub swap_remove: bool,
    pub freed_tile: Freed,
    pub corner_chain: bool,
    pub corner_forced: bool,
    pub share_letter: bool,
    pub max_extended_words: Option<usize>,
    pub min_word_len: usize,
    pub corner_min_word_len: usize,
    pub first_word_min_letters: usize,
    pub first_word_min_syllables: usize,
    pub first_word_all: bool,
    pub blanks_unexhausted: bool,
    pub blanks_read_anew: bool,
    pub blank_as_letter: bool,
    pub word_premiums_added: bool,
    pub premiums_always: bool,
    pub factor_by_count: Vec<u32>,
    pub bonus_whole_hand: bool,
    pub first_values: Vec<(u8, u32)>,
    pub changed_words_score: bool,
    pub theme_points: u32,
    /// In ascending order.
    pub theme_words: Vec<Vec<u8>>,
}

impl Extra {
    /// Whether lists are as long as the tables demand and hold tiles of the alphabet.
    pub fn fits(&self, tables: &Tables) -> bool {
        let factors = self.factor_by_count.len();
        (factors == 0 || factors == tables.rack_size + 1)
            && self
                .first_values
                .iter()
                .all(|&(tile, _)| (1..=tables.letter_count).contains(&usize::from(tile)))
    }

    /// SHA-256 over the numbers, in the layout of `RuleTables.extra_digest`.
    pub fn digest(&self) -> [u8; 32] {
        let mut out = Vec::new();
        let mut number = |value: u32| out.extend_from_slice(&value.to_le_bytes());
        number(self.swap as u32);
        number(u32::from(self.repeat_words));
        number(u32::from(self.swap_remove));
        number(self.freed_tile as u32);
        for flag in [self.corner_chain, self.corner_forced, self.share_letter] {
            number(u32::from(flag));
        }
        number(self.max_extended_words.map_or(u32::MAX, |most| most as u32));
        for count in [
            self.min_word_len,
            self.corner_min_word_len,
            self.first_word_min_letters,
            self.first_word_min_syllables,
        ] {
            number(count as u32);
        }
        for flag in [
            self.first_word_all,
            self.blanks_unexhausted,
            self.blanks_read_anew,
            self.blank_as_letter,
            self.word_premiums_added,
            self.premiums_always,
        ] {
            number(u32::from(flag));
        }
        number(self.factor_by_count.len() as u32);
        self.factor_by_count.iter().for_each(|&one| number(one));
        number(u32::from(self.bonus_whole_hand));
        number(self.first_values.len() as u32);
        for &(tile, points) in &self.first_values {
            number(u32::from(tile));
            number(points);
        }
        number(u32::from(self.changed_words_score));
        number(self.theme_points);
        number(self.theme_words.len() as u32);
        for word in &self.theme_words {
            out.extend_from_slice(&(word.len() as u32).to_le_bytes());
            out.extend_from_slice(word);
        }
        sha256(&out)
    }
}

/// What counts as a word.
#[derive(Clone, Copy)]
pub enum Dictionary<'a> {
    /// The table's whole list.
    Words(Graph<'a>),
    /// Valid equations; by tile the sign that it shows (ASCII: digits, `+-*/=`), 0 for none.
    Equations(&'a [u8; 64]),
}

impl Dictionary<'_> {
    /// Whether these letters are a word.
    pub fn contains(&self, letters: &[u8]) -> bool {
        match self {
            Dictionary::Words(graph) => graph.contains(letters),
            Dictionary::Equations(signs) => {
                let text: Vec<u8> = letters.iter().map(|&one| signs[usize::from(one)]).collect();
                equations::is_equation(&text)
            }
        }
    }
}

/// One edition's rules.
#[derive(Clone, Copy)]
pub struct Rules<'a> {
    /// The plain ones.
    pub tables: &'a Tables,
    /// The others.
    pub extra: &'a Extra,
    /// The words.
    pub dictionary: Dictionary<'a>,
}

/// A position as the rules see it: the board, the hand at the start of the turn, and the past.
#[derive(Clone, Debug)]
pub struct At {
    /// Tiles by square.
    pub cells: Vec<u8>,
    /// The hand, sorted.
    pub rack: Vec<u8>,
    /// Words of plays that stood.
    pub words_played: HashSet<Vec<u8>>,
    /// Letters ever laid, a bit each.
    pub letters_laid: u64,
    /// By square, whether its premium is used up although the square is empty.
    pub spent: Vec<bool>,
}

/// Put a tile in place of another, or (None) take it off.
pub type Swap = (u16, Option<u8>);
/// A tile on a square.
pub type Placed = (u16, u8);

/// A play, its tiles in ascending order of squares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// What is laid.
    pub placed: Vec<Placed>,
    /// At most one swap.
    pub swap: Option<Swap>,
    /// Blanks read anew.
    pub readings: Vec<Placed>,
}

/// How many of each tile a hand holds.
pub(crate) fn counted(rack: &[u8]) -> [u8; 64] {
    let mut counts = [0; 64];
    for &tile in rack {
        counts[usize::from(tile)] += 1;
    }
    counts
}

/// Whether a tile is a letter of the alphabet, or a blank that stands for one.
pub(crate) fn is_named(tables: &Tables, tile: u8) -> bool {
    let letter = usize::from(tile & !BLANK_BIT);
    (1..=tables.letter_count).contains(&letter)
}

/// The hand without these tiles as they were laid; they are in it: the caller's duty.
pub(crate) fn without(rack: &[u8], laid: impl Iterator<Item = u8>) -> Vec<u8> {
    let mut left = rack.to_vec();
    for tile in laid {
        let hand = in_hand(tile);
        if let Some(at) = left.iter().position(|&one| one == hand) {
            left.remove(at);
        }
    }
    left
}
