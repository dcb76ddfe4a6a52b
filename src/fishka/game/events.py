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

EVENT_SCHEMA: Final = 2
"""The form in which events are written now; older ones are cast up when read."""
KNOWN_SCHEMAS: Final = (1, 2)
"""Forms that can be read. From 1 to 2 only fields with defaults were added, so one decoder reads both."""

EndReason = Literal["out", "all_passed", "one_passed", "no_moves", "agreed", "resigned"]


class _Event(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True):
    pass


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat: a person by id, or a bot by its level."""

    player: PlayerId | None = None
    bot: str | None = None


class WordMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One word of a play: its first square, its tiles as on the board (blanks marked), its points."""

    at: Square
    across: bool
    tiles: bytes
    score: int


class Dealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles that a seat drew."""

    seat: Seat
    tiles: Tiles


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


class OpeningDrawn(_Event, frozen=True, tag="opening"):
    """Who starts. In each round the seats still tied draw a tile each; all tiles go back after the round."""

    rounds: tuple[tuple[tuple[Seat, Tile], ...], ...]
    starter: Seat


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
    """Whether the play is open to challenge now."""
    closes_at_ms: int | None = None
    """When the window closes by itself; None: never."""


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


class PlaySettled(_Event, frozen=True, tag="settled"):
    """The open play stands: points recorded, new tiles drawn."""

    seat: Seat
    drawn: Tiles


class PlayWithdrawn(_Event, frozen=True, tag="withdrawn"):
    """The open play falls: the board and the rack are as before it, the turn is lost."""

    seat: Seat
    reason: Literal["challenge"]


class Exchanged(_Event, frozen=True, tag="exchanged"):
    """Tiles were drawn, then as many returned to the bag."""

    seat: Seat
    returned: Tiles
    drawn: Tiles


class Passed(_Event, frozen=True, tag="passed"):
    """A pass."""

    seat: Seat


class TurnLost(_Event, frozen=True, tag="turn_lost"):
    """A turn lost by an earlier wrong challenge."""

    seat: Seat


class EndProposed(_Event, frozen=True, tag="end_proposed"):
    """A seat proposes to end, since nobody can move."""

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


class GameEnded(_Event, frozen=True, tag="ended"):
    """The result. `adjustments` and `totals` by seat."""

    reason: EndReason
    out: Seat | None
    """Who went out."""
    adjustments: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


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
