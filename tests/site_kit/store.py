"""A store in memory that can fail like a database: before a commit, after it, or by another's hand."""

import asyncio
from collections.abc import Sequence

import msgspec

from fishka.core.ids import GameId, PlayerId
from fishka.core.rng import Rng
from fishka.service.ports import ConflictError, Envelope, PlayerRow, TableRow


class StoreDownError(Exception):
    """The database did not answer; whether it wrote is not known to the caller."""


class MemoryStore:
    """See `service.ports.EventStore` and `PlayerStore`. `trouble` is how many of 100 commits go wrong."""

    def __init__(self, seed: int = 0, trouble: int = 0) -> None:
        self._rng = Rng(seed)
        self.trouble = trouble
        self.tables: dict[GameId, TableRow] = {}
        self.log: dict[GameId, list[Envelope]] = {}
        self.secrets: dict[GameId, bytes] = {}
        self.orders: dict[GameId, dict[PlayerId, tuple[int, ...]]] = {}
        self.guests: dict[PlayerId, PlayerRow] = {}
        self.tokens: dict[bytes, PlayerId] = {}

    async def commit(
        self,
        *,
        table: TableRow | None = None,
        events: Sequence[Envelope] = (),
        secret: bytes | None = None,
        new_table: TableRow | None = None,
    ) -> None:
        for _ in range(self._rng.below(3)):
            await asyncio.sleep(0)
        kind = self._rng.below(3) if self._rng.below(100) < self.trouble else None
        if kind == 0:
            raise ConflictError("another process wrote first, it seems")
        if kind == 1:
            raise StoreDownError("nothing was written")
        self._write(table, events, secret, new_table)
        if kind == 2:
            raise StoreDownError("it was written, but the answer is lost")

    def _write(
        self,
        table: TableRow | None,
        events: Sequence[Envelope],
        secret: bytes | None,
        new_table: TableRow | None,
    ) -> None:
        if new_table is not None and new_table.game in self.tables:
            raise ConflictError("the game exists")
        if table is not None and self.tables[table.game].revision != table.revision:
            raise ConflictError("the table has changed")
        for one in events:
            log = self.log.get(one.game, [])
            ids = {(old.command_id, old.part) for old in log}
            if any(old.seq == one.seq for old in log) or (one.command_id, one.part) in ids:
                raise ConflictError("the event exists")
        if new_table is not None:
            self.tables[new_table.game] = new_table
        if table is not None:
            self.tables[table.game] = msgspec.structs.replace(table, revision=table.revision + 1)
        for one in events:
            self.log.setdefault(one.game, []).append(one)
        if secret is not None:
            owner = new_table or table
            assert owner is not None
            self.secrets[owner.game] = secret

    async def table(self, game: GameId) -> TableRow | None:
        return self.tables.get(game)

    async def tables_of(self, player: PlayerId, limit: int) -> list[TableRow]:
        found = [
            one
            for one in self.tables.values()
            if one.host == player or any(chair.player == player for chair in one.chairs)
        ]
        return sorted(found, key=lambda one: -one.updated_ms)[:limit]

    async def playing_of(self, player: PlayerId) -> list[GameId]:
        running = (one for one in self.tables.values() if one.status == "playing")
        return sorted(one.game for one in running if any(chair.player == player for chair in one.chairs))

    async def playing(self) -> list[GameId]:
        return [one.game for one in self.tables.values() if one.status == "playing"]

    async def events(self, game: GameId, after: int = 0) -> list[Envelope]:
        return [one for one in self.log.get(game, []) if one.seq > after]

    async def secret(self, game: GameId) -> bytes | None:
        return self.secrets.get(game)

    async def rack_orders(self, game: GameId) -> dict[PlayerId, tuple[int, ...]]:
        return dict(self.orders.get(game, {}))

    async def keep_rack_order(self, game: GameId, player: PlayerId, order: tuple[int, ...]) -> None:
        self.orders.setdefault(game, {})[player] = order

    async def add_player(self, row: PlayerRow, token_hash: bytes, at_ms: int) -> None:
        del at_ms
        if row.player in self.guests or token_hash in self.tokens:
            raise ConflictError("the guest exists")
        self.guests[row.player] = row
        self.tokens[token_hash] = row.player

    async def player_by_token(self, token_hash: bytes) -> PlayerRow | None:
        player = self.tokens.get(token_hash)
        return None if player is None else self.guests[player]

    async def players(self, ids: Sequence[PlayerId]) -> dict[PlayerId, PlayerRow]:
        return {one: self.guests[one] for one in ids if one in self.guests}

    async def rename(self, player: PlayerId, name: str) -> None:
        self.guests[player] = PlayerRow(player, name)
