"""Bots in every edition and under every house rule: whole games by seed, and a table of what came of them.

`python -m tests.sim.editions --games 200` plays them all; `--only NAME` those whose name holds NAME.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import process_time
from typing import Final

import msgspec

from fishka.bots.bot import Budget
from fishka.bots.kit import Kit
from fishka.bots.registry import LEVELS
from fishka.cli.selfplay import play_bots
from fishka.lexicon import open_lexicon, stand_in
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition, modifier_ids
from tests.game_kit.editions import playable_editions

BASES = (
    "en_home",
    "ru_scrabble_home",
    "erudit_biplant_131",
    "erudit_wiki_129",
    "erudit_vyatka",
    "erudit_wiki_129_literal",
)
"""Editions on which every house rule is tried."""
MIXTURES = (
    (
        "ru_scrabble_home", "mod_two_bags", "mod_exchange_7", "mod_large_table", "mod_target",
        "mod_challenge_triple",
    ),
    ("en_home", "mod_casual", "mod_teaching", "mod_two_bags", "mod_exchange_7"),
    ("erudit_biplant_131", "mod_two_bags", "mod_nouns_any_form", "mod_blank_worth_letter", "mod_challenge_5"),
    ("erudit_wiki_129", "mod_casual", "mod_teaching", "mod_hard_opening", "mod_theme", "mod_exchange_7"),
    ("erudit_vyatka", "mod_two_bags", "mod_target", "mod_move_clock_120"),
)  # fmt: skip
"""House rules laid over each other."""
BUDGET: Final = Budget(ms=None, nodes=60)
"""What the searching levels may look at in a choice: little, so that thousands of games are affordable."""
BATCH: Final = 20
"""Games of a row in the file."""
TURNS_MAX = 200
"""A game of two to four bots has never come near so many turns."""


@dataclass(frozen=True)
class Row:
    """What came of the games of one edition under some house rules."""

    name: str
    first_seed: int
    games: int
    turns_mean: float
    turns_most: int
    refusals: int
    disagreements: int
    ends: dict[str, int]
    seconds: float

    def __str__(self) -> str:
        ends = ", ".join(f"{reason} {count}" for reason, count in sorted(self.ends.items()))
        return (
            f"{self.name:44} {self.games:5} {self.turns_mean:6.1f} {self.turns_most:5}"
            f" {self.refusals:8} {self.disagreements:9} {self.seconds:7.1f}  {ends}"
        )


HEAD = (
    f"{'edition + house rules':44} {'games':>5} {'turns':>6} {'most':>5}"
    f" {'refusals':>8} {'disagreed':>9} {'seconds':>7}  ends"
)


@cache
def kit_of(edition_id: str, *modifiers: str) -> Kit:
    """What an edition is played with."""
    edition = load_edition(edition_id, modifiers)
    assert isinstance(edition, Edition), edition
    lexicon = open_lexicon(edition.params.lexicon) or stand_in(edition.params.language)
    assert lexicon is not None, edition.params.lexicon
    return Kit(edition, lexicon)


def tables() -> Iterator[tuple[str, ...]]:
    """Every edition alone, every house rule on every base that takes it, and some together."""
    for edition_id in playable_editions():
        yield (edition_id,)
    for base in BASES:
        for modifier in modifier_ids():
            if isinstance(load_edition(base, (modifier,)), Edition):
                yield (base, modifier)
    yield from MIXTURES


def seats_of(edition: Edition, seed: int) -> tuple[str, ...]:
    """Levels for two to four seats, or as many as the edition takes.

    Levels that play games on before they choose sit at one table of twenty-five: a table of theirs costs as
    much as all the others.
    """
    most, least = edition.params.players_max, edition.params.players_min
    quick = [name for name, level in LEVELS.items() if level.search is None or not level.search.deals]
    levels = list(LEVELS) if seed % 25 == 0 else quick
    count = max(least, min(most, 2 + seed % 3))
    return tuple(levels[(at - seed - 1) % len(levels)] for at in range(count))


def play(names: tuple[str, ...], games: int, first_seed: int = 0) -> Row:
    """So many games of an edition under house rules."""
    kit = kit_of(*names)
    start = process_time()
    turns, refusals, disagreements, ends = [], 0, 0, dict[str, int]()
    for seed in range(first_seed, first_seed + games):
        played = play_bots(kit, seats_of(kit.edition, seed), seed, BUDGET)
        turns.append(played.turns)
        refusals += len(played.refusals)
        disagreements += played.disagreements
        ends[played.result.reason] = ends.get(played.result.reason, 0) + 1
    seconds = process_time() - start
    mean = sum(turns) / games
    return Row(" + ".join(names), first_seed, games, mean, max(turns), refusals, disagreements, ends, seconds)


def kept(path: Path | None, name: str, first_seed: int, games: int) -> Row | None:
    """The row of an earlier call for these very games; None where there is none."""
    if path is None or not path.exists():
        return None
    rows = (msgspec.json.decode(line, type=Row) for line in path.read_text("utf-8").splitlines())
    wanted = (name, first_seed, games)
    return next((row for row in rows if (row.name, row.first_seed, row.games) == wanted), None)


def played(names: tuple[str, ...], games: int, path: Path | None) -> Row:
    """All games of an edition, batch by batch; those kept in the file are not played again."""
    name, rows = " + ".join(names), []
    for first in range(0, games, BATCH):
        count = min(BATCH, games - first)
        row = kept(path, name, first, count)
        if row is None:
            row = play(names, count, first)
            if path is not None:
                with path.open("ab") as file:
                    file.write(msgspec.json.encode(row) + b"\n")
        rows.append(row)
    return together(rows)


def together(rows: Sequence[Row]) -> Row:
    """One row of several of the same edition."""
    games = sum(row.games for row in rows)
    return Row(
        name=rows[0].name,
        first_seed=rows[0].first_seed,
        games=games,
        turns_mean=sum(row.turns_mean * row.games for row in rows) / games,
        turns_most=max(row.turns_most for row in rows),
        refusals=sum(row.refusals for row in rows),
        disagreements=sum(row.disagreements for row in rows),
        ends=dict(sum((Counter(row.ends) for row in rows), Counter[str]())),
        seconds=sum(row.seconds for row in rows),
    )


def main(arguments: list[str]) -> int:
    """Print the table; 1 when a bot was refused, kernel and referee disagreed or a game was too long."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--only", default="")
    parser.add_argument("--without", default="")
    parser.add_argument("--out", type=Path, help="rows are added to this file, and not played again")
    given = parser.parse_args(arguments)
    print(HEAD)
    faults = 0
    for names in tables():
        name = " + ".join(names)
        if given.only not in name or (given.without and given.without in name):
            continue
        row = played(names, given.games, given.out)
        faults += row.refusals + row.disagreements + (row.turns_most > TURNS_MAX)
        print(row, flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
