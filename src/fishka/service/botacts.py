"""The command by which a bot does what it wants. Bots know views only; this is where they come to act."""

from typing import TypedDict, assert_never

from fishka.bots.seat import (
    Answers,
    AsksForHelp,
    BotAct,
    Doubts,
    LetsStand,
    Moves,
    Proposes,
    Suggests,
    Votes,
)
from fishka.core.ids import Seat
from fishka.game.commands import (
    Accept,
    AnswerEnd,
    Challenge,
    PlayMove,
    ProposeEnd,
    SeatCommand,
    Stuck,
    Suggest,
    Vote,
)


class Head(TypedDict):
    """What every command says: who, for which version, under which id, when."""

    seat: Seat
    expected_version: int
    command_id: str
    at_ms: int


def command_of(act: BotAct, head: Head) -> SeatCommand:
    """The command of an act."""
    match act:
        case Moves(move=move):
            return PlayMove(move=move, **head)
        case Doubts(words=words):
            return Challenge(words=words, **head)
        case LetsStand():
            return Accept(**head)
        case Proposes():
            return ProposeEnd(**head)
        case Answers(agree=agree):
            return AnswerEnd(agree=agree, **head)
        case Votes(about=about, agree=agree):
            return Vote(about=about, agree=agree, **head)
        case AsksForHelp():
            return Stuck(**head)
        case Suggests(play=play):
            return Suggest(play=play, **head)
        case _:
            assert_never(act)
