"""The compiled kernel: numbers in, numbers out. Tiles, squares and records as in `crates/kernel`."""

from collections.abc import Buffer, Sequence

class GraphError(ValueError):
    """A word graph cannot be built or opened."""

class GraphTooLargeError(GraphError):
    """The list or its graph is wider than the format."""

class GraphCorruptError(GraphError):
    """An image is cut short, changed or no word graph."""

class WordsRefusedError(GraphError):
    """The list holds something that is no word."""

class TablesRefusedError(ValueError):
    """Rule tables are inconsistent, or the graph has another alphabet."""

class PositionRefusedError(ValueError):
    """A board, rack or play is not well-formed."""

class Graph:
    """A verified word graph on an image that stays where it is. Raises GraphCorruptError."""

    def __new__(cls, image: Buffer) -> Graph: ...
    @property
    def letter_count(self) -> int: ...
    @property
    def word_count(self) -> int:
        """Distinct words; 0 in an any-word graph."""
    @property
    def longest(self) -> int:
        """Letters of the longest word; 0 in an any-word graph."""
    @property
    def any_word(self) -> bool: ...
    @property
    def size_bytes(self) -> int: ...
    def contains(self, word: bytes) -> bool: ...
    def words(self) -> bytes:
        """Every word in order, each ended by 0. Raises WordsRefusedError for an any-word graph."""

def build_graph(words: bytes, letter_count: int) -> bytes:
    """The image of a list's graph: letter tiles, each word ended by 0.

    Raises WordsRefusedError, GraphTooLargeError.
    """

def any_word_graph(letter_count: int) -> bytes:
    """The image of the graph in which every string of letters is a word. Raises WordsRefusedError."""

class Engine:
    """Tables and a graph, ready to answer; safe for several threads. Raises TablesRefusedError."""

    def __new__(
        cls,
        *,
        rows: int,
        cols: int,
        letter_multipliers: bytes,
        word_multipliers: bytes,
        start_squares: Sequence[int],
        letter_count: int,
        values: Sequence[int],
        counts: Sequence[int],
        vowels: Sequence[bool],
        rack_size: int,
        bonus_by_count: Sequence[int],
        first_move_min_tiles: int,
        graph: Graph,
    ) -> Engine: ...
    def digest(self) -> str:
        """SHA-256 (hex) of the tables as they arrived."""
    def check(self, cells: bytes, placed: Sequence[tuple[int, int]]) -> bool: ...
    def score(self, cells: bytes, placed: Sequence[tuple[int, int]]) -> int:
        """Points, whatever the words. Raises PositionRefusedError when it is no play."""
    def count(self, cells: bytes, rack: bytes) -> tuple[int, int]:
        """Distinct plays, and the sum of their points."""
    def any_play(self, cells: bytes, rack: bytes) -> bool: ...
    def best(
        self,
        cells: bytes,
        rack: bytes,
        *,
        limit: int | None,
        by_equity: bool,
        bag_count: int,
        exchange_most: int,
        blank_laid: bool,
    ) -> bytes:
        """The first moves in order as records of 24 bytes (`crates/kernel/src/record.rs`).

        `blank_laid` keeps only plays that lay a blank.
        """
    def leave(self, tiles: bytes) -> int:
        """Value in millipoints of a leave."""
