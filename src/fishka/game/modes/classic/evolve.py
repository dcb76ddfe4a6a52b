"""The state after an event: bookkeeping only. Nothing is decided here, no rule, chance or time is asked."""

from msgspec.structs import replace

from fishka.core.board import Board, Placed
from fishka.core.ids import Seat
from fishka.core.multiset import Tiles, add, take, tiles
from fishka.core.tiles import EMPTY, in_hand
from fishka.game.events import (
    EndAgreed,
    EndProposed,
    EndRefused,
    Event,
    Exchanged,
    GameEnded,
    GameStarted,
    HoldEnded,
    OpeningDrawn,
    Passed,
    PlayAccepted,
    PlayChallenged,
    PlayHeld,
    PlayLaid,
    PlaySettled,
    PlayWithdrawn,
    RacksDealt,
    SeatResigned,
    TurnLost,
)
from fishka.game.state import EndOffer, GameState, OpenPlay, Result, SeatState, letters
from fishka.game.view import ChallengeView, EntryKind, EntryView, OpeningView, WordView

_CHANGES_TABLE = (OpeningDrawn, RacksDealt, PlayLaid, PlayWithdrawn, Exchanged, Passed, TurnLost, GameEnded)
"""After these a command made before is stale (`GameState.basis`)."""


def evolve(state: GameState | None, event: Event) -> GameState:
    """The state after one more event; None before the first, which is `GameStarted`.

    Total over the events of any real game, whatever the rules were then. Raises ValueError for a list of
    events that no game can have (the first one missing, or there twice).
    """
    if isinstance(event, GameStarted):
        if state is not None:
            raise ValueError("a game starts once")
        return _started(event)
    if state is None:
        raise ValueError(f"the first event of a game is its start, not {event}")
    version = state.version + 1
    basis = version if isinstance(event, _CHANGES_TABLE) else state.basis
    return replace(_after(state, event), version=version, basis=basis)


def _started(event: GameStarted) -> GameState:
    terms = event.terms
    return GameState(
        started=event,
        version=1,
        basis=1,
        board=Board.empty(terms.rows, terms.cols),
        bag=tiles(tile for tile, count in enumerate(terms.counts) for _ in range(count)),
        seats=tuple(SeatState(plan.player, plan.bot) for plan in event.seats),
        turn=Seat(0),
    )


def _after(state: GameState, event: Event) -> GameState:
    match event:
        case GameStarted():
            raise ValueError("a game starts once")
        case OpeningDrawn(rounds=rounds, starter=starter):
            return replace(state, opening=OpeningView(rounds, starter), turn=starter)
        case RacksDealt(racks=racks):
            for dealt in racks:
                state = _seat(replace(state, bag=take(state.bag, dealt.tiles)), dealt.seat, rack=dealt.tiles)
            return state
        case PlayLaid():
            return _laid(state, event)
        case PlaySettled(seat=seat, drawn=drawn):
            return _settled(state, seat, drawn)
        case PlayWithdrawn(seat=seat):
            return _withdrawn(state, seat)
        case Exchanged(seat=seat, returned=returned, drawn=drawn):
            rack = add(take(state.seats[seat].rack, returned), drawn)
            state = replace(state, bag=add(take(state.bag, drawn), returned), pass_run=())
            state = _entry(_seat(state, seat, rack=rack, passes=0), seat, "exchange", count=len(returned))
            return replace(state, turn=state.after(seat))
        case Passed(seat=seat):
            state = replace(state, pass_run=(*state.pass_run, seat))
            state = _entry(_seat(state, seat, passes=state.seats[seat].passes + 1), seat, "pass")
            return replace(state, turn=state.after(seat))
        case TurnLost(seat=seat):
            state = _entry(_seat(state, seat, skips=False), seat, "lost_turn")
            return replace(state, turn=state.after(seat))
        case PlayAccepted() | PlayHeld() | HoldEnded() | PlayChallenged():
            return _in_window(state, event)
        case EndProposed(seat=seat):
            return replace(state, offer=EndOffer(seat, frozenset({seat}), state.version + 1))
        case EndAgreed(seat=seat):
            if state.offer is None:
                return state
            return replace(state, offer=replace(state.offer, agreed=state.offer.agreed | {seat}))
        case EndRefused():
            return replace(state, offer=None, refused_at=state.basis)
        case SeatResigned(seat=seat):
            return _resigned(state, seat)
        case GameEnded():
            return _ended(state, event)


def _seat(
    state: GameState,
    seat: Seat,
    *,
    rack: Tiles | None = None,
    score: int | None = None,
    passes: int | None = None,
    skips: bool | None = None,
    resigned: bool | None = None,
) -> GameState:
    """The state with these things of one seat changed."""
    old = state.seats[seat]
    new = SeatState(
        player=old.player,
        bot=old.bot,
        rack=old.rack if rack is None else rack,
        score=old.score if score is None else score,
        passes=old.passes if passes is None else passes,
        skips=old.skips if skips is None else skips,
        resigned=old.resigned if resigned is None else resigned,
    )
    return replace(state, seats=(*state.seats[:seat], new, *state.seats[seat + 1 :]))


def _entry(state: GameState, seat: Seat, kind: EntryKind, *, points: int = 0, count: int = 0) -> GameState:
    """One more entry in the sheet; the seat's score is already right (its open play counts too)."""
    announced = state.open.score if state.open is not None and state.open.seat == seat else 0
    entry = EntryView(seat, kind, points, state.seats[seat].score + announced, count=count)
    return replace(state, sheet=(*state.sheet, entry))


def _amended(state: GameState, number: int, entry: EntryView) -> GameState:
    return replace(state, sheet=(*state.sheet[:number], entry, *state.sheet[number + 1 :]))


def _laid(state: GameState, event: PlayLaid) -> GameState:
    seat, play = event.seat, event.play
    rack, board = state.seats[seat].rack, state.board
    used = [in_hand(one.tile) for one in play.placed]
    if play.swap is not None:
        rack = add(rack, [in_hand(board[play.swap.square])])
        given = play.swap.tile
        if given is not None:
            used.append(in_hand(given))
        board = board.place([Placed(play.swap.square, EMPTY if given is None else given)])
    entry = EntryView(
        seat=seat,
        kind="play",
        points=event.score,
        total=state.seats[seat].score + event.score,
        words=tuple(WordView(word.at, word.across, word.tiles, word.score) for word in event.words),
        placed=play.placed,
        swapped=None if play.swap is None else play.swap.square,
        bonus=event.bonus,
        pending=True,
    )
    laid = OpenPlay(
        seat=seat,
        entry=len(state.sheet),
        words=event.words,
        score=event.score,
        window=event.window,
        board_before=state.board,
        rack_before=state.seats[seat].rack,
        closes_at_ms=event.closes_at_ms,
    )
    state = _seat(state, seat, rack=take(rack, used), passes=0)
    return replace(
        state,
        board=board.place((*play.readings, *play.placed)),
        sheet=(*state.sheet, entry),
        open=laid,
        turn=state.after(seat),
        pass_run=(),
    )


def _settled(state: GameState, seat: Seat, drawn: Tiles) -> GameState:
    laid = state.open
    if laid is None:
        return state
    old = state.seats[seat]
    state = _seat(state, seat, rack=add(old.rack, drawn), score=old.score + laid.score)
    state = _amended(state, laid.entry, replace(state.sheet[laid.entry], pending=False))
    made = frozenset(letters(word.tiles) for word in laid.words)
    return replace(state, bag=take(state.bag, drawn), words_played=state.words_played | made, open=None)


def _withdrawn(state: GameState, seat: Seat) -> GameState:
    laid = state.open
    if laid is None:
        return state
    score = state.seats[seat].score
    entry = replace(state.sheet[laid.entry], kind="withdrawn", points=0, total=score, bonus=0, pending=False)
    later = tuple(
        replace(one, total=score) if one.seat == seat else one for one in state.sheet[laid.entry + 1 :]
    )
    state = _seat(state, seat, rack=laid.rack_before)
    sheet = (*state.sheet[: laid.entry], entry, *later)
    return replace(state, sheet=sheet, board=laid.board_before, open=None)


def _in_window(state: GameState, event: PlayAccepted | PlayHeld | HoldEnded | PlayChallenged) -> GameState:
    laid = state.open
    if laid is None:
        return state
    match event:
        case PlayAccepted(seat=seat, acted=acted):
            released = laid.held_by == seat
            changed = replace(
                laid,
                accepted=laid.accepted | {seat},
                acted=laid.acted or acted,
                held_by=None if released else laid.held_by,
                hold_until_ms=None if released else laid.hold_until_ms,
            )
            return replace(state, open=changed)
        case PlayHeld(seat=seat, until_ms=until_ms):
            return replace(
                state, open=replace(laid, held_by=seat, hold_until_ms=until_ms, held=laid.held | {seat})
            )
        case HoldEnded():
            return replace(state, open=replace(laid, held_by=None, hold_until_ms=None))
        case PlayChallenged(seat=seat, words=words, invalid=invalid, stands=stands, costs_turn=costs_turn):
            challenge = ChallengeView(seat, words, invalid, stands)
            state = _amended(state, laid.entry, replace(state.sheet[laid.entry], challenge=challenge))
            return _seat(state, seat, skips=True) if costs_turn else state


def _resigned(state: GameState, seat: Seat) -> GameState:
    state = _entry(_seat(state, seat, resigned=True, skips=False), seat, "resigned")
    laid = state.open
    if laid is not None and laid.held_by == seat:
        state = replace(state, open=replace(laid, held_by=None, hold_until_ms=None))
    if state.offer is not None and state.offer.by == seat:
        state = replace(state, offer=None)
    return replace(state, turn=state.after(seat)) if state.turn == seat else state


def _ended(state: GameState, event: GameEnded) -> GameState:
    for number, points in enumerate(event.adjustments):
        seat = Seat(number)
        if points:
            score = state.seats[seat].score + points
            state = _entry(_seat(state, seat, score=score), seat, "adjustment", points=points)
    result = Result(event.reason, event.winners, event.totals, event.adjustments)
    return replace(state, result=result, offer=None)
