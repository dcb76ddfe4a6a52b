"""A guest who plays over HTTP and the socket as the browser does, by script."""

import asyncio
import json
from itertools import count
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

Frame = dict[str, Any]
PATIENCE_SECONDS = 30


class Guest:
    """One browser: a cookie, one socket at a time, every frame that ever came."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.player = ""
        self.frames: list[Frame] = []
        self.raw: list[str] = []
        self._socket: ClientConnection | None = None
        self._numbers = count()

    async def __aenter__(self) -> Self:
        self.player = (await self.http.get("/api/me")).json()["player"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.hang_up()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The header that tells who this is."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def new_game(self, edition: str, *seats: str, modifiers: tuple[str, ...] = ()) -> str:
        """Open a table: `me`, `open` or a bot's level for each seat."""
        wishes = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "level": one} for one in seats]
        body = {"edition": edition, "seats": wishes, "modifiers": modifiers}
        answer = await self.http.post("/api/games", json=body)
        assert answer.status_code == 201, answer.text
        game: str = answer.json()["game"]
        return game

    async def call(self) -> None:
        """Open the socket and greet."""
        self._socket = await connect(
            self.url.replace("http", "ws") + "/api/socket",
            additional_headers={"Cookie": self.cookie},
            origin=self.url,  # type: ignore[arg-type]
            compression=None,
        )
        await self.send({"t": "hello", "protocol": 1})
        await self.until("welcome")

    async def hang_up(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def send(self, frame: Frame | str) -> None:
        """Send a frame (text as it is)."""
        assert self._socket is not None
        await self._socket.send(frame if isinstance(frame, str) else json.dumps(frame))

    async def receive(self) -> Frame:
        """The next frame."""
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), PATIENCE_SECONDS)
        assert isinstance(text, str)
        frame: Frame = json.loads(text)
        self.raw.append(text)
        self.frames.append(frame)
        return frame

    async def until(self, kind: str) -> Frame:
        """The next frame of this kind; others that come before are kept too."""
        while (frame := await self.receive())["t"] != kind:
            pass
        return frame

    async def view(self, game: str) -> Frame:
        """Ask for the game as it is now."""
        await self.send({"t": "watch", "game": game})
        return (await self.until("view"))["view"]  # type: ignore[no-any-return]

    def play(self, game: str, version: int, move: Frame, command_id: str = "") -> Frame:
        """The frame of a move."""
        command_id = command_id or f"{self.player}-{next(self._numbers):06}"
        return {"t": "play", "game": game, "command_id": command_id, "version": version, "move": move}

    def act(self, game: str, version: int, act: str, **more: Any) -> Frame:
        """The frame of another act."""
        command_id = f"{self.player}-{next(self._numbers):06}"
        return {
            "t": "act",
            "game": game,
            "command_id": command_id,
            "version": version,
            "act": act,
            **more,
        }

    async def answer(self, frame: Frame) -> Frame:
        """Send a command and wait for its answer: `ack` or `refused`."""
        await self.send(frame)
        while True:
            got = await self.receive()
            if got["t"] in ("ack", "refused") and got.get("command_id") in (frame.get("command_id"), None):
                return got
