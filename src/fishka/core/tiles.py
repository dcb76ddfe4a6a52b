"""Tiles as numbers, and the alphabet that gives them letters.

One convention, the same in `crates/kernel/src/tile.rs`:

    bit   7      6 5 4 3 2 1 0
          blank  letter 1..62, in the order of the alphabet

    0          in a rack or bag: a blank; on a board: an empty square
    1..62      a lettered tile
    0x80 | n   on a board or in a play: a blank that stands for letter n
"""

from typing import Final, NewType

import msgspec

Tile = NewType("Tile", int)

BLANK: Final = Tile(0)
"""A blank on a rack or in a bag."""
EMPTY: Final = Tile(0)
"""An empty square of a board."""
BLANK_BIT: Final = 0x80
"""Set on a tile of a board or play that is a blank standing for a letter."""
LETTERS_MAX: Final = 62


def is_blank(tile: Tile) -> bool:
    """Whether this tile is a blank, named or not. Not for squares: an empty one has the same number."""
    return tile == BLANK or bool(tile & BLANK_BIT)


def letter_of(tile: Tile) -> Tile:
    """The letter tile that `tile` reads as: a named blank without its mark."""
    return Tile(tile & ~BLANK_BIT)


def named_blank(letter: Tile) -> Tile:
    """A blank that stands for `letter`."""
    return Tile(letter | BLANK_BIT)


def in_hand(tile: Tile) -> Tile:
    """What `tile` is when it lies on a rack: a named blank loses its letter."""
    return BLANK if tile & BLANK_BIT else tile


class Alphabet(msgspec.Struct, frozen=True):
    """Letters in their order; letter `i` (from 0) is tile `i + 1`. A letter may be several characters (`CH`).

    Raises ValueError when there is no letter, more than 62, or one twice.
    """

    letters: tuple[str, ...]

    def __post_init__(self) -> None:
        if not 1 <= len(self.letters) <= LETTERS_MAX:
            raise ValueError(f"an alphabet has 1 to {LETTERS_MAX} letters, not {len(self.letters)}")
        if len(set(self.letters)) != len(self.letters):
            raise ValueError("a letter stands twice in the alphabet")

    def __len__(self) -> int:
        return len(self.letters)

    def letter(self, tile: Tile) -> str:
        """The letter that a tile shows (a blank's own letter when it is named; `?` for a bare blank)."""
        number = tile & ~BLANK_BIT
        return self.letters[number - 1] if number else "?"

    def tile(self, letter: str) -> Tile | None:
        """The tile of one letter in upper case, or None when the alphabet lacks it."""
        try:
            return Tile(self.letters.index(letter) + 1)
        except ValueError:
            return None

    def encode(self, word: str) -> bytes | None:
        """A word in upper case as letter tiles, longest letter first (`CH` before `C`), or None."""
        tiles = bytearray()
        longest = max(len(letter) for letter in self.letters)
        at = 0
        while at < len(word):
            for size in range(longest, 0, -1):
                tile = self.tile(word[at : at + size])
                if tile is not None and len(word[at : at + size]) == size:
                    tiles.append(tile)
                    at += size
                    break
            else:
                return None
        return bytes(tiles)

    def decode(self, tiles: bytes) -> str:
        """Letter tiles (blank marks ignored) as text in upper case."""
        return "".join(self.letter(Tile(tile)) for tile in tiles)
