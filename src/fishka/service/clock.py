"""Time and chance of the machine: the `World` of a real server."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

_LONGEST_SLEEP_S: Final = 3600.0


class MachineWorld:
    """See `service.ports.World`. Timers need a running event loop."""

    def now_ms(self) -> int:
        """Wall clock in milliseconds."""
        return time.time_ns() // 1_000_000

    def token(self, size: int) -> bytes:
        """Bytes from the operating system."""
        return secrets.token_bytes(size)

    def call_at(self, at_ms: int, then: Callable[[], None]) -> Callable[[], None]:
        """Call when the wall clock shows that time; it is asked again, since it may be set meanwhile."""
        loop = asyncio.get_running_loop()
        handle: asyncio.TimerHandle | None = None

        def look() -> None:
            nonlocal handle
            left_s = (at_ms - self.now_ms()) / 1000
            if left_s <= 0:
                then()
            else:
                handle = loop.call_later(min(left_s, _LONGEST_SLEEP_S), look)

        handle = loop.call_later(max(0.0, min((at_ms - self.now_ms()) / 1000, _LONGEST_SLEEP_S)), look)

        def cancel() -> None:
            if handle is not None:
                handle.cancel()

        return cancel

    async def sleep_ms(self, duration_ms: int) -> None:
        """Wait without holding anybody up."""
        await asyncio.sleep(duration_ms / 1000)
