//! Measured calls: the clock runs here, around the kernel alone, so that Python costs nothing.

use crate::engine::Engine;
use crate::errors::position_refused;
use kernel::endgame::Budget;
use kernel::evaluate::{exchanges, Evaluated, Stay};
use kernel::game::{PassEnd, State, Step, Terms};
use kernel::generate::generate_on;
use kernel::leaves::Leaves;
use kernel::live::Live;
use kernel::pick::{pick, Scratch};
use kernel::position::{Board, PositionError, Rack};
use kernel::rank::{best, By, Question};
use kernel::record::Kind;
use kernel::seen::Seen;
use kernel::selfplay::{Conditions, FinalAdjust, Game, GameError, Match, Player};
use kernel::simulate::{simulate, Plan, DEALS_UNDROPPED};
use kernel::tables::RACK_MAX;
use kernel::tile::{in_hand, EMPTY};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// Board, rack, the other seat's rack, tiles in the bag.
type Position = (Vec<u8>, Vec<u8>, Vec<u8>, usize);

/// The game that engines of the field play: two seats, exchanges with a full rack in the bag, six turns without
/// points end it.
fn conditions(engine: &Engine) -> Conditions {
    Conditions {
        seats: 2,
        turns_max: 1000,
        terms: field_terms(engine),
    }
}

/// Its rules.
fn field_terms(engine: &Engine) -> Terms {
    Terms {
        exchange_min_bag: Some(engine.tables().rack_size),
        exchange_most: RACK_MAX,
        pass_end: PassEnd::Never,
        zero_turns: Some(6),
        final_adjust: FinalAdjust::CollectDouble,
        swap: false,
        repeat_words: true,
    }
}

fn refused(fault: GameError) -> PyErr {
    PyValueError::new_err(fault.to_string())
}

/// What comes of work with the table at which two greedy seats of this engine play.
fn at_table<T: Send>(
    py: Python<'_>,
    engine: &Engine,
    work: impl FnOnce(&Match<'_>) -> T + Send,
) -> PyResult<T> {
    let leaves = engine.leaves()?;
    let players = [Player {
        leaves: &leaves,
        by: By::Equity,
    }; 2];
    let graph = engine.graph();
    let table =
        Match::new(engine.tables(), graph, conditions(engine), &players).map_err(refused)?;
    Ok(py.detach(|| work(&table)))
}

/// Greedy games by equity; the positions before each turn but the last of each game.
#[pyfunction]
pub fn bench_positions(
    py: Python<'_>,
    engine: &Engine,
    seed: u64,
    games: u64,
) -> PyResult<Vec<Position>> {
    at_table(py, engine, |table| {
        let mut out = Vec::new();
        for number in 0..games {
            positions_of(engine, &table.play(seed + number), &mut out);
        }
        out
    })
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
        Ok(Ready { live, rack, bag })
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
        None,
        scratch,
    );
    let spent = start.elapsed().as_nanos() as u64;
    (spent, found.map_or(0, |record| record.equity))
}

/// Every play and exchange of each position with its equity: nanoseconds, plays, sum of their points.
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
        let mut memory = Vec::new();
        let mut all = |one: &Ready| {
            let start = Instant::now();
            let board = one.live.board();
            let stay = Stay::new(tables, &leaves, &board, &one.rack, one.bag);
            let mut sink = Evaluated::over(tables, &stay, &board, std::mem::take(&mut memory));
            generate_on(tables, &graph, &one.live, &one.rack, &mut sink);
            memory = sink.records;
            let plays = memory.len();
            let most = question(engine, one.bag).exchange_most;
            exchanges(&one.rack, &stay, most, &mut memory);
            let spent = start.elapsed().as_nanos() as u64;
            let sum = memory[..plays].iter().map(|r| i64::from(r.score)).sum();
            (spent, plays as u64, sum)
        };
        ready.iter().map(&mut all).collect()
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
    at_table(py, engine, |table| {
        let mut turns = 0;
        let start = Instant::now();
        table.play_each(seed..seed + games, threads, |_, game| {
            turns += game.turns.len() as u64;
            ControlFlow::Continue(())
        });
        (start.elapsed().as_nanos() as u64, turns)
    })
}

/// Simulations of two turns of the best moves of each position, one position after the other: nanoseconds of all
/// of them, positions looked at, games played on. None is dropped: many deals are several searches, each of as
/// many as drop nothing.
#[pyfunction]
#[pyo3(signature = (engine, positions, *, candidates, deals, threads))]
pub fn time_simulation(
    py: Python<'_>,
    engine: &Engine,
    positions: Vec<Position>,
    candidates: usize,
    deals: usize,
    threads: usize,
) -> PyResult<(u64, u64, u64)> {
    let leaves = engine.leaves()?;
    let graph = engine.graph();
    let setting = engine.setting(&graph, &leaves, field_terms(engine));
    let seen = positions
        .into_iter()
        .map(|position| seen_of(engine, position))
        .collect::<PyResult<Vec<Seen>>>()?;
    let stop = AtomicBool::new(false);
    let plan = |seed: usize| Plan {
        plies: 2,
        deals: DEALS_UNDROPPED.min(deals - seed * DEALS_UNDROPPED),
        all_deals: 0,
        endgame_nodes: 0,
        threads: threads.clamp(1, 64),
        seed: 1 + seed as u64,
        budget: Budget {
            nodes: u64::MAX,
            deadline: None,
            stop: &stop,
        },
    };
    Ok(py.detach(|| {
        let mut sums = (0, 0, 0);
        for one in &seen {
            let Ok(steps) = first_steps(engine, &leaves, one, candidates) else {
                continue;
            };
            for seed in 0..deals.div_ceil(DEALS_UNDROPPED) {
                let start = Instant::now();
                let report = simulate(&setting, one, &steps, &plan(seed));
                sums.0 += start.elapsed().as_nanos() as u64;
                sums.1 += report.nodes;
                let played = report.outlooks.iter().map(|one| one.deals as u64);
                sums.2 += played.sum::<u64>();
            }
        }
        sums
    }))
}

/// A position as its mover sees it: all but board and rack is unseen.
fn seen_of(engine: &Engine, (cells, rack, other, _): Position) -> PyResult<Seen> {
    let tables = engine.tables();
    Board::new(tables, &cells).map_err(position_refused)?;
    let rack = Rack::new(tables, &rack).map_err(position_refused)?;
    let mut left = tables.counts.clone();
    let laid = cells.iter().filter(|&&cell| cell != EMPTY);
    for tile in laid
        .map(|&cell| in_hand(cell))
        .chain(rack.tiles.iter().copied())
    {
        let count = &mut left[usize::from(tile)];
        *count = count.saturating_sub(1);
    }
    let unseen = left
        .iter()
        .enumerate()
        .flat_map(|(tile, &count)| std::iter::repeat_n(tile as u8, count as usize));
    let seen = Seen {
        rack_counts: vec![rack.tiles.len(), other.len()],
        state: State {
            cells,
            racks: vec![rack.tiles, Vec::new()],
            bag: Vec::new(),
            scores: vec![0, 0],
            turn: 0,
            passes: 0,
            idle: 0,
            made: Vec::new(),
            over: false,
        },
        unseen: unseen.collect(),
    };
    seen.checked(tables)
        .map_err(|fault| PyValueError::new_err(fault.to_string()))
}

/// The best moves of a position by equity.
fn first_steps(
    engine: &Engine,
    leaves: &Leaves,
    seen: &Seen,
    count: usize,
) -> Result<Vec<Option<Step>>, PositionError> {
    let (tables, graph) = (engine.tables(), engine.graph());
    let board = Board::new(tables, &seen.state.cells)?;
    let rack = Rack::new(tables, &seen.state.racks[0])?;
    let question = Question {
        limit: count,
        ..question(engine, seen.bag_count())
    };
    let found = best(tables, &graph, leaves, &board, &rack, question);
    Ok(found
        .into_iter()
        .map(|record| Some(Step { record, swap: None }))
        .collect())
}

/// Greedy games by equity, one after the other: nanoseconds and turns of each.
#[pyfunction]
pub fn time_each_game(
    py: Python<'_>,
    engine: &Engine,
    seed: u64,
    games: u64,
) -> PyResult<Vec<(u64, u64)>> {
    at_table(py, engine, |table| {
        let mut out = Vec::with_capacity(games as usize);
        let mut last = Instant::now();
        table.play_each(seed..seed + games, 1, |_, game| {
            let now = Instant::now();
            out.push(((now - last).as_nanos() as u64, game.turns.len() as u64));
            last = now;
            ControlFlow::Continue(())
        });
        out
    })
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
