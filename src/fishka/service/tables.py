"""Tables: opening one, sitting down, leaving, starting the game, playing again."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

import msgspec

from fishka.core.ids import GameId, PlayerId
from fishka.game.draws import SECRET_BYTES, SecretDraws, secret_hash
from fishka.game.events import Event, SeatPlan
from fishka.game.facts import Fact, fact
from fishka.game.mode import NewGame
from fishka.game.modes import mode
from fishka.game.refusals import Refused
from fishka.game.replay import replay
from fishka.rules.edition import Edition
from fishka.service.announce import Announcer
from fishka.service.games import Games, after_events, envelopes
from fishka.service.guests import Guests, readable_id
from fishka.service.playables import Playable, Playables
from fishka.service.ports import Chair, ConflictError, EventStore, Pace, PlayerStore, TableRow, World
from fishka.service.refusals import Denial, denied
from fishka.service.rooms import Room, Rooms, Running, context
from fishka.service.updates import TableView, Update

LISTED_MAX: Final = 100
"""So many games a player's list shows."""


class SeatWish(msgspec.Struct, frozen=True):
    """A seat of a new table, as its host wants it."""

    kind: Literal["me", "bot", "open"]
    level: str | None = None


class Listed(msgspec.Struct, frozen=True):
    """A game in a player's list. `to_act`: it waits for the player."""

    table: TableView
    scores: tuple[int, ...]
    to_act: bool
    updated_ms: int


class Tables:
    """What happens round a game: before it, beside it and after it."""

    def __init__(
        self,
        store: EventStore,
        players: PlayerStore,
        rooms: Rooms,
        games: Games,
        announcer: Announcer,
        playables: Playables,
        world: World,
        bot_levels: Sequence[str],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._games = games
        self._announcer = announcer
        self._playables = playables
        self._world = world
        self._bot_levels = tuple(bot_levels)
        self._guests = Guests(players, world)

    async def create(
        self, host: PlayerId, edition: str, modifiers: tuple[str, ...], wishes: Sequence[SeatWish], pace: Pace
    ) -> GameId | Refused:
        """Open a table. The game starts at once when no seat is open."""
        playable = await self._playables.open(edition, modifiers)
        if isinstance(playable, Refused):
            return playable
        chairs = self._chairs(host, wishes, playable.edition)
        if isinstance(chairs, Refused):
            return chairs
        now = self._world.now_ms()
        table = TableRow(
            game=GameId(readable_id(self._world, 12)),
            status="waiting",
            edition=edition,
            modifiers=modifiers,
            pace=pace,
            chairs=chairs,
            host=host,
            created_ms=now,
            updated_ms=now,
        )
        room = Room(table)
        async with room.lock:
            self._rooms.add(room)
            await self._store.commit(new_table=table)
            if all(chair.kind != "open" for chair in chairs):
                await self._begin(room, playable)
        return table.game

    async def join(self, player: PlayerId, game: GameId, name: str | None) -> TableView | Refused:
        """Take the first open seat, where the player has none yet. Taking the last one starts the game."""
        room = await self._rooms.open(game)
        if room is None:
            return denied(Denial.UNKNOWN_GAME)
        async with room.lock:
            if room.seat_of(player) is None:
                closed = _closed(room.table)
                if closed is not None:
                    return closed
                free = next((at for at, chair in enumerate(room.table.chairs) if chair.kind == "open"), None)
                if free is None:
                    return denied(Denial.TABLE_FULL)
                if name is not None:
                    renamed = await self._guests.rename(player, name)
                    if isinstance(renamed, Refused):
                        return renamed
                chairs = list(room.table.chairs)
                chairs[free] = Chair("person", player)
                refusal = await self._change(room, chairs=tuple(chairs))
                if refusal is not None:
                    return refusal
                if all(chair.kind != "open" for chair in chairs):
                    playable = await self._playables.open(room.table.edition, room.table.modifiers)
                    if isinstance(playable, Refused):
                        return playable
                    await self._begin(room, playable)
                else:
                    await self._announcer.table(room)
            return await self._announcer.table_for(room, player)

    async def start(self, player: PlayerId, game: GameId) -> TableView | Refused:
        """The host starts with those who are there; open seats are taken away."""
        room = await self._rooms.open(game)
        if room is None:
            return denied(Denial.UNKNOWN_GAME)
        async with room.lock:
            closed = _closed(room.table)
            if closed is not None:
                return closed
            if room.table.host != player:
                return denied(Denial.NOT_HOST)
            playable = await self._playables.open(room.table.edition, room.table.modifiers)
            if isinstance(playable, Refused):
                return playable
            chairs = tuple(chair for chair in room.table.chairs if chair.kind != "open")
            misfit = _misfit(len(chairs), playable.edition)
            if misfit is not None:
                return misfit
            before = room.table
            room.table = msgspec.structs.replace(room.table, chairs=chairs)
            try:
                await self._begin(room, playable)
            except BaseException:
                room.table = before
                raise
            return await self._announcer.table_for(room, player)

    async def leave(self, player: PlayerId, game: GameId) -> TableView | Refused:
        """Give a seat back before the game; the host's leaving cancels the table."""
        room = await self._rooms.open(game)
        if room is None:
            return denied(Denial.UNKNOWN_GAME)
        async with room.lock:
            closed = _closed(room.table)
            if closed is not None:
                return closed
            seat = room.seat_of(player)
            if room.table.host == player:
                refusal = await self._change(room, status="cancelled")
            elif seat is None:
                return denied(Denial.NOT_AT_TABLE)
            else:
                chairs = list(room.table.chairs)
                chairs[seat] = Chair("open")
                refusal = await self._change(room, chairs=tuple(chairs))
            if refusal is not None:
                return refusal
            await self._announcer.table(room)
            return await self._announcer.table_for(room, player)

    async def rematch(self, player: PlayerId, game: GameId) -> GameId | Refused:
        """The next game with the same seats: made by the first who asks, the same for all who ask later."""
        room = await self._rooms.open(game)
        if room is None:
            return denied(Denial.UNKNOWN_GAME)
        async with room.lock:
            if room.seat_of(player) is None:
                return denied(Denial.NOT_AT_TABLE)
            if room.table.rematch is not None:
                return room.table.rematch
            if room.table.status != "ended":
                return denied(Denial.NOT_ENDED)
            playable = await self._playables.open(room.table.edition, room.table.modifiers)
            if isinstance(playable, Refused):
                return playable
            now = self._world.now_ms()
            old = room.table
            new = TableRow(
                game=GameId(readable_id(self._world, 12)),
                status="waiting",
                edition=old.edition,
                modifiers=old.modifiers,
                pace=old.pace,
                chairs=old.chairs,
                host=player,
                created_ms=now,
                updated_ms=now,
            )
            next_room = Room(new)
            async with next_room.lock:
                try:
                    await self._store.commit(
                        table=msgspec.structs.replace(old, rematch=new.game), new_table=new
                    )
                except ConflictError:
                    await self._rooms.reload(room)
                    return room.table.rematch or denied(Denial.BUSY)
                room.table = msgspec.structs.replace(old, rematch=new.game, revision=old.revision + 1)
                self._rooms.add(next_room)
                await self._begin(next_room, playable)
            await self._announcer.table(room)
            return new.game

    async def table(self, player: PlayerId, game: GameId) -> TableView | Refused:
        """The table as a player (or somebody with the link) sees it."""
        room = await self._rooms.open(game)
        if room is None:
            return denied(Denial.UNKNOWN_GAME)
        async with room.lock:
            return await self._announcer.table_for(room, player)

    async def games_of(self, player: PlayerId) -> list[Listed]:
        """A player's games, newest first."""
        listed = []
        for row in await self._store.tables_of(player, LISTED_MAX):
            room = await self._rooms.open(row.game) if row.status == "playing" else Room(row)
            if room is not None:
                async with room.lock:
                    listed.append(await self._listed(room, player))
        return listed

    async def _listed(self, room: Room, player: PlayerId) -> Listed:
        to_act = False
        seat = room.seat_of(player)
        if room.running is not None and seat is not None:
            may = room.running.mode.view(room.running.state, seat).may
            to_act = any(one not in ("resign", "propose_end") for one in may)
        table = await self._announcer.table_for(room, player)
        return Listed(table, room.table.scores, to_act, room.table.updated_ms)

    async def watch(
        self,
        player: PlayerId,
        game: GameId,
        listen: Callable[[], None],
        tell: Callable[[Update], None],
    ) -> Refused | None:
        """Begin to follow a game: `listen` subscribes, `tell` then gets table and view as they are."""
        room = await self._rooms.open(game)
        if room is None:
            return denied(Denial.UNKNOWN_GAME)
        async with room.lock:
            was_there = self._announcer.is_online(game, player)
            listen()
            if was_there or room.seat_of(player) is None:
                tell(await self._announcer.table_for(room, player))
            else:
                await self._announcer.table(room)
            if room.running is not None:
                tell(self._announcer.view_for(room, room.running, player))
        return None

    async def presence(self, game: GameId) -> None:
        """Somebody came or went: show the table to all who follow."""
        room = await self._rooms.open(game)
        if room is not None:
            async with room.lock:
                await self._announcer.table(room)

    def _chairs(
        self, host: PlayerId, wishes: Sequence[SeatWish], edition: Edition
    ) -> tuple[Chair, ...] | Refused:
        if sum(wish.kind == "me" for wish in wishes) != 1:
            return denied(Denial.SEAT_FOR_YOU)
        misfit = _misfit(len(wishes), edition)
        if misfit is not None:
            return misfit
        chairs = []
        for wish in wishes:
            match wish.kind:
                case "me":
                    chairs.append(Chair("person", host))
                case "open":
                    chairs.append(Chair("open"))
                case "bot":
                    if wish.level not in self._bot_levels:
                        return denied(Denial.UNKNOWN_BOT, level=wish.level or "")
                    chairs.append(Chair("bot", level=wish.level))
        return tuple(chairs)

    async def _change(
        self,
        room: Room,
        *,
        chairs: tuple[Chair, ...] | None = None,
        status: Literal["cancelled"] | None = None,
    ) -> Refused | None:
        """Store a change of a waiting table."""
        table = msgspec.structs.replace(
            room.table,
            chairs=room.table.chairs if chairs is None else chairs,
            status=room.table.status if status is None else status,
            updated_ms=self._world.now_ms(),
        )
        try:
            await self._store.commit(table=table)
        except ConflictError:
            await self._rooms.reload(room)
            return denied(Denial.BUSY)
        room.table = msgspec.structs.replace(table, revision=table.revision + 1)
        return None

    async def _begin(self, room: Room, playable: Playable) -> None:
        """Draw, deal, store, show. The secret, the first events and the table are written together."""
        secret = self._world.token(SECRET_BYTES)
        draws = SecretDraws(secret)
        ctx = context(playable, draws)
        rules = mode(playable.edition.mode)
        new = NewGame(
            seats=tuple(SeatPlan(player=chair.player, bot=chair.level) for chair in room.table.chairs),
            lexicon=playable.lexicon,
            lexicon_hash=playable.lexicon_hash,
            pace=room.table.pace,
            secret_hash=secret_hash(secret),
        )
        events = rules.start(ctx, new)
        if isinstance(events, Refused):
            raise ValueError(f"a checked table cannot start: {events.code}")
        at_ms = self._world.now_ms()
        state = replay(rules, events)
        table = after_events(room.table, rules.view(state, None), at_ms)
        stored = envelopes(room.game, 0, events, at_ms, "~start", "server")
        try:
            await self._store.commit(table=table, secret=secret, events=stored)
        except ConflictError:
            await self._rooms.reload(room)
            return
        room.table = msgspec.structs.replace(table, revision=table.revision + 1)
        done = {"~start": ("server", state.version)}
        room.running = Running(rules, playable, ctx, draws, state, at_ms, done)
        await self._announcer.table(room)
        self._announcer.seen(room, _facts(events))
        self._games.schedule(room)


def _facts(events: tuple[Event, ...]) -> tuple[Fact, ...]:
    return tuple(one for one in map(fact, events) if one is not None)


def _closed(table: TableRow) -> Refused | None:
    match table.status:
        case "waiting":
            return None
        case "playing" | "ended":
            return denied(Denial.ALREADY_STARTED)
        case "cancelled":
            return denied(Denial.CANCELLED)


def _misfit(seats: int, edition: Edition) -> Refused | None:
    least, most = edition.params.players_min, edition.params.players_max
    if least <= seats <= most:
        return None
    return denied(Denial.TABLE_SEATS, seats=seats, least=least, most=most)
