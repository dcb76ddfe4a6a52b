"""Where editions come from: TOML texts by kind and id, in the package and in a folder of the user's.

The user's folder is `$FISHKA_EDITIONS`, or `editions` in the data folder. It is built like the package's own:
the folders `editions`, `modifiers`, `tilesets` and `layouts` of files `<id>.toml`, and `keyboards.toml`. What
it holds comes beside Fishka's own, and hides what has the same id there.
"""

import os
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from fishka.rules.convert import Raw
from fishka.rules.faults import EditionFault, FaultCode, as_written

ENVIRONMENT: Final = "FISHKA_EDITIONS"
KINDS: Final = ("editions", "modifiers", "tilesets", "layouts")

Text = str | EditionFault
"""A TOML text, or why the file cannot be read."""


class Library(msgspec.Struct, frozen=True):
    """TOML texts by id, and the default of every parameter. Values of a text are read when asked for."""

    editions: Mapping[str, Text]
    modifiers: Mapping[str, Text]
    tilesets: Mapping[str, Text]
    layouts: Mapping[str, Text]
    defaults: Mapping[str, Raw]

    def with_edition(self, edition_id: str, text: str) -> "Library":
        """This library and one more edition, which hides one of the same id."""
        return msgspec.structs.replace(self, editions={**self.editions, edition_id: text})


def user_folder() -> Path:
    """Where the user's own editions lie; it need not exist."""
    chosen = os.environ.get(ENVIRONMENT)
    return Path(chosen) if chosen else user_data_path("fishka", appauthor=False) / "editions"


def library() -> Library:
    """Fishka's own editions, modifiers, tile sets and layouts, and the user's. Read once a process."""
    return _with_users(user_folder())


@cache
def _with_users(folder: Path) -> Library:
    own = bundled()
    users = {kind: _texts_in(folder / kind) for kind in KINDS}
    return msgspec.structs.replace(own, **{kind: {**getattr(own, kind), **users[kind]} for kind in KINDS})


def _texts_in(folder: Path) -> dict[str, Text]:
    return {path.stem: text_of(path) for path in sorted(folder.glob("*.toml"))}


def text_of(path: Path) -> Text:
    """What a file holds, or why it cannot be read."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError:
        return EditionFault(FaultCode.UNREADABLE_FILE, str(path))
    except UnicodeDecodeError as error:
        return EditionFault(FaultCode.NOT_UTF8, str(path), {"byte": error.start})


@cache
def bundled() -> Library:
    """The editions, modifiers, tile sets and layouts that come with the program."""
    data = resources.files("fishka.rules") / "data"

    def texts(kind: str) -> dict[str, Text]:
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


_BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors begin every text with it."""


def read_toml(text: Text, source: str) -> dict[str, Raw] | EditionFault:
    """A TOML text as plain data, or its first error with line and column."""
    if isinstance(text, EditionFault):
        return text
    try:
        return tomllib.loads(text.removeprefix(_BYTE_ORDER_MARK))
    except (ValueError, RecursionError) as error:
        # A number of thousands of digits and too deep nesting fail outside the parser's own error type.
        # Before Python 3.14 the place of the error is only in its text; nothing else is read from it.
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        line, column = (int(place[1]), int(place[2])) if place else _end_of(text)
        written = as_written(text.split("\n")[line - 1].strip())
        params: dict[str, str | int] = {"line": line, "column": column, "text": written}
        return EditionFault(FaultCode.TOML_SYNTAX, source, params)


def _end_of(text: str) -> tuple[int, int]:
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1
