"""`EventStore` and `PlayerStore` in SQL. The primary key (game, number) is the lock between processes."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fishka.core.ids import GameId, PlayerId, Seat
from fishka.lexicon import OverlayLayer
from fishka.service.ports import Chair, ConflictError, Envelope, PlayerRow, TableRow
from fishka.store import schema
from fishka.store.engine import Database


class SqlStore:
    """The games and guests of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def commit(
        self,
        *,
        table: TableRow | None = None,
        events: Sequence[Envelope] = (),
        secret: bytes | None = None,
        new_table: TableRow | None = None,
    ) -> None:
        """See `EventStore.commit`."""
        if secret is not None and table is None and new_table is None:
            raise ValueError("a secret belongs to a table")
        try:
            async with self._database.write() as connection:
                if new_table is not None:
                    await connection.execute(
                        insert(schema.game).values(id=new_table.game, **_columns(new_table))
                    )
                    await _write_chairs(connection, new_table)
                if table is not None:
                    await _update_table(connection, table)
                if events:
                    await connection.execute(insert(schema.event), [_event_columns(one) for one in events])
                if secret is not None:
                    owner = new_table or table
                    assert owner is not None
                    await connection.execute(insert(schema.secret).values(game_id=owner.game, value=secret))
        except IntegrityError as fault:
            raise ConflictError(str(fault.orig)) from fault

    async def table(self, game: GameId) -> TableRow | None:
        """See `EventStore.table`."""
        async with self._database.read() as connection:
            return next(iter(await _tables(connection, [game])), None)

    async def tables_of(self, player: PlayerId, limit: int) -> list[TableRow]:
        """See `EventStore.tables_of`."""
        sits = select(schema.chair.c.game_id).where(schema.chair.c.player_id == player)
        query = (
            select(schema.game.c.id)
            .where(or_(schema.game.c.host_id == player, schema.game.c.id.in_(sits)))
            .order_by(schema.game.c.updated_ms.desc(), schema.game.c.id)
            .limit(limit)
        )
        async with self._database.read() as connection:
            return await _tables(connection, (await connection.execute(query)).scalars().all())

    async def playing_of(self, player: PlayerId) -> list[GameId]:
        """See `EventStore.playing_of`."""
        query = (
            select(schema.game.c.id)
            .join(schema.chair, schema.chair.c.game_id == schema.game.c.id)
            .where(schema.chair.c.player_id == player, schema.game.c.status == "playing")
            .order_by(schema.game.c.id)
        )
        async with self._database.read() as connection:
            return [GameId(one) for one in (await connection.execute(query)).scalars()]

    async def playing(self) -> list[GameId]:
        """See `EventStore.playing`."""
        query = select(schema.game.c.id).where(schema.game.c.status == "playing")
        async with self._database.read() as connection:
            return [GameId(one) for one in (await connection.execute(query)).scalars()]

    async def events(self, game: GameId, after: int = 0) -> list[Envelope]:
        """See `EventStore.events`."""
        row = schema.event.c
        query = select(schema.event).where(row.game_id == game, row.seq > after).order_by(row.seq)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Envelope(
                game=GameId(one.game_id),
                seq=one.seq,
                at_ms=one.at_ms,
                schema=one.schema,
                type=one.type,
                data=one.data.encode(),
                command_id=one.command_id,
                part=one.part,
                actor=one.actor,
            )
            for one in rows
        ]

    async def secret(self, game: GameId) -> bytes | None:
        """See `EventStore.secret`."""
        query = select(schema.secret.c.value).where(schema.secret.c.game_id == game)
        async with self._database.read() as connection:
            value: bytes | None = (await connection.execute(query)).scalar_one_or_none()
            return value

    async def rack_orders(self, game: GameId) -> dict[PlayerId, tuple[int, ...]]:
        """See `EventStore.rack_orders`."""
        row = schema.preference.c
        query = select(row.player_id, row.rack_order).where(row.game_id == game)
        async with self._database.read() as connection:
            found = (await connection.execute(query)).all()
        return {PlayerId(one.player_id): _numbers(one.rack_order) for one in found}

    async def keep_rack_order(self, game: GameId, player: PlayerId, order: tuple[int, ...]) -> None:
        """See `EventStore.keep_rack_order`."""
        row = schema.preference.c
        text = _json(order)
        async with self._database.write() as connection:
            changed = await connection.execute(
                update(schema.preference)
                .where(row.game_id == game, row.player_id == player)
                .values(rack_order=text)
            )
            if changed.rowcount == 0:
                values = {"game_id": game, "player_id": player, "rack_order": text}
                await connection.execute(insert(schema.preference).values(values))

    async def add_player(self, row: PlayerRow, token_hash: bytes, at_ms: int) -> None:
        """See `PlayerStore.add_player`."""
        values = {"id": row.player, "token_hash": token_hash, "name": row.name, "created_ms": at_ms}
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(schema.player).values(values))
        except IntegrityError as fault:
            raise ConflictError(str(fault.orig)) from fault

    async def player_by_token(self, token_hash: bytes) -> PlayerRow | None:
        """See `PlayerStore.player_by_token`."""
        row = schema.player.c
        query = select(row.id, row.name).where(row.token_hash == token_hash)
        async with self._database.read() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else PlayerRow(PlayerId(found.id), found.name)

    async def players(self, ids: Sequence[PlayerId]) -> dict[PlayerId, PlayerRow]:
        """See `PlayerStore.players`."""
        row = schema.player.c
        query = select(row.id, row.name).where(row.id.in_(ids))
        async with self._database.read() as connection:
            found = (await connection.execute(query)).all()
        return {PlayerId(one.id): PlayerRow(PlayerId(one.id), one.name) for one in found}

    async def rename(self, player: PlayerId, name: str) -> None:
        """See `PlayerStore.rename`."""
        async with self._database.write() as connection:
            await connection.execute(
                update(schema.player).where(schema.player.c.id == player).values(name=name)
            )


async def _update_table(connection: AsyncConnection, table: TableRow) -> None:
    row = schema.game.c
    changed = await connection.execute(
        update(schema.game)
        .where(row.id == table.game, row.revision == table.revision)
        .values(**_columns(table) | {"revision": table.revision + 1})
    )
    if changed.rowcount != 1:
        raise ConflictError(f"table {table.game} is no longer at revision {table.revision}")
    if table.status in ("waiting", "playing"):
        await connection.execute(delete(schema.chair).where(schema.chair.c.game_id == table.game))
        await _write_chairs(connection, table)


async def _write_chairs(connection: AsyncConnection, table: TableRow) -> None:
    if table.chairs:
        rows = [
            {
                "game_id": table.game,
                "seat": seat,
                "kind": chair.kind,
                "player_id": chair.player,
                "level": chair.level,
                "strength": chair.strength,
            }
            for seat, chair in enumerate(table.chairs)
        ]
        await connection.execute(insert(schema.chair), rows)


async def _tables(connection: AsyncConnection, ids: Iterable[str]) -> list[TableRow]:
    """The tables with these ids, in that order; unknown ids are left out."""
    wanted = list(ids)
    rows = (await connection.execute(select(schema.game).where(schema.game.c.id.in_(wanted)))).all()
    places = select(schema.chair).where(schema.chair.c.game_id.in_(wanted)).order_by(schema.chair.c.seat)
    chairs: dict[str, list[Chair]] = {}
    for one in (await connection.execute(places)).all():
        chairs.setdefault(one.game_id, []).append(Chair(one.kind, one.player_id, one.level, one.strength))
    found = {
        row.id: TableRow(
            game=GameId(row.id),
            status=row.status,
            edition=row.edition,
            modifiers=tuple(msgspec.json.decode(row.modifiers, type=list[str])),
            pace=row.pace,
            chairs=tuple(chairs.get(row.id, ())),
            host=PlayerId(row.host_id),
            created_ms=row.created_ms,
            updated_ms=row.updated_ms,
            revision=row.revision,
            rematch=None if row.rematch_id is None else GameId(row.rematch_id),
            turn=None if row.turn is None else Seat(row.turn),
            scores=_numbers(row.scores),
            house=msgspec.json.decode(row.house, type=OverlayLayer),
            own_list=row.own_list,
            rules=row.rules,
        )
        for row in rows
    }
    return [found[one] for one in wanted if one in found]


def _columns(table: TableRow) -> dict[str, Any]:
    return {
        "revision": table.revision,
        "status": table.status,
        "edition": table.edition,
        "modifiers": _json(table.modifiers),
        "pace": table.pace,
        "host_id": table.host,
        "rematch_id": table.rematch,
        "turn": table.turn,
        "scores": _json(table.scores),
        "house": msgspec.json.encode(table.house).decode(),
        "own_list": table.own_list,
        "rules": table.rules,
        "created_ms": table.created_ms,
        "updated_ms": table.updated_ms,
    }


def _event_columns(one: Envelope) -> dict[str, Any]:
    return {
        "game_id": one.game,
        "seq": one.seq,
        "at_ms": one.at_ms,
        "schema": one.schema,
        "type": one.type,
        "data": one.data.decode(),
        "command_id": one.command_id,
        "part": one.part,
        "actor": one.actor,
    }


def _json(value: tuple[Any, ...]) -> str:
    return msgspec.json.encode(value).decode()


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(msgspec.json.decode(text, type=list[int]))
