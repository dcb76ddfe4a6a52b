"""Chance: keyed, unbiased, the same answer to the same question."""

from collections import Counter

import pytest

from fishka.core.multiset import tiles
from fishka.game.draws import Draws, Purpose, SecretDraws, SeededDraws, draw, secret_hash

SECRET = bytes(range(32))
KINDS = pytest.mark.parametrize("draws", [SecretDraws(SECRET), SeededDraws(5)], ids=["secret", "seeded"])


def numbers(draws: Draws, version: int, purpose: Purpose, count: int = 20, bound: int = 1 << 64) -> list[int]:
    stream = draws.stream(version, purpose)
    return [stream.below(bound) for _ in range(count)]


@KINDS
def test_the_same_question_has_the_same_answer(draws: Draws) -> None:
    assert numbers(draws, 7, Purpose.REFILL) == numbers(draws, 7, Purpose.REFILL)


@KINDS
def test_another_version_or_purpose_has_another_answer(draws: Draws) -> None:
    streams = [tuple(numbers(draws, version, purpose)) for version in range(50) for purpose in Purpose]
    assert len(set(streams)) == len(streams)
    every = [number for stream in streams for number in stream]
    assert len(set(every)) == len(every), "no stream repeats a part of another"


def test_another_secret_has_other_draws_and_another_hash() -> None:
    other = bytes(31) + b"\1"
    assert numbers(SecretDraws(SECRET), 1, Purpose.DEAL) != numbers(SecretDraws(other), 1, Purpose.DEAL)
    assert secret_hash(SECRET) != secret_hash(other)
    assert SecretDraws(SECRET).seed(3, Purpose.BOT) != SecretDraws(other).seed(3, Purpose.BOT)


def test_the_numbers_of_a_secret_never_change() -> None:
    """Old games can be audited only while these stay."""
    assert numbers(SecretDraws(SECRET), 1, Purpose.DEAL, 3) == FIRST_NUMBERS
    assert secret_hash(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


FIRST_NUMBERS = [3868849826631841551, 5878263387581472167, 4407084958485598456]


def test_a_secret_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SecretDraws(b"short")


@KINDS
def test_a_number_below_a_bound_is_unbiased(draws: Draws) -> None:
    counted = Counter(numbers(draws, 1, Purpose.DEAL, 9000, 9))
    assert set(counted) == set(range(9))
    assert all(850 < count < 1150 for count in counted.values())


@KINDS
def test_a_bound_that_does_not_divide_the_numbers_is_not_favoured_below(draws: Draws) -> None:
    """Without throwing some numbers away, the lower third of 3 * 2**62 would come half of the time."""
    low = sum(number < 1 << 62 for number in numbers(draws, 1, Purpose.DEAL, 3000, 3 << 62))
    assert 900 < low < 1100


@KINDS
@pytest.mark.parametrize("bound", [0, -1, (1 << 64) + 1])
def test_a_bound_that_no_number_is_below_is_a_mistake(draws: Draws, bound: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        draws.stream(1, Purpose.DEAL).below(bound)


@KINDS
def test_every_tile_of_the_bag_is_drawn_equally_often(draws: Draws) -> None:
    bag = tiles([0, 0, 1, 2, 2, 2])
    counted: Counter[int] = Counter()
    for version in range(3000):
        drawn, left = draw(bag, 2, draws.stream(version, Purpose.REFILL))
        assert tiles([*drawn, *left]) == bag
        counted.update(drawn)
    assert all(
        abs(counted[tile] / 6000 - share) < 0.03 for tile, share in ((0, 1 / 3), (1, 1 / 6), (2, 1 / 2))
    )


@KINDS
def test_a_bag_gives_what_it_has(draws: Draws) -> None:
    stream = draws.stream(1, Purpose.REFILL)
    assert draw(tiles([1, 2]), 5, stream) == (tiles([1, 2]), ())
    assert draw((), 5, stream) == ((), ())
