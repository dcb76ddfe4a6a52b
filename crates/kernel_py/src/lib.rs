//! The Python door to `fishka_kernel`: translate, release the GIL, call. All logic is in `crates/kernel`.

mod bench;
mod beyond;
mod engine;
mod errors;
mod graph;
mod image;
mod leaves;
mod search;
mod terms;
mod train;
mod words;

use pyo3::prelude::*;

#[pymodule]
mod fishka_kernel {
    #[pymodule_export]
    use crate::bench::{
        bench_positions, time_all, time_best, time_each_game, time_games, time_lookups,
        time_simulation,
    };
    #[pymodule_export]
    use crate::beyond::{Beyond, BeyondPosition};
    #[pymodule_export]
    use crate::engine::Engine;
    #[pymodule_export]
    use crate::errors::{
        GraphCorruptError, GraphError, GraphTooLargeError, LeavesCorruptError,
        PositionRefusedError, TablesRefusedError, WordsRefusedError,
    };
    #[pymodule_export]
    use crate::graph::{any_word_graph, build_graph, Graph};
    #[pymodule_export]
    use crate::leaves::LeaveValues;
    #[pymodule_export]
    use crate::search::{count_lines, simulate_moves, solve_endgame, SeenPosition};
    #[pymodule_export]
    use crate::terms::Terms;
    #[pymodule_export]
    use crate::train::{duel_games, fit_leaves, observe_games, Stop};
    #[pymodule_export]
    use crate::words::WordIndex;
}
