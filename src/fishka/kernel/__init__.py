"""The only door to the compiled kernel: graphs, and every question about the plays of a position."""

from fishka.kernel.adapter import Kernel, KernelMismatchError
from fishka.kernel.beyond import is_plain
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
from fishka.kernel.search import (
    Found,
    Hooks,
    Page,
    SearchRefused,
    WordSearch,
    alphabet_of,
    marks_of,
    search_of,
)

__all__ = [
    "By",
    "Candidate",
    "Counted",
    "Found",
    "Graph",
    "GraphCorruptError",
    "GraphError",
    "GraphStore",
    "GraphTooLargeError",
    "Hooks",
    "Kernel",
    "KernelMismatchError",
    "Page",
    "ScoredPlay",
    "SearchRefused",
    "WordSearch",
    "WordsRefusedError",
    "alphabet_of",
    "any_word_graph",
    "build_graph",
    "graph_for",
    "is_plain",
    "marks_of",
    "open_graph",
    "search_of",
]
