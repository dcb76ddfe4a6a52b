"""`fishka moves --by sim`: moves of a position compared by games played on, or by the exact end game."""

from typing import Any, Final

import msgspec

from fishka.bots.kit import Kit
from fishka.cli.positions import bag_count, exchange_most, words_played
from fishka.core.moves import Pass
from fishka.core.multiset import Tiles
from fishka.core.tiles import Tile, in_hand
from fishka.kernel import Candidate
from fishka.kernel.lookahead import Outlook, Seen, SimPlan, Stop, expressible, simulate, solve
from fishka.notation.position import Setup
from fishka.rules.tables import RuleTables

CANDIDATES_LEAST: Final = 12
"""So many moves are looked at, or as many as are to be shown."""
ALL_DEALS: Final = 800
"""With so few bags that differ, and no more than deals are asked for, every one is looked at."""
ENDGAME_NODES: Final = 200
"""Positions of the end game in each of those."""


class Effort(msgspec.Struct, frozen=True):
    """How far to search."""

    deals: int
    seed: int
    threads: int


class Searched(msgspec.Struct, frozen=True):
    """Moves, the best first, and how sure that is."""

    outlooks: tuple[Outlook, ...]
    note: dict[str, Any]
    """`deals`, `all_deals` and `nodes`; with an empty bag `gain`, `proved` and `nodes`."""


def searched(kit: Kit, setup: Setup, effort: Effort, shown: int, stop: Stop | None = None) -> Searched | None:
    """The moves of the first rack; None where the search cannot play what the rules allow.

    Racks that the position tells of others are not looked at: whoever moves does not see them. `stop` ends
    the search from another thread, with what was found until then.
    """
    if not kit.kernel.is_plain:
        return None
    tables, rack = kit.tables, setup.racks[0]
    seen = seen_in(tables, setup)
    candidates = kit.kernel.best(
        setup.board,
        rack,
        max(shown, CANDIDATES_LEAST),
        by="equity",
        words_played=seen.words_played,
        bag_count=seen.bag_count,
        exchange_most=exchange_most(kit.edition, tables, setup),
    )
    if not expressible(candidates, setup.board):
        return None
    plan = SimPlan(
        deals=effort.deals,
        nodes=1_000_000_000,
        all_deals=ALL_DEALS,
        endgame_nodes=ENDGAME_NODES,
        threads=effort.threads,
        seed=effort.seed,
    )
    report = simulate(kit.kernel, kit.terms, seen, candidates, plan, with_pass=not candidates, stop=stop)
    note: dict[str, Any] = {"deals": report.deals, "all_deals": report.all_deals, "nodes": report.nodes}
    if seen.bag_count or len(seen.scores) != 2:
        return Searched(report.outlooks, note)
    return _solved(kit, seen, candidates, report.outlooks, stop)


def _solved(
    kit: Kit, seen: Seen, candidates: list[Candidate], outlooks: tuple[Outlook, ...], stop: Stop | None
) -> Searched:
    """The end game's best move first; a pass may be it."""
    solution = solve(kit.kernel, kit.terms, seen, stop=stop)
    best = solution.line[0]
    spread = float(seen.scores[0] - seen.scores[1] + solution.gain)
    known = {repr(one.move): one for one in candidates}
    like = known.get(repr(best))
    first = Outlook(
        best,
        like.score if like else 0,
        like.equity_millipoints if like else 0,
        spread,
        0.0,
        float(spread > 0) if spread else 0.5,
        1,
        True,
    )
    rest = tuple(one for one in outlooks if one.move != best and not isinstance(one.move, Pass))
    note = {"gain": solution.gain, "proved": solution.proved, "nodes": solution.nodes}
    return Searched((first, *rest), note)


def seen_in(tables: RuleTables, setup: Setup) -> Seen:
    """The position as the first rack's owner sees it; racks not told are full while tiles last."""
    left = list(tables.counts)
    for tile in [*map(in_hand, filter(None, map(Tile, setup.board.cells))), *setup.racks[0]]:
        left[tile] -= 1
    unseen: Tiles = tuple(Tile(tile) for tile, count in enumerate(left) for _ in range(max(0, count)))
    counts, rest = [len(setup.racks[0])], len(unseen)
    for rack in setup.racks[1:]:
        counts.append(min(len(rack) or tables.rack_size, rest))
        rest -= counts[-1]
    return Seen(
        board=setup.board,
        rack=setup.racks[0],
        turn=0,
        scores=setup.scores,
        rack_counts=tuple(counts),
        unseen=unseen,
        words_played=words_played(tables, setup.board),
    )


def is_consistent(tables: RuleTables, setup: Setup) -> bool:
    """Whether seats are two or more, none without tiles, and the bag is the one that is seen."""
    seen = seen_in(tables, setup)
    return len(seen.rack_counts) > 1 and all(seen.rack_counts) and seen.bag_count == bag_count(tables, setup)
