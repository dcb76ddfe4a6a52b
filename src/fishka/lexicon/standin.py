"""Editions whose own list may not be shipped: the general list of the language stands in."""

from fishka.lexicon.catalogue import lexicon_ids, open_lexicon
from fishka.lexicon.lexicon import Lexicon


def stand_in(language: str) -> Lexicon | None:
    """The general list of a language; None when there is none here."""
    return open_lexicon(f"{language}_general")


def words_here(lexicon: str, language: str) -> bool:
    """Whether an edition with this list can be played: the list is here, or one that stands in for it."""
    return lexicon in lexicon_ids() or f"{language}_general" in lexicon_ids()
