"""A turn: lay tiles, exchange, or pass."""

from fishka.core.ids import Seat
from fishka.core.moves import Exchange, Pass, Place
from fishka.core.multiset import holds, tiles
from fishka.game.commands import PlayMove
from fishka.game.draws import Purpose
from fishka.game.events import EndRefused, Exchanged, Passed, PlayAccepted, PlayLaid, WordMade
from fishka.game.modes.classic.draft import Draft
from fishka.game.modes.classic.ending import between_turns
from fishka.game.modes.classic.gate import exchange_most
from fishka.game.modes.classic.window import settle
from fishka.game.refusals import Refusal, Refused, refused
from fishka.referee import Position, Rejected, judge, measure, readable


def move(draft: Draft, command: PlayMove) -> Refused | None:
    """Carry out a move of a kind that the gate let through, or say why it cannot be.

    It accepts an open play, and ends a proposal to end.
    """
    seat = command.seat
    if draft.state.open is not None:
        draft.emit(PlayAccepted(seat, acted=True))
        settle(draft)
        if draft.state.result is not None:
            return None
    if draft.state.offer is not None:
        draft.emit(EndRefused(seat))
    match command.move:
        case Place():
            return _place(draft, seat, command.move, command.at_ms)
        case Exchange(tiles=given):
            return _exchange(draft, seat, given)
        case Pass():
            draft.emit(Passed(seat))
            between_turns(draft)
            return None


def _place(draft: Draft, seat: Seat, play: Place, at_ms: int) -> Refused | None:
    state, ctx = draft.state, draft.ctx
    play = play.canonical
    position = Position(state.board, state.seats[seat].rack, state.words_played)
    verdict = (
        judge(ctx.tables, ctx.words, position, play)
        if state.terms.checks_words
        else measure(ctx.tables, position, play, ctx.words)
    )
    if isinstance(verdict, Rejected):
        return Refused(verdict.code.value, dict(readable(verdict, ctx.edition.alphabet, state.board.cols)))
    limit = state.terms.window_ms
    draft.emit(
        PlayLaid(
            seat=seat,
            play=play,
            words=tuple(WordMade(word.at, word.across, word.tiles, word.score) for word in verdict.all_words),
            bonus=verdict.bonus,
            score=verdict.score,
            window=state.terms.window,
            closes_at_ms=None if limit is None or not state.terms.window else at_ms + limit,
        )
    )
    if not state.terms.window:
        settle(draft)
    return None


def _exchange(draft: Draft, seat: Seat, given: tuple[int, ...]) -> Refused | None:
    """Draw first, then return (rules `exchange_order`): a tile given back cannot be drawn again at once."""
    state = draft.state
    returned = tiles(given)
    if not returned:
        return refused(Refusal.EXCHANGE_NOTHING)
    if not holds(state.seats[seat].rack, returned):
        return refused(Refusal.EXCHANGE_NOT_HELD)
    if len(returned) > (most := exchange_most(state, seat)):
        return refused(Refusal.EXCHANGE_TOO_MANY, most=most)
    draft.emit(Exchanged(seat, returned, draft.draw(len(returned), Purpose.EXCHANGE)))
    between_turns(draft)
    return None
