"""Editions whose own list may not be shipped: the general list of the language stands in."""

from fishka.lexicon.catalogue import lexicon_ids, open_lexicon
from fishka.lexicon.computed import EQUATIONS
from fishka.lexicon.ids import Role, list_id
from fishka.lexicon.lexicon import Lexicon


def stand_in(language: str) -> Lexicon | None:
    """The general list of a language; None when there is none here."""
    return open_lexicon(list_id(language, Role.GENERAL))


def words_here(lexicon: str, language: str) -> bool:
    """Whether an edition with this list can be played: the list is here, or one that stands in for it."""
    return list_here(lexicon) or list_id(language, Role.GENERAL) in lexicon_ids()


def list_here(lexicon: str) -> bool:
    """Whether this very list is installed, or is worked out and needs none (equations)."""
    return lexicon == EQUATIONS or lexicon in lexicon_ids()
