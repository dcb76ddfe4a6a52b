"""What is proposed. A command says who, what, when by the server's clock, and for which version it was made.

`expected_version` is what the sender saw; a command is refused as stale when the table has changed since.
`command_id` makes repeats harmless: the service keeps it beside the events and answers a repeat alike.
"""

import msgspec

from fishka.core.ids import Seat
from fishka.core.moves import Move


class _Act(msgspec.Struct, frozen=True, tag_field="command", forbid_unknown_fields=True, kw_only=True):
    seat: Seat
    expected_version: int
    command_id: str
    at_ms: int


class PlayMove(_Act, frozen=True, tag="play", kw_only=True):
    """Lay tiles, exchange or pass. Accepts the play before it where that is still open to challenge."""

    move: Move


class Challenge(_Act, frozen=True, tag="challenge", kw_only=True):
    """Doubt words of the open play: indices into its words; none means all of them (rules B.1.14)."""

    words: tuple[int, ...] = ()


class Accept(_Act, frozen=True, tag="accept", kw_only=True):
    """Let the open play stand, as far as this seat is concerned."""


class Hold(_Act, frozen=True, tag="hold", kw_only=True):
    """Ask for time to think about a challenge; keeps the window open (rules B.1.6)."""


class Touch(_Act, frozen=True, tag="touch", kw_only=True):
    """The next player touched one of his tiles: his first action, which closes the window."""


class ProposeEnd(_Act, frozen=True, tag="propose_end", kw_only=True):
    """Nobody can move any more: shall the game end?"""


class AnswerEnd(_Act, frozen=True, tag="answer_end", kw_only=True):
    """Agree that nobody can move, or not."""

    agree: bool


class Resign(_Act, frozen=True, tag="resign", kw_only=True):
    """Give the game up. Made for any earlier version, since it does not depend on the position."""


class Tick(
    msgspec.Struct, frozen=True, tag_field="command", tag="tick", forbid_unknown_fields=True, kw_only=True
):
    """It is `at_ms` now: sent by the service when `due` says so. Never refused; an early one does nothing."""

    at_ms: int


SeatCommand = PlayMove | Challenge | Accept | Hold | Touch | ProposeEnd | AnswerEnd | Resign
Command = SeatCommand | Tick
