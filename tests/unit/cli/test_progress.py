"""Bars of long commands: on a terminal only, with what is found so far."""

import io

from fishka.cli.io import Io
from fishka.cli.progress import progress
from fishka.i18n import Translator


class Terminal(io.StringIO):
    """Text that is shown to a person."""

    def isatty(self) -> bool:
        return True


def shown(stderr: io.StringIO) -> str:
    """What a match of 4 games leaves on standard error after two."""
    with progress(Io(io.StringIO(), io.StringIO(), stderr, Translator("en"), False, False)) as tell:
        tell("club – casual", 1, 4, "100.0%")
        tell("club – casual", 2, 4, "50.0%")
    return stderr.getvalue()


def test_a_bar_tells_how_far_it_is_and_what_is_found_so_far() -> None:
    last = shown(Terminal()).split("club – casual")[-1]
    assert "2/4" in last
    assert "50.0%" in last
    assert "100.0%" not in last


def test_without_a_terminal_nothing_is_shown() -> None:
    assert shown(io.StringIO()) == ""
