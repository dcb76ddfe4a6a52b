"""Which kinds of act a seat may do now: asked by `decide` first, and by `view` for what it offers."""

from typing import assert_never

from fishka.core.ids import Seat
from fishka.game.modes.classic.sight import is_face_up
from fishka.game.refusals import Refusal, Refused, refused
from fishka.game.state import GameState, OpenPlay
from fishka.game.view import Action
from fishka.rules import exchanges

ACTIONS: tuple[Action, ...] = (
    "play", "exchange", "pass", "challenge", "accept", "hold", "propose_end", "answer_end", "resign",
    "vote_play", "vote_stuck", "vote_theme", "choose_draw", "stuck", "show_rack", "suggest", "prepare",
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
            return _turn(state, seat) or _pass(state, seat)
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
        case "vote_play" | "vote_stuck" | "vote_theme":
            return _vote(state, seat, action)
        case "choose_draw":
            return _choose_draw(state, seat)
        case "stuck":
            return _stuck(state, seat)
        case "show_rack":
            return _show_rack(state, seat)
        case "suggest":
            return _suggest(state, seat)
        case "prepare":
            return _prepare(state, seat)
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


def waiting(state: GameState) -> OpenPlay | None:
    """The play that waits for a verdict, whoever gives it."""
    return state.open if state.open is not None and state.open.window else None


def window(state: GameState) -> OpenPlay | None:
    """The play that may be challenged now."""
    return waiting(state) if state.terms.verdict == "challenge" else None


def judges(state: GameState) -> tuple[Seat, ...]:
    """Whose word the open play waits for, where it is not the dictionary's."""
    laid = waiting(state)
    if laid is None or state.terms.verdict == "challenge":
        return ()
    if state.terms.verdict == "vote":
        return state.others(laid.seat)
    following = state.after(laid.seat)
    return () if following == laid.seat else (following,)


def exchange_most(state: GameState, seat: Seat) -> int:
    """How many tiles the seat could exchange if it were to now; the refill of an open play comes first."""
    return exchanges.exchange_most(state.terms, len(state.bag) - state.refill, len(state.seats[seat].rack))


def exchange_least(state: GameState, seat: Seat) -> int:
    """How few: the whole rack, or what the bag holds of it, where all must go."""
    return exchanges.exchange_least(state.terms, len(state.bag) - state.refill, len(state.seats[seat].rack))


def _turn(state: GameState, seat: Seat) -> Refused | None:
    if seat != state.actor:
        return refused(Refusal.NOT_YOUR_TURN)
    laid = state.open
    if laid is None:
        return None
    must_be_voted = laid.window and state.terms.verdict == "vote"
    if state.goes_out or must_be_voted or laid.held_by not in (None, seat):
        return refused(Refusal.WINDOW_OPEN)
    return None


def _exchange(state: GameState, seat: Seat) -> Refused | None:
    if not state.terms.exchange:
        return refused(Refusal.EXCHANGE_NOT_ALLOWED)
    bag, needed = len(state.bag) - state.refill, exchanges.needed_bag(state.terms)
    if bag < needed:
        return refused(Refusal.BAG_TOO_SMALL, bag=bag, needed=needed)
    if not state.seats[seat].rack:
        return refused(Refusal.EXCHANGE_NOTHING)
    if state.terms.exchange_gate == "group_found_no_word" and state.found is not False:
        return refused(Refusal.WORD_NOT_SOUGHT)
    return None


def _pass(state: GameState, seat: Seat) -> Refused | None:
    """Even where there is no pass, who may not exchange may pass: nobody can be made to find a word."""
    if exchange_most(state, seat) > 0:
        if not state.terms.passing:
            return refused(Refusal.PASS_NOT_ALLOWED)
        if state.terms.pass_gate == "stuck_and_bag_empty":
            return refused(Refusal.PASS_WITH_FULL_BAG)
    if state.terms.pass_gate == "stuck_and_bag_empty" and state.found is not False:
        return refused(Refusal.WORD_NOT_SOUGHT)
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
    nobody_can_move = state.terms.end_no_moves == "agreement"
    if not nobody_can_move and not state.terms.end_by_agreement:
        return refused(Refusal.PROPOSE_NOT_ALLOWED)
    if state.open is not None:
        return refused(Refusal.WINDOW_OPEN)
    if state.offer is not None:
        return refused(Refusal.OFFER_OPEN)
    if not state.terms.end_by_agreement and seat != state.actor:
        return refused(Refusal.NOT_YOUR_TURN)
    return refused(Refusal.OFFER_REFUSED) if state.refused_at == state.basis else None


def _vote(state: GameState, seat: Seat, action: Action) -> Refused | None:
    if action == "vote_play":
        laid = waiting(state)
        asked, votes = judges(state), () if laid is None else laid.votes
    elif action == "vote_stuck":
        thinking = state.thinking
        asked = () if thinking is None else state.others(thinking.seat)
        votes = () if thinking is None else thinking.votes
    else:
        claim = state.claim
        asked = () if claim is None else state.others(claim.seat)
        votes = () if claim is None else claim.votes
    if not asked:
        return refused(Refusal.NO_VOTE)
    if seat not in asked:
        return refused(Refusal.NOT_ASKED)
    spoken = any(voter == seat and (agree or action != "vote_stuck") for voter, agree in votes)
    return refused(Refusal.ALREADY_VOTED) if spoken else None


def _choose_draw(state: GameState, seat: Seat) -> Refused | None:
    if not state.terms.two_bags:
        return refused(Refusal.ONE_BAG)
    laid = waiting(state)
    if laid is None or laid.seat != seat or not state.refill:
        return refused(Refusal.NOTHING_TO_DRAW)
    return None


def _stuck(state: GameState, seat: Seat) -> Refused | None:
    if state.terms.help != "mandatory_when_stuck":
        return refused(Refusal.HELP_NOT_ALLOWED)
    if (no_turn := _turn(state, seat)) is not None:
        return no_turn
    if state.thinking is not None or state.found is not None:
        return refused(Refusal.ALREADY_ASKED)
    return None


def _show_rack(state: GameState, seat: Seat) -> Refused | None:
    if not state.terms.shows_on_request:
        return refused(Refusal.RACK_STAYS_HIDDEN)
    return refused(Refusal.ALREADY_SHOWN) if is_face_up(state, seat) else None


def _suggest(state: GameState, seat: Seat) -> Refused | None:
    to = state.actor
    if to is None or to == seat or state.open is not None:
        return refused(Refusal.NOBODY_TO_HELP)
    if state.terms.help == "none" and not state.terms.shows_on_request:
        return refused(Refusal.HELP_NOT_ALLOWED)
    return None if is_face_up(state, to) else refused(Refusal.NOBODY_TO_HELP)


def _prepare(state: GameState, seat: Seat) -> Refused | None:
    if not state.terms.takes_pending or state.terms.clock != "per_move":
        return refused(Refusal.NOTHING_IS_TAKEN)
    return None if seat == state.actor else refused(Refusal.NOT_YOUR_TURN)
