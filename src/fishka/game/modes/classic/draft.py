"""A command being decided: its events so far and the state after them. Thrown away when it is refused."""

from fishka.core.multiset import Tiles
from fishka.game.ctx import Ctx
from fishka.game.draws import Purpose, draw
from fishka.game.events import Event
from fishka.game.modes.classic.evolve import evolve
from fishka.game.state import GameState


class Draft:
    """Each event is evolved at once, so that what follows is decided on the true state."""

    def __init__(self, ctx: Ctx, state: GameState) -> None:
        self.ctx = ctx
        self.state = state
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """This happens."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    def draw(self, count: int, purpose: Purpose) -> Tiles:
        """Tiles from the bag as it is now; an event that holds them must follow before the next draw."""
        return draw(self.state.bag, count, self.ctx.draws.stream(self.state.version, purpose))[0]
