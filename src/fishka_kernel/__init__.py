"""The compiled kernel (`crates/kernel_py`). Only `fishka.kernel` imports it."""

from fishka_kernel.fishka_kernel import (
    Engine,
    Graph,
    GraphCorrupt,
    GraphError,
    GraphTooLarge,
    PositionRefused,
    TablesRefused,
    WordsRefused,
    any_word_graph,
    build_graph,
)

__all__ = [
    "Engine",
    "Graph",
    "GraphCorrupt",
    "GraphError",
    "GraphTooLarge",
    "PositionRefused",
    "TablesRefused",
    "WordsRefused",
    "any_word_graph",
    "build_graph",
]
