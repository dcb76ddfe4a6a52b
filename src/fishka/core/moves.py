"""What a player may do in a turn. A move carries no score, no player, no time, no words."""

import msgspec

from fishka.core.board import Placed, Square
from fishka.core.multiset import Tiles
from fishka.core.tiles import Tile


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Put a tile of the rack in place of the tile on `square`; the freed tile joins the hand.

    `tile` is as it will lie on the board (a named blank when a blank is given); None takes the tile off
    and leaves the square empty.
    """

    square: Square
    tile: Tile | None


class Place(msgspec.Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Lay tiles. Canonical when `placed` is sorted by square: `Place.of` makes it so."""

    placed: tuple[Placed, ...]
    swap: Swap | None = None
    more_swaps: tuple[Swap, ...] = ()
    """Swaps beyond the first: a player may try them, and no edition has them."""
    readings: tuple[Placed, ...] = ()
    """Blanks that lie on the board and are read anew in this play, each as a named blank."""

    @classmethod
    def of(cls, placed: "tuple[Placed, ...] | list[Placed]", swap: Swap | None = None) -> "Place":
        """The canonical form of a placement."""
        return cls(tuple(sorted(placed)), swap)

    @property
    def canonical(self) -> "Place":
        """The same play with its squares in order."""
        return Place(tuple(sorted(self.placed)), self.swap, self.more_swaps, tuple(sorted(self.readings)))


class Exchange(msgspec.Struct, frozen=True, tag="exchange", forbid_unknown_fields=True):
    """Give these tiles of the rack back for as many new ones (sorted; a blank is 0)."""

    tiles: Tiles


class Pass(msgspec.Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Do nothing for no points."""


Move = Place | Exchange | Pass
