"""What happened. An event holds everything that replay needs: the tiles drawn, the points, who won.

Stored for ever as JSON with the tag in `event`; the first released ones are goldens that always evolve.
An event is a secret (it holds drawn tiles): people and bots get views and `facts`, never events.
"""

from typing import Any, Final, Literal

import msgspec

from fishka.core.board import Square
from fishka.core.ids import PlayerId, Seat
from fishka.core.moves import Place
from fishka.core.multiset import Tiles
from fishka.core.tiles import Tile
from fishka.game.terms import Terms
from fishka.lexicon import OverlayLayer, WordsIdentity
from fishka.rules.parameters import FirstPlayer

EVENT_SCHEMA: Final = 2
"""The form in which events are written now. Form 1 lacked fields and kinds of events, nothing else: what it
lacks has a default that says how games were played then."""
KNOWN_SCHEMAS: Final = (1, 2)

EndReason = Literal[
    "out", "all_passed", "one_passed", "no_moves", "agreed", "resigned",
    "exchanged", "zero_turns", "target", "challenge_lost", "overtime", "abandoned",
]  # fmt: skip
LostBy = Literal["challenge", "overtime"]
"""How a seat loses the whole game at once: by the policy `triple`, or far beyond its time."""


class _Event(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True):
    pass


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat: a person by id, or a bot by its level."""

    player: PlayerId | None = None
    bot: str | None = None
    strength: str | None = None
    """The player's own level, by which his target is found (`target_score`)."""


class WordMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One word of a play: its first square, its tiles as on the board (blanks marked), its points."""

    at: Square
    across: bool
    tiles: bytes
    score: int


class Dealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles that a seat drew; `vowels`: those of them that came from the vowels' bag."""

    seat: Seat
    tiles: Tiles
    vowels: Tiles = ()


class GameStarted(_Event, frozen=True, tag="started"):
    """Everything that the game will ever need, whatever becomes of edition files and word lists."""

    mode: str
    edition: dict[str, Any]
    """All parameters by name, tile set and layout written out (`fishka.rules.resolved`)."""
    modifiers: tuple[str, ...]
    lexicon: str
    lexicon_hash: str
    overlay: tuple[str, ...]
    """Words that the house adds to the list."""
    seats: tuple[SeatPlan, ...]
    tables_digest: str
    secret_hash: str
    """SHA-256 (hex) of the secret from which every draw follows; the secret itself is kept elsewhere."""
    terms: Terms
    words: WordsIdentity | None = None
    """Which words count: list, filter, overlay, and the hash of all; None in games of before 2026.12."""
    layers: tuple[OverlayLayer, ...] = ()
    """What the project and the server add to the list and take out, beside `overlay`."""
    targets: tuple[int, ...] = ()
    """By seat, the score that ends the game; empty where there is none."""
    vowel_bag: Tiles = ()
    """Two bags: what lies in the vowels' one at first."""


class OpeningDrawn(_Event, frozen=True, tag="opening"):
    """Who starts, and how that was found. In each round some seats draw a tile, or throw a die, each.

    A tile is a number here, and so are the pips of a die. `random` and `agreed` have no rounds.
    """

    rounds: tuple[tuple[tuple[Seat, Tile], ...], ...]
    starter: Seat
    by: FirstPlayer = "draw_nearest_A"


class RacksDealt(_Event, frozen=True, tag="dealt"):
    """The first racks, in the order of drawing: the starter first, then clockwise."""

    racks: tuple[Dealt, ...]


class PlayLaid(_Event, frozen=True, tag="laid"):
    """Tiles were laid and points announced; not yet recorded where a window is open."""

    seat: Seat
    play: Place
    words: tuple[WordMade, ...]
    bonus: int
    score: int
    window: bool
    """Whether the play waits for a verdict now."""
    closes_at_ms: int | None = None
    """When the window closes by itself; None: never."""
    vowels: int | None = None
    """Two bags: how many of the refill the player wants from the vowels' one."""
    theme: bool = False
    """The player claims the theme bonus for the main word."""
    theme_points: int = 0
    """The part of the bonus that the theme's list gives."""
    explanation: str = ""


class PlayAccepted(_Event, frozen=True, tag="accepted"):
    """An opponent lets the open play stand; `acted` when by the next player's own first action."""

    seat: Seat
    acted: bool = False


class PlayHeld(_Event, frozen=True, tag="held"):
    """An opponent keeps the window open, until `until_ms` at most (None: no limit)."""

    seat: Seat
    until_ms: int | None


class HoldEnded(_Event, frozen=True, tag="hold_ended"):
    """The hold has lasted its time, and the window is open for a while yet."""

    seat: Seat


class PlayChallenged(_Event, frozen=True, tag="challenged"):
    """The words named were looked up. Settled or withdrawn follows."""

    seat: Seat
    words: tuple[int, ...]
    """Which words of the play were doubted, as named (all of them where none was named)."""
    invalid: tuple[int, ...]
    """Those of them that are no words."""
    stands: bool
    costs_turn: bool
    """Whether the challenger loses his next turn."""
    to_player: int = 0
    """Points for the player whose play stands."""
    from_challenger: int = 0
    """Points that the challenger loses."""


class PlayVoted(_Event, frozen=True, tag="voted"):
    """One of those who judge the open play by their word lets it stand or not."""

    seat: Seat
    agree: bool


class DrawChosen(_Event, frozen=True, tag="draw_chosen"):
    """Two bags: another choice for the refill of the open play."""

    seat: Seat
    vowels: int


class PlaySettled(_Event, frozen=True, tag="settled"):
    """The open play stands: points recorded, new tiles drawn (`vowels`: those from the vowels' bag)."""

    seat: Seat
    drawn: Tiles
    vowels: Tiles = ()


class PlayWithdrawn(_Event, frozen=True, tag="withdrawn"):
    """The open play falls: the board and the rack are as before it, the turn is lost."""

    seat: Seat
    reason: Literal["challenge", "vote"]


class ThemeClaimed(_Event, frozen=True, tag="theme_claimed"):
    """The others are asked whether the main word of a play that stands fits the theme."""

    seat: Seat
    entry: int
    """The play's entry in the sheet."""
    points: int
    until_ms: int | None


class ThemeVoted(_Event, frozen=True, tag="theme_voted"):
    """One of the others has spoken."""

    seat: Seat
    agree: bool


class ThemeJudged(_Event, frozen=True, tag="theme_judged"):
    """The word fits the theme, and its player has so many points more; or none."""

    seat: Seat
    entry: int
    points: int


class Exchanged(_Event, frozen=True, tag="exchanged"):
    """Tiles were returned to the bag and as many drawn, in the order that the edition has.

    Two bags: `vowels` came from the vowels' bag, `vowels_returned` went there.
    """

    seat: Seat
    returned: Tiles
    drawn: Tiles
    vowels: Tiles = ()
    vowels_returned: Tiles = ()


class Passed(_Event, frozen=True, tag="passed"):
    """A pass; `timed_out`: because the time for the move was up."""

    seat: Seat
    timed_out: bool = False


class SeatStuck(_Event, frozen=True, tag="stuck"):
    """The seat on turn finds no word; the others think with it, until `until_ms` at most."""

    seat: Seat
    until_ms: int | None


class StuckVoted(_Event, frozen=True, tag="stuck_voted"):
    """One of the others finds no word either, or goes on thinking."""

    seat: Seat
    agree: bool


class StuckEnded(_Event, frozen=True, tag="stuck_ended"):
    """Somebody found a word for the stuck seat, or nobody did."""

    seat: Seat
    found: bool


class RackShown(_Event, frozen=True, tag="rack_shown"):
    """A seat turned its tiles face up."""

    seat: Seat


class PlaySuggested(_Event, frozen=True, tag="suggested"):
    """One seat showed another a play."""

    seat: Seat
    to: Seat
    play: Place
    score: int


class PlayPrepared(_Event, frozen=True, tag="prepared"):
    """How the seat on turn has arranged its tiles; known to nobody else."""

    seat: Seat
    play: Place | None


class ClockTurned(_Event, frozen=True, tag="clock"):
    """From `at_ms` on the clock of `running` runs (None: all stand); what each seat has left then.

    Less than nothing is left beyond the time. With a clock for each move only the running one has a meaning.
    """

    running: Seat | None
    at_ms: int
    left_ms: tuple[int, ...]
    turn: int
    """Number of the turn that it runs for."""


class TurnLost(_Event, frozen=True, tag="turn_lost"):
    """A turn lost by an earlier wrong challenge."""

    seat: Seat


class EndProposed(_Event, frozen=True, tag="end_proposed"):
    """A seat proposes to end: nobody can move, or all may wish it."""

    seat: Seat


class EndAgreed(_Event, frozen=True, tag="end_agreed"):
    """A seat agrees to end."""

    seat: Seat


class EndRefused(_Event, frozen=True, tag="end_refused"):
    """A seat refuses to end, in words or by moving; the proposal is gone."""

    seat: Seat


class SeatResigned(_Event, frozen=True, tag="resigned"):
    """A seat gave up; its tiles stay out of the game."""

    seat: Seat


class SeatLost(_Event, frozen=True, tag="lost"):
    """A seat has lost the game at once and is out of it, like one that resigned."""

    seat: Seat
    reason: LostBy


class GameEnded(_Event, frozen=True, tag="ended"):
    """The result. `adjustments` (for tiles left), `overtime` (points lost by it) and `totals` by seat."""

    reason: EndReason
    out: Seat | None
    """Who went out."""
    adjustments: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    """None when the game was abandoned."""
    overtime: tuple[int, ...] = ()


Event = (
    GameStarted
    | OpeningDrawn
    | RacksDealt
    | PlayLaid
    | PlayAccepted
    | PlayHeld
    | HoldEnded
    | PlayChallenged
    | PlaySettled
    | PlayWithdrawn
    | Exchanged
    | Passed
    | TurnLost
    | PlayVoted
    | DrawChosen
    | ThemeClaimed
    | ThemeVoted
    | ThemeJudged
    | SeatStuck
    | StuckVoted
    | StuckEnded
    | RackShown
    | PlaySuggested
    | PlayPrepared
    | ClockTurned
    | SeatLost
    | EndProposed
    | EndAgreed
    | EndRefused
    | SeatResigned
    | GameEnded
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def event_type(event: Event) -> str:
    """The tag of an event, for the envelope."""
    return str(event.__struct_config__.tag)


def encode_event(event: Event) -> bytes:
    """An event as JSON in the form `EVENT_SCHEMA`."""
    return _encoder.encode(event)


def decode_event(data: bytes, schema: int) -> Event:
    """The event that `encode_event` wrote in the form `schema`.

    Raises ValueError for a form that this program does not know, msgspec.ValidationError for damaged data.
    """
    if schema not in KNOWN_SCHEMAS:
        raise ValueError(f"events of schema {schema}, not {EVENT_SCHEMA}: a newer program wrote them")
    return _decoder.decode(data)
