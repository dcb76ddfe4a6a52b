"""The server as a process that can be killed and started again over the same data."""

import asyncio
import os
import socket
import sys
from pathlib import Path

import httpx

START_SECONDS = 180
"""A limit for what hangs, not a measure: beside other work a start takes many times its second."""


class Site:
    """A server process with a data folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._log = folder / "server.log"
        self._process: asyncio.subprocess.Process | None = None
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]

    @property
    def url(self) -> str:
        """Where the site is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        """The file of the games."""
        return self.folder / "fishka.sqlite"

    async def start(self, die_after: int | None = None) -> None:
        """Start, and wait until it answers (or has died as it was told to)."""
        more = [] if die_after is None else [str(die_after)]
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.live.launch",
                str(self.port),
                *more,
                env={**os.environ, "FISHKA_DATA": str(self.folder)},
                stdout=log,
                stderr=log,
            )
        async with httpx.AsyncClient(base_url=self.url) as client:
            for _ in range(START_SECONDS * 20):
                if self.is_dead:
                    break
                try:
                    await client.get("/api/version")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        told_to_die = die_after is not None and self.is_dead
        assert told_to_die, f"the server did not start:\n{self.log()}"

    @property
    def is_dead(self) -> bool:
        """Whether the process has ended."""
        return self._process is None or self._process.returncode is not None

    async def died(self) -> int:
        """Wait until it has ended: its return code."""
        assert self._process is not None
        return await asyncio.wait_for(self._process.wait(), START_SECONDS)

    async def kill(self) -> None:
        """SIGKILL: nothing is tidied up."""
        if self._process is not None:
            if self._process.returncode is None:
                self._process.kill()
            await self._process.wait()

    def log(self) -> str:
        """What it wrote."""
        return self._log.read_text("utf-8", errors="replace") if self._log.exists() else ""
