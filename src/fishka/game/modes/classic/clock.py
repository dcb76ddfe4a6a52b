"""Clocks (rules group 11): whose runs, what is left, and what happens when time is up. Live play only.

The window of a play runs on the next player's clock, which the play has started (rules B.1.6). All clocks
stand while others vote or think with a stuck player, while another holds, and while an open play may be the
last one.
"""

from typing import Final

from fishka.core.ids import Seat
from fishka.game.events import ClockTurned
from fishka.game.modes.classic.draft import Draft
from fishka.game.state import ClockState, GameState
from fishka.game.terms import MINUTE_MS

_MS_BEYOND: Final = 1
"""The limit itself is still in order."""


def runner(state: GameState) -> Seat | None:
    """Whose clock should run now; None: all stand."""
    if state.terms.clock == "none" or state.result is not None or state.thinking is not None:
        return None
    actor, laid = state.actor, state.open
    if laid is not None and (
        state.goes_out or state.terms.verdict == "vote" or laid.held_by not in (None, actor)
    ):
        return None
    return actor


def turn(draft: Draft) -> None:
    """Stop the clock that runs and start the one that should, where that has changed."""
    state, clock = draft.state, draft.state.clock
    if clock is None or state.result is not None:
        return
    now = runner(state)
    if now != clock.running or (now is not None and clock.turn != state.turns):
        left = list(left_ms(clock, draft.at_ms))
        fresh = now is not None and clock.turn != state.turns
        if now is not None and fresh and state.terms.clock == "per_move":
            left[now] = state.terms.clock_ms
        draft.emit(ClockTurned(now, draft.at_ms, tuple(left), state.turns if fresh else clock.turn))


def stop(draft: Draft) -> None:
    """All clocks stand for good."""
    clock = draft.state.clock
    if clock is not None and clock.running is not None:
        draft.emit(ClockTurned(None, draft.at_ms, left_ms(clock, draft.at_ms), clock.turn))


def due(state: GameState) -> int | None:
    """When a move's time is up, or a seat is further beyond its time than the edition allows."""
    clock, terms = state.clock, state.terms
    if clock is None or clock.running is None:
        return None
    end = clock.at_ms + clock.left_ms[clock.running]
    if terms.clock == "per_move":
        return end
    return None if terms.overtime_limit_ms is None else end + terms.overtime_limit_ms + _MS_BEYOND


def left_ms(clock: ClockState, at_ms: int) -> tuple[int, ...]:
    """What each seat has left at a time; less than nothing beyond its own."""
    gone = at_ms - clock.at_ms
    return tuple(left - gone if seat == clock.running else left for seat, left in enumerate(clock.left_ms))


def overtime(state: GameState) -> tuple[int, ...]:
    """What each seat loses for its overtime, as numbers below 0: for every minute begun (rules C-14)."""
    clock = state.clock
    if state.terms.clock != "per_player" or clock is None:
        return ()
    minutes = [-(min(left, 0) // MINUTE_MS) for left in clock.left_ms]
    return tuple(
        0 if seat.resigned else -state.terms.overtime_points * over
        for seat, over in zip(state.seats, minutes, strict=True)
    )
