"""Runs of turns without a play, counted on the score sheet (rules B.1.9): what ends games."""

from collections.abc import Iterator

from fishka.core.ids import Seat
from fishka.game.state import GameState
from fishka.game.view import TURNS, EntryKind, EntryView


def pass_run(state: GameState) -> int:
    """Passes in a row by seats still in. A play, withdrawn or not, ends the run; a lost turn does not."""
    seats = frozenset(state.seats_in())
    return sum(entry.seat in seats for entry in _run(_turns(state), _passing(state)))


def own_pass_run(state: GameState, seat: Seat) -> int:
    """Passes in a row over a seat's own turns."""
    own = (entry for entry in _turns(state) if entry.seat == seat)
    return sum(1 for _ in _run(own, _passing(state)))


def exchange_run(state: GameState) -> int:
    """Exchanges in a row by seats still in; a turn lost by a wrong challenge does not end the run."""
    seats = frozenset(state.seats_in())
    return sum(entry.seat in seats for entry in _run(_turns(state), frozenset({"exchange"})))


def zero_run(state: GameState) -> int:
    """Turns in a row without a play that stands; one that is worth 0 and stands ends the run."""
    zero: frozenset[EntryKind] = frozenset({"exchange", "pass", "withdrawn", "lost_turn"})
    count = 0
    for entry in _turns(state):
        if entry.kind not in zero:
            break
        count += 1
    return count


def _passing(state: GameState) -> frozenset[EntryKind]:
    return frozenset({"pass", "exchange"}) if state.terms.exchange_is_pass else frozenset({"pass"})


def _turns(state: GameState) -> Iterator[EntryView]:
    return (entry for entry in reversed(state.sheet) if entry.kind in TURNS)


def _run(latest_first: Iterator[EntryView], kinds: frozenset[EntryKind]) -> Iterator[EntryView]:
    """The last entries of these kinds in a row, turns lost by a wrong challenge left out."""
    for entry in latest_first:
        if entry.kind == "lost_turn":
            continue
        if entry.kind not in kinds:
            return
        yield entry
