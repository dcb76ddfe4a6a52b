//! The line of a play: one row or column, or a corner chain.

use super::runs::{Grid, Run};
use super::Rules;
use crate::tile::EMPTY;
use std::collections::HashSet;

/// A square of a main line and whether the line runs across.
pub(super) type Main = (usize, bool);

/// Every line that can be the main one, the best first; none when the tiles are in no line.
///
/// `cells` is the board with the play on it, `new` its squares in ascending order.
pub(super) fn main_lines(rules: &Rules<'_>, grid: Grid, cells: &[u8], new: &[usize]) -> Vec<Main> {
    let one = |line: &dyn Fn(usize) -> usize| new.iter().all(|&at| line(at) == line(new[0]));
    let (one_row, one_col) = (one(&|at| at / grid.cols), one(&|at| at % grid.cols));
    if !one_row && !one_col {
        return if rules.extra.corner_chain {
            chains(rules, grid, cells, new)
        } else {
            Vec::new()
        };
    }
    let mut between = (new[0]..new[new.len() - 1]).step_by(grid.step(one_row));
    if between.any(|at| cells[at] == EMPTY) {
        return Vec::new();
    }
    if new.len() == 1 {
        vec![(new[0], true), (new[0], false)]
    } else {
        vec![(new[0], one_row)]
    }
}

fn chains(rules: &Rules<'_>, grid: Grid, cells: &[u8], new: &[usize]) -> Vec<Main> {
    let mut found: Vec<(usize, Main)> = Vec::new();
    for across in [true, false] {
        let line = |at: usize| {
            if across {
                at / grid.cols
            } else {
                at % grid.cols
            }
        };
        let mut seen = Vec::new();
        for &first in new {
            if seen.contains(&line(first)) {
                continue;
            }
            seen.push(line(first));
            let run = grid.run(cells, first, across);
            let members = members_of(grid, new, run);
            let on_line = new.iter().filter(|&&at| line(at) == line(first)).count();
            if members.count_ones() as usize == on_line
                && reaches_all(rules, grid, cells, new, members, across)
            {
                found.push((on_line, (first, across)));
            }
        }
    }
    found.sort_by_key(|&(count, _)| std::cmp::Reverse(count));
    found.into_iter().map(|(_, main)| main).collect()
}

/// The new tiles of a run, a bit each.
fn members_of(grid: Grid, new: &[usize], run: Run) -> u32 {
    let mut members = 0;
    for at in grid.squares(run) {
        if let Ok(index) = new.binary_search(&at) {
            members |= 1 << index;
        }
    }
    members
}

/// Whether a chain from these tiles reaches all, in some order of accepting.
fn reaches_all(
    rules: &Rules<'_>,
    grid: Grid,
    cells: &[u8],
    new: &[usize],
    start: u32,
    across: bool,
) -> bool {
    let all = (1u32 << new.len()) - 1;
    // Accepted on a row, accepted on a column.
    let mut edge = vec![if across { (start, 0) } else { (0, start) }];
    let mut seen = HashSet::new();
    while let Some(state) = edge.pop() {
        let (rows, cols) = state;
        let reached = rows | cols;
        if reached == all {
            return true;
        }
        if !seen.insert(state) {
            continue;
        }
        for (index, &square) in new.iter().enumerate() {
            for (accepted, direction) in [(rows, true), (cols, false)] {
                if accepted >> index & 1 == 0 {
                    continue;
                }
                let crossing = grid.run(cells, square, !direction);
                let more = members_of(grid, new, crossing) & !reached;
                if more != 0
                    && (!rules.extra.corner_forced
                        || asks(rules, grid, cells, new, crossing, square, more))
                {
                    edge.push(if direction {
                        (rows, cols | more)
                    } else {
                        (rows | more, cols)
                    });
                }
            }
        }
    }
    false
}

/// Whether a crossing is longer than one square and no word without these tiles: the necessity test.
fn asks(
    rules: &Rules<'_>,
    grid: Grid,
    cells: &[u8],
    new: &[usize],
    crossing: Run,
    square: usize,
    more: u32,
) -> bool {
    let squares: Vec<usize> = grid.squares(crossing).collect();
    let is_more = |at: usize| {
        new.binary_search(&at)
            .is_ok_and(|index| more >> index & 1 != 0)
    };
    let here = squares.iter().position(|&at| at == square).unwrap_or(0);
    let before = squares[..here]
        .iter()
        .rev()
        .take_while(|&&at| !is_more(at))
        .count();
    let behind = squares[here + 1..]
        .iter()
        .take_while(|&&at| !is_more(at))
        .count();
    let without = Run {
        first: squares[here - before] as u16,
        across: crossing.across,
        len: (before + behind + 1) as u8,
    };
    without.len > 1 && !rules.dictionary.contains(&grid.letters(cells, without))
}
