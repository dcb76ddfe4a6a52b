"""Training of leave values: games of the kernel against itself, in batches that any executor plays.

A run lives in a folder and can go on where it stopped: `plan.json`, and for each generation its batches
(`gen-0/000012.racks`) and the values fitted to them (`gen-0.leaves`). Each generation plays with the values
of the one before, the first with the kernel's estimate or, to improve them, with the values that there are.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from fishka.bots.kit import Kit
from fishka.jobs.executor import Executor
from fishka.jobs.statistics import Sequential, pairs_of, points_of, sequential
from fishka.kernel import Kernel
from fishka.kernel.leaves import LeaveFamily, LeaveValues, family_for
from fishka.kernel.terms import Terms
from fishka.kernel.training import duel, fit, observe
from fishka.lexicon import open_lexicon
from fishka.lexicon.cache import write_whole
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition

PROOF_LEAST: Final = 200
"""Pairs of games of a proof before which nothing is decided."""
BATCH_GAMES: Final = 200
PROOF_PAIRS: Final = 50
"""Pairs of games in a batch of the proof."""
PROOF_SEED: Final = 0x9E3779B9
"""Mixed into the seed, so that no game of the proof was trained on."""


class TrainPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a run does; the same plan gives the same values."""

    edition: str
    modifiers: tuple[str, ...] = ()
    lexicon: str
    rack_size: int
    """Of the edition, or another one to train a larger rack on its set."""
    games: int
    generations: int = 2
    seed: int = 1
    improves: str = ""
    """SHA-256 of the values that the first generation plays with, and that the new ones have to beat; empty:
    the kernel's estimate.
    """


Base = Literal["trained", "estimated"]
"""The values that there are for a set of tiles, or the kernel's estimate."""


class Batch(msgspec.Struct, frozen=True):
    """Games of one generation, or pairs of games of the proof: `count` from number `first` on."""

    plan: TrainPlan
    leaves: bytes | None
    seed: int
    first: int
    count: int
    against: Base = "estimated"
    """Of a proof: whom the values play."""


class Proof(msgspec.Struct, frozen=True):
    """Mirrored games of trained values against the estimate, or against the values before them."""

    games: int
    win_rate: float
    spread: float
    test: Sequential


class PlanDiffersError(Exception):
    """The folder holds a run of another plan, or one that improves other values than there are."""


Progress = Callable[[int | None, int, int], None]
"""Called with the number of the generation from 1 (None: the proof), what is done and what there is."""


def generation_games(plan: TrainPlan) -> list[int]:
    """Games of each generation: later ones, with better values, play more.

    >>> generation_games(TrainPlan(edition="e", lexicon="l", rack_size=7, games=600, generations=3))
    [100, 200, 300]
    """
    shares = range(1, plan.generations + 1)
    return [max(1, plan.games * share // sum(shares)) for share in shares]


def run_training(plan: TrainPlan, folder: Path, executor: Executor, progress: Progress) -> bytes:
    """The leave file of a plan, its steps kept in `folder`. Raises PlanDiffersError, OSError."""
    _open_run(plan, folder)
    leaves: bytes | None = None
    for number, games in enumerate(generation_games(plan)):
        kept = folder / f"gen-{number}.leaves"
        if not kept.exists():
            racks = list(_racks(plan, folder / f"gen-{number}", leaves, number, games, executor, progress))
            write_whole(kept, fit(training_kernel(plan, leaves), racks))
        leaves = kept.read_bytes()
    assert leaves is not None
    return leaves


def racks_seen(plan: TrainPlan, folder: Path) -> int:
    """Racks that the last generation was fitted to."""
    files = (folder / f"gen-{plan.generations - 1}").glob("*.racks")
    return sum(path.stat().st_size for path in files) // 16


def family_of(
    plan: TrainPlan, folder: Path, sha256: str, proof: Proof, gain: Proof | None = None
) -> LeaveFamily:
    """The origin of a finished run's values, as the manifest holds it: `proof` against the estimate, `gain`
    against the values that they improve.
    """
    kit, tables = _kit(plan), training_kernel(plan, None).tables
    name = f"{kit.edition.params.tileset}-{plan.rack_size}"
    return LeaveFamily(
        id=name,
        file=f"{name}.leaves",
        sha256=sha256,
        edition=plan.edition,
        lexicon=plan.lexicon,
        lexicon_hash=kit.lexicon.info.hash,
        counts=tables.counts,
        vowels=tables.vowels,
        rack_size=plan.rack_size,
        games=plan.games,
        seed=plan.seed,
        generations=plan.generations,
        racks=racks_seen(plan, folder),
        tables=tables.digest(),
        win_rate=round(proof.win_rate, 4),
        spread=round(proof.spread, 2),
        proof_games=proof.games,
        improves=plan.improves,
        gain_rate=round(gain.win_rate, 4) if gain else 0.0,
        gain_spread=round(gain.spread, 2) if gain else 0.0,
        gain_games=gain.games if gain else 0,
    )


def prove(
    plan: TrainPlan,
    leaves: bytes,
    pairs: int,
    executor: Executor,
    progress: Progress,
    *,
    against: Base = "estimated",
    least: int = PROOF_LEAST,
) -> Proof:
    """Trained values against the estimate, or those that there are, in mirrored games: until the test decides
    after `least` pairs, or `pairs` are played.
    """
    batches = (
        Batch(plan, leaves, plan.seed ^ PROOF_SEED, first, min(PROOF_PAIRS, pairs - first), against)
        for first in range(0, pairs, PROOF_PAIRS)
    )
    spreads: list[int] = []
    for found in executor.map(duel_batch, batches):
        spreads += found
        progress(None, len(spreads) // 2, pairs)
        if sequential(pairs_of(spreads)).verdict != "open" and len(spreads) >= 2 * min(pairs, least):
            break
    games, points = len(spreads), sum(map(points_of, spreads))
    return Proof(games, points / games, sum(spreads) / games, sequential(pairs_of(spreads)))


def observe_batch(batch: Batch) -> bytes:
    """The racks of a batch: what a worker does, here or on a cluster."""
    kernel = training_kernel(batch.plan, batch.leaves)
    return observe(kernel, training_terms(batch.plan), seed=batch.seed, first=batch.first, games=batch.count)


def duel_batch(batch: Batch) -> list[int]:
    """Our spread in each game of a batch of pairs."""
    ours = training_kernel(batch.plan, batch.leaves)
    untrained = msgspec.structs.replace(batch.plan, improves="")
    theirs = training_kernel(batch.plan if batch.against == "trained" else untrained, None)
    terms = training_terms(batch.plan)
    games = duel(ours, theirs, terms, seed=batch.seed, first=batch.first, pairs=batch.count)
    return [mine - other for mine, other, _ in games]


@lru_cache(maxsize=4)
def training_kernel(plan: TrainPlan, leaves: bytes | None) -> Kernel:
    """The kernel of a plan with these values, or with those that its first generation plays with.

    Raises PlanDiffersError when the values to improve are not those that there are.
    """
    kit = _kit(plan)
    tables = kit.tables
    if plan.rack_size != tables.rack_size:
        full = tables.bonus_by_count[-1]
        bonus = [*tables.bonus_by_count[: plan.rack_size + 1]]
        bonus += [full] * (plan.rack_size + 1 - len(bonus))
        tables = msgspec.structs.replace(tables, rack_size=plan.rack_size, bonus_by_count=tuple(bonus))
    if leaves is not None:
        return Kernel(tables, kit.kernel.graph, LeaveValues(leaves))
    if not plan.improves:
        return Kernel(tables, kit.kernel.graph, "estimated")
    family = family_for(tables)
    if family is None or family.sha256 != plan.improves:
        raise PlanDiffersError(plan.improves)
    return Kernel(tables, kit.kernel.graph, "trained")


def training_terms(plan: TrainPlan) -> Terms:
    """The rules of the plan's games beyond one play."""
    return _kit(plan).terms


@lru_cache(maxsize=4)
def _kit(plan: TrainPlan) -> Kit:
    edition = load_edition(plan.edition, plan.modifiers)
    lexicon = open_lexicon(plan.lexicon)
    if not isinstance(edition, Edition) or lexicon is None:
        raise ValueError(f"nothing to train on: {edition}, {plan.lexicon}")
    return Kit(edition, lexicon)


def _open_run(plan: TrainPlan, folder: Path) -> None:
    path = folder / "plan.json"
    if path.exists():
        if msgspec.json.decode(path.read_bytes(), type=TrainPlan) != plan:
            raise PlanDiffersError(str(folder))
        return
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(path, msgspec.json.format(msgspec.json.encode(plan)))


def _racks(
    plan: TrainPlan,
    folder: Path,
    leaves: bytes | None,
    number: int,
    games: int,
    executor: Executor,
    progress: Progress,
) -> Iterator[bytes]:
    """The racks of a generation: batches kept are read, the others played and kept."""
    folder.mkdir(exist_ok=True)
    batches = [
        Batch(plan, leaves, plan.seed * 100 + number, first, min(BATCH_GAMES, games - first))
        for first in range(0, games, BATCH_GAMES)
    ]
    paths = [folder / f"{batch.first:06}.racks" for batch in batches]
    missing = [batch for batch, path in zip(batches, paths, strict=True) if not path.exists()]
    done = games - sum(batch.count for batch in missing)
    progress(number + 1, done, games)
    for batch, racks in zip(missing, executor.map(observe_batch, missing), strict=True):
        write_whole(folder / f"{batch.first:06}.racks", racks)
        done += batch.count
        progress(number + 1, done, games)
    yield from (path.read_bytes() for path in paths)
