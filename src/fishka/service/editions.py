"""Editions by id: those of the library, and house rules that players have made, kept as text."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Protocol

import msgspec
from anyio import to_thread

from fishka.core.ids import PlayerId
from fishka.game.refusals import Refused
from fishka.rules.edition import Edition
from fishka.rules.faults import EditionFault
from fishka.rules.house import HouseRules, house_file, is_house, load_house
from fishka.rules.load import Loaded, edition_ids, load_edition, modifier_ids
from fishka.service.names import plain_line
from fishka.service.refusals import Denial, denied

KEPT_MAX: Final = 50
"""So many house rules of one player are kept."""


class HouseRow(msgspec.Struct, frozen=True):
    """House rules as they are kept. The id is one of content, so a row never changes."""

    id: str
    text: str
    """TOML."""
    owner: PlayerId
    created_ms: int


class HouseStore(Protocol):
    """Every method is one transaction."""

    async def keep_house(self, row: HouseRow, most: int) -> bool:
        """Keep house rules, unless they are kept already. False when the owner has `most` of them."""

    async def house(self, house_id: str) -> HouseRow | None:
        """House rules by id: of anybody's shelf, or of a table that has them."""

    async def houses_of(self, owner: PlayerId) -> list[HouseRow]:
        """What a player keeps, newest first."""

    async def forget_house(self, owner: PlayerId, house_id: str) -> bool:
        """Take house rules off a player's shelf. They stay to be found while others keep them or a table has
        them. Whether they were there."""


class Editions:
    """Finds editions. House rules are read from the store once and never change."""

    def __init__(self, store: HouseStore) -> None:
        self._store = store
        self._texts: dict[str, str] = {}

    async def find(self, edition_id: str, modifiers: tuple[str, ...] = ()) -> Edition | Refused:
        """The edition with modifiers over it, or why there is none."""
        if is_house(edition_id) and await self.text(edition_id) is None:
            return denied(Denial.UNKNOWN_EDITION, edition=edition_id[:64])
        return self.known(edition_id, modifiers)

    def known(self, edition_id: str, modifiers: tuple[str, ...] = ()) -> Edition | Refused:
        """The same of what has been found before: house rules of a table that is there, the library."""
        if not is_house(edition_id):
            return find_edition(edition_id, modifiers)
        if edition_id not in self._texts:
            return denied(Denial.UNKNOWN_EDITION, edition=edition_id[:64])
        unknown = next((one for one in modifiers if one not in modifier_ids()), None)
        if unknown is not None:
            return denied(Denial.UNKNOWN_MODIFIER, modifier=unknown[:64])
        return _house(edition_id, self._texts[edition_id], tuple(dict.fromkeys(modifiers)))

    async def find_apart(self, edition_id: str, modifiers: tuple[str, ...] = ()) -> Edition | Refused:
        """The same as `find`, compiled in a thread: for what anybody may ask about any modifiers together."""
        if is_house(edition_id):
            await self.text(edition_id)
        return await to_thread.run_sync(self.known, edition_id, modifiers)

    async def text(self, house_id: str) -> str | None:
        """House rules as a file."""
        if house_id not in self._texts:
            row = await self._store.house(house_id)
            if row is None:
                return None
            self._texts[house_id] = row.text
        return self._texts[house_id]

    async def keep(self, owner: PlayerId, rules: HouseRules, language: str, at_ms: int) -> str | Refused:
        """Keep house rules that are in order; their id."""
        title = plain_line(rules.title)
        if not title:
            return denied(Denial.RULES_TITLE)
        made = await to_thread.run_sync(_made, msgspec.structs.replace(rules, title=title), language)
        if isinstance(made, Refused):
            return made
        house_id, text = made
        if not await self._store.keep_house(HouseRow(house_id, text, owner, at_ms), KEPT_MAX):
            return denied(Denial.HOUSES_MANY, most=KEPT_MAX)
        self._texts[house_id] = text
        return house_id

    async def forget(self, owner: PlayerId, house_id: str) -> bool:
        """Take house rules off a player's shelf; tables that have them go on. Whether they were there."""
        gone = await self._store.forget_house(owner, house_id)
        if gone and await self._store.house(house_id) is None:
            self._texts.pop(house_id, None)
        return gone

    async def kept_by(self, owner: PlayerId) -> list[Edition]:
        """What a player keeps, newest first; what this program no longer plays is left out."""
        rows = await self._store.houses_of(owner)
        self._texts.update((row.id, row.text) for row in rows)
        found = await to_thread.run_sync(lambda: [self.known(row.id) for row in rows])
        return [one for one in found if isinstance(one, Edition)]


@lru_cache(maxsize=256)
def find_edition(edition_id: str, modifiers: tuple[str, ...]) -> Edition | Refused:
    """An edition of the library with modifiers over it, or why there is none."""
    if edition_id not in edition_ids():
        return denied(Denial.UNKNOWN_EDITION, edition=edition_id[:64])
    for one in modifiers:
        if one not in modifier_ids():
            return denied(Denial.UNKNOWN_MODIFIER, modifier=one[:64])
    return _sound(load_edition(edition_id, tuple(dict.fromkeys(modifiers))))


@lru_cache(maxsize=256)
def _house(house_id: str, text: str, modifiers: tuple[str, ...]) -> Edition | Refused:
    return _sound(load_house(house_id, text, modifiers))


def _made(rules: HouseRules, language: str) -> tuple[str, str] | Refused:
    """Id and text of house rules that are in order."""
    match house_file(rules, language):
        case (str() as house_id, str() as text):
            edition = _sound(load_house(house_id, text))
            return edition if isinstance(edition, Refused) else (house_id, text)
        case faults:
            return _faulty(faults)


def _sound(loaded: Loaded) -> Edition | Refused:
    return loaded if isinstance(loaded, Edition) else _faulty(loaded)


def _faulty(faults: Sequence[object]) -> Refused:
    return denied(Denial.EDITION_FAULTS, paths=[one.path for one in faults if isinstance(one, EditionFault)])
