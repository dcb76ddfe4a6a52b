"""A command being decided: its events so far and the state after them. Thrown away when it is refused."""

from fishka.core.multiset import Tiles, add
from fishka.game.bags import NO_TILES, Handful, bounds, draw_from, usual
from fishka.game.ctx import Ctx
from fishka.game.draws import Purpose
from fishka.game.events import Event
from fishka.game.modes.classic.evolve import evolve
from fishka.game.refusals import Refusal, Refused, refused
from fishka.game.state import GameState


class Draft:
    """Each event is evolved at once, so that what follows is decided on the true state."""

    def __init__(self, ctx: Ctx, state: GameState, at_ms: int) -> None:
        self.ctx = ctx
        self.state = state
        self.at_ms = at_ms
        """The time that is decided for: the command's, or an earlier one at which something fell due."""
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """This happens."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    def draw(
        self, count: int, purpose: Purpose, rack: Tiles, chosen: int | None, back: Handful = NO_TILES
    ) -> Handful:
        """Tiles for this rack from the bag as it is; the event that holds them follows before the next draw.

        `back` are tiles that go into the bag before. Two bags: `chosen` of them come from the vowels' bag, as
        far as may be; None: a share that fits the rack.
        """
        terms, stream = self.state.terms, self.ctx.draws.stream(self.state.version, purpose)
        bag, vowels = add(self.state.bag, back.tiles), add(self.state.vowel_bag, back.vowels)
        count = min(count, len(bag))
        if not terms.two_bags:
            return draw_from(bag, vowels, count, None, stream)
        wanted = usual(terms, rack, bag, vowels, count) if chosen is None else chosen
        return draw_from(bag, vowels, count, bounds(bag, vowels, count).nearest(wanted), stream)

    def check_choice(self, count: int, vowels: int, back: Handful = NO_TILES) -> Refused | None:
        """Why so many of `count` tiles cannot come from the vowels' bag; None when they can."""
        if not self.state.terms.two_bags:
            return refused(Refusal.ONE_BAG)
        bag, held = add(self.state.bag, back.tiles), add(self.state.vowel_bag, back.vowels)
        allowed = bounds(bag, held, min(count, len(bag)))
        if allowed.least <= vowels <= allowed.most:
            return None
        return refused(Refusal.DRAW_CHOICE, least=allowed.least, most=allowed.most)
