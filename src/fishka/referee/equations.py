"""The words of the mathematical game: equations, valued exactly (rules C-20)."""

import re
from fractions import Fraction
from typing import Final

from fishka.core.tiles import Alphabet, Tile

MINUS: Final = "−"
TIMES: Final = "×"
DIVIDED: Final = "÷"
_SIDE: Final = re.compile(r"−?(0|[1-9][0-9]*)([+−×÷](0|[1-9][0-9]*))*")
"""A number has no leading nought; a minus may stand before the first number, a plus may not."""
_CODES: Final = {
    **{sign: ord(sign) for sign in "0123456789+="},
    MINUS: ord("-"),
    TIMES: ord("*"),
    DIVIDED: ord("/"),
}
_TERM: Final = re.compile(r"([+−]?)([^+−]+)")
_FACTOR: Final = re.compile(r"([×÷]?)([0-9]+)")


class Equations:
    """A dictionary of all valid equations, spelt with the signs of an alphabet."""

    def __init__(self, alphabet: Alphabet) -> None:
        self._alphabet = alphabet

    def contains(self, word: bytes) -> bool:
        """Whether these tiles read a valid equation."""
        return is_equation(self._alphabet.decode(word))

    def sign(self, tile: Tile) -> str:
        """What a tile shows."""
        return self._alphabet.letter(tile)

    def codes(self, letter_count: int) -> bytes:
        """What tiles from 1 on show, as the kernel reads it: ASCII, marks as `+-*/`, 0 for any other sign."""
        signs = (self.sign(Tile(tile)) for tile in range(1, letter_count + 1))
        return bytes(_CODES.get(sign, 0) for sign in signs)


def is_equation(text: str) -> bool:
    """Whether there are two sides or more, and all have the same value.

    >>> is_equation("2×3=6"), is_equation("1+2=3=4−1"), is_equation("1÷3×3=1"), is_equation("2+2=5")
    (True, True, True, False)
    """
    sides = text.split("=")
    if len(sides) < 2:
        return False
    first = side_value(sides[0])
    return first is not None and all(side_value(side) == first for side in sides[1:])


def side_value(side: str) -> Fraction | None:
    """What a side is worth; None when it is malformed or divides by nought.

    >>> side_value("1+6÷4"), side_value("−2×3"), side_value("07"), side_value("1÷0"), side_value("+1")
    (Fraction(5, 2), Fraction(-6, 1), None, None, None)
    """
    if _SIDE.fullmatch(side) is None:
        return None
    total = Fraction(0)
    for sign, term in _TERM.findall(side):
        value = Fraction(1)
        for mark, number in _FACTOR.findall(term):
            if mark != DIVIDED:
                value *= int(number)
            elif int(number) == 0:
                return None
            else:
                value /= int(number)
        total += -value if sign == MINUS else value
    return total
