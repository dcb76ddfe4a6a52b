"""A board layout: squares by legend letter, start squares, colours by skin."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from fishka.core.board import SIDE_MAX, Square
from fishka.rules.parameters import Identifier
from fishka.rules.tileset import Titles

Colour = Literal[
    "light_blue",
    "dark_blue",
    "blue",
    "pink",
    "light_red",
    "red",
    "dark_red",
    "green",
    "yellow",
    "orange",
    "violet",
]
"""Colours by name; what a name looks like is the client's business."""


class SquareKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a legend letter means: factors for the letter and for the word, start square or not."""

    letter: Annotated[int, Meta(ge=1, le=9)] = 1
    word: Annotated[int, Meta(ge=1, le=9)] = 1
    start: bool = False


class Skin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Colours of the premium squares (double and triple letter, double and triple word). Display only."""

    title: Titles
    DL: Colour
    TL: Colour
    DW: Colour
    TW: Colour


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of legend letters from the top; `rows[0][0]` is A1."""

    id: Identifier
    title: Titles
    rows: Annotated[tuple[str, ...], Meta(min_length=2, max_length=SIDE_MAX)]
    legend: dict[str, SquareKind]
    skins: dict[Identifier, Skin] = {}
    symmetric: bool = False
    """Declared to be equal to its mirror images; checked."""

    @property
    def kinds(self) -> tuple[SquareKind, ...]:
        """The kind of every square, row by row."""
        return tuple(self.legend[mark] for row in self.rows for mark in row)

    @property
    def cols(self) -> int:
        """Squares in a row."""
        return len(self.rows[0])

    @property
    def start_squares(self) -> tuple[Square, ...]:
        """Squares one of which the first play covers, in order."""
        return tuple(Square(at) for at, kind in enumerate(self.kinds) if kind.start)
