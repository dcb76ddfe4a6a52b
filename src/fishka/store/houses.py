"""`HouseStore` in SQL."""

from typing import Any

from sqlalchemy import Row, delete, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError

from fishka.core.ids import PlayerId
from fishka.service.editions import HouseRow
from fishka.store import schema
from fishka.store.engine import Database

_game = schema.game.c


class SqlHouseStore:
    """House rules of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep_house(self, row: HouseRow, most: int) -> bool:
        """See `HouseStore.keep_house`."""
        column = schema.house.c
        try:
            async with self._database.write() as connection:
                same = (column.id == row.id, column.owner_id == row.owner)
                before = (await connection.execute(select(column.kept).where(*same))).scalar_one_or_none()
                if before:
                    return True
                mine = (column.owner_id == row.owner, column.kept == true())
                kept = select(func.count()).select_from(schema.house).where(*mine)
                if (await connection.execute(kept)).scalar_one() >= most:
                    return False
                if before is not None:
                    again = update(schema.house).where(*same).values(kept=True, created_ms=row.created_ms)
                    await connection.execute(again)
                    return True
                await connection.execute(
                    insert(schema.house).values(
                        id=row.id, text=row.text, owner_id=row.owner, created_ms=row.created_ms
                    )
                )
        except IntegrityError:
            return True  # another process kept them for this player at the same moment
        return True

    async def house(self, house_id: str) -> HouseRow | None:
        """See `HouseStore.house`."""
        async with self._database.read() as connection:
            query = select(schema.house).where(schema.house.c.id == house_id).limit(1)
            found = (await connection.execute(query)).first()
            if found is not None:
                return _row(found)
            played = select(schema.game).where(_game.edition == house_id, _game.rules.is_not(None)).limit(1)
            table = (await connection.execute(played)).first()
        return None if table is None else HouseRow(house_id, table.rules, table.host_id, table.created_ms)

    async def houses_of(self, owner: PlayerId) -> list[HouseRow]:
        """See `HouseStore.houses_of`."""
        column = schema.house.c
        query = (
            select(schema.house)
            .where(column.owner_id == owner, column.kept == true())
            .order_by(column.created_ms.desc(), column.id)
        )
        async with self._database.read() as connection:
            return [_row(one) for one in await connection.execute(query)]

    async def forget_house(self, owner: PlayerId, house_id: str) -> bool:
        """See `HouseStore.forget_house`."""
        column = schema.house.c
        mine = (column.id == house_id, column.owner_id == owner, column.kept == true())
        async with self._database.write() as connection:
            gone = await connection.execute(update(schema.house).where(*mine).values(kept=False))
            played = select(schema.game.c.id).where(schema.game.c.edition == house_id).exists()
            unkept = (column.id == house_id, column.kept != true())
            await connection.execute(delete(schema.house).where(*unkept, ~played))
            return gone.rowcount == 1


def _row(row: Row[Any]) -> HouseRow:
    return HouseRow(row.id, row.text, PlayerId(row.owner_id), row.created_ms)
