"""The challenge window of the last play: accept, hold, touch, challenge, time (rules B.1.6, B.1.14)."""

from fishka.game.commands import Accept, Challenge, Hold, Touch
from fishka.game.draws import Purpose
from fishka.game.events import (
    HoldEnded,
    PlayAccepted,
    PlayChallenged,
    PlayHeld,
    PlaySettled,
    PlayWithdrawn,
)
from fishka.game.modes.classic.draft import Draft
from fishka.game.modes.classic.ending import between_turns
from fishka.game.modes.classic.gate import window
from fishka.game.refusals import Refusal, Refused, refused
from fishka.game.state import GameState, OpenPlay, letters


def due(state: GameState) -> int | None:
    """When time changes the window: the end of a hold, or of the window itself. None: never."""
    laid = window(state)
    if laid is None or state.result is not None:
        return None
    return laid.hold_until_ms if laid.held_by is not None else laid.closes_at_ms


def pass_time(draft: Draft, at_ms: int) -> None:
    """Everything that has happened by itself until `at_ms`."""
    while (at := due(draft.state)) is not None and at <= at_ms:
        laid = draft.state.open
        if laid is None:
            return
        if laid.held_by is not None and not _over(draft.state, laid, at_ms):
            draft.emit(HoldEnded(laid.held_by))
        else:
            settle(draft)


def settle(draft: Draft) -> None:
    """The open play stands; its player draws, unless he has left the game."""
    laid = draft.state.open
    if laid is not None:
        draft.emit(PlaySettled(laid.seat, draft.draw(draft.state.refill, Purpose.REFILL)))
        between_turns(draft)


def close_if_over(draft: Draft, at_ms: int) -> None:
    """Settle the open play unless held: when all have accepted, the next player has acted, or time is up."""
    laid = window(draft.state)
    if laid is not None and laid.held_by is None and _over(draft.state, laid, at_ms):
        settle(draft)


def accept(draft: Draft, command: Accept) -> None:
    """One more who lets it stand."""
    draft.emit(PlayAccepted(command.seat))
    close_if_over(draft, command.at_ms)


def hold(draft: Draft, command: Hold) -> None:
    """The window stays open for this seat's thinking."""
    limit = draft.state.terms.hold_ms
    draft.emit(PlayHeld(command.seat, None if limit is None else command.at_ms + limit))


def touch(draft: Draft, command: Touch) -> Refused | None:
    """The next player's first action: it closes the window.

    Nothing happens when none is open, when he has acted before, and when the open play went out: then there
    is no next turn, and only a spoken word (accept, challenge) or time closes the window.
    """
    laid = window(draft.state)
    if laid is None or draft.state.goes_out:
        return None
    if command.seat != draft.state.actor:
        return refused(Refusal.NOT_YOUR_TURN)
    if not laid.acted:
        draft.emit(PlayAccepted(command.seat, acted=True))
        close_if_over(draft, command.at_ms)
    return None


def challenge(draft: Draft, command: Challenge) -> Refused | None:
    """Look the named words up: one that is no word, and the play falls; else it stands, others unchecked."""
    state, laid = draft.state, window(draft.state)
    if laid is None:
        return refused(Refusal.NO_WINDOW)
    named = tuple(sorted(set(command.words))) or tuple(range(len(laid.words)))
    if not all(0 <= index < len(laid.words) for index in named):
        return refused(Refusal.NO_SUCH_WORD, words=len(laid.words))
    contains = draft.ctx.words.contains
    unknown = tuple(index for index in named if not contains(letters(laid.words[index].tiles)))
    costs_turn = not unknown and state.terms.challenge_policy == "lose_next_turn"
    draft.emit(PlayChallenged(command.seat, named, unknown, stands=not unknown, costs_turn=costs_turn))
    if unknown:
        draft.emit(PlayWithdrawn(laid.seat, "challenge"))
        between_turns(draft)
    else:
        settle(draft)
    return None


def _over(state: GameState, laid: OpenPlay, at_ms: int) -> bool:
    """Whether the window is over as soon as nobody holds it open."""
    if laid.acted or (laid.closes_at_ms is not None and laid.closes_at_ms <= at_ms):
        return True
    return laid.accepted.issuperset(seat for seat in state.seats_in() if seat != laid.seat)
