"""A service with its parts at hand, which can die and be started again over the same store."""

import asyncio
from collections.abc import Callable

from fishka.bus.memory import MemoryBus
from fishka.core.ids import GameId, PlayerId
from fishka.game.refusals import Refused
from fishka.service.playables import Prepare
from fishka.service.site import Settings, Site, assemble
from fishka.service.tables import SeatWish
from fishka.service.updates import Update
from tests.site_kit.houses import MemoryHouses
from tests.site_kit.playing import LEVELS, prepare
from tests.site_kit.store import MemoryStore
from tests.site_kit.words import MemoryWords
from tests.site_kit.world import SimWorld


class House:
    """`site` is the running service."""

    def __init__(self, seed: int = 1, *, trouble: int = 0, prepare: Prepare = prepare) -> None:
        self.world = SimWorld(seed)
        self.store = MemoryStore(seed + 1, trouble)
        self.words = MemoryWords()
        self.houses = MemoryHouses(self.store)
        self._prepare = prepare
        self.site = self._assemble()

    def _assemble(self) -> Site:
        self.bus: MemoryBus[Update] = MemoryBus()
        return assemble(
            store=self.store,
            players=self.store,
            words=self.words,
            houses=self.houses,
            bus=self.bus,
            world=self.world,
            prepare=self._prepare,
            bot_levels=LEVELS,
            settings=Settings(bot_pause_ms=0),
        )

    async def restart(self) -> None:
        """Die at once, whatever was going on, and start again."""
        await self.site.close()
        self.world.forget_timers()
        self.site = self._assemble()
        await self.site.resume()

    async def settle(self) -> None:
        """Until nothing goes on any more but waiting for people or time."""
        while self.site.announcer.busy:
            await asyncio.sleep(0)

    async def guest(self) -> PlayerId:
        """Somebody new."""
        return (await self.site.guests.welcome())[0].player

    async def game(
        self, host: PlayerId, edition: str, *seats: str, modifiers: tuple[str, ...] = (), others: int = 0
    ) -> GameId:
        """A game that has begun: `me`, bots' levels, and `others` who have joined by the link."""
        wishes = [SeatWish("me") if one == "me" else SeatWish("bot", one) for one in seats]
        wishes += [SeatWish("open")] * others
        game = await self.site.tables.create(host, edition, modifiers, wishes, "live")
        assert not isinstance(game, Refused), game
        for _ in range(others):
            joined = await self.site.tables.join(await self.guest(), game, None)
            assert not isinstance(joined, Refused), joined
        return game

    def listen(self, game: GameId, player: PlayerId, sink: Callable[[Update], None]) -> Callable[[], None]:
        """Follow a game."""
        return self.bus.subscribe(game, player, sink)
