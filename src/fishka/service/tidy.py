"""The cache folder is kept within the operator's limit: what nobody has opened for longest goes first."""

from typing import Final

import structlog
from anyio import to_thread

from fishka.lexicon import cache_folder, prune_cache
from fishka.service.announce import Announcer
from fishka.service.ports import World

log = structlog.get_logger()

TIDIES_EVERY_MS: Final = 6 * 60 * 60 * 1000


class Tidier:
    """Looks after a start and every six hours. `cache_mb`: megabytes that the cache may take; None: any."""

    def __init__(self, announcer: Announcer, world: World, cache_mb: int | None) -> None:
        self._announcer = announcer
        self._world = world
        self._cache_mb = cache_mb

    async def tidy(self) -> None:
        """Delete what is too much now, and look again later."""
        if self._cache_mb is None:
            return
        self._world.call_at(
            self._world.now_ms() + TIDIES_EVERY_MS, lambda: self._announcer.spawn_surely(self.tidy)
        )
        gone = await to_thread.run_sync(prune_cache, cache_folder(), self._cache_mb * 1_000_000)
        if gone:
            log.info("cache_pruned", files=len(gone))
