"""Games in which nobody has acted for long are closed, so that no list shows them for ever."""

from typing import Final

import structlog

from fishka.core.ids import GameId
from fishka.service.announce import Announcer
from fishka.service.games import Games
from fishka.service.playables import ListError
from fishka.service.ports import EventStore, World

log = structlog.get_logger()

DAY_MS: Final = 24 * 60 * 60 * 1000
LOOKS_EVERY_MS: Final = 60 * 60 * 1000


class Sweeper:
    """Looks every hour. `after_ms`: how long nobody must have acted; None: games are never closed."""

    def __init__(
        self, store: EventStore, games: Games, announcer: Announcer, world: World, after_ms: int | None
    ) -> None:
        self._store = store
        self._games = games
        self._announcer = announcer
        self._world = world
        self._after_ms = after_ms
        self._wordless: set[GameId] = set()

    async def sweep(self) -> tuple[GameId, ...]:
        """Close what is abandoned now, and look again in an hour; which games were closed."""
        if self._after_ms is None:
            return ()
        self._world.call_at(
            self._world.now_ms() + LOOKS_EVERY_MS, lambda: self._announcer.spawn_surely(self.sweep)
        )
        before_ms = self._world.now_ms() - self._after_ms
        closed = []
        for game in await self._store.playing():
            table = await self._store.table(game)
            if table is None or table.updated_ms > before_ms:
                continue
            try:
                await self._games.abandon(game, before_ms)
                closed.append(game)
            except ListError as fault:
                self._tell_once(game, fault)
            except Exception:
                log.exception("game_not_closed", game=game)
        if closed:
            log.info("games_abandoned", games=len(closed))
        return tuple(closed)

    def _tell_once(self, game: GameId, fault: ListError) -> None:
        """Without its words a game cannot be opened to be closed; its list may come back."""
        if game not in self._wordless:
            self._wordless.add(game)
            log.warning("game_not_closed", game=game, code=fault.refusal.code, **fault.refusal.params)
