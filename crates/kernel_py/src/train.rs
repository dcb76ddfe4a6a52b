//! Games of the kernel against itself for Python: racks to learn from, and pairs of games that measure.

use crate::engine::Engine;
use crate::errors::PositionRefusedError;
use crate::terms::Terms;
use kernel::tally::Tally;
use kernel::train::{duel, observe};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::Arc;

/// Tells a long call in another thread to stop, and is told how far it has come.
#[pyclass(frozen, module = "fishka_kernel")]
#[derive(Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    done: Arc<AtomicUsize>,
}

impl Stop {
    /// The flag that the kernel looks at.
    pub fn flag(&self) -> &AtomicBool {
        &self.flag
    }

    /// The call has done so much.
    pub fn tell(&self, done: usize) {
        self.done.store(done, Ordering::Relaxed);
    }
}

#[pymethods]
impl Stop {
    #[new]
    fn new() -> Self {
        Stop::default()
    }

    /// From now on, calls that watch this return as soon as they can.
    fn set(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    fn is_set(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
    }

    /// Deals that a simulation has done so far.
    #[getter]
    fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }
}

/// Observations of greedy games `first` to `first + games - 1` of a seed; empty when stopped.
#[pyfunction]
#[pyo3(signature = (engine, terms, *, seed, first, games, stop))]
pub fn observe_games<'py>(
    py: Python<'py>,
    engine: &Engine,
    terms: &Terms,
    seed: u64,
    first: u64,
    games: u64,
    stop: &Stop,
) -> PyResult<Bound<'py, PyBytes>> {
    let leaves = engine.leaves()?;
    let graph = engine.graph();
    let setting = engine.setting(&graph, &leaves, terms.numbers());
    let found = py.detach(|| observe(&setting, seed, first, games, stop.flag()));
    Ok(PyBytes::new(py, &found))
}

/// A leave file fitted to observations. Raises PositionRefusedError when they are none.
#[pyfunction]
pub fn fit_leaves<'py>(
    py: Python<'py>,
    engine: &Engine,
    observations: Vec<Vec<u8>>,
) -> PyResult<Bound<'py, PyBytes>> {
    let found = py.detach(|| {
        let mut tally = Tally::new(engine.tables());
        for batch in &observations {
            tally.add(batch).ok()?;
        }
        Some(tally.fit()?.to_bytes())
    });
    let found = found.ok_or_else(|| PositionRefusedError::new_err("no observations of racks"))?;
    Ok(PyBytes::new(py, &found))
}

/// Pairs of games between two engines with the same tables: for each game our points, theirs, turns.
#[pyfunction]
#[pyo3(signature = (ours, theirs, terms, *, seed, first, pairs, stop))]
#[allow(clippy::too_many_arguments)]
pub fn duel_games(
    py: Python<'_>,
    ours: &Engine,
    theirs: &Engine,
    terms: &Terms,
    seed: u64,
    first: u64,
    pairs: u64,
    stop: &Stop,
) -> PyResult<Vec<(i32, i32, u32)>> {
    if ours.tables() != theirs.tables() {
        return Err(PositionRefusedError::new_err(
            "the engines have other tables",
        ));
    }
    let leaves = (ours.leaves()?, theirs.leaves()?);
    let graphs = (ours.graph(), theirs.graph());
    let one = ours.setting(&graphs.0, &leaves.0, terms.numbers());
    let two = theirs.setting(&graphs.1, &leaves.1, terms.numbers());
    Ok(py.detach(|| {
        let numbers = first..first + pairs;
        numbers
            .take_while(|_| !stop.flag().load(Ordering::Relaxed))
            .flat_map(|number| duel(&one, &two, seed, number))
            .map(|game| (game.ours, game.theirs, game.turns))
            .collect()
    }))
}
