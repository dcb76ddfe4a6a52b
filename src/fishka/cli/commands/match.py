"""`fishka match BOT BOT`: two levels play many games; draws are the same with the seats changed."""

from typing import Annotated

import msgspec
from cyclopts import Parameter

from fishka.bots.registry import LEVELS
from fishka.cli.io import Io
from fishka.cli.lookups import find_edition, find_kit, no_such_level
from fishka.cli.matches import MatchPlan, MatchSummary, play_match, summary
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import Json, Modifiers, OwnLexicon
from fishka.cli.progress import progress

BotName = Annotated[str, Parameter(help="cli-argument-bot")]
Games = Annotated[int, Parameter(help="cli-option-games")]
Edition = Annotated[str | None, Parameter(name="--edition", help="cli-option-edition")]
MatchSeed = Annotated[int, Parameter(help="cli-option-seed")]
ThreadCount = Annotated[int, Parameter(name="--threads", help="cli-option-threads")]
Better = Annotated[int, Parameter(name="--better", help="cli-option-better")]
Decide = Annotated[bool, Parameter(help="cli-option-decide", negative=(), show_default=False)]


def match(
    io: Io,
    first: BotName,
    second: BotName,
    /,
    *,
    games: Games = 100,
    edition: Edition = None,
    seed: MatchSeed = 1,
    threads: ThreadCount = 1,
    better: Better = 53,
    decide: Decide = False,
    mod: Modifiers = (),
    lexicon: OwnLexicon = None,
    json: Json = False,
) -> int:
    """Print how the first bot fared. Exit code 0; 1 when a bot was refused or kernel and referee disagree."""
    for one in (first, second):
        if one not in LEVELS:
            raise no_such_level(io, one)
    for name, given in (("--games", games), ("--threads", threads)):
        if given < 1:
            raise Stop(Exit.USAGE, "cli-fault-argument-value", name=name, given=str(given))
    if not 50 < better < 100:
        raise Stop(Exit.USAGE, "cli-fault-argument-value", name="--better", given=str(better))
    kit = find_kit(io, find_edition(io, edition or io.text("cli-play-edition"), mod), lexicon)
    kit.bot(first), kit.bot(second)
    plan = MatchPlan(bots=(first, second), games=games, seed=seed, better=better / 100, decide=decide)
    with progress(io) as tell:
        found = summary(play_match(kit, plan, threads, tell), plan)
    if json:
        told = msgspec.to_builtins(found)
        io.json({"edition": kit.edition.id, "bots": [first, second], "seed": seed, **told})
    else:
        io.say(io.text("cli-match-result", first=first, second=second, **_shown(found)))
    return Exit.DONE if found.refusals == found.disagreements == 0 else Exit.NO


def _shown(found: MatchSummary) -> dict[str, str | int]:
    low, high = found.confidence
    test = found.sequential
    bound = "" if found.spread_bound is None else f" ±{found.spread_bound:.1f}"
    return {
        "games": found.games,
        "wins": found.wins,
        "draws": found.draws,
        "rate": f"{found.win_rate:.1%}",
        "low": f"{low:.1%}",
        "high": f"{high:.1%}",
        "spread": f"{found.spread:+.1f}{bound}",
        "speed": f"{found.games_per_second:.1f}",
        "refusals": found.refusals,
        "disagreements": found.disagreements,
        "verdict": test.verdict,
        "ratio": f"{test.ratio:+.2f}",
        "lower": f"{test.bounds[0]:+.2f}",
        "upper": f"{test.bounds[1]:+.2f}",
    }
