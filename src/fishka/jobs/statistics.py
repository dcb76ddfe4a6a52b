"""What games between two players prove: bounds of a share, and a sequential test."""

from collections.abc import Sequence
from math import log, sqrt
from statistics import stdev
from typing import Final, Literal

import msgspec

CONFIDENCE_Z: Final = 1.96
"""Standard deviations on each side that hold 95 % of a normal distribution."""

ERROR_RATE: Final = 0.05
"""How often a sequential test may be wrong, either way."""

Verdict = Literal["stronger", "not_stronger", "open"]


def wilson(points: float, games: int) -> tuple[float, float]:
    """The bounds of Wilson's interval (1927) for a share of points, within 0 to 1.

    Raises ValueError for no games.

    >>> tuple(round(bound, 3) for bound in wilson(50, 100))
    (0.404, 0.596)
    """
    if not games:
        raise ValueError("no games: no share")
    share, z2 = points / games, CONFIDENCE_Z**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = CONFIDENCE_Z * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def points_of(spread: int) -> float:
    """What a game counts: a win 1, a draw 0.5."""
    return 0.5 if spread == 0 else float(spread > 0)


def pairs_of(spreads: Sequence[int]) -> list[float]:
    """For each two games after another the mean of their points; a last one without its pair is left out.

    >>> pairs_of([30, -5, 0, 7, 12])
    [0.5, 0.75]
    """
    points = [points_of(spread) for spread in spreads]
    return [(a + b) / 2 for a, b in zip(points[::2], points[1::2], strict=False)]


def spread_bound(spreads: Sequence[int]) -> float | None:
    """Half the width of the 95 % interval of the mean spread, two games after another counted as one draw of
    chance; None for less than two pairs.

    >>> spread_bound([10, 20, 30, 40]), spread_bound([10, 20, 30])
    (19.6, None)
    """
    pairs = [(a + b) / 2 for a, b in zip(spreads[::2], spreads[1::2], strict=False)]
    return CONFIDENCE_Z * stdev(pairs) / sqrt(len(pairs)) if len(pairs) > 1 else None


class Sequential(msgspec.Struct, frozen=True):
    """A generalised sequential probability ratio test over pairs of games.

    Whether the first player's share of points is `better` rather than `equal`; the log-likelihood ratio is
    the normal approximation over the mean of pairs. At `upper` he is shown to be stronger, at `lower` not.
    """

    pairs: int
    share: float
    ratio: float
    lower: float
    upper: float

    @property
    def verdict(self) -> Verdict:
        """What is shown so far."""
        if self.ratio >= self.upper:
            return "stronger"
        return "not_stronger" if self.ratio <= self.lower else "open"


def sequential(pairs: Sequence[float], *, equal: float = 0.5, better: float = 0.53) -> Sequential:
    """The test after these pairs: for each the mean of its two games, a win 1, a draw 0.5.

    Two pairs that nobody played, one won and one lost, are counted in the ratio: few pairs that went alike
    do not prove that all will, and many that were all won prove enough.

    >>> sequential([0.5] * 10).verdict, sequential([1.0, 0.5] * 200).verdict
    ('open', 'stronger')
    >>> sequential([1.0] * 3).verdict, sequential([1.0] * 30).verdict
    ('open', 'stronger')
    """
    bound = log((1 - ERROR_RATE) / ERROR_RATE)
    weighed = [*pairs, 1.0, 0.0]
    count = len(weighed)
    mean = sum(weighed) / count
    variance = sum((one - mean) ** 2 for one in weighed) / count
    ratio = count * (better - equal) * (2 * mean - equal - better) / (2 * variance) if pairs else 0.0
    return Sequential(len(pairs), sum(pairs) / len(pairs) if pairs else equal, ratio, -bound, bound)
