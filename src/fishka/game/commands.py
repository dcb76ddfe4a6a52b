"""What is proposed. A command says who, what, when by the server's clock, and for which version it was made.

`expected_version` is what the sender saw; a command is refused as stale when the table has changed since.
`command_id` makes repeats harmless: the service keeps it beside the events and answers a repeat alike.
"""

from typing import Literal

import msgspec

from fishka.core.ids import Seat
from fishka.core.moves import Move, Place

Topic = Literal["play", "stuck", "theme"]
"""What a vote is about."""


class _Act(msgspec.Struct, frozen=True, tag_field="command", forbid_unknown_fields=True, kw_only=True):
    seat: Seat
    expected_version: int
    command_id: str
    at_ms: int


class PlayMove(_Act, frozen=True, tag="play", kw_only=True):
    """Lay tiles, exchange or pass. Accepts the play before it where that is still open to challenge."""

    move: Move
    vowels: int | None = None
    """Two bags: how many of the new tiles come from the vowels' bag; None: a share that fits the rack."""
    theme: bool = False
    """Claims the theme bonus for the main word of a play."""
    explanation: str = ""
    """What the words mean, where the others vote on explanations."""


class Challenge(_Act, frozen=True, tag="challenge", kw_only=True):
    """Doubt words of the open play: indices into its words; none means all of them (rules B.1.14)."""

    words: tuple[int, ...] = ()


class Accept(_Act, frozen=True, tag="accept", kw_only=True):
    """Let the open play stand, as far as this seat is concerned."""


class Hold(_Act, frozen=True, tag="hold", kw_only=True):
    """Ask for time to think about a challenge; keeps the window open (rules B.1.6)."""


class Touch(_Act, frozen=True, tag="touch", kw_only=True):
    """The next player touched one of his tiles: his first action, which closes the window."""


class ChooseDraw(_Act, frozen=True, tag="choose_draw", kw_only=True):
    """Two bags: another choice for the refill of one's own play, while that still waits for its verdict."""

    vowels: int


class Vote(_Act, frozen=True, tag="vote", kw_only=True):
    """Say yes or no: the play may stand; a stuck player has no word; the word fits the theme."""

    about: Topic
    agree: bool


class Stuck(_Act, frozen=True, tag="stuck", kw_only=True):
    """The seat on turn finds no word: its tiles lie open, and all think (rules C-10, 11)."""


class ShowRack(_Act, frozen=True, tag="show_rack", kw_only=True):
    """Turn one's own tiles face up, until one's next turn is over."""


class Suggest(_Act, frozen=True, tag="suggest", kw_only=True):
    """Show the seat on turn, whose tiles lie open, a play that it could make."""

    play: Place


class Prepare(_Act, frozen=True, tag="prepare", kw_only=True):
    """The tiles that the seat on turn has arranged so far (None: none), played if its time runs out."""

    play: Place | None


class ProposeEnd(_Act, frozen=True, tag="propose_end", kw_only=True):
    """Shall the game end? Because nobody can move any more, or because all wish it, as the edition has it."""


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


class Abandon(
    msgspec.Struct, frozen=True, tag_field="command", tag="abandon", forbid_unknown_fields=True, kw_only=True
):
    """Nobody has acted for so long that the service closes the game. Never refused."""

    at_ms: int


SeatCommand = (
    PlayMove
    | Challenge
    | Accept
    | Hold
    | Touch
    | ChooseDraw
    | Vote
    | Stuck
    | ShowRack
    | Suggest
    | Prepare
    | ProposeEnd
    | AnswerEnd
    | Resign
)
Command = SeatCommand | Tick | Abandon
