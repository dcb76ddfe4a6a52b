"""The compiled kernel (`crates/kernel_py`). Only `fishka.kernel` imports it."""

from fishka_kernel.fishka_kernel import (
    Engine,
    Graph,
    GraphCorruptError,
    GraphError,
    GraphTooLargeError,
    PositionRefusedError,
    TablesRefusedError,
    WordsRefusedError,
    any_word_graph,
    build_graph,
)

__all__ = [
    "Engine",
    "Graph",
    "GraphCorruptError",
    "GraphError",
    "GraphTooLargeError",
    "PositionRefusedError",
    "TablesRefusedError",
    "WordsRefusedError",
    "any_word_graph",
    "build_graph",
]
