"""A server for the whole session, Debian's Chromium, and tabs that belong to different people."""

import os
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from fishka.bots.kit import Kit
from fishka.lexicon import open_lexicon
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition
from fishka.web.app import STATIC
from tests.e2e.server import Server
from tests.e2e.tab import Tab

expect.set_options(timeout=20_000)
"""The first answer of a fresh site reads every edition: seconds, where two browsers share two cores."""

SHOTS = Path(__file__).parent / "shots"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

NewTab = Callable[..., Tab]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Which Chromium, and how."""
    found = os.environ.get("FISHKA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "no Chromium: see tools/browser.sh"
    return {"executable_path": found, "args": list(FLAGS)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running site that nobody kills."""
    assert (STATIC / "index.html").is_file(), "the client is not built: `npm run build` in client/"
    running = Server(tmp_path_factory.mktemp("site"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def new_tab(browser: Browser, server: Server) -> Iterator[NewTab]:
    """Makes tabs; each call is another person on another device, unless it names an earlier context."""
    contexts: list[BrowserContext] = []
    tabs: list[Tab] = []

    def make(
        *,
        base: str = server.url,
        locale: str = "ru-RU",
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        dark: bool = False,
        motion: bool = False,
        context: BrowserContext | None = None,
    ) -> Tab:
        if context is None:
            context = browser.new_context(
                locale=locale,
                viewport={"width": width, "height": height},
                has_touch=touch,
                is_mobile=touch,
                color_scheme="dark" if dark else "light",
                reduced_motion="no-preference" if motion else "reduce",
            )
            contexts.append(context)
        tab = Tab(context.new_page(), base)
        tabs.append(tab)
        return tab

    yield make
    for context in contexts:
        context.close()
    faults = [error for tab in tabs for error in tab.errors]
    assert not faults, f"the page complained: {faults}"


@cache
def kit_of(edition_id: str, *modifiers: str) -> Kit:
    """An edition made ready, to find legal plays with."""
    edition = load_edition(edition_id, modifiers)
    assert isinstance(edition, Edition), edition
    lexicon = open_lexicon(edition.params.lexicon)
    assert lexicon is not None
    return Kit(edition, lexicon)


@pytest.fixture(scope="session")
def kits() -> Callable[..., Kit]:
    """`kits("en_home")`."""
    return kit_of
