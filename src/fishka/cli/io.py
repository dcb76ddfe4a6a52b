"""Where a command reads and writes: results to standard output, messages to standard error, both UTF-8."""

import codecs
import io
import json
import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TextIO

from fishka.cli.outcome import Exit, Stop
from fishka.i18n import Param, Translator

LINE_CHARS_MAX: Final = 20_000
"""A line of standard input longer than this is refused: no position or play is."""

COLUMNS: Final = 100
"""Width of what is no terminal."""


@dataclass(frozen=True, slots=True)
class Io:
    """The streams of one call and the language that it speaks."""

    stdin: TextIO
    stdout: TextIO
    stderr: TextIO
    translator: Translator
    colour: bool
    """Whether standard output is a terminal that may be given colours."""
    terminal: bool
    """Whether standard output is a terminal at all."""
    columns: int = COLUMNS
    """Characters in a line of it."""

    def text(self, id: str, /, **params: Param) -> str:
        """A text of the catalogue."""
        return self.translator.text(id, **params)

    def say(self, line: str = "") -> None:
        """One line of result."""
        self.stdout.write(line + "\n")

    def note(self, line: str) -> None:
        """One line to the person that is no result: a refusal, a warning, progress."""
        self.stdout.flush()
        self.stderr.write(line + "\n")
        self.stderr.flush()

    def json(self, value: Any) -> None:
        """One JSON object on one line, letters as they are."""
        self.say(json.dumps(value, ensure_ascii=False))

    def lines(self) -> Iterator[tuple[int, str]]:
        """The lines of standard input with their numbers from 1, blank lines and `#` comments left out.

        Stops with exit code 2 at a line that is not UTF-8, holds NUL or is far too long, naming its number.
        """
        for number, line in enumerate(iter(lambda: self.stdin.readline(LINE_CHARS_MAX + 1), ""), 1):
            if len(line) > LINE_CHARS_MAX:
                raise Stop(Exit.USAGE, "cli-fault-line-too-long", line=number, limit=LINE_CHARS_MAX)
            if not is_text(line):
                raise Stop(Exit.USAGE, "cli-fault-line-not-text", line=number)
            if (kept := line.strip()) and not kept.startswith("#"):
                yield number, kept


def is_text(text: str) -> bool:
    """Whether this came from proper UTF-8 and holds no NUL."""
    return "\0" not in text and not any("\ud800" <= char <= "\udfff" for char in text)


def standard_io(environ: Mapping[str, str], translator: Translator) -> Io:
    """The process's own streams, made UTF-8 whatever the locale says.

    Bytes of standard input that are no UTF-8 become surrogates, which `Io.lines` refuses by line.
    """
    for stream, errors in ((sys.stdin, "surrogateescape"), (sys.stdout, "backslashreplace"),
                           (sys.stderr, "backslashreplace")):  # fmt: skip
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors)
    terminal = sys.stdout.isatty()
    colour = terminal and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"
    columns = shutil.get_terminal_size((COLUMNS, 0)).columns
    return Io(sys.stdin, sys.stdout, sys.stderr, translator, colour, terminal, columns)


def utf8_argument(raw: bytes) -> str | None:
    """A command line word as UTF-8 text, or None when it is none."""
    try:
        return codecs.decode(raw, "utf-8")
    except UnicodeDecodeError:
        return None
