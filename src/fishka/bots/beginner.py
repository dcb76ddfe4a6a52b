"""A bot that plays like somebody new: common words, the best of a few plays that it happens to see."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fishka.bots.bot import Budget, Finder, Ranked, Words
from fishka.bots.reading import board_of, may_exchange, open_play, rack_of, tiles_to_return, words_of
from fishka.core.moves import Exchange, Move, Pass, Place
from fishka.core.rng import Rng
from fishka.game.view import View

PLAYS_MAX: Final = 100_000
"""More than any rack has: all plays are asked for."""
PLAYS_NOTICED: Final = 6
"""It plays the best of so many plays that it notices."""
NOTICE_PERCENT: Final = (0, 80, 70, 55, 35, 18, 8, 4)
"""How easily a play is noticed, by the number of tiles laid; longer ones like the last."""
PHONY_DOUBT_PERCENT: Final = 50
"""How often it challenges a word that is none."""
RARE_DOUBT_PERCENT: Final = 3
"""How often it challenges a word that is one, but that it does not know."""


@dataclass(frozen=True, slots=True)
class BeginnerBot:
    """Knows the words of `finder`, which are `common`, and hears of the table's `words` only by chance."""

    finder: Finder
    common: Words
    words: Words

    def choose(self, view: View, _budget: Budget, rng: Rng, /) -> Move:
        """The best of the plays noticed; without any play: exchange, else pass."""
        rack = rack_of(view)
        plays = self.finder.best(
            board_of(view),
            rack,
            PLAYS_MAX,
            by="score",
            words_played=frozenset(view.words_played),
            bag_count=view.bag_count,
            exchanges=False,
        )
        if plays:
            return max(_noticed(plays, rng), key=lambda play: play.score).move
        given = tiles_to_return(rack, may_exchange(view))
        return Exchange(given) if given else Pass()

    def challenge(self, view: View, rng: Rng, /) -> tuple[int, ...] | None:
        """Doubts unknown words: half of the phonies, and now and then a good word."""
        entry = open_play(view)
        if entry is None:
            return None
        doubted = tuple(
            at
            for at, word in enumerate(words_of(entry))
            if not self.common.contains(word)
            and rng.below(100) < (RARE_DOUBT_PERCENT if self.words.contains(word) else PHONY_DOUBT_PERCENT)
        )
        return doubted or None

    def is_stuck(self, view: View, /) -> bool:
        """Whether no common word can be laid."""
        return not self.finder.any_play(board_of(view), rack_of(view), frozenset(view.words_played))


def _noticed(plays: Sequence[Ranked], rng: Rng) -> list[Ranked]:
    """A few plays that catch the eye, short ones more easily; the first one looked at when none does."""
    order = list(range(len(plays)))
    rng.shuffle(order)
    seen = []
    for at in order:
        move = plays[at].move
        laid = len(move.placed) if isinstance(move, Place) else 0
        if rng.below(100) < NOTICE_PERCENT[min(laid, len(NOTICE_PERCENT) - 1)]:
            seen.append(plays[at])
            if len(seen) == PLAYS_NOTICED:
                break
    return seen or [plays[order[0]]]
