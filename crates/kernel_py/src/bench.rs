//! Measured calls: the clock runs here, around the kernel alone, so that Python costs nothing.

use crate::engine::Engine;
use crate::errors::position_refused;
use kernel::evaluate::{Evaluated, Stay};
use kernel::generate::generate_on;
use kernel::leaves::Leaves;
use kernel::live::Live;
use kernel::pick::{pick, Scratch};
use kernel::position::{Board, Rack};
use kernel::rank::{By, Question};
use kernel::record::Kind;
use kernel::selfplay::{Conditions, FinalAdjust, Game, GameError, Match, Player};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::ops::ControlFlow;
use std::time::Instant;

/// Board, rack, the other seat's rack, tiles in the bag.
type Position = (Vec<u8>, Vec<u8>, Vec<u8>, usize);

/// The game that engines of the field play: two seats, exchanges with a full rack in the bag, six turns without
/// points end it.
fn conditions(engine: &Engine) -> Conditions {
    Conditions {
        seats: 2,
        exchange_min_bag: engine.tables().rack_size,
        passes_end: 0,
        zero_turns_end: 6,
        turns_max: 1000,
        final_adjust: FinalAdjust::CollectDouble,
    }
}

fn refused(fault: GameError) -> PyErr {
    PyValueError::new_err(fault.to_string())
}

/// Greedy games by equity; the positions before each turn but the last of each game.
#[pyfunction]
pub fn bench_positions(
    py: Python<'_>,
    engine: &Engine,
    seed: u64,
    games: u64,
) -> PyResult<Vec<Position>> {
    let leaves = engine.leaves()?;
    let players = [Player {
        leaves: &leaves,
        by: By::Equity,
    }; 2];
    let graph = engine.graph();
    let table =
        Match::new(engine.tables(), graph, conditions(engine), &players).map_err(refused)?;
    Ok(py.detach(|| {
        let mut out = Vec::new();
        for number in 0..games {
            positions_of(engine, &table.play(seed + number), &mut out);
        }
        out
    }))
}

fn positions_of(engine: &Engine, game: &Game, out: &mut Vec<Position>) {
    let cols = engine.tables().cols;
    let mut cells = vec![0; game.cells.len()];
    for pair in game.turns.windows(2) {
        let (turn, other) = (&pair[0], &pair[1]);
        let bag = usize::from(turn.bag_count);
        out.push((
            cells.clone(),
            turn.rack().to_vec(),
            other.rack().to_vec(),
            bag,
        ));
        if let Some(record) = turn.made.filter(|record| record.kind != Kind::Exchange) {
            let placed: Vec<(usize, u8)> = record.placed(&cells, cols).collect();
            for (square, tile) in placed {
                cells[square] = tile;
            }
        }
    }
}

/// A position as both seats of a game in play have it: lanes known, windows not.
struct Ready {
    live: Live,
    cells: Vec<u8>,
    rack: Rack,
    bag: usize,
}

fn ready(engine: &Engine, positions: Vec<Position>) -> PyResult<Vec<Ready>> {
    let graph = engine.graph();
    let one = |(cells, rack, _, bag): Position| {
        let rack = Rack::new(engine.tables(), &rack)?;
        let live = Live::new(
            engine.tables(),
            &graph,
            &Board::new(engine.tables(), &cells)?,
        );
        Ok(Ready {
            live,
            cells,
            rack,
            bag,
        })
    };
    positions
        .into_iter()
        .map(|position| one(position).map_err(position_refused))
        .collect()
}

fn question(engine: &Engine, bag: usize) -> Question {
    let exchange = bag >= engine.tables().rack_size;
    Question {
        bag_count: bag,
        exchange_most: if exchange { bag } else { 0 },
        by: By::Equity,
        blank_laid: false,
        limit: 1,
    }
}

/// The best move of each position: nanoseconds and equity in millipoints (0 where there is none).
#[pyfunction]
pub fn time_best(
    py: Python<'_>,
    engine: &Engine,
    positions: Vec<Position>,
) -> PyResult<Vec<(u64, i32)>> {
    let leaves = engine.leaves()?;
    let ready = ready(engine, positions)?;
    Ok(py.detach(|| {
        let mut scratch = Scratch::default();
        ready
            .iter()
            .map(|one| best_of(engine, &leaves, one, &mut scratch))
            .collect()
    }))
}

fn best_of(engine: &Engine, leaves: &Leaves, one: &Ready, scratch: &mut Scratch) -> (u64, i32) {
    let (tables, graph) = (engine.tables(), engine.graph());
    let mut live = one.live.clone();
    let start = Instant::now();
    let stay = Stay::new(tables, leaves, &live.board(), &one.rack, one.bag);
    let question = question(engine, one.bag);
    let found = pick(
        tables,
        &graph,
        &mut live,
        &one.rack,
        stay.all(),
        question,
        scratch,
    );
    let spent = start.elapsed().as_nanos() as u64;
    (spent, found.map_or(0, |record| record.equity))
}

/// Every play of each position with its equity: nanoseconds, plays, sum of points.
#[pyfunction]
pub fn time_all(
    py: Python<'_>,
    engine: &Engine,
    positions: Vec<Position>,
) -> PyResult<Vec<(u64, u64, i64)>> {
    let leaves = engine.leaves()?;
    let ready = ready(engine, positions)?;
    Ok(py.detach(|| {
        let (tables, graph) = (engine.tables(), engine.graph());
        let all = |one: &Ready| {
            let start = Instant::now();
            let Ok(board) = Board::new(tables, &one.cells) else {
                return (0, 0, 0);
            };
            let stay = Stay::new(tables, &leaves, &board, &one.rack, one.bag);
            let mut sink = Evaluated::new(tables, &stay, &board);
            generate_on(tables, &graph, &one.live, &one.rack, &mut sink);
            let spent = start.elapsed().as_nanos() as u64;
            let sum = sink.records.iter().map(|r| i64::from(r.score)).sum();
            (spent, sink.records.len() as u64, sum)
        };
        ready.iter().map(all).collect()
    }))
}

/// Greedy games by equity on threads: nanoseconds of all of them, and turns played.
#[pyfunction]
pub fn time_games(
    py: Python<'_>,
    engine: &Engine,
    seed: u64,
    games: u64,
    threads: usize,
) -> PyResult<(u64, u64)> {
    let leaves = engine.leaves()?;
    let players = [Player {
        leaves: &leaves,
        by: By::Equity,
    }; 2];
    let graph = engine.graph();
    let table =
        Match::new(engine.tables(), graph, conditions(engine), &players).map_err(refused)?;
    Ok(py.detach(|| {
        let mut turns = 0;
        let start = Instant::now();
        table.play_each(seed..seed + games, threads, |_, game| {
            turns += game.turns.len() as u64;
            ControlFlow::Continue(())
        });
        (start.elapsed().as_nanos() as u64, turns)
    }))
}

/// Looks every word up, each ended by 0: nanoseconds, and how many were found.
#[pyfunction]
pub fn time_lookups(py: Python<'_>, engine: &Engine, words: &[u8]) -> (u64, u64) {
    py.detach(|| {
        let graph = engine.graph();
        let start = Instant::now();
        let found = words
            .split(|&byte| byte == 0)
            .filter(|word| graph.contains(word))
            .count();
        (start.elapsed().as_nanos() as u64, found as u64)
    })
}
