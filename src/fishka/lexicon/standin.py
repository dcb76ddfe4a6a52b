"""Editions whose own list may not be shipped: the general list of the language stands in."""

from fishka.lexicon.catalogue import open_lexicon
from fishka.lexicon.lexicon import Lexicon


def stand_in(language: str) -> Lexicon | None:
    """The general list of a language; None when there is none here."""
    return open_lexicon(f"{language}_general")
