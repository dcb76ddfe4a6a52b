"""Small changes of a state that several events have in common: seats, the sheet, the bags, ballots."""

from msgspec.structs import replace

from fishka.core.ids import Seat
from fishka.core.multiset import Tiles, add, take
from fishka.game.state import Ballot, GameState, SeatState
from fishka.game.view import EntryKind, EntryView


def seat_changed(
    state: GameState,
    seat: Seat,
    *,
    rack: Tiles | None = None,
    score: int | None = None,
    skips: bool | None = None,
    resigned: bool | None = None,
    shown: bool | None = None,
) -> GameState:
    """The state with these things of one seat changed."""
    old = state.seats[seat]
    new = SeatState(
        player=old.player,
        bot=old.bot,
        rack=old.rack if rack is None else rack,
        score=old.score if score is None else score,
        skips=old.skips if skips is None else skips,
        resigned=old.resigned if resigned is None else resigned,
        shown=old.shown if shown is None else shown,
    )
    return replace(state, seats=(*state.seats[:seat], new, *state.seats[seat + 1 :]))


def entry_added(
    state: GameState,
    seat: Seat,
    kind: EntryKind,
    *,
    points: int = 0,
    count: int = 0,
    timed_out: bool = False,
) -> GameState:
    """One more entry in the sheet; the seat's score is already right (its open play counts too)."""
    announced = state.open.score if state.open is not None and state.open.seat == seat else 0
    total = state.seats[seat].score + announced
    entry = EntryView(seat, kind, points, total, count=count, timed_out=timed_out)
    return replace(state, sheet=(*state.sheet, entry))


def entry_amended(state: GameState, number: int, entry: EntryView) -> GameState:
    """Another entry in place of one; later totals of its seat move with the points."""
    old = state.sheet[number]
    more = entry.points - old.points
    entry = replace(entry, total=old.total + more)
    later = tuple(
        replace(one, total=one.total + more) if one.seat == entry.seat else one
        for one in state.sheet[number + 1 :]
    )
    return replace(state, sheet=(*state.sheet[:number], entry, *later))


def drawn(state: GameState, tiles: Tiles, vowels: Tiles) -> GameState:
    """These tiles leave the bag; `vowels` of them the vowels' one."""
    return replace(state, bag=take(state.bag, tiles), vowel_bag=take(state.vowel_bag, vowels))


def returned(state: GameState, tiles: Tiles, vowels: Tiles) -> GameState:
    """These tiles go into the bag; `vowels` of them into the vowels' one."""
    return replace(state, bag=add(state.bag, tiles), vowel_bag=add(state.vowel_bag, vowels))


def voted(votes: Ballot, seat: Seat, *, agree: bool) -> Ballot:
    """With one seat's word, the last one that it gives."""
    return (*(one for one in votes if one[0] != seat), (seat, agree))
