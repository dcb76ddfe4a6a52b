"""Tables: opening, joining, leaving, starting, playing again."""

import pytest

from fishka.core.ids import GameId, PlayerId
from fishka.core.moves import Place
from fishka.game.commands import Resign
from fishka.game.refusals import Refused
from fishka.service.ports import TableRow
from fishka.service.refusals import Denial
from fishka.service.tables import SeatWish
from fishka.service.updates import Seen, TableView, Update
from tests.site_kit.house import House

ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", "club")


@pytest.fixture
def house() -> House:
    return House()


async def waiting(house: House, *wishes: SeatWish) -> tuple[PlayerId, GameId]:
    host = await house.guest()
    game = await house.site.tables.create(host, "en_home", (), wishes, "live")
    assert not isinstance(game, Refused), game
    return host, game


def row(house: House, game: GameId) -> TableRow:
    return house.store.tables[game]


async def resign(house: House, player: PlayerId, game: GameId) -> None:
    done = await house.site.games.act(
        player,
        game,
        "i-give-up",
        lambda seat, at_ms: Resign(seat=seat, expected_version=0, command_id="i-give-up", at_ms=at_ms),
    )
    assert not isinstance(done, Refused), done


async def test_a_table_without_open_seats_starts_at_once(house: House) -> None:
    _, game = await waiting(house, ME, BOT)
    assert row(house, game).status == "playing"
    assert [one.command_id for one in house.store.log[game][:3]] == ["~start"] * 3
    await house.settle()


@pytest.mark.parametrize(
    ("edition", "modifiers", "wishes", "code"),
    [
        ("nothing", (), (ME, BOT), Denial.UNKNOWN_EDITION),
        ("../../etc", (), (ME, BOT), Denial.UNKNOWN_EDITION),
        ("en_home", ("mod_nothing",), (ME, BOT), Denial.UNKNOWN_MODIFIER),
        ("en_home", (), (BOT, BOT), Denial.SEAT_FOR_YOU),
        ("en_home", (), (ME, ME), Denial.SEAT_FOR_YOU),
        ("en_home", (), (ME,), Denial.TABLE_SEATS),
        ("en_home", (), (ME, BOT, BOT, BOT, BOT), Denial.TABLE_SEATS),
        ("en_home", (), (ME, SeatWish("bot", "godlike")), Denial.UNKNOWN_BOT),
        ("en_home", (), (ME, SeatWish("bot")), Denial.UNKNOWN_BOT),
    ],
)
async def test_an_impossible_table_is_refused_and_not_stored(
    house: House, edition: str, modifiers: tuple[str, ...], wishes: tuple[SeatWish, ...], code: Denial
) -> None:
    refused = await house.site.tables.create(await house.guest(), edition, modifiers, wishes, "live")
    assert isinstance(refused, Refused)
    assert refused.code == code
    assert not house.store.tables


async def test_the_last_to_sit_down_starts_the_game(house: House) -> None:
    host, game = await waiting(house, ME, OPEN, OPEN)
    first, second, third = [await house.guest() for _ in range(3)]
    joined = await house.site.tables.join(first, game, "Анна")
    assert isinstance(joined, TableView)
    assert (joined.status, joined.you, joined.chairs[1].name) == ("waiting", 1, "Анна")
    again = await house.site.tables.join(first, game, None)
    assert isinstance(again, TableView)
    assert again.you == 1
    joined = await house.site.tables.join(second, game, None)
    assert isinstance(joined, TableView)
    assert (joined.status, joined.you, joined.host) == ("playing", 2, host)
    late = await house.site.tables.join(third, game, None)
    assert isinstance(late, Refused)
    assert late.code == Denial.ALREADY_STARTED
    back = await house.site.tables.join(first, game, None)
    assert isinstance(back, TableView)
    assert back.you == 1


async def test_a_bad_name_takes_no_seat(house: House) -> None:
    _, game = await waiting(house, ME, OPEN)
    refused = await house.site.tables.join(await house.guest(), game, "x")
    assert isinstance(refused, Refused)
    assert refused.code == Denial.NAME_LENGTH
    assert row(house, game).chairs[1].kind == "open"


async def test_the_host_starts_without_the_open_seats(house: House) -> None:
    host, game = await waiting(house, ME, OPEN, BOT, OPEN)
    other = await house.guest()
    refused = await house.site.tables.start(other, game)
    assert isinstance(refused, Refused)
    assert refused.code == Denial.NOT_HOST
    started = await house.site.tables.start(host, game)
    assert isinstance(started, TableView)
    assert [chair.kind for chair in started.chairs] == ["person", "bot"]
    refused = await house.site.tables.start(host, game)
    assert isinstance(refused, Refused)
    assert refused.code == Denial.ALREADY_STARTED
    await house.settle()


async def test_nobody_starts_alone(house: House) -> None:
    host, game = await waiting(house, ME, OPEN)
    refused = await house.site.tables.start(host, game)
    assert refused == Refused("table_seats", {"seats": 1, "least": 2, "most": 4})
    assert row(house, game).status == "waiting"


async def test_who_leaves_frees_his_seat_and_the_host_cancels(house: House) -> None:
    host, game = await waiting(house, ME, OPEN, OPEN)
    guest, stranger = await house.guest(), await house.guest()
    await house.site.tables.join(guest, game, None)
    refused = await house.site.tables.leave(stranger, game)
    assert isinstance(refused, Refused)
    assert refused.code == Denial.NOT_AT_TABLE
    left = await house.site.tables.leave(guest, game)
    assert isinstance(left, TableView)
    assert (left.you, left.chairs[1].kind) == (None, "open")
    cancelled = await house.site.tables.leave(host, game)
    assert isinstance(cancelled, TableView)
    assert cancelled.status == "cancelled"
    refused = await house.site.tables.join(stranger, game, None)
    assert isinstance(refused, Refused)
    assert refused.code == Denial.CANCELLED


async def test_a_rematch_is_made_once_for_all_who_ask(house: House) -> None:
    host, game = await waiting(house, ME, OPEN)
    guest = await house.guest()
    await house.site.tables.join(guest, game, None)
    refused = await house.site.tables.rematch(host, game)
    assert isinstance(refused, Refused)
    assert refused.code == Denial.NOT_ENDED
    told: list[Update] = []
    house.listen(game, guest, told.append)
    await resign(house, host, game)
    assert row(house, game).status == "ended"
    made = await house.site.tables.rematch(guest, game)
    assert made == await house.site.tables.rematch(host, game)
    assert isinstance(made, str)
    assert row(house, GameId(made)).chairs == row(house, game).chairs
    assert row(house, GameId(made)).status == "playing"
    last = told[-1]
    assert isinstance(last, TableView)
    assert last.rematch == made
    stranger = await house.site.tables.rematch(await house.guest(), game)
    assert isinstance(stranger, Refused)
    assert stranger.code == Denial.NOT_AT_TABLE


async def test_the_list_of_games_says_where_somebody_is_awaited(house: House) -> None:
    host, game = await waiting(house, ME, OPEN)
    guest = await house.guest()
    await house.site.tables.join(guest, game, None)
    lists = [await house.site.tables.games_of(one) for one in (host, guest)]
    assert [len(one) for one in lists] == [1, 1]
    assert sorted(one[0].to_act for one in lists) == [False, True]
    assert lists[0][0].table.game == game
    await resign(house, host, game)
    assert [one.to_act for one in await house.site.tables.games_of(guest)] == [False]
    assert await house.site.tables.games_of(await house.guest()) == []


async def test_who_comes_and_goes_is_shown_to_the_others(house: House) -> None:
    host, game = await waiting(house, ME, OPEN)
    guest = await house.guest()
    await house.site.tables.join(guest, game, None)
    told: list[Update] = []
    house.listen(game, host, told.append)
    heard: list[Update] = []
    ends = []
    await house.site.tables.watch(
        guest, game, lambda: ends.append(house.listen(game, guest, heard.append)), heard.append
    )
    assert isinstance(heard[0], TableView)
    assert isinstance(heard[-1], Seen)
    seen = told[-1]
    assert isinstance(seen, TableView)
    assert [chair.online for chair in seen.chairs] == [True, True]
    ends[0]()
    await house.site.tables.presence(game)
    seen = told[-1]
    assert isinstance(seen, TableView)
    assert [chair.online for chair in seen.chairs] == [True, False]


async def test_every_route_says_when_there_is_no_such_game(house: House) -> None:
    tables, somebody, game = house.site.tables, await house.guest(), GameId("none")
    answers = [
        await tables.table(somebody, game),
        await tables.join(somebody, game, None),
        await tables.start(somebody, game),
        await tables.leave(somebody, game),
        await tables.rematch(somebody, game),
        await tables.watch(somebody, game, lambda: None, lambda _update: None),
        await house.site.games.preview(somebody, game, Place(())),
        await house.site.games.keep_rack_order(somebody, game, ()),
    ]
    assert {one.code for one in answers if isinstance(one, Refused)} == {Denial.UNKNOWN_GAME}
    assert len([one for one in answers if isinstance(one, Refused)]) == len(answers)
