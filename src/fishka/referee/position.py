"""What a referee is asked about, and what it answers when a play is in order."""

from typing import Protocol

import msgspec

from fishka.core.board import Board, Square
from fishka.core.multiset import Tiles
from fishka.core.tiles import BLANK_BIT, Tile


class Position(msgspec.Struct, frozen=True):
    """The board, the rack of the player at the start of his turn, and what of the past the rules ask for."""

    board: Board
    rack: Tiles
    words_played: frozenset[bytes] = frozenset()
    """Words of plays that stood, as letter tiles; only editions that forbid repeating look at them."""
    letters_laid: frozenset[Tile] = frozenset()
    """Letter tiles (no blanks) that plays that stood ever laid: for values of a letter's first tile."""
    spent: frozenset[Square] = frozenset()
    """Empty squares whose premium is used up, because a tile lay there once."""


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
    """All points that are not a word's: for many tiles, by doubling, for the theme."""
    score: int
    changed: tuple[FormedWord, ...] = ()
    """Words without a new tile that the swap made into others."""
    theme: int = 0
    """The part of the bonus that is for the theme, where a list decides."""

    @property
    def all_words(self) -> tuple[FormedWord, ...]:
        """Every word that must be one: those made, then those changed."""
        return self.words + self.changed


class Accepted(Measured, frozen=True):
    """A play that may be laid and whose words are all valid."""
