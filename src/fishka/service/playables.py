"""Editions made ready to play: rules compiled, word list open, search graph built, each once per process."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import structlog
from anyio import CapacityLimiter, to_thread

from fishka.bots.bot import Bot
from fishka.core.moves import Place
from fishka.game.ctx import AnyPlay
from fishka.game.events import GameStarted
from fishka.game.refusals import Refused
from fishka.game.view import View
from fishka.lexicon import LexiconFault, Overlay, OverlayLayer, WordsIdentity, house_words, overlay_of
from fishka.referee import WordSet
from fishka.rules.edition import Edition
from fishka.rules.load import edition_from_resolved, edition_ids, load_edition, modifier_ids
from fishka.rules.tables import RuleTables
from fishka.service.refusals import Denial, denied

log = structlog.get_logger()


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
    """What the project and the server add to the list and take out."""
    words: WordSet
    any_play: AnyPlay
    bot: Callable[[str], Bot]
    """The bot of a level, at this table. May take seconds the first time: not in the event loop."""
    hints: Callable[[View, int], Sequence[tuple[Place, int]]]
    """So many of the viewer's best plays, with their points. In a thread, since it may take long."""
    warm: Callable[[], object]
    """Does at once what `any_play` would do when first asked; in a thread, since it may take seconds."""


@dataclass(frozen=True, slots=True)
class ListName:
    """A word list by its id, or by its hash where a game that has begun names it."""

    id: str
    hash: str | None = None


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
ServerWords = Callable[[str], Awaitable[OverlayLayer | None]]
"""What the operator has added to a list, by its id, and taken out, for games that begin from now on."""


async def no_server_words(_lexicon: str) -> OverlayLayer | None:
    """Of a server without words of its own."""
    return None


@dataclass(slots=True)
class _Shelf:
    ready: dict[str, Playable] = field(default_factory=dict)
    making: dict[str, asyncio.Lock] = field(default_factory=dict)


class Playables:
    """Playables by edition, house rules and list; each made once, in a thread of its own."""

    def __init__(
        self, prepare: Prepare, limiter: CapacityLimiter, server_words: ServerWords = no_server_words
    ) -> None:
        self._prepare: Final = prepare
        self._server_words: Final = server_words
        self._limiter = limiter
        self._shelf = _Shelf()

    async def open(self, edition_id: str, modifiers: tuple[str, ...]) -> Playable | Refused:
        """What a new game of this edition needs."""
        edition = find_edition(edition_id, modifiers)
        if isinstance(edition, Refused):
            return edition
        name = ListName(edition.params.lexicon)
        server = await self._server_words(name.id)
        try:
            return await self._make(edition, name, _overlay(edition, () if server is None else (server,)))
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
        overlay = _overlay(edition, started.layers, started.overlay)
        playable = await self._make(edition, name, overlay)
        recorded, found = started.words, playable.words_used
        if recorded is not None and recorded.hash != found.hash:
            raise WordsChangedError(started.lexicon, recorded.hash, found.hash)
        if playable.tables.digest() != started.tables_digest:
            raise ValueError("the tables of a stored edition are not those that its game began with")
        return playable

    def words_of(self, edition_id: str, modifiers: tuple[str, ...]) -> tuple[str, str, bool]:
        """An edition's list: id and hash ('' before it was opened), and whether unknown words are refused."""
        edition = find_edition(edition_id, modifiers)
        if isinstance(edition, Refused):
            return "", "", False
        ready = self._shelf.ready.get(_key(edition, ListName(edition.params.lexicon), _overlay(edition)))
        list_hash = "" if ready is None else ready.lexicon_hash
        return edition.params.lexicon, list_hash, edition.params.validation == "auto_reject"

    async def prepare_all(self, bot_levels: Sequence[str]) -> None:
        """Make every bundled edition and its bots ready; log what fails.

        House rules are not laid over them here: a table that has some finds the graphs of its edition made.
        """
        for edition_id in edition_ids():
            try:
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

    async def _make(self, edition: Edition, name: ListName, overlay: Overlay) -> Playable:
        key = _key(edition, name, overlay)
        async with self._shelf.making.setdefault(key, asyncio.Lock()):
            if key not in self._shelf.ready:
                self._shelf.ready[key] = await to_thread.run_sync(
                    self._prepare_warm, edition, name, overlay, limiter=self._limiter
                )
        return self._shelf.ready[key]

    def _prepare_warm(self, edition: Edition, name: ListName, overlay: Overlay) -> Playable:
        playable = self._prepare(edition, name, overlay)
        playable.warm()
        return playable


@lru_cache(maxsize=64)
def find_edition(edition_id: str, modifiers: tuple[str, ...]) -> Edition | Refused:
    """A bundled edition with house rules, or why there is none."""
    if edition_id not in edition_ids():
        return denied(Denial.UNKNOWN_EDITION, edition=edition_id[:64])
    for one in modifiers:
        if one not in modifier_ids():
            return denied(Denial.UNKNOWN_MODIFIER, modifier=one[:64])
    loaded = load_edition(edition_id, tuple(dict.fromkeys(modifiers)))
    if isinstance(loaded, tuple):
        return denied(Denial.EDITION_FAULTS, paths=[fault.path for fault in loaded])
    return loaded


def _overlay(edition: Edition, layers: Sequence[OverlayLayer] = (), more: Sequence[str] = ()) -> Overlay:
    """The layers, and over them the words that the edition and the table add."""
    house = house_words((*edition.params.lexicon_overlay, *more))
    return overlay_of([*layers, *house.layers])


def _key(edition: Edition, name: ListName, overlay: Overlay) -> str:
    return repr((edition, name, overlay.hash))
