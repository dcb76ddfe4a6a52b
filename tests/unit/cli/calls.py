"""Calls of the program inside the test's own process."""

import io
import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from fishka.cli.app import run
from fishka.cli.io import Io
from fishka.i18n import Translator


class Called(NamedTuple):
    """What a call left behind."""

    exit: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one object on standard output."""
        assert self.out.count("\n") == 1, self.out
        return json.loads(self.out)


def call(*arguments: str | None, typed: str = "", language: str = "en", colour: bool = False) -> Called:
    """Run `fishka` with these arguments and this standard input."""
    out, err = io.StringIO(), io.StringIO()

    def open_io(_environ: Mapping[str, str], translator: Translator) -> Io:
        return Io(io.StringIO(typed), out, err, translator, colour, colour)

    code = run(arguments, environ={"LANG": language}, open_io=open_io)
    return Called(code, out.getvalue(), err.getvalue())


EMPTY = "/".join(["15"] * 15)
"""The squares of an empty board."""


def with_row(row: int, text: str) -> str:
    """An empty board but for one row."""
    rows = ["15"] * 15
    rows[row - 1] = text
    return "/".join(rows)
