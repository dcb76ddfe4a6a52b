"""A bot that plays on from its best moves before it chooses, and solves the end game of two."""

from collections.abc import Sequence
from dataclasses import dataclass

from fishka.bots.bot import Budget
from fishka.bots.levels import Search
from fishka.bots.ranking import RankingBot
from fishka.bots.reading import board_of, may_exchange, rack_of, seen_by
from fishka.core.moves import Move, Place
from fishka.core.rng import Rng
from fishka.game.view import View
from fishka.kernel import Candidate, Kernel
from fishka.kernel.lookahead import Seen, SimPlan, expressible, simulate, solve
from fishka.kernel.terms import Terms


@dataclass(frozen=True, slots=True)
class SearchingBot:
    """Chooses by search among the moves that `ranking` finds best; all else is as with `ranking`.

    While the clock does not end a search, the same view and the same random numbers give the same choice.
    """

    ranking: RankingBot
    kernel: Kernel
    terms: Terms
    search: Search

    def choose(self, view: View, budget: Budget, rng: Rng, /) -> Move:
        """The move that did best when games were played on; the exact end game with an empty bag."""
        if not self.kernel.is_plain:  # rules that the compiled part cannot play on by itself
            return self.ranking.choose(view, budget, rng)
        seen = seen_by(view)
        if seen.bag_count != view.bag_count:  # somebody who left took tiles along: nothing adds up
            return self.ranking.choose(view, budget, rng)
        if view.bag_count == 0 and len(seen.scores) == 2 and self.search.endgame:
            return self._last_moves(view, seen, budget, rng)
        candidates = self._candidates(view) if self.search.deals else []
        if len(candidates) < 2 or not expressible(candidates, seen.board):
            return self.ranking.choose(view, budget, rng)
        plan = SimPlan(
            plies=self.search.plies,
            deals=self.search.deals,
            all_deals=self.search.all_deals,
            endgame_nodes=0,
            nodes=min(self.search.nodes, budget.nodes),
            ms=self._ms(budget),
            threads=budget.threads,
            seed=rng.next_u64(),
        )
        return simulate(self.kernel, self.terms, seen, candidates, plan, stop=budget.stop).outlooks[0].move

    def challenge(self, view: View, rng: Rng, /) -> tuple[int, ...] | None:
        """Exactly what is no word."""
        return self.ranking.challenge(view, rng)

    def is_stuck(self, view: View, /) -> bool:
        """Whether there is no play."""
        return self.ranking.is_stuck(view)

    def _last_moves(self, view: View, seen: Seen, budget: Budget, rng: Rng) -> Move:
        """What the search of the end game says, where the kernel can play all there is."""
        board, rack, played = board_of(view), rack_of(view), frozenset(view.words_played)
        plays = self.kernel.best(board, rack, 1_000, by="equity", words_played=played, bag_count=0)
        if not plays or not expressible(plays, board):
            return self.ranking.choose(view, budget, rng)
        nodes, ms = min(self.search.endgame, budget.nodes), self._ms(budget)
        solution = solve(self.kernel, self.terms, seen, nodes=nodes, ms=ms, stop=budget.stop)
        return solution.line[0] if solution.line else plays[0].move

    def _ms(self, budget: Budget) -> int | None:
        return None if budget.ms is None else min(self.search.ms, budget.ms)

    def _candidates(self, view: View) -> list[Candidate]:
        """The best moves by equity that may be made, those of an empty board in one direction only."""
        wanted = self.search.candidates
        found = self.kernel.best(
            board_of(view),
            rack_of(view),
            wanted if any(view.board) else 2 * wanted,
            by="equity",
            words_played=frozenset(view.words_played),
            bag_count=view.bag_count,
            exchange_most=may_exchange(view),
        )
        return [one for one in found if not _mirrored(one, view, found)][:wanted]


def _mirrored(one: Candidate, view: View, among: Sequence[Candidate]) -> bool:
    """Whether a first play is another one turned by the diagonal, with the same worth."""
    if any(view.board) or view.rows != view.cols or not isinstance(one.move, Place):
        return False
    side = view.cols
    turned = sorted((square % side * side + square // side, tile) for square, tile in _laid(one.move))
    downwards = turned > sorted(_laid(one.move))
    return not downwards and any(
        isinstance(other.move, Place)
        and sorted(_laid(other.move)) == turned
        and other.equity_millipoints == one.equity_millipoints
        for other in among
        if other is not one
    )


def _laid(play: Place) -> list[tuple[int, int]]:
    return [(one.square, one.tile) for one in play.placed]
