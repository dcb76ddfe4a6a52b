"""Positions and plays on small boards, written as text."""

from collections.abc import Iterable
from typing import Any

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place, Swap
from fishka.core.multiset import tiles
from fishka.core.tiles import Alphabet, Tile, named_blank
from fishka.referee import Position
from fishka.rules.tables import RuleTables, SwapRule

LETTERS = Alphabet(("A", "B", "C", "D"))
VALUES = (0, 1, 3, 3, 2)


class Words:
    """A dictionary of just these words."""

    def __init__(self, *words: str) -> None:
        self._words = frozenset(LETTERS.encode(word) for word in words)

    def contains(self, word: bytes) -> bool:
        return word in self._words


def tables(
    *,
    rows: int = 5,
    cols: int = 5,
    words: dict[str, int] | None = None,
    letters: dict[str, int] | None = None,
    starts: tuple[str, ...] = ("C3",),
    swap: SwapRule = SwapRule.NONE,
    repeat_words: bool = True,
    bonus: tuple[int, ...] = (0, 0, 0, 0, 10, 20),
    first_move_min_tiles: int = 2,
    counts: tuple[int, ...] = (2, 9, 9, 9, 9),
    **more: Any,
) -> RuleTables:
    """Rules of a small board: premiums by square name, everything else 1; `more` are further fields."""
    word_multipliers, letter_multipliers = bytearray(b"\x01" * rows * cols), bytearray(b"\x01" * rows * cols)
    for name, factor in (words or {}).items():
        word_multipliers[at(name, cols)] = factor
    for name, factor in (letters or {}).items():
        letter_multipliers[at(name, cols)] = factor
    return RuleTables(
        rows=rows,
        cols=cols,
        letter_multipliers=bytes(letter_multipliers),
        word_multipliers=bytes(word_multipliers),
        start_squares=tuple(at(name, cols) for name in starts),
        letter_count=len(LETTERS),
        values=VALUES,
        counts=counts,
        vowels=(False, True, False, False, False),
        rack_size=len(bonus) - 1,
        bonus_by_count=bonus,
        first_move_min_tiles=first_move_min_tiles,
        swap=swap,
        repeat_words=repeat_words,
        exchange_min_bag=0,
        **more,
    )


def at(name: str, cols: int = 5) -> Square:
    """`C3` as a square."""
    return Square((int(name[1:]) - 1) * cols + ord(name[0]) - ord("A"))


def tile(letter: str) -> Tile:
    """A letter; lower case is a blank."""
    found = LETTERS.tile(letter.upper())
    assert found is not None, letter
    return found if letter.isupper() else named_blank(found)


def board(*rows: str) -> Board:
    """Rows of letters, `.` for an empty square."""
    cells = bytes(0 if mark == "." else tile(mark) for row in rows for mark in row)
    return Board(len(rows), len(rows[0]), cells)


EMPTY = board(*["....."] * 5)


def position(
    on: Board, rack: str, played: Iterable[str] = (), *, letters: str = "", spent: Iterable[str] = ()
) -> Position:
    """A position; `?` on the rack is a blank. `letters` were laid before, `spent` are used up premiums."""
    held = tiles(0 if letter == "?" else tile(letter) for letter in rack)
    words = frozenset(word for one in played if (word := LETTERS.encode(one)) is not None)
    return Position(
        on, held, words, frozenset(tile(letter) for letter in letters), frozenset(at(name) for name in spent)
    )


def play(text: str, swap: str = "", cols: int = 5, *, readings: str = "") -> Place:
    """`C3:A D3:b`, with a swap `C3:B` or `C3:` (taken off), or several; readings of blanks `C3:b`."""
    swaps = [_swap(one, cols) for one in swap.split()]
    placed = tuple(sorted(_laid(text, cols)))
    read = tuple(sorted(_laid(readings, cols)))
    return Place(placed, swaps[0] if swaps else None, tuple(swaps[1:]), read)


def _laid(text: str, cols: int) -> Iterable[Placed]:
    return (Placed(at(one.split(":")[0], cols), tile(one.split(":")[1])) for one in text.split())


def _swap(text: str, cols: int) -> Swap:
    name, _, letter = text.partition(":")
    return Swap(at(name, cols), tile(letter) if letter else None)
