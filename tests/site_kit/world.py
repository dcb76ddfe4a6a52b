"""Time that moves only when told to, and chance that follows from a seed."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count

from fishka.core.rng import Rng

START_MS = 1_800_000_000_000


class SimWorld:
    """See `service.ports.World`."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)
        self._now_ms = START_MS
        self._order = count()
        self._timers: list[tuple[int, int, Callable[[], None]]] = []
        self._cancelled: set[int] = set()

    def now_ms(self) -> int:
        return self._now_ms

    def token(self, size: int) -> bytes:
        return bytes(self._rng.below(256) for _ in range(size))

    def call_at(self, at_ms: int, then: Callable[[], None]) -> Callable[[], None]:
        number = next(self._order)
        heapq.heappush(self._timers, (at_ms, number, then))
        return lambda: self._cancelled.add(number)

    async def sleep_ms(self, duration_ms: int) -> None:
        del duration_ms
        await asyncio.sleep(0)

    def lag(self, duration_ms: int) -> None:
        """Let time pass while the process is too busy to notice: timers ring later."""
        self._now_ms += duration_ms

    def advance(self, duration_ms: int) -> None:
        """Let time pass; timers that are due ring."""
        self._now_ms += duration_ms
        while self._timers and self._timers[0][0] <= self._now_ms:
            _, number, then = heapq.heappop(self._timers)
            if number not in self._cancelled:
                then()

    def forget_timers(self) -> None:
        """The process that set them has died."""
        self._timers.clear()
