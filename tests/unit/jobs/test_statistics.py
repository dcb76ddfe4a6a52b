"""The sequential test: what it decides, and how seldom it errs."""

import pytest

from fishka.core.rng import Rng
from fishka.jobs.statistics import Sequential, sequential, wilson


def played(share: float, pairs: int, seed: int) -> list[float]:
    """Pairs of games of a player with this share."""
    rng = Rng(seed)
    wins = lambda: float(rng.below(1000) < share * 1000)  # noqa: E731 - a die
    return [(wins() + wins()) / 2 for _ in range(pairs)]


def decided(share: float, seed: int) -> Sequential:
    """The test at its first decision, or after 3,000 pairs."""
    pairs = played(share, 3000, seed)
    for count in range(50, 3001, 50):
        test = sequential(pairs[:count])
        if test.verdict != "open":
            return test
    return test


def test_a_stronger_player_is_found_and_an_equal_one_is_not() -> None:
    assert sum(decided(0.58, seed).verdict == "stronger" for seed in range(40)) >= 38
    assert sum(decided(0.50, seed).verdict == "stronger" for seed in range(40)) <= 4
    assert sum(decided(0.42, seed).verdict == "not_stronger" for seed in range(40)) == 40


def test_nothing_is_decided_by_few_games_or_by_none() -> None:
    assert sequential([]).verdict == "open"
    assert sequential([1.0, 0.5]).verdict == "open"
    assert sequential([1.0] * 10).verdict == "open"


def test_who_wins_every_game_is_shown_to_be_stronger_and_who_loses_all_is_not() -> None:
    assert sequential([1.0] * 30).verdict == "stronger"
    assert sequential([0.0] * 30).verdict == "not_stronger"
    assert sequential([0.5] * 30).verdict == "open"


@pytest.mark.parametrize("points", [0, 30, 60])
def test_bounds_of_a_share_hold_it(points: int) -> None:
    low, high = wilson(points, 60)
    near = 1e-12
    assert 0 <= low <= points / 60 + near
    assert points / 60 - near <= high <= 1


def test_bounds_are_those_of_the_books_and_there_are_none_without_games() -> None:
    low, high = wilson(390, 400)
    assert (round(low, 4), round(high, 4)) == (0.9546, 0.9864)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    with pytest.raises(ValueError, match="no games"):
        wilson(0, 0)
