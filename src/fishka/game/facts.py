"""What everybody at the table hears of an event: for notices, animation and sounds. Knows no hidden tile."""

from typing import Literal

import msgspec

from fishka.core.ids import Seat
from fishka.game.events import (
    ClockTurned,
    DrawChosen,
    EndAgreed,
    EndProposed,
    EndRefused,
    Event,
    Exchanged,
    GameEnded,
    GameStarted,
    HoldEnded,
    OpeningDrawn,
    Passed,
    PlayAccepted,
    PlayChallenged,
    PlayHeld,
    PlayLaid,
    PlayPrepared,
    PlaySettled,
    PlaySuggested,
    PlayVoted,
    PlayWithdrawn,
    RacksDealt,
    RackShown,
    SeatLost,
    SeatResigned,
    SeatStuck,
    StuckEnded,
    StuckVoted,
    ThemeClaimed,
    ThemeJudged,
    ThemeVoted,
    TurnLost,
)

FactKind = Literal[
    "started", "play", "settled", "withdrawn", "exchange", "pass", "lost_turn", "challenge", "accepted",
    "held", "end_offer", "end_refused", "resigned", "ended", "voted", "stuck", "found", "not_found",
    "rack_shown", "suggested", "theme_claimed", "theme_judged", "timed_out", "lost",
]  # fmt: skip


class Fact(msgspec.Struct, frozen=True):
    """`points` of a play or theme, `count` of tiles exchanged or drawn, `stands` after challenge or vote."""

    kind: FactKind
    seat: Seat | None = None
    points: int = 0
    count: int = 0
    stands: bool | None = None


def fact(event: Event) -> Fact | None:
    """The public part of an event, or None when there is nothing to announce."""
    match event:
        case OpeningDrawn(starter=seat):
            return Fact("started", seat)
        case PlayLaid(seat=seat, score=score):
            return Fact("play", seat, points=score)
        case PlayAccepted(seat=seat):
            return Fact("accepted", seat)
        case PlayHeld(seat=seat):
            return Fact("held", seat)
        case PlayChallenged(seat=seat, stands=stands):
            return Fact("challenge", seat, stands=stands)
        case PlaySettled(seat=seat, drawn=drawn):
            return Fact("settled", seat, count=len(drawn))
        case PlayWithdrawn(seat=seat):
            return Fact("withdrawn", seat)
        case Exchanged(seat=seat, returned=returned):
            return Fact("exchange", seat, count=len(returned))
        case Passed(seat=seat, timed_out=timed_out):
            return Fact("timed_out" if timed_out else "pass", seat)
        case PlayVoted(seat=seat, agree=agree) | ThemeVoted(seat=seat, agree=agree):
            return Fact("voted", seat, stands=agree)
        case StuckVoted(seat=seat):
            return Fact("voted", seat)
        case SeatStuck(seat=seat):
            return Fact("stuck", seat)
        case StuckEnded(seat=seat, found=found):
            return Fact("found" if found else "not_found", seat)
        case RackShown(seat=seat):
            return Fact("rack_shown", seat)
        case PlaySuggested(seat=seat, score=score):
            return Fact("suggested", seat, points=score)
        case ThemeClaimed(seat=seat, points=points):
            return Fact("theme_claimed", seat, points=points)
        case ThemeJudged(seat=seat, points=points):
            return Fact("theme_judged", seat, points=points)
        case SeatLost(seat=seat):
            return Fact("lost", seat)
        case TurnLost(seat=seat):
            return Fact("lost_turn", seat)
        case EndProposed(seat=seat):
            return Fact("end_offer", seat)
        case EndRefused(seat=seat):
            return Fact("end_refused", seat)
        case SeatResigned(seat=seat):
            return Fact("resigned", seat)
        case GameEnded():
            return Fact("ended")
        case GameStarted() | RacksDealt() | HoldEnded() | EndAgreed():
            return None
        case DrawChosen() | PlayPrepared() | ClockTurned():
            return None
