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
_MARKS: Final = frozenset({"+", MINUS, TIMES, DIVIDED})
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

    @staticmethod
    def may_go_on(text: str, *, last: bool) -> bool:
        """Whether an equation may begin like this, by its last two signs and the sides that are complete.

        `last`: nothing follows. Never False for the beginning of an equation.
        """
        sign = text[-1]
        before = text[-2] if len(text) > 1 else "="
        if sign in _MARKS and (before in _MARKS or (before == "=" and sign != MINUS)):
            return False
        if sign == "=":
            if len(text) == 1 or before in _MARKS or before == "=":
                return False
            first, *others = text[:-1].split("=")
            value = side_value(first)
            if value is None or (others and side_value(others[-1]) != value):
                return False
        if sign.isdigit() and before == "0" and not (len(text) > 2 and text[-3].isdigit()):
            return False
        return not last or (sign.isdigit() and "=" in text)


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
