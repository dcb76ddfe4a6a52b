"""Two bags, vowels and consonants (rules `bags`): which tiles lie where, and how many to draw from each.

Blanks and letters that are neither lie in the bag that `blank_bag` names, or half of each kind in both.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from fishka.core.multiset import Tiles, take, tiles
from fishka.game.draws import Stream, draw
from fishka.game.terms import Terms


class Handful(msgspec.Struct, frozen=True):
    """Tiles drawn from the bags or put back; `vowels`: those of them on the side of the vowels' bag."""

    tiles: Tiles
    vowels: Tiles


NO_TILES: Final = Handful((), ())


class Bounds(msgspec.Struct, frozen=True):
    """How many of a draw may come from the vowels' bag."""

    least: int
    most: int

    def nearest(self, wanted: int) -> int:
        """The allowed number next to the wanted one."""
        return max(self.least, min(self.most, wanted))


def full_set(counts: Sequence[int]) -> Tiles:
    """Every tile of a game, blanks first, from how many there are of each."""
    return tiles(tile for tile, count in enumerate(counts) for _ in range(count))


def vowel_bag(terms: Terms, whole: Tiles) -> Tiles:
    """What lies in the vowels' bag when all these tiles are in the bags; nothing where there is one bag."""
    if not terms.two_bags:
        return ()
    found = [tile for tile in whole if terms.vowels[tile]]
    for tile, count in Counter(tile for tile in whole if terms.neutrals[tile]).items():
        share = {"vowel": count, "consonant": 0, "split": count // 2}[terms.neutral_bag]
        found += [tile] * share
    return tiles(found)


def to_vowels(terms: Terms, bag: Tiles, vowels: Tiles, given: Tiles) -> Tiles:
    """Which tiles given back go to the vowels' bag; split kinds go to the bag with fewer of them."""
    if not terms.two_bags:
        return ()
    here, there = Counter(vowels), Counter(take(bag, vowels))
    found = []
    for tile in given:
        if terms.neutrals[tile]:
            first = terms.neutral_bag == "vowel"
            if terms.neutral_bag == "split":
                first = here[tile] < there[tile]
        else:
            first = terms.vowels[tile]
        (here if first else there)[tile] += 1
        if first:
            found.append(tile)
    return tiles(found)


def bounds(bag: Tiles, vowels: Tiles, count: int) -> Bounds:
    """How many of `count` tiles may come from the vowels' bag; `count` is no more than the bag holds."""
    return Bounds(max(0, count - (len(bag) - len(vowels))), min(count, len(vowels)))


def usual(terms: Terms, rack: Tiles, bag: Tiles, vowels: Tiles, count: int) -> int:
    """The share that nobody chose: as near as may be to a rack mixed like the full set."""
    total = sum(terms.counts)
    share = sum(number for number, vowel in zip(terms.counts, terms.vowels, strict=True) if vowel)
    wanted = (2 * share * terms.rack_size + total) // (2 * total)
    held = sum(terms.vowels[tile] for tile in rack)
    return bounds(bag, vowels, count).nearest(wanted - held)


def draw_from(bag: Tiles, vowels: Tiles, count: int, from_vowels: int | None, stream: Stream) -> Handful:
    """Draw `count` tiles, `from_vowels` of them from the vowels' bag (None: there is one bag)."""
    if from_vowels is None:
        return Handful(draw(bag, count, stream)[0], ())
    first, _ = draw(vowels, from_vowels, stream)
    rest, _ = draw(take(bag, vowels), count - from_vowels, stream)
    return Handful(tiles([*first, *rest]), first)
