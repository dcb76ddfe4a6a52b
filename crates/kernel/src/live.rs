//! A board that is played on: its lanes are kept, and a play changes only those that it touches.

use crate::graph::Graph;
use crate::lane::{Direction, Lane};
use crate::position::Board;
use crate::record::{Kind, Record};
use crate::tables::{Tables, RACK_MAX};
use crate::tile::{letter_of, EMPTY};
use crate::window::Windows;

/// A board with everything about its lanes that generation needs.
#[derive(Clone, Debug)]
pub struct Live {
    cells: Vec<u8>,
    empty: bool,
    rows: usize,
    cols: usize,
    /// Rows first, then columns.
    lanes: Vec<Lane>,
    windows: Vec<Windows>,
    /// Lanes whose windows are to be made anew, a bit each.
    stale: u64,
    /// Lanes that differ from those of the board that this was copied from, a bit each.
    changed: u64,
}

impl Live {
    /// A board as it lies.
    pub fn new(tables: &Tables, graph: &Graph<'_>, board: &Board<'_>) -> Self {
        let (rows, cols) = (tables.rows, tables.cols);
        let lane = |direction, index| Lane::new(tables, graph, board, direction, index);
        let across = (0..rows).map(|index| lane(Direction::Across, index));
        let down = (0..cols).map(|index| lane(Direction::Down, index));
        let lanes: Vec<Lane> = across.chain(down).collect();
        Live {
            cells: board.cells().to_vec(),
            empty: board.is_empty(),
            rows,
            cols,
            windows: vec![Windows::default(); lanes.len()],
            stale: (1 << lanes.len()) - 1,
            changed: 0,
            lanes,
        }
    }

    /// A copy to play on and to `go_back` from.
    pub fn copy(&self) -> Self {
        Live {
            changed: 0,
            ..self.clone()
        }
    }

    /// Makes this equal to the board it was copied from, whose lanes are as they were then: only what has changed
    /// is copied again.
    pub fn go_back(&mut self, to: &Live) {
        self.cells.copy_from_slice(&to.cells);
        self.empty = to.empty;
        while self.changed != 0 {
            let index = self.changed.trailing_zeros() as usize;
            self.changed &= self.changed - 1;
            self.lanes[index] = to.lanes[index].clone();
            self.windows[index].copy_from(&to.windows[index]);
        }
        self.stale = to.stale;
        debug_assert!(
            self.lanes == to.lanes,
            "another board than it was copied from"
        );
    }

    /// An empty board.
    pub fn empty(tables: &Tables, graph: &Graph<'_>) -> Self {
        let cells = vec![EMPTY; tables.rows * tables.cols];
        Live::new(tables, graph, &Board::laid(&cells))
    }

    /// The board.
    pub fn board(&self) -> Board<'_> {
        Board::laid(&self.cells)
    }

    /// The cells, row by row.
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// Whether no tile lies on it.
    pub fn is_empty(&self) -> bool {
        self.empty
    }

    /// The lanes with their kinds, rows first.
    pub fn lanes(&self) -> impl Iterator<Item = (Kind, &Lane)> {
        let kind = |index| {
            if index < self.rows {
                Kind::Across
            } else {
                Kind::Down
            }
        };
        self.lanes
            .iter()
            .enumerate()
            .map(move |(index, lane)| (kind(index), lane))
    }

    /// The lane with this number, its kind and its windows; windows are up to date after `freshen`.
    pub(crate) fn lane(&self, index: usize) -> (Kind, &Lane, &Windows) {
        let kind = if index < self.rows {
            Kind::Across
        } else {
            Kind::Down
        };
        (kind, &self.lanes[index], &self.windows[index])
    }

    /// The lane in which a play lies.
    pub(crate) fn lane_of(&self, play: &Record) -> &Lane {
        let square = usize::from(play.first);
        &self.lanes[match play.kind {
            Kind::Down => self.rows + square % self.cols,
            Kind::Across | Kind::Exchange => square / self.cols,
        }]
    }

    /// Makes the windows of changed lanes anew.
    pub(crate) fn freshen(&mut self, tables: &Tables) {
        self.changed |= self.stale;
        while self.stale != 0 {
            let index = self.stale.trailing_zeros() as usize;
            self.stale &= self.stale - 1;
            let kind = if index < self.rows {
                Kind::Across
            } else {
                Kind::Down
            };
            self.windows[index].fill(tables, &self.lanes[index], kind, self.empty);
        }
    }

    /// Lays the tiles of a play that was made for this board. An exchange changes nothing.
    pub fn lay(&mut self, tables: &Tables, graph: &Graph<'_>, play: &Record) {
        if play.kind == Kind::Exchange || play.count == 0 {
            return;
        }
        if self.empty {
            self.forget_start();
        }
        let (along, step) = match play.kind {
            Kind::Down => (Direction::Down, self.cols),
            Kind::Across | Kind::Exchange => (Direction::Across, 1),
        };
        let mut square = usize::from(play.first);
        let mut laid = [0; RACK_MAX];
        let laid = &mut laid[..usize::from(play.count)];
        for (to, &tile) in laid.iter_mut().zip(&play.tiles) {
            while self.cells[square] != EMPTY {
                square += step;
            }
            self.cells[square] = tile;
            *to = square;
        }
        self.refresh_around(tables, graph, along, laid);
    }

    /// Lays another tile of the same letter on a covered square: a blank is taken for its letter, or put back.
    pub fn replace(&mut self, tables: &Tables, graph: &Graph<'_>, square: usize, tile: u8) {
        debug_assert!(letter_of(self.cells[square]) == letter_of(tile) && tile != EMPTY);
        self.cells[square] = tile;
        self.refresh(tables, graph, square);
        for direction in [Direction::Across, Direction::Down] {
            for end in self.ends(direction, square).into_iter().flatten() {
                self.refresh(tables, graph, end);
            }
        }
    }

    /// These squares along a line have been covered: they change, and the ends of all runs through them.
    fn refresh_around(
        &mut self,
        tables: &Tables,
        graph: &Graph<'_>,
        along: Direction,
        laid: &[usize],
    ) {
        let across = match along {
            Direction::Across => Direction::Down,
            Direction::Down => Direction::Across,
        };
        for &square in laid {
            self.refresh(tables, graph, square);
            for end in self.ends(across, square).into_iter().flatten() {
                self.refresh(tables, graph, end);
            }
        }
        for end in self.ends(along, laid[0]).into_iter().flatten() {
            self.refresh(tables, graph, end);
        }
    }

    /// The empty squares at both ends of the run through a covered square.
    fn ends(&self, direction: Direction, square: usize) -> [Option<usize>; 2] {
        let (row, col) = (square / self.cols, square % self.cols);
        let (step, before, after) = match direction {
            Direction::Across => (1, col, self.cols - 1 - col),
            Direction::Down => (self.cols, row, self.rows - 1 - row),
        };
        let free = |place: &usize| self.cells[*place] == EMPTY;
        [
            (1..=before).map(|n| square - n * step).find(free),
            (1..=after).map(|n| square + n * step).find(free),
        ]
    }

    fn refresh(&mut self, tables: &Tables, graph: &Graph<'_>, square: usize) {
        let (row, col) = (square / self.cols, square % self.cols);
        let down = self.rows + col;
        self.lanes[row].refresh(tables, graph, &self.cells, Direction::Across, col);
        self.lanes[down].refresh(tables, graph, &self.cells, Direction::Down, row);
        self.stale |= 1 << row | 1 << down;
        self.changed |= 1 << row | 1 << down;
    }

    /// The start squares are anchors of an empty board only.
    fn forget_start(&mut self) {
        self.empty = false;
        for (index, lane) in self.lanes.iter_mut().enumerate() {
            if lane.anchors != 0 {
                lane.anchors = 0;
                self.stale |= 1 << index;
                self.changed |= 1 << index;
            }
        }
    }
}
