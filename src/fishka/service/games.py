"""Running games: one command at a time per game; decide, append, evolve, publish, wake what must act next.

Every command gets one answer. A repeat of a command gets the answer of the first, also after a crash: the
command's id is stored with the events it made, in the same transaction.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
import structlog
from anyio import CapacityLimiter, to_thread

from fishka.bots.reading import position_of
from fishka.core.ids import GameId, PlayerId, Seat
from fishka.core.moves import Place
from fishka.game.commands import Abandon, Command, SeatCommand, Tick
from fishka.game.events import EVENT_SCHEMA, Event, encode_event, event_type
from fishka.game.facts import fact
from fishka.game.refusals import Refusal, Refused, refused
from fishka.game.replay import replay
from fishka.game.view import View
from fishka.referee import FormedWord, Rejected, measure, readable
from fishka.service.announce import Announcer
from fishka.service.ports import ConflictError, Envelope, EventStore, TableRow, World
from fishka.service.refusals import Denial, denied
from fishka.service.rooms import Room, Rooms, Running

log = structlog.get_logger()

COMMAND_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
_TRIES: Final = 4
"""How often a command is decided anew after another process wrote first."""


class Done(msgspec.Struct, frozen=True):
    """The command was carried out (now, or when it first came); the game was then at `version`."""

    version: int


class Preview(msgspec.Struct, frozen=True):
    """What tentative tiles would score, and which words are known; `valid` is None where that is not told."""

    words: tuple[FormedWord, ...]
    bonus: int
    score: int
    valid: tuple[bool, ...] | None


class Hint(msgspec.Struct, frozen=True):
    """A play that the asker could make, and its points."""

    play: Place
    score: int


HINTS: Final = 5
"""So many plays a hint shows."""

Make = Callable[[Seat, int], SeatCommand]
"""A command, once the seat and the server's time are known."""


class Games:
    """The commands of running games."""

    def __init__(self, store: EventStore, rooms: Rooms, announcer: Announcer, world: World) -> None:
        self._store = store
        self._rooms = rooms
        self._announcer = announcer
        self._world = world
        self._wake_bots: Callable[[GameId], None] = lambda _game: None
        self._moved_on: Callable[[GameId, int], None] = lambda _game, _version: None
        self._hint_limiter = CapacityLimiter(1)

    def on_change(self, wake_bots: Callable[[GameId], None], moved_on: Callable[[GameId, int], None]) -> None:
        """Whom to tell, after each change, at which version a game is and that its bots may have to act."""
        self._wake_bots = wake_bots
        self._moved_on = moved_on

    async def act(self, player: PlayerId, game: GameId, command_id: str, make: Make) -> Done | Refused:
        """A player's command. Carried out to its end even when the player's line is cut meanwhile."""
        if not COMMAND_ID.fullmatch(command_id):
            return denied(Denial.COMMAND_ID)
        return await self._announcer.to_its_end(self._act(player, game, command_id, make))

    async def _act(self, player: PlayerId, game: GameId, command_id: str, make: Make) -> Done | Refused:
        async with self._rooms.enter(game) as room:
            if room is None:
                return denied(Denial.UNKNOWN_GAME)
            seat = room.seat_of(player)
            if seat is None:
                return denied(Denial.NOT_AT_TABLE)
            return await self._handle(room, player, command_id, lambda at_ms: make(seat, at_ms))

    async def act_as_bot(
        self, game: GameId, seat: Seat, command_id: str, make: Make, *, at_fault: bool = False
    ) -> Done | Refused:
        """A bot's command. Its id begins with a mark that no player's can have.

        Where time has changed the table since the bot looked, and nobody has been told yet (the process was
        busy, or has just started), that happens now, and a bot who is refused for it hears that his look is
        out of date: he looks again.
        """
        faults = (seat,) if at_fault else ()
        async with self._rooms.enter(game) as room:
            if room is None:
                return denied(Denial.UNKNOWN_GAME)
            done = await self._handle(
                room, f"bot:{seat}", command_id, lambda at_ms: make(seat, at_ms), faults
            )
            if isinstance(done, Refused) and room.running is not None:
                due = room.running.mode.due(room.running.state)
                if due is not None and due <= self._world.now_ms():
                    await self._tick(room, room.running.version)
                    return refused(Refusal.STALE_VERSION, version=room.running.version)
            return done

    async def tick(self, game: GameId) -> None:
        """Time has come for a game."""
        async with self._rooms.enter(game) as room:
            if room is not None and room.running is not None:
                room.cancel_tick = None
                await self._tick(room, room.running.version)

    async def _tick(self, room: Room, version: int) -> None:
        await self._handle(room, "server", f"~tick:{version}", lambda at_ms: Tick(at_ms=at_ms))

    async def abandon(self, game: GameId, before_ms: int) -> None:
        """Close a game in which nothing has happened since that time."""
        async with self._rooms.enter(game) as room:
            if room is not None and room.running is not None and room.running.at_ms <= before_ms:
                command_id = f"~abandon:{room.running.version}"
                await self._handle(room, "server", command_id, lambda at_ms: Abandon(at_ms=at_ms))

    async def resume(self) -> int:
        """Take up every running game after a start: timers and bots. How many there are."""
        games = await self._store.playing()
        for game in games:
            try:
                async with self._rooms.enter(game) as room:
                    if room is not None:
                        self.schedule(room)
            except Exception:
                log.exception("game_not_resumed", game=game)
        return len(games)

    def look_after(self, game: GameId) -> None:
        """A game is in doubt: enter it as soon as the store answers, which loads it anew."""

        async def look() -> None:
            async with self._rooms.enter(game):
                pass

        self._announcer.spawn_surely(look)

    async def catch_up(self, room: Room) -> None:
        """The room was loaded anew: show everybody, and wake what must act."""
        await self._announcer.table(room)
        self._announcer.seen(room, ())
        self.schedule(room)

    async def preview(self, player: PlayerId, game: GameId, play: Place) -> Preview | Refused:
        """What a player's own tiles would score, laid like this.

        Verdicts on words only where dictionaries are open to all, or in a game of teaching (rules B.1.13).
        """
        async with self._rooms.enter(game) as room:
            playing = _playing(room, player)
            if isinstance(playing, Refused):
                return playing
            return preview(playing.running, playing.seat, play)

    async def hints(self, player: PlayerId, game: GameId) -> list[Hint] | Refused:
        """Some plays of a player who is on turn, the best first, where the edition lets the program help."""
        async with self._rooms.enter(game) as room:
            playing = _playing(room, player)
            if isinstance(playing, Refused):
                return playing
            running = playing.running
            playable, view = running.playable, running.mode.view(running.state, playing.seat)
        if view.help != "teaching":
            return refused(Refusal.HELP_NOT_ALLOWED)
        if "play" not in view.may:
            return refused(Refusal.NOT_YOUR_TURN)
        found = await to_thread.run_sync(playable.hints, view, HINTS, limiter=self._hint_limiter)
        return [Hint(play, score) for play, score in found]

    async def keep_rack_order(self, player: PlayerId, game: GameId, order: tuple[int, ...]) -> Refused | None:
        """Remember how a player arranged his rack."""
        async with self._rooms.enter(game) as room:
            playing = _playing(room, player)
            if isinstance(playing, Refused):
                return playing
            tables = playing.running.playable.tables
            if len(order) > tables.rack_size or not all(0 <= tile <= tables.letter_count for tile in order):
                return denied(Denial.RACK_ORDER)
            if playing.room.rack_orders.get(player) != order:
                await self._store.keep_rack_order(game, player, order)
                playing.room.rack_orders[player] = order
        return None

    def schedule(self, room: Room) -> None:
        """Set the timer of a game to when it is due, and let its bots look."""
        if room.cancel_tick is not None:
            room.cancel_tick()
            room.cancel_tick = None
        running = room.running
        if running is None:
            return
        self._moved_on(room.game, running.version)
        if room.table.status != "playing":
            return
        due = running.mode.due(running.state)
        if due is not None:
            game = room.game
            room.cancel_tick = self._world.call_at(
                due, lambda: self._announcer.spawn_surely(lambda: self.tick(game))
            )
        self._wake_bots(room.game)

    async def _handle(
        self,
        room: Room,
        actor: str,
        command_id: str,
        make: Callable[[int], Command],
        bot_faults: tuple[Seat, ...] = (),
    ) -> Done | Refused:
        for _ in range(_TRIES):
            running = room.running
            if running is None:
                return denied(Denial.CANCELLED if room.table.status == "cancelled" else Denial.NOT_STARTED)
            first = _first_answer(running, actor, command_id)
            if first is not None:
                return first
            at_ms = max(self._world.now_ms(), running.at_ms)
            decided = running.mode.decide(running.ctx, running.state, make(at_ms))
            if isinstance(decided, Refused):
                running.remember(command_id, actor, decided)
                return decided
            if not decided:
                return Done(running.version)
            try:
                await self._append(room, running, actor, command_id, decided, at_ms)
            except ConflictError:
                log.info("game_moved_elsewhere", game=room.game, version=running.version)
                await self._rooms.catch_up(room)
                continue
            facts = tuple(one for one in map(fact, decided) if one is not None)
            self._announcer.seen(room, facts, bot_faults)
            if room.table.status == "ended":
                await self._announcer.table(room)
            self.schedule(room)
            return Done(running.version)
        return denied(Denial.BUSY)

    async def _append(
        self,
        room: Room,
        running: Running,
        actor: str,
        command_id: str,
        events: tuple[Event, ...],
        at_ms: int,
    ) -> None:
        state = replay(running.mode, events, running.state)
        table = after_events(room.table, running.mode.view(state, None), at_ms)
        stored = envelopes(room.game, running.version, events, at_ms, command_id, actor)
        await self._store.commit(table=table, events=stored)
        room.table = msgspec.structs.replace(table, revision=table.revision + 1)
        running.state = state
        running.at_ms = at_ms
        running.done[command_id] = (actor, state.version)


def envelopes(
    game: GameId, version: int, events: tuple[Event, ...], at_ms: int, command_id: str, actor: str
) -> list[Envelope]:
    """The events of one command, ready to be stored after `version`."""
    return [
        Envelope(
            game=game,
            seq=version + 1 + part,
            at_ms=at_ms,
            schema=EVENT_SCHEMA,
            type=event_type(event),
            data=encode_event(event),
            command_id=command_id,
            part=part,
            actor=actor,
        )
        for part, event in enumerate(events)
    ]


def after_events(table: TableRow, view: View, at_ms: int) -> TableRow:
    """The table's row, with what lists show of the game."""
    return msgspec.structs.replace(
        table,
        status="ended" if view.phase == "ended" else "playing",
        turn=view.turn,
        scores=tuple(seat.score for seat in view.seats),
        updated_ms=at_ms,
    )


def preview(running: Running, seat: Seat, play: Place) -> Preview | Refused:
    """Measure a seat's tentative play on the board as that seat sees it."""
    view = running.mode.view(running.state, seat)
    if view.rack is None or view.phase == "ended":
        return refused(Refusal.GAME_OVER)
    measured = measure(running.playable.tables, position_of(view), play, running.playable.words)
    if isinstance(measured, Rejected):
        params = readable(measured, running.playable.edition.alphabet, view.cols)
        return Refused(measured.code.value, dict(params))
    valid = None
    if running.state.terms.free_dictionary or running.state.terms.help == "teaching":
        valid = tuple(running.playable.words.contains(word.letters) for word in measured.words)
    return Preview(measured.words, measured.bonus, measured.score, valid)


class _Playing(NamedTuple):
    """A player at a game that has begun."""

    room: Room
    seat: Seat
    running: Running


def _playing(room: Room | None, player: PlayerId) -> _Playing | Refused:
    """Who is no player of a game that has begun is told so."""
    if room is None:
        return denied(Denial.UNKNOWN_GAME)
    seat = room.seat_of(player)
    if seat is None:
        return denied(Denial.NOT_AT_TABLE)
    if room.running is None:
        return denied(Denial.NOT_STARTED)
    return _Playing(room, seat, room.running)


def _first_answer(running: Running, actor: str, command_id: str) -> Done | Refused | None:
    if command_id in running.done:
        who, version = running.done[command_id]
        return Done(version) if who == actor else denied(Denial.COMMAND_ID)
    if command_id in running.refused:
        who, refusal = running.refused[command_id]
        return refusal if who == actor else denied(Denial.COMMAND_ID)
    return None
