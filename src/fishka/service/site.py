"""Everything that serves games, put together from its ports."""

from collections.abc import Sequence
from dataclasses import dataclass

from anyio import CapacityLimiter

from fishka.core.ids import GameId
from fishka.lexicon import OverlayLayer, open_lexicon
from fishka.service.abandoned import DAY_MS, Sweeper
from fishka.service.announce import Announcer
from fishka.service.appeals import Appeals
from fishka.service.bots import BotRunner
from fishka.service.dictionary import Dictionary, OpenLists
from fishka.service.editions import Editions, HouseStore
from fishka.service.finder import Finder
from fishka.service.games import Games
from fishka.service.guests import Guests
from fishka.service.lists import Lists
from fishka.service.playables import Playables, Prepare
from fishka.service.ports import Bus, EventStore, PlayerStore, World
from fishka.service.rooms import Rooms
from fishka.service.tables import Tables
from fishka.service.tidy import Tidier
from fishka.service.updates import Update
from fishka.service.words import WordStore, server_layer


@dataclass(frozen=True, slots=True)
class Settings:
    """How the service works."""

    bot_pause_ms: int = 700
    """A bot waits so long before it moves, that people can see what happened before."""
    bot_threads: int = 1
    word_threads: int = 2
    """So many look-ups and searches go on at once."""
    rooms_idle_max: int = 500
    """So many games stay in memory though nobody follows them."""
    abandon_days: int = 60
    """After so many days without an act a game is closed; 0: never."""
    prepare_ahead: bool = True
    """After a start the graphs of all editions are made ready, so that the first table need not wait."""
    cache_mb: int | None = None
    """Megabytes that graphs and unpacked lists may take in the cache folder; None: any number."""


@dataclass(frozen=True, slots=True)
class Site:
    """The services that routes and sockets call."""

    guests: Guests
    tables: Tables
    editions: Editions
    games: Games
    playables: Playables
    dictionary: Dictionary
    finder: Finder
    appeals: Appeals
    lists: Lists
    words: WordStore
    bus: Bus[Update]
    announcer: Announcer
    world: World
    sweeper: Sweeper
    tidier: Tidier
    bot_levels: tuple[str, ...]

    async def resume(self) -> int:
        """Take up running games after a start."""
        games = await self.games.resume()
        self.announcer.spawn_surely(self.sweeper.sweep)
        self.announcer.spawn_surely(self.tidier.tidy)
        return games

    async def close(self) -> None:
        """Stop background work. Whatever was not committed will be done again after the next start."""
        await self.announcer.close()


def assemble(
    *,
    store: EventStore,
    players: PlayerStore,
    words: WordStore,
    houses: HouseStore,
    bus: Bus[Update],
    world: World,
    prepare: Prepare,
    bot_levels: Sequence[str],
    settings: Settings,
) -> Site:
    """Put the parts together. Call it in the event loop that will run them."""

    async def server_words(lexicon: str) -> OverlayLayer | None:
        return server_layer(await words.server_words(lexicon))

    editions = Editions(houses)
    playables = Playables(prepare, editions, CapacityLimiter(1), server_words, words.own_words)

    def followed(game: GameId) -> bool:
        return bool(bus.listeners(game))

    rooms = Rooms(store, playables, followed, settings.rooms_idle_max)
    announcer = Announcer(bus, players, playables, world)
    games = Games(store, rooms, announcer, world)
    limiter = CapacityLimiter(settings.bot_threads)
    bots = BotRunner(rooms, games, announcer, world, limiter, settings.bot_pause_ms)
    games.on_change(bots.wake, bots.moved_on)
    rooms.on_catch_up = games.catch_up
    rooms.on_doubt = games.look_after
    word_limiter = CapacityLimiter(settings.word_threads)
    open_lists = OpenLists(open_lexicon)
    dictionary = Dictionary(store, words, rooms, playables, open_lists, word_limiter)
    return Site(
        guests=Guests(players, world),
        tables=Tables(store, players, words, rooms, games, announcer, playables, world, bot_levels),
        editions=editions,
        games=games,
        playables=playables,
        dictionary=dictionary,
        finder=Finder(words, rooms, dictionary, open_lists, word_limiter),
        appeals=Appeals(words, dictionary, world),
        lists=Lists(words, world),
        words=words,
        bus=bus,
        announcer=announcer,
        world=world,
        sweeper=Sweeper(store, games, announcer, world, settings.abandon_days * DAY_MS or None),
        tidier=Tidier(announcer, world, settings.cache_mb),
        bot_levels=tuple(bot_levels),
    )
