"""House rules that players keep, in SQL, on a real SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from msgspec.structs import replace
from sqlalchemy import Connection, text

from fishka.core.ids import GameId, PlayerId
from fishka.service.editions import HouseRow
from fishka.service.ports import Chair, PlayerRow, TableRow
from fishka.store.engine import Database, sqlite_url
from fishka.store.houses import SqlHouseStore
from fishka.store.migrate import MIGRATIONS, migrate
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


@pytest.fixture
def tables(store: SqlHouseStore) -> SqlStore:
    """The games of the same database."""
    return SqlStore(store._database)


def table_of(edition: str) -> TableRow:
    """A table that waits for its second player."""
    return TableRow(
        game=GameId("g1"),
        status="waiting",
        edition=edition,
        modifiers=(),
        pace="live",
        chairs=(Chair("person", ANNA), Chair("open")),
        host=ANNA,
        created_ms=6,
        updated_ms=6,
    )


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


async def test_what_is_taken_off_the_shelf_is_gone_and_leaves_room(store: SqlHouseStore) -> None:
    assert await store.keep_house(OURS, 1)
    assert not await store.forget_house(BORIS, OURS.id)
    assert await store.forget_house(ANNA, OURS.id)
    assert not await store.forget_house(ANNA, OURS.id)
    assert await store.houses_of(ANNA) == []
    assert await store.house(OURS.id) is None
    assert await store.keep_house(HouseRow("house_2", "", ANNA, 8), 1)


async def test_it_is_still_found_while_another_keeps_it(store: SqlHouseStore) -> None:
    for owner in (ANNA, BORIS):
        assert await store.keep_house(HouseRow(OURS.id, OURS.text, owner, 5), 5)
    await store.forget_house(ANNA, OURS.id)
    found = await store.house(OURS.id)
    assert found is not None
    assert found.owner == BORIS
    await store.forget_house(BORIS, OURS.id)
    assert await store.house(OURS.id) is None


async def test_or_while_a_table_has_it_and_may_be_kept_again(store: SqlHouseStore, tables: SqlStore) -> None:
    assert await store.keep_house(OURS, 5)
    await tables.commit(new_table=table_of(OURS.id), secret=b"s" * 32)
    assert await store.forget_house(ANNA, OURS.id)
    assert await store.houses_of(ANNA) == []
    found = await store.house(OURS.id)
    assert found is not None
    assert found.text == OURS.text
    other = HouseRow("house_2", "", ANNA, 8)
    assert await store.keep_house(other, 1)
    assert not await store.keep_house(OURS, 1), "a shelf that is full takes nothing back either"
    assert await store.keep_house(HouseRow(OURS.id, OURS.text, ANNA, 9), 2)
    assert [one.id for one in await store.houses_of(ANNA)] == [OURS.id, other.id]


async def test_rules_of_a_table_are_found_though_they_left_the_shelf_before_it_was_stored(
    store: SqlHouseStore, tables: SqlStore
) -> None:
    assert await store.keep_house(OURS, 5)
    assert await store.forget_house(ANNA, OURS.id)
    assert await store.house(OURS.id) is None
    table = replace(table_of(OURS.id), rules=OURS.text)
    await tables.commit(new_table=table, secret=b"s" * 32)
    assert await tables.table(table.game) == table
    found = await store.house(OURS.id)
    assert found is not None
    assert (found.text, found.owner) == (OURS.text, ANNA)
    assert await store.houses_of(ANNA) == []
    other = replace(table, game=GameId("g2"), edition="house_2", rules=None)
    await tables.commit(new_table=other, secret=b"s" * 32)
    assert await store.house("house_2") is None


async def test_tables_of_an_older_database_get_their_rules_from_the_shelf(tmp_path: Path) -> None:
    def as_it_was(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        games = (
            "game (id, edition, revision, status, modifiers, pace, scores, host_id, created_ms, updated_ms)"
        )
        rest = "1, 'waiting', '[]', 'live', '[]', 'anna', 3, 3"
        for table, values in (
            ("player (id, name, token_hash, created_ms)", "('anna', 'Анна', x'61', 1)"),
            ("house (id, text, owner_id, created_ms)", "('house_1', 'ours', 'anna', 2)"),
            (games, f"('g1', 'house_1', {rest})"),
            (games, f"('g2', 'en_home', {rest})"),
        ):
            connection.execute(text(f"insert into {table} values {values}"))

    database = Database(sqlite_url(tmp_path / "older.sqlite"))
    try:
        async with database.write() as connection:
            await connection.run_sync(as_it_was)
        await migrate(database)
        async with database.read() as connection:
            rules = (await connection.execute(text("select id, rules from game order by id"))).all()
    finally:
        await database.close()
    assert [tuple(row) for row in rules] == [("g1", "ours"), ("g2", None)]
