"""SplitMix64: the seedable chance of simulations, the same numbers as `crates/kernel/src/rng.rs`.

Real games never use it: their draws come from the game's secret (`fishka.game.draws`).
Algorithm: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014).
"""

from collections.abc import MutableSequence
from typing import TypeVar

_MASK = (1 << 64) - 1
T = TypeVar("T")


class Rng:
    """A stream of numbers fixed by its seed (any integer, taken modulo 2**64).

    >>> Rng(0).next_u64() == 0xE220A8397B1DCDAF
    True
    """

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next_u64(self) -> int:
        """The next number, 0 to 2**64 - 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """An unbiased number from 0 to `bound - 1`. Raises ValueError when `bound` is not 1 to 2**64."""
        if not 1 <= bound <= 1 << 64:
            raise ValueError(f"no number below {bound}")
        limit = (1 << 64) - ((1 << 64) % bound)
        while (value := self.next_u64()) >= limit:
            pass
        return value % bound

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put `items` into random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
