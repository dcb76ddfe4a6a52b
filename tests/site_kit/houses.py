"""A `HouseStore` in memory."""

from fishka.core.ids import PlayerId
from fishka.service.editions import HouseRow
from tests.site_kit.store import MemoryStore


class MemoryHouses:
    """See `service.editions.HouseStore`."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self.rows: dict[tuple[str, PlayerId], HouseRow] = {}

    async def keep_house(self, row: HouseRow, most: int) -> bool:
        if (row.id, row.owner) in self.rows:
            return True
        if len(await self.houses_of(row.owner)) >= most:
            return False
        self.rows[row.id, row.owner] = row
        return True

    async def house(self, house_id: str) -> HouseRow | None:
        kept = (row for (id, _), row in self.rows.items() if id == house_id)
        played = (
            HouseRow(house_id, one.rules, one.host, one.created_ms)
            for one in self._store.tables.values()
            if one.edition == house_id and one.rules is not None
        )
        return next(kept, None) or next(played, None)

    async def forget_house(self, owner: PlayerId, house_id: str) -> bool:
        return self.rows.pop((house_id, owner), None) is not None

    async def houses_of(self, owner: PlayerId) -> list[HouseRow]:
        kept = [one for one in self.rows.values() if one.owner == owner]
        return sorted(kept, key=lambda one: (-one.created_ms, one.id))
