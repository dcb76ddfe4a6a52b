"""`fishka serve`: start the site."""

import os
import socket
import sqlite3
from contextlib import closing
from typing import Annotated

from cyclopts import Parameter
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from fishka.cli.io import Io
from fishka.cli.outcome import Exit, Stop
from fishka.main import HOST, PORT, data_folder
from fishka.main import serve as serve_site

Host = Annotated[str, Parameter(help="cli-option-host")]
Port = Annotated[int, Parameter(help="cli-option-port")]
DatabaseUrl = Annotated[str | None, Parameter(help="cli-option-database")]
Open = Annotated[bool, Parameter(name="--open", help="cli-option-open", negative=(), show_default=False)]


def serve(
    io: Io,
    *,
    host: Host = HOST,
    port: Port = PORT,
    database: DatabaseUrl = None,
    open_: Open = False,
) -> int:
    """Serve until interrupted; exit code 3 when address or database cannot be had, told before the start."""
    if not 0 < port < 65536:
        raise Stop(Exit.USAGE, "cli-fault-argument-value", name="--port", given=str(port))
    _check_database(database)
    try:
        _check_address(host, port)
        io.note(io.text("cli-serve-at", page=f"http://{host}:{port}/"))
        serve_site(host, port, database, open_browser=open_)
    except OSError as error:
        raise Stop(Exit.MISSING, "cli-fault-serve", reason=error.strerror or str(error)) from None
    return Exit.DONE


def _check_address(host: str, port: int) -> None:
    """Raise OSError when nothing can listen there: the server itself would only log it, at length."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind, protocol) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.bind(address)


def _check_database(url: str | None) -> None:
    """Stop when the URL is no SQLite one, or its file is none, or cannot be written."""
    if url is None:
        folder = data_folder(os.environ)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = f"{folder}: {error.strerror}"
            raise Stop(Exit.MISSING, "cli-fault-serve", reason=reason) from None
        return _check_file(str(folder / "fishka.sqlite"))
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Stop(Exit.USAGE, "cli-fault-database-url", given=url) from None
    if parsed.drivername != "sqlite+aiosqlite":
        raise Stop(Exit.USAGE, "cli-fault-database-url", given=url)
    if parsed.database and parsed.database != ":memory:":
        _check_file(parsed.database)
    return None


def _check_file(path: str) -> None:
    try:
        with closing(sqlite3.connect(path, timeout=5)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("SELECT count(*) FROM sqlite_schema")
            connection.rollback()
    except sqlite3.Error as error:
        raise Stop(Exit.MISSING, "cli-fault-serve", reason=f"{path}: {error}") from None
