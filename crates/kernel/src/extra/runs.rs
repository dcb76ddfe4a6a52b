//! Runs of tiles on a grid of squares.

use crate::tile::{letter_of, EMPTY};

/// An unbroken sequence of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Run {
    pub first: u16,
    pub across: bool,
    pub len: u8,
}

/// Rows and columns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    pub rows: usize,
    pub cols: usize,
}

impl Grid {
    /// From one square to the next.
    pub fn step(self, across: bool) -> usize {
        if across {
            1
        } else {
            self.cols
        }
    }

    /// How many squares lie before a square on its line, and how long the line is.
    pub fn place(self, square: usize, across: bool) -> (usize, usize) {
        if across {
            (square % self.cols, self.cols)
        } else {
            (square / self.cols, self.rows)
        }
    }

    /// The run through a covered square, itself included.
    #[inline]
    pub fn run(self, cells: &[u8], square: usize, across: bool) -> Run {
        let step = self.step(across);
        let (place, length) = self.place(square, across);
        let mut first = square;
        let mut before = place;
        while before > 0 && cells[first - step] != EMPTY {
            first -= step;
            before -= 1;
        }
        let mut last = square;
        let mut at = place;
        while at + 1 < length && cells[last + step] != EMPTY {
            last += step;
            at += 1;
        }
        Run {
            first: first as u16,
            across,
            len: (at - before + 1) as u8,
        }
    }

    /// The squares of a run.
    #[inline]
    pub fn squares(self, run: Run) -> impl DoubleEndedIterator<Item = usize> + Clone {
        let step = self.step(run.across);
        (0..usize::from(run.len)).map(move |at| usize::from(run.first) + at * step)
    }

    /// What a run reads, without blank marks.
    pub fn letters(self, cells: &[u8], run: Run) -> Vec<u8> {
        self.squares(run).map(|at| letter_of(cells[at])).collect()
    }

    /// The squares that share a side with this one.
    pub fn beside(self, square: usize) -> impl Iterator<Item = usize> {
        let (row, col) = (square / self.cols, square % self.cols);
        [
            (row > 0).then(|| square.wrapping_sub(self.cols)),
            (row + 1 < self.rows).then_some(square + self.cols),
            (col > 0).then(|| square.wrapping_sub(1)),
            (col + 1 < self.cols).then_some(square + 1),
        ]
        .into_iter()
        .flatten()
    }
}
