"""Why a play is refused: a closed list of codes, in the order in which they are looked for."""

from enum import StrEnum
from typing import Literal

import msgspec

from fishka.core.board import Square
from fishka.core.tiles import Alphabet, Tile


class Reject(StrEnum):
    """The first of these that applies is the one a player reads. Texts: `reject-<code with dashes>`."""

    NO_TILES = "no_tiles"
    """Neither a tile laid nor a swap."""
    BLANK_UNNAMED = "blank_unnamed"
    """A blank that stands for no letter of the alphabet."""
    BLANK_FIXED = "blank_fixed"
    """A blank on the board read anew where the edition has it keep its letter, or to no purpose."""
    SWAP_NOT_ALLOWED = "swap_not_allowed"
    """The edition has no such swap, no taking off without replacing, or there is no tile to take."""
    SECOND_SWAP = "second_swap"
    """More than one swap, a removal counted as one."""
    SWAP_WRONG_LETTER = "swap_wrong_letter"
    """The tile on the board is no blank, or the tile given is not its letter; or it is the same tile."""
    NOT_ON_RACK = "not_on_rack"
    """A tile that the player does not hold (a freed tile counts as held)."""
    SWAP_WITHOUT_PLAY = "swap_without_play"
    """A swap and no further tile laid, or only the tile taken off, elsewhere."""
    OFF_BOARD = "off_board"
    """A square outside the board."""
    COVERED_SQUARE = "covered_square"
    """A square already taken, by the board or by another tile of the play."""
    EMPTIED_SQUARE = "emptied_square"
    """A tile laid where the same play took one off: that would be a swap."""
    FREED_TILE_UNUSED = "freed_tile_unused"
    """The tile freed by a swap is not laid, and no exception allows keeping it."""
    NOT_IN_LINE = "not_in_line"
    """New tiles neither in one row nor in one column."""
    CORNER_NOT_FORCED = "corner_not_forced"
    """Corner chain: a tile off the line that no crossing forces."""
    GAP = "gap"
    """An empty square between the outermost new tiles."""
    ONE_TILE = "one_tile"
    """First play with fewer tiles than the edition wants."""
    MISSES_START = "misses_start"
    """First play that covers no start square."""
    OPENING_LIMIT = "opening_limit"
    """First word with fewer letters or syllables than the edition wants."""
    NOT_CONNECTED = "not_connected"
    """No new tile beside an old one, or tiles left apart by a removal."""
    NO_SHARED_LETTER = "no_shared_letter"
    """The main word holds no old tile, where the edition wants one."""
    UNKNOWN_WORD = "unknown_word"
    """A word that the edition's list does not have. Only where the dictionary is asked (`judge`)."""
    TOO_SHORT = "too_short"
    """A word under the least length, made or left by the play."""
    REPEATED_WORD = "repeated_word"
    """A word made before, or twice in this play, where the edition forbids it."""
    TWO_EXTENSIONS = "two_extensions"
    """More words made longer than the edition allows in one play."""
    JOKER_EXHAUSTED = "joker_exhausted"
    """A blank for a letter of which every real tile is on the board."""


def list_rejections() -> tuple[Reject, ...]:
    """Every code, in the order of the checks."""
    return tuple(Reject)


Limits = Literal["letters", "syllables", "both", "either"]


class RejectParams(msgspec.Struct, frozen=True):
    """What a refusal is about; empty where its code says it all."""

    words: tuple[bytes, ...] = ()
    """Words at fault, as letter tiles."""
    squares: tuple[Square, ...] = ()
    """Squares at fault; one outside the board keeps its number."""
    tiles: tuple[Tile, ...] = ()
    """Tiles at fault; 0 is a blank."""
    needed: int | None = None
    """How many tiles or letters the edition wants."""
    syllables: int | None = None
    """How many syllables the edition wants."""
    limits: Limits | None = None
    """Which limits of the first word there are: one, both of them, or either of them."""


class Rejected(msgspec.Struct, frozen=True):
    """A play that is refused, and why."""

    code: Reject
    params: RejectParams = RejectParams()


def readable(rejected: Rejected, alphabet: Alphabet, cols: int) -> dict[str, list[str] | int | str]:
    """The parameters of a refusal as text, those that it has: `words`, `squares`, `tiles`,
    `needed`, `syllables`, `limits`.

    >>> one = Rejected(Reject.COVERED_SQUARE, RejectParams(squares=(Square(112),)))
    >>> readable(one, Alphabet(("A",)), 15)
    {'squares': ['H8']}
    """
    params = rejected.params
    found: dict[str, list[str] | int | str] = {}
    if params.words:
        found["words"] = [alphabet.decode(word) for word in params.words]
    if params.squares:
        found["squares"] = [square_name(square, cols) for square in params.squares]
    if params.tiles:
        found["tiles"] = [
            alphabet.letter(tile) if tile <= len(alphabet) else str(int(tile)) for tile in params.tiles
        ]
    if params.needed is not None:
        found["needed"] = params.needed
    if params.syllables is not None:
        found["syllables"] = params.syllables
    if params.limits is not None:
        found["limits"] = params.limits
    return found


def square_name(square: Square, cols: int) -> str:
    """Column letter and row number, as players say it; the bare number for a square before A1.

    >>> square_name(Square(0), 15), square_name(Square(112), 15)
    ('A1', 'H8')
    """
    if square < 0:
        return str(int(square))
    row, col = divmod(square, cols)
    return f"{chr(ord('A') + col)}{row + 1}"
