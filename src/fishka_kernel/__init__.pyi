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

class LeavesCorruptError(ValueError):
    """A leave file is cut short, changed or none."""

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
    def fill(self, pattern: bytes, allowed: Sequence[int], rack: bytes) -> bytes:
        """Every way to fill a window so that it reads a word: the tiles of its holes, way after way.

        `pattern` has letters in their places and 0 for holes; `allowed` by place the letters that may go into
        a hole (bit n for letter n). Raises PositionRefusedError when one of them is malformed.
        """
    def words(self) -> bytes:
        """Every word in order, each ended by 0. Raises WordsRefusedError for an any-word graph."""

def build_graph(words: bytes, letter_count: int) -> bytes:
    """The image of a list's graph: letter tiles, each word ended by 0.

    Raises WordsRefusedError, GraphTooLargeError.
    """

def any_word_graph(letter_count: int) -> bytes:
    """The image of the graph in which every string of letters is a word. Raises WordsRefusedError."""

class WordIndex:
    """A graph with its words counted, to ask; safe for several threads. Raises WordsRefusedError.

    Letters are tiles 1 to 62; a set of letters has bit n for letter n.
    """

    def __new__(cls, graph: Graph) -> WordIndex: ...
    def find(
        self,
        *,
        items: Sequence[int] | None,
        gaps: int,
        letters: Sequence[int] | None,
        blanks: int,
        whole: bool,
        least: int,
        most: int,
        marks: bytes | None,
        longest_first: bool,
        after: bytes | None,
        limit: int,
    ) -> tuple[bytes, int]:
        """Words, each ended by 0, and how many there are in all.

        `items` are sets of letters in a row, bit i of `gaps` any letters before item i; `letters` and
        `blanks` what words are laid from, all of it when `whole`; `marks` from `marks`; `after` the last word
        of a page.
        """
    def hooks(self, word: bytes) -> tuple[bool, int, int, list[int]]:
        """Whether it is a word, and the sets of letters that make one before, behind and inside it."""
    def marks(self, words: bytes) -> bytes:
        """A bit a word of the graph, set for these words, each ended by 0."""

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
        leaves: LeaveValues | None = None,
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
    def leave(self, tiles: bytes, *, bag_empty: bool = False) -> int:
        """Value in millipoints of sorted tiles that stay on the rack, with tiles in the bag or with none."""

class BeyondPosition:
    """A position and the past of its game. Raises PositionRefusedError."""

    def __new__(
        cls,
        *,
        cells: bytes,
        rack: bytes,
        words_played: Sequence[bytes],
        letters_laid: Sequence[int],
        spent: Sequence[int],
    ) -> BeyondPosition: ...

class Beyond:
    """Rules beyond the plain ones, ready to answer; safe for several threads. Raises TablesRefusedError.

    `signs` are what tiles from 1 on show (digits, `+-*/=`) where equations are words.
    """

    def __new__(
        cls,
        engine: Engine,
        dictionary: Graph,
        signs: bytes | None,
        *,
        swap: int,
        repeat_words: bool,
        swap_remove: bool,
        freed_tile: int,
        corner_chain: bool,
        corner_forced: bool,
        share_letter: bool,
        max_extended_words: int | None,
        min_word_len: int,
        corner_min_word_len: int,
        first_word_min_letters: int,
        first_word_min_syllables: int,
        first_word_all: bool,
        blanks_unexhausted: bool,
        blanks_read_anew: bool,
        blank_as_letter: bool,
        word_premiums_added: bool,
        premiums_always: bool,
        factor_by_count: Sequence[int],
        bonus_whole_hand: bool,
        first_values: Sequence[tuple[int, int]],
        changed_words_score: bool,
        theme_points: int,
        theme_words: Sequence[bytes],
    ) -> Beyond: ...
    def digest(self) -> str:
        """SHA-256 (hex) of the rules as they arrived."""
    def judge(
        self,
        position: BeyondPosition,
        placed: Sequence[tuple[int, int]],
        swap: tuple[int, int | None] | None,
        readings: Sequence[tuple[int, int]],
        *,
        any_words: bool,
    ) -> int | None:
        """Points of a play; None when it is refused. With `any_words` no word is looked up."""
    def best(
        self,
        position: BeyondPosition,
        *,
        limit: int | None,
        by_equity: bool,
        bag_count: int,
        bounds: tuple[int, int, int] | None,
    ) -> list[tuple[int, int, list[tuple[int, int]], tuple[int, int | None] | None, list[tuple[int, int]]]]:
        """The first plays in order: score, equity, tiles laid, swap, readings. Bounds: changed positions,
        those with chains or equations, the steps of each.
        """
    def count(self, position: BeyondPosition) -> tuple[int, int]:
        """How many plays there are, and the sum of their points."""
    def any_play(self, position: BeyondPosition) -> bool:
        """Whether there is any play."""

class LeaveValues:
    """A checked leave file. Raises LeavesCorruptError."""

    def __new__(cls, image: bytes) -> LeaveValues: ...
    @property
    def letter_count(self) -> int: ...
    @property
    def largest(self) -> int:
        """Tiles of the largest leave that training saw."""

class Terms:
    """Exchanges, endings and the final adjustment. Raises TablesRefusedError."""

    def __new__(
        cls,
        *,
        exchange_min_bag: int | None,
        exchange_most: int,
        pass_rounds: int | None,
        zero_turns: int | None,
        final_adjust: str,
        swap: bool,
        repeat_words: bool,
    ) -> Terms: ...

class Stop:
    """Ends long calls from another thread, and tells how far they have come."""

    def __new__(cls) -> Stop: ...
    def set(self) -> None: ...
    def is_set(self) -> bool: ...
    @property
    def done(self) -> int:
        """Deals that a simulation has done so far."""

class SeenPosition:
    """A position as the seat on turn sees it. Raises PositionRefusedError."""

    def __new__(
        cls,
        engine: Engine,
        *,
        cells: bytes,
        rack: bytes,
        turn: int,
        scores: Sequence[int],
        rack_counts: Sequence[int],
        unseen: bytes,
        passes: int,
        idle: int,
        words_played: Sequence[bytes],
    ) -> SeenPosition: ...
    @property
    def bag_count(self) -> int: ...

def count_lines(engine: Engine, terms: Terms, position: SeenPosition, *, turns: int) -> tuple[int, int]:
    """Every way that the next turns of an end game may go: how many, and their spreads added up."""

def observe_games(engine: Engine, terms: Terms, *, seed: int, first: int, games: int, stop: Stop) -> bytes:
    """Racks with the equity of their best move, 16 bytes each (`crates/kernel/src/tally.rs`)."""

def fit_leaves(engine: Engine, observations: Sequence[bytes]) -> bytes:
    """A leave file fitted to observations. Raises PositionRefusedError when they are none."""

def duel_games(
    ours: Engine, theirs: Engine, terms: Terms, *, seed: int, first: int, pairs: int, stop: Stop
) -> list[tuple[int, int, int]]:
    """Mirrored games: our points, theirs, turns; two entries for each pair."""

def simulate_moves(
    engine: Engine,
    terms: Terms,
    position: SeenPosition,
    candidates: Sequence[tuple[bytes, int | None] | None],
    *,
    plies: int,
    deals: int,
    all_deals: int,
    endgame_nodes: int,
    nodes: int,
    ms: int | None,
    threads: int,
    seed: int,
    stop: Stop,
) -> tuple[list[tuple[float, float, float, int, bool]], list[int], int, bool, int]:
    """Spread, its error, share won, deals, alive for each; the order; deals; all of them; positions."""

def solve_endgame(
    engine: Engine, terms: Terms, position: SeenPosition, *, nodes: int, ms: int | None, stop: Stop
) -> tuple[list[tuple[bytes, int | None] | None], int, bool, int, int]:
    """The line, the points gained, proved, turns looked ahead, positions."""

def bench_positions(engine: Engine, seed: int, games: int) -> list[tuple[bytes, bytes, bytes, int]]:
    """The positions of greedy games, two seats, by equity: board, rack, the other rack, tiles in the bag."""

def time_simulation(
    engine: Engine,
    positions: Sequence[tuple[bytes, bytes, bytes, int]],
    *,
    candidates: int,
    deals: int,
    threads: int,
) -> tuple[int, int, int]:
    """Simulations of two turns, no move dropped whatever `deals` is: nanoseconds, positions looked at, games
    played on."""

def time_best(engine: Engine, positions: Sequence[tuple[bytes, bytes, bytes, int]]) -> list[tuple[int, int]]:
    """The best move of each: nanoseconds, equity in millipoints."""

def time_all(
    engine: Engine, positions: Sequence[tuple[bytes, bytes, bytes, int]]
) -> list[tuple[int, int, int]]:
    """Every play and exchange of each with its equity: nanoseconds, plays, sum of their points."""

def time_games(engine: Engine, seed: int, games: int, threads: int) -> tuple[int, int]:
    """Greedy games: nanoseconds of all, turns."""

def time_each_game(engine: Engine, seed: int, games: int) -> list[tuple[int, int]]:
    """Greedy games one after the other: nanoseconds and turns of each."""

def time_lookups(engine: Engine, words: bytes) -> tuple[int, int]:
    """Words (each ended by 0) looked up: nanoseconds, words found."""
