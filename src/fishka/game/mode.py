"""A mode: a way of taking turns. Modes are found by name here and nowhere else."""

from typing import Protocol

import msgspec

from fishka.core.ids import Seat
from fishka.game.commands import Command
from fishka.game.ctx import Ctx
from fishka.game.events import Event, SeatPlan
from fishka.game.refusals import Refused
from fishka.game.state import GameState
from fishka.game.terms import Pace
from fishka.game.view import View
from fishka.lexicon import OverlayLayer, WordsIdentity


class NewGame(msgspec.Struct, frozen=True, kw_only=True):
    """What a game begins with, beside its edition."""

    seats: tuple[SeatPlan, ...]
    lexicon: str
    lexicon_hash: str
    overlay: tuple[str, ...] = ()
    """Words added to the list, beyond the edition's own `lexicon_overlay`."""
    words: WordsIdentity | None = None
    """Which words count."""
    layers: tuple[OverlayLayer, ...] = ()
    """What the project and the server add to the list and take out."""
    pace: Pace
    secret_hash: str
    """`draws.secret_hash` of the secret behind `ctx.draws`."""
    at_ms: int = 0
    """When it begins: from then on the starter's clock runs."""


Decided = tuple[Event, ...] | Refused


class Mode(Protocol):
    """Five functions. `decide` may answer with no event at all: there was nothing to do."""

    def start(self, ctx: Ctx, game: NewGame) -> Decided:
        """The first events: the game with all it needs, the opening draw, the first racks."""

    def decide(self, ctx: Ctx, state: GameState, command: Command) -> Decided:
        """What happens because of a command, or why nothing does."""

    def evolve(self, state: GameState | None, event: Event) -> GameState:
        """The state after an event. Total over events of a real game; needs no rules, no chance, no time."""

    def view(self, state: GameState, viewer: Seat | None) -> View:
        """What a seat, or a spectator (None), may know."""

    def due(self, state: GameState) -> int | None:
        """When the service must send a `Tick`, by its own clock in milliseconds; None: never."""
