//! Positions that a swap, a removal or a new reading of blanks leads to.
//!
//! A swap changes the position, not the rules: what the plain part finds on the changed board with the changed
//! hand is a play with that swap, when `judge` agrees.

use super::runs::Grid;
use super::{without, At, Placed, Rules, Swap, SwapRule};
use crate::tile::{in_hand, letter_of, BLANK, BLANK_BIT, EMPTY};

/// A changed position.
#[derive(Clone, Debug)]
pub(super) struct Variation {
    pub cells: Vec<u8>,
    /// The hand, sorted.
    pub rack: Vec<u8>,
    pub swap: Option<Swap>,
    pub readings: Vec<Placed>,
    /// Words that are none any more and need a new tile.
    pub broken: usize,
}

/// The position itself, then the first `most` that may lead to a play, those without a broken word first: several blanks read anew make millions.
///
/// No play in one line makes two broken words whole again: such changes come in corner chains only.
pub(super) fn variations(rules: &Rules<'_>, at: &At, most: usize) -> Vec<Variation> {
    let plain = Variation {
        cells: at.cells.clone(),
        rack: at.rack.clone(),
        swap: None,
        readings: Vec::new(),
        broken: 0,
    };
    let broken_most = if rules.extra.corner_chain { 4 } else { 1 };
    let mut swaps = swapped(rules, at);
    swaps.retain(|one| one.broken <= broken_most);
    swaps.sort_by_key(|one| one.broken);
    let mut found = Vec::new();
    for one in std::iter::once(plain).chain(swaps) {
        if found.len() > most {
            break;
        }
        let anew = if rules.extra.blanks_read_anew {
            read_anew(rules, &one, most - found.len())
        } else {
            Vec::new()
        };
        found.push(one);
        found.extend(anew);
    }
    found.truncate(most.saturating_add(1));
    found
}

fn swapped(rules: &Rules<'_>, at: &At) -> Vec<Variation> {
    let mut found = Vec::new();
    let grid = Grid {
        rows: rules.tables.rows,
        cols: rules.tables.cols,
    };
    for (square, &old) in at.cells.iter().enumerate() {
        if old == EMPTY {
            continue;
        }
        if rules.extra.swap_remove {
            found.push(changed(rules, grid, at, square, None));
        }
        for given in given_for(rules, &at.rack, old) {
            found.push(changed(rules, grid, at, square, Some(given)));
        }
    }
    found
}

/// What may be given for a tile on the board.
fn given_for(rules: &Rules<'_>, rack: &[u8], old: u8) -> Vec<u8> {
    match rules.extra.swap {
        SwapRule::None => Vec::new(),
        SwapRule::BlankExact => {
            let letter = letter_of(old);
            let fits = old & BLANK_BIT != 0 && rack.contains(&letter);
            fits.then_some(letter).into_iter().collect()
        }
        SwapRule::AnyLetter => {
            let mut tiles = rack.to_vec();
            tiles.dedup();
            tiles.retain(|&tile| tile != BLANK && tile != old);
            if rack.contains(&BLANK) {
                let shown = (1..=rules.tables.letter_count as u8).map(|letter| letter | BLANK_BIT);
                tiles.extend(shown.filter(|&tile| tile != old));
            }
            tiles
        }
    }
}

fn changed(rules: &Rules<'_>, grid: Grid, at: &At, square: usize, given: Option<u8>) -> Variation {
    let mut rack = without(&at.rack, given.into_iter());
    rack.push(in_hand(at.cells[square]));
    rack.sort_unstable();
    let mut cells = at.cells.clone();
    cells[square] = given.unwrap_or(EMPTY);
    let runs: Vec<_> = match given {
        Some(_) => [true, false]
            .map(|across| grid.run(&cells, square, across))
            .into(),
        None => grid
            .beside(square)
            .filter(|&one| cells[one] != EMPTY)
            .map(|one| grid.run(&cells, one, one / grid.cols == square / grid.cols))
            .collect(),
    };
    let is_broken = |run: &&super::runs::Run| {
        run.len > 1 && !rules.dictionary.contains(&grid.letters(&cells, **run))
    };
    let broken = runs.iter().filter(is_broken).count();
    Variation {
        cells,
        rack,
        swap: Some((square as u16, given)),
        readings: Vec::new(),
        broken,
    }
}

/// The first `most` other readings of the blanks on the board, but of one that the swap has just put there.
fn read_anew(rules: &Rules<'_>, plain: &Variation, most: usize) -> Vec<Variation> {
    let mut found = vec![Variation {
        readings: Vec::new(),
        ..plain.clone()
    }];
    for (square, &tile) in plain.cells.iter().enumerate() {
        if tile & BLANK_BIT == 0 || plain.swap.is_some_and(|one| usize::from(one.0) == square) {
            continue;
        }
        'places: for at in 0..found.len() {
            for letter in 1..=rules.tables.letter_count as u8 {
                let shown = letter | BLANK_BIT;
                if shown != tile {
                    let mut one = found[at].clone();
                    one.cells[square] = shown;
                    one.readings.push((square as u16, shown));
                    found.push(one);
                    if found.len() > most {
                        break 'places;
                    }
                }
            }
        }
    }
    found.remove(0);
    found
}
