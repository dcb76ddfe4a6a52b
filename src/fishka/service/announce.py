"""Telling those who follow a game: each one's own view, and who sits at the table."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import structlog

from fishka.core.ids import GameId, PlayerId, Seat
from fishka.game.facts import Fact
from fishka.game.refusals import Refused
from fishka.rules.parameters import Parameters
from fishka.service.playables import NOTHING_CHOSEN, Playables, words_of_table
from fishka.service.ports import Bus, PlayerStore, World
from fishka.service.rooms import Room, Running, is_open
from fishka.service.updates import ChairView, Seen, TableView, Update

log = structlog.get_logger()

T = TypeVar("T")

_FIRST_PAUSE_MS: Final = 1_000
_LONGEST_PAUSE_MS: Final = 60_000


class Announcer:
    """Publishes to listeners, and looks after the tasks that work in the background."""

    def __init__(self, bus: Bus[Update], players: PlayerStore, playables: Playables, world: World) -> None:
        self._bus = bus
        self._players = players
        self._playables = playables
        self._world = world
        self._tasks: set[asyncio.Task[Any]] = set()

    def seen(self, room: Room, facts: tuple[Fact, ...], bot_faults: tuple[Seat, ...] = ()) -> None:
        """Show every listener the game as it is now. Under the room's lock, so that views go out in order."""
        if room.running is None:
            return
        for player in self._bus.listeners(room.game):
            seen = self.view_for(room, room.running, player, facts, bot_faults)
            self._bus.publish(room.game, player, seen)

    def view_for(
        self,
        room: Room,
        running: Running,
        player: PlayerId,
        facts: tuple[Fact, ...] = (),
        bot_faults: tuple[Seat, ...] = (),
    ) -> Seen:
        """The game as one player may see it."""
        seat = room.seat_of(player)
        return Seen(
            game=room.game,
            at_ms=self._world.now_ms(),
            view=running.mode.view(running.state, seat),
            facts=facts,
            bot_faults=bot_faults,
            rack_order=() if seat is None else room.rack_orders.get(player, ()),
        )

    def is_online(self, game: GameId, player: PlayerId) -> bool:
        """Whether a player follows this game now."""
        return player in self._bus.listeners(game)

    async def table(self, room: Room) -> None:
        """Show every listener who sits at the table now."""
        listeners = self._bus.listeners(room.game)
        if listeners:
            names = await self._names(room)
            for player in listeners:
                self._bus.publish(room.game, player, self._table_view(room, player, names))

    async def table_for(self, room: Room, player: PlayerId) -> TableView:
        """The table as one player sees it."""
        return self._table_view(room, player, await self._names(room))

    async def _names(self, room: Room) -> dict[PlayerId, str]:
        ids = [chair.player for chair in room.table.chairs if chair.player is not None]
        return {one: row.name for one, row in (await self._players.players(ids)).items()}

    def _table_view(self, room: Room, player: PlayerId, names: dict[PlayerId, str]) -> TableView:
        table, online = room.table, self._bus.listeners(room.game)
        lexicon, lexicon_hash, casual = self._words(room)
        params = self._params(room)
        return TableView(
            game=table.game,
            status=table.status,
            edition=table.edition,
            modifiers=table.modifiers,
            lexicon=lexicon,
            lexicon_hash=lexicon_hash,
            chairs=tuple(
                ChairView(
                    seat=Seat(number),
                    kind=chair.kind,
                    name="" if chair.player is None else names.get(chair.player, ""),
                    player=chair.player,
                    level=chair.level,
                    online=chair.kind == "bot" or chair.player in online,
                )
                for number, chair in enumerate(table.chairs)
            ),
            host=table.host,
            you=room.seat_of(player),
            casual=casual,
            dictionary=room.running is not None and is_open(room.running),
            family=params is not None and params.rude_words == "refused",
            house=words_of_table(table) != NOTHING_CHOSEN,
            rematch=table.rematch,
        )

    def _words(self, room: Room) -> tuple[str, str, bool]:
        if room.running is not None:
            started = room.running.state.started
            return started.lexicon, started.lexicon_hash, started.terms.checks_words
        table = room.table
        return self._playables.words_of(table.edition, table.modifiers, words_of_table(table))

    def _params(self, room: Room) -> Parameters | None:
        if room.running is not None:
            return room.running.playable.edition.params
        edition = self._playables.editions.known(room.table.edition, room.table.modifiers)
        return None if isinstance(edition, Refused) else edition.params

    async def to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something that must not stop half-way, even when whoever asked for it is gone."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.info("work_failed", fault=type(task.exception()).__name__)

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something in the background; a failure is logged, loudly, and nothing else stops."""

        async def guarded() -> None:
            try:
                await work
            except Exception:
                log.exception("background_work_failed")

        task = asyncio.get_running_loop().create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _task: work.close())  # it may have been cancelled before it began

    def spawn_surely(self, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Like `spawn`, but what fails is tried again, after longer and longer pauses, until it succeeds."""

        async def surely() -> None:
            pause_ms = _FIRST_PAUSE_MS
            while True:
                try:
                    await work()
                    return
                except Exception:
                    log.exception("background_work_failed", again_in_ms=pause_ms)
                await self._world.sleep_ms(pause_ms)
                pause_ms = min(2 * pause_ms, _LONGEST_PAUSE_MS)

        self.spawn(surely())

    @property
    def busy(self) -> bool:
        """Whether anything is going on in the background."""
        return bool(self._tasks)

    async def close(self) -> None:
        """Stop what is still going on."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
