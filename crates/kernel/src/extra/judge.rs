//! One play judged by all the rules: other code than the referee's, with the same answers.

use super::chain::{main_lines, Main};
use super::points::{extra_points, first_tiles, Values};
use super::runs::{Grid, Run};
use super::{counted, is_named, At, Freed, Placed, Play, Rules, SwapRule};
use crate::tile::{in_hand, letter_of, BLANK_BIT, EMPTY};

/// What is known of the words that a play makes with new tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// They are in the dictionary.
    Known,
    /// They have to be looked up.
    Asked,
    /// Whatever they are.
    Any,
}

/// The points of a play, or None when it is refused. Squares of the play are in ascending order.
pub fn judge(rules: &Rules<'_>, at: &At, play: &Play, made: Made) -> Option<i64> {
    let grid = Grid {
        rows: rules.tables.rows,
        cols: rules.tables.cols,
    };
    if play.placed.is_empty() || !form_is_right(rules, at, play) {
        return None;
    }
    let freed = play
        .swap
        .map(|(square, _)| in_hand(at.cells[usize::from(square)]));
    if !holds(&at.rack, play, freed) || only_moves(play, freed) {
        return None;
    }
    let mut old = at.cells.clone();
    if let Some((square, tile)) = play.swap {
        old[usize::from(square)] = tile.unwrap_or(EMPTY);
    }
    for &(square, tile) in &play.readings {
        old[usize::from(square)] = tile;
    }
    let mut cells = old.clone();
    let mut new = vec![false; cells.len()];
    for &(square, tile) in &play.placed {
        let place = usize::from(square);
        if old.get(place) != Some(&EMPTY)
            || new[place]
            || play.swap.is_some_and(|one| one.0 == square)
        {
            return None;
        }
        cells[place] = tile;
        new[place] = true;
    }
    let laid = Laid {
        rules,
        at,
        play,
        grid,
        old: &old,
        cells: &cells,
        new: &new,
        freed,
    };
    laid.judged(made)
}

/// Tiles with letters, readings and a swap that the rules have.
fn form_is_right(rules: &Rules<'_>, at: &At, play: &Play) -> bool {
    let (tables, extra) = (rules.tables, rules.extra);
    if !play.placed.iter().all(|&(_, tile)| is_named(tables, tile)) {
        return false;
    }
    for (index, &(square, tile)) in play.readings.iter().enumerate() {
        let lies = at.cells.get(usize::from(square)).copied().unwrap_or(EMPTY);
        if !extra.blanks_read_anew
            || play.readings[..index].iter().any(|one| one.0 == square)
            || lies & BLANK_BIT == 0
            || tile & BLANK_BIT == 0
            || !is_named(tables, tile)
            || tile == lies
            || play.swap.is_some_and(|one| one.0 == square)
        {
            return false;
        }
    }
    let Some((square, tile)) = play.swap else {
        return true;
    };
    let lies = at.cells.get(usize::from(square)).copied().unwrap_or(EMPTY);
    match (tile, extra.swap) {
        (None, _) => extra.swap_remove && lies != EMPTY,
        (Some(_), SwapRule::None) => false,
        (Some(tile), SwapRule::BlankExact) => {
            lies & BLANK_BIT != 0 && tile == letter_of(lies) && is_named(tables, tile)
        }
        (Some(tile), SwapRule::AnyLetter) => {
            lies != EMPTY && tile != lies && is_named(tables, tile)
        }
    }
}

/// Whether a tile is taken off and laid elsewhere, and no other.
fn only_moves(play: &Play, freed: Option<u8>) -> bool {
    match (play.swap, play.placed.as_slice()) {
        (Some((_, None)), [one]) => Some(in_hand(one.1)) == freed,
        _ => false,
    }
}

/// Whether the hand, with a freed tile, has all that the play wants.
fn holds(rack: &[u8], play: &Play, freed: Option<u8>) -> bool {
    let mut held = counted(rack);
    if let Some(tile) = freed {
        held[usize::from(tile)] += 1;
    }
    let given = play.swap.and_then(|(_, tile)| tile);
    play.placed
        .iter()
        .map(|&(_, tile)| tile)
        .chain(given)
        .all(|tile| {
            let count = &mut held[usize::from(in_hand(tile))];
            let enough = *count > 0;
            *count = count.saturating_sub(1);
            enough
        })
}

/// A play whose tiles lie on empty squares.
struct Laid<'a> {
    rules: &'a Rules<'a>,
    at: &'a At,
    play: &'a Play,
    grid: Grid,
    /// The board before the new tiles, swap and readings done.
    old: &'a [u8],
    cells: &'a [u8],
    new: &'a [bool],
    freed: Option<u8>,
}

impl Laid<'_> {
    fn judged(&self, made: Made) -> Option<i64> {
        if !self.freed_is_right() || !self.readings_are_needed() {
            return None;
        }
        let squares: Vec<usize> = self
            .play
            .placed
            .iter()
            .map(|one| usize::from(one.0))
            .collect();
        let lines = main_lines(self.rules, self.grid, self.cells, &squares);
        let first = *lines.first()?;
        let main = if self.at.cells.iter().all(|&cell| cell == EMPTY) {
            self.opens(&squares, first).then_some(first)?
        } else {
            self.in_contact(&squares, &lines)?
        };
        let words = self.made_runs(&squares, main);
        let changed = self.changed_runs();
        let known = |run: &Run| {
            let letters = self.grid.letters(self.cells, *run);
            self.rules.dictionary.contains(&letters)
        };
        let sound = match made {
            Made::Known => changed.iter().all(known),
            Made::Asked => words.iter().chain(&changed).all(known),
            Made::Any => true,
        };
        if !sound || !self.limits_hold(&words, &changed) {
            return None;
        }
        Some(self.points(&words, &changed))
    }

    /// The freed tile is laid, or may be kept.
    fn freed_is_right(&self) -> bool {
        let (Some(freed), Some((square, tile))) = (self.freed, self.play.swap) else {
            return true;
        };
        self.rules.extra.freed_tile == Freed::Keep
            || self.play.placed.iter().any(|one| in_hand(one.1) == freed)
            || (self.rules.extra.freed_tile == Freed::UseNowUnless
                && tile.is_some()
                && self.meets_new(usize::from(square)))
    }

    /// Whether a run through this square holds a new tile.
    fn meets_new(&self, square: usize) -> bool {
        [true, false].into_iter().any(|across| {
            let run = self.grid.run(self.cells, square, across);
            self.grid.squares(run).any(|one| self.new[one])
        })
    }

    fn readings_are_needed(&self) -> bool {
        let mut squares = self.play.readings.iter().map(|one| usize::from(one.0));
        squares.all(|square| self.meets_new(square))
    }

    fn opens(&self, squares: &[usize], main: Main) -> bool {
        let (tables, extra) = (self.rules.tables, self.rules.extra);
        let starts = &tables.start_squares;
        if squares.len() < tables.first_move_min_tiles.max(2)
            || !(starts.is_empty() || squares.iter().any(|&at| starts.contains(&(at as u32))))
        {
            return false;
        }
        let word = self.grid.run(self.cells, main.0, main.1);
        let vowels = self
            .grid
            .squares(word)
            .filter(|&at| tables.vowels[usize::from(letter_of(self.cells[at]))]);
        let mut wanted = Vec::new();
        if extra.first_word_min_letters > 2 {
            wanted.push(usize::from(word.len) >= extra.first_word_min_letters);
        }
        if extra.first_word_min_syllables > 0 {
            wanted.push(vowels.count() >= extra.first_word_min_syllables);
        }
        if extra.first_word_all {
            wanted.iter().all(|&one| one)
        } else {
            wanted.is_empty() || wanted.contains(&true)
        }
    }

    /// The main line of a play that touches what lies there.
    fn in_contact(&self, squares: &[usize], lines: &[Main]) -> Option<Main> {
        let mut beside = squares.iter().flat_map(|&at| self.grid.beside(at));
        if !beside.any(|one| self.old[one] != EMPTY) || self.is_left_apart() {
            return None;
        }
        let share = self.rules.extra.share_letter;
        let fits = |&&(square, across): &&Main| {
            let word = self.grid.run(self.cells, square, across);
            word.len > 1 && (!share || self.grid.squares(word).any(|one| self.old[one] != EMPTY))
        };
        let found = lines.iter().find(fits).copied();
        if share {
            found
        } else {
            found.or(lines.first().copied())
        }
    }

    /// Whether a removal leaves the tiles in several parts.
    fn is_left_apart(&self) -> bool {
        if !matches!(self.play.swap, Some((_, None))) {
            return false;
        }
        let Some(start) = self.cells.iter().position(|&cell| cell != EMPTY) else {
            return false;
        };
        let mut reached = vec![false; self.cells.len()];
        let mut edge = vec![start];
        reached[start] = true;
        while let Some(square) = edge.pop() {
            for one in self.grid.beside(square) {
                if self.cells[one] != EMPTY && !reached[one] {
                    reached[one] = true;
                    edge.push(one);
                }
            }
        }
        (0..self.cells.len()).any(|at| self.cells[at] != EMPTY && !reached[at])
    }

    /// Every run of two or more squares through a new tile, the main one first.
    fn made_runs(&self, squares: &[usize], main: Main) -> Vec<Run> {
        let mut found = Vec::with_capacity(squares.len() + 1);
        let mut add = |run: Run| {
            if run.len > 1 && !found.contains(&run) {
                found.push(run);
            }
        };
        add(self.grid.run(self.cells, main.0, main.1));
        for &square in squares {
            for across in [!main.1, main.1] {
                add(self.grid.run(self.cells, square, across));
            }
        }
        found
    }

    /// Runs of two or more without a new tile that read otherwise because of the swap.
    fn changed_runs(&self) -> Vec<Run> {
        let Some((square, tile)) = self.play.swap else {
            return Vec::new();
        };
        let square = usize::from(square);
        let mut runs = Vec::new();
        match tile {
            None => {
                for one in self
                    .grid
                    .beside(square)
                    .filter(|&one| self.cells[one] != EMPTY)
                {
                    let across = one / self.grid.cols == square / self.grid.cols;
                    runs.push(self.grid.run(self.cells, one, across));
                }
            }
            Some(tile) if letter_of(tile) == letter_of(self.at.cells[square]) => {}
            Some(_) => {
                runs.extend([true, false].map(|across| self.grid.run(self.cells, square, across)));
            }
        }
        runs.retain(|&run| run.len > 1 && !self.grid.squares(run).any(|one| self.new[one]));
        runs
    }

    fn limits_hold(&self, words: &[Run], changed: &[Run]) -> bool {
        let extra = self.rules.extra;
        let least = if words.len() > 1 {
            extra.corner_min_word_len
        } else {
            extra.min_word_len
        };
        words.iter().all(|run| usize::from(run.len) >= least)
            && self.is_not_cut_short()
            && (extra.repeat_words || self.is_not_repeated(words, changed))
            && extra
                .max_extended_words
                .is_none_or(|most| self.extended(words) <= most)
            && (!extra.blanks_unexhausted || self.blanks_are_left())
    }

    /// Each word that a removal shortens keeps a part that is long enough.
    fn is_not_cut_short(&self) -> bool {
        let Some((square, None)) = self.play.swap else {
            return true;
        };
        let (square, least) = (usize::from(square), self.rules.extra.min_word_len);
        [true, false].into_iter().all(|across| {
            if self.grid.run(&self.at.cells, square, across).len < 2 {
                return true;
            }
            let along = |&one: &usize| (one / self.grid.cols == square / self.grid.cols) == across;
            let parts: Vec<usize> = self
                .grid
                .beside(square)
                .filter(along)
                .filter(|&one| self.cells[one] != EMPTY)
                .map(|one| usize::from(self.grid.run(self.cells, one, across).len))
                .collect();
            let longest = parts.iter().copied().max().unwrap_or(0);
            parts
                .iter()
                .all(|&len| len >= least || (len == 1 && longest >= least))
        })
    }

    fn is_not_repeated(&self, words: &[Run], changed: &[Run]) -> bool {
        let mut seen: Vec<Vec<u8>> = Vec::new();
        words.iter().chain(changed).all(|&run| {
            let letters = self.grid.letters(self.cells, run);
            let again = seen.contains(&letters) || self.at.words_played.contains(&letters);
            seen.push(letters);
            !again
        })
    }

    /// How many runs of two or more old tiles are made longer.
    fn extended(&self, words: &[Run]) -> usize {
        let mut count = 0;
        for &run in words {
            let mut part = 0;
            for square in self.grid.squares(run) {
                part = if self.old[square] == EMPTY {
                    0
                } else {
                    part + 1
                };
                count += usize::from(part == 2);
            }
        }
        count
    }

    /// Whether each blank stands for a letter of which a real tile is still off the board.
    fn blanks_are_left(&self) -> bool {
        let given = self.play.swap.and_then(|(_, tile)| tile);
        let laid = self.play.placed.iter().chain(&self.play.readings);
        laid.map(|one| one.1).chain(given).all(|tile| {
            let letter = letter_of(tile);
            tile & BLANK_BIT == 0
                || (self.at.cells.iter().filter(|&&cell| cell == letter).count() as u32)
                    < self.rules.tables.counts[usize::from(letter)]
        })
    }

    fn points(&self, words: &[Run], changed: &[Run]) -> i64 {
        let given = self
            .play
            .swap
            .and_then(|(square, tile)| Some((square, tile?)));
        let mut all: Vec<Placed> = given
            .into_iter()
            .chain(self.play.placed.iter().copied())
            .collect();
        all.sort_unstable();
        let values = Values {
            grid: self.grid,
            cells: self.cells,
            new: self.new,
            first: first_tiles(self.rules, self.at, &all),
        };
        let counted = if self.rules.extra.changed_words_score {
            changed
        } else {
            &[]
        };
        let runs = words.iter().chain(counted);
        let points: i64 = runs.map(|&run| values.word(self.rules, self.at, run)).sum();
        let laid = self.play.placed.len();
        let used = self
            .freed
            .is_some_and(|freed| self.play.placed.iter().any(|one| in_hand(one.1) == freed));
        let from_rack = laid + usize::from(given.is_some()) - usize::from(used);
        let held = self.at.rack.len();
        let left = held + usize::from(self.freed.is_some()) - laid - usize::from(given.is_some());
        points + extra_points(self.rules, points, from_rack, held, left) + self.theme(words)
    }

    fn theme(&self, words: &[Run]) -> i64 {
        let is_theme = words.first().is_some_and(|&main| {
            let letters = self.grid.letters(self.cells, main);
            self.rules.extra.theme_words.binary_search(&letters).is_ok()
        });
        if is_theme {
            i64::from(self.rules.extra.theme_points)
        } else {
            0
        }
    }
}
