"""What one viewer may know of a game. Built up field by field from nothing, never cut down from the state.

Bots import this module and nothing else of the game; it crosses the wire as it is (bytes as base64).
"""

from typing import Final, Literal

import msgspec

from fishka.core.board import Placed, Square
from fishka.core.ids import PlayerId, Seat
from fishka.core.moves import Swap
from fishka.core.multiset import Tiles
from fishka.core.tiles import Tile
from fishka.rules.parameters import FirstPlayer

Action = Literal[
    "play", "exchange", "pass", "challenge", "accept", "hold", "propose_end", "answer_end", "resign",
    "vote_play", "vote_stuck", "vote_theme", "choose_draw", "stuck", "show_rack", "suggest", "prepare",
]  # fmt: skip
"""What the viewer may do now; the client offers these and no others."""

EntryKind = Literal[
    "play", "exchange", "pass", "withdrawn", "lost_turn", "resigned", "adjustment",
    "challenge_points", "lost_game", "overtime",
]  # fmt: skip

TURNS: Final[frozenset[EntryKind]] = frozenset({"play", "exchange", "pass", "withdrawn", "lost_turn"})
"""Entries that are turns; the others are notes about points and seats."""


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


class BallotView(msgspec.Struct, frozen=True):
    """Who has said yes, and who no."""

    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]


class EntryView(msgspec.Struct, frozen=True):
    """One entry of the score sheet (rules B.1.16). `total` is the seat's running total after it.

    `count` is the number of tiles exchanged, and of those only the number; `placed` are the tiles of a play
    (of a withdrawn one too: all saw them); `bonus` is the part of `points` for laying many tiles.
    `pending`: the play waits for a verdict; its points are announced, and not in the seat's score yet.
    `theme` is the part of `points` for a word of the theme, `timed_out` marks a pass that time made.
    """

    seat: Seat
    kind: EntryKind
    points: int
    total: int
    words: tuple[WordView, ...] = ()
    placed: tuple[Placed, ...] = ()
    swapped: Square | None = None
    swapped_to: Tile | None = None
    """What lies on `swapped` since this play, as on the board; None: the tile was taken off."""
    readings: tuple[Placed, ...] = ()
    """Blanks that lay there before and that this play reads anew, as they read since."""
    bonus: int = 0
    count: int = 0
    pending: bool = False
    challenge: ChallengeView | None = None
    votes: BallotView | None = None
    """Of a play that others judged by their word."""
    explanation: str = ""
    theme: int = 0
    timed_out: bool = False


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
    """Out of the game, by resigning or by losing it at once."""
    skips_next: bool = False
    rack: Tiles | None = None
    """The seat's tiles where the viewer may see them: his own, and those that lie face up by the rules."""
    shown: bool = False
    """It turned its tiles face up of its own will."""
    target: int | None = None
    """The score at which it ends the game."""
    strength: str | None = None


class WindowView(msgspec.Struct, frozen=True):
    """The window in which the last play waits for its verdict (rules B.1.6).

    `by` says whose: the dictionary's, when somebody challenges; the next player's; or the others' vote, which
    `View.votes` tells of.
    """

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
    by: Literal["challenge", "approval", "vote"] = "challenge"
    points: int = 0
    """Of a wrong challenge where it costs points (`per_word`: for each word named)."""
    per_word: bool = False
    whole_ms: int | None = None
    """How long that which closes at `closes_at_ms`, the window or a hold, lasts from its beginning."""


class VoteView(msgspec.Struct, frozen=True):
    """Others are asked something. There may be one vote of each kind at a time.

    `about` is `play` (may the open play stand?), `stuck` (has the stuck seat no word?) or `theme` (does the
    main word of that entry fit?). Who may speak has `vote_<about>` in his `may`.
    """

    about: Literal["play", "stuck", "theme"]
    seat: Seat
    """Whose play or whose turn it is."""
    entry: int | None
    """The entry of the sheet that is voted on."""
    asked: tuple[Seat, ...]
    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    closes_at_ms: int | None
    """Server's clock. Who has not spoken by then is not counted; None: no time limit."""
    whole_ms: int | None = None
    """How long the vote lasts from its beginning."""


class SuggestionView(msgspec.Struct, frozen=True):
    """A play that somebody showed the seat on turn, whose tiles lie open."""

    by: Seat
    placed: tuple[Placed, ...]
    swap: Swap | None
    score: int
    readings: tuple[Placed, ...] = ()
    """Blanks on the board that the play reads anew."""


class ClocksView(msgspec.Struct, frozen=True):
    """Clocks at `at_ms` of the server's clock; since then the one of `running` has run, the others stand."""

    kind: Literal["per_move", "per_player"]
    running: Seat | None
    at_ms: int
    left_ms: tuple[int, ...]
    """By seat; less than nothing is overtime. `per_move`: what the seat on turn has for this move."""
    overtime_points: int
    """Lost for each `overtime_step_ms` begun beyond the time (`per_player`)."""
    overtime_step_ms: int
    overtime_limit_ms: int | None
    """Further beyond, the game is lost (`per_player`)."""
    pending: bool
    """When a move's time is up, tiles arranged so far are played: tell the server of them (`prepare`)."""


class DrawView(msgspec.Struct, frozen=True):
    """Two bags: what the viewer may choose for his next draw."""

    refill: int
    """How many tiles his open play will draw; 0 where none is open (the choice then goes with the move)."""
    chosen: int | None
    """How many of them he wants from the vowels' bag; None: a share that fits the rack."""
    least: int
    most: int
    """The bounds of that choice."""
    by_laid: tuple[tuple[int, int], ...]
    """The same bounds for a move that is not made yet, by the number of tiles that it lays."""


class ThemeView(msgspec.Struct, frozen=True):
    """The agreed theme. `listed`: a list of words judges, and nobody need claim or vote."""

    name: str
    points: int
    listed: bool


class EndOfferView(msgspec.Struct, frozen=True):
    """Somebody proposes to end the game; every seat must agree."""

    by: Seat
    agreed: tuple[Seat, ...]


class OpeningView(msgspec.Struct, frozen=True):
    """Who starts and why: rounds of (seat, tile), where dice were thrown (seat, pips); ties draw again."""

    rounds: tuple[tuple[tuple[Seat, Tile], ...], ...]
    starter: Seat
    by: FirstPlayer = "draw_nearest_A"


class ResultView(msgspec.Struct, frozen=True):
    """How the game ended. `leftovers` by seat, everybody's, as the edition shows them at the end."""

    reason: str
    """`events.EndReason`; texts `end-<reason with dashes>`."""
    winners: tuple[Seat, ...]
    """Several share the result; empty only when the game was abandoned."""
    totals: tuple[int, ...]
    adjustments: tuple[int, ...]
    leftovers: tuple[Tiles, ...]
    overtime: tuple[int, ...] = ()
    """Points lost by overtime, by seat; empty where there is none."""


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
    exchange_min: int = 0
    """How few; the same as the most where the number is fixed."""
    words_played: tuple[bytes, ...] = ()
    """Words (letter tiles) that may not be made again; empty where repeating is allowed.

    Those of a play that is open to challenge are among them: whoever moves next lets it stand.
    """
    spent: tuple[Square, ...] = ()
    """Empty squares whose premium is gone, since a tile lay there."""
    letters_laid: tuple[Tile, ...] = ()
    """Letters that lay on the board as tiles of their own, for values that hold the first time."""
    bag_vowels: int | None = None
    """Two bags: how many of `bag_count` are in the vowels' bag; None: there is one bag."""
    draw: DrawView | None = None
    votes: tuple[VoteView, ...] = ()
    suggestions: tuple[SuggestionView, ...] = ()
    """For the seat on turn, in this turn."""
    stuck: Seat | None = None
    """The seat on turn finds no word, and all think."""
    clocks: ClocksView | None = None
    theme: ThemeView | None = None
    help: Literal["none", "teaching", "on_request", "mandatory_when_stuck"] = "none"
    result: ResultView | None = None
