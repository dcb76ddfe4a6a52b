"""Trained leave values: small files beside this module, each with where it comes from."""

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from fishka.rules.tables import RuleTables
from fishka_kernel import LeavesCorruptError, LeaveValues

__all__ = ["LeaveFamily", "LeaveValues", "LeavesCorruptError", "families", "family_for", "open_leaves"]

FAR: Final = 0.12
"""Sets of tiles that differ in more than this share of their tiles are of different families."""


class LeaveFamily(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file of leave values and its origin. What it was trained on decides what it may be used for."""

    id: str
    file: str
    sha256: str
    edition: str
    lexicon: str
    lexicon_hash: str
    counts: tuple[int, ...]
    """Tiles of the set by kind, blank first."""
    vowels: tuple[bool, ...]
    rack_size: int
    games: int
    seed: int
    generations: int
    racks: int
    tables: str
    """Digest of the tables that the games were played by."""
    win_rate: float
    """Share of points against the untrained estimate in `proof_games` mirrored games."""
    spread: float
    proof_games: int
    improves: str = ""
    """SHA-256 of the values that they were trained on from; empty: the estimate."""
    gain_rate: float = 0.0
    """Share of points against those in `gain_games` mirrored games."""
    gain_spread: float = 0.0
    gain_games: int = 0
    kernel_signature: str = ""
    """The bench signature of the kernel that played the games."""


@cache
def families() -> tuple[LeaveFamily, ...]:
    """Every family there is, in the order of the manifest."""
    text = files("fishka.kernel").joinpath("data", "leaves.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[LeaveFamily, ...])


def family_for(tables: RuleTables, among: Sequence[LeaveFamily] | None = None) -> LeaveFamily | None:
    """The family to use for a set of tiles: the nearest set of the same alphabet, else none.

    A set in which more than `FAR` of the tiles differ is another game, and so is one with another size of
    rack: values of seven tiles did no better with nine than the estimate does.
    """
    fitting = [
        (far, one.id, one)
        for one in (families() if among is None else among)
        if one.vowels == tables.vowels
        and one.rack_size == tables.rack_size
        and (far := _distance(one.counts, tables.counts)) <= FAR
    ]
    return min(fitting)[-1] if fitting else None


def _distance(ours: tuple[int, ...], theirs: tuple[int, ...]) -> float:
    """Half the sum of differences between shares: 0 for the same mixture, 1 for nothing in common.

    >>> _distance((1, 1), (2, 2)), _distance((0, 4), (4, 0))
    (0.0, 1.0)
    """
    first, second = sum(ours), sum(theirs)
    return sum(abs(a / first - b / second) for a, b in zip(ours, theirs, strict=True)) / 2


@cache
def open_leaves(family: LeaveFamily) -> LeaveValues:
    """The values of a family, checked. Raises LeavesCorruptError when the manifest names another file."""
    image = files("fishka.kernel").joinpath("data", family.file).read_bytes()
    if hashlib.sha256(image).hexdigest() != family.sha256:
        raise LeavesCorruptError(f"{family.file} is not the file of the manifest")
    return LeaveValues(image)


def leaves_for(tables: RuleTables) -> LeaveValues | None:
    """Trained values for these tables; None where no family is near enough, and the kernel estimates."""
    family = family_for(tables)
    return None if family is None else open_leaves(family)
