"""Sums at the end of a game: what is left on racks, and who has won."""

from collections.abc import Sequence
from fractions import Fraction
from typing import assert_never

from fishka.core.ids import Seat
from fishka.core.multiset import Tiles
from fishka.core.tiles import in_hand
from fishka.rules.parameters import FinalAdjust, TieBreak
from fishka.rules.tables import RuleTables

Worth = int | Fraction
"""A score, or a share of a target."""


def rack_value(tables: RuleTables, rack: Tiles) -> int:
    """Points on a rack; blanks count nothing."""
    return sum(tables.values[in_hand(tile)] for tile in rack)


def final_adjustments(
    policy: FinalAdjust, racks: Sequence[Tiles], tables: RuleTables, out: Seat | None
) -> tuple[int, ...]:
    """Points to add to each seat's score. `out` is the seat that laid its last tile, if one did.

    Without such a seat every policy but `none` becomes `subtract_own`.
    """
    left = [rack_value(tables, rack) for rack in racks]
    own = tuple(-value for value in left)
    match policy:
        case "none":
            return (0,) * len(left)
        case "subtract_own":
            return own
        case "subtract_and_collect":
            return own if out is None else _with(own, out, sum(left))
        case "collect_double":
            return own if out is None else _with((0,) * len(left), out, 2 * sum(left))
        case _:
            assert_never(policy)


def winners(
    policy: TieBreak, final: Sequence[int | Fraction], before: Sequence[int | Fraction]
) -> tuple[Seat, ...]:
    """The seats that share the first place. `before` are the scores without the final adjustment."""
    best = max(final)
    first = [seat for seat, score in enumerate(final) if score == best]
    match policy:
        case "none":
            pass
        case "pre_adjust":
            most = max(before[seat] for seat in first)
            first = [seat for seat in first if before[seat] == most]
        case _:
            assert_never(policy)
    return tuple(Seat(seat) for seat in first)


def _with(points: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    return tuple(value if at == seat else one for at, one in enumerate(points))
