"""Which values of each parameter are played in this release. Every other value is refused at load, by name.

A parameter counts as played once it is declared: `golden/parameter_values.toml` must then name the tests that
play its values. One that governs a part of the game which is not played at all keeps its default
(`DEFAULT_ONLY`), so that nothing that somebody sets is ever silently ignored.
"""

from typing import Final

from fishka.rules.parameters import PARAMETER_IDS

ANY: Final = "any"
"""Every value that the type allows is played."""
DEFAULT_ONLY: Final = "default only"
"""The mechanism is not played: the value must be the one of `data/defaults.toml`."""

Played = str | range | tuple[object, ...]

PLAYERS: Final = range(2, 15)
"""How many may play at one table."""

PLAYED: Final[dict[str, Played]] = {
    **dict.fromkeys(PARAMETER_IDS, ANY),
    "engine": ("crossword", "equations"),
    "players_min": range(2, 11),
    "players_max": PLAYERS,
    "clock": ("none", "per_move", "per_player"),
    **dict.fromkeys((one for one in PARAMETER_IDS if one.startswith(("dup_", "solo_"))), DEFAULT_ONLY),
}
"""What is played of every parameter."""


def is_played(parameter: str, value: object, default: object) -> bool:
    """Whether this release plays the value (`default` is the one of `data/defaults.toml`)."""
    played = PLAYED[parameter]
    if played == ANY:
        return True
    if played == DEFAULT_ONLY:
        if isinstance(value, tuple) and isinstance(default, tuple):
            return set(value) == set(default)
        return value == default
    return value in played


def played_values(parameter: str, default: object) -> tuple[object, ...] | range | str:
    """The played values, for texts: `ANY`, a range, or the values."""
    played = PLAYED[parameter]
    return (default,) if played == DEFAULT_ONLY else played
