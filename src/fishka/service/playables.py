"""Editions made ready to play: rules compiled, word list open, search graph built, each once per process."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Final

import structlog
from anyio import CapacityLimiter, to_thread

from fishka.bots.bot import Bot
from fishka.core.moves import Place
from fishka.game.ctx import AnyPlay
from fishka.game.events import GameStarted
from fishka.game.refusals import Refused
from fishka.game.view import View
from fishka.lexicon import (
    Layer,
    Lexicon,
    LexiconFault,
    LookUp,
    Overlay,
    OverlayLayer,
    WordsIdentity,
    house_words,
    lexicon_of_words,
    overlay_of,
    words_here,
)
from fishka.referee import WordSet
from fishka.rules.edition import Edition
from fishka.rules.load import edition_from_resolved, edition_ids
from fishka.rules.tables import RuleTables
from fishka.service.editions import Editions, find_edition
from fishka.service.ports import TableRow
from fishka.service.refusals import Denial, denied

log = structlog.get_logger()

OWN: Final = "_own"
"""How the id of a list ends that a player has brought."""
NO_HOUSE: Final = OverlayLayer(Layer.GAME)
"""A table that changes no word."""
READY_MAX: Final = 96
"""So many playables stay ready; those of running games live on by themselves."""


@dataclass(frozen=True, slots=True)
class Playable:
    """One edition with one word list, ready."""

    edition: Edition
    tables: RuleTables
    lexicon: str
    lexicon_hash: str
    """Of the list as it was built: what it is opened by."""
    words_used: WordsIdentity
    """Which words count: what a game records."""
    layers: tuple[OverlayLayer, ...]
    """What the project, the server and the table add to the list and take out, beside the edition's words."""
    words: WordSet
    any_play: AnyPlay
    bot: Callable[[str], Bot]
    """The bot of a level, at this table. May take seconds the first time: not in the event loop."""
    points: Callable[[View, Place], int]
    """What the kernel counts for a play of the viewer. Raises ValueError when it cannot be laid."""
    hints: Callable[[View, int], Sequence[tuple[Place, int]]]
    """So many of the viewer's best plays, with their points. In a thread, since it may take long."""
    warm: Callable[[], object]
    """Does at once what `any_play` would do when first asked; in a thread, since it may take seconds."""
    look_up: Callable[[str], LookUp]
    """What any string is by the rules and the words of the game. In a thread: it may open lists."""
    list_used: Lexicon | None = None
    """The words that count, as a list that may be searched; None where a player has brought his own.

    Its words are not shown to others, not even page by page.
    """


@dataclass(frozen=True, slots=True)
class ListName:
    """A word list by its id, or by its hash where a game that has begun names it."""

    id: str
    hash: str | None = None
    own: Lexicon | None = field(default=None, compare=False, repr=False)
    """The list itself where a player has brought it."""

    @property
    def is_own(self) -> bool:
        """Whether a player has brought the list; `hash` names its words."""
        return self.id.endswith(OWN)


@dataclass(frozen=True, slots=True)
class TableWords:
    """What a table's host has chosen about words, beside the edition."""

    house: OverlayLayer = NO_HOUSE
    own_list: str | None = None
    """Hash of a list that he has brought."""


NOTHING_CHOSEN: Final = TableWords()


class ListError(LookupError):
    """A game cannot have its words; `refusal` says why."""

    def __init__(self, refusal: Refused) -> None:
        super().__init__(refusal.code)
        self.refusal: Final = refusal


class MissingListError(ListError):
    """The word list is not installed."""

    def __init__(self, lexicon: str) -> None:
        super().__init__(denied(Denial.LEXICON_MISSING, lexicon=lexicon))


class ListUnfitError(ListError):
    """The word list cannot answer what the rules ask of words."""

    def __init__(self, fault: LexiconFault) -> None:
        lacks = fault.code.value.removeprefix("filter_")
        asked = [fault.params[name] for name in ("parameter", "value", "label") if name in fault.params]
        super().__init__(denied(Denial.LEXICON_UNFIT, lexicon=fault.params["id"], lacks=lacks, asked=asked))


class WordsChangedError(ListError):
    """The words that count now are not those that the game began with; both are named by their hashes."""

    def __init__(self, lexicon: str, recorded: str, found: str) -> None:
        super().__init__(denied(Denial.WORDS_CHANGED, lexicon=lexicon, recorded=recorded, found=found))


Prepare = Callable[[Edition, ListName, Overlay], Playable]
"""Makes an edition ready with a list and all that is added to it and taken out. Slow: called in a thread.

Raises MissingListError, ListUnfitError.
"""
OwnWords = Callable[[str], Awaitable[tuple[str, ...] | None]]
"""The words of a list that a player has brought, by their hash."""
ServerWords = Callable[[str], Awaitable[OverlayLayer | None]]
"""What the operator has added to a list, by its id, and taken out, for games that begin from now on."""


async def no_server_words(_lexicon: str) -> OverlayLayer | None:
    """Of a server without words of its own."""
    return None


async def no_own_words(_hash: str) -> tuple[str, ...] | None:
    """Of a server to which nobody has brought a list."""
    return None


@dataclass(slots=True)
class _Shelf:
    ready: OrderedDict[str, Playable] = field(default_factory=OrderedDict)
    making: dict[str, "_Making"] = field(default_factory=dict)


@dataclass(slots=True)
class _Making:
    """Of one playable: only one task makes it, the others wait for it."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    tasks: int = 0
    """That make it or wait."""


class Playables:
    """Playables by edition, house rules and list; each made once, in a thread of its own."""

    def __init__(
        self,
        prepare: Prepare,
        editions: Editions,
        limiter: CapacityLimiter,
        server_words: ServerWords = no_server_words,
        own_words: OwnWords = no_own_words,
    ) -> None:
        self._prepare: Final = prepare
        self.editions: Final = editions
        self._own_words: Final = own_words
        self._server_words: Final = server_words
        self._limiter = limiter
        self._shelf = _Shelf()

    async def open(
        self, edition_id: str, modifiers: tuple[str, ...], words: TableWords = NOTHING_CHOSEN
    ) -> Playable | Refused:
        """What a new game of this edition needs."""
        edition = await self.editions.find(edition_id, modifiers)
        if isinstance(edition, Refused):
            return edition
        name = list_name(edition, words)
        server = None if name.is_own else await self._server_words(name.id)
        layers = [one for one in (server, words.house) if one is not None and (one.add or one.remove)]
        try:
            return await self._make(edition, name, layers)
        except ListError as fault:
            return fault.refusal

    async def of(self, started: GameStarted) -> Playable:
        """What a game that has begun needs: its own rules and list, whatever the edition says today.

        Raises ValueError when its first event is damaged, MissingListError when its list is gone,
        WordsChangedError when it would be judged by other words than it began with.
        """
        edition = edition_from_resolved(started.edition)
        if isinstance(edition, tuple):
            raise ValueError(f"a stored edition has faults: {edition}")
        name = ListName(started.lexicon, started.lexicon_hash)
        playable = await self._make(edition, name, started.layers, started.overlay)
        recorded, found = started.words, playable.words_used
        if recorded is not None and recorded.hash != found.hash:
            raise WordsChangedError(started.lexicon, recorded.hash, found.hash)
        if playable.tables.digest() != started.tables_digest:
            raise ValueError("the tables of a stored edition are not those that its game began with")
        return playable

    def words_of(
        self, edition_id: str, modifiers: tuple[str, ...], words: TableWords = NOTHING_CHOSEN
    ) -> tuple[str, str, bool]:
        """An edition's list: id and hash ('' before it was opened), and whether unknown words are refused."""
        edition = self.editions.known(edition_id, modifiers)
        if isinstance(edition, Refused):
            return "", "", False
        name = list_name(edition, words)
        ready = self._shelf.ready.get(_key(edition, name, _overlay(edition)))
        list_hash = name.hash or ("" if ready is None else ready.lexicon_hash)
        return name.id, list_hash, edition.params.validation == "auto_reject"

    async def prepare_all(self, bot_levels: Sequence[str]) -> None:
        """Make every edition whose list is here, and its bots, ready; log what fails.

        House rules are not laid over them here: a table that has some finds the graphs of its edition made.
        """
        for edition_id in await to_thread.run_sync(edition_ids):
            try:
                edition = await to_thread.run_sync(find_edition, edition_id, ())
                if isinstance(edition, Edition) and words_here(
                    edition.params.lexicon, edition.params.language
                ):
                    await self._prepare_bots(edition_id, (), bot_levels)
            except Exception:
                log.exception("edition_not_ready", edition=edition_id)

    async def _prepare_bots(
        self, edition_id: str, modifiers: tuple[str, ...], bot_levels: Sequence[str]
    ) -> None:
        opened = await self.open(edition_id, modifiers)
        if isinstance(opened, Refused):
            log.warning("edition_not_ready", edition=edition_id, modifiers=modifiers, code=opened.code)
            return
        for level in bot_levels:
            await to_thread.run_sync(opened.bot, level, limiter=self._limiter)

    async def _make(
        self, edition: Edition, name: ListName, layers: Sequence[OverlayLayer], more: Sequence[str] = ()
    ) -> Playable:
        overlay = _overlay(edition, layers, more)
        key = _key(edition, name, overlay)
        async with self._alone(key):
            if key not in self._shelf.ready:
                words = await self._own_words(name.hash) if name.is_own and name.hash is not None else None
                self._shelf.ready[key] = await to_thread.run_sync(
                    self._prepare_warm, edition, name, overlay, words, limiter=self._limiter
                )
            made = self._shelf.ready[key]
            self._shelf.ready.move_to_end(key)
            while len(self._shelf.ready) > READY_MAX:
                self._shelf.ready.popitem(last=False)
        return replace(made, layers=tuple(layers))

    @asynccontextmanager
    async def _alone(self, key: str) -> AsyncIterator[None]:
        """One task at a time for a key. Nothing is kept of it afterwards, also when the task fails."""
        making = self._shelf.making.setdefault(key, _Making())
        making.tasks += 1
        try:
            async with making.lock:
                yield
        finally:
            making.tasks -= 1
            if not making.tasks:
                del self._shelf.making[key]

    def _prepare_warm(
        self, edition: Edition, name: ListName, overlay: Overlay, words: tuple[str, ...] | None
    ) -> Playable:
        own = None if words is None else lexicon_of_words(name.id, edition.params.language, words)
        if own is None and name.is_own:
            raise MissingListError(name.id)
        playable = self._prepare(edition, replace(name, own=own), overlay)
        playable.warm()
        return playable


def words_of_table(table: TableRow) -> TableWords:
    """What the host of a table has chosen about words."""
    return TableWords(table.house, table.own_list)


def list_name(edition: Edition, words: TableWords) -> ListName:
    """The list of a new game: the edition's, or the one that the host has brought."""
    if words.own_list is None:
        return ListName(edition.params.lexicon)
    return ListName(edition.params.language + OWN, words.own_list)


def _overlay(edition: Edition, layers: Sequence[OverlayLayer] = (), more: Sequence[str] = ()) -> Overlay:
    """The words that the edition adds, and the layers; the table's own word goes over the edition's."""
    edition_words = house_words((*edition.params.lexicon_overlay, *more))
    return overlay_of([*edition_words.layers, *layers])


def _key(edition: Edition, name: ListName, overlay: Overlay) -> str:
    return repr((edition, name, overlay.hash))
