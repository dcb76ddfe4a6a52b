"""The ladder of levels: each against the one below, in each language, until the sequential test decides.

    python -m benchmarks.ladder               measure the steps that are missing or whose levels have changed
    python -m benchmarks.ladder --all         measure every step anew
    python -m benchmarks.ladder --edition en_home --step strong      only these
    python -m benchmarks.ladder --table       print the table of docs/bots.md

What was found is kept in `benchmarks/ladder.json`, step by step: a run that is stopped goes on where it was.
No clock ends a bot's thinking, so that the same seed gives the same games on any machine.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.given import edition_and_list
from fishka.bots.kit import Kit
from fishka.bots.levels import LevelData
from fishka.bots.registry import LEVELS
from fishka.cli.matches import MatchPlan, play_match, summary
from fishka.kernel.leaves import family_for
from fishka.lexicon.cache import write_whole
from fishka.rules.compile import compile_tables

KEPT: Final = Path(__file__).with_name("ladder.json")
EDITIONS: Final = {"ru_scrabble_home": "Russian", "en_home": "English", "erudit_biplant_131": "Erudit"}
BETTER: Final = 0.6
"""A step is no step when the upper level does not take this share: the test holds it against a half."""
LEAST: Final = {"expert": 40, "master": 20}
"""Games before which a step is not decided, by its upper level; 100 for the others, whose games are quick."""
MOST: Final = {"expert": 200, "master": 200}
"""Games after which a step is left undecided; 1,000 for the others."""


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step measured, and with what."""

    edition: str
    upper: str
    lower: str
    levels: str
    """Digest of both levels' data."""
    lexicon: str
    """Hash of the list."""
    leaves: str
    """SHA-256 of the leave values; empty: the kernel's estimate."""
    seed: int
    games: int
    wins: int
    draws: int
    win_rate: float
    confidence: tuple[float, float]
    spread: float
    verdict: str
    ms_per_move: tuple[float, float]
    """Of the upper and the lower level, on the machine that measured."""
    on: str


Step = tuple[str, str, str]
"""Edition, upper, lower level."""


def steps() -> list[Step]:
    """Every step there is, the lowest first."""
    return [(edition, upper, lower) for lower, upper in pairwise(LEVELS) for edition in EDITIONS]


def kept() -> dict[Step, Rung]:
    """What was measured so far."""
    rungs = msgspec.json.decode(KEPT.read_bytes(), type=tuple[Rung, ...]) if KEPT.exists() else ()
    return {(one.edition, one.upper, one.lower): one for one in rungs}


def digest(levels: Iterable[LevelData]) -> str:
    """By which it is seen that a level has changed since it was measured."""
    return hashlib.sha256(msgspec.json.encode(list(levels))).hexdigest()[:16]


def is_current(step: Step, rung: Rung | None) -> bool:
    """Whether a step was measured with levels as they are, and with the leaves where one weighs them."""
    levels = [LEVELS[name] for name in step[1:]]
    if rung is None or rung.levels != digest(levels):
        return False
    return all(one.by == "score" for one in levels) or rung.leaves == leaves_of(step[0])


@cache
def leaves_of(edition_id: str) -> str:
    """SHA-256 of the leave values that an edition plays with now; empty: the kernel's estimate."""
    edition, _ = edition_and_list(edition_id)
    family = family_for(compile_tables(edition))
    return family.sha256 if family else ""


def measure(step: Step, seed: int, threads: int) -> Rung:
    """Play a step until it is decided, or as long as may be."""
    edition_id, upper, lower = step
    kit = Kit(*edition_and_list(edition_id))
    plan = MatchPlan(
        bots=(upper, lower),
        games=MOST.get(upper, 1_000),
        seed=seed,
        better=BETTER,
        decide=True,
        least=LEAST.get(upper, 100),
    )

    def tell(stage: str, done: int, total: int, found: str = "", /) -> None:
        if done % 10 == 0:
            print(f"{edition_id} {stage}: {done} of {total} at most, {found}", file=sys.stderr, flush=True)

    found = summary(play_match(kit, plan, threads, tell), plan)
    if found.refusals or found.disagreements:
        raise ValueError(f"{step}: kernel and referee differ: {found}")
    return Rung(
        edition=edition_id,
        upper=upper,
        lower=lower,
        levels=digest(LEVELS[name] for name in step[1:]),
        lexicon=kit.lexicon.info.hash,
        leaves=leaves_of(edition_id),
        seed=seed,
        games=found.games,
        wins=found.wins,
        draws=found.draws,
        win_rate=found.win_rate,
        confidence=found.confidence,
        spread=found.spread,
        verdict=found.sequential.verdict,
        ms_per_move=found.ms_per_move,
        on=datetime.now(UTC).date().isoformat(),
    )


def keep(rung: Rung) -> None:
    """Write one step among those kept, in the order of the ladder."""
    found = kept() | {(rung.edition, rung.upper, rung.lower): rung}
    rows = [found[step] for step in steps() if step in found]
    write_whole(KEPT, msgspec.json.format(msgspec.json.encode(rows)) + b"\n")


def table() -> str:
    """The table of docs/bots.md: share won with its bounds, of so many games, and the mean spread."""
    found = kept()
    rows = [f"| step | {' | '.join(EDITIONS.values())} |", "| --- | --- | --- | --- |"]
    for lower, upper in pairwise(LEVELS):
        cells = [_cell(found.get((edition, upper, lower))) for edition in EDITIONS]
        rows.append(f"| `{upper}` over `{lower}` | {' | '.join(cells)} |")
    return "\n".join(rows)


def _cell(rung: Rung | None) -> str:
    if rung is None:
        return "not measured"
    low, high = (round(100 * bound) for bound in rung.confidence)
    shown = "" if rung.verdict == "stronger" else ", not shown"
    return f"{100 * rung.win_rate:.0f} % ({low}–{high}) of {rung.games}, {rung.spread:+.0f}{shown}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 0 when every step asked for is shown to go up."""
    parser = argparse.ArgumentParser(description="The ladder of levels")
    parser.add_argument("--edition", choices=[*EDITIONS], help="only in this one")
    parser.add_argument("--step", choices=[*LEVELS][1:], help="only of this level over the one below")
    parser.add_argument("--all", action="store_true", help="also what is measured already")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="print what is kept, measure nothing")
    asked = parser.parse_args(arguments)
    if asked.table:
        print(table())
        return 0
    wanted = [step for step in steps() if asked.edition in (None, step[0]) and asked.step in (None, step[1])]
    for step in wanted:
        if asked.all or not is_current(step, kept().get(step)):
            rung = measure(step, asked.seed, asked.threads)
            keep(rung)
            print(f"{step}: {_cell(rung)}", flush=True)
    return int(any(kept()[step].verdict != "stronger" for step in wanted))


if __name__ == "__main__":
    sys.exit(main())
