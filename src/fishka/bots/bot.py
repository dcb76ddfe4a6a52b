"""What a bot is, and what it is given to think with."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from fishka.core.board import Board, Square
from fishka.core.moves import Exchange, Move, Place
from fishka.core.multiset import Tiles
from fishka.core.rng import Rng
from fishka.core.tiles import Tile
from fishka.game.view import View
from fishka.kernel.lookahead import Stop


class Budget(msgspec.Struct, frozen=True):
    """How much a choice may cost, at most: milliseconds, positions looked at, threads; and who may stop it.

    A level's own limits (`levels.toml`) hold as well; without a clock (None) only its positions do, and the
    same view and random numbers give the same choice however slow the machine.
    """

    ms: int | None
    nodes: int
    threads: int = 1
    stop: Stop | None = None


class Bot(Protocol):
    """Chooses from a view only. The same view and the same random numbers give the same choice."""

    def choose(self, view: View, budget: Budget, rng: Rng, /) -> Move:
        """The move of the viewer, whose turn it is."""

    def challenge(self, view: View, rng: Rng, /) -> tuple[int, ...] | None:
        """Indices of the words of the open play that the viewer doubts, or None to let it stand."""

    def is_stuck(self, view: View, /) -> bool:
        """Whether the viewer sees no play at all."""


class Ranked(Protocol):
    """A move with what it is worth: points, and points plus the worth of the tiles kept, in thousandths."""

    @property
    def move(self) -> Place | Exchange: ...
    @property
    def score(self) -> int: ...
    @property
    def equity_millipoints(self) -> int: ...


class Finder(Protocol):
    """Finds the moves of a position in a bot's own vocabulary (`fishka.kernel.Kernel` does)."""

    def best(
        self,
        board: Board,
        rack: Tiles,
        n: int,
        *,
        by: Literal["score", "equity"],
        words_played: frozenset[bytes],
        letters_laid: frozenset[Tile],
        spent: frozenset[Square],
        bag_count: int,
        exchange_most: int,
    ) -> Sequence[Ranked]:
        """The best `n` moves, the best first, equal ones in a fixed order; exchanges of `exchange_most` tiles
        at most among them, none with 0.
        """


class Words(Protocol):
    """A list of words, each as letter tiles without blank marks."""

    def contains(self, word: bytes, /) -> bool:
        """Whether the word is in the list."""
