"""`fishka match BOT BOT`: two levels play many games; draws are the same with the seats changed."""

from math import sqrt
from time import perf_counter
from typing import Annotated, Any, Final

from cyclopts import Parameter

from fishka.bots.registry import LEVELS
from fishka.cli.io import Io
from fishka.cli.lookups import find_edition, find_kit
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import Json, Modifiers, OwnLexicon
from fishka.cli.selfplay import Played, play_bots

BotName = Annotated[str, Parameter(help="cli-argument-bot")]
Games = Annotated[int, Parameter(help="cli-option-games")]
Edition = Annotated[str | None, Parameter(name="--edition", help="cli-option-edition")]
MatchSeed = Annotated[int, Parameter(help="cli-option-seed")]

CONFIDENCE_Z: Final = 1.96
"""Standard deviations on each side that hold 95 % of a normal distribution."""


def match(
    io: Io,
    first: BotName,
    second: BotName,
    /,
    *,
    games: Games = 100,
    edition: Edition = None,
    seed: MatchSeed = 1,
    mod: Modifiers = (),
    lexicon: OwnLexicon = None,
    json: Json = False,
) -> int:
    """Print how the first bot fared. Exit code 0; 1 when a bot was refused, which is a fault of ours."""
    for one in (first, second):
        if one not in LEVELS:
            raise Stop(Exit.USAGE, "cli-fault-level", given=one, levels=tuple(LEVELS))
    if games < 1:
        raise Stop(Exit.USAGE, "cli-fault-argument-value", name="--games", given=str(games))
    kit = find_kit(io, find_edition(io, edition or io.text("cli-play-edition"), mod), lexicon)
    kit.bot(first), kit.bot(second)
    start = perf_counter()
    played: list[tuple[int, Played]] = []
    for number in range(games):
        seat = number % 2
        levels = (first, second) if seat == 0 else (second, first)
        played.append((seat, play_bots(kit, levels, seed + number // 2)))
        if io.stderr.isatty():
            io.stderr.write(f"\r{number + 1}/{games}")
    if io.stderr.isatty():
        io.note("")
    found = _summary(played, perf_counter() - start)
    if json:
        io.json({"edition": kit.edition.id, "bots": [first, second], "seed": seed, **found})
    else:
        io.say(io.text("cli-match-result", first=first, second=second, **_shown(found)))
    return Exit.DONE if found["refusals"] == 0 else Exit.NO


def _summary(played: list[tuple[int, Played]], seconds: float) -> dict[str, Any]:
    """The figures of the first bot, with bounds (95 %) of its share of points: a win 1, a draw 0.5."""
    games = len(played)
    spreads = [one.result.totals[seat] - one.result.totals[1 - seat] for seat, one in played]
    wins, draws = sum(spread > 0 for spread in spreads), sum(spread == 0 for spread in spreads)
    low, high = wilson(wins + draws / 2, games)
    think = [
        [ms for seat, one in played for ms in one.think_ms[seat if bot == 0 else 1 - seat]] for bot in (0, 1)
    ]
    return {
        "games": games,
        "wins": wins,
        "draws": draws,
        "win_rate": round((wins + draws / 2) / games, 4),
        "confidence": [round(low, 4), round(high, 4)],
        "spread": round(sum(spreads) / games, 2),
        "games_per_second": round(games / seconds, 2),
        "turns": sum(one.turns for _, one in played),
        "ms_per_move": [round(sum(one) / max(1, len(one)), 3) for one in think],
        "refusals": sum(len(one.refusals) for _, one in played),
        "disagreements": sum(len(one.refusals) for _, one in played),
    }


def wilson(points: float, games: int) -> tuple[float, float]:
    """The bounds of Wilson's interval (1927) for a share of points.

    >>> tuple(round(bound, 3) for bound in wilson(50, 100))
    (0.404, 0.596)
    """
    share, z2 = points / games, CONFIDENCE_Z**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = CONFIDENCE_Z * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return middle - half, middle + half


def _shown(found: dict[str, Any]) -> dict[str, str | int]:
    low, high = found["confidence"]
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
    }
