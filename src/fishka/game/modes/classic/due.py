"""What time does by itself: windows and holds close, votes are counted, moves and games are lost."""

from collections.abc import Callable

from fishka.game.events import EndRefused, HoldEnded, Passed, StuckEnded
from fishka.game.modes.classic import clock, turn, votes, window
from fishka.game.modes.classic.draft import Draft
from fishka.game.modes.classic.ending import between_turns, lose
from fishka.game.modes.classic.gate import waiting
from fishka.game.state import GameState

Happening = tuple[int, Callable[[Draft], None]]
"""When something falls due, and what happens then."""


def due(state: GameState) -> int | None:
    """When the service must send a `Tick`; None: never."""
    return min((at for at, _ in _coming(state)), default=None)


def pass_time(draft: Draft, at_ms: int) -> None:
    """Everything that has happened by itself until `at_ms`, each thing at its own time."""
    while True:
        happening = min(_coming(draft.state), key=lambda one: one[0], default=None)
        if happening is None or happening[0] > at_ms:
            break
        draft.at_ms = happening[0]
        happening[1](draft)
        clock.turn(draft)
    draft.at_ms = at_ms


def _coming(state: GameState) -> list[Happening]:
    """What is yet to come, in the order in which equal times are taken."""
    if state.result is not None:
        return []
    found: list[Happening] = []
    if (at := window.due(state)) is not None:
        found.append((at, _window))
    if state.thinking is not None and state.thinking.until_ms is not None:
        found.append((state.thinking.until_ms, _thinking))
    if state.claim is not None and state.claim.until_ms is not None:
        found.append((state.claim.until_ms, votes.judge_theme))
    if (at := clock.due(state)) is not None:
        found.append((at, _move_time_up if state.terms.clock == "per_move" else _game_time_up))
    return found


def _window(draft: Draft) -> None:
    laid = waiting(draft.state)
    if laid is None:
        return
    if laid.held_by is not None and not window.is_over(draft.state, laid, draft.at_ms):
        draft.emit(HoldEnded(laid.held_by))
    elif draft.state.terms.verdict == "challenge":
        window.settle(draft)
    else:
        votes.close_play(draft)


def _thinking(draft: Draft) -> None:
    thinking = draft.state.thinking
    if thinking is not None:
        draft.emit(StuckEnded(thinking.seat, found=False))


def _move_time_up(draft: Draft) -> None:
    """The turn is lost, recorded as a pass, unless tiles arranged so far are taken and can be played."""
    running = draft.state.clock
    if running is None or running.running is None:
        return
    seat, prepared = running.running, draft.state.prepared
    window.act_on(draft, seat)
    if draft.state.result is not None:
        return
    if draft.state.offer is not None:
        draft.emit(EndRefused(seat))
    if prepared is None or turn.lay(draft, seat, prepared) is not None:
        draft.emit(Passed(seat, timed_out=True))
        between_turns(draft)


def _game_time_up(draft: Draft) -> None:
    running = draft.state.clock
    if running is not None and running.running is not None:
        lose(draft, running.running, "overtime")
        votes.after_leaving(draft)
