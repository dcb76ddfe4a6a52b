"""`fishka bench EDITION`: how fast this machine generates moves, and whether it gives the right ones."""

from typing import Annotated

import msgspec
from cyclopts import Parameter

from fishka.cli.io import Io
from fishka.cli.lookups import find_edition, find_kit
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import EditionId, Json, Modifiers, OwnLexicon
from fishka.kernel.bench import measure

Games = Annotated[int, Parameter(help="cli-option-bench-games")]
ThreadCount = Annotated[int, Parameter(name="--threads", help="cli-option-threads")]


def bench(
    io: Io,
    edition: EditionId,
    /,
    *,
    games: Games = 20,
    threads: ThreadCount = 1,
    lexicon: OwnLexicon = None,
    mod: Modifiers = (),
    json: Json = False,
) -> int:
    """Exit code 0."""
    for name, given in (("--games", games), ("--threads", threads)):
        if given < 1:
            raise Stop(Exit.USAGE, "cli-fault-argument-value", name=name, given=str(given))
    kit = find_kit(io, find_edition(io, edition, mod), lexicon)
    found = measure(kit.kernel, games, threads=threads)
    if json:
        io.json(msgspec.to_builtins(found))
    else:
        io.say(
            io.text(
                "cli-bench-result",
                signature=found.signature,
                positions=found.positions,
                best=f"{found.best_us:.1f}",
                all=f"{found.all_us:.1f}",
                plays=f"{found.plays_per_second / 1e6:.2f}",
                games=f"{found.games_per_second:.0f}",
                lookups=f"{found.lookups_per_second / 1e6:.2f}",
                graph=f"{found.graph_bytes / 1e6:.1f}",
                nodes=f"{found.sim_nodes_per_second:.0f}",
                samples=f"{found.sim_games_per_second:.0f}",
            )
        )
    return Exit.DONE
