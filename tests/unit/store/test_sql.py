"""The SQL store on a real SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from fishka.core.ids import GameId, PlayerId, Seat
from fishka.service.ports import Chair, ConflictError, Envelope, PlayerRow, TableRow
from fishka.store.engine import Database, sqlite_url
from fishka.store.migrate import NewerDatabaseError, migrate
from fishka.store.schema import metadata
from fishka.store.sql import SqlStore

ANNA, BORIS = PlayerId("anna"), PlayerId("boris")
GAME = GameId("game1")


def table(game: GameId = GAME, **changes: object) -> TableRow:
    row = TableRow(
        game=game,
        status="waiting",
        edition="ru_scrabble_home",
        modifiers=("mod_casual",),
        pace="live",
        chairs=(Chair("person", ANNA), Chair("bot", level="club"), Chair("open")),
        host=ANNA,
        created_ms=5,
        updated_ms=5,
    )
    return msgspec.structs.replace(row, **changes)


def envelope(seq: int, command_id: str, part: int = 0, game: GameId = GAME) -> Envelope:
    return Envelope(game, seq, 1000 + seq, 1, "passed", b'{"t":"passed"}', command_id, part, ANNA)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(sqlite_url(tmp_path / "games.sqlite"))
    await migrate(database)
    yield database
    await database.close()


@pytest.fixture
async def store(database: Database) -> SqlStore:
    store = SqlStore(database)
    await store.add_player(PlayerRow(ANNA, "Анна"), b"a" * 32, 1)
    await store.add_player(PlayerRow(BORIS, ""), b"b" * 32, 2)
    return store


async def test_the_migrations_make_exactly_the_declared_tables(database: Database) -> None:
    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with database.read() as connection:
        assert await connection.run_sync(difference) == []


async def test_migrating_twice_changes_nothing(database: Database, store: SqlStore) -> None:
    await migrate(database)
    assert await store.player_by_token(b"a" * 32) == PlayerRow(ANNA, "Анна")


async def test_the_file_is_in_wal_mode_and_survives_power_cuts(database: Database) -> None:
    async with database.read() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2


async def test_a_table_is_read_back_as_written(store: SqlStore) -> None:
    await store.commit(new_table=table())
    assert await store.table(GAME) == table()
    assert await store.table(GameId("none")) is None


async def test_events_secret_and_table_are_written_together_or_not_at_all(store: SqlStore) -> None:
    await store.commit(new_table=table())
    with pytest.raises(ConflictError):
        await store.commit(
            table=table(status="playing"),
            secret=b"s" * 32,
            events=[envelope(1, "c1"), envelope(1, "c1", 1)],
        )
    assert await store.table(GAME) == table()
    assert await store.secret(GAME) is None
    assert await store.events(GAME) == []
    await store.commit(table=table(status="playing"), secret=b"s" * 32, events=[envelope(1, "c1")])
    assert await store.table(GAME) == table(status="playing", revision=1)
    assert await store.secret(GAME) == b"s" * 32
    assert await store.playing() == [GAME]


async def test_an_event_number_is_taken_once(store: SqlStore) -> None:
    await store.commit(new_table=table(), events=[envelope(1, "c1"), envelope(2, "c1", 1)])
    with pytest.raises(ConflictError):
        await store.commit(events=[envelope(2, "c2")])
    assert await store.events(GAME, after=1) == [envelope(2, "c1", 1)]


async def test_a_command_is_written_once(store: SqlStore) -> None:
    await store.commit(new_table=table(), events=[envelope(1, "c1")])
    with pytest.raises(ConflictError):
        await store.commit(events=[envelope(2, "c1")])


async def test_a_stale_table_is_refused(store: SqlStore) -> None:
    await store.commit(new_table=table())
    await store.commit(table=table(scores=(1, 2)))
    with pytest.raises(ConflictError):
        await store.commit(table=table(scores=(3, 4)))
    stored = await store.table(GAME)
    assert stored is not None
    assert stored.scores == (1, 2)


async def test_the_games_of_a_player_are_those_he_sits_at_or_opened_newest_first(store: SqlStore) -> None:
    other = GameId("game2")
    await store.commit(new_table=table())
    await store.commit(new_table=table(other, host=BORIS, chairs=(Chair("person", ANNA),), updated_ms=9))
    assert [one.game for one in await store.tables_of(ANNA, 10)] == [other, GAME]
    assert [one.game for one in await store.tables_of(BORIS, 10)] == [other]
    assert [one.game for one in await store.tables_of(ANNA, 1)] == [other]


async def test_rack_orders_are_kept_by_player_and_the_last_wins(store: SqlStore) -> None:
    await store.commit(new_table=table())
    await store.keep_rack_order(GAME, ANNA, (3, 1))
    await store.keep_rack_order(GAME, ANNA, (1, 3))
    await store.keep_rack_order(GAME, BORIS, (2,))
    assert await store.rack_orders(GAME) == {ANNA: (1, 3), BORIS: (2,)}


async def test_a_token_names_one_guest_and_a_name_can_change(store: SqlStore) -> None:
    with pytest.raises(ConflictError):
        await store.add_player(PlayerRow(PlayerId("other"), ""), b"a" * 32, 3)
    await store.rename(BORIS, "Борис")
    assert await store.players([ANNA, BORIS, PlayerId("nobody")]) == {
        ANNA: PlayerRow(ANNA, "Анна"),
        BORIS: PlayerRow(BORIS, "Борис"),
    }
    assert await store.player_by_token(b"c" * 32) is None


async def test_turn_and_rematch_survive_the_round_trip(store: SqlStore) -> None:
    row = table(turn=Seat(1), rematch=GameId("next"), scores=(10, -3))
    await store.commit(new_table=row)
    assert await store.table(GAME) == row


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(database: Database) -> None:
    async with database.write() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabaseError, match="9999"):
        await migrate(database)


async def test_an_error_of_the_database_quotes_no_values(store: SqlStore) -> None:
    await store.commit(new_table=table(), events=[envelope(1, "c1")])
    with pytest.raises(ConflictError) as told:
        await store.commit(events=[msgspec.structs.replace(envelope(1, "c2"), data=b'{"rack":[17,4]}')])
    one: BaseException | None = told.value
    while one is not None:
        assert "[17,4]" not in str(one)
        one = one.__cause__ or one.__context__
