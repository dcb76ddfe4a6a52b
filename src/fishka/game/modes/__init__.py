"""The modes that are played, by the name that an edition gives (`Edition.mode`)."""

from fishka.game.mode import Mode
from fishka.game.modes import classic

_MODES: dict[str, Mode] = {"classic": classic}


def mode(name: str) -> Mode:
    """The mode of this name. Raises KeyError for a name that no edition of this release can have."""
    return _MODES[name]
