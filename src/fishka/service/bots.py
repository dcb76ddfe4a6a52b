"""Bots at work: each thinks in a worker thread, from the view that its seat has, and then acts like anybody.

What a bot has thought out is void when the game has moved on meanwhile. A move that is refused is a fault of
ours, a disagreement between kernel and referee: it is logged loudly, and the bot passes.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import structlog
from anyio import CapacityLimiter, to_thread

from fishka.bots.bot import Budget
from fishka.bots.reading import position_of
from fishka.bots.seat import BotAct, Moves, awaited, next_act, resigned_to
from fishka.core.board import Board
from fishka.core.ids import GameId, Seat
from fishka.core.moves import Place
from fishka.core.rng import Rng
from fishka.core.tiles import Tile
from fishka.game.commands import SeatCommand
from fishka.game.draws import Purpose
from fishka.game.refusals import Refusal, Refused
from fishka.game.view import View
from fishka.kernel.lookahead import Stop
from fishka.referee import Rejected, measure
from fishka.service.announce import Announcer
from fishka.service.botacts import Head, command_of
from fishka.service.games import Games
from fishka.service.playables import Playable
from fishka.service.ports import World
from fishka.service.rooms import Room, Rooms

log = structlog.get_logger()

BUDGET: Final = Budget(ms=5_000, nodes=1_000_000, threads=2)
_FIRST_PAUSE_MS: Final = 1_000
_LONGEST_PAUSE_MS: Final = 60_000


class _Job:
    """What a bot is to think about."""

    def __init__(self, seat: Seat, level: str, view: View, seed: int, playable: Playable) -> None:
        self.seat = seat
        self.level = level
        self.view = view
        self.seed = seed
        self.playable = playable

    def think(self, stop: Stop) -> "BotAct | Disagreement | None":
        """Runs in a worker thread. A play that kernel and referee count differently is not made."""
        budget = msgspec.structs.replace(BUDGET, stop=stop)
        act = next_act(self.playable.bot(self.level), self.view, budget, Rng(self.seed))
        if isinstance(act, Moves) and isinstance(act.move, Place):
            return self._checked(act, act.move)
        return act

    def _checked(self, act: Moves, play: Place) -> "Moves | Disagreement":
        playable, position = self.playable, position_of(self.view)
        measured = measure(playable.tables, position, play, playable.words)
        if isinstance(measured, Rejected):
            return act  # the game refuses it, and that is told there
        counted = playable.points(self.view, play)
        if counted == measured.score:
            return act
        return Disagreement(counted, measured.score)


class Disagreement(msgspec.Struct, frozen=True):
    """Points of one play by the kernel and by the referee, which differ: a fault of the program."""

    kernel: int
    referee: int


class _Thinking(NamedTuple):
    """What goes on for a game: at which version it began, and how to end it."""

    version: int
    stop: Stop


class BotRunner:
    """Lets the bots of a game act, one after the other, until none has anything to do."""

    def __init__(
        self,
        rooms: Rooms,
        games: Games,
        announcer: Announcer,
        world: World,
        limiter: CapacityLimiter,
        pause_ms: int,
    ) -> None:
        self._rooms = rooms
        self._games = games
        self._announcer = announcer
        self._world = world
        self._limiter = limiter
        self._pause_ms = pause_ms
        """So long a bot waits before it moves, that people can see what happened before."""
        self._busy: set[GameId] = set()
        self._again: set[GameId] = set()
        self._thinking: dict[GameId, _Thinking] = {}

    def moved_on(self, game: GameId, version: int) -> None:
        """The game is at this version: what is being thought out for an earlier one is void, and stops."""
        thinking = self._thinking.get(game)
        if thinking is not None and thinking.version != version:
            thinking.stop.set()

    def wake(self, game: GameId) -> None:
        """Something has changed; bots may have to act. Returns at once."""
        if game in self._busy:
            self._again.add(game)
            return
        self._busy.add(game)
        self._announcer.spawn(self._run(game))

    async def _run(self, game: GameId) -> None:
        pause_ms = _FIRST_PAUSE_MS
        try:
            while True:
                self._again.discard(game)
                try:
                    acted = await self._act_once(game)
                except Exception:
                    # The store, most likely: a bot that gave up now would leave everybody waiting.
                    log.exception("bot_interrupted", game=game, again_in_ms=pause_ms)
                    await self._world.sleep_ms(pause_ms)
                    pause_ms = min(2 * pause_ms, _LONGEST_PAUSE_MS)
                    continue
                pause_ms = _FIRST_PAUSE_MS
                if not acted and game not in self._again:
                    return
        finally:
            self._busy.discard(game)
            self._again.discard(game)

    async def _act_once(self, game: GameId) -> bool:
        """One act of one bot; False when no bot has anything to do now."""
        async with self._rooms.enter(game) as room:
            jobs = [] if room is None else _jobs(room)
        if not jobs:
            return False
        stop = Stop()
        self._thinking[game] = _Thinking(jobs[0].view.version, stop)
        try:
            return await self._first_act(game, jobs, stop)
        finally:
            del self._thinking[game]

    async def _first_act(self, game: GameId, jobs: Sequence[_Job], stop: Stop) -> bool:
        """See `_act_once`; True too when the game has moved on meanwhile: it is to be looked at again."""
        for job in jobs:
            try:
                act = await to_thread.run_sync(job.think, stop, limiter=self._limiter)
            except Exception:
                log.exception(
                    "bot_failed", game=game, seat=job.seat, level=job.level, version=job.view.version
                )
                return await self._give_up(game, job)
            if stop.is_set():
                return True
            if act is None:
                continue
            if isinstance(act, Disagreement):
                self._log_disagreement(game, job, "score", kernel=act.kernel, referee=act.referee)
                return await self._give_up(game, job)
            if isinstance(act, Moves) and self._pause_ms:
                await self._world.sleep_ms(self._pause_ms)
            return await self._carry_out(game, job, act)
        return False

    async def _carry_out(self, game: GameId, job: _Job, act: BotAct) -> bool:
        version = job.view.version
        command_id = f"~bot:{job.seat}:{version}:{type(act).__name__}"
        answer = await self._games.act_as_bot(
            game, job.seat, command_id, lambda seat, at_ms: _command(act, seat, version, command_id, at_ms)
        )
        if not isinstance(answer, Refused):
            return True
        if answer.code in (Refusal.STALE_VERSION, Refusal.GAME_OVER, Refusal.NOT_A_SEAT):
            return True  # void: the game moved on while the bot was thinking; look again
        self._log_disagreement(game, job, answer.code, act=type(act).__name__)
        return await self._give_up(game, job)

    def _log_disagreement(self, game: GameId, job: _Job, code: str, **more: int | str) -> None:
        """Loudly, with the position, and without any rack."""
        board = Board(job.view.rows, job.view.cols, job.view.board)
        log.error(
            "kernel_disagreement",
            game=game,
            version=job.view.version,
            seat=job.seat,
            level=job.level,
            code=code,
            position=position_text(board, job.playable),
            **more,
        )

    async def _give_up(self, game: GameId, job: _Job) -> bool:
        """Pass in the bot's place, where it is its turn; what else it wanted to say is left unsaid."""
        version = job.view.version
        fallback = resigned_to(job.view)
        command_id = f"~bot:{job.seat}:{version}:fault"
        answer = await self._games.act_as_bot(
            game,
            job.seat,
            command_id,
            lambda seat, at_ms: _command(fallback, seat, version, command_id, at_ms),
            at_fault=True,
        )
        if isinstance(answer, Refused) and answer.code != Refusal.STALE_VERSION:
            log.error("bot_stuck", game=game, version=version, seat=job.seat, code=answer.code)
            return False
        return True


def _jobs(room: Room) -> list[_Job]:
    """Every bot that may have something to do, with all that it needs to think."""
    running = room.running
    if running is None or room.table.status != "playing":
        return []
    jobs = []
    for number, chair in enumerate(room.table.chairs):
        if chair.kind == "bot" and chair.level is not None:
            seat = Seat(number)
            view = running.mode.view(running.state, seat)
            if not awaited(view):
                continue
            seed = running.draws.stream(view.version, Purpose.BOT)
            jobs.append(_Job(seat, chair.level, view, _seed(seed.below(1 << 64), seat), running.playable))
    return jobs


def _seed(chance: int, seat: Seat) -> int:
    return Rng(chance ^ seat).next_u64()


def _command(act: BotAct, seat: Seat, version: int, command_id: str, at_ms: int) -> SeatCommand:
    return command_of(act, Head(seat=seat, expected_version=version, command_id=command_id, at_ms=at_ms))


def position_text(board: Board, playable: Playable) -> str:
    """The board as rows of letters, without any rack: racks are never logged."""
    alphabet = playable.edition.alphabet
    rows = []
    for row in range(board.rows):
        cells = board.cells[row * board.cols : (row + 1) * board.cols]
        rows.append("".join(alphabet.letter(Tile(cell)) if cell else "." for cell in cells))
    return "/".join(rows)
