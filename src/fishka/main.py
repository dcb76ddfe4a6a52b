"""The composition root: wires adapters to ports and starts the server. May import everything."""

import argparse
import asyncio
import logging
import os
import socket
import sys
import traceback
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
import uvicorn
from litestar import Litestar
from platformdirs import user_data_path
from sqlalchemy.exc import SQLAlchemyError
from structlog.typing import ExcInfo

from fishka.bots.kit import Kit, UnfitListError
from fishka.bots.registry import LEVELS
from fishka.bus.memory import MemoryBus
from fishka.lexicon import Overlay, WordFilter, open_lexicon, other_lists, stand_in
from fishka.protocol.messages import FRAME_BYTES_MAX
from fishka.referee import look_up_by
from fishka.rules.edition import Edition
from fishka.service.clock import MachineWorld
from fishka.service.playables import ListName, ListUnfitError, MissingListError, Playable
from fishka.service.site import Settings, Site, assemble
from fishka.service.updates import Update
from fishka.store.engine import Database, sqlite_url
from fishka.store.houses import SqlHouseStore
from fishka.store.migrate import NewerDatabaseError, migrate
from fishka.store.sql import SqlStore
from fishka.store.words import SqlWordStore
from fishka.web.app import WebSettings, create_app

DATA_VARIABLE: Final = "FISHKA_DATA"
"""Environment: the folder that holds the database."""
ORIGINS_VARIABLE: Final = "FISHKA_ORIGINS"
"""Environment: origins (`https://host`, divided by spaces) of pages allowed beside the server's own."""
ABANDON_VARIABLE: Final = "FISHKA_ABANDON_DAYS"
"""Environment: after so many days without an act a game is closed; 0: never."""
CACHE_VARIABLE: Final = "FISHKA_CACHE_MB"
"""Environment: megabytes that graphs and unpacked lists may take; 0: any number."""
CACHE_MB: Final = 2_000
HOST: Final = "127.0.0.1"
PORT: Final = 8000
_DIGITS_MAX: Final = 7
_FRAME_BYTES_READ: Final = 16 * FRAME_BYTES_MAX
"""Frames over `FRAME_BYTES_MAX` are refused with a code, over this the connection is closed."""

log = structlog.get_logger()


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where games are kept: `$FISHKA_DATA`, else the user's data folder."""
    chosen = environ.get(DATA_VARIABLE)
    return Path(chosen) if chosen else user_data_path("fishka", appauthor=False)


def settings_of(environ: Mapping[str, str]) -> Settings:
    """How the service works. Raises OSError when a variable of the environment is no number."""
    days = _number(environ, ABANDON_VARIABLE, "days", Settings().abandon_days)
    megabytes = _number(environ, CACHE_VARIABLE, "megabytes", CACHE_MB)
    return Settings(abandon_days=days, cache_mb=megabytes or None)


def _number(environ: Mapping[str, str], name: str, of: str, default: int) -> int:
    said = environ.get(name, "")
    if said and (not said.isdecimal() or len(said) > _DIGITS_MAX):
        raise OSError(f"{name} is a number of {of}, not {said!r}")
    return int(said) if said else default


def prepare(edition: Edition, name: ListName, overlay: Overlay) -> Playable:
    """An edition made ready with an installed list, or with one that a player has brought.

    The graph is built on the very first use. Nothing is known of the words in a player's list: it counts as
    it is, whatever parts of speech and forms the edition asks for.
    """
    own = name.own
    lexicon = own or open_lexicon(name.id if name.hash is None else name.hash)
    if lexicon is None and name.hash is None:
        lexicon = stand_in(edition.params.language)
    if lexicon is None:
        raise MissingListError(name.id)
    rules = edition if own is None else _unfiltered(edition)
    try:
        kit = Kit(rules, lexicon, overlay)
    except UnfitListError as unfit:
        raise ListUnfitError(unfit.fault) from unfit
    return Playable(
        edition=edition,
        tables=kit.tables,
        lexicon=lexicon.info.id,
        lexicon_hash=lexicon.info.hash,
        words_used=kit.lexicon.identity,
        layers=(),
        words=kit.words,
        any_play=kit.any_play,
        bot=kit.bot,
        points=kit.points,
        hints=kit.hints,
        warm=lambda: kit.kernel,
        look_up=lambda text: look_up_by(rules, kit.lexicon, text, other_lists(kit.lexicon)),
        list_used=None if own is not None else kit.lexicon,
    )


def _unfiltered(edition: Edition) -> Edition:
    """The edition without questions that only a list with grammar can answer."""
    plain = WordFilter()
    params = msgspec.structs.replace(
        edition.params,
        pos_allowed=plain.pos_allowed,
        forms=plain.forms,
        noun_plural=plain.noun_plural,
        number_filter=plain.number_filter,
        usage_labels_blocked=plain.usage_labels_blocked,
        multi_source=plain.multi_source,
        lowercase_abbreviations=plain.lowercase_abbreviations,
    )
    return msgspec.structs.replace(edition, params=params)


def build(database: Database, settings: Settings, web: WebSettings) -> Litestar:
    """The application on a database (which `migrate` has brought up to date), with all its parts."""
    store = SqlStore(database)
    bus: MemoryBus[Update] = MemoryBus()
    site = assemble(
        store=store,
        players=store,
        words=SqlWordStore(database),
        houses=SqlHouseStore(database),
        bus=bus,
        world=MachineWorld(),
        prepare=prepare,
        bot_levels=tuple(LEVELS),
        settings=settings,
    )

    async def open_all() -> None:
        site.announcer.spawn(_take_up(site, settings.prepare_ahead))

    async def close_all() -> None:
        await site.close()
        await database.close()

    return create_app(site, web, on_startup=[open_all], on_shutdown=[close_all])


def schema() -> dict[str, Any]:
    """The site's OpenAPI document."""
    return build(Database("sqlite+aiosqlite://"), Settings(), WebSettings()).openapi_schema.to_schema()


async def _take_up(site: Site, prepare_ahead: bool) -> None:
    """What goes on in the background from the first moment: running games, then graphs of all editions."""
    running = await site.resume()
    log.info("games_resumed", games=running)
    if prepare_ahead:
        await site.playables.prepare_all(site.bot_levels)
        log.info("editions_ready")


def serve(
    host: str = HOST,
    port: int = PORT,
    database: str | None = None,
    *,
    open_browser: bool = False,
    settings: Settings | None = None,
) -> None:
    """Serve the site until interrupted. `database` is a URL; by default an SQLite file in the data folder.

    Raises OSError, with the reason as its text, when the folder cannot be written, the database not be had
    or the address not be listened at.
    """
    set_up_logs()
    url = database
    if url is None:
        folder = data_folder(os.environ)
        folder.mkdir(parents=True, exist_ok=True)
        url = sqlite_url(folder / "fishka.sqlite")
    listener = _listen(host, port)
    try:
        asyncio.run(
            _run(_open(url), listener, settings or settings_of(os.environ), open_browser=open_browser)
        )
    except KeyboardInterrupt:
        log.info("interrupted")
    finally:
        listener.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def _open(url: str) -> Database:
    try:
        return Database(url)
    except (SQLAlchemyError, ModuleNotFoundError) as fault:
        raise OSError(str(fault)) from fault


async def _run(
    database: Database, listener: socket.socket, settings: Settings, *, open_browser: bool
) -> None:
    try:
        await migrate(database)
    except NewerDatabaseError as fault:
        raise OSError(f"the database was written by a newer program (revision {fault})") from fault
    except SQLAlchemyError as fault:
        raise OSError(str(fault.__cause__ or fault)) from fault
    origins = frozenset(os.environ.get(ORIGINS_VARIABLE, "").split())
    config = uvicorn.Config(
        build(database, settings, WebSettings(origins=origins)),
        ws="websockets-sansio",
        ws_max_size=_FRAME_BYTES_READ,
        ws_per_message_deflate=False,
        ws_ping_interval=10.0,
        ws_ping_timeout=15.0,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        host, port = listener.getsockname()[:2]
        page = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
        log.info("serving", page=page)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, page)
    await serving


def set_up_logs() -> None:
    """Logs on standard error: readable on a terminal, JSON lines elsewhere."""
    terminal = sys.stderr.isatty()
    lines = structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(_trace),
            structlog.dev.ConsoleRenderer() if terminal else lines,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    plain = "%(levelname)s %(name)s: %(message)s"
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format=plain)


def _trace(exc_info: ExcInfo) -> str:
    """Where an exception came from and what kind it is. Its text is left out: it may quote a rack."""
    lines: list[str] = []
    one: BaseException | None = exc_info[1]
    while one is not None:
        place = traceback.format_tb(one.__traceback__)
        lines[:0] = [*place, f"{type(one).__module__}.{type(one).__qualname__}\n"]
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return "".join(lines)


def main() -> None:
    """`python -m fishka.main`: the server alone, for those who develop it."""
    parser = argparse.ArgumentParser(prog="fishka.main", description=serve.__doc__)
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--database", default=None, help="database URL")
    options = parser.parse_args()
    serve(options.host, options.port, options.database)


if __name__ == "__main__":
    main()
