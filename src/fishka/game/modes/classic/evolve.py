"""The state after an event: bookkeeping only. Nothing is decided here, no rule, chance or time is asked."""

from msgspec.structs import replace

from fishka.core.board import Board
from fishka.core.ids import Seat
from fishka.core.multiset import add, take
from fishka.game.bags import full_set
from fishka.game.events import (
    ClockTurned,
    DrawChosen,
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
    PlayPrepared,
    PlaySettled,
    PlaySuggested,
    PlayVoted,
    PlayWithdrawn,
    RacksDealt,
    RackShown,
    SeatLost,
    SeatResigned,
    SeatStuck,
    StuckEnded,
    StuckVoted,
    ThemeClaimed,
    ThemeJudged,
    ThemeVoted,
    TurnLost,
)
from fishka.game.modes.classic.changes import drawn, entry_added, returned, seat_changed, voted
from fishka.game.modes.classic.evolve_play import in_window, of_play
from fishka.game.state import ClockState, EndOffer, GameState, Result, SeatState, Suggestion, Thinking
from fishka.game.view import EntryKind, OpeningView

_CHANGES_TABLE = (OpeningDrawn, RacksDealt, PlayLaid, PlayWithdrawn, Exchanged, Passed, TurnLost, GameEnded)
"""After these a command made before is stale (`GameState.basis`)."""
_ENDS_TURN = (PlayLaid, Exchanged, Passed, TurnLost)
_LEAVES = (SeatResigned, SeatLost)


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
    before = state.turn
    state = _after(state, event)
    if isinstance(event, _ENDS_TURN) or (isinstance(event, _LEAVES) and state.turn != before):
        state = _next_turn(state)
    return replace(state, version=version, basis=basis)


def _started(event: GameStarted) -> GameState:
    terms = event.terms
    return GameState(
        started=event,
        version=1,
        basis=1,
        board=Board.empty(terms.rows, terms.cols),
        bag=full_set(terms.counts),
        seats=tuple(SeatState(plan.player, plan.bot) for plan in event.seats),
        turn=Seat(0),
        vowel_bag=event.vowel_bag,
    )


def _next_turn(state: GameState) -> GameState:
    """A turn is over: what was about it alone is gone."""
    return replace(state, turns=state.turns + 1, prepared=None, thinking=None, found=None, suggestions=())


def _after(state: GameState, event: Event) -> GameState:
    match event:
        case GameStarted():
            raise ValueError("a game starts once")
        case OpeningDrawn(rounds=rounds, starter=starter, by=by):
            return replace(state, opening=OpeningView(rounds, starter, by), turn=starter)
        case RacksDealt(racks=racks):
            for dealt in racks:
                state = seat_changed(drawn(state, dealt.tiles, dealt.vowels), dealt.seat, rack=dealt.tiles)
            return state
        case PlayLaid() | PlaySettled() | PlayWithdrawn() | ThemeClaimed() | ThemeVoted() | ThemeJudged():
            return of_play(state, event)
        case PlayAccepted() | PlayHeld() | HoldEnded() | PlayChallenged() | PlayVoted() | DrawChosen():
            return in_window(state, event)
        case Exchanged() | Passed() | TurnLost():
            return _turn_without_play(state, event)
        case SeatStuck() | StuckVoted() | StuckEnded() | RackShown() | PlaySuggested() | PlayPrepared():
            return _with_help(state, event)
        case ClockTurned(running=running, at_ms=at_ms, left_ms=left_ms, turn=turn):
            return replace(state, clock=ClockState(running, at_ms, left_ms, turn))
        case EndProposed(seat=seat):
            return replace(state, offer=EndOffer(seat, frozenset({seat}), state.version + 1))
        case EndAgreed(seat=seat):
            if state.offer is None:
                return state
            return replace(state, offer=replace(state.offer, agreed=state.offer.agreed | {seat}))
        case EndRefused():
            return replace(state, offer=None, refused_at=state.basis)
        case SeatResigned(seat=seat):
            return _left(state, seat, "resigned")
        case SeatLost(seat=seat):
            return _left(state, seat, "lost_game")
        case GameEnded():
            return _ended(state, event)


def _turn_without_play(state: GameState, event: Exchanged | Passed | TurnLost) -> GameState:
    seat = event.seat
    match event:
        case Exchanged(returned=given, drawn=new):
            state = drawn(returned(state, given, event.vowels_returned), new, event.vowels)
            rack = add(take(state.seats[seat].rack, given), new)
            state = seat_changed(state, seat, rack=rack)
            state = entry_added(state, seat, "exchange", count=len(given))
        case Passed(timed_out=timed_out):
            state = entry_added(state, seat, "pass", timed_out=timed_out)
        case TurnLost():
            state = entry_added(seat_changed(state, seat, skips=False), seat, "lost_turn")
    return replace(seat_changed(state, seat, shown=False), turn=state.after(seat))


def _with_help(
    state: GameState,
    event: SeatStuck | StuckVoted | StuckEnded | RackShown | PlaySuggested | PlayPrepared,
) -> GameState:
    match event:
        case SeatStuck(seat=seat, until_ms=until_ms):
            return replace(state, thinking=Thinking(seat, until_ms, state.version + 1))
        case StuckVoted(seat=seat, agree=agree):
            if state.thinking is None:
                return state
            votes = voted(state.thinking.votes, seat, agree=agree)
            return replace(state, thinking=replace(state.thinking, votes=votes))
        case StuckEnded(found=found):
            return replace(state, thinking=None, found=found)
        case RackShown(seat=seat):
            return seat_changed(state, seat, shown=True)
        case PlaySuggested(seat=seat, play=play, score=score):
            return replace(state, suggestions=(*state.suggestions, Suggestion(seat, play, score)))
        case PlayPrepared(play=play):
            return replace(state, prepared=play)


def _left(state: GameState, seat: Seat, kind: EntryKind) -> GameState:
    """A seat is out of the game."""
    state = entry_added(seat_changed(state, seat, resigned=True, skips=False), seat, kind)
    laid = state.open
    if laid is not None and laid.held_by == seat:
        state = replace(state, open=replace(laid, held_by=None, hold_until_ms=None))
    if state.offer is not None and state.offer.by == seat:
        state = replace(state, offer=None)
    return replace(state, turn=state.after(seat)) if state.turn == seat else state


def _ended(state: GameState, event: GameEnded) -> GameState:
    kinds: tuple[tuple[EntryKind, tuple[int, ...]], ...] = (
        ("adjustment", event.adjustments),
        ("overtime", event.overtime),
    )
    for kind, by_seat in kinds:
        for number, points in enumerate(by_seat):
            seat = Seat(number)
            if points:
                score = state.seats[seat].score + points
                state = entry_added(seat_changed(state, seat, score=score), seat, kind, points=points)
    result = Result(event.reason, event.winners, event.totals, event.adjustments, event.overtime)
    return replace(state, result=result, offer=None, thinking=None, claim=None)
