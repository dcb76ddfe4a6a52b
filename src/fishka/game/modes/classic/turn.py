"""A turn: lay tiles, exchange, or pass."""

from typing import Final

from fishka.core.ids import Seat
from fishka.core.moves import Exchange, Pass, Place
from fishka.core.multiset import Tiles, holds, take, tiles
from fishka.game.bags import NO_TILES, Handful, to_vowels
from fishka.game.commands import PlayMove
from fishka.game.draws import Purpose
from fishka.game.events import EndRefused, Exchanged, Passed, PlayLaid, WordMade
from fishka.game.modes.classic.draft import Draft
from fishka.game.modes.classic.ending import between_turns
from fishka.game.modes.classic.gate import exchange_least, exchange_most
from fishka.game.modes.classic.window import act_on, settle
from fishka.game.refusals import Refusal, Refused, refused
from fishka.referee import Accepted, Measured, Rejected, judge, measure, readable

EXPLANATION_MAX: Final = 200
"""Characters of an explanation."""


def move(draft: Draft, command: PlayMove) -> Refused | None:
    """Carry out a move of a kind that the gate let through, or say why it cannot be.

    It accepts an open play, and ends a proposal to end.
    """
    seat = command.seat
    if (wrong := _extras(draft, command)) is not None:
        return wrong
    act_on(draft, seat)
    if draft.state.result is not None:
        return None
    if draft.state.offer is not None:
        draft.emit(EndRefused(seat))
    match command.move:
        case Place():
            return lay(draft, seat, command.move, command.vowels, command.explanation, theme=command.theme)
        case Exchange(tiles=given):
            return _exchange(draft, seat, given, command.vowels)
        case Pass():
            draft.emit(Passed(seat))
            between_turns(draft)
            return None


def lay(
    draft: Draft,
    seat: Seat,
    play: Place,
    vowels: int | None = None,
    explanation: str = "",
    *,
    theme: bool = False,
) -> Refused | None:
    """Lay the tiles; where nobody gives a verdict, the play stands at once."""
    play = play.canonical
    measured = judged(draft, seat, play)
    if isinstance(measured, Refused):
        return measured
    terms = draft.state.terms
    limit = terms.window_ms
    draft.emit(
        PlayLaid(
            seat=seat,
            play=play,
            words=tuple(
                WordMade(word.at, word.across, word.tiles, word.score) for word in measured.all_words
            ),
            bonus=measured.bonus,
            score=measured.score,
            window=terms.window,
            closes_at_ms=None if limit is None or not terms.window else draft.at_ms + limit,
            vowels=vowels,
            theme=theme,
            theme_points=measured.theme,
            explanation=explanation,
        )
    )
    if vowels is not None and (wrong := draft.check_choice(draft.state.refill, vowels)) is not None:
        return wrong
    if not terms.window:
        settle(draft)
    return None


def judged(draft: Draft, seat: Seat, play: Place) -> Measured | Accepted | Refused:
    """The play as the referee has it: the dictionary speaks only where the program refuses unknown words."""
    state, ctx = draft.state, draft.ctx
    position = state.position(seat)
    verdict = (
        judge(ctx.tables, ctx.words, position, play)
        if state.terms.checks_words
        else measure(ctx.tables, position, play, ctx.words)
    )
    if isinstance(verdict, Rejected):
        return Refused(verdict.code.value, dict(readable(verdict, ctx.edition.alphabet, state.board.cols)))
    return verdict


def _extras(draft: Draft, command: PlayMove) -> Refused | None:
    """What may be said with a move: a theme, an explanation, a share of vowels, where it has them."""
    terms, is_play = draft.state.terms, isinstance(command.move, Place)
    if command.theme and (not is_play or terms.theme is None or terms.theme.words):
        return refused(Refusal.NO_THEME)
    if command.explanation and (not is_play or terms.verdict != "vote"):
        return refused(Refusal.NO_EXPLANATIONS)
    if len(command.explanation) > EXPLANATION_MAX:
        return refused(Refusal.EXPLANATION_LENGTH, most=EXPLANATION_MAX)
    if command.vowels is not None and isinstance(command.move, Pass):
        return refused(Refusal.NOTHING_TO_DRAW)
    return None


def _exchange(draft: Draft, seat: Seat, given: tuple[int, ...], vowels: int | None) -> Refused | None:
    """Draw and return, in the order that the edition has (`exchange_order`)."""
    state = draft.state
    rack, gone = state.seats[seat].rack, tiles(given)
    if not gone:
        return refused(Refusal.EXCHANGE_NOTHING)
    if not holds(rack, gone):
        return refused(Refusal.EXCHANGE_NOT_HELD)
    if len(gone) > (most := exchange_most(state, seat)):
        return refused(Refusal.EXCHANGE_TOO_MANY, most=most)
    if len(gone) < (least := exchange_least(state, seat)):
        return refused(Refusal.EXCHANGE_TOO_FEW, least=least)
    back = _back(draft, gone)
    first = back if state.terms.returns_first else NO_TILES
    if vowels is not None and (wrong := draft.check_choice(len(gone), vowels, first)) is not None:
        return wrong
    new = draft.draw(len(gone), Purpose.EXCHANGE, take(rack, gone), vowels, first)
    draft.emit(Exchanged(seat, gone, new.tiles, new.vowels, back.vowels))
    between_turns(draft)
    return None


def _back(draft: Draft, gone: Tiles) -> Handful:
    state = draft.state
    return Handful(gone, to_vowels(state.terms, state.bag, state.vowel_bag, gone))
