"""What a mode may ask while it decides: rules as numbers, words, chance, and whether a rack has a play."""

from collections.abc import Callable
from dataclasses import dataclass

from fishka.game.draws import Draws
from fishka.referee import Position, WordSet
from fishka.rules.edition import Edition
from fishka.rules.tables import RuleTables

AnyPlay = Callable[[Position], bool]
"""Whether the rack of this position has any legal play, words already played and swaps considered."""


@dataclass(frozen=True, slots=True)
class Ctx:
    """One for each running game. `words` holds what may be played: list, Ё mode and overlay together."""

    edition: Edition
    tables: RuleTables
    words: WordSet
    draws: Draws
    any_play: AnyPlay
    """Asked only where `end_no_moves = auto`, and only when no exchange is legal any more."""
