"""A tile set: letters, how many of each, what they are worth."""

from typing import Annotated

import msgspec
from msgspec import Meta

from fishka.core.tiles import Alphabet
from fishka.rules.parameters import Identifier, LanguageTag

Titles = dict[str, str]
"""A name by language tag (`ru`, `en`, ...)."""


class Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One letter in upper case; `neutral` is neither vowel nor consonant (Ь, Ъ)."""

    letter: Annotated[str, Meta(min_length=1, max_length=4)]
    count: Annotated[int, Meta(ge=0, le=999)]
    value: Annotated[int, Meta(ge=0, le=999)]
    vowel: bool = False
    neutral: bool = False


class Blanks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many blanks, and what this game calls them."""

    count: Annotated[int, Meta(ge=0, le=999)]
    title: Titles


class TileSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Letters in the order of the alphabet. `total` and `points` are declared and checked, to catch slips."""

    id: Identifier
    language: LanguageTag
    title: Titles
    letters: tuple[Letter, ...]
    blanks: Blanks
    total: Annotated[int, Meta(ge=1)]
    """All tiles, blanks included."""
    points: Annotated[int, Meta(ge=0)] | None = None
    """Values of all tiles together."""

    @property
    def alphabet(self) -> Alphabet:
        """The letters as tiles 1, 2, ... in this order."""
        return Alphabet(tuple(letter.letter for letter in self.letters))
