"""HTTP shapes of house rules: what may be changed, what a change means, what is wrong with it."""

from typing import Any

import msgspec

from fishka.protocol.http import EditionOut, Json
from fishka.rules.forms import FieldKind


class ChoiceOut(msgspec.Struct, frozen=True):
    """A value of a parameter, by name, and what it means in a sentence."""

    value: str | int
    name: str
    about: str


class FieldOut(msgspec.Struct, frozen=True):
    """A parameter in the editor."""

    id: str
    name: str
    sources: tuple[str, ...]
    """Where the rule is from."""
    kind: FieldKind
    choices: tuple[ChoiceOut, ...]
    least: int | None
    most: int | None
    none: bool
    """It may be out of use."""
    first: Json
    """What it begins with when it is put to use."""


class GroupOut(msgspec.Struct, frozen=True):
    """Parameters that belong together."""

    id: str
    name: str
    fields: tuple[FieldOut, ...]


class MarkOut(msgspec.Struct, frozen=True):
    """A kind of square in the editor of boards: its mark, its factors."""

    mark: str
    letter: int
    word: int
    start: bool


class FormOut(msgspec.Struct, frozen=True):
    """The whole editor, in one language."""

    groups: tuple[GroupOut, ...]
    marks: tuple[MarkOut, ...]
    board_sides: tuple[int, int]
    """The fewest and the most squares of a side of a board."""


class RuleFaultOut(msgspec.Struct, frozen=True):
    """What is wrong, in words. `parameter`: the field that it belongs to, or `tiles`, `board`, `title`."""

    code: str
    parameter: str | None
    text: str
    """Rules and values by name."""
    place: str
    """Where it is in a file: for who reads files."""
    to_write: str
    """What may be written there in the words of files; often nothing."""


class DifferenceOut(msgspec.Struct, frozen=True):
    """A parameter that is not as in the edition to begin with, in words."""

    parameter: str
    name: str
    value: str
    usual: str
    about: str


class LineOut(msgspec.Struct, frozen=True):
    """A sentence; `parameter` is what it speaks of first, `sources` say where that is from."""

    text: str
    parameter: str | None
    differs: bool
    """From the usual edition."""
    sources: tuple[str, ...]


class SectionOut(msgspec.Struct, frozen=True):
    """A part of the rules as a player reads them."""

    id: str
    title: str
    lines: tuple[LineOut, ...]


class RulesOut(msgspec.Struct, frozen=True):
    """House rules as they are now. Without faults there is an id under which they can be kept and played."""

    id: str | None
    faults: tuple[RuleFaultOut, ...]
    differences: tuple[DifferenceOut, ...]
    edition: EditionOut | None
    board: tuple[str, ...]
    """Rows in the marks of the board's editor."""
    vowels: bool
    """Whether a rule asks which letters are vowels."""


class RuleTextOut(msgspec.Struct, frozen=True):
    """The rules of an edition in words."""

    id: str
    title: str
    about: str
    sections: tuple[SectionOut, ...]
    """Differences from the usual edition first."""
    hints: tuple[str, ...]
    """Courtesies, no rules: may be dismissed."""


class ReadIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file with house rules."""

    text: str


class ReadOut(msgspec.Struct, frozen=True):
    """What a file says, for the editor; or what is wrong with it."""

    rules: dict[str, Any] | None
    faults: tuple[RuleFaultOut, ...]
