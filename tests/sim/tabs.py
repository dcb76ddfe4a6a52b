"""Browser tabs on bad lines: frames sent twice, late, or never; lines that break."""

import asyncio
import json
from collections.abc import Callable
from itertools import count
from typing import Any, Literal

from litestar.exceptions import WebSocketDisconnect

from fishka.core.ids import GameId, PlayerId, Seat
from fishka.core.rng import Rng
from fishka.service.site import Site
from fishka.web.limits import Bucket
from fishka.web.socket import Tab

Frame = dict[str, Any]


class BadLine:
    """See `web.socket.Line`."""

    def __init__(self, hear: Callable[[Frame], None]) -> None:
        self._hear = hear
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.broken = False
        self._listening = False

    def say(self, text: str) -> None:
        """A frame of the browser's reaches the server."""
        self._inbox.put_nowait(text)

    def cut(self) -> None:
        """The line breaks."""
        self.broken = True
        self._inbox.put_nowait(None)

    @property
    def quiet(self) -> bool:
        """Whether the server has taken everything that was said, and waits for more."""
        return self.broken or (self._listening and self._inbox.empty())

    async def receive_data(self, mode: Literal["text"]) -> str:
        del mode
        self._listening = True
        text = await self._inbox.get()
        self._listening = False
        if text is None:
            raise WebSocketDisconnect(detail="cut")
        return text

    async def send_data(self, data: bytes, mode: Literal["text"]) -> None:
        del mode
        if self.broken:
            raise WebSocketDisconnect(detail="cut")
        self._hear(json.loads(data))

    async def close(self, code: int) -> None:
        del code
        self.broken = True


class Person:
    """A player at a table with one tab, who keeps on until everything is answered."""

    def __init__(self, player: PlayerId, seat: Seat, game: GameId, rng: Rng) -> None:
        self.player = player
        self.seat = seat
        self.game = game
        self.view: Frame | None = None
        self.answers: dict[str, Frame] = {}
        """First answer by command id."""
        self.heard: list[Frame] = []
        self.waiting: Frame | None = None
        """The command that has not been answered."""
        self.delivered: list[Frame] = []
        self._rng = rng
        self._line: BadLine | None = None
        self._task: asyncio.Task[None] | None = None
        self._held_back: str | None = None
        self._numbers = count()

    @property
    def online(self) -> bool:
        """Whether there is a line."""
        return self._line is not None and not self._line.broken

    def call(self, site: Site) -> None:
        """Open a line, greet, ask for the game, repeat what was not answered."""
        self.hang_up()
        self._line = BadLine(self._hear)
        tab = Tab(self._line, site, self.player, Bucket(1e9, 1e9, 0.0))
        self._task = asyncio.get_running_loop().create_task(tab.serve())
        self._line.say('{"t":"hello","protocol":1}')
        self._line.say(json.dumps({"t": "watch", "game": self.game}))
        if self.waiting is not None:
            self._line.say(json.dumps(self.waiting))

    def hang_up(self) -> None:
        """Break the line; what was held back is lost."""
        if self._line is not None:
            self._line.cut()
        self._line = None
        self._held_back = None

    async def lose_server(self) -> None:
        """The server dies: what it has not taken, it never will."""
        task = self._task
        self.hang_up()
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def quiet(self) -> None:
        """Until the server has answered all that reached it."""
        for _ in range(3):
            while self._line is not None and not self._line.quiet:
                await asyncio.sleep(0)
            for _ in range(10):
                await asyncio.sleep(0)

    def command(self, **what: Any) -> Frame:
        """A command for the view as it is."""
        assert self.view is not None
        command_id = f"{self.player}-{next(self._numbers):06}"
        return {"game": self.game, "command_id": command_id, "version": self.view["version"], **what}

    def send(self, frame: Frame | str) -> None:
        """Send over a bad line: lost, twice, or after the next."""
        if self._line is None:
            return
        text = frame if isinstance(frame, str) else json.dumps(frame)
        match self._rng.below(12):
            case 0:
                return
            case 1:
                times = [text, text]
            case 2:
                self._held_back, times = text, [] if self._held_back is None else [self._held_back]
            case _:
                times = [text] if self._held_back is None else [text, self._held_back]
                self._held_back = None
        for one in times:
            self._line.say(one)

    def _hear(self, frame: Frame) -> None:
        self.heard.append(frame)
        if frame["t"] == "view":
            if self.view is None or frame["view"]["version"] >= self.view["version"]:
                self.view = frame["view"]
        elif frame["t"] in ("ack", "refused") and frame.get("command_id"):
            command_id = frame["command_id"]
            self.answers.setdefault(command_id, frame)
            if self.waiting is not None and self.waiting["command_id"] == command_id:
                self.waiting = None
