"""What one viewer may know of a game. Built up field by field from nothing, never cut down from the state.

Bots import this module and nothing else of the game; it crosses the wire as it is (bytes as base64).
"""

from typing import Literal

import msgspec

from fishka.core.board import Placed, Square
from fishka.core.ids import PlayerId, Seat
from fishka.core.multiset import Tiles
from fishka.core.tiles import Tile

Action = Literal[
    "play", "exchange", "pass", "challenge", "accept", "hold", "propose_end", "answer_end", "resign"
]
"""What the viewer may do now; the client offers these and no others."""

EntryKind = Literal["play", "exchange", "pass", "withdrawn", "lost_turn", "resigned", "adjustment"]


class WordView(msgspec.Struct, frozen=True):
    """One word of a play: where it starts, its tiles as on the board (blanks marked), its points."""

    at: Square
    across: bool
    tiles: bytes
    score: int


class ChallengeView(msgspec.Struct, frozen=True):
    """A challenge of a play: who doubted which of its words (indices), and which of those are no words."""

    seat: Seat
    words: tuple[int, ...]
    invalid: tuple[int, ...]
    stands: bool


class EntryView(msgspec.Struct, frozen=True):
    """One entry of the score sheet (rules B.1.16). `total` is the seat's running total after it.

    `count` is the number of tiles exchanged, and of those only the number; `placed` are the tiles of a play
    (of a withdrawn one too: all saw them); `bonus` is the part of `points` for laying many tiles.
    `pending`: the play is open to challenge; its points are announced, and not in the seat's score yet.
    """

    seat: Seat
    kind: EntryKind
    points: int
    total: int
    words: tuple[WordView, ...] = ()
    placed: tuple[Placed, ...] = ()
    swapped: Square | None = None
    bonus: int = 0
    count: int = 0
    pending: bool = False
    challenge: ChallengeView | None = None


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of one seat."""

    seat: Seat
    player: PlayerId | None
    """None where a bot sits."""
    bot: str | None
    """The bot's level, None where a person sits."""
    score: int
    rack_count: int
    resigned: bool = False
    skips_next: bool = False


class WindowView(msgspec.Struct, frozen=True):
    """The open challenge window of the last play (rules B.1.6)."""

    seat: Seat
    """Who laid the play."""
    entry: int
    """Which entry of the sheet is the play (`pending`): its words are the ones to challenge, by index."""
    accepted: tuple[Seat, ...]
    held_by: Seat | None
    closes_at_ms: int | None
    """Server's clock, a hold counted in; None: no time limit."""
    policy: str
    """What a wrong challenge costs: `challenge_policy` of the edition."""


class EndOfferView(msgspec.Struct, frozen=True):
    """Somebody proposes to end, since nobody can move; every seat must agree."""

    by: Seat
    agreed: tuple[Seat, ...]


class OpeningView(msgspec.Struct, frozen=True):
    """The opening draw: rounds of (seat, tile), ties drawn again, and who starts."""

    rounds: tuple[tuple[tuple[Seat, Tile], ...], ...]
    starter: Seat


class ResultView(msgspec.Struct, frozen=True):
    """How the game ended. `leftovers` by seat, everybody's, as the edition shows them at the end."""

    reason: str
    """`out`, `all_passed`, `one_passed`, `no_moves`, `agreed` or `resigned`; texts `end-<reason>`."""
    winners: tuple[Seat, ...]
    """Several share the result; empty never."""
    totals: tuple[int, ...]
    adjustments: tuple[int, ...]
    leftovers: tuple[Tiles, ...]


class View(msgspec.Struct, frozen=True):
    """A game as one seat, or a spectator (`viewer` None), may see it at one version."""

    version: int
    viewer: Seat | None
    phase: Literal["playing", "ended"]
    rows: int
    cols: int
    board: bytes
    """`rows * cols` tiles, row by row (`core.tiles`)."""
    turn: Seat | None
    """Who acts next; while a play is open to challenge, who closes its window by acting.

    None after the end, and in the rare window whose opponents all lose their next turn or have left.
    """
    seats: tuple[SeatView, ...]
    rack: Tiles | None
    """The viewer's own tiles; None for a spectator."""
    bag_count: int
    unseen: tuple[int, ...]
    """How many of each tile (blank first) the viewer cannot see: bag and the others' racks together."""
    sheet: tuple[EntryView, ...]
    opening: OpeningView
    window: WindowView | None
    end_offer: EndOfferView | None
    may: tuple[Action, ...]
    exchange_max: int
    """How many tiles the viewer could exchange now; 0 where none."""
    words_played: tuple[bytes, ...] = ()
    """Words (letter tiles) that may not be made again; empty where repeating is allowed.

    Those of a play that is open to challenge are among them: whoever moves next lets it stand.
    """
    result: ResultView | None = None
