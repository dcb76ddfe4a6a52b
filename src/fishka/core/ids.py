"""Names for things that must not be mixed up."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, from 0 clockwise; never a person."""

GameId = NewType("GameId", str)
"""A game's public name in links and records."""

LANGUAGE_TAG: Final = r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
"""What the tag of a language looks like: `nl`, `pt-BR`."""

NO_LANGUAGE: Final = "zxx"
"""The language tag of what is in none (numbers): signs will do for letters."""

PlayerId = NewType("PlayerId", str)
"""A person's stable id; the name lives outside the game, so that it can be deleted."""
