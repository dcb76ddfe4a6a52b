"""One server for the tests that do not kill it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.live.guest import Guest
from tests.live.process import Site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A running site."""
    with asyncio.Runner() as runner:
        running = Site(tmp_path_factory.mktemp("site"))
        runner.run(running.start())
        yield running
        runner.run(running.kill())


@pytest.fixture
async def anna(site: Site) -> AsyncIterator[Guest]:
    """A guest with an open socket."""
    async with Guest(site.url) as guest:
        await guest.call()
        yield guest


@pytest.fixture
async def boris(site: Site) -> AsyncIterator[Guest]:
    """Another guest with an open socket."""
    async with Guest(site.url) as guest:
        await guest.call()
        yield guest


@pytest.fixture
async def mortal(tmp_path: Path) -> AsyncIterator[Site]:
    """A running site of the test's own, over an empty data folder, to kill and start again."""
    mine = Site(tmp_path)
    await mine.start()
    yield mine
    await mine.kill()
