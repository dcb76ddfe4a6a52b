//! What the words of a play are worth under rules beyond the plain ones.

use super::runs::{Grid, Run};
use super::{At, Placed, Rules};
use crate::tile::{letter_of, BLANK_BIT};

/// What decides the points of words besides the tables.
pub(super) struct Values<'a> {
    pub grid: Grid,
    /// The board with the play on it.
    pub cells: &'a [u8],
    /// By square, whether a tile is new.
    pub new: &'a [bool],
    /// Squares whose tile is the first of its letter in the game, and what it is worth.
    pub first: Vec<(usize, i64)>,
}

/// Where a letter with a value for its first tile lies for the first time; `laid` in ascending order.
pub(super) fn first_tiles(rules: &Rules<'_>, at: &At, laid: &[Placed]) -> Vec<(usize, i64)> {
    let mut found = Vec::new();
    for &(tile, points) in &rules.extra.first_values {
        if at.letters_laid >> tile & 1 == 0 {
            if let Some(&(square, _)) = laid.iter().find(|&&(_, one)| one == tile) {
                found.push((usize::from(square), i64::from(points)));
            }
        }
    }
    found
}

impl Values<'_> {
    /// Points of a word.
    pub fn word(&self, rules: &Rules<'_>, at: &At, run: Run) -> i64 {
        let (tables, extra) = (rules.tables, rules.extra);
        let mut points = 0;
        let mut factor = if extra.word_premiums_added { 0 } else { 1 };
        for square in self.grid.squares(run) {
            let tile = self.cells[square];
            let mut value = if tile & BLANK_BIT != 0 && !extra.blank_as_letter {
                i64::from(tables.values[0])
            } else {
                i64::from(tables.values[usize::from(letter_of(tile))])
            };
            if let Some(&(_, first)) = self.first.iter().find(|&&(place, _)| place == square) {
                value = first;
            }
            if extra.premiums_always || (self.new[square] && !at.spent[square]) {
                value *= i64::from(tables.letter_multipliers[square]);
                let times = i64::from(tables.word_multipliers[square]);
                if !extra.word_premiums_added {
                    factor *= times;
                } else if times > 1 {
                    factor += times;
                }
            }
            points += value;
        }
        points * factor.max(1)
    }
}

/// What a play earns besides the points of its words, for many tiles.
pub(super) fn extra_points(
    rules: &Rules<'_>,
    points: i64,
    from_rack: usize,
    held_before: usize,
    held_after: usize,
) -> i64 {
    let tables = rules.tables;
    if rules.extra.bonus_whole_hand && (held_before < tables.rack_size || held_after > 0) {
        return 0;
    }
    if rules.extra.factor_by_count.is_empty() {
        return tables
            .bonus_by_count
            .get(from_rack)
            .map_or(0, |&bonus| i64::from(bonus));
    }
    let factor = rules.extra.factor_by_count.get(from_rack).copied();
    points * (i64::from(factor.unwrap_or(1)) - 1)
}
