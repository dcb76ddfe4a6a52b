"""Long commands: a bar on a terminal, with what is found so far; a search ends at Ctrl-C with its answer."""

import io
from signal import SIGINT, raise_signal

from fishka.cli.app import run
from fishka.cli.io import Io
from fishka.cli.progress import progress
from fishka.cli.watched import watched
from fishka.core.board import Board
from fishka.i18n import Translator
from fishka.kernel import Kernel, any_word_graph
from fishka.kernel.lookahead import Seen, SimPlan, SimReport, Stop, simulate
from tests.kernel_kit import mini_tables
from tests.kernel_kit.slow_end import small_terms


class Terminal(io.StringIO):
    """Text that is shown to a person."""

    def isatty(self) -> bool:
        return True


def terminal(stderr: io.StringIO) -> Io:
    """A call's streams with this standard error."""
    return Io(io.StringIO(), io.StringIO(), stderr, Translator("en"), False, False)


def shown(stderr: io.StringIO) -> str:
    """What a match of 4 games leaves on standard error after two."""
    with progress(terminal(stderr)) as tell:
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


def endless(stop: Stop) -> SimReport:
    """A simulation that nothing but `stop` ends, and somebody who presses Ctrl-C."""
    raise_signal(SIGINT)
    return small_search(SimPlan(deals=10**9, nodes=10**12), stop)


def small_search(plan: SimPlan, stop: Stop) -> SimReport:
    """Two moves of a small board compared."""
    kernel = Kernel(mini_tables(letters=3, rack=3), any_word_graph(3))
    seen = Seen(Board.empty(5, 5), (1, 2), 0, (0, 0), (2, 3), (1, 2, 3) * 3)
    moves = kernel.best(seen.board, seen.rack, 2, by="equity")
    return simulate(kernel, small_terms("none", kernel.tables), seen, moves, plan, stop=stop)


def test_ctrl_c_ends_a_search_with_what_was_found_until_then() -> None:
    report = watched(terminal(Terminal()), "Deals", 10**9, endless)
    assert len(report.outlooks) == 2
    assert report.deals < 10**9


def test_a_simulation_tells_how_many_deals_are_done() -> None:
    stop = Stop()
    report = small_search(SimPlan(deals=20), stop)
    assert stop.done == report.deals > 0


def test_a_bot_on_turn_shows_that_it_is_thinking() -> None:
    out, err = io.StringIO(), Terminal()
    code = run(
        ("play", "en_home", "--seats", "0", "--bots", "beginner,beginner", "--seed", "1"),
        environ={"LANG": "en"},
        open_io=lambda _environ, translator: Io(io.StringIO(), out, err, translator, False, False),
    )
    assert code == 0
    assert "is thinking…" in err.getvalue()
    assert "is thinking…" not in out.getvalue()
