//! One play, checked and scored without generation: other code than `generate`, on the forward graph.

use crate::graph::Graph;
use crate::lane::value;
use crate::position::Board;
use crate::tables::Tables;
use crate::tile::{letter_of, BLANK, EMPTY};

/// Why a play is no play. Which fault is named first is no promise: the referee's order is the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nothing laid, or more than a rack holds.
    Count,
    /// A square outside the board, taken, or used twice.
    Square,
    /// A tile that is neither a letter nor a blank with one.
    Tile,
    /// Not in one line without gaps.
    Line,
    /// A first play that is too short or misses the start.
    Opening,
    /// No tile beside one that lay there.
    NotConnected,
    /// No run of two tiles.
    NoWord,
    /// A run that is no word.
    UnknownWord,
}

/// The points of a play on this board; with a graph, every word must be in it.
///
/// Squares and tiles are taken as they come: any numbers, in any order.
pub fn measure(
    tables: &Tables,
    graph: Option<&Graph<'_>>,
    board: &Board<'_>,
    placed: &[(i64, i64)],
) -> Result<i32, Fault> {
    let laid = Laid::new(tables, board, placed)?;
    let (row_step, col_step) = (tables.cols, 1);
    let rows = laid.squares.iter().map(|square| square / tables.cols);
    let cols = laid.squares.iter().map(|square| square % tables.cols);
    let one_row = all_equal(rows);
    let one_col = all_equal(cols);
    let along = match (one_row, one_col) {
        (true, _) => col_step,
        (false, true) => row_step,
        (false, false) => return Err(Fault::Line),
    };
    let (low, high) = (laid.squares[0], laid.squares[laid.squares.len() - 1]);
    if (low..=high)
        .step_by(along)
        .any(|square| laid.cells[square] == EMPTY)
    {
        return Err(Fault::Line);
    }
    check_place(tables, board, &laid)?;
    let across = if along == col_step {
        row_step
    } else {
        col_step
    };
    let mut words = vec![laid.run(tables, low, along)];
    words.extend(laid.squares.iter().map(|&sq| laid.run(tables, sq, across)));
    words.retain(|word| word.len() > 1);
    if words.is_empty() {
        return Err(Fault::NoWord);
    }
    let mut total = tables.bonus_by_count[laid.squares.len()] as i32;
    for word in &words {
        if let Some(graph) = graph {
            let letters: Vec<u8> = word.iter().map(|&sq| letter_of(laid.cells[sq])).collect();
            if !graph.contains(&letters) {
                return Err(Fault::UnknownWord);
            }
        }
        total += laid.points(tables, board, word);
    }
    Ok(total)
}

fn all_equal(mut items: impl Iterator<Item = usize>) -> bool {
    let first = items.next();
    items.all(|item| Some(item) == first)
}

fn check_place(tables: &Tables, board: &Board<'_>, laid: &Laid) -> Result<(), Fault> {
    if board.is_empty() {
        let starts = &tables.start_squares;
        let covers = starts
            .iter()
            .any(|&start| laid.squares.contains(&(start as usize)));
        if laid.squares.len() < tables.first_move_min_tiles || !(covers || starts.is_empty()) {
            return Err(Fault::Opening);
        }
        return Ok(());
    }
    let old = |square: usize| board.cells()[square] != EMPTY;
    let touches = laid.squares.iter().any(|&square| {
        let (row, col) = (square / tables.cols, square % tables.cols);
        (row > 0 && old(square - tables.cols))
            || (row + 1 < tables.rows && old(square + tables.cols))
            || (col > 0 && old(square - 1))
            || (col + 1 < tables.cols && old(square + 1))
    });
    if touches {
        Ok(())
    } else {
        Err(Fault::NotConnected)
    }
}

/// The board with the play on it.
struct Laid {
    cells: Vec<u8>,
    /// Squares of the play, ascending.
    squares: Vec<usize>,
}

impl Laid {
    fn new(tables: &Tables, board: &Board<'_>, placed: &[(i64, i64)]) -> Result<Self, Fault> {
        if placed.is_empty() || placed.len() > tables.rack_size {
            return Err(Fault::Count);
        }
        let mut cells = board.cells().to_vec();
        let mut squares = Vec::with_capacity(placed.len());
        for &(square, tile) in placed {
            let place = usize::try_from(square).map_err(|_| Fault::Square)?;
            match cells.get_mut(place) {
                Some(cell) if *cell == EMPTY => {
                    let tile = u8::try_from(tile).map_err(|_| Fault::Tile)?;
                    let letter = letter_of(tile);
                    if letter == BLANK || usize::from(letter) > tables.letter_count {
                        return Err(Fault::Tile);
                    }
                    *cell = tile;
                }
                _ => return Err(Fault::Square),
            }
            squares.push(place);
        }
        squares.sort_unstable();
        Ok(Laid { cells, squares })
    }

    /// The squares of the unbroken run through `square` along a line.
    fn run(&self, tables: &Tables, square: usize, step: usize) -> Vec<usize> {
        let (place, length) = if step == 1 {
            (square % tables.cols, tables.cols)
        } else {
            (square / tables.cols, tables.rows)
        };
        let filled = |offset: &usize, forward: bool| {
            let square = if forward {
                square + offset * step
            } else {
                square - offset * step
            };
            self.cells[square] != EMPTY
        };
        let before = (1..=place).take_while(|n| filled(n, false)).count();
        let after = (1..length - place).take_while(|n| filled(n, true)).count();
        let first = square - before * step;
        (0..=before + after).map(|n| first + n * step).collect()
    }

    /// Points of a word: premiums count under tiles of this play only.
    fn points(&self, tables: &Tables, board: &Board<'_>, word: &[usize]) -> i32 {
        let mut sum = 0;
        let mut factor = 1;
        for &square in word {
            let points = value(tables, self.cells[square]);
            if board.cells()[square] == EMPTY {
                sum += points * i32::from(tables.letter_multipliers[square]);
                factor *= i32::from(tables.word_multipliers[square]);
            } else {
                sum += points;
            }
        }
        sum * factor
    }
}
