"""The wire: JSON frames over one WebSocket per browser tab, each a tagged union on `t`.

Who a browser is comes from its HttpOnly guest cookie, read at the handshake, never from a frame.
Frames from a browser are decoded strictly: an unknown type or key is refused.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from fishka.core.board import Placed
from fishka.core.ids import GameId, Seat
from fishka.core.moves import Exchange, Pass, Place, Swap
from fishka.game.view import View, WordView

PROTOCOL_VERSION = 1
FRAME_BYTES_MAX = 4096


class _In(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    pass


class Hello(_In, frozen=True, tag="hello"):
    """First frame of a connection."""

    protocol: int


class Watch(_In, frozen=True, tag="watch"):
    """Follow a game: answered with `table` and, once it runs, `view`; sent again after each reconnect."""

    game: GameId


class Unwatch(_In, frozen=True, tag="unwatch"):
    """Stop following a game."""

    game: GameId


class PlayIn(_In, frozen=True, tag="play"):
    """Lay, exchange or pass. `command_id` is the client's (8 to 64 letters, digits, `-`, `_`); a repeat is
    answered like the first."""

    game: GameId
    command_id: str
    version: int
    move: Place | Exchange | Pass
    vowels: int | None = None
    """Two bags (`View.draw`): how many of the new tiles shall be vowels; null: a share that fits the rack."""
    theme: bool = False
    """Claims the theme bonus (`View.theme`, where no list judges)."""
    explanation: Annotated[str, Meta(max_length=200)] = ""
    """What the words mean, where the others vote on that (`View.window.by` is `vote`)."""


class ActIn(_In, frozen=True, tag="act"):
    """Any other act at the table; which ones may be done now is in `View.may`.

    `words` (indices into the last play's words; none: all) with `challenge`; `agree` with `answer_end` and
    `vote`, the latter with `about`; `vowels` with `choose_draw`; `play` with `suggest` (a play of the seat on
    turn) and `prepare` (the tiles that I have arranged so far; null: none). `touch`: the next player
    (`View.turn`) begins his turn, which accepts the open play for all; it is allowed whenever `window.by` is
    `challenge`.
    """

    game: GameId
    command_id: str
    version: int
    act: Literal[
        "challenge", "accept", "hold", "touch", "propose_end", "answer_end", "resign",
        "vote", "choose_draw", "stuck", "show_rack", "suggest", "prepare",
    ]  # fmt: skip
    words: tuple[int, ...] = ()
    agree: bool = True
    about: Literal["play", "stuck", "theme"] = "play"
    vowels: int = 0
    play: Place | None = None


class HintIn(_In, frozen=True, tag="hint"):
    """Show me plays of mine, on my turn, where `View.help` is `teaching`. Answered to the asker only."""

    game: GameId
    ask: int
    """The client's counter, given back with the answer."""


class PreviewIn(_In, frozen=True, tag="preview"):
    """What would these tiles score? Answered to the asker only."""

    game: GameId
    ask: int
    """The client's counter, given back with the answer."""
    placed: tuple[Placed, ...]
    swap: Swap | None = None
    readings: tuple[Placed, ...] = ()
    """Blanks on the board that are read anew, as in `Place`."""


class RackOrder(_In, frozen=True, tag="rack_order"):
    """How the player arranged the rack; a preference, kept per seat, never an event."""

    game: GameId
    order: tuple[int, ...]


class Ping(_In, frozen=True, tag="ping"):
    """Is the line alive?"""


ClientFrame = Hello | Watch | Unwatch | PlayIn | ActIn | PreviewIn | HintIn | RackOrder | Ping


class _Out(msgspec.Struct, frozen=True, tag_field="t"):
    pass


class Welcome(_Out, frozen=True, tag="welcome"):
    """Answer to `hello`."""

    protocol: int
    server_ms: int
    player: str
    """The public id of this browser's player, as in `SeatView.player`."""


class SeatOut(msgspec.Struct, frozen=True):
    """One chair of a table, before and during the game."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    """A person's name or ''; a bot's is made by the client from `level`."""
    player: str | None
    level: str | None
    online: bool


class TableOut(_Out, frozen=True, tag="table"):
    """Everything about a game that is not its position: who sits, what is played, what links lead here."""

    game: GameId
    status: Literal["waiting", "playing", "ended", "cancelled"]
    edition: str
    modifiers: tuple[str, ...]
    lexicon: str
    lexicon_hash: str
    seats: tuple[SeatOut, ...]
    host: str
    """The player id of who opened the table: may start it and change seats while waiting."""
    you: Seat | None
    casual: bool
    """The program refuses unknown words (`validation = auto_reject`) and previews may show verdicts."""
    dictionary: bool = False
    """Whether words may be looked up and searched for now: always after the end, else by the rules."""
    family: bool = False
    """A family game: rude words are refused."""
    house: bool = False
    """The host has chosen words: house words, or a list of his own."""
    rematch: GameId | None = None


class Notice(msgspec.Struct, frozen=True):
    """What just happened, for animation and the live region; knows no hidden tile."""

    kind: Literal[
        "started", "play", "settled", "withdrawn", "exchange", "pass", "lost_turn", "challenge", "accepted",
        "held", "end_offer", "end_refused", "resigned", "ended", "bot_fault", "voted", "stuck", "found",
        "not_found", "rack_shown", "suggested", "theme_claimed", "theme_judged", "timed_out", "lost",
    ]  # fmt: skip
    seat: Seat | None = None
    points: int = 0
    count: int = 0
    stands: bool | None = None


class ViewOut(_Out, frozen=True, tag="view"):
    """The whole view at a version; a client keeps the newest and ignores older ones."""

    game: GameId
    server_ms: int
    view: View
    notices: tuple[Notice, ...] = ()
    rack_order: tuple[int, ...] = ()


class Ack(_Out, frozen=True, tag="ack"):
    """A command was carried out; the game is now at `version`."""

    command_id: str
    version: int


class RefusedOut(_Out, frozen=True, tag="refused"):
    """A command or frame was refused, nothing changed. `code` and `params` have a text in every catalogue."""

    code: str
    params: dict[str, str | int | list[str]]
    command_id: str | None = None
    game: GameId | None = None


class PreviewOut(_Out, frozen=True, tag="preview"):
    """Points of tentative tiles; `code` instead where they cannot lie so. `valid` per word only at casual
    tables (None: not to be told, or not checked)."""

    game: GameId
    ask: int
    score: int | None = None
    bonus: int = 0
    words: tuple[WordView, ...] = ()
    valid: tuple[bool, ...] | None = None
    code: str | None = None
    params: dict[str, str | int | list[str]] = {}


class HintView(msgspec.Struct, frozen=True):
    """A play that the asker could make, and its points."""

    placed: tuple[Placed, ...]
    swap: Swap | None
    score: int
    readings: tuple[Placed, ...] = ()


class HintOut(_Out, frozen=True, tag="hint"):
    """Some plays, the best first; none where there is none. `code` instead where hints are not given."""

    game: GameId
    ask: int
    plays: tuple[HintView, ...] = ()
    code: str | None = None
    params: dict[str, str | int | list[str]] = {}


class Pong(_Out, frozen=True, tag="pong"):
    """The line is alive."""

    server_ms: int


ServerFrame = Welcome | TableOut | ViewOut | Ack | RefusedOut | PreviewOut | HintOut | Pong
