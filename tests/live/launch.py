"""Starts the real server for a test: quick bots, nothing prepared ahead, a death after a commit if asked.

`python -m tests.live.launch PORT [DIE_AFTER]`: SIGKILL right after the commit of that many batches of events,
before anybody is told of it.
"""

import os
import signal
import sys
from typing import Any

from fishka.main import serve
from fishka.service.site import Settings
from fishka.store.sql import SqlStore

BOT_PAUSE_MS = 20


def die_after(count: int) -> None:
    """Let the process end by itself after so many commits of events."""
    commit = SqlStore.commit
    left = count

    async def commit_then_die(self: SqlStore, **what: Any) -> None:
        nonlocal left
        await commit(self, **what)
        if what.get("events"):
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    SqlStore.commit = commit_then_die  # type: ignore[method-assign]


if __name__ == "__main__":
    if len(sys.argv) > 2:
        die_after(int(sys.argv[2]))
    serve(port=int(sys.argv[1]), settings=Settings(bot_pause_ms=BOT_PAUSE_MS, prepare_ahead=False))
