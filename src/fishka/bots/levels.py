"""The levels as data (`data/levels.toml`): what each knows, sees, weighs and searches."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Vocabulary = Literal["common", "everyday", "familiar", "known", "core", "polite"]
"""From the smallest to the largest; `polite` is the table's own list without its rude words."""

Percent = Annotated[int, Meta(ge=0, le=100)]
Natural = Annotated[int, Meta(ge=0, le=10_000_000)]


class Attention(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What catches the eye of a person."""

    looks: Annotated[int, Meta(ge=1)]
    notice: Annotated[tuple[Percent, ...], Meta(min_length=1)]
    beside: Percent
    premium: Annotated[int, Meta(ge=0, le=300)]


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a level plays on before it chooses."""

    candidates: Annotated[int, Meta(ge=1, le=100)]
    plies: Natural
    deals: Natural
    """0: no games are played on; only the end game is searched."""
    all_deals: Natural
    nodes: Natural
    ms: Natural
    endgame: Natural


class LevelData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level."""

    name: str
    vocabulary: Vocabulary
    by: Literal["score", "equity"]
    doubt: Percent
    wrongly: Percent
    attention: Attention | None = None
    search: Search | None = None


class _Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: tuple[LevelData, ...]


@cache
def level_data() -> tuple[LevelData, ...]:
    """Every level, the weakest first."""
    text = files("fishka.bots").joinpath("data", "levels.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=_Levels).level
