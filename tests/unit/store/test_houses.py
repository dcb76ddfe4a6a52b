"""House rules that players keep, in SQL, on a real SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from fishka.core.ids import PlayerId
from fishka.service.editions import HouseRow
from fishka.service.ports import PlayerRow
from fishka.store.engine import Database, sqlite_url
from fishka.store.houses import SqlHouseStore
from fishka.store.migrate import migrate
from fishka.store.sql import SqlStore

ANNA, BORIS = PlayerId("anna"), PlayerId("boris")
OURS = HouseRow("house_1", 'title = "Наши"', ANNA, 5)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlHouseStore]:
    database = Database(sqlite_url(tmp_path / "games.sqlite"))
    await migrate(database)
    guests = SqlStore(database)
    await guests.add_player(PlayerRow(ANNA, "Анна"), b"a" * 32, 1)
    await guests.add_player(PlayerRow(BORIS, ""), b"b" * 32, 2)
    yield SqlHouseStore(database)
    await database.close()


async def test_rules_are_found_by_their_id_and_by_who_keeps_them(store: SqlHouseStore) -> None:
    assert await store.keep_house(OURS, 5)
    assert await store.house("house_1") == OURS
    assert await store.house("house_2") is None
    assert await store.houses_of(ANNA) == [OURS]
    assert await store.houses_of(BORIS) == []


async def test_the_same_rules_stand_once_on_the_shelf_of_each(store: SqlHouseStore) -> None:
    his = HouseRow(OURS.id, OURS.text, BORIS, 9)
    for row in (OURS, OURS, his):
        assert await store.keep_house(row, 1)
    assert await store.houses_of(ANNA) == [OURS]
    assert await store.houses_of(BORIS) == [his]
    found = await store.house(OURS.id)
    assert found is not None
    assert found.text == OURS.text


async def test_a_shelf_is_full_at_its_number_and_shows_the_newest_first(store: SqlHouseStore) -> None:
    newer, third = HouseRow("house_2", "", ANNA, 8), HouseRow("house_3", "", ANNA, 9)
    assert await store.keep_house(OURS, 2)
    assert await store.keep_house(newer, 2)
    assert not await store.keep_house(third, 2)
    assert await store.keep_house(OURS, 2)
    assert await store.houses_of(ANNA) == [newer, OURS]
