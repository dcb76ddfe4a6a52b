"""`fishka match BOT BOT`: two levels play many games; draws are the same with the seats changed."""

from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter

from fishka.bots.kit import Kit
from fishka.bots.registry import LEVELS
from fishka.cli.io import Io
from fishka.cli.lookups import find_edition, find_kit, no_such_level
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import Json, Modifiers, OwnLexicon
from fishka.cli.progress import progress
from fishka.cli.selfplay import Played, play_bots
from fishka.jobs.executor import Threads
from fishka.jobs.statistics import pairs_of, points_of, sequential, wilson

BotName = Annotated[str, Parameter(help="cli-argument-bot")]
Games = Annotated[int, Parameter(help="cli-option-games")]
Edition = Annotated[str | None, Parameter(name="--edition", help="cli-option-edition")]
MatchSeed = Annotated[int, Parameter(help="cli-option-seed")]
ThreadCount = Annotated[int, Parameter(name="--threads", help="cli-option-threads")]


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
    kit = find_kit(io, find_edition(io, edition or io.text("cli-play-edition"), mod), lexicon)
    kit.bot(first), kit.bot(second)
    start = perf_counter()
    played = _played(io, kit, (first, second), seed, games, threads)
    found = _summary(played, perf_counter() - start)
    if json:
        io.json({"edition": kit.edition.id, "bots": [first, second], "seed": seed, **found})
    else:
        io.say(io.text("cli-match-result", first=first, second=second, **_shown(found)))
    return Exit.DONE if found["refusals"] == found["disagreements"] == 0 else Exit.NO


def _played(
    io: Io, kit: Kit, bots: tuple[str, str], seed: int, games: int, threads: int
) -> list[tuple[int, Played]]:
    """Every game with the seat of the first bot; two games with the same draws follow each other."""

    def one(number: int) -> tuple[int, Played]:
        seat = number % 2
        return seat, play_bots(kit, bots if seat == 0 else bots[::-1], seed + number // 2)

    played = []
    with Threads(threads) as executor, progress(io) as tell:
        for game in executor.map(one, range(games)):
            played.append(game)
            tell(f"{bots[0]} – {bots[1]}", len(played), games)
    return played


def _summary(played: list[tuple[int, Played]], seconds: float) -> dict[str, Any]:
    """The figures of the first bot, with bounds (95 %) of its share of points: a win 1, a draw 0.5."""
    games = len(played)
    spreads = [one.result.totals[seat] - one.result.totals[1 - seat] for seat, one in played]
    wins, draws = sum(spread > 0 for spread in spreads), sum(spread == 0 for spread in spreads)
    points = sum(map(points_of, spreads))
    low, high = wilson(points, games)
    test = sequential(pairs_of(spreads))
    think = [
        [ms for seat, one in played for ms in one.think_ms[seat if bot == 0 else 1 - seat]] for bot in (0, 1)
    ]
    return {
        "games": games,
        "wins": wins,
        "draws": draws,
        "win_rate": round(points / games, 4),
        "confidence": [round(low, 4), round(high, 4)],
        "spread": round(sum(spreads) / games, 2),
        "sequential": {
            "verdict": test.verdict,
            "ratio": round(test.ratio, 2),
            "bounds": [round(test.lower, 2), round(test.upper, 2)],
        },
        "games_per_second": round(games / seconds, 2),
        "turns": sum(one.turns for _, one in played),
        "ms_per_move": [round(sum(one) / max(1, len(one)), 3) for one in think],
        "refusals": sum(len(one.refusals) for _, one in played),
        "disagreements": sum(one.disagreements for _, one in played),
    }


def _shown(found: dict[str, Any]) -> dict[str, str | int]:
    low, high = found["confidence"]
    test = found["sequential"]
    return {
        "games": found["games"],
        "wins": found["wins"],
        "draws": found["draws"],
        "rate": f"{found['win_rate']:.1%}",
        "low": f"{low:.1%}",
        "high": f"{high:.1%}",
        "spread": f"{found['spread']:+.1f}",
        "speed": f"{found['games_per_second']:.1f}",
        "refusals": found["refusals"],
        "disagreements": found["disagreements"],
        "verdict": test["verdict"],
        "ratio": f"{test['ratio']:+.2f}",
        "lower": f"{test['bounds'][0]:+.2f}",
        "upper": f"{test['bounds'][1]:+.2f}",
    }
