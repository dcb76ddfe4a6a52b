"""The crossword game in turns, for 2 to 14 seats: play, exchange, pass, verdicts, endings (rules B.1)."""

from fishka.game.modes.classic.decide import decide
from fishka.game.modes.classic.due import due
from fishka.game.modes.classic.evolve import evolve
from fishka.game.modes.classic.start import start
from fishka.game.modes.classic.view import view

__all__ = ["decide", "due", "evolve", "start", "view"]
