"""The site as a process of its own, on a free port and an empty data folder; it can be killed and revived."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from fishka.store.engine import sqlite_url

START_SECONDS = 180


class Server:
    """`start` and `kill` as often as a test likes; the data stay."""

    def __init__(self, folder: Path, *, bare: bool = False) -> None:
        """`bare`: by `tests.live.launch`, which prepares nothing ahead: for tests that kill it often."""
        self._folder = folder
        self._bare = bare
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]

    @property
    def url(self) -> str:
        """Where the site is."""
        return f"http://127.0.0.1:{self.port}"

    def operate(self, *words: str) -> str:
        """Call `fishka` on this site's database, as an operator would; what it printed."""
        database = ("--database", sqlite_url(self._folder / "fishka.sqlite"))
        program = [sys.executable, "-c", "from fishka.cli.app import main; main()", *words, *database]
        done = subprocess.run(program, capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self, die_after: int | None = None) -> None:
        """Start, and wait until it answers. Raises AssertionError with its log when it does not.

        `die_after`: it ends itself after so many commits of events, before anybody is
        told (`tests.live.launch`).
        """
        program = ["fishka.main", "--port", str(self.port)]
        if self._bare or die_after is not None:
            program = [
                "tests.live.launch",
                str(self.port),
                *map(str, [] if die_after is None else [die_after]),
            ]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *program],
                env={**os.environ, "FISHKA_DATA": str(self._folder), "FISHKA_CACHE_MB": "0"},
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                with urlopen(f"{self.url}/api/version", timeout=2):
                    return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise AssertionError(f"the server did not start:\n{self.log()}")

    def wait_for_death(self) -> None:
        """Until it has ended by itself."""
        if self._process is not None:
            self._process.wait(timeout=START_SECONDS)
            self._process = None

    def kill(self) -> None:
        """As if the power went: SIGKILL, nothing is tidied up."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """As an operator would."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()
            self._process = None

    def log(self) -> str:
        """What it wrote."""
        return self._log.read_text("utf-8", errors="replace") if self._log.exists() else ""
