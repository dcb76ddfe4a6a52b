"""Reads and writes golden/play.txt: what is typed at a table in the terminal, and what is answered.

    # why; `refused <code>` where the game says no
    $ fishka play …
    > typed
    answer, boards left out; a refusal ends in its code

`python -m tests.golden.play_cases` types everything again and writes the answers anew.
"""

import io
import re
import shlex
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from fishka.cli.app import run
from fishka.cli.io import Io
from fishka.cli.play.reader import Reader
from fishka.game.refusals import Refused
from fishka.i18n import Translator

PATH = Path(__file__).parents[2] / "golden" / "play.txt"
_DRAWN = re.compile(r"( ?\d+ | +A  ).*")
"""A row of a board, or its column letters."""


class Said(NamedTuple):
    """One line typed, and what was answered before the next."""

    typed: str
    answer: tuple[str, ...]


class Case(NamedTuple):
    """A table, and what is said at it."""

    why: str
    command: str
    said: tuple[Said, ...]

    @property
    def text(self) -> str:
        """As it stands in the file."""
        lines = [f"# {self.why}", f"$ fishka {self.command}"]
        for typed, answer in self.said:
            lines += [f"> {typed}".rstrip(), *answer]
        return "\n".join(lines)


class _Keyboard(io.StringIO):
    """Types line after line and notes what was shown before each."""

    def __init__(self, out: io.StringIO, lines: list[str]) -> None:
        super().__init__()
        self._out, self._lines = out, lines
        self.seen: list[str] = []

    def readline(self, _size: int = -1, /) -> str:  # type: ignore[override]
        self.seen.append(self._out.getvalue())
        self._out.seek(0)
        self._out.truncate()
        return self._lines.pop(0) + "\n" if self._lines else ""


def cases() -> list[Case]:
    """All cases of the file."""
    return [_read(block) for block in PATH.read_text("utf-8").strip().split("\n\n")]


def _read(block: str) -> Case:
    why, command, *lines = block.split("\n")
    assert (why[:2], command[:14]) == ("# ", "$ fishka play "), block
    said: list[Said] = []
    for line in lines:
        if line == ">" or line.startswith("> "):
            said.append(Said(line[2:], ()))
        else:
            said[-1] = Said(said[-1].typed, (*said[-1].answer, line))
    return Case(why[2:], command[9:], tuple(said))


@contextmanager
def _coded() -> Iterator[None]:
    """Refusals end in their code, so that a case can be found by it."""
    said = Reader.refusal

    def refusal(self: Reader, refused: Refused) -> str:
        return f"{said(self, refused)} [{refused.code}]"

    with patch.object(Reader, "refusal", refusal):
        yield


def asked_again(case: Case) -> Case:
    """The case with today's answers."""
    out, err = io.StringIO(), io.StringIO()
    keyboard = _Keyboard(out, [one.typed for one in case.said])

    def open_io(_environ: Mapping[str, str], translator: Translator) -> Io:
        return Io(keyboard, out, err, translator, False, False)

    with _coded():
        run(shlex.split(case.command), environ={"LANG": "en"}, open_io=open_io)
    shown = [*keyboard.seen[1:], out.getvalue()] if keyboard.seen else [err.getvalue()]
    answers = [tuple(_answer(text)) for text in shown]
    return case._replace(
        said=tuple(Said(one.typed, answer) for one, answer in zip(case.said, answers, strict=False))
    )


def _answer(text: str) -> Iterator[str]:
    """What is neither a board nor empty."""
    for line in text.split("\n"):
        if line.strip() and _DRAWN.fullmatch(line) is None:
            yield line.rstrip()


def main() -> None:
    """Write all answers anew."""
    PATH.write_text("\n\n".join(asked_again(case).text for case in cases()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
