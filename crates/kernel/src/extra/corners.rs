//! Plays that leave their line (corner chains), put together from windows that the graph fills.
//!
//! First a main line is filled so that it reads a word; where a crossing then asks for more tiles, windows
//! around it are filled, and so on. What comes out is a superset: `judge` has the last word.

use super::runs::Grid;
use super::{counted, without, Placed};
use crate::fill::{fill, Window};
use crate::graph::Graph;
use crate::tables::Tables;
use crate::tile::{in_hand, letter_of, BLANK, EMPTY};
use std::collections::{HashMap, HashSet};

/// A stretch of a line: its squares.
pub(super) type Line = Vec<usize>;

/// Letters (bit n for letter n) that may go into a hole: those whose crossing is in order, and all.
#[derive(Clone, Copy)]
struct Hole {
    sound: u64,
    allowed: u64,
}

/// A new tile's square and the direction of its crossing.
type Crossing = (usize, bool);

/// The corner chains of one position.
pub(super) struct Corners<'a> {
    pub tables: &'a Tables,
    pub graph: Graph<'a>,
    pub forced: bool,
    pub grid: Grid,
    /// The board; the search lays tiles on it and takes them off again.
    pub cells: Vec<u8>,
    /// How many windows may still be filled.
    pub steps: u64,
    holes: HashMap<Crossing, Hole>,
    seen: HashSet<Vec<Placed>>,
}

impl<'a> Corners<'a> {
    /// Of these rules and this board.
    pub fn new(
        tables: &'a Tables,
        graph: Graph<'a>,
        forced: bool,
        cells: &[u8],
        steps: u64,
    ) -> Self {
        let grid = Grid {
            rows: tables.rows,
            cols: tables.cols,
        };
        Corners {
            tables,
            graph,
            forced,
            grid,
            cells: cells.to_vec(),
            steps,
            holes: HashMap::new(),
            seen: HashSet::new(),
        }
    }

    /// Calls `visit` with every play off one line that may be legal, each once, until it wants no more.
    pub fn plays(&mut self, rack: &[u8], visit: &mut dyn FnMut(&[Placed]) -> bool) {
        for across in [true, false] {
            for line in lines(self.grid, across) {
                for window in windows(&self.cells, &line, rack.len()) {
                    if !self.main(&window, across, rack, visit) || self.steps == 0 {
                        return;
                    }
                }
            }
        }
    }

    fn main(
        &mut self,
        window: &[usize],
        across: bool,
        rack: &[u8],
        visit: &mut dyn FnMut(&[Placed]) -> bool,
    ) -> bool {
        if window.len() < 2 {
            return true;
        }
        let holes: Vec<usize> = window
            .iter()
            .copied()
            .filter(|&at| self.cells[at] == EMPTY)
            .collect();
        let known: Vec<Hole> = holes
            .iter()
            .map(|&at| self.hole(at, !across, rack))
            .collect();
        if self.forced && known.iter().all(|one| one.allowed == one.sound) {
            return true;
        }
        let masks: HashMap<usize, u64> = holes
            .iter()
            .copied()
            .zip(known.iter().map(|one| one.allowed))
            .collect();
        for tiles in self.filled(window, rack, &masks) {
            let asked: Vec<Crossing> = holes
                .iter()
                .zip(&known)
                .zip(&tiles)
                .filter(|((_, hole), &tile)| !self.forced || hole.sound >> letter_of(tile) & 1 == 0)
                .map(|((&square, _), _)| (square, !across))
                .collect();
            let left = without(rack, tiles.iter().copied());
            if asked.is_empty() || left.is_empty() {
                continue;
            }
            let laid: Vec<Placed> = holes.iter().map(|&at| at as u16).zip(tiles).collect();
            self.lay(&laid);
            let more = self.chain(&laid, &left, &asked, visit);
            self.take_off(&laid);
            if !more {
                return false;
            }
        }
        true
    }

    /// The chains that go on from here; the first crossing asked about is left or made longer.
    fn chain(
        &mut self,
        laid: &[Placed],
        rack: &[u8],
        asked: &[Crossing],
        visit: &mut dyn FnMut(&[Placed]) -> bool,
    ) -> bool {
        let Some((&(square, across), others)) = asked.split_first() else {
            let mut play = laid.to_vec();
            play.sort_unstable();
            if leaves_line(self.grid, &play) && self.seen.insert(play.clone()) {
                return visit(&play);
            }
            return true;
        };
        let crossing = self.grid.run(&self.cells, square, across);
        let word = crossing.len < 2
            || self
                .graph
                .contains(&self.grid.letters(&self.cells, crossing));
        if (word || !others.is_empty()) && !self.chain(laid, rack, others, visit) {
            return false;
        }
        if rack.is_empty() || (self.forced && word) {
            return true;
        }
        let line = line_of(self.grid, square, across);
        for window in around(&self.cells, &line, square, rack.len()) {
            let holes: Vec<usize> = window
                .iter()
                .copied()
                .filter(|&at| self.cells[at] == EMPTY)
                .collect();
            for tiles in self.filled(&window, rack, &HashMap::new()) {
                let left = without(rack, tiles.iter().copied());
                let more: Vec<Placed> = holes.iter().map(|&at| at as u16).zip(tiles).collect();
                self.lay(&more);
                let mut further = others.to_vec();
                further.extend(
                    holes
                        .iter()
                        .filter(|&&at| self.asks(at, !across))
                        .map(|&at| (at, !across)),
                );
                let all = [laid, &more].concat();
                let goes_on = self.chain(&all, &left, &further, visit);
                self.take_off(&more);
                if !goes_on {
                    return false;
                }
            }
        }
        true
    }

    /// Whether the crossing of a tile of the chain has to be looked at again.
    fn asks(&self, square: usize, across: bool) -> bool {
        if !self.forced {
            return true;
        }
        let crossing = self.grid.run(&self.cells, square, across);
        crossing.len > 1
            && !self
                .graph
                .contains(&self.grid.letters(&self.cells, crossing))
    }

    /// What may go into an empty square of the main line, by its crossing in this direction.
    fn hole(&mut self, square: usize, across: bool, rack: &[u8]) -> Hole {
        if let Some(&known) = self.holes.get(&(square, across)) {
            return known;
        }
        let (mut sound, mut allowed) = (0, 0);
        for letter in 1..=self.tables.letter_count as u8 {
            self.cells[square] = letter;
            let crossing = self.grid.run(&self.cells, square, across);
            if crossing.len < 2
                || self
                    .graph
                    .contains(&self.grid.letters(&self.cells, crossing))
            {
                sound |= 1 << letter;
            } else if self.can_be_mended(square, letter, across, rack) {
                allowed |= 1 << letter;
            }
            self.cells[square] = EMPTY;
        }
        let all = (2u64 << self.tables.letter_count) - 2;
        let hole = Hole {
            sound,
            allowed: if self.forced { sound | allowed } else { all },
        };
        self.holes.insert((square, across), hole);
        hole
    }

    /// Whether any word holds this crossing, with the tiles that would be left.
    fn can_be_mended(&mut self, square: usize, letter: u8, across: bool, rack: &[u8]) -> bool {
        let held = if rack.contains(&letter) {
            letter
        } else {
            BLANK
        };
        if !rack.contains(&held) {
            return false;
        }
        let left = without(rack, std::iter::once(held));
        let line = line_of(self.grid, square, across);
        around(&self.cells, &line, square, left.len())
            .iter()
            .any(|window| !self.filled(window, &left, &HashMap::new()).is_empty())
    }

    /// Every way to fill a window so that it reads a word.
    fn filled(
        &mut self,
        window: &[usize],
        rack: &[u8],
        masks: &HashMap<usize, u64>,
    ) -> Vec<Vec<u8>> {
        self.steps = self.steps.saturating_sub(1);
        let pattern: Vec<u8> = window.iter().map(|&at| letter_of(self.cells[at])).collect();
        let allowed: Vec<u64> = window
            .iter()
            .map(|at| masks.get(at).copied().unwrap_or(!1))
            .collect();
        let mut counts = [0; crate::tile::LETTERS_MAX + 1];
        counts.copy_from_slice(&counted(rack)[..=crate::tile::LETTERS_MAX]);
        let mut found = Vec::new();
        let window = Window {
            pattern: &pattern,
            allowed: &allowed,
        };
        fill(&self.graph, &window, &mut counts, &mut |tiles| {
            found.push(tiles.to_vec())
        });
        found
    }

    fn lay(&mut self, tiles: &[Placed]) {
        for &(square, tile) in tiles {
            self.cells[usize::from(square)] = tile;
        }
    }

    fn take_off(&mut self, tiles: &[Placed]) {
        for &(square, tile) in tiles {
            debug_assert_eq!(in_hand(self.cells[usize::from(square)]), in_hand(tile));
            self.cells[usize::from(square)] = EMPTY;
        }
    }
}

fn leaves_line(grid: Grid, play: &[Placed]) -> bool {
    let (row, col) = (
        usize::from(play[0].0) / grid.cols,
        usize::from(play[0].0) % grid.cols,
    );
    play.iter().any(|one| usize::from(one.0) / grid.cols != row)
        && play.iter().any(|one| usize::from(one.0) % grid.cols != col)
}

/// The whole row or column of a square.
pub(super) fn line_of(grid: Grid, square: usize, across: bool) -> Line {
    let (place, length) = grid.place(square, across);
    let step = grid.step(across);
    let first = square - place * step;
    (0..length).map(|at| first + at * step).collect()
}

/// Every row, or every column.
pub(super) fn lines(grid: Grid, across: bool) -> impl Iterator<Item = Line> {
    let count = if across { grid.rows } else { grid.cols };
    (0..count).map(move |number| {
        let square = if across { number * grid.cols } else { number };
        line_of(grid, square, across)
    })
}

/// Stretches of a line with one to `most` empty squares that end at an edge or before an empty square.
pub(super) fn windows(cells: &[u8], line: &[usize], most: usize) -> Vec<Line> {
    stretches(cells, line, 0..line.len(), 0, most)
}

/// The same, all that hold the run through a covered square.
fn around(cells: &[u8], line: &[usize], square: usize, most: usize) -> Vec<Line> {
    let here = line.iter().position(|&at| at == square).unwrap_or(0);
    let before = line[..here]
        .iter()
        .rev()
        .take_while(|&&at| cells[at] != EMPTY)
        .count();
    let behind = line[here + 1..]
        .iter()
        .take_while(|&&at| cells[at] != EMPTY)
        .count();
    stretches(cells, line, 0..here - before + 1, here + behind, most)
}

fn stretches(
    cells: &[u8],
    line: &[usize],
    starts: std::ops::Range<usize>,
    at_least_to: usize,
    most: usize,
) -> Vec<Line> {
    let mut found = Vec::new();
    for first in starts {
        if first > 0 && cells[line[first - 1]] != EMPTY {
            continue;
        }
        let mut holes = 0;
        for last in first..line.len() {
            holes += usize::from(cells[line[last]] == EMPTY);
            if holes > most {
                break;
            }
            let ends = last + 1 == line.len() || cells[line[last + 1]] == EMPTY;
            if ends && holes > 0 && last >= at_least_to {
                found.push(line[first..=last].to_vec());
            }
        }
    }
    found
}
