"""Which kinds of act a seat may do now: asked by `decide` first, and by `view` for what it offers."""

from typing import assert_never

from fishka.core.ids import Seat
from fishka.game.refusals import Refusal, Refused, refused
from fishka.game.state import GameState, OpenPlay
from fishka.game.view import Action

ACTIONS: tuple[Action, ...] = (
    "play", "exchange", "pass", "challenge", "accept", "hold", "propose_end", "answer_end", "resign",
)  # fmt: skip


def gate(state: GameState, seat: Seat, action: Action) -> Refused | None:
    """Why this seat may not do such a thing now, whatever its details; None when it may."""
    if (no_part := takes_no_part(state, seat)) is not None:
        return no_part
    match action:
        case "play":
            return _turn(state, seat)
        case "exchange":
            return _turn(state, seat) or _exchange(state, seat)
        case "pass":
            return _turn(state, seat) or (None if state.terms.passing else refused(Refusal.PASS_NOT_ALLOWED))
        case "challenge" | "accept":
            return _window(state, seat)
        case "hold":
            return _window(state, seat) or _hold(state, seat)
        case "propose_end":
            return _propose(state, seat)
        case "answer_end":
            if state.offer is None:
                return refused(Refusal.NO_OFFER)
            return refused(Refusal.ALREADY_AGREED) if seat in state.offer.agreed else None
        case "resign":
            return None
        case _:
            assert_never(action)


def takes_no_part(state: GameState, seat: Seat) -> Refused | None:
    """The game is over, or nobody of that number sits in it any more."""
    if state.result is not None:
        return refused(Refusal.GAME_OVER)
    if not 0 <= seat < len(state.seats) or state.seats[seat].resigned:
        return refused(Refusal.NOT_A_SEAT)
    return None


def window(state: GameState) -> OpenPlay | None:
    """The play that may be challenged now."""
    return state.open if state.open is not None and state.open.window else None


def exchange_most(state: GameState, seat: Seat) -> int:
    """How many tiles the seat could exchange if it were to now; the refill of an open play comes first."""
    bag = len(state.bag) - state.refill
    if not state.terms.exchange or bag < max(1, state.terms.exchange_min_bag):
        return 0
    return min(bag, len(state.seats[seat].rack))


def _turn(state: GameState, seat: Seat) -> Refused | None:
    if seat != state.actor:
        return refused(Refusal.NOT_YOUR_TURN)
    laid = state.open
    if laid is not None and (state.goes_out or laid.held_by not in (None, seat)):
        return refused(Refusal.WINDOW_OPEN)
    return None


def _exchange(state: GameState, seat: Seat) -> Refused | None:
    if not state.terms.exchange:
        return refused(Refusal.EXCHANGE_NOT_ALLOWED)
    bag, needed = len(state.bag) - state.refill, max(1, state.terms.exchange_min_bag)
    if bag < needed:
        return refused(Refusal.BAG_TOO_SMALL, bag=bag, needed=needed)
    if not state.seats[seat].rack:
        return refused(Refusal.EXCHANGE_NOTHING)
    return None


def _window(state: GameState, seat: Seat) -> Refused | None:
    laid = window(state)
    if laid is None:
        return refused(Refusal.NO_WINDOW)
    if seat == laid.seat:
        return refused(Refusal.OWN_PLAY)
    return refused(Refusal.ALREADY_ACCEPTED) if seat in laid.accepted else None


def _hold(state: GameState, seat: Seat) -> Refused | None:
    laid = window(state)
    if not state.terms.hold:
        return refused(Refusal.HOLD_NOT_ALLOWED)
    if laid is not None and (laid.held_by is not None or seat in laid.held):
        return refused(Refusal.ALREADY_HELD)
    return None


def _propose(state: GameState, seat: Seat) -> Refused | None:
    if state.terms.end_no_moves != "agreement":
        return refused(Refusal.PROPOSE_NOT_ALLOWED)
    if state.open is not None:
        return refused(Refusal.WINDOW_OPEN)
    if state.offer is not None:
        return refused(Refusal.OFFER_OPEN)
    if seat != state.actor:
        return refused(Refusal.NOT_YOUR_TURN)
    return refused(Refusal.OFFER_REFUSED) if state.refused_at == state.basis else None
