"""Editions made ready to play: rules compiled, word list open, search graph built, each once per process."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import structlog
from anyio import CapacityLimiter, to_thread

from fishka.bots.bot import Bot
from fishka.game.ctx import AnyPlay
from fishka.game.events import GameStarted
from fishka.game.refusals import Refused
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
    words: WordSet
    any_play: AnyPlay
    bot: Callable[[str], Bot]
    """The bot of a level, at this table. May take seconds the first time: not in the event loop."""
    warm: Callable[[], object]
    """Does at once what `any_play` would do when first asked; in a thread, since it may take seconds."""


@dataclass(frozen=True, slots=True)
class ListName:
    """A word list by its id, or by its hash where a game that has begun names it."""

    id: str
    hash: str | None = None


class MissingListError(LookupError):
    """The word list is not installed; `args[0]` is its id."""


Prepare = Callable[[Edition, ListName, tuple[str, ...]], Playable]
"""Makes an edition ready with a list and the words that the house adds. Slow: called in a thread.

Raises MissingListError.
"""


@dataclass(slots=True)
class _Shelf:
    ready: dict[str, Playable] = field(default_factory=dict)
    making: dict[str, asyncio.Lock] = field(default_factory=dict)


class Playables:
    """Playables by edition, house rules and list; each made once, in a thread of its own."""

    def __init__(self, prepare: Prepare, limiter: CapacityLimiter) -> None:
        self._prepare: Final = prepare
        self._limiter = limiter
        self._shelf = _Shelf()

    async def open(self, edition_id: str, modifiers: tuple[str, ...]) -> Playable | Refused:
        """What a new game of this edition needs."""
        edition = find_edition(edition_id, modifiers)
        if isinstance(edition, Refused):
            return edition
        name = ListName(edition.params.lexicon)
        try:
            return await self._make(edition, name, edition.params.lexicon_overlay)
        except MissingListError as missing:
            return missing_list(missing)

    async def of(self, started: GameStarted) -> Playable:
        """What a game that has begun needs: its own rules and list, whatever the edition says today.

        Raises ValueError when its first event is damaged, MissingListError when its list is gone.
        """
        edition = edition_from_resolved(started.edition)
        if isinstance(edition, tuple):
            raise ValueError(f"a stored edition has faults: {edition}")
        name = ListName(started.lexicon, started.lexicon_hash)
        overlay = (*edition.params.lexicon_overlay, *started.overlay)
        playable = await self._make(edition, name, tuple(dict.fromkeys(overlay)))
        if playable.tables.digest() != started.tables_digest:
            raise ValueError("the tables of a stored edition are not those that its game began with")
        return playable

    def words_of(self, edition_id: str, modifiers: tuple[str, ...]) -> tuple[str, str, bool]:
        """An edition's list: id and hash ('' before it was opened), and whether unknown words are refused."""
        edition = find_edition(edition_id, modifiers)
        if isinstance(edition, Refused):
            return "", "", False
        ready = self._shelf.ready.get(
            _key(edition, ListName(edition.params.lexicon), edition.params.lexicon_overlay)
        )
        list_hash = "" if ready is None else ready.lexicon_hash
        return edition.params.lexicon, list_hash, edition.params.validation == "auto_reject"

    async def prepare_all(self, bot_levels: Sequence[str]) -> None:
        """Make every bundled edition and its bots ready, with and without house rules; log what fails."""
        for edition_id in edition_ids():
            for modifiers in ((), *((one,) for one in modifier_ids())):
                try:
                    await self._prepare_bots(edition_id, modifiers, bot_levels)
                except Exception:
                    log.exception("edition_not_ready", edition=edition_id, modifiers=modifiers)

    async def _prepare_bots(
        self, edition_id: str, modifiers: tuple[str, ...], bot_levels: Sequence[str]
    ) -> None:
        opened = await self.open(edition_id, modifiers)
        if isinstance(opened, Refused):
            log.warning("edition_not_ready", edition=edition_id, modifiers=modifiers, code=opened.code)
            return
        for level in bot_levels:
            await to_thread.run_sync(opened.bot, level, limiter=self._limiter)

    async def _make(self, edition: Edition, name: ListName, overlay: tuple[str, ...]) -> Playable:
        key = _key(edition, name, overlay)
        async with self._shelf.making.setdefault(key, asyncio.Lock()):
            if key not in self._shelf.ready:
                self._shelf.ready[key] = await to_thread.run_sync(
                    self._prepare_warm, edition, name, overlay, limiter=self._limiter
                )
        return self._shelf.ready[key]

    def _prepare_warm(self, edition: Edition, name: ListName, overlay: tuple[str, ...]) -> Playable:
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


def missing_list(missing: MissingListError) -> Refused:
    """What to tell people of a list that is not installed."""
    return denied(Denial.LEXICON_MISSING, lexicon=str(missing.args[0]))


def _key(edition: Edition, name: ListName, overlay: tuple[str, ...]) -> str:
    return repr((edition, name, overlay))
