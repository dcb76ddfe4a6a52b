//! The mathematical game: equations valued exactly, and plays that read them.

use super::corners::{lines, windows, Line};
use super::runs::Grid;
use super::{counted, Dictionary, Placed, Rules};
use crate::tile::{in_hand, letter_of, BLANK, BLANK_BIT, EMPTY};

/// A value as numerator and denominator, in lowest terms, the denominator above nought.
///
/// An equation has no more signs than a line has squares (21), so that no product needs more than 70 bits and
/// no sum more than 80.
type Value = (i128, i128);

/// Whether there are two sides or more, and all have the same value.
pub fn is_equation(text: &[u8]) -> bool {
    let mut sides = text.split(|&sign| sign == b'=').map(side_value);
    let Some(Some(first)) = sides.next() else {
        return false;
    };
    let mut others = 0;
    for side in sides {
        if side != Some(first) {
            return false;
        }
        others += 1;
    }
    others > 0
}

/// What a side is worth; None when it is malformed or divides by nought.
pub fn side_value(side: &[u8]) -> Option<Value> {
    let mut rest = side;
    let mut total: Value = (0, 1);
    let mut minus = rest.first() == Some(&b'-');
    if minus {
        rest = &rest[1..];
    }
    loop {
        let (mut term, after) = number(rest)?;
        rest = after;
        while let Some(&mark @ (b'*' | b'/')) = rest.first() {
            let (factor, after) = number(&rest[1..])?;
            rest = after;
            term = match mark {
                b'*' => reduced(term.0 * factor.0, term.1),
                _ if factor.0 == 0 => return None,
                _ => reduced(term.0, term.1 * factor.0),
            };
        }
        let signed = if minus { -term.0 } else { term.0 };
        total = reduced(total.0 * term.1 + signed * total.1, total.1 * term.1);
        match rest.first() {
            None => return Some(total),
            Some(&mark @ (b'+' | b'-')) => {
                minus = mark == b'-';
                rest = &rest[1..];
            }
            Some(_) => return None,
        }
    }
}

/// The number that a text begins with, and what follows it; no leading nought.
fn number(text: &[u8]) -> Option<(Value, &[u8])> {
    let digits = text.iter().take_while(|sign| sign.is_ascii_digit()).count();
    if digits == 0 || (digits > 1 && text[0] == b'0') {
        return None;
    }
    let value = text[..digits].iter().fold(0i128, |so_far, &digit| {
        so_far * 10 + i128::from(digit - b'0')
    });
    Some(((value, 1), &text[digits..]))
}

fn reduced(over: i128, under: i128) -> Value {
    let (mut a, mut b) = (over.unsigned_abs(), under.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    let common = a.max(1) as i128;
    (over / common, under / common)
}

/// Whether an equation may begin like this, by its last signs and the sides that are complete; never false for
/// the beginning of an equation. `last`: nothing follows.
fn may_go_on(text: &[u8], last: bool) -> bool {
    let Some((&sign, before_all)) = text.split_last() else {
        return true;
    };
    let before = before_all.last().copied().unwrap_or(b'=');
    let is_mark = |one: u8| matches!(one, b'+' | b'-' | b'*' | b'/');
    if is_mark(sign) && (is_mark(before) || (before == b'=' && sign != b'-')) {
        return false;
    }
    if sign == b'=' {
        if before_all.is_empty() || is_mark(before) || before == b'=' {
            return false;
        }
        let mut sides = before_all.split(|&one| one == b'=');
        let Some(value) = sides.next().and_then(side_value) else {
            return false;
        };
        if sides
            .next_back()
            .is_some_and(|side| side_value(side) != Some(value))
        {
            return false;
        }
    }
    if sign.is_ascii_digit()
        && before == b'0'
        && !before_all
            .len()
            .checked_sub(2)
            .is_some_and(|at| before_all[at].is_ascii_digit())
    {
        return false;
    }
    !last || (sign.is_ascii_digit() && text.contains(&b'='))
}

/// The plays of one position: a superset, `judge` has the last word.
pub(super) struct EquationPlays<'a> {
    rules: &'a Rules<'a>,
    signs: &'a [u8; 64],
    grid: Grid,
    cells: Vec<u8>,
    /// How many signs may still be laid.
    pub steps: u64,
}

/// A window and what may go into its holes.
struct Filling<'a> {
    window: &'a [usize],
    allowed: Vec<u64>,
    /// By place, whether an equals sign lies there or behind.
    equals_ahead: Vec<bool>,
}

impl<'a> EquationPlays<'a> {
    /// Of the equations of this dictionary; None when it has words.
    pub fn new(rules: &'a Rules<'a>, cells: &[u8], steps: u64) -> Option<Self> {
        let Dictionary::Equations(signs) = rules.dictionary else {
            return None;
        };
        let grid = Grid {
            rows: rules.tables.rows,
            cols: rules.tables.cols,
        };
        Some(EquationPlays {
            rules,
            signs,
            grid,
            cells: cells.to_vec(),
            steps,
        })
    }

    /// Calls `visit` with every play, those of few tiles first, until it wants no more or the steps are used
    /// up. One tile that reads both ways comes twice.
    pub fn plays(&mut self, rack: &[u8], visit: &mut dyn FnMut(&[Placed]) -> bool) {
        let mut by_count: Vec<Vec<(bool, Line)>> = vec![Vec::new(); rack.len() + 1];
        for across in [true, false] {
            for line in lines(self.grid, across) {
                for window in windows(&self.cells, &line, rack.len()) {
                    let holes = window.iter().filter(|&&at| self.cells[at] == EMPTY).count();
                    if window.len() > 1 && self.in_contact(&window) {
                        by_count[holes].push((across, window));
                    }
                }
            }
        }
        let equal = self.tile_of(b'=');
        let has_equal = rack
            .iter()
            .any(|&tile| tile == BLANK || Some(tile) == equal);
        for (across, window) in by_count.into_iter().flatten() {
            let mut equals_ahead = vec![false; window.len() + 1];
            for at in (0..window.len()).rev() {
                let lies = letter_of(self.cells[window[at]]);
                equals_ahead[at] = equals_ahead[at + 1] || (lies != 0 && Some(lies) == equal);
            }
            if !has_equal && !equals_ahead[0] {
                continue;
            }
            let allowed = window.iter().map(|&at| self.fitting(at, !across)).collect();
            let filling = Filling {
                window: &window,
                allowed,
                equals_ahead,
            };
            let mut hand = counted(rack);
            let (mut text, mut laid) = (Vec::new(), Vec::new());
            if !self.step(&filling, &mut hand, &mut text, &mut laid, visit) || self.steps == 0 {
                return;
            }
        }
    }

    fn tile_of(&self, sign: u8) -> Option<u8> {
        let found = self.signs.iter().position(|&one| one == sign);
        found.map(|tile| tile as u8)
    }

    fn in_contact(&self, window: &[usize]) -> bool {
        let mut holes = window.iter().copied().filter(|&at| self.cells[at] == EMPTY);
        if self.cells.iter().all(|&cell| cell == EMPTY) {
            let starts = &self.rules.tables.start_squares;
            return starts.is_empty() || holes.any(|at| starts.contains(&(at as u32)));
        }
        holes.any(|at| self.grid.beside(at).any(|one| self.cells[one] != EMPTY))
    }

    fn step(
        &mut self,
        filling: &Filling<'_>,
        hand: &mut [u8; 64],
        text: &mut Vec<u8>,
        laid: &mut Vec<Placed>,
        visit: &mut dyn FnMut(&[Placed]) -> bool,
    ) -> bool {
        let at = text.len();
        if at == filling.window.len() {
            return !is_equation(text) || visit(laid);
        }
        let (square, last) = (filling.window[at], at + 1 == filling.window.len());
        let lies = self.cells[square];
        if lies != EMPTY {
            text.push(self.signs[usize::from(letter_of(lies))]);
            let goes_on = !may_go_on(text, last) || self.step(filling, hand, text, laid, visit);
            text.pop();
            return goes_on;
        }
        let mut letters = filling.allowed[at];
        while letters != 0 {
            let letter = letters.trailing_zeros() as u8;
            letters &= letters - 1;
            for tile in [letter, letter | BLANK_BIT] {
                let held = usize::from(in_hand(tile));
                if hand[held] == 0 {
                    continue;
                }
                self.steps = self.steps.saturating_sub(1);
                if self.steps == 0 {
                    return false;
                }
                text.push(self.signs[usize::from(letter)]);
                hand[held] -= 1;
                let goes_on = if may_go_on(text, last) && self.equal_comes(filling, hand, text) {
                    laid.push((square as u16, tile));
                    let goes_on = self.step(filling, hand, text, laid, visit);
                    laid.pop();
                    goes_on
                } else {
                    true
                };
                hand[held] += 1;
                text.pop();
                if !goes_on {
                    return false;
                }
            }
        }
        true
    }

    /// Whether there is an equals sign in the text, or one may come yet.
    fn equal_comes(&self, filling: &Filling<'_>, hand: &[u8; 64], text: &[u8]) -> bool {
        filling.equals_ahead[text.len()]
            || hand[usize::from(BLANK)] > 0
            || self
                .tile_of(b'=')
                .is_some_and(|tile| hand[usize::from(tile)] > 0)
            || text.contains(&b'=')
    }

    /// Signs that a hole can take by the run that crosses it, a bit each.
    fn fitting(&mut self, square: usize, across: bool) -> u64 {
        if self.cells[square] != EMPTY {
            return 0;
        }
        let mut fitting = 0;
        for letter in 1..=self.rules.tables.letter_count as u8 {
            self.cells[square] = letter;
            let crossing = self.grid.run(&self.cells, square, across);
            let letters = self.grid.letters(&self.cells, crossing);
            if crossing.len < 2 || self.rules.dictionary.contains(&letters) {
                fitting |= 1 << letter;
            }
            self.cells[square] = EMPTY;
        }
        fitting
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_valued_exactly() {
        assert_eq!(side_value(b"1+6/4"), Some((5, 2)));
        assert_eq!(side_value(b"-2*3"), Some((-6, 1)));
        assert_eq!(side_value(b"1/3*3"), Some((1, 1)));
        assert_eq!(side_value(b"0-1/3-1/6"), Some((-1, 2)));
        for bad in [&b"07"[..], b"1/0", b"+1", b"", b"1+", b"1--1", b"-", b"1=1"] {
            assert_eq!(side_value(bad), None);
        }
        assert_eq!(
            side_value(b"999999999999999999999"),
            Some((999_999_999_999_999_999_999, 1))
        );
    }

    #[test]
    fn an_equation_has_two_equal_sides_or_more() {
        assert!(is_equation(b"2*3=6") && is_equation(b"1+2=3=4-1"));
        assert!(!is_equation(b"2*3") && !is_equation(b"1+2=3=4") && !is_equation(b"=3"));
    }

    #[test]
    fn the_beginning_of_an_equation_may_always_go_on() {
        for text in [
            &b"-5+30/4=4-9/6=0-15/6+5"[..],
            b"10=9+1",
            b"100-0=100",
            b"0=0*7",
        ] {
            assert!(is_equation(text));
            for len in 1..=text.len() {
                assert!(may_go_on(&text[..len], len == text.len()));
            }
        }
    }
}
