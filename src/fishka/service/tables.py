"""Tables: opening one, sitting down, leaving, starting the game, playing again."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

import msgspec

from fishka.core.ids import GameId, PlayerId
from fishka.game.refusals import Refused
from fishka.rules.edition import Edition
from fishka.rules.house import is_house
from fishka.service.announce import Announcer
from fishka.service.begin import beginning
from fishka.service.games import Games
from fishka.service.guests import Guests, readable_id
from fishka.service.house import checked_house
from fishka.service.playables import (
    NOTHING_CHOSEN,
    ListError,
    Playables,
    TableWords,
    words_of_table,
)
from fishka.service.ports import Chair, ConflictError, EventStore, Pace, PlayerStore, TableRow, World
from fishka.service.refusals import Denial, denied
from fishka.service.rooms import Room, Rooms
from fishka.service.updates import TableView, Update
from fishka.service.words import WordStore

LISTED_MAX: Final = 100
"""So many games a player's list shows."""


class SeatWish(msgspec.Struct, frozen=True):
    """A seat of a new table, as its host wants it."""

    kind: Literal["me", "bot", "open"]
    level: str | None = None
    strength: str | None = None


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
        words: WordStore,
        rooms: Rooms,
        games: Games,
        announcer: Announcer,
        playables: Playables,
        world: World,
        bot_levels: Sequence[str],
    ) -> None:
        self._store = store
        self._words = words
        self._rooms = rooms
        self._games = games
        self._announcer = announcer
        self._playables = playables
        self._world = world
        self._bot_levels = tuple(bot_levels)
        self._guests = Guests(players, world)

    async def create(
        self,
        host: PlayerId,
        edition: str,
        modifiers: tuple[str, ...],
        wishes: Sequence[SeatWish],
        pace: Pace,
        words: TableWords = NOTHING_CHOSEN,
    ) -> GameId | Refused:
        """Open a table. The game starts at once when no seat is open."""
        rules = await self._playables.editions.text(edition) if is_house(edition) else None
        chosen = await self._words_chosen(host, edition, modifiers, words)
        if isinstance(chosen, Refused):
            return chosen
        playable = await self._playables.open(edition, modifiers, chosen)
        if isinstance(playable, Refused):
            return playable
        chairs = self._chairs(host, wishes, playable.edition)
        if isinstance(chairs, Refused):
            return chairs
        table = self._new_table(host, edition, modifiers, pace, chairs, chosen, rules)
        if any(chair.kind == "open" for chair in chairs):
            await self._store.commit(new_table=table)
        else:
            begun = beginning(table, playable, self._world)
            await self._store.commit(new_table=begun.table, secret=begun.secret, events=begun.events)
            await self._wake(table.game)
        return table.game

    async def join(
        self, player: PlayerId, game: GameId, name: str | None, strength: str | None = None
    ) -> TableView | Refused:
        """Take the first open seat, where the player has none yet. Taking the last one starts the game."""
        async with self._rooms.enter(game) as room:
            if room is None:
                return denied(Denial.UNKNOWN_GAME)
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
                chairs[free] = Chair("person", player, strength=strength)
                if any(chair.kind == "open" for chair in chairs):
                    refusal = await self._change(room, chairs=tuple(chairs))
                else:
                    refusal = await self._begin(room, tuple(chairs))
                if refusal is not None:
                    return refusal
            return await self._announcer.table_for(room, player)

    async def edition(self, game: GameId) -> Edition | Refused:
        """The rules of a table: those that its game began with, before that those it will begin with."""
        async with self._rooms.enter(game) as room:
            if room is None:
                return denied(Denial.UNKNOWN_GAME)
            if room.running is not None:
                return room.running.playable.edition
            return await self._playables.editions.find(room.table.edition, room.table.modifiers)

    async def start(self, player: PlayerId, game: GameId) -> TableView | Refused:
        """The host starts with those who are there; open seats are taken away."""
        async with self._rooms.enter(game) as room:
            if room is None:
                return denied(Denial.UNKNOWN_GAME)
            closed = _closed(room.table)
            if closed is not None:
                return closed
            if room.table.host != player:
                return denied(Denial.NOT_HOST)
            edition = await self._playables.editions.find(room.table.edition, room.table.modifiers)
            if isinstance(edition, Refused):
                return edition
            chairs = tuple(chair for chair in room.table.chairs if chair.kind != "open")
            refusal = _misfit(len(chairs), edition) or await self._begin(room, chairs)
            if refusal is not None:
                return refusal
            return await self._announcer.table_for(room, player)

    async def leave(self, player: PlayerId, game: GameId) -> TableView | Refused:
        """Give a seat back before the game; the host's leaving cancels the table."""
        async with self._rooms.enter(game) as room:
            if room is None:
                return denied(Denial.UNKNOWN_GAME)
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
            return await self._announcer.table_for(room, player)

    async def rematch(self, player: PlayerId, game: GameId) -> GameId | Refused:
        """The next game with the same seats: made by the first who asks, the same for all who ask later."""
        async with self._rooms.enter(game) as room:
            if room is None:
                return denied(Denial.UNKNOWN_GAME)
            if room.seat_of(player) is None:
                return denied(Denial.NOT_AT_TABLE)
            if room.table.rematch is not None:
                return room.table.rematch
            if room.table.status != "ended":
                return denied(Denial.NOT_ENDED)
            old = room.table
            words = words_of_table(old)
            playable = await self._playables.open(old.edition, old.modifiers, words)
            if isinstance(playable, Refused):
                return playable
            new = self._new_table(player, old.edition, old.modifiers, old.pace, old.chairs, words, old.rules)
            begun = beginning(new, playable, self._world)
            changed = msgspec.structs.replace(old, rematch=new.game)
            try:
                await self._store.commit(
                    table=changed, new_table=begun.table, secret=begun.secret, events=begun.events
                )
            except ConflictError:
                await self._rooms.catch_up(room)
                return room.table.rematch or denied(Denial.BUSY)
            room.table = msgspec.structs.replace(changed, revision=old.revision + 1)
            await self._wake(new.game)
            await self._announcer.table(room)
            return new.game

    async def table(self, player: PlayerId, game: GameId) -> TableView | Refused:
        """The table as a player (or somebody with the link) sees it."""
        async with self._rooms.enter(game) as room:
            if room is None:
                return denied(Denial.UNKNOWN_GAME)
            return await self._announcer.table_for(room, player)

    async def games_of(self, player: PlayerId) -> list[Listed]:
        """A player's games, newest first."""
        listed = []
        for row in await self._store.tables_of(player, LISTED_MAX):
            if row.status != "playing":
                listed.append(await self._listed(Room(row), player))
                continue
            try:
                async with self._rooms.enter(row.game) as room:
                    if room is not None:
                        listed.append(await self._listed(room, player))
            except ListError:
                listed.append(await self._listed(Room(row), player))
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
        async with self._rooms.enter(game) as room:
            if room is None:
                return denied(Denial.UNKNOWN_GAME)
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
        async with self._rooms.enter(game) as room:
            if room is not None:
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
                    chairs.append(Chair("person", host, strength=wish.strength))
                case "open":
                    chairs.append(Chair("open"))
                case "bot":
                    if wish.level not in self._bot_levels:
                        return denied(Denial.UNKNOWN_BOT, level=wish.level or "")
                    chairs.append(Chair("bot", level=wish.level, strength=wish.strength))
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
            await self._rooms.catch_up(room)
            return denied(Denial.BUSY)
        room.table = msgspec.structs.replace(table, revision=table.revision + 1)
        await self._announcer.table(room)
        return None

    async def _begin(self, room: Room, chairs: tuple[Chair, ...]) -> Refused | None:
        """A waiting table becomes a game of those who sit there."""
        playable = await self._playables.open(
            room.table.edition, room.table.modifiers, words_of_table(room.table)
        )
        if isinstance(playable, Refused):
            return playable
        begun = beginning(msgspec.structs.replace(room.table, chairs=chairs), playable, self._world)
        try:
            await self._store.commit(table=begun.table, secret=begun.secret, events=begun.events)
        except ConflictError:
            await self._rooms.catch_up(room)
            return denied(Denial.BUSY)
        room.table = msgspec.structs.replace(begun.table, revision=begun.table.revision + 1)
        room.running = begun.running
        await self._announcer.table(room)
        self._announcer.seen(room, begun.facts)
        self._games.schedule(room)
        return None

    async def _wake(self, game: GameId) -> None:
        """Let timers and bots of a game that has just been stored begin."""
        async with self._rooms.enter(game) as room:
            if room is not None:
                self._games.schedule(room)

    def _new_table(
        self,
        host: PlayerId,
        edition: str,
        modifiers: tuple[str, ...],
        pace: Pace,
        chairs: tuple[Chair, ...],
        words: TableWords,
        rules: str | None,
    ) -> TableRow:
        now = self._world.now_ms()
        return TableRow(
            game=GameId(readable_id(self._world, 12)),
            status="waiting",
            edition=edition,
            modifiers=modifiers,
            pace=pace,
            chairs=chairs,
            host=host,
            created_ms=now,
            updated_ms=now,
            house=words.house,
            own_list=words.own_list,
            rules=rules,
        )

    async def _words_chosen(
        self, host: PlayerId, edition_id: str, modifiers: tuple[str, ...], words: TableWords
    ) -> TableWords | Refused:
        """The host's choice, with words as lists spell them; or what is wrong with it."""
        if words == NOTHING_CHOSEN:
            return words
        edition = await self._playables.editions.find(edition_id, modifiers)
        if isinstance(edition, Refused):
            return edition
        if words.own_list is not None:
            mine = {one.hash: one for one in await self._words.own_lists(host)}
            if words.own_list not in mine:
                return denied(Denial.UNKNOWN_LEXICON, lexicon=words.own_list[:8])
            if mine[words.own_list].language != edition.params.language:
                return denied(Denial.LIST_LANGUAGE, language=edition.params.language)
        house = checked_house(words.house, "".join(edition.alphabet.letters))
        return house if isinstance(house, Refused) else TableWords(house, words.own_list)


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
