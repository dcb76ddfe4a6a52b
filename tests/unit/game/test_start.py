"""The beginning: opening draw, racks, and a first event that holds everything."""

from typing import Any

import pytest

from fishka.core.ids import PlayerId, Seat
from fishka.core.multiset import Tiles, tiles
from fishka.core.rng import Rng
from fishka.core.tiles import BLANK, Tile
from fishka.game.bags import full_set
from fishka.game.draws import Purpose, SeededDraws, Stream
from fishka.game.events import GameStarted, OpeningDrawn, RacksDealt, SeatPlan
from fishka.game.mode import NewGame
from fishka.game.modes.classic.start import deal, opening_draw
from fishka.game.refusals import Refused
from fishka.game.terms import terms_of
from fishka.rules.compile import compile_tables
from fishka.rules.load import edition_from_resolved
from tests.game_kit.editions import EDITIONS, edition, tiny
from tests.game_kit.table import Table


class Fixed:
    """A stream that answers as told."""

    def __init__(self, *numbers: int) -> None:
        self._numbers = list(numbers)

    def below(self, bound: int) -> int:
        number = self._numbers.pop(0) if self._numbers else 0
        assert number < bound
        return number


def opening(full: Tiles, seats: int, stream: Stream, **params: Any) -> OpeningDrawn:
    return opening_draw(
        edition("ru_scrabble_home", **params).params, full, list(map(Seat, range(seats))), stream
    )


def test_v94_a_blank_is_drawn_before_all_letters() -> None:
    drawn = opening(tiles([0, 1, 2]), 3, Fixed(2, 1, 0))
    assert drawn == OpeningDrawn((((Seat(0), Tile(2)), (Seat(1), Tile(1)), (Seat(2), BLANK)),), Seat(2))


def test_seats_that_tie_draw_again_and_all_tiles_go_back_first() -> None:
    full = tiles([1, 1, 2, 3])
    drawn = opening(full, 3, Fixed(0, 1, 0, 3, 2))
    first = ((Seat(0), Tile(1)), (Seat(1), Tile(2)), (Seat(2), Tile(1)))
    again = ((Seat(0), Tile(3)), (Seat(2), Tile(2)))
    assert drawn == OpeningDrawn((first, again), Seat(2))


def test_a_set_of_one_letter_cannot_tie_for_ever() -> None:
    starters = {opening(tiles([1] * 20), 4, Rng(seed)).starter for seed in range(40)}
    assert starters == {0, 1, 2, 3}


def test_every_seat_starts_equally_often() -> None:
    full = full_set(compile_tables(edition("ru_scrabble_home")).counts)
    starts = [0] * 4
    for seed in range(2000):
        starts[opening(full, 4, SeededDraws(seed).stream(1, Purpose.OPENING)).starter] += 1
    assert all(420 < count < 580 for count in starts)


def test_v95_racks_are_drawn_from_the_starter_clockwise_and_turns_follow() -> None:
    rules = edition("ru_scrabble_home")
    tables = compile_tables(rules)
    stream = SeededDraws(1).stream(2, Purpose.DEAL)
    racks = deal(terms_of(rules, tables, pace="live"), full_set(tables.counts), 4, Seat(2), stream, {}).racks
    assert [dealt.seat for dealt in racks] == [2, 3, 0, 1]
    table = Table(edition("ru_scrabble_home"), 4)
    starter = table.state.turn
    order = []
    for _ in range(4):
        order.append(table.state.turn)
        table.passes(table.state.turn)
    assert order == [(starter + step) % 4 for step in range(4)]
    assert [seat.player for seat in table.state.seats] == ["p0", "p1", "p2", "p3"]


@pytest.mark.parametrize("name", EDITIONS)
def test_the_first_event_holds_everything_that_the_game_needs(name: str) -> None:
    rules = edition(name, "mod_casual")
    table = Table(rules, 2)
    started, opening, dealt = table.events
    assert isinstance(started, GameStarted)
    assert isinstance(opening, OpeningDrawn)
    assert isinstance(dealt, RacksDealt)
    assert edition_from_resolved(started.edition) == rules
    assert started.modifiers == ("mod_casual",)
    assert started.tables_digest == compile_tables(rules).digest()
    assert started.overlay == rules.params.lexicon_overlay
    assert started.terms.counts == compile_tables(rules).counts
    assert started.mode == rules.mode


def test_a_seat_is_a_person_by_id_or_a_bot_by_level() -> None:
    table = Table(edition("en_home"))
    plans = (SeatPlan(player=PlayerId("ann")), SeatPlan(bot="club"))
    game = NewGame(
        seats=plans, lexicon="en", lexicon_hash="h", overlay=("FISHKA",), pace="live", secret_hash="s"
    )
    events = table.mode.start(table.ctx, game)
    assert not isinstance(events, Refused)
    state = table.mode.evolve(None, events[0])
    assert isinstance(events[0], GameStarted)
    assert events[0].overlay == ("FISHKA",)
    assert [(seat.player, seat.bot) for seat in state.seats] == [("ann", None), (None, "club")]


@pytest.mark.parametrize("seats", [2, 3, 4, 14])
def test_two_to_fourteen_seats_are_dealt_full_racks(seats: int) -> None:
    table = Table(edition("ru_scrabble_home", players_max=14), seats)
    assert [len(seat.rack) for seat in table.state.seats] == [7] * seats
    assert len(table.state.bag) == 104 - 7 * seats


def test_the_secret_is_nowhere_in_the_events() -> None:
    table = Table(tiny())
    assert isinstance(table.events[0], GameStarted)
    assert table.events[0].secret_hash == "0"
