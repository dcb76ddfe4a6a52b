"""A bot that sees of a position what a person of its strength might: its own words, the plays that catch its
eye, and of those the best.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fishka.bots.bot import Budget, Finder, Ranked, Words
from fishka.bots.finding import best_moves, can_play
from fishka.bots.levels import Attention, LevelData
from fishka.bots.reading import board_of, may_exchange, open_play, rack_of, tiles_to_return, words_of
from fishka.core.board import Board
from fishka.core.moves import Exchange, Move, Pass, Place
from fishka.core.rng import Rng
from fishka.game.view import View
from fishka.kernel.words import words_made

PLAYS_MAX: Final = 100_000
"""More than any rack has: all plays are asked for."""


@dataclass(frozen=True, slots=True)
class AttentiveBot:
    """Knows the words of `finder`, which are `known`, and hears of the table's `words` only by chance."""

    finder: Finder
    known: Words
    words: Words
    level: LevelData
    attention: Attention
    word_multipliers: bytes

    def choose(self, view: View, _budget: Budget, rng: Rng, /) -> Move:
        """The best play noticed, by equity or an exchange. Without any play: exchange, else pass."""
        board, rack, most = board_of(view), rack_of(view), may_exchange(view)
        weighed = most if self.level.by == "equity" else 0
        found = best_moves(self.finder, view, PLAYS_MAX, by=self.level.by, exchange_most=weighed)
        plays = [one for one in found if isinstance(one.move, Place)]
        if plays:
            best = max(self._noticed(board, plays, rng), key=self._worth)
            exchanges = [one for one in found if isinstance(one.move, Exchange)]
            return max([best, *exchanges], key=self._worth).move
        given = tiles_to_return(rack, most)
        return Exchange(given) if given else Pass()

    def challenge(self, view: View, rng: Rng, /) -> tuple[int, ...] | None:
        """Doubts unknown words: most phonies, and now and then a good word."""
        entry = open_play(view)
        if entry is None:
            return None
        doubted = tuple(
            at
            for at, word in enumerate(words_of(entry))
            if not self.known.contains(word)
            and rng.below(100) < (self.level.wrongly if self.words.contains(word) else self.level.doubt)
        )
        return doubted or None

    def is_stuck(self, view: View, /) -> bool:
        """Whether no word that it knows can be laid."""
        return not can_play(self.finder, view)

    def _worth(self, one: Ranked) -> int:
        return one.score * 1000 if self.level.by == "score" else one.equity_millipoints

    def _noticed(self, board: Board, plays: Sequence[Ranked], rng: Rng) -> list[Ranked]:
        """So many plays that catch the eye; the first one looked at when none does."""
        order = list(range(len(plays)))
        rng.shuffle(order)
        seen = []
        for at in order:
            if rng.below(10_000) < self._notice(board, plays[at].move):
                seen.append(plays[at])
                if len(seen) == self.attention.looks:
                    break
        return seen or [plays[order[0]]]

    def _notice(self, board: Board, move: Place | Exchange) -> int:
        """How easily a play is noticed, out of 10,000."""
        if not isinstance(move, Place):
            return 0
        notice = self.attention.notice
        chance = 100 * notice[min(len(move.placed), len(notice)) - 1]
        for _ in range(len(words_made(board, move)) - 2):
            chance = chance * self.attention.beside // 100
        if any(self.word_multipliers[one.square] > 1 for one in move.placed):
            chance = chance * self.attention.premium // 100
        return chance
