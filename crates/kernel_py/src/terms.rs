//! The rules of a game beyond one play, for Python.

use crate::errors::TablesRefusedError;
use kernel::game::{self, FinalAdjust, PassEnd};
use kernel::tables::RACK_MAX;
use pyo3::prelude::*;

/// Exchanges, endings and the final adjustment as numbers.
#[pyclass(frozen, module = "fishka_kernel")]
pub struct Terms(game::Terms);

impl Terms {
    /// They.
    pub fn numbers(&self) -> game::Terms {
        self.0
    }
}

#[pymethods]
impl Terms {
    #[new]
    #[pyo3(signature = (*, exchange_min_bag, exchange_most, pass_rounds, zero_turns, final_adjust, swap,
        repeat_words))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        exchange_min_bag: Option<usize>,
        exchange_most: usize,
        pass_rounds: Option<usize>,
        zero_turns: Option<usize>,
        final_adjust: &str,
        swap: bool,
        repeat_words: bool,
    ) -> PyResult<Self> {
        let final_adjust = match final_adjust {
            "none" => FinalAdjust::None,
            "subtract_own" => FinalAdjust::SubtractOwn,
            "subtract_and_collect" => FinalAdjust::SubtractAndCollect,
            "collect_double" => FinalAdjust::CollectDouble,
            _ => return Err(TablesRefusedError::new_err("no such final adjustment")),
        };
        Ok(Terms(game::Terms {
            exchange_min_bag,
            exchange_most: exchange_most.min(RACK_MAX),
            pass_end: pass_rounds.map_or(PassEnd::Never, |rounds| PassEnd::Rounds(rounds.max(1))),
            zero_turns,
            final_adjust,
            swap,
            repeat_words,
        }))
    }
}
