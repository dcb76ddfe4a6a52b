"""An edition put into words for people: what it changes, its tiles, its board. Texts come from outside."""

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec

from fishka.rules.convert import plain
from fishka.rules.edition import Edition
from fishka.rules.layout import SquareKind
from fishka.rules.library import bundled
from fishka.rules.parameters import Parameters
from fishka.rules.played import is_played
from fishka.rules.resolve import TYPES, merge

Text = Callable[[str], str]
"""A text by its id (`Translator.text` of one language)."""

INVALID_PLAY_ID: Final = "value-invalid-play-tiles-back"
"""The one value that is a sentence, not a name."""


class ParameterRow(msgspec.Struct, frozen=True):
    """A parameter by id, its name and its value in words."""

    id: str
    name: str
    value: str


class Difference(msgspec.Struct, frozen=True):
    """A parameter that is not as usual."""

    parameter: str
    value: object
    usual: object


class TileRow(msgspec.Struct, frozen=True):
    """Letters of one value, each with its count; the blanks are the row without letters' names: `?`."""

    value: int
    letters: tuple[tuple[str, int], ...]


class Description(msgspec.Struct, frozen=True):
    """`rows` are the parameters that differ from the defaults; `board` is the layout as lines of text."""

    rows: tuple[ParameterRow, ...]
    tiles: tuple[TileRow, ...]
    board: tuple[str, ...]


def describe(edition: Edition, text: Text) -> Description:
    """The edition in words. Raises what `text` raises when a text is missing."""
    found = differences(edition.params, merge((), bundled().defaults).params)
    rows = tuple(parameter_row(one.parameter, one.value, text) for one in found)
    return Description(rows, tile_rows(edition), board_lines(edition))


def differences(params: Parameters, usual: Parameters) -> tuple[Difference, ...]:
    """Every parameter that is not as in others, in the order of the groups."""
    found = []
    for field in msgspec.structs.fields(Parameters):
        value, other = getattr(params, field.name), getattr(usual, field.name)
        if value != other:
            found.append(Difference(field.encode_name, value, other))
    return tuple(found)


def parameter_row(parameter: str, value: object, text: Text) -> ParameterRow:
    """One parameter in words."""
    name = text("parameter-" + parameter.replace("_", "-"))
    return ParameterRow(parameter, name, _in_words(parameter, plain(value), text))


def tile_rows(edition: Edition) -> tuple[TileRow, ...]:
    """The tile set by value, blanks first."""
    by_value: defaultdict[int, list[tuple[str, int]]] = defaultdict(list)
    for letter in edition.tileset.letters:
        by_value[letter.value].append((letter.letter, letter.count))
    letters = [TileRow(value, tuple(found)) for value, found in sorted(by_value.items())]
    return (TileRow(0, (("?", edition.tileset.blanks.count),)), *letters)


def board_lines(edition: Edition) -> tuple[str, ...]:
    """The layout with column letters and row numbers.

    `T D` triple and double word, `t d` triple and double letter, `*` start square with premium, `+` without.
    """
    rows, cols = edition.layout.rows, edition.layout.cols
    head = "   " + "".join(f" {chr(ord('A') + col)}" for col in range(cols))
    kinds = [[edition.layout.legend[mark] for mark in row] for row in rows]
    lines = (
        f"{number:3} " + " ".join(square_mark(kind) for kind in row)
        for number, row in enumerate(kinds, start=1)
    )
    return (head, *lines)


def square_mark(kind: SquareKind) -> str:
    """One square of `board_lines`; a factor beyond four is its number."""
    if kind.start:
        return "*" if kind.word > 1 or kind.letter > 1 else "+"
    for factor, marks in ((kind.word, "DTQ"), (kind.letter, "dtq")):
        if factor > 1:
            return marks[factor - 2] if factor - 2 < len(marks) else str(factor)
    return "."


def _in_words(parameter: str, value: object, text: Text) -> str:
    match value:
        case None:
            return text("value-none")
        case bool():
            return text("value-yes" if value else "value-no")
        case list():
            return ", ".join(_in_words(parameter, item, text) for item in value) or text("value-none")
        case dict():
            rows = (f"{key}: {_in_words(parameter, item, text)}" for key, item in value.items())
            return ", ".join(rows) or text("value-none")
        case str() if parameter == "invalid_play":
            return text(INVALID_PLAY_ID)
        case str() if is_choice(parameter):
            return text(f"value-{parameter}-{value}".replace("_", "-"))
        case _:
            return str(value)


def is_choice(parameter: str) -> bool:
    """Whether its values are words of a closed list (and so have texts), not numbers, names or free text."""
    kind = TYPES[parameter]
    items = kind.item_type if isinstance(kind, msgspec.inspect.VarTupleType) else kind
    return isinstance(items, msgspec.inspect.LiteralType)


@cache
def named_values(parameter: str) -> frozenset[str]:
    """The words that a parameter may be and that have names: those of a closed list which are played."""
    kind = TYPES[parameter]
    items = kind.item_type if isinstance(kind, msgspec.inspect.VarTupleType) else kind
    if not isinstance(items, msgspec.inspect.LiteralType) or parameter == "invalid_play":
        return frozenset()
    default = bundled().defaults.get(parameter)
    several = items is not kind
    return frozenset(
        str(one)
        for one in items.values
        if isinstance(one, str) and (several or is_played(parameter, one, default))
    )
