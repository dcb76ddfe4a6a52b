"""What happens because of a command, or why nothing does."""

from typing import assert_never

from fishka.core.moves import Exchange, Pass, Place
from fishka.game.commands import (
    Abandon,
    Accept,
    AnswerEnd,
    Challenge,
    ChooseDraw,
    Command,
    Hold,
    PlayMove,
    Prepare,
    ProposeEnd,
    Resign,
    SeatCommand,
    ShowRack,
    Stuck,
    Suggest,
    Tick,
    Touch,
    Vote,
)
from fishka.game.ctx import Ctx
from fishka.game.mode import Decided
from fishka.game.modes.classic import clock, ending, helping, turn, votes, window
from fishka.game.modes.classic.draft import Draft
from fishka.game.modes.classic.due import pass_time
from fishka.game.modes.classic.gate import gate, takes_no_part
from fishka.game.refusals import Refusal, Refused, refused
from fishka.game.state import GameState
from fishka.game.view import Action


def decide(ctx: Ctx, state: GameState, command: Command) -> Decided:
    """The events of a command; none when there was nothing to do (an early `Tick`, a `Touch` too late).

    What time has changed by `command.at_ms` happens first, in the same events: a challenge that comes after
    the window should have closed is too late, whether the `Tick` has come or not.
    """
    draft = Draft(ctx, state, command.at_ms)
    pass_time(draft, command.at_ms)
    if isinstance(command, Abandon):
        if draft.state.result is None:
            ending.abandon(draft)
    elif not isinstance(command, Tick):
        why = (
            takes_no_part(draft.state, command.seat)
            or _stale(draft, state, command)
            or _carry_out(draft, command)
        )
        if why is not None:
            return why
        clock.turn(draft)
    return tuple(draft.events)


def _stale(draft: Draft, before: GameState, command: SeatCommand) -> Refused | None:
    """Whether the command was made for a table that is no more (or for a version that never was)."""
    if _oldest(draft.state, command) <= command.expected_version <= before.version:
        return None
    return refused(Refusal.STALE_VERSION, version=before.version)


def _oldest(state: GameState, command: SeatCommand) -> int:
    """The oldest version for which such a command still makes sense."""
    match command:
        case Resign() | ShowRack():
            return 0
        case AnswerEnd() if state.offer is not None:
            return state.offer.version
        case Vote(about="stuck") if state.thinking is not None:
            return state.thinking.version
        case Vote(about="theme") if state.claim is not None:
            return state.claim.version
        case _:
            return state.basis


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
            if (why := window.challenge(draft, command)) is not None:
                return why
            votes.after_leaving(draft)
        case ChooseDraw():
            return window.choose_draw(draft, command)
        case Suggest():
            return helping.suggest(draft, command)
        case Accept():
            window.accept(draft, command)
        case Hold():
            window.hold(draft, command)
        case Vote():
            votes.vote(draft, command)
        case Stuck():
            helping.stuck(draft, command)
        case ShowRack():
            helping.show_rack(draft, command)
        case Prepare():
            helping.prepare(draft, command)
        case ProposeEnd():
            ending.propose(draft, command)
        case AnswerEnd():
            ending.answer(draft, command)
        case Resign():
            ending.resign(draft, command)
            votes.after_leaving(draft)
        case _:
            assert_never(command)
    return None


def _action(command: SeatCommand) -> Action | None:
    """The kind of act that the gate must let through; a touch has rules of its own."""
    match command:
        case PlayMove(move=move):
            return _MOVES[type(move)]
        case Vote(about="play"):
            return "vote_play"
        case Vote(about="stuck"):
            return "vote_stuck"
        case Vote():
            return "vote_theme"
        case Touch():
            return None
        case _:
            return _ACTS[type(command)]


_MOVES: dict[type, Action] = {Place: "play", Exchange: "exchange", Pass: "pass"}
_ACTS: dict[type, Action] = {
    Challenge: "challenge",
    Accept: "accept",
    Hold: "hold",
    ChooseDraw: "choose_draw",
    Stuck: "stuck",
    ShowRack: "show_rack",
    Suggest: "suggest",
    Prepare: "prepare",
    ProposeEnd: "propose_end",
    AnswerEnd: "answer_end",
    Resign: "resign",
}
