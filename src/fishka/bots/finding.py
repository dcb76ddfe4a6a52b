"""A finder asked about a view: everything that its rules may want to know is handed over."""

from collections.abc import Sequence
from typing import Literal

from fishka.bots.bot import Finder, Ranked
from fishka.bots.reading import board_of, rack_of
from fishka.game.view import View


def best_moves(
    finder: Finder, view: View, n: int, *, by: Literal["score", "equity"], exchange_most: int
) -> Sequence[Ranked]:
    """The viewer's best `n` moves, the best first; exchanges of so many tiles at most are among them."""
    return finder.best(
        board_of(view),
        rack_of(view),
        n,
        by=by,
        words_played=frozenset(view.words_played),
        letters_laid=frozenset(view.letters_laid),
        spent=frozenset(view.spent),
        bag_count=view.bag_count,
        exchange_most=exchange_most,
    )


def can_play(finder: Finder, view: View) -> bool:
    """Whether the viewer sees anything to lay: by the same look that it chooses with.

    Where plays are too many to be looked at one by one (`kernel.beyond`), there may be one that it overlooks:
    it would never choose it, and must not wait for it either.
    """
    return bool(best_moves(finder, view, 1, by="score", exchange_most=0))
