"""An edition: one resolved set of rules with its tiles and its board."""

from typing import Final

import msgspec

from fishka.core.tiles import Alphabet
from fishka.rules.layout import Layout
from fishka.rules.parameters import Parameters
from fishka.rules.tileset import TileSet, Titles

MODES: Final = {"crossword": "classic", "equations": "classic"}
"""The mode (a way of taking turns) that runs each engine which is played."""


class Edition(msgspec.Struct, frozen=True):
    """Everything that a game needs to know about its rules. Checked: built by `rules.load` only."""

    id: str
    title: Titles
    about: Titles
    """One line on what is particular about it, by language."""
    modifiers: tuple[str, ...]
    """House rules laid over it, in order."""
    params: Parameters
    tileset: TileSet
    layout: Layout
    extends: str | None = None
    """The edition that it was made from; games of older releases do not tell."""

    @property
    def mode(self) -> str:
        """The mode that plays this edition."""
        return MODES[self.params.engine]

    @property
    def alphabet(self) -> Alphabet:
        """The letters of its tile set."""
        return self.tileset.alphabet


class EditionSummary(msgspec.Struct, frozen=True):
    """What a list of editions shows."""

    id: str
    title: Titles
    about: Titles
    language: str
    players: tuple[int, int]
    lexicon: str
    mode: str


def summary(edition: Edition) -> EditionSummary:
    """The edition in one line."""
    params = edition.params
    return EditionSummary(
        id=edition.id,
        title=edition.title,
        about=edition.about,
        language=params.language,
        players=(params.players_min, params.players_max),
        lexicon=params.lexicon,
        mode=edition.mode,
    )


def titled(titles: Titles, language: str, otherwise: str) -> str:
    """The name in a language, else in English, else in any language it has, else `otherwise`.

    >>> titled({"ru": "Эрудит"}, "mk", "erudit")
    'Эрудит'
    """
    for wanted in (language, "en", *titles):
        if wanted in titles:
            return titles[wanted]
    return otherwise
