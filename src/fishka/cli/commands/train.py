"""`fishka train EDITION`: leave values learnt from games of the kernel against itself, and their proof."""

import hashlib
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from fishka.bots.kit import Kit
from fishka.cli.io import Io
from fishka.cli.lookups import find_edition, find_kit
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import EditionId, Json, Modifiers, OwnLexicon
from fishka.cli.progress import progress
from fishka.jobs.executor import Cluster, ClusterMissingError, Executor, Threads
from fishka.jobs.statistics import wilson
from fishka.jobs.training import (
    PROOF_LEAST,
    PlanDiffersError,
    Proof,
    TrainPlan,
    family_of,
    prove,
    run_training,
)
from fishka.kernel.leaves import family_for
from fishka.lexicon.cache import write_whole

Games = Annotated[int, Parameter(help="cli-option-train-games")]
Generations = Annotated[int, Parameter(help="cli-option-generations")]
TrainSeed = Annotated[int, Parameter(help="cli-option-seed")]
Out = Annotated[Path, Parameter(help="cli-option-train-out")]
Resume = Annotated[bool, Parameter(help="cli-option-resume", negative=(), show_default=False)]
ThreadCount = Annotated[int, Parameter(name="--threads", help="cli-option-threads")]
ClusterAddress = Annotated[str | None, Parameter(name="--cluster", help="cli-option-cluster")]
RackSize = Annotated[int | None, Parameter(name="--rack", help="cli-option-rack")]
Improve = Annotated[bool, Parameter(help="cli-option-improve", negative=(), show_default=False)]
ProofPairs = Annotated[int, Parameter(name="--proof", help="cli-option-proof")]


def train(
    io: Io,
    edition: EditionId,
    /,
    *,
    out: Out,
    games: Games = 20_000,
    generations: Generations = 2,
    seed: TrainSeed = 1,
    resume: Resume = False,
    threads: ThreadCount = 1,
    cluster: ClusterAddress = None,
    rack: RackSize = None,
    improve: Improve = False,
    proof: ProofPairs = 500,
    mod: Modifiers = (),
    lexicon: OwnLexicon = None,
    json: Json = False,
) -> int:
    """Exit code 0 when the values are shown to be stronger than those before them, 1 when they are not."""
    for name, given in (
        ("--games", games),
        ("--generations", generations),
        ("--threads", threads),
        ("--proof", proof),
    ):
        if given < 1:
            raise Stop(Exit.USAGE, "cli-fault-argument-value", name=name, given=str(given))
    kit = find_kit(io, find_edition(io, edition, mod), lexicon)
    size = rack or kit.tables.rack_size
    if not 2 <= size <= 12:
        raise Stop(Exit.USAGE, "cli-fault-argument-value", name="--rack", given=str(rack))
    plan = TrainPlan(
        edition=edition,
        modifiers=mod,
        lexicon=kit.lexicon.info.id,
        rack_size=size,
        games=games,
        generations=generations,
        seed=seed,
        improves=_improved(kit, size, edition) if improve else "",
    )
    if out.exists() and any(out.iterdir()) and not resume:
        raise Stop(Exit.USAGE, "cli-fault-train-exists", folder=str(out))
    executor = _executor(threads, cluster)
    try:
        with progress(io) as bar:

            def tell(number: int | None, done: int, total: int) -> None:
                proof_text = io.text("cli-train-proof")
                bar(proof_text if number is None else io.text("cli-train-stage", number=number), done, total)

            values = run_training(plan, out, executor, tell)
            shown = prove(plan, values, min(proof, PROOF_LEAST) if improve else proof, executor, tell)
            gain = (
                prove(plan, values, proof, executor, tell, against="trained", least=proof)
                if improve
                else None
            )
    except PlanDiffersError:
        raise Stop(Exit.USAGE, "cli-fault-train-differs", folder=str(out)) from None
    finally:
        executor.close()
    found = _keep(plan, out, values, shown, gain)
    if json:
        io.json(found)
    else:
        io.say(io.text("cli-train-result", file=found["file"], **_shown(shown)))
        if gain is not None:
            io.say(io.text("cli-train-gain", **_shown(gain)))
    return Exit.DONE if (gain or shown).test.verdict == "stronger" else Exit.NO


def _improved(kit: Kit, rack_size: int, edition: str) -> str:
    """SHA-256 of the values that the edition's set of tiles has now for racks of this size."""
    family = family_for(msgspec.structs.replace(kit.tables, rack_size=rack_size))
    if family is None:
        raise Stop(Exit.USAGE, "cli-fault-train-untrained", edition=edition)
    return family.sha256


def _executor(threads: int, cluster: str | None) -> Executor:
    if cluster is None:
        return Threads(threads)
    try:
        return Cluster(cluster)
    except ClusterMissingError as error:
        raise Stop(Exit.MISSING, "cli-fault-cluster", given=cluster, reason=str(error)) from None


def _keep(plan: TrainPlan, out: Path, values: bytes, shown: Proof, gain: Proof | None) -> dict[str, Any]:
    """Write the file and its origin; the origin as plain data."""
    family = family_of(plan, out, hashlib.sha256(values).hexdigest(), shown, gain)
    write_whole(out / family.file, values)
    origin = msgspec.to_builtins(family)
    write_whole(out / f"{family.id}.json", msgspec.json.format(msgspec.json.encode(family)))
    test = (gain or shown).test
    return {**origin, "sequential": msgspec.to_builtins(test), "verdict": test.verdict}


def _shown(shown: Proof) -> dict[str, str | int]:
    low, high = wilson(shown.win_rate * shown.games, shown.games)
    return {
        "games": shown.games,
        "rate": f"{shown.win_rate:.1%}",
        "low": f"{low:.1%}",
        "high": f"{high:.1%}",
        "spread": f"{shown.spread:+.1f}",
        "verdict": shown.test.verdict,
        "ratio": f"{shown.test.ratio:+.2f}",
        "lower": f"{shown.test.lower:+.2f}",
        "upper": f"{shown.test.upper:+.2f}",
    }
