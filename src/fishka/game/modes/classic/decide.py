"""What happens because of a command, or why nothing does."""

from fishka.core.moves import Exchange, Pass, Place
from fishka.game.commands import (
    Accept,
    AnswerEnd,
    Challenge,
    Command,
    Hold,
    PlayMove,
    ProposeEnd,
    Resign,
    SeatCommand,
    Tick,
    Touch,
)
from fishka.game.ctx import Ctx
from fishka.game.mode import Decided
from fishka.game.modes.classic import ending, turn, window
from fishka.game.modes.classic.draft import Draft
from fishka.game.modes.classic.gate import gate, takes_no_part
from fishka.game.refusals import Refusal, Refused, refused
from fishka.game.state import GameState
from fishka.game.view import Action


def decide(ctx: Ctx, state: GameState, command: Command) -> Decided:
    """The events of a command; none when there was nothing to do (an early `Tick`, a `Touch` too late).

    What time has changed by `command.at_ms` happens first, in the same events: a challenge that comes after
    the window should have closed is too late, whether the `Tick` has come or not.
    """
    draft = Draft(ctx, state)
    window.pass_time(draft, command.at_ms)
    if not isinstance(command, Tick):
        why = (
            takes_no_part(draft.state, command.seat)
            or _stale(draft, state, command)
            or _carry_out(draft, command)
        )
        if why is not None:
            return why
    return tuple(draft.events)


def _stale(draft: Draft, before: GameState, command: SeatCommand) -> Refused | None:
    """Whether the command was made for a table that is no more (or for a version that never was)."""
    oldest = draft.state.basis
    if isinstance(command, Resign):
        oldest = 0
    elif isinstance(command, AnswerEnd) and draft.state.offer is not None:
        oldest = draft.state.offer.version
    if oldest <= command.expected_version <= before.version:
        return None
    return refused(Refusal.STALE_VERSION, version=before.version)


def _carry_out(draft: Draft, command: SeatCommand) -> Refused | None:
    action = _action(command)
    if action is not None and (why := gate(draft.state, command.seat, action)) is not None:
        return why
    match command:
        case PlayMove():
            return turn.move(draft, command)
        case Touch():
            return window.touch(draft, command)
        case Challenge():
            return window.challenge(draft, command)
        case Accept():
            window.accept(draft, command)
        case Hold():
            window.hold(draft, command)
        case ProposeEnd():
            ending.propose(draft, command)
        case AnswerEnd():
            ending.answer(draft, command)
        case Resign():
            ending.resign(draft, command)
            window.close_if_over(draft, command.at_ms)
    return None


def _action(command: SeatCommand) -> Action | None:
    """The kind of act that the gate must let through; a touch has rules of its own."""
    match command:
        case PlayMove(move=Place()):
            return "play"
        case PlayMove(move=Exchange()):
            return "exchange"
        case PlayMove(move=Pass()):
            return "pass"
        case Challenge():
            return "challenge"
        case Accept():
            return "accept"
        case Hold():
            return "hold"
        case ProposeEnd():
            return "propose_end"
        case AnswerEnd():
            return "answer_end"
        case Resign():
            return "resign"
        case PlayMove() | Touch():
            return None
