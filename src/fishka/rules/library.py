"""Where editions come from: TOML texts by kind and id. The bundled ones are package data."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec

from fishka.rules.convert import Raw
from fishka.rules.faults import EditionFault, FaultCode


class Library(msgspec.Struct, frozen=True):
    """TOML texts by id, and the default of every parameter. Values of a text are read when asked for."""

    editions: Mapping[str, str]
    modifiers: Mapping[str, str]
    tilesets: Mapping[str, str]
    layouts: Mapping[str, str]
    defaults: Mapping[str, Raw]

    def with_edition(self, edition_id: str, text: str) -> "Library":
        """This library and one more edition, which hides one of the same id."""
        return msgspec.structs.replace(self, editions={**self.editions, edition_id: text})


@cache
def bundled() -> Library:
    """The editions, modifiers, tile sets and layouts that come with the program."""
    data = resources.files("fishka.rules") / "data"

    def texts(kind: str) -> dict[str, str]:
        files = sorted((data / kind).iterdir(), key=lambda file: file.name)
        return {
            file.name.removesuffix(".toml"): file.read_text("utf-8")
            for file in files
            if file.name.endswith(".toml")
        }

    return Library(
        editions=texts("editions"),
        modifiers=texts("modifiers"),
        tilesets=texts("tilesets"),
        layouts=texts("layouts"),
        defaults=tomllib.loads((data / "defaults.toml").read_text("utf-8")),
    )


def read_toml(text: str, source: str) -> dict[str, Raw] | EditionFault:
    """A TOML text as plain data, or its first error with line and column."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # A number of thousands of digits and too deep nesting fail outside the parser's own error type.
        # Before Python 3.14 the place of the error is only in its text; nothing else is read from it.
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        line, column = (int(place[1]), int(place[2])) if place else _end_of(text)
        return EditionFault(FaultCode.TOML_SYNTAX, source, {"line": line, "column": column})


def _end_of(text: str) -> tuple[int, int]:
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1
