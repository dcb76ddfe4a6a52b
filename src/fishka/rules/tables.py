"""An edition compiled to numbers: the one source that referee and kernel both read.

Nothing here knows a language, an edition's id or a letter as text. `digest` names the content, so that the
kernel can prove that it received the same numbers (`architecture`, "How referee and kernel are kept equal").
"""

import hashlib
from enum import IntEnum

import msgspec

from fishka.core.board import Square


class SwapRule(IntEnum):
    """Which board tile may be taken for one of the rack inside a play (rules B.2 group 6 `swap`)."""

    NONE = 0
    BLANK_EXACT = 1


class RuleTables(msgspec.Struct, frozen=True):
    """What legality and points need. Tile numbers run from 0 (blank) to `letter_count`."""

    rows: int
    cols: int
    letter_multipliers: bytes
    """`rows * cols` factors, 1 or more, by square."""
    word_multipliers: bytes
    """`rows * cols` factors, 1 or more, by square."""
    start_squares: tuple[Square, ...]
    """A first play covers at least one of these; empty: it may lie anywhere."""
    letter_count: int
    values: tuple[int, ...]
    """Points by tile, `letter_count + 1` of them; values[0] is a blank's own value, 0."""
    counts: tuple[int, ...]
    """Tiles in the full set by tile, `letter_count + 1` of them; counts[0] is the blanks."""
    vowels: tuple[bool, ...]
    """Whether a letter is a vowel, by tile; vowels[0] is False."""
    rack_size: int
    bonus_by_count: tuple[int, ...]
    """Points added for laying n tiles from the rack, `rack_size + 1` of them, n = 0 first."""
    first_move_min_tiles: int
    swap: SwapRule
    repeat_words: bool
    """Whether a word already made may be made again."""
    exchange_min_bag: int
    """An exchange of n tiles needs a bag of max(this, n)."""

    @property
    def tile_total(self) -> int:
        """All tiles of the set."""
        return sum(self.counts)

    def digest(self) -> str:
        """SHA-256 (hex) over the arrays in a fixed byte layout; the kernel hashes what it received alike.

        Layout, little-endian: u32 rows, cols, letter_count, rack_size, first_move_min_tiles; the two
        multiplier arrays; u32 count of start squares and each; then each of values, counts (u32), vowels
        (u8), bonus_by_count (u32).
        """
        out = hashlib.sha256()

        def numbers(*items: int) -> None:
            out.update(b"".join(item.to_bytes(4, "little") for item in items))

        numbers(self.rows, self.cols, self.letter_count, self.rack_size, self.first_move_min_tiles)
        out.update(self.letter_multipliers + self.word_multipliers)
        numbers(len(self.start_squares), *self.start_squares)
        numbers(*self.values)
        numbers(*self.counts)
        out.update(bytes(self.vowels))
        numbers(*self.bonus_by_count)
        return out.hexdigest()
