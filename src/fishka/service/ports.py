"""What the service needs from the outer walls, and the rows that cross to the store.

Adapters: `fishka.store` (SQL), `fishka.bus` (memory), `fishka.main` (clock and chance of the machine).
"""

from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeVar

import msgspec

from fishka.core.ids import GameId, PlayerId, Seat
from fishka.lexicon import Layer, OverlayLayer

T = TypeVar("T")

Status = Literal["waiting", "playing", "ended", "cancelled"]
Pace = Literal["live", "correspondence"]


class ConflictError(Exception):
    """Somebody else wrote first (an event with this number, this command, or a newer table): load again."""


class Envelope(msgspec.Struct, frozen=True):
    """One stored event of a game (architecture 8). `data` is the event as JSON, its tag included."""

    game: GameId
    seq: int
    """From 1, without a gap; the game's version after it."""
    at_ms: int
    """Wall clock, never decreasing within a game."""
    schema: int
    type: str
    data: bytes
    command_id: str
    part: int
    """Number of the event among those of its command, from 0."""
    actor: str
    """A player's id, `bot:<seat>` or `server`."""


class Chair(msgspec.Struct, frozen=True):
    """One place at a table: nobody's yet, a person's or a bot's."""

    kind: Literal["open", "person", "bot"]
    player: PlayerId | None = None
    level: str | None = None
    """A bot's."""
    strength: str | None = None
    """How strong the player says he is, by which his target is found (`target_score`)."""


class TableRow(msgspec.Struct, frozen=True):
    """A game's table as stored. `turn` and `scores` repeat what the events say, for lists; events win."""

    game: GameId
    status: Status
    edition: str
    modifiers: tuple[str, ...]
    pace: Pace
    chairs: tuple[Chair, ...]
    host: PlayerId
    created_ms: int
    updated_ms: int
    revision: int = 0
    """Counts the writes of this row; a write must name the one it has seen."""
    rematch: GameId | None = None
    turn: Seat | None = None
    scores: tuple[int, ...] = ()
    house: OverlayLayer = OverlayLayer(Layer.GAME)
    """Words that the host adds to the list or takes from it, for this table."""
    own_list: str | None = None
    """Hash of the list of the host's own that is played with instead of the edition's."""
    rules: str | None = None
    """House rules that it is played by, as text: whole, whatever becomes of them on anybody's shelf."""


class PlayerRow(msgspec.Struct, frozen=True):
    """A guest: public id and name. The hash of the token stays in the store."""

    player: PlayerId
    name: str


class EventStore(Protocol):
    """Games kept for ever. Every method is one transaction."""

    async def commit(
        self,
        *,
        table: TableRow | None = None,
        events: Sequence[Envelope] = (),
        secret: bytes | None = None,
        new_table: TableRow | None = None,
    ) -> None:
        """Write all or nothing: `table` over the row with its `revision` (stored as `revision + 1`),
        `events`, a `new_table`, and the `secret` of the game that begins (`new_table`, else `table`).
        Raises ConflictError."""

    async def table(self, game: GameId) -> TableRow | None:
        """The table of a game, None when there is no such game."""

    async def tables_of(self, player: PlayerId, limit: int) -> list[TableRow]:
        """The newest tables at which the player sits or which he opened."""

    async def playing_of(self, player: PlayerId) -> list[GameId]:
        """Games that are running and in which the player has a seat."""

    async def playing(self) -> list[GameId]:
        """Games that are running."""

    async def events(self, game: GameId, after: int = 0) -> list[Envelope]:
        """Events with a greater number than `after`, in order."""

    async def secret(self, game: GameId) -> bytes | None:
        """The game's 256-bit secret; never leaves the process."""

    async def rack_orders(self, game: GameId) -> dict[PlayerId, tuple[int, ...]]:
        """How players arranged their racks."""

    async def keep_rack_order(self, game: GameId, player: PlayerId, order: tuple[int, ...]) -> None:
        """Remember a rack order, the last one wins."""


class PlayerStore(Protocol):
    """Guests. Every method is one transaction."""

    async def add_player(self, row: PlayerRow, token_hash: bytes, at_ms: int) -> None:
        """A new guest. Raises ConflictError when the id or token exists."""

    async def player_by_token(self, token_hash: bytes) -> PlayerRow | None:
        """Whose token has this hash?"""

    async def players(self, ids: Sequence[PlayerId]) -> dict[PlayerId, PlayerRow]:
        """The rows of those that exist."""

    async def rename(self, player: PlayerId, name: str) -> None:
        """Give a guest a name."""


class Bus(Protocol[T]):
    """Who listens to a game, and a way to tell each."""

    def subscribe(self, game: GameId, player: PlayerId, sink: Callable[[T], None]) -> Callable[[], None]:
        """Deliver what is published for this player at this game; the answer ends the subscription."""

    def listeners(self, game: GameId) -> frozenset[PlayerId]:
        """Players with a subscription."""

    def publish(self, game: GameId, player: PlayerId, message: T) -> None:
        """Tell all subscriptions of this player; never waits."""


class World(Protocol):
    """Time and chance of the machine; simulations give their own."""

    def now_ms(self) -> int:
        """Wall clock."""

    def token(self, size: int) -> bytes:
        """Bytes that nobody can guess."""

    def call_at(self, at_ms: int, then: Callable[[], None]) -> Callable[[], None]:
        """Call once, at that time or soon after; the answer cancels."""

    async def sleep_ms(self, duration_ms: int) -> None:
        """Wait."""
