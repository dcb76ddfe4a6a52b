"""Bots in every edition and under every house rule: whole games by seed, and a table of what came of them.

`python -m tests.sim.editions --games 200` plays them all; `--only NAME` those whose name holds NAME.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from time import perf_counter

from fishka.bots.kit import Kit
from fishka.bots.registry import LEVELS
from fishka.cli.play.table import command_of
from fishka.cli.selfplay import bot_table, play_bots
from fishka.game.refusals import Refused
from fishka.lexicon import open_lexicon, stand_in
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition, modifier_ids
from tests.game_kit.editions import playable_editions

BASES = ("ru_scrabble_home", "en_home", "erudit_biplant_131")
"""Editions on which every house rule is tried."""
TURNS_MAX = 200
"""A game of two to four bots has never come near so many turns."""


@dataclass(frozen=True)
class Row:
    """What came of the games of one edition under some house rules."""

    name: str
    games: int
    turns_mean: float
    turns_most: int
    refusals: int
    ends: dict[str, int]
    seconds: float

    def __str__(self) -> str:
        ends = ", ".join(f"{reason} {count}" for reason, count in sorted(self.ends.items()))
        return (
            f"{self.name:44} {self.games:5} {self.turns_mean:6.1f} {self.turns_most:5}"
            f" {self.refusals:8} {self.seconds:7.1f}  {ends}"
        )


HEAD = (
    f"{'edition + house rules':44} {'games':>5} {'turns':>6} {'most':>5} {'refusals':>8} {'seconds':>7}  ends"
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
    together = ("mod_two_bags", "mod_exchange_7", "mod_large_table", "mod_target", "mod_challenge_triple")
    yield ("ru_scrabble_home", *together)
    yield ("en_home", "mod_casual", "mod_teaching", "mod_two_bags", "mod_exchange_7")


def seats_of(edition: Edition, seed: int) -> tuple[str, ...]:
    """Levels for two to four seats, or as many as the edition takes."""
    count = min(edition.params.players_max, 2 + seed % 3)
    levels = list(LEVELS)
    return tuple(levels[(seed + at) % len(levels)] for at in range(max(count, edition.params.players_min)))


def play(names: tuple[str, ...], games: int, first_seed: int = 0) -> Row:
    """So many games of an edition under house rules."""
    kit = kit_of(*names)
    start = perf_counter()
    turns, refusals, ends = [], 0, dict[str, int]()
    for seed in range(first_seed, first_seed + games):
        played = play_bots(kit, seats_of(kit.edition, seed), seed)
        turns.append(played.turns)
        refusals += len(played.refusals)
        ends[played.result.reason] = ends.get(played.result.reason, 0) + 1
    seconds = perf_counter() - start
    return Row(" + ".join(names), games, sum(turns) / games, max(turns), refusals, ends, seconds)


def refusals_of_first_acts(names: tuple[str, ...], acts: int, seed: int) -> list[str]:
    """What was refused to bots in the first acts of a game: for editions whose plays are slow to find."""
    kit = kit_of(*names)
    table = bot_table(kit, seats_of(kit.edition, seed)[:2], seed)
    refused = []
    for _ in range(acts):
        if table.is_over:
            break
        seat, act = next((seat, act) for seat in table.bots if (act := table.bot_act(seat)) is not None)
        answer = table.act(command_of(seat, act))
        if isinstance(answer, Refused):
            refused.append(answer.code)
    return refused


def is_slow(names: tuple[str, ...]) -> bool:
    """Whether plays are sought beyond what the compiled kernel knows."""
    return not kit_of(*names).kernel.is_plain


def main(arguments: list[str]) -> int:
    """Print the table; 1 when a bot was refused or a game was too long."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--only", default="")
    given = parser.parse_args(arguments)
    print(HEAD)
    faults = 0
    for names in tables():
        if given.only in " + ".join(names):
            row = play(names, given.games)
            faults += row.refusals + (row.turns_most > TURNS_MAX)
            print(row, flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
