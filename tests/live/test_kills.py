"""The server is killed again and again while a game goes on: nothing is lost, nothing is played twice."""

import asyncio
import random
from functools import cache
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fishka.bots.bot import Budget
from fishka.bots.kit import Kit
from fishka.core.rng import Rng
from fishka.game.events import PlayLaid
from fishka.game.view import View
from fishka.lexicon import open_lexicon
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition
from tests.live.guest import Frame, Guest
from tests.live.process import Site
from tests.live.record import events_of, state_of, stored, tiles_in_all

EDITION = "ru_scrabble_home"
KILLS = 20
SEED = 20261130
LONGEST_SECONDS = 900
"""A limit for what hangs: thirty starts of a server beside other work."""

pytestmark = pytest.mark.timeout(LONGEST_SECONDS + 60)


@cache
def kit() -> Kit:
    """What the scripted person finds his plays with."""
    edition = load_edition(EDITION)
    assert isinstance(edition, Edition)
    lexicon = open_lexicon(edition.params.lexicon)
    assert lexicon is not None
    return Kit(edition, lexicon)


class Person:
    """Plays a whole game through crashes: comes back, asks for the view, repeats what was not answered."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.game = game
        self.view: dict[str, Any] = {}
        self.acked: dict[str, int] = {}
        self.moves: set[str] = set()
        """Command ids of moves that were acknowledged."""
        self.repeats = 0
        self.changed = asyncio.Event()
        self._sent: Frame | None = None

    async def play(self) -> None:
        """Until the game has ended."""
        while True:
            try:
                await self.guest.call()
                await self.guest.send({"t": "watch", "game": self.game})
                if self._sent is not None:
                    self.repeats += 1
                    await self.guest.send(self._sent)
                while self.view.get("phase") != "ended" or self._sent is not None:
                    self._take(await self.guest.receive())
                    await self._act()
                return
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                await asyncio.sleep(0.05)

    def _take(self, frame: Frame) -> None:
        match frame["t"]:
            case "view":
                seen = frame["view"]
                assert seen["version"] >= self.view.get("version", 0), "the game went back"
                self.view = seen
            case "ack" if self._sent is not None and frame["command_id"] == self._sent["command_id"]:
                self.acked[frame["command_id"]] = frame["version"]
                if self._sent["t"] == "play":
                    self.moves.add(frame["command_id"])
                self._sent = None
            case "refused":
                # A window may close, or a bot may act, between the view and the command: nothing else.
                assert frame["code"] in ("stale_version", "no_window", "already_accepted"), frame
                self._sent = None
        self.changed.set()

    async def _act(self) -> None:
        view = self.view
        if self._sent is not None or not view or view["phase"] == "ended":
            return
        if "accept" in view["may"]:
            self._sent = self.guest.act(self.game, view["version"], "accept")
        elif "play" in view["may"] and view["window"] is None:
            seen = msgspec.json.decode(msgspec.json.encode(view), type=View)
            move = kit().bot("club").choose(seen, Budget(1000, 1000), Rng(1))
            self._sent = self.guest.play(self.game, view["version"], msgspec.to_builtins(move))
        else:
            return
        await self.guest.send(self._sent)


async def reached(person: Person, version: int) -> bool:
    """Wait until the person has seen this version; False when the game ended before."""
    while person.view.get("version", 0) < version:
        if person.view.get("phase") == "ended":
            return False
        person.changed.clear()
        await person.changed.wait()
    return True


async def kill_often(site: Site, person: Person, chance: random.Random) -> list[str]:
    """Kill and start again, `KILLS` times over the game, at points that chance chooses."""
    ways = []
    version = 3
    while len(ways) < KILLS:
        version += chance.randint(1, 4)
        assert await reached(person, version), f"the game ended after {len(ways)} kills"
        await asyncio.sleep(chance.uniform(0.0, 0.06))
        await site.kill()
        ways.append("between frames")
        if len(ways) < KILLS and chance.random() < 0.4:
            # This one kills itself right after a commit, before anybody is told of it.
            await site.start(die_after=chance.randint(1, 3))
            assert await site.died() == -9
            ways.append("between commit and answer")
        await site.start()
        version = max(version, person.view.get("version", 0))
    return ways


async def test_a_game_survives_twenty_kills_with_nothing_lost_and_nothing_played_twice(mortal: Site) -> None:
    site, chance = mortal, random.Random(SEED)
    async with Guest(site.url) as guest:
        game = await guest.new_game(EDITION, "club", "me", "strong", "beginner")
        person = Person(guest, game)
        async with asyncio.timeout(LONGEST_SECONDS):
            playing = asyncio.create_task(person.play())
            ways = await kill_often(site, person, chance)
            await playing
    await site.kill()
    assert ways.count("between commit and answer") >= 2
    rows = stored(site.database, game)
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
    times = [row["at_ms"] for row in rows]
    assert times == sorted(times)
    ends = {row["command_id"]: row["seq"] for row in rows}
    for command_id, version in person.acked.items():
        assert ends[command_id] == version, "an acknowledged command is not what was stored"
    seat = person.view["viewer"]
    mine = [one for one in person.view["sheet"] if one["seat"] == seat and one["kind"] != "adjustment"]
    assert len(mine) == len(person.moves), "each move of the person's stands once in the sheet"
    laid = [one for one in events_of(site.database, game) if isinstance(one, PlayLaid)]
    assert len({msgspec.json.encode(one.play) for one in laid}) == len(laid), "a play was laid twice"
    state = state_of(site.database, game)
    assert state.version == person.view["version"] == len(rows)
    assert tiles_in_all(state) == list(state.terms.counts)
    assert [one.score for one in state.seats] == [one["score"] for one in person.view["seats"]]
    assert person.repeats > 0, "no command was ever in doubt: the kills came too gently"
    assert "kernel_disagreement" not in site.log()


async def test_a_guest_his_seat_and_his_rack_order_survive_a_kill(mortal: Site) -> None:
    site = mortal
    async with Guest(site.url) as guest:
        await guest.http.put("/api/me", json={"name": "Анна"})
        game = await guest.new_game(EDITION, "me", "open")
        await guest.call()
        await guest.hang_up()
        await site.kill()
        await site.start()
        me = (await guest.http.get("/api/me")).json()
        assert me == {"player": guest.player, "name": "Анна"}
        table = (await guest.http.get(f"/api/games/{game}")).json()
        assert (table["you"], table["status"], table["host"]) == (0, "waiting", guest.player)
        async with Guest(site.url) as other:
            assert other.player != guest.player
            joined = (await other.http.post(f"/api/games/{game}/join", json={"name": "Борис"})).json()
            assert (joined["you"], joined["status"]) == (1, "playing")
            assert [seat["name"] for seat in joined["seats"]] == ["Анна", "Борис"]
