"""Counting yes and no. Equal numbers are a yes, and who keeps silent lets it be (rules C-21)."""

from collections.abc import Iterable

from fishka.core.ids import Seat
from fishka.game.state import Ballot


def counted(votes: Ballot) -> tuple[int, int]:
    """How many have said yes, and how many no."""
    yes = sum(agree for _, agree in votes)
    return yes, len(votes) - yes


def agreed(votes: Ballot) -> bool:
    """What those who have spoken say together."""
    yes, no = counted(votes)
    return yes >= no


def is_decided(votes: Ballot, asked: Iterable[Seat]) -> bool:
    """Whether all who are asked have spoken, or those who have not could not turn it any more."""
    yes, no = counted(votes)
    silent = len(set(asked) - {seat for seat, _ in votes})
    return silent == 0 or yes >= no + silent or no > yes + silent
