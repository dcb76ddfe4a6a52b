"""What can be wrong with an edition: a closed list of codes, each with a text in the catalogues."""

import json
from collections.abc import Mapping
from enum import StrEnum
from typing import Final

import msgspec


class FaultCode(StrEnum):
    """Why an edition, modifier, tile set or layout is refused. Texts: `edition-fault-<code with dashes>`."""

    UNREADABLE_FILE = "unreadable_file"
    NOT_UTF8 = "not_utf8"
    TOML_SYNTAX = "toml_syntax"
    UNKNOWN_EDITION = "unknown_edition"
    UNKNOWN_MODIFIER = "unknown_modifier"
    UNKNOWN_TILESET = "unknown_tileset"
    UNKNOWN_LAYOUT = "unknown_layout"
    CYCLIC_EXTENDS = "cyclic_extends"
    ID_DIFFERS = "id_differs"
    UNKNOWN_FIELD = "unknown_field"
    MISSING_FIELD = "missing_field"
    WRONG_TYPE = "wrong_type"
    OUT_OF_RANGE = "out_of_range"
    WRONG_LENGTH = "wrong_length"
    WRONG_PATTERN = "wrong_pattern"
    UNKNOWN_VALUE = "unknown_value"
    NOT_PLAYED_YET = "not_played_yet"
    PLAYERS_ORDER = "players_order"
    CAPACITY = "capacity"
    BONUS_BEYOND_RACK = "bonus_beyond_rack"
    FIRST_MOVE_BEYOND_RACK = "first_move_beyond_rack"
    FIRST_MOVE_ONE_TILE = "first_move_one_tile"
    WORD_BEYOND_BOARD = "word_beyond_board"
    NO_VOWELS = "no_vowels"
    REMOVAL_BEYOND_RACK = "removal_beyond_rack"
    OVERRIDE_LETTER = "override_letter"
    THEME_WORD = "theme_word"
    WITHOUT_EFFECT = "without_effect"
    CHALLENGE_WITH_AUTO_REJECT = "challenge_with_auto_reject"
    CHALLENGE_IMPOSSIBLE = "challenge_impossible"
    ENDLESS_GAME = "endless_game"
    VOTE_AND_CHALLENGE = "vote_and_challenge"
    NO_WAY_ON = "no_way_on"
    NEEDS_OTHER = "needs_other"
    TARGET_TABLE = "target_table"
    UNKNOWN_SKIN = "unknown_skin"
    TILESET_LANGUAGE = "tileset_language"
    LEXICON_LANGUAGE = "lexicon_language"
    MERGED_YO_TILE = "merged_yo_tile"
    OVERLAY_WORD = "overlay_word"
    LETTER_TWICE = "letter_twice"
    LETTER_FORM = "letter_form"
    TOO_MANY_LETTERS = "too_many_letters"
    NO_LETTERS = "no_letters"
    TOTAL_DIFFERS = "total_differs"
    POINTS_DIFFER = "points_differ"
    ROWS_RAGGED = "rows_ragged"
    LAYOUT_WIDTH = "layout_width"
    UNKNOWN_LEGEND_LETTER = "unknown_legend_letter"
    LEGEND_KEY = "legend_key"
    NOT_SYMMETRIC = "not_symmetric"
    START_MISSING = "start_missing"
    NOT_EDITED = "not_edited"


class EditionFault(msgspec.Struct, frozen=True):
    """One fault. `path` is `<file or id>: <field>`; `rules.faulttext` makes its text of `params`."""

    code: FaultCode
    path: str
    params: Mapping[str, str | int] = {}

    @property
    def message_id(self) -> str:
        """Its text in the catalogues."""
        return f"edition-fault-{self.code.value.replace('_', '-')}"


class CrossFault(msgspec.Struct, frozen=True):
    """A fault between parameters: `at` is the one to name, `involved` all that take part.

    Its path is where the last of them was set; `params` gets `at`, and all of them as `rules`.
    """

    code: FaultCode
    at: str
    involved: tuple[str, ...]
    params: dict[str, str | int] = {}


def listed(items: object) -> str:
    """Values as text for a fault: `a, b, c` or `2..14`."""
    match items:
        case range():
            return f"{items[0]}..{items[-1]}"
        case list() | tuple():
            return ", ".join(shown(item) for item in items)
        case _:
            return shown(items)


def as_written(value: object) -> str:
    """One value as a TOML file writes it, text in quotes; a long one is cut.

    >>> as_written("5"), as_written(5), as_written([True, "a"])
    ('"5"', '5', '[true, "a"]')
    """
    text = _written(value)
    return text if len(text) <= _VALUE_MOST else text[: _VALUE_MOST - 1] + "…"


_VALUE_MOST: Final = 60
"""Characters of a value that are shown."""


def _written(value: object) -> str:
    match value:
        case str():
            return json.dumps(value, ensure_ascii=False)
        case list() | tuple():
            return "[" + ", ".join(_written(item) for item in value) + "]"
        case dict():
            return "{ " + ", ".join(f"{key} = {_written(item)}" for key, item in value.items()) + " }"
        case _:
            return shown(value)


def shown(value: object) -> str:
    """One value as TOML writes it: `yes`-`no` as true and false, nothing as none."""
    match value:
        case None:
            return "none"
        case bool():
            return "true" if value else "false"
        case list() | tuple():
            return "[" + ", ".join(shown(item) for item in value) + "]"
        case dict():
            return "{ " + ", ".join(f"{key} = {shown(item)}" for key, item in value.items()) + " }"
        case _:
            return str(value)
