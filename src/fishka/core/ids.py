"""Names for things that must not be mixed up."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, from 0 clockwise; never a person."""

GameId = NewType("GameId", str)
"""A game's public name in links and records."""

NO_LANGUAGE: Final = "zxx"
"""The language tag of what is in none (numbers): signs will do for letters."""

PlayerId = NewType("PlayerId", str)
"""A person's stable id; the name lives outside the game, so that it can be deleted."""
