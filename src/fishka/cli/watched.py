"""A long search that a person watches: a bar tells how far it is, and Ctrl-C ends it with what was found."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from signal import SIGINT, signal
from threading import current_thread, main_thread
from typing import Final, TypeVar

from fishka.cli.io import Io
from fishka.cli.progress import progress
from fishka.kernel.lookahead import Stop

Result = TypeVar("Result")

LOOK_S: Final = 0.1
"""Seconds between looks at how far it is."""


def watched(io: Io, stage: str, total: int, search: Callable[[Stop], Result]) -> Result:
    """What `search` finds in a thread of its own; it has to end soon once its stop is set."""
    stop = Stop()
    with progress(io) as tell, _stopped_by_ctrl_c(stop), ThreadPoolExecutor(1) as pool:
        found = pool.submit(search, stop)
        while not wait([found], LOOK_S).done:
            tell(stage, stop.done, total)
        return found.result()


@contextmanager
def _stopped_by_ctrl_c(stop: Stop) -> Iterator[None]:
    """While it lasts, Ctrl-C sets `stop` and does nothing else; only the main thread hears of it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal(SIGINT, lambda _number, _frame: stop.set())
    try:
        yield
    finally:
        signal(SIGINT, before)
