"""The door to the database: engine, SQLite's settings, and the one writer.

Everything particular to SQLite is here: WAL (readers never wait for the writer), `busy_timeout` (another
process may hold the file for a moment), `synchronous=FULL` (a committed move survives a power cut) and
`BEGIN IMMEDIATE` for writes (a transaction that reads first and writes later cannot fail half-way).
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event as hooks
from sqlalchemy import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

BUSY_TIMEOUT_MS = 5000


def sqlite_url(path: Path) -> str:
    """The database URL of an SQLite file."""
    return f"sqlite+aiosqlite:///{path}"


class Database:
    """One database. `write` lets one writer in at a time in this process; readers are free."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self._writing = asyncio.Lock()
        self._is_sqlite = self.url.get_backend_name() == "sqlite"
        self._engine: AsyncEngine = create_async_engine(
            self.url,
            hide_parameters=True,  # else an error's text holds racks and secrets
        )
        if self._is_sqlite:
            hooks.listen(self._engine.sync_engine, "connect", _set_up_sqlite)

    async def close(self) -> None:
        """Give back all connections."""
        await self._engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end of the block, rolled back by an exception."""
        async with self._writing, self._engine.connect() as connection:
            if self._is_sqlite:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                await connection.rollback()
                raise
            await connection.commit()


def _set_up_sqlite(connection: DBAPIConnection, _record: Any) -> None:
    # The driver's own transaction control is left as it is; an explicit BEGIN IMMEDIATE comes before it.
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
