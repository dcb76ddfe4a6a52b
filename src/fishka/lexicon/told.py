"""A look-up told in words of one language: the same on the command line, over the wire and in the client."""

from typing import Final, Protocol

import msgspec

from fishka.lexicon.cards import describe_readings
from fishka.lexicon.catalogue import lexicon_info
from fishka.lexicon.glosses import meanings
from fishka.lexicon.kind import Band, band_of
from fishka.lexicon.lookup import LookUp
from fishka.lexicon.overlay import Ruling

_CODES: Final = {"layer": "lexicon-layer-{}", "labels": "lexicon-grammeme-{}"}
"""Parameters of a reason that are codes, and the texts that say them."""
_SIGNS: Final = {
    " ": "lookup-sign-space",
    "-": "lookup-sign-hyphen",
    "'": "lookup-sign-apostrophe",
    "’": "lookup-sign-apostrophe-curly",
}
"""Signs that are hard to see alone, and the texts that name them."""


class Texts(Protocol):
    """The texts of one language (`i18n.Translator`)."""

    language: str

    def text(self, id: str, /, **params: str) -> str:
        """The text of an id."""

    def __contains__(self, id: object) -> bool:
        """Whether there is a text of this id."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """All that is told of a string, in one language; empty where there is nothing to tell."""

    why: str
    """Why it is no word here."""
    ruling: str
    """Whose decision makes it count, and why. What takes a word out is told as `why`."""
    readings: tuple[tuple[str, str], ...]
    """Headword and form of each reading."""
    unread: str
    """That the form of the word is not known, where it has no readings."""
    meanings: tuple[str, ...]
    """Definitions, in the language of the word."""
    unexplained: str
    """That there is no definition of a word that counts or is known."""
    source: str
    """Who witnesses it."""
    level: int | None
    """How common it is: Zipf frequency times 100; None where the list does not know."""
    band: Band | None
    """The same as one of few steps."""
    frequency: str
    """The same in words."""
    flags: tuple[str, ...]
    """Its marks in words."""


def tell(found: LookUp, texts: Texts) -> Told:
    """Everything about a look-up in words. Reads the definitions: some milliseconds, not in an event loop."""
    entry, told_by = found.entry, found.told_by
    readings = () if entry is None else describe_readings(entry, texts.text)
    known = entry is not None and told_by is not None and bool(told_by.sources)
    level = entry.level if entry is not None and found.has_level else None
    band = None if level is None else band_of(level)
    meant = () if entry is None or told_by is None else meanings(told_by.language, entry)
    tier = (
        f"lexicon-tier-{told_by.language}-{entry.tier}" if entry is not None and told_by is not None else ""
    )
    return Told(
        why=tell_why(found, texts),
        ruling=_ruling(found.ruling, texts) if found.valid else "",
        readings=readings,
        unread=texts.text("lexicon-card-unread") if entry is not None and not readings else "",
        meanings=meant,
        unexplained=texts.text("lexicon-meaning-none") if (found.valid or entry) and not meant else "",
        source=texts.text(tier) if known and tier in texts else "",
        level=level,
        band=band,
        frequency="" if band is None else texts.text(f"lexicon-band-{band.value}"),
        flags=() if entry is None else tuple(texts.text(f"lexicon-flag-{one.value}") for one in entry.flags),
    )


def tell_why(found: LookUp, texts: Texts) -> str:
    """Why a string is no word, in words; empty for a word."""
    if found.why is None:
        return ""
    id = f"lookup-why-{found.why.value.replace('_', '-')}"
    params = {name: _said(name, value, texts) for name, value in found.params.items()}
    unsaid = "-".join(name for name, value in found.params.items() if not value)
    return texts.text(f"{id}-without-{unsaid}" if unsaid else id, **params)


def title_of(id: str, texts: Texts) -> str:
    """The name of a list: its own, else that of the catalogues, else its id."""
    info, named = lexicon_info(id), f"lexicon-title-{id.replace('_', '-')}"
    own = {} if info is None else info.title
    return own.get(texts.language) or own.get("en") or (texts.text(named) if named in texts else id)


def _said(name: str, value: str, texts: Texts) -> str:
    if name == "signs":
        return _signs(value, texts)
    if name == "lists":
        titles = (title_of(one, texts) for one in filter(None, value.split(",")))
        return ", ".join(texts.text("lexicon-list-quoted", title=one) for one in titles)
    if name not in _CODES:
        return value
    return ", ".join(texts.text(_CODES[name].format(one)) for one in filter(None, value.split(",")))


def _signs(signs: str, texts: Texts) -> str:
    """Signs as they can be read: a blank and the like by name, after those that show themselves."""
    named = [texts.text(id) for sign, id in _SIGNS.items() if sign in signs]
    shown = "".join(sign for sign in signs if sign not in _SIGNS)
    return ", ".join([shown, *named] if shown else named)


def _ruling(ruling: Ruling | None, texts: Texts) -> str:
    if ruling is None or not ruling.added:
        return ""
    id = "lexicon-ruling-added" if ruling.reason else "lexicon-ruling-added-without-reason"
    params = {"reason": ruling.reason} if ruling.reason else {}
    return texts.text(id, layer=texts.text(f"lexicon-layer-{ruling.layer.value}"), **params)
