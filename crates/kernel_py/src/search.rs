//! Simulation and end game for Python: a position as its mover sees it, candidates as records.

use crate::engine::Engine;
use crate::errors::PositionRefusedError;
use crate::terms::Terms;
use crate::train::Stop;
use kernel::endgame::{self, solve, Budget};
use kernel::game::{Setting, State, Step};
use kernel::made::hash_words;
use kernel::position::{Board, Rack};
use kernel::record::{Record, RECORD_BYTES};
use kernel::seen::{can_take, Seen};
use kernel::simulate::{simulate_telling, Plan};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::time::{Duration, Instant};

/// A record with the square of the blank that is taken first; None is a pass.
type Move = Option<(Vec<u8>, Option<u16>)>;
/// A move as it goes out.
type MoveOut = Option<(Py<PyBytes>, Option<u16>)>;

/// A position as the seat on turn sees it.
#[pyclass(frozen, module = "fishka_kernel")]
pub struct SeenPosition {
    seen: Seen,
}

#[pymethods]
impl SeenPosition {
    #[new]
    #[pyo3(signature = (engine, *, cells, rack, turn, scores, rack_counts, unseen, passes, idle,
        words_played))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        engine: &Engine,
        cells: &[u8],
        rack: &[u8],
        turn: usize,
        scores: Vec<i32>,
        rack_counts: Vec<usize>,
        unseen: &[u8],
        passes: usize,
        idle: usize,
        words_played: Vec<Vec<u8>>,
    ) -> PyResult<Self> {
        let tables = engine.tables();
        let refused = |text: String| PositionRefusedError::new_err(text);
        Board::new(tables, cells).map_err(|fault| refused(fault.to_string()))?;
        let rack = Rack::new(tables, rack).map_err(|fault| refused(fault.to_string()))?;
        if unseen.iter().any(|&t| usize::from(t) > tables.letter_count) {
            return Err(refused("an unseen tile is no tile of the alphabet".into()));
        }
        let seats = scores.len();
        let mut racks = vec![Vec::new(); seats];
        match racks.get_mut(turn) {
            Some(own) => *own = rack.tiles,
            None => return Err(refused("the seat on turn is not there".into())),
        }
        let state = State {
            cells: cells.to_vec(),
            racks,
            bag: Vec::new(),
            scores,
            turn,
            passes,
            idle,
            made: hash_words(&words_played).collect(),
            over: false,
        };
        let seen = Seen {
            state,
            rack_counts,
            unseen: unseen.to_vec(),
        };
        let seen = seen
            .checked(tables)
            .map_err(|fault| refused(fault.to_string()))?;
        Ok(SeenPosition { seen })
    }

    /// Tiles in the bag.
    #[getter]
    fn bag_count(&self) -> usize {
        self.seen.bag_count()
    }
}

/// What a search may cost: positions, milliseconds (None: as long as it takes), and who may stop it.
struct Cost<'a> {
    nodes: u64,
    ms: Option<u64>,
    stop: &'a Stop,
}

impl Cost<'_> {
    fn budget(&self) -> Budget<'_> {
        Budget {
            nodes: self.nodes,
            deadline: self.ms.map(|ms| Instant::now() + Duration::from_millis(ms)),
            stop: self.stop.flag(),
        }
    }
}

/// Compares candidates by games played on. Outlooks in the order given: spread, its standard error, share
/// won, deals seen, still alive; then the order, deals, whether those were all, positions looked at.
#[pyfunction]
#[pyo3(signature = (engine, terms, position, candidates, *, plies, deals, all_deals, endgame_nodes, nodes,
    ms, threads, seed, stop))]
#[allow(clippy::too_many_arguments, clippy::type_complexity)]
pub fn simulate_moves(
    py: Python<'_>,
    engine: &Engine,
    terms: &Terms,
    position: &SeenPosition,
    candidates: Vec<Move>,
    plies: usize,
    deals: usize,
    all_deals: usize,
    endgame_nodes: u64,
    nodes: u64,
    ms: Option<u64>,
    threads: usize,
    seed: u64,
    stop: &Stop,
) -> PyResult<(
    Vec<(f64, f64, f64, usize, bool)>,
    Vec<usize>,
    usize,
    bool,
    u64,
)> {
    let leaves = engine.leaves()?;
    let graph = engine.graph();
    let setting = engine.setting(&graph, &leaves, terms.numbers());
    let steps = candidates
        .into_iter()
        .map(|one| step(&setting, &position.seen.state, one))
        .collect::<PyResult<Vec<Option<Step>>>>()?;
    let cost = Cost { nodes, ms, stop };
    let report = py.detach(|| {
        let plan = Plan {
            plies,
            deals,
            all_deals,
            endgame_nodes,
            threads: threads.clamp(1, 64),
            seed,
            budget: cost.budget(),
        };
        simulate_telling(&setting, &position.seen, &steps, &plan, &|done| {
            stop.tell(done)
        })
    });
    let outlooks = report.outlooks.iter();
    let outlooks = outlooks.map(|one| (one.spread, one.error, one.win, one.deals, one.alive));
    Ok((
        outlooks.collect(),
        report.order,
        report.deals,
        report.all_deals,
        report.nodes,
    ))
}

/// Solves the end game: the line, the points gained to the end, proved, turns looked ahead, positions.
#[pyfunction]
#[pyo3(signature = (engine, terms, position, *, nodes, ms, stop))]
#[allow(clippy::too_many_arguments, clippy::type_complexity)]
pub fn solve_endgame(
    py: Python<'_>,
    engine: &Engine,
    terms: &Terms,
    position: &SeenPosition,
    nodes: u64,
    ms: Option<u64>,
    stop: &Stop,
) -> PyResult<(Vec<MoveOut>, i32, bool, usize, u64)> {
    let state = end_of(position)?;
    let leaves = engine.leaves()?;
    let graph = engine.graph();
    let setting = engine.setting(&graph, &leaves, terms.numbers());
    let cost = Cost { nodes, ms, stop };
    let found = py.detach(|| solve(&setting, &state, &cost.budget()));
    let line = found.line.iter().map(|step| {
        step.map(|step| {
            let bytes = PyBytes::new(py, &step.record.to_bytes()).unbind();
            (bytes, step.swap)
        })
    });
    Ok((
        line.collect(),
        found.gain,
        found.proved,
        found.depth,
        found.nodes,
    ))
}

/// Every way that the next turns of an end game may go: how many, and the spreads at their ends added up.
#[pyfunction]
#[pyo3(signature = (engine, terms, position, *, turns))]
pub fn count_lines(
    py: Python<'_>,
    engine: &Engine,
    terms: &Terms,
    position: &SeenPosition,
    turns: usize,
) -> PyResult<(u64, i64)> {
    let state = end_of(position)?;
    let leaves = engine.leaves()?;
    let graph = engine.graph();
    let setting = engine.setting(&graph, &leaves, terms.numbers());
    let found = py.detach(|| endgame::count_lines(&setting, &state, turns));
    Ok((found.count, found.spreads))
}

/// The whole state of an end game: what is unseen is the other's rack.
fn end_of(position: &SeenPosition) -> PyResult<State> {
    let seen = &position.seen;
    if seen.state.racks.len() != 2 || seen.bag_count() > 0 {
        return Err(PositionRefusedError::new_err(
            "an end game has two seats and an empty bag",
        ));
    }
    let mut state = seen.state.clone();
    state.racks[1 - seen.state.turn] = seen.unseen.clone();
    if state.racks.iter().any(Vec::is_empty) {
        return Err(PositionRefusedError::new_err(
            "a rack is empty: the game is over",
        ));
    }
    Ok(state)
}

/// A candidate, checked so far that it can be carried out.
fn step(setting: &Setting<'_>, state: &State, one: Move) -> PyResult<Option<Step>> {
    let Some((bytes, swap)) = one else {
        return Ok(None);
    };
    let refused = || PositionRefusedError::new_err("a candidate is no move of this position");
    let bytes: [u8; RECORD_BYTES] = bytes.try_into().map_err(|_| refused())?;
    let record = Record::from_bytes(&bytes).ok_or_else(refused)?;
    let step = Step { record, swap };
    if can_take(setting, state, &step) {
        Ok(Some(step))
    } else {
        Err(refused())
    }
}
