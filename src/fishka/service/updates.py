"""What listeners of a game are told. Each listener gets his own: nothing here is for other eyes."""

from typing import Literal

import msgspec

from fishka.core.ids import GameId, PlayerId, Seat
from fishka.game.facts import Fact
from fishka.game.view import View
from fishka.service.ports import Status


class ChairView(msgspec.Struct, frozen=True):
    """One place at a table with the name of who sits there."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    player: PlayerId | None
    level: str | None
    online: bool


class TableView(msgspec.Struct, frozen=True):
    """A table as one player sees it: who sits, what is played."""

    game: GameId
    status: Status
    edition: str
    modifiers: tuple[str, ...]
    lexicon: str
    lexicon_hash: str
    chairs: tuple[ChairView, ...]
    host: PlayerId
    you: Seat | None
    casual: bool
    """The program refuses unknown words, so previews may show verdicts."""
    dictionary: bool
    """Whether words may be looked up and searched for in this game now."""
    family: bool
    """Rude words are refused."""
    house: bool
    """The host has chosen words: house words, or a list of his own."""
    rematch: GameId | None


class Seen(msgspec.Struct, frozen=True):
    """The game as one player sees it now, and what has just happened."""

    game: GameId
    at_ms: int
    view: View
    facts: tuple[Fact, ...]
    bot_faults: tuple[Seat, ...] = ()
    """Bots that passed just now because what they had chosen was refused: a fault of ours."""
    rack_order: tuple[int, ...] = ()


Update = TableView | Seen
