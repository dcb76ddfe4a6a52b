"""The window in which a play waits for its verdict: accept, hold, touch, challenge (rules B.1.6, B.1.14)."""

from fishka.core.ids import Seat
from fishka.game.commands import Accept, Challenge, ChooseDraw, Hold, Touch
from fishka.game.draws import Purpose
from fishka.game.events import (
    DrawChosen,
    PlayAccepted,
    PlayChallenged,
    PlayHeld,
    PlaySettled,
    PlayWithdrawn,
)
from fishka.game.modes.classic import theme
from fishka.game.modes.classic.draft import Draft
from fishka.game.modes.classic.ending import between_turns, lose
from fishka.game.modes.classic.gate import waiting, window
from fishka.game.refusals import Refusal, Refused, refused
from fishka.game.state import GameState, OpenPlay, letters


def due(state: GameState) -> int | None:
    """When time changes the window: the end of a hold, or of the window itself. None: never."""
    laid = waiting(state)
    if laid is None or state.result is not None:
        return None
    return laid.hold_until_ms if laid.held_by is not None else laid.closes_at_ms


def settle(draft: Draft) -> None:
    """The open play stands; its player draws, unless he has left the game."""
    laid = draft.state.open
    if laid is not None:
        record(draft)
        between_turns(draft)


def record(draft: Draft) -> None:
    """The open play's points count and its player draws; what comes of that between turns is the caller's."""
    state, laid = draft.state, draft.state.open
    if laid is not None:
        new = draft.draw(state.refill, Purpose.REFILL, state.seats[laid.seat].rack, laid.vowels)
        draft.emit(PlaySettled(laid.seat, new.tiles, new.vowels))
        theme.claim(draft, laid)


def close_if_over(draft: Draft) -> None:
    """Settle the open play unless held: when all have accepted, the next player has acted, or time is up."""
    laid = window(draft.state)
    if laid is not None and laid.held_by is None and is_over(draft.state, laid, draft.at_ms):
        settle(draft)


def accept(draft: Draft, command: Accept) -> None:
    """One more who lets it stand."""
    draft.emit(PlayAccepted(command.seat))
    close_if_over(draft)


def hold(draft: Draft, command: Hold) -> None:
    """The window stays open for this seat's thinking."""
    limit = draft.state.terms.hold_ms
    draft.emit(PlayHeld(command.seat, None if limit is None else draft.at_ms + limit))


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
        close_if_over(draft)
    return None


def act_on(draft: Draft, seat: Seat) -> None:
    """The next player acts, and lets the open play stand by that."""
    if draft.state.open is not None:
        draft.emit(PlayAccepted(seat, acted=True))
        settle(draft)


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
    draft.emit(_challenged(state, command.seat, named, unknown))
    loses = state.terms.challenge_policy == "triple"
    if unknown:
        draft.emit(PlayWithdrawn(laid.seat, "challenge"))
    else:
        record(draft)
    if loses:
        lose(draft, laid.seat if unknown else command.seat, "challenge")
    else:
        between_turns(draft)
    return None


def _challenged(
    state: GameState, seat: Seat, named: tuple[int, ...], unknown: tuple[int, ...]
) -> PlayChallenged:
    """What a challenge costs: only a wrong one costs the challenger, or pays the player (rules group 8)."""
    stands, policy = not unknown, state.terms.challenge_policy
    points = state.terms.challenge_points * (len(named) if state.terms.challenge_per == "word" else 1)
    return PlayChallenged(
        seat=seat,
        words=named,
        invalid=unknown,
        stands=stands,
        costs_turn=stands and policy == "lose_next_turn",
        to_player=points if stands and policy == "points_to_opponent" else 0,
        from_challenger=points if stands and policy == "points_from_challenger" else 0,
    )


def choose_draw(draft: Draft, command: ChooseDraw) -> Refused | None:
    """Another choice for the refill of one's own open play."""
    wrong = draft.check_choice(draft.state.refill, command.vowels)
    if wrong is None:
        draft.emit(DrawChosen(command.seat, command.vowels))
    return wrong


def is_over(state: GameState, laid: OpenPlay, at_ms: int) -> bool:
    """Whether the window is over as soon as nobody holds it open."""
    if laid.acted or (laid.closes_at_ms is not None and laid.closes_at_ms <= at_ms):
        return True
    return laid.accepted.issuperset(state.others(laid.seat))
