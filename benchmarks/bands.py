"""What words bots play: how common those of 100 games are, level by level.

    python -m benchmarks.bands                          every level, Russian Scrabble
    python -m benchmarks.bands --edition erudit_wiki_129 --level beginner --games 100 --rarest 40
    python -m benchmarks.bands --level master --nodes 300      what a level knows, not how well it plays

A word's band is its Zipf frequency in the list (as a noun in noun lists): from 5 «every day» to 1 «ever met»
and 0 «not in the frequency list». The rarest are for a person to read: does an adult know each of them?
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable

from benchmarks.given import edition_and_list
from fishka.bots.bot import Budget
from fishka.bots.kit import Kit
from fishka.bots.registry import LEVELS
from fishka.cli.selfplay import BUDGET, play_bots
from fishka.lexicon import Lexicon

BANDS = (500, 400, 350, 300, 250, 200, 100, 0)
"""Least levels, the commonest first."""


def main() -> int:
    """Play and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--edition", default="ru_scrabble_home")
    options.add_argument("--level", action="append", choices=list(LEVELS))
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument(
        "--rarest", type=int, default=0, help="print so many of the rarest words of each level"
    )
    options.add_argument(
        "--nodes", type=int, default=BUDGET.nodes, help="positions that a choice may look at, at most"
    )
    given = options.parse_args()
    edition, lexicon = edition_and_list(given.edition)
    kit, budget = Kit(edition, lexicon), Budget(ms=None, nodes=given.nodes)
    print(f"{given.edition}, {lexicon.info.id} {lexicon.info.version}, {given.games} games a level")
    print("level words different " + " ".join(f"≥{band / 100:g}" for band in BANDS))
    for level in given.level or LEVELS:
        seeds = range(given.seed, given.seed + given.games)
        games = (play_bots(kit, (level, level), seed, budget) for seed in seeds)
        counted = Counter(word for game in games for word in game.words)
        levels = {word: level_of(lexicon, word) for word in counted}
        print(f"{level} {counted.total()} {len(counted)} {' '.join(shares(counted, levels))}", flush=True)
        rarest = sorted(levels, key=lambda word: (levels[word], word))[: given.rarest]
        if rarest:
            print("  " + " ".join(f"{word.lower()} {levels[word] / 100:g}" for word in rarest))
    return 0


def level_of(lexicon: Lexicon, word: str) -> int:
    """The level of a word as laid; of an Ё word that was laid with Е too; 0 when the list lacks it."""
    found = [entry.level for one in lexicon.spellings(word) if (entry := lexicon.entry(one))]
    return max(found, default=0)


def shares(counted: Counter[str], levels: dict[str, int]) -> Iterable[str]:
    """The share of each band, in per cent of the words played."""
    banded: Counter[int] = Counter()
    for word, count in counted.items():
        banded[next(band for band in BANDS if levels[word] >= band)] += count
    return (f"{100 * banded[band] / max(1, counted.total()):.1f}" for band in BANDS)


if __name__ == "__main__":
    sys.exit(main())
