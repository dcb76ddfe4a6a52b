"""Games in memory: a fold of their events, kept until nobody needs it."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from fishka.core.ids import GameId, PlayerId, Seat
from fishka.game.ctx import Ctx
from fishka.game.draws import SecretDraws
from fishka.game.events import GameStarted, decode_event
from fishka.game.mode import Mode
from fishka.game.modes import mode
from fishka.game.refusals import Refused
from fishka.game.replay import replay
from fishka.game.state import GameState
from fishka.service.playables import Playable, Playables
from fishka.service.ports import Envelope, EventStore, TableRow

REFUSALS_KEPT: Final = 256
"""Refused commands of a game whose first answer is remembered (accepted ones all are)."""


@dataclass(slots=True)
class Running:
    """A game that has begun, after the events stored so far."""

    mode: Mode
    playable: Playable
    ctx: Ctx
    draws: SecretDraws
    state: GameState
    at_ms: int
    """Time of the last event."""
    done: dict[str, tuple[str, int]]
    """By command id: who gave it and the version that it led to."""
    refused: "OrderedDict[str, tuple[str, Refused]]" = field(default_factory=OrderedDict)

    @property
    def version(self) -> int:
        """Number of the last event."""
        return self.state.version

    def remember(self, command_id: str, actor: str, refusal: Refused) -> None:
        """Keep the first answer to a refused command for its repeats."""
        self.refused.setdefault(command_id, (actor, refusal))
        while len(self.refused) > REFUSALS_KEPT:
            self.refused.popitem(last=False)


@dataclass(slots=True)
class Room:
    """One game in memory. Everything in it is touched under its lock only."""

    table: TableRow
    running: Running | None = None
    rack_orders: dict[PlayerId, tuple[int, ...]] = field(default_factory=dict)
    cancel_tick: Callable[[], None] | None = None
    doubtful: bool = False
    """Something failed while the game was changed: the store may be ahead of what is here."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def game(self) -> GameId:
        """Which game."""
        return self.table.game

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Where a player sits; None for a spectator."""
        for number, chair in enumerate(self.table.chairs):
            if chair.kind == "person" and chair.player == player:
                return Seat(number)
        return None


class Rooms:
    """Rooms by game. A room exists once per process, so that its lock orders what happens to the game."""

    def __init__(
        self, store: EventStore, playables: Playables, in_use: Callable[[GameId], bool], idle_max: int
    ) -> None:
        self._store = store
        self._playables = playables
        self._in_use = in_use
        self._idle_max = idle_max
        self._rooms: OrderedDict[GameId, Room] = OrderedDict()
        self._opening: dict[GameId, asyncio.Lock] = {}
        self.on_catch_up: Callable[[Room], Awaitable[None]] = _nothing
        """Called with a room that was loaded anew; set once, when the parts are put together."""
        self.on_doubt: Callable[[GameId], None] = lambda _game: None
        """Called with a game that should be looked at soon, since nobody else may enter it; set once too."""

    @asynccontextmanager
    async def enter(self, game: GameId) -> AsyncIterator[Room | None]:
        """The room of a game, locked; None when there is no such game.

        An exception in the block puts the room in doubt: it is loaded anew when it is next entered, soon.
        """
        room = await self._open(game)
        if room is None:
            yield None
            return
        async with room.lock:
            if room.doubtful:
                await self.catch_up(room)
            try:
                yield room
            except BaseException:
                room.doubtful = True
                self.on_doubt(game)
                raise

    async def catch_up(self, room: Room) -> None:
        """The store is ahead (another process, a command of unknown fate): load the game, tell everybody."""
        await self.reload(room)
        room.doubtful = False
        await self.on_catch_up(room)

    async def _open(self, game: GameId) -> Room | None:
        if game in self._rooms:
            self._rooms.move_to_end(game)
            return self._rooms[game]
        async with self._opening.setdefault(game, asyncio.Lock()):
            try:
                if game not in self._rooms:
                    table = await self._store.table(game)
                    if table is None:
                        return None
                    room = Room(table)
                    await self.reload(room)
                    self.add(room)
                return self._rooms[game]
            finally:
                self._opening.pop(game, None)

    def add(self, room: Room) -> None:
        """Keep a room, and forget the longest unused ones that nobody needs when there are many."""
        self._rooms[room.game] = room
        for game in list(self._rooms):
            if len(self._rooms) <= self._idle_max:
                break
            old = self._rooms[game]
            if (
                old is not room
                and not old.lock.locked()
                and old.cancel_tick is None
                and not self._in_use(game)
            ):
                del self._rooms[game]

    async def reload(self, room: Room) -> None:
        """Bring a room to what the store says."""
        table = await self._store.table(room.game)
        if table is None:
            raise LookupError(f"game {room.game} is no longer stored")
        room.table = table
        await self._playables.editions.find(table.edition, table.modifiers)  # house rules are at hand
        room.rack_orders = await self._store.rack_orders(room.game)
        envelopes = await self._store.events(room.game)
        if envelopes:
            secret = await self._store.secret(room.game)
            if secret is None:
                raise LookupError(f"game {room.game} has no secret")
            started = decode_event(envelopes[0].data, envelopes[0].schema)
            if not isinstance(started, GameStarted):
                raise ValueError(f"game {room.game} does not begin with its start")
            playable = await self._playables.of(started)
            before = room.running
            room.running = run(envelopes, secret, playable)
            if before is not None:
                room.running.refused = before.refused


async def _nothing(_room: Room) -> None:
    pass


def run(envelopes: list[Envelope], secret: bytes, playable: Playable) -> Running:
    """A running game from its stored events."""
    events = [decode_event(one.data, one.schema) for one in envelopes]
    rules = mode(playable.edition.mode)
    draws = SecretDraws(secret)
    done: dict[str, tuple[str, int]] = {}
    for one in envelopes:
        done[one.command_id] = (one.actor, one.seq)
    return Running(
        mode=rules,
        playable=playable,
        ctx=context(playable, draws),
        draws=draws,
        state=replay(rules, events),
        at_ms=envelopes[-1].at_ms,
        done=done,
    )


def context(playable: Playable, draws: SecretDraws) -> Ctx:
    """What the mode may ask in this game."""
    return Ctx(
        edition=playable.edition,
        tables=playable.tables,
        words=playable.words,
        draws=draws,
        any_play=playable.any_play,
    )


def is_open(running: Running) -> bool:
    """Whether a game lets its players, and those who watch, ask the dictionary now."""
    if running.state.result is not None:
        return True
    return running.playable.edition.params.dictionary_access == "free"
