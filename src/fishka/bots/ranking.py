"""A bot that plays its best move by one measure, and challenges exactly what is no word."""

from dataclasses import dataclass
from typing import Literal

from fishka.bots.bot import Budget, Finder, Words
from fishka.bots.finding import best_moves, can_play
from fishka.bots.reading import may_exchange, open_play, rack_of, tiles_to_return, words_of
from fishka.core.moves import Exchange, Move, Pass
from fishka.core.rng import Rng
from fishka.game.view import View


@dataclass(frozen=True, slots=True)
class RankingBot:
    """Knows `finder`'s vocabulary and the table's list of words; weighs moves `by` score or equity."""

    finder: Finder
    words: Words
    by: Literal["score", "equity"]

    def choose(self, view: View, _budget: Budget, _rng: Rng, /) -> Move:
        """The best play; by equity an exchange may be better. Without any: exchange, else pass."""
        rack, most = rack_of(view), may_exchange(view)
        weighed = most if self.by == "equity" else 0
        for ranked in best_moves(self.finder, view, 1, by=self.by, exchange_most=weighed):
            return ranked.move
        given = tiles_to_return(rack, most)
        return Exchange(given) if given else Pass()

    def challenge(self, view: View, _rng: Rng, /) -> tuple[int, ...] | None:
        """Every word of the open play that is not in the table's list."""
        entry = open_play(view)
        if entry is None:
            return None
        wrong = (at for at, word in enumerate(words_of(entry)) if not self.words.contains(word))
        return tuple(wrong) or None

    def is_stuck(self, view: View, /) -> bool:
        """Whether its vocabulary holds no play."""
        return not can_play(self.finder, view)
