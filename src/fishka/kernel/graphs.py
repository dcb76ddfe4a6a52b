"""Word graphs: built from a list, kept in the user's cache folder by what they are made of, mapped."""

import hashlib
import logging
import mmap
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fishka.core.tiles import Alphabet
from fishka.lexicon.cache import cache_folder, mark_used, write_whole
from fishka.lexicon.lexicon import Lexicon
from fishka.lexicon.playable import playable_words
from fishka_kernel import (
    Graph,
    GraphCorruptError,
    GraphError,
    GraphTooLargeError,
    WordsRefusedError,
    build_graph,
)
from fishka_kernel import any_word_graph as any_word_image

__all__ = [
    "Graph",
    "GraphCorruptError",
    "GraphError",
    "GraphStore",
    "GraphTooLargeError",
    "WordsRefusedError",
    "any_word_graph",
    "build_graph",
    "graph_for",
    "open_graph",
]

FORMAT: Final = 2
"""Part of a cached graph's name: raised whenever the image or the making of the word list changes."""

_log = logging.getLogger(__name__)


def open_graph(image: bytes | mmap.mmap) -> Graph:
    """The graph of an image, verified. Raises GraphCorruptError.

    >>> graph = open_graph(build_graph(bytes([1, 20, 0, 3, 1, 20, 0]), 26))  # AT and CAT, as letter tiles
    >>> graph.word_count, graph.contains(bytes([3, 1, 20])), graph.contains(bytes([3, 1]))
    (2, True, False)
    >>> open_graph(b"none")
    Traceback (most recent call last):
    fishka_kernel.GraphCorruptError: the graph is cut short
    """
    return Graph(image)


def any_word_graph(letter_count: int) -> Graph:
    """The graph in which every string of these letters is a word: for tests and closed forms."""
    return Graph(any_word_image(letter_count))


def graph_for(
    lexicon: Lexicon,
    alphabet: Alphabet,
    yo_mode: str,
    overlay: Sequence[str] = (),
    level: int | None = None,
) -> Graph:
    """`GraphStore.graph_for` with the user's cache folder and no memory of its own."""
    return GraphStore(cache_folder() / "graphs").graph_for(lexicon, alphabet, yo_mode, overlay, level)


class GraphStore:
    """Graphs in a folder; each is built once, opened once, and shared by all who ask."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open: dict[str, Graph] = {}
        self._lock = threading.Lock()

    def graph_for(
        self,
        lexicon: Lexicon,
        alphabet: Alphabet,
        yo_mode: str,
        overlay: Sequence[str] = (),
        level: int | None = None,
    ) -> Graph:
        """The graph of a list as an edition plays it; built on first use, seconds for the large lists.

        A cached file that does not verify is built anew. Raises OSError when the folder cannot be written,
        GraphTooLargeError when the list is wider than the format.
        """
        name = graph_name(lexicon.key, alphabet, yo_mode, overlay, level)
        with self._lock:
            graph = self._open.get(name)
            if graph is None:
                path = self._folder / f"{name}.graph"
                graph = _mapped(path)
                if graph is None:
                    words = playable_words(lexicon, alphabet, yo_mode, overlay, level)
                    write_whole(path, build_graph(words, len(alphabet)))
                    del words
                    graph = Graph(_map(path))
                mark_used(path)
                self._open[name] = graph
            return graph


def graph_name(
    list_key: str, alphabet: Alphabet, yo_mode: str, overlay: Sequence[str], level: int | None
) -> str:
    """A name for a graph by everything that decides what is in it (hex)."""
    parts = [str(FORMAT), list_key, yo_mode, str(level), *alphabet.letters, "", *sorted(set(overlay))]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:40]


def _mapped(path: Path) -> Graph | None:
    """The graph in a file; None when there is no file or it does not verify."""
    try:
        return Graph(_map(path))
    except FileNotFoundError:
        return None
    except (GraphCorruptError, ValueError) as fault:
        _log.warning("cached graph %s is built anew: %s", path.name, fault)
        return None


def _map(path: Path) -> mmap.mmap:
    """A file in memory, read-only. Raises ValueError when it is empty."""
    with path.open("rb") as file:
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
