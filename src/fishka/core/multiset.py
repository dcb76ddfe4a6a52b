"""Racks and bags: multisets of tiles, kept as sorted tuples so that equal contents are equal values."""

from collections import Counter
from collections.abc import Iterable

from fishka.core.tiles import Tile

Tiles = tuple[Tile, ...]
"""A multiset of tiles, sorted; blanks (0) come first."""


def tiles(items: Iterable[int]) -> Tiles:
    """The multiset of these tiles.

    >>> tiles([3, 1, 0, 1])
    (0, 1, 1, 3)
    """
    return tuple(sorted(Tile(item) for item in items))


def holds(whole: Tiles, part: Iterable[Tile]) -> bool:
    """Whether `whole` has every tile of `part`, as often.

    >>> holds(tiles([1, 1, 3]), tiles([1, 3])), holds(tiles([1, 3]), tiles([1, 1]))
    (True, False)
    """
    return Counter(part) <= Counter(whole)


def add(whole: Tiles, more: Iterable[Tile]) -> Tiles:
    """Both together.

    >>> add(tiles([1, 3]), tiles([2]))
    (1, 2, 3)
    """
    return tiles([*whole, *more])


def take(whole: Tiles, part: Iterable[Tile]) -> Tiles:
    """`whole` without `part`. Raises ValueError when `part` is not in it: check with `holds` first.

    >>> take(tiles([1, 1, 3]), tiles([1]))
    (1, 3)
    """
    left = Counter(whole)
    left.subtract(Counter(part))
    if any(count < 0 for count in left.values()):
        raise ValueError(f"{part} is not part of {whole}")
    return tiles(left.elements())
