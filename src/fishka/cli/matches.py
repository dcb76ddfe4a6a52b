"""Matches of two bots: the same draws with the seats changed, until enough is shown or all are played."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

import msgspec

from fishka.bots.kit import Kit
from fishka.cli.progress import Steps
from fishka.cli.selfplay import Played, play_bots
from fishka.jobs.executor import Threads
from fishka.jobs.statistics import Sequential, pairs_of, points_of, sequential, wilson

DECIDE_LEAST: Final = 20
"""Games before which a match does not end: few pairs tell little of how much games differ."""


class MatchPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What is played; the same plan gives the same games and the same end on any machine."""

    bots: tuple[str, str]
    games: int
    seed: int
    better: float = 0.53
    """The share of points that the sequential test holds against 0.5."""
    decide: bool = False
    """Whether the match ends as soon as the test has decided."""
    least: int = DECIDE_LEAST


class MatchGames(msgspec.Struct, frozen=True):
    """Games in the order of their numbers, each with the seat of the first bot; and how long all took."""

    played: Sequence[tuple[int, Played]]
    seconds: float

    @property
    def spreads(self) -> list[int]:
        """The first bot's points less the second's."""
        return [one.result.totals[seat] - one.result.totals[1 - seat] for seat, one in self.played]


def play_match(kit: Kit, plan: MatchPlan, threads: int, tell: Steps) -> MatchGames:
    """The games of a plan; two with the same draws follow each other."""
    start = perf_counter()

    def one(number: int) -> tuple[int, Played]:
        seat = number % 2
        return seat, play_bots(kit, plan.bots if seat == 0 else plan.bots[::-1], plan.seed + number // 2)

    played: list[tuple[int, Played]] = []
    with Threads(threads) as executor:
        for game in executor.map(one, range(plan.games)):
            played.append(game)
            found = MatchGames(played, perf_counter() - start)
            tell(_stage(plan), len(played), plan.games, _share(found.spreads))
            if plan.decide and _is_decided(found, plan):
                break
    return MatchGames(tuple(played), perf_counter() - start)


def summary(match: MatchGames, plan: MatchPlan) -> dict[str, Any]:
    """The figures of the first bot, with bounds (95 %) of its share of points: a win 1, a draw 0.5."""
    spreads, games = match.spreads, len(match.played)
    points = sum(map(points_of, spreads))
    low, high = wilson(points, games)
    test = _test(spreads, plan)
    return {
        "games": games,
        "wins": sum(spread > 0 for spread in spreads),
        "draws": sum(spread == 0 for spread in spreads),
        "win_rate": round(points / games, 4),
        "confidence": [round(low, 4), round(high, 4)],
        "spread": round(sum(spreads) / games, 2),
        "sequential": {
            "verdict": test.verdict,
            "better": plan.better,
            "ratio": round(test.ratio, 2),
            "bounds": [round(test.lower, 2), round(test.upper, 2)],
        },
        "games_per_second": round(games / match.seconds, 2),
        "turns": sum(one.turns for _, one in match.played),
        "ms_per_move": [_think_ms(match, bot) for bot in (0, 1)],
        "refusals": sum(len(one.refusals) for _, one in match.played),
        "disagreements": sum(one.disagreements for _, one in match.played),
    }


def _is_decided(found: MatchGames, plan: MatchPlan) -> bool:
    """Whether the test has decided, by whole pairs."""
    games = len(found.played)
    return games % 2 == 0 and games >= plan.least and _test(found.spreads, plan).verdict != "open"


def _test(spreads: Sequence[int], plan: MatchPlan) -> Sequential:
    return sequential(pairs_of(spreads), better=plan.better)


def _think_ms(match: MatchGames, bot: int) -> float:
    """Milliseconds of a bot's moves, on average."""
    think = [ms for seat, one in match.played for ms in one.think_ms[seat if bot == 0 else 1 - seat]]
    return round(sum(think) / max(1, len(think)), 3)


def _stage(plan: MatchPlan) -> str:
    return " – ".join(plan.bots)


def _share(spreads: Sequence[int]) -> str:
    """The first bot's share so far, with its bounds."""
    points = sum(map(points_of, spreads))
    low, high = wilson(points, len(spreads))
    return f"{points / len(spreads):.1%} ({low:.1%} – {high:.1%})"
