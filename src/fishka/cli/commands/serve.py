"""`fishka serve`: start the site."""

from typing import Annotated

from cyclopts import Parameter

from fishka.cli.io import Io
from fishka.cli.outcome import Exit, Stop
from fishka.main import HOST, PORT
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
    """Serve until interrupted; exit code 3 when the address or the database cannot be had."""
    if not 0 < port < 65536:
        raise Stop(Exit.USAGE, "cli-fault-argument-value", name="--port", given=str(port))
    io.note(io.text("cli-serve-at", page=f"http://{host}:{port}/"))
    try:
        serve_site(host, port, database, open_browser=open_)
    except OSError as error:
        raise Stop(Exit.MISSING, "cli-fault-serve", reason=error.strerror or str(error)) from None
    return Exit.DONE
