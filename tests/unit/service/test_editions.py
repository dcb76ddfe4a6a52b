"""House rules kept by players: played by their id, shared, no more than a player may keep."""

import asyncio
from typing import Any

import pytest

from fishka.core.ids import PlayerId
from fishka.game.refusals import Refused
from fishka.lexicon import Overlay
from fishka.rules.edition import Edition
from fishka.rules.house import HouseRules
from fishka.service import editions
from fishka.service.playables import ListName, MissingListError, Playable
from fishka.service.refusals import Denial
from fishka.service.tables import SeatWish
from tests.site_kit.house import House
from tests.site_kit.playing import prepare

RULES = HouseRules("ru_scrabble_home", "Наши", ("mod_casual",), {"rack_size": 8})


async def kept(house: House, owner: PlayerId, rules: HouseRules = RULES) -> str:
    found = await house.site.editions.keep(owner, rules, "ru", 1)
    assert isinstance(found, str), found
    return found


async def test_a_game_is_played_by_rules_that_somebody_has_kept() -> None:
    house = House()
    host = await house.guest()
    own = await kept(house, host)
    game = await house.game(host, own, "me", "club")
    edition = await house.site.tables.edition(game)
    assert isinstance(edition, Edition)
    assert (edition.id, edition.params.rack_size, edition.params.validation) == (own, 8, "auto_reject")


async def test_a_table_finds_its_rules_again_after_a_restart_before_its_game_began() -> None:
    house = House()
    host = await house.guest()
    own = await kept(house, host)
    wishes = [SeatWish("me"), SeatWish("open")]
    table = await house.site.tables.create(host, own, (), wishes, "live")
    assert not isinstance(table, Refused)
    await house.restart()
    joined = await house.site.tables.join(await house.guest(), table, None)
    assert not isinstance(joined, Refused), joined
    edition = await house.site.tables.edition(table)
    assert isinstance(edition, Edition)
    assert edition.params.rack_size == 8


@pytest.mark.parametrize("late", range(12))
@pytest.mark.parametrize("seats", [("me", "open"), ("me", "club")])
async def test_a_table_has_its_rules_though_they_leave_the_shelf_while_it_is_opened(
    late: int, seats: tuple[str, ...]
) -> None:
    house = House(seed=late)
    host = await house.guest()
    own = await kept(house, host)

    async def forget() -> None:
        for _ in range(late):
            await asyncio.sleep(0)
        assert await house.site.editions.forget(host, own)

    wishes = [SeatWish(one) if one in ("me", "open") else SeatWish("bot", one) for one in seats]  # type: ignore[arg-type]
    table, _ = await asyncio.gather(house.site.tables.create(host, own, (), wishes, "live"), forget())
    if isinstance(table, Refused):
        assert table.code == Denial.UNKNOWN_EDITION
        return
    await house.settle()
    await house.restart()
    if "open" in seats:
        joined = await house.site.tables.join(await house.guest(), table, None)
        assert not isinstance(joined, Refused), joined
    edition = await house.site.tables.edition(table)
    assert isinstance(edition, Edition)
    assert (edition.id, edition.params.rack_size) == (own, 8)
    assert await house.site.editions.kept_by(host) == []


async def test_rules_that_leave_the_shelf_just_before_the_table_is_stored_are_stored_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    host = await house.guest()
    own = await kept(house, host)
    commit = house.store.commit

    async def forget_first(**what: Any) -> None:
        if what.get("new_table") is not None:
            assert await house.site.editions.forget(host, own)
        await commit(**what)

    monkeypatch.setattr(house.store, "commit", forget_first)
    table = await house.site.tables.create(host, own, (), [SeatWish("me"), SeatWish("open")], "live")
    assert not isinstance(table, Refused), table
    monkeypatch.undo()
    await house.restart()
    joined = await house.site.tables.join(await house.guest(), table, None)
    assert not isinstance(joined, Refused), joined
    edition = await house.site.tables.edition(table)
    assert isinstance(edition, Edition)
    assert edition.params.rack_size == 8


async def test_the_same_rules_are_kept_once_by_each() -> None:
    house = House()
    host, other = await house.guest(), await house.guest()
    assert await kept(house, host) == await kept(house, other)
    for player in (host, other):
        assert [one.id for one in await house.site.editions.kept_by(player)] == [await kept(house, host)]


async def test_nobody_keeps_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "KEPT_MAX", 1)
    house = House()
    host = await house.guest()
    await kept(house, host)
    more = await house.site.editions.keep(host, HouseRules("ru_scrabble_home", "Ещё"), "ru", 1)
    assert isinstance(more, Refused)
    assert (more.code, more.params) == (Denial.HOUSES_MANY, {"most": 1})


async def test_rules_with_faults_and_unknown_ids_are_refused() -> None:
    house = House()
    host = await house.guest()
    rules = HouseRules("ru_scrabble_home", "x", (), {"rack_size": 99})
    faulty = await house.site.editions.keep(host, rules, "ru", 1)
    assert isinstance(faulty, Refused)
    assert faulty.code == Denial.EDITION_FAULTS
    unknown = await house.site.editions.find("house_0123456789abcdef0123")
    assert isinstance(unknown, Refused)
    assert unknown.code == Denial.UNKNOWN_EDITION


async def test_nothing_is_kept_of_a_playable_that_could_not_be_made() -> None:
    tries: list[str] = []

    def failing(edition: Edition, name: ListName, overlay: Overlay) -> Playable:
        tries.append(name.id)
        if len(tries) < 3:
            raise MissingListError(name.id)
        return prepare(edition, name, overlay)

    playables = House(prepare=failing).site.playables
    first = await asyncio.gather(*(playables.open("en_home", ()) for _ in range(2)))
    assert [one.code for one in first if isinstance(one, Refused)] == ["lexicon_missing"] * 2
    assert playables._shelf.making == {}
    assert isinstance(await playables.open("en_home", ()), Playable)
    assert playables._shelf.making == {}
    assert len(tries) == 3


async def test_what_a_player_forgets_is_off_his_shelf_alone_and_unknown_when_nobody_keeps_it() -> None:
    house = House()
    host, other = await house.guest(), await house.guest()
    own = await kept(house, host)
    await kept(house, other)
    editions_ = house.site.editions
    assert await editions_.forget(host, own)
    assert not await editions_.forget(host, own)
    assert await editions_.kept_by(host) == []
    assert isinstance(await editions_.find_apart(own), Edition)
    assert await editions_.forget(other, own)
    for found in (await editions_.find(own), await editions_.find_apart(own)):
        assert isinstance(found, Refused)
        assert found.code == Denial.UNKNOWN_EDITION
