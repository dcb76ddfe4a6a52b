"""How long bots think: milliseconds for a move of every level, over whole games, with the budget of the site.

    python -m benchmarks.answer_times                        Russian, Erudit, English; every level, 4 games
    python -m benchmarks.answer_times --edition en_home --level strong --level master --games 10

A level plays against itself; a move is timed from the view to the choice. Graphs are opened before the first.
"""

import argparse
import sys
from collections.abc import Sequence
from statistics import mean, quantiles

from benchmarks.given import edition_and_list
from fishka.bots.kit import Kit
from fishka.bots.registry import LEVELS
from fishka.cli.selfplay import play_bots
from fishka.service.bots import BUDGET

EDITIONS = ("ru_scrabble_home", "erudit_biplant_131", "en_home")


def main() -> int:
    """Play and print a table."""
    options = argparse.ArgumentParser(description="How long bots think")
    options.add_argument("--edition", action="append")
    options.add_argument("--level", action="append", choices=list(LEVELS))
    options.add_argument("--games", type=int, default=4)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    print(f"| level | {' | '.join(asked.edition or EDITIONS)} |")
    print(f"| --- |{' --- |' * len(asked.edition or EDITIONS)}")
    kits = [Kit(*edition_and_list(edition)) for edition in asked.edition or EDITIONS]
    for level in asked.level or LEVELS:
        cells = (shown(think_ms(kit, level, asked.games, asked.seed)) for kit in kits)
        print(f"| `{level}` | {' | '.join(cells)} |", flush=True)
    return 0


def think_ms(kit: Kit, level: str, games: int, seed: int) -> list[float]:
    """Milliseconds of every move of so many games of a level against itself."""
    kit.bot(level)
    played = (play_bots(kit, (level, level), number, BUDGET) for number in range(seed, seed + games))
    return [ms for game in played for seat in game.think_ms for ms in seat]


def shown(times: Sequence[float]) -> str:
    """Mean, the bound of 95 %, the longest; in milliseconds."""
    return f"{mean(times):.0f}, {quantiles(times, n=20)[-1]:.0f}, {max(times):.0f}"


if __name__ == "__main__":
    sys.exit(main())
