//! The Python door to `fishka_kernel`: translate, release the GIL, call. All logic is in `crates/kernel`.

mod engine;
mod errors;
mod graph;
mod image;

use pyo3::prelude::*;

#[pymodule]
mod fishka_kernel {
    #[pymodule_export]
    use crate::engine::Engine;
    #[pymodule_export]
    use crate::errors::{
        GraphCorruptError, GraphError, GraphTooLargeError, PositionRefusedError,
        TablesRefusedError, WordsRefusedError,
    };
    #[pymodule_export]
    use crate::graph::{any_word_graph, build_graph, Graph};
}
