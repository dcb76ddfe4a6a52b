"""One tab: a slow reader is cut off, a missing list is told, a fault of ours ends nothing."""

import asyncio
from dataclasses import replace
from typing import Any, Literal

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from structlog.testing import capture_logs

from fishka.core.ids import GameId, PlayerId, Seat
from fishka.core.rng import Rng
from fishka.lexicon import Overlay
from fishka.rules.edition import Edition
from fishka.service.playables import ListName, MissingListError, Playable
from fishka.web.limits import QUEUE_BYTES_MAX, Bucket
from fishka.web.socket import Tab
from tests.sim.tabs import Person
from tests.site_kit import playing
from tests.site_kit.house import House


class StuckLine:
    """The browser says much and takes nothing."""

    def __init__(self, frame: str) -> None:
        self._frame = frame
        self._taken = asyncio.Event()
        self.closed_with: int | None = None
        self.asked = 0

    async def receive_data(self, mode: Literal["text"]) -> str:
        del mode
        await asyncio.sleep(0)
        self.asked += 1
        return '{"t":"hello","protocol":1}' if self.asked == 1 else self._frame

    async def send_data(self, data: bytes, mode: Literal["text"]) -> None:
        del data, mode
        await self._taken.wait()

    async def close(self, code: int) -> None:
        self.closed_with = code
        raise WebSocketDisconnect(detail="gone")


async def test_a_reader_who_is_too_slow_is_cut_off_before_he_costs_much() -> None:
    house = House()
    host = await house.guest()
    game = await house.game(host, "en_home", "me", "club")
    line = StuckLine(f'{{"t":"watch","game":"{game}"}}')
    await asyncio.wait_for(Tab(line, house.site, host, Bucket(1e9, 1e9, 0.0)).serve(), 30)
    assert line.closed_with == 1013
    assert line.asked < QUEUE_BYTES_MAX / 500
    await house.settle()
    assert not house.bus.listeners(game), "the subscription is gone with the tab"


async def until_refused(house: House, player: PlayerId, game: GameId) -> list[dict[str, Any]]:
    """What a tab hears that follows a game, up to the refusal."""
    person = Person(player, Seat(0), game, Rng(1))
    person.call(house.site)
    async with asyncio.timeout(20):
        while not person.heard or person.heard[-1]["t"] != "refused":
            await asyncio.sleep(0)
    await house.settle()
    frames = person.heard
    person.hang_up()
    await person.quiet()
    return frames


async def test_a_game_whose_list_is_gone_says_so() -> None:
    gone = False

    def prepare(edition: Edition, name: ListName, overlay: Overlay) -> Playable:
        if gone:
            raise MissingListError(name.id)
        return playing.prepare(edition, name, overlay)

    house = House(prepare=prepare)
    host = await house.guest()
    game = await house.game(host, "en_home", "me", others=1)
    gone = True
    with capture_logs() as logs:
        await house.restart()
    assert [one["event"] for one in logs] == ["game_not_resumed"]
    frames = await until_refused(house, host, game)
    refused = frames[-1]
    assert (refused["code"], refused["params"]) == ("lexicon_missing", {"lexicon": "en_general"})
    assert [one.table.game for one in await house.site.tables.games_of(host)] == [game]


async def test_a_game_is_judged_by_no_other_words_than_it_began_with() -> None:
    found = "1" * 64

    def prepare(edition: Edition, name: ListName, overlay: Overlay) -> Playable:
        made = playing.prepare(edition, name, overlay)
        return replace(made, words_used=msgspec.structs.replace(made.words_used, hash=found))

    house = House(prepare=prepare)
    host = await house.guest()
    game = await house.game(host, "en_home", "me", others=1)
    found = "2" * 64
    with capture_logs() as logs:
        await house.restart()
    assert [one["event"] for one in logs] == ["game_not_resumed"]
    refused = (await until_refused(house, host, game))[-1]
    assert refused["code"] == "words_changed"
    assert refused["params"] == {"lexicon": "en_general", "recorded": "1" * 64, "found": "2" * 64}


async def test_a_fault_of_ours_is_told_and_the_tab_lives_on(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    host = await house.guest()
    game = await house.game(host, "en_home", "me", others=1)

    async def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(house.site.tables, "watch", broken)
    with capture_logs() as logs:
        frames = await until_refused(house, host, game)
    assert [one["t"] for one in frames] == ["welcome", "refused"]
    assert (frames[1]["code"], frames[1]["params"]) == ("server_fault", {})
    assert logs[0]["event"] == "frame_failed"
