"""What can be wrong with a text. Texts: `notation-<code with dashes>` in `locales/*/notation.ftl`."""

from enum import StrEnum

import msgspec


class Fault(StrEnum):
    """Every code; the parameters are named in brackets."""

    FIELD_MISSING = "field_missing"
    """A position lacks a part (`field`: board, racks, scores or zero_turns)."""
    ROW_COUNT = "row_count"
    """A board with another number of rows (`found`, `expected`)."""
    ROW_LENGTH = "row_length"
    """A row with another number of squares (`row`, `found`, `expected`)."""
    UNKNOWN_LETTER = "unknown_letter"
    """No tile of this game (`letter`)."""
    LOOKALIKE_LETTER = "lookalike_letter"
    """A letter of another alphabet that looks like one of this game's (`letter`, `meant`)."""
    BRACKET_UNCLOSED = "bracket_unclosed"
    BRACKET_UNOPENED = "bracket_unopened"
    RACK_LETTER = "rack_letter"
    """A named blank where tiles are in hand (`letter`): a blank there is `?`."""
    NOT_A_NUMBER = "not_a_number"
    """(`text`)"""
    SEATS_DIFFER = "seats_differ"
    """Racks and scores are for different numbers of seats (`racks`, `scores`)."""
    OPERATION_UNCLOSED = "operation_unclosed"
    """An operation that no `;` ends (`operation`)."""
    RACK_TOO_LONG = "rack_too_long"
    """More tiles on a rack than it takes (`rack`, `found`, `most`)."""
    TOO_MANY_TILES = "too_many_tiles"
    """More of a tile than the set has (`letter`, `found`, `most`)."""
    PLAY_EMPTY = "play_empty"
    COORDINATE = "coordinate"
    """Neither row and column nor column and row (`text`)."""
    CYRILLIC_COLUMN = "cyrillic_column"
    """A Cyrillic letter that looks like no Latin column (`letter`)."""
    OFF_BOARD = "off_board"
    """A square outside the board (`square`)."""
    RUNS_OFF_BOARD = "runs_off_board"
    """The word is longer than the line from its first square."""
    WORD_MISSING = "word_missing"
    """A square and no tiles."""
    NOTHING_THERE = "nothing_there"
    """A dot or bracket for a tile on the board, and none lies there (`square`)."""
    SQUARE_TAKEN = "square_taken"
    """Another tile lies there (`square`, `lies`, `given`)."""
    SQUARE_TWICE = "square_twice"
    """A square twice in a set of tiles (`square`)."""
    SET_ITEM = "set_item"
    """Not `square:tile` (`text`)."""
    SET_UNCLOSED = "set_unclosed"


class NotationFault(msgspec.Struct, frozen=True):
    """One fault. `at` is the character, from 1, of the text in its normal form (NFC)."""

    code: Fault
    at: int
    params: dict[str, str | int] = {}


def fault(code: Fault, at: int, **params: str | int) -> NotationFault:
    """A fault at an index from 0."""
    return NotationFault(code, at + 1, dict(params))


def list_notation_faults() -> tuple[Fault, ...]:
    """Every code, for the tests that demand a case and a text for each."""
    return tuple(Fault)
