"""What a referee is asked about, and what it answers when a play is in order."""

from typing import Protocol

import msgspec

from fishka.core.board import Board, Square
from fishka.core.multiset import Tiles
from fishka.core.tiles import BLANK_BIT


class Position(msgspec.Struct, frozen=True):
    """The board, the rack of the player on turn, and the words that earlier plays made and that stood.

    `words_played` are letter tiles; only editions that forbid repeating look at them.
    """

    board: Board
    rack: Tiles
    words_played: frozenset[bytes] = frozenset()


class WordSet(Protocol):
    """A dictionary: knows words as letter tiles, without blank marks."""

    def contains(self, word: bytes) -> bool:
        """Whether the word is valid."""
        ...


class FormedWord(msgspec.Struct, frozen=True):
    """A word that a play makes: where it begins, which way it runs, its tiles as they lie, its points."""

    at: Square
    across: bool
    tiles: bytes
    """As on the board, blank marks kept."""
    score: int
    """Points with premiums, without the bonus."""

    @property
    def letters(self) -> bytes:
        """The word as letter tiles, blank marks taken off."""
        return bytes(tile & ~BLANK_BIT for tile in self.tiles)


class Measured(msgspec.Struct, frozen=True):
    """A play that may be laid: its words, main word first, its bonus, its points in all."""

    words: tuple[FormedWord, ...]
    bonus: int
    score: int


class Accepted(msgspec.Struct, frozen=True):
    """A play that may be laid and whose words are all valid."""

    words: tuple[FormedWord, ...]
    bonus: int
    score: int
