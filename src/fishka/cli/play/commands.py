"""What a person says at the keyboard, as commands of the game."""

from collections.abc import Callable

import msgspec

from fishka.core.ids import Seat
from fishka.core.moves import Move, Place
from fishka.game.commands import PlayMove, Resign, SeatCommand, ShowRack, Suggest

Make = Callable[[int, str], SeatCommand]
"""The command for a version and an id."""


class With(msgspec.Struct, frozen=True):
    """What goes along with a seat's next move."""

    vowels: int | None = None
    theme: bool = False
    explanation: str = ""


def moves(seat: Seat, move: Move, along: With) -> Make:
    """Lay tiles, exchange or pass."""
    return lambda version, command_id: PlayMove(
        seat=seat,
        expected_version=version,
        command_id=command_id,
        at_ms=version,
        move=move,
        vowels=along.vowels,
        theme=along.theme,
        explanation=along.explanation,
    )


def suggests(seat: Seat, play: Place) -> Make:
    """Show the seat on turn a play."""
    return lambda version, command_id: Suggest(
        seat=seat, expected_version=version, command_id=command_id, at_ms=version, play=play
    )


def shows(seat: Seat) -> Make:
    """Turn one's tiles face up."""
    return lambda version, command_id: ShowRack(
        seat=seat, expected_version=version, command_id=command_id, at_ms=version
    )


def resigns(seat: Seat) -> Make:
    """Leave the game."""
    return lambda version, command_id: Resign(
        seat=seat, expected_version=version, command_id=command_id, at_ms=version
    )
