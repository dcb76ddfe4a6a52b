"""Sums at the end, for two seats and for more."""

import pytest

from fishka.core.ids import Seat
from fishka.core.multiset import tiles
from fishka.referee import final_adjustments, rack_value, winners
from fishka.rules.parameters import FinalAdjust
from tests.unit.referee.kit import tables

RULES = tables()
RACKS = [tiles([]), tiles([2, 4]), tiles([0, 1]), tiles([3])]


def test_blanks_on_a_rack_count_nothing() -> None:
    assert rack_value(RULES, tiles([0, 0, 2])) == 3


@pytest.mark.parametrize(
    ("policy", "out", "expected"),
    [
        ("none", Seat(0), (0, 0, 0, 0)),
        ("subtract_own", Seat(0), (0, -5, -1, -3)),
        ("subtract_and_collect", Seat(0), (9, -5, -1, -3)),
        ("collect_double", Seat(0), (18, 0, 0, 0)),
        ("none", None, (0, 0, 0, 0)),
        ("subtract_own", None, (0, -5, -1, -3)),
        ("subtract_and_collect", None, (0, -5, -1, -3)),
        ("collect_double", None, (0, -5, -1, -3)),
    ],
)
def test_tiles_left_are_settled_by_the_policy(
    policy: FinalAdjust, out: Seat | None, expected: tuple[int, ...]
) -> None:
    assert final_adjustments(policy, RACKS, RULES, out) == expected


def test_who_went_out_collects_wherever_he_sits() -> None:
    racks = [tiles([2]), tiles([1]), tiles([])]
    assert final_adjustments("subtract_and_collect", racks, RULES, Seat(2)) == (-3, -1, 4)


def test_the_best_score_wins_alone() -> None:
    assert winners("none", [10, 30, 20], [10, 30, 20]) == (1,)


def test_equal_scores_are_shared_or_decided_by_the_scores_before() -> None:
    assert winners("none", [30, 10, 30], [20, 10, 25]) == (0, 2)
    assert winners("pre_adjust", [30, 10, 30], [20, 99, 25]) == (2,)
    assert winners("pre_adjust", [30, 30], [25, 25]) == (0, 1)
