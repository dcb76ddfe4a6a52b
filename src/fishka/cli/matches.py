"""Matches of two bots: the same draws with the seats changed, until enough is shown or all are played."""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

import msgspec

from fishka.bots.kit import Kit
from fishka.cli.progress import Steps
from fishka.cli.selfplay import Played, play_bots
from fishka.jobs.executor import Threads
from fishka.jobs.statistics import (
    Sequential,
    Verdict,
    pairs_of,
    points_of,
    sequential,
    spread_bound,
    wilson,
)

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


class Tested(msgspec.Struct, frozen=True, kw_only=True):
    """What the sequential test says: is the share `better` rather than a half?"""

    verdict: Verdict
    better: float
    ratio: float
    bounds: tuple[float, float]


class MatchSummary(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of the first bot; a win is a point, a draw half of one."""

    games: int
    wins: int
    draws: int
    win_rate: float
    """Share of points, 0 to 1."""
    confidence: tuple[float, float]
    """Its bounds, 95 %."""
    spread: float
    """Mean, in points."""
    spread_bound: float | None
    """Half the width of its 95 % interval, by pairs of games; None with less than two pairs."""
    sequential: Tested
    games_per_second: float
    turns: int
    ms_per_move: tuple[float, float]
    """Of both bots."""
    refusals: int
    disagreements: int
    """Plays to which kernel and referee give other points."""


def summary(match: MatchGames, plan: MatchPlan) -> MatchSummary:
    """What a match says."""
    spreads, games = match.spreads, len(match.played)
    points = sum(map(points_of, spreads))
    low, high = wilson(points, games)
    test, bound = _test(spreads, plan), spread_bound(spreads)
    return MatchSummary(
        games=games,
        wins=sum(spread > 0 for spread in spreads),
        draws=sum(spread == 0 for spread in spreads),
        win_rate=round(points / games, 4),
        confidence=(round(low, 4), round(high, 4)),
        spread=round(sum(spreads) / games, 2),
        spread_bound=None if bound is None else round(bound, 2),
        sequential=Tested(
            verdict=test.verdict,
            better=plan.better,
            ratio=round(test.ratio, 2),
            bounds=(round(test.lower, 2), round(test.upper, 2)),
        ),
        games_per_second=round(games / match.seconds, 2),
        turns=sum(one.turns for _, one in match.played),
        ms_per_move=(_think_ms(match, 0), _think_ms(match, 1)),
        refusals=sum(len(one.refusals) for _, one in match.played),
        disagreements=sum(one.disagreements for _, one in match.played),
    )


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
