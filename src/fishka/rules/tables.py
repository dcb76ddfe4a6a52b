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
    """Only a blank, only for the very letter that it stands for."""
    ANY_LETTER = 2
    """Any tile, for any tile of the rack."""


class FreedTile(IntEnum):
    """What becomes of the tile that a swap frees (rules B.2 group 6 `freed_tile`)."""

    USE_NOW = 0
    KEEP = 1
    USE_NOW_UNLESS = 2
    """It may be kept when a word of the play runs through the square of the swap."""


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

    # What follows is off in the plainest game; `extra_digest` names it, with the swap and repeating.
    swap_remove: bool = False
    """Whether a tile may be taken off the board without one in its place, as the swap of the play."""
    freed_tile: FreedTile = FreedTile.USE_NOW
    corner_chain: bool = False
    """Whether new tiles may leave the line where a crossing asks for them (rules C-10)."""
    corner_forced: bool = True
    """In a corner chain: a crossing asks for more tiles only when it is no word without them."""
    share_letter: bool = False
    """Whether the main word must hold a tile that lay there before."""
    max_extended_words: int | None = None
    """How many runs of two or more old tiles one play may lengthen."""
    min_word_len: int = 2
    corner_min_word_len: int = 2
    """The least length instead, when a play makes two or more words."""
    first_word_min_letters: int = 2
    first_word_min_syllables: int = 0
    """Vowels that the first word has at least."""
    first_word_all: bool = False
    """Both limits of the first word hold; else one of those that are set is enough."""
    blanks_unexhausted: bool = False
    """A blank stands only for a letter of which a real tile is still off the board."""
    blanks_read_anew: bool = False
    """A blank on the board may be read as another letter in a later word."""
    blank_as_letter: bool = False
    """A blank is worth the letter that it stands for."""
    word_premiums_added: bool = False
    """Word premiums of one word are added, not multiplied."""
    premiums_always: bool = False
    """Premiums count under old tiles as well, whenever a word covers them."""
    factor_by_count: tuple[int, ...] = ()
    """By what laying n tiles from the rack multiplies the play, n = 0 first; empty: nothing multiplies."""
    bonus_whole_hand: bool = False
    """Bonus or factor only for a full rack laid to the last tile, a freed tile included."""
    first_values: tuple[tuple[int, int], ...] = ()
    """(tile, points): what a letter tile is worth when it is the first of its kind in the game."""
    changed_words_score: bool = False
    """Whether words altered by a swap alone are worth points."""
    theme_points: int = 0
    """Added when the main word belongs to the theme."""
    theme_words: frozenset[bytes] = frozenset()
    """Words of the theme as letter tiles; empty: the players decide."""

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

    def extra_digest(self) -> str:
        """SHA-256 (hex) over what `digest` leaves out; the kernel hashes what it received alike.

        Layout: every number as u32, little-endian, in the order of `crates/kernel/src/extra/mod.rs`; a list
        after its length; no limit as 2^32 - 1; a word as its length and its tiles.
        """
        most = self.max_extended_words
        numbers = [
            self.swap,
            self.repeat_words,
            self.swap_remove,
            self.freed_tile,
            self.corner_chain,
            self.corner_forced,
            self.share_letter,
            0xFFFF_FFFF if most is None else most,
            self.min_word_len,
            self.corner_min_word_len,
            self.first_word_min_letters,
            self.first_word_min_syllables,
            self.first_word_all,
            self.blanks_unexhausted,
            self.blanks_read_anew,
            self.blank_as_letter,
            self.word_premiums_added,
            self.premiums_always,
            len(self.factor_by_count),
            *self.factor_by_count,
            self.bonus_whole_hand,
            len(self.first_values),
            *(number for pair in self.first_values for number in pair),
            self.changed_words_score,
            self.theme_points,
            len(self.theme_words),
        ]
        words = (len(word).to_bytes(4, "little") + word for word in sorted(self.theme_words))
        head = b"".join(int(number).to_bytes(4, "little") for number in numbers)
        return hashlib.sha256(head + b"".join(words)).hexdigest()
