"""How far a long command has come, and who thinks: on a terminal's standard error, nothing elsewhere."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fishka.cli.io import Io


class Steps(Protocol):
    """Tells how far a stage has come."""

    def __call__(self, stage: str, done: int, total: int, found: str = "", /) -> None:
        """`done` of `total`, and what is `found` so far; another `stage` begins a bar of its own."""


@contextmanager
def progress(io: Io) -> Iterator[Steps]:
    """While it lasts, what is told is shown; the last state of each stage stays."""
    if not io.stderr.isatty():
        yield lambda _stage, _done, _total, _found="": None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[found]}"),
    )
    with Progress(*columns, console=Console(file=io.stderr)) as bars:
        tasks = {}

        def tell(stage: str, done: int, total: int, found: str = "", /) -> None:
            if stage not in tasks:
                tasks[stage] = bars.add_task(stage, total=total, found="")
            bars.update(tasks[stage], completed=done, found=found)

        yield tell


@contextmanager
def thinking(io: Io, text: str) -> Iterator[None]:
    """While it lasts, the text is shown with a sign that moves; then both are gone."""
    if not io.stderr.isatty():
        yield
        return
    with Console(file=io.stderr).status(text):
        yield
