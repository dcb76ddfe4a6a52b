//! One set of tables with one graph: the calls of a decision.

use crate::errors::{position_refused, tables_refused, PositionRefusedError, TablesRefusedError};
use crate::graph::Graph;
use crate::leaves::LeaveValues;
use kernel::check::measure;
use kernel::evaluate::HELD;
use kernel::game::{rack_points, Setting, Terms};
use kernel::generate::{generate, Any, Counted};
use kernel::leaves::Leaves;
use kernel::position::{Board, Rack};
use kernel::rank::{best, By, Question};
use kernel::tables::Tables;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::sync::{Arc, OnceLock};

/// Tables and a graph, ready to answer. Calls from several threads at once are fine.
#[pyclass(frozen, module = "fishka_kernel")]
pub struct Engine {
    tables: Tables,
    graph: Py<Graph>,
    trained: Option<Py<LeaveValues>>,
    leaves: OnceLock<Arc<Leaves>>,
}

impl Engine {
    /// Trained leaves where the engine was given any, else estimated ones; made on first use.
    pub fn leaves(&self) -> PyResult<Arc<Leaves>> {
        if let Some(ready) = self.leaves.get() {
            return Ok(ready.clone());
        }
        let made = match &self.trained {
            Some(values) => values.get().ready(&self.tables)?,
            None => Arc::new(Leaves::estimated(&self.tables)),
        };
        Ok(self.leaves.get_or_init(|| made).clone())
    }

    /// The tables.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The graph to walk on.
    pub fn graph(&self) -> kernel::graph::Graph<'_> {
        self.graph.get().view()
    }

    /// All that a game of this engine needs.
    pub fn setting<'a>(
        &'a self,
        graph: &'a kernel::graph::Graph<'a>,
        leaves: &'a Leaves,
        terms: Terms,
    ) -> Setting<'a> {
        Setting {
            tables: &self.tables,
            graph,
            leaves,
            terms,
        }
    }

    fn position<'a>(&self, cells: &'a [u8], rack: &[u8]) -> PyResult<(Board<'a>, Rack)> {
        let board = Board::new(&self.tables, cells).map_err(position_refused)?;
        let rack = Rack::new(&self.tables, rack).map_err(position_refused)?;
        Ok((board, rack))
    }
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (*, rows, cols, letter_multipliers, word_multipliers, start_squares, letter_count,
        values, counts, vowels, rack_size, bonus_by_count, first_move_min_tiles, graph, leaves = None))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        rows: usize,
        cols: usize,
        letter_multipliers: &[u8],
        word_multipliers: &[u8],
        start_squares: Vec<u32>,
        letter_count: usize,
        values: Vec<u32>,
        counts: Vec<u32>,
        vowels: Vec<bool>,
        rack_size: usize,
        bonus_by_count: Vec<u32>,
        first_move_min_tiles: usize,
        graph: Py<Graph>,
        leaves: Option<Py<LeaveValues>>,
    ) -> PyResult<Self> {
        let tables = Tables {
            rows,
            cols,
            letter_multipliers: letter_multipliers.to_vec(),
            word_multipliers: word_multipliers.to_vec(),
            start_squares,
            letter_count,
            values,
            counts,
            vowels,
            rack_size,
            bonus_by_count,
            first_move_min_tiles,
        }
        .checked()
        .map_err(tables_refused)?;
        if usize::from(graph.get().view().header().letter_count) != tables.letter_count {
            return Err(TablesRefusedError::new_err(
                "the graph has another alphabet than the tables",
            ));
        }
        if let Some(values) = &leaves {
            values.get().check(&tables)?;
        }
        Ok(Engine {
            tables,
            graph,
            trained: leaves,
            leaves: OnceLock::new(),
        })
    }

    /// SHA-256 (hex) of the tables as they arrived.
    fn digest(&self) -> String {
        let digest = self.tables.digest();
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn check(&self, py: Python<'_>, cells: &[u8], placed: Vec<(i64, i64)>) -> PyResult<bool> {
        let board = Board::new(&self.tables, cells).map_err(position_refused)?;
        let graph = self.graph.get().view();
        Ok(py.detach(|| measure(&self.tables, Some(&graph), &board, &placed).is_ok()))
    }

    fn score(&self, cells: &[u8], placed: Vec<(i64, i64)>) -> PyResult<i32> {
        let board = Board::new(&self.tables, cells).map_err(position_refused)?;
        measure(&self.tables, None, &board, &placed)
            .map_err(|fault| PositionRefusedError::new_err(format!("not a play: {fault:?}")))
    }

    fn count(&self, py: Python<'_>, cells: &[u8], rack: &[u8]) -> PyResult<(u64, i64)> {
        let (board, rack) = self.position(cells, rack)?;
        let graph = self.graph.get().view();
        let counted = py.detach(|| {
            let mut counted = Counted::default();
            generate(&self.tables, &graph, &board, &rack, &mut counted);
            counted
        });
        Ok((counted.plays, counted.score_sum))
    }

    fn any_play(&self, py: Python<'_>, cells: &[u8], rack: &[u8]) -> PyResult<bool> {
        let (board, rack) = self.position(cells, rack)?;
        let graph = self.graph.get().view();
        Ok(py.detach(|| {
            let mut any = Any::default();
            generate(&self.tables, &graph, &board, &rack, &mut any);
            any.0
        }))
    }

    /// The first `limit` moves in order (all without a limit), as records.
    #[pyo3(signature = (cells, rack, *, limit, by_equity, bag_count, exchange_most, blank_laid))]
    #[allow(clippy::too_many_arguments)]
    fn best<'py>(
        &self,
        py: Python<'py>,
        cells: &[u8],
        rack: &[u8],
        limit: Option<usize>,
        by_equity: bool,
        bag_count: usize,
        exchange_most: usize,
        blank_laid: bool,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (board, rack) = self.position(cells, rack)?;
        let graph = self.graph.get().view();
        let question = Question {
            bag_count,
            exchange_most,
            blank_laid,
            by: if by_equity { By::Equity } else { By::Score },
            limit: limit.unwrap_or(usize::MAX),
        };
        let leaves = self.leaves()?;
        let bytes = py.detach(|| {
            let records = best(&self.tables, &graph, &leaves, &board, &rack, question);
            let mut bytes = Vec::with_capacity(records.len() * kernel::record::RECORD_BYTES);
            for record in &records {
                bytes.extend_from_slice(&record.to_bytes());
            }
            bytes
        });
        Ok(PyBytes::new(py, &bytes))
    }

    /// Value in millipoints of sorted tiles that stay on the rack, with tiles in the bag or with none.
    #[pyo3(signature = (tiles, *, bag_empty=false))]
    fn leave(&self, py: Python<'_>, tiles: &[u8], bag_empty: bool) -> PyResult<i32> {
        let rack = Rack::new(&self.tables, tiles).map_err(position_refused)?;
        if bag_empty {
            return Ok(-HELD * rack_points(&self.tables, &rack.tiles));
        }
        let leaves = self.leaves()?;
        Ok(py.detach(|| leaves.value(&rack.tiles)))
    }
}
