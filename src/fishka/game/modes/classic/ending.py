"""Between turns: has the game ended, who loses his turn? And the ends people make: agreement, resignation."""

from fishka.core.ids import Seat
from fishka.game.commands import AnswerEnd, ProposeEnd, Resign
from fishka.game.events import (
    EndAgreed,
    EndProposed,
    EndReason,
    EndRefused,
    GameEnded,
    PlaySettled,
    SeatResigned,
    TurnLost,
)
from fishka.game.modes.classic.draft import Draft
from fishka.game.state import GameState
from fishka.referee import Position, final_adjustments, winners


def between_turns(draft: Draft) -> None:
    """No play is open: end the game where the rules say so, else pass over seats that lose their turn."""
    reason = _reason(draft)
    if reason is not None:
        finish(draft, reason)
        return
    while draft.state.seats[draft.state.turn].skips:
        draft.emit(TurnLost(draft.state.turn))


def finish(draft: Draft, reason: EndReason) -> None:
    """The end: final adjustment, totals, winners. After a resignation nothing is adjusted (our choice).

    A seat that has resigned neither gains nor loses by the tiles left, and cannot win (our choice).
    """
    state = draft.state
    out = _out(state) if reason == "out" else None
    adjustments = tuple(0 for _ in state.seats)
    if reason != "resigned":
        racks = tuple(() if seat.resigned else seat.rack for seat in state.seats)
        adjustments = final_adjustments(state.terms.final_adjust, racks, draft.ctx.tables, out)
    totals = tuple(seat.score + more for seat, more in zip(state.seats, adjustments, strict=True))
    draft.emit(GameEnded(reason, out, adjustments, totals, _winners(state, totals)))


def propose(draft: Draft, command: ProposeEnd) -> None:
    """Nobody can move, says this seat."""
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
    state = draft.state
    if len(list(state.seats_in())) == 1:
        if state.open is not None:
            draft.emit(PlaySettled(state.open.seat, ()))
        finish(draft, "resigned")
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
    if _out(state) is not None:
        return "out"
    if (rounds := state.terms.end_pass_rounds) is not None:
        seats = list(state.seats_in())
        if state.terms.end_pass_scope == "all_players":
            passes = sum(seat in seats for seat in state.pass_run)
            if passes >= rounds * len(seats):
                return "all_passed"
        elif any(state.seats[seat].passes >= rounds for seat in seats):
            return "one_passed"
    if state.terms.end_no_moves == "auto" and not _anybody_can_move(draft):
        return "no_moves"
    return None


def _out(state: GameState) -> Seat | None:
    if state.bag or not state.terms.end_out:
        return None
    return next((seat for seat in state.seats_in() if not state.seats[seat].rack), None)


def _anybody_can_move(draft: Draft) -> bool:
    """Whether an exchange is legal for the next player, or anybody still in has a play."""
    state = draft.state
    if state.terms.exchange and len(state.bag) >= max(1, state.terms.exchange_min_bag):
        return True
    return any(
        draft.ctx.any_play(Position(state.board, state.seats[seat].rack, state.words_played))
        for seat in state.seats_in()
    )


def _winners(state: GameState, totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """The best totals of those still in; `pre_adjust` breaks a tie by the scores before the adjustment."""
    seats = list(state.seats_in())
    final, before = [totals[seat] for seat in seats], [state.seats[seat].score for seat in seats]
    return tuple(seats[index] for index in winners(state.terms.tie_break, final, before))
