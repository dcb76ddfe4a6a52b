"""Between turns: has the game ended, who loses his turn? And the ends people make: agreement, resignation."""

from fractions import Fraction

from fishka.core.ids import Seat
from fishka.game.commands import AnswerEnd, ProposeEnd, Resign
from fishka.game.events import (
    EndAgreed,
    EndProposed,
    EndReason,
    EndRefused,
    GameEnded,
    LostBy,
    PlaySettled,
    SeatLost,
    SeatResigned,
    TurnLost,
)
from fishka.game.modes.classic import clock, theme
from fishka.game.modes.classic.counting import exchange_run, own_pass_run, pass_run, zero_run
from fishka.game.modes.classic.draft import Draft
from fishka.game.state import GameState
from fishka.referee import final_adjustments, winners
from fishka.rules import exchanges

_WITHOUT_SUMS: frozenset[EndReason] = frozenset({"resigned", "challenge_lost", "overtime", "abandoned"})
"""Ends at which neither tiles left nor overtime are counted (our choice)."""
_LOST: dict[LostBy, EndReason] = {"challenge": "challenge_lost", "overtime": "overtime"}


def between_turns(draft: Draft) -> None:
    """No play is open: end the game where the rules say so, else pass over seats that lose their turn."""
    while True:
        reason = _reason(draft)
        if reason is not None:
            finish(draft, reason)
            return
        if not draft.state.seats[draft.state.turn].skips:
            return
        draft.emit(TurnLost(draft.state.turn))


def finish(draft: Draft, reason: EndReason) -> None:
    """The end: final adjustment, overtime, totals, winners.

    A seat that is out of the game neither gains nor loses by the tiles left, and cannot win (our choice). Who
    reaches a target wins as the scores are: no tiles are counted then (rules C-13).
    """
    theme.judge(draft)
    clock.stop(draft)
    state = draft.state
    out = _out(state) if reason == "out" else None
    nothing = tuple(0 for _ in state.seats)
    adjustments, overtime = nothing, nothing
    if reason not in _WITHOUT_SUMS:
        overtime = clock.overtime(state) or nothing
        if reason != "target":
            racks = tuple(() if seat.resigned else seat.rack for seat in state.seats)
            adjustments = final_adjustments(state.terms.final_adjust, racks, draft.ctx.tables, out)
    before = tuple(seat.score + over for seat, over in zip(state.seats, overtime, strict=True))
    totals = tuple(score + more for score, more in zip(before, adjustments, strict=True))
    won = () if reason == "abandoned" else _winners(state, totals, before)
    draft.emit(GameEnded(reason, out, adjustments, totals, won, overtime if any(overtime) else ()))


def propose(draft: Draft, command: ProposeEnd) -> None:
    """Shall the game end?"""
    draft.emit(EndProposed(command.seat))


def answer(draft: Draft, command: AnswerEnd) -> None:
    """All must agree; one refusal ends the proposal."""
    if not command.agree:
        draft.emit(EndRefused(command.seat))
        return
    draft.emit(EndAgreed(command.seat))
    _finish_if_agreed(draft)


def resign(draft: Draft, command: Resign) -> None:
    """The seat leaves the turn order; the last one standing wins, and an open play stands then."""
    draft.emit(SeatResigned(command.seat))
    _after_leaving(draft, "resigned")


def lose(draft: Draft, seat: Seat, by: LostBy) -> None:
    """The seat has lost the game at once; others go on without it, or the last one wins."""
    draft.emit(SeatLost(seat, by))
    _after_leaving(draft, _LOST[by])


def abandon(draft: Draft) -> None:
    """Nobody has acted for long: the game is closed, and nobody has won."""
    if draft.state.open is not None:
        draft.emit(PlaySettled(draft.state.open.seat, ()))
    finish(draft, "abandoned")


def _after_leaving(draft: Draft, reason: EndReason) -> None:
    state = draft.state
    if len(list(state.seats_in())) == 1:
        if state.open is not None:
            draft.emit(PlaySettled(state.open.seat, ()))
        finish(draft, reason)
    elif state.open is None:
        _finish_if_agreed(draft)
        if draft.state.result is None:
            between_turns(draft)


def _finish_if_agreed(draft: Draft) -> None:
    offer = draft.state.offer
    if offer is not None and offer.agreed.issuperset(draft.state.seats_in()):
        finish(draft, "agreed")


def _reason(draft: Draft) -> EndReason | None:
    state = draft.state
    if _target_ends(state):  # before `out`: who reaches a target wins as the scores are (rules C-13)
        return "target"
    if _out(state) is not None:
        return "out"
    if (by_turns := _turns_end(state)) is not None:
        return by_turns
    if state.terms.end_no_moves == "auto" and not _anybody_can_move(draft):
        return "no_moves"
    return None


def _turns_end(state: GameState) -> EndReason | None:
    """Whether so many turns without a play have gone by that the game ends (rules B.1.9)."""
    terms, seats = state.terms, list(state.seats_in())
    if (rounds := terms.end_pass_rounds) is not None:
        if terms.end_pass_scope == "all_players":
            if pass_run(state) >= rounds * len(seats):
                return "all_passed"
        elif any(own_pass_run(state, seat) >= rounds for seat in seats):
            return "one_passed"
    if (rounds := terms.end_exchange_rounds) is not None and exchange_run(state) >= rounds * len(seats):
        return "exchanged"
    if terms.end_zero_turns is not None and zero_run(state) >= terms.end_zero_turns:
        return "zero_turns"
    return None


def _target_ends(state: GameState) -> bool:
    """Whether somebody has reached his target; with `finish_round` the round is played to its end."""
    targets = state.started.targets
    if not targets or not any(state.seats[seat].score >= targets[seat] for seat in state.seats_in()):
        return False
    return state.terms.target_finish == "immediate" or state.turn == _first_of_round(state)


def _first_of_round(state: GameState) -> Seat:
    """The seat that began the game, or who comes after it when it has left."""
    starter = state.opening.starter
    return state.after(starter) if state.seats[starter].resigned else starter


def _out(state: GameState) -> Seat | None:
    if state.bag or not state.terms.end_out:
        return None
    return next((seat for seat in state.seats_in() if not state.seats[seat].rack), None)


def _anybody_can_move(draft: Draft) -> bool:
    """Whether an exchange is legal for the next player, or anybody still in has a play."""
    state = draft.state
    if state.terms.exchange and len(state.bag) >= exchanges.needed_bag(state.terms):
        return True
    return any(draft.ctx.any_play(state.position(seat)) for seat in state.seats_in())


def _winners(state: GameState, totals: tuple[int, ...], before: tuple[int, ...]) -> tuple[Seat, ...]:
    """The best of those still in, by total, or by the share of one's own target where targets differ.

    `pre_adjust` breaks a tie by the scores before the adjustment.
    """
    seats, targets = list(state.seats_in()), state.started.targets

    def worth(scores: tuple[int, ...]) -> list[Fraction]:
        return [Fraction(scores[seat], targets[seat] if targets else 1) for seat in seats]

    return tuple(seats[index] for index in winners(state.terms.tie_break, worth(totals), worth(before)))
