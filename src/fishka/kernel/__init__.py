"""The only door to the compiled kernel: graphs, and every question about the plays of a position."""

from fishka.kernel.adapter import Kernel, KernelMismatchError
from fishka.kernel.graphs import (
    Graph,
    GraphCorruptError,
    GraphError,
    GraphStore,
    GraphTooLargeError,
    WordsRefusedError,
    any_word_graph,
    build_graph,
    graph_for,
    open_graph,
)
from fishka.kernel.moves import By, Candidate, Counted, ScoredPlay

__all__ = [
    "By",
    "Candidate",
    "Counted",
    "Graph",
    "GraphCorruptError",
    "GraphError",
    "GraphStore",
    "GraphTooLargeError",
    "Kernel",
    "KernelMismatchError",
    "ScoredPlay",
    "WordsRefusedError",
    "any_word_graph",
    "build_graph",
    "graph_for",
    "open_graph",
]
