"""What waits to be sent to one browser, in order, counted in bytes."""

import asyncio
from collections import deque
from typing import Final

import msgspec

from fishka.protocol.messages import ServerFrame
from fishka.web.limits import QUEUE_BYTES_MAX

_encoder: Final = msgspec.json.Encoder()


class Outbox:
    """A queue between the game, which never waits, and a browser, which may be slow."""

    def __init__(self, bytes_max: int = QUEUE_BYTES_MAX) -> None:
        self._bytes_max = bytes_max
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()
        self.overflowed = asyncio.Event()
        """Set when more waits than may; nothing is queued any more."""

    def put(self, frame: ServerFrame) -> None:
        """Queue a frame."""
        if self.overflowed.is_set():
            return
        data = _encoder.encode(frame)
        self._bytes += len(data)
        if self._bytes > self._bytes_max:
            self._frames.clear()
            self.overflowed.set()
            return
        self._frames.append(data)
        self._filled.set()

    async def take(self) -> bytes:
        """The next frame, when there is one. Count it as sent with `sent`."""
        while not self._frames:
            self._filled.clear()
            await self._filled.wait()
        return self._frames.popleft()

    def sent(self, data: bytes) -> None:
        """The network has taken these bytes."""
        self._bytes -= len(data)
