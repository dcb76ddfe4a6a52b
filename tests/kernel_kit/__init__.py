"""Small tables, lists and positions for the kernel's tests."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place
from fishka.core.multiset import add, take, tiles
from fishka.core.rng import Rng
from fishka.core.tiles import BLANK_BIT, EMPTY, Tile, in_hand
from fishka.kernel import Graph, Kernel, build_graph, open_graph
from fishka.kernel.words import words_made
from fishka.referee import Position
from fishka.rules.tables import RuleTables, SwapRule


class Listed:
    """A plain set of words as the referee's dictionary."""

    def __init__(self, words: Iterable[bytes]) -> None:
        self.words = frozenset(words)

    def contains(self, word: bytes) -> bool:
        """See WordSet."""
        return word in self.words


def graph_of(words: Iterable[bytes], letter_count: int) -> Graph:
    """The graph of these words, in any order."""
    return open_graph(build_graph(b"".join(word + b"\0" for word in words), letter_count))


def mini_tables(
    *,
    side: int = 5,
    letters: int = 3,
    rack: int = 3,
    swap: SwapRule = SwapRule.NONE,
    repeat_words: bool = True,
    first_move_min_tiles: int = 2,
    start_squares: Sequence[int] | None = None,
    **more: Any,
) -> RuleTables:
    """A small square board whose premiums, values and bonuses are all different from one another's."""
    squares = side * side
    letter_factors = bytes(3 if square % 7 == 3 else 2 if square % 5 == 1 else 1 for square in range(squares))
    word_factors = bytes(3 if square % 13 == 0 else 2 if square % 6 == 2 else 1 for square in range(squares))
    starts = [squares // 2] if start_squares is None else start_squares
    return RuleTables(
        rows=side,
        cols=side,
        letter_multipliers=letter_factors,
        word_multipliers=word_factors,
        start_squares=tuple(Square(square) for square in starts),
        letter_count=letters,
        values=(0, *(1 + letter * 3 % 11 for letter in range(letters))),
        counts=(2, *(3 + letter % 4 for letter in range(letters))),
        vowels=(False, *(letter % 3 == 0 for letter in range(letters))),
        rack_size=rack,
        bonus_by_count=tuple(10 * count if count > 2 else count // 2 for count in range(rack + 1)),
        first_move_min_tiles=first_move_min_tiles,
        swap=swap,
        repeat_words=repeat_words,
        exchange_min_bag=1,
        **more,
    )


def random_words(rng: Rng, count: int, letters: int, longest: int) -> set[bytes]:
    """Distinct random strings of 2 to `longest` letters; fewer than `count` when there are not so many."""
    drawn = (_random_word(rng, letters, longest) for _ in range(count))
    return set(drawn)


def _random_word(rng: Rng, letters: int, longest: int) -> bytes:
    return bytes(1 + rng.below(letters) for _ in range(2 + rng.below(longest - 1)))


class Reached:
    """A position of a game: the board, the rack on turn, what was made and laid, the tiles in the bag."""

    def __init__(self, position: Position, bag_count: int) -> None:
        self.position, self.bag_count = position, bag_count
        self.board, self.rack, self.words_played = position.board, position.rack, position.words_played


def self_play(kernel: Kernel, seed: int, turns: int) -> Iterator[Reached]:
    """Positions of one player's seeded game of random plays, swaps among them.

    The rack is refilled each turn, tiles are conserved; the game ends early when there is no play.
    """
    tables, rng = kernel.tables, Rng(seed)
    bag = [Tile(tile) for tile, count in enumerate(tables.counts) for _ in range(count)]
    rng.shuffle(bag)
    at = Position(Board.empty(tables.rows, tables.cols), tiles([]))
    for _ in range(turns):
        drawn = [bag.pop() for _ in range(min(len(bag), max(0, tables.rack_size - len(at.rack))))]
        at = replace(at, rack=add(at.rack, drawn))
        yield Reached(at, len(bag))
        plays = kernel.generate(
            at.board, at.rack, words_played=at.words_played, letters_laid=at.letters_laid, spent=at.spent
        )
        if not plays:
            return
        # Half of the time one of the best, so that boards grow dense and long words appear.
        near = min(len(plays), 3) if rng.below(2) else len(plays)
        at = after(at, plays[rng.below(near)].play)


def after(at: Position, play: Place) -> Position:
    """The position after a play that stood, the rack not refilled."""
    given = [] if play.swap is None or play.swap.tile is None else [play.swap.tile]
    freed = [] if play.swap is None else [in_hand(at.board[play.swap.square])]
    used = [*given, *(one.tile for one in play.placed)]
    board = at.board
    if play.swap is not None:
        board = board.place([Placed(play.swap.square, play.swap.tile or EMPTY)])
    emptied = [play.swap.square] if play.swap is not None and play.swap.tile is None else []
    return Position(
        board=board.place((*play.readings, *play.placed)),
        rack=take(add(at.rack, freed), [in_hand(tile) for tile in used]),
        words_played=at.words_played.union(words_made(at.board, play)),
        letters_laid=at.letters_laid | {tile for tile in used if not tile & BLANK_BIT},
        spent=at.spent.union(emptied) - {one.square for one in play.placed},
    )
