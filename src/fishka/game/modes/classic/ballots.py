"""Counting yes and no. Equal numbers are a yes, and who keeps silent lets it be (rules C-21)."""

from collections.abc import Iterable

from fishka.core.ids import Seat
from fishka.game.state import Ballot


def agreed(votes: Ballot) -> bool:
    """What those who have spoken say together."""
    yes = sum(agree for _, agree in votes)
    return 2 * yes >= len(votes)


def is_decided(votes: Ballot, asked: Iterable[Seat]) -> bool:
    """Whether all who are asked have spoken, or those who have not could not turn it any more."""
    yes = sum(agree for _, agree in votes)
    no, silent = len(votes) - yes, len(set(asked) - {seat for seat, _ in votes})
    return silent == 0 or yes >= no + silent or no > yes + silent
