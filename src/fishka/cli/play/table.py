"""A game held in this process: commands in, views out, no clock and no server."""

from collections.abc import Callable, Sequence
from typing import Final

from fishka.bots.bot import Bot, Budget
from fishka.bots.kit import Kit
from fishka.bots.seat import BotAct, next_act
from fishka.core.ids import PlayerId, Seat
from fishka.core.rng import Rng
from fishka.game.commands import SeatCommand
from fishka.game.ctx import Ctx
from fishka.game.draws import Purpose
from fishka.game.events import Event, SeatPlan
from fishka.game.facts import Fact, fact
from fishka.game.mode import Mode, NewGame
from fishka.game.modes import mode
from fishka.game.refusals import Refused
from fishka.game.replay import replay
from fishka.game.view import View
from fishka.service.botacts import Head
from fishka.service.botacts import command_of as command_for

BOT_BUDGET: Final = Budget(ms=2000, nodes=1_000_000, threads=2)


class Table:
    """One running game. `bots` by seat; the other seats are people's."""

    def __init__(
        self, ctx: Ctx, game: NewGame, bots: dict[Seat, Bot], mode: Mode, events: Sequence[Event]
    ) -> None:
        self._ctx = ctx
        self._mode = mode
        self._events = tuple(events)
        self._state = replay(mode, self._events)
        self.bots: Final = bots
        self.game: Final = game

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, hidden tiles and all: for the file of who keeps the game, for no screen."""
        return self._events

    def view(self, seat: Seat | None) -> View:
        """What a seat may know; None: an onlooker."""
        return self._mode.view(self._state, seat)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.result is not None

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats without a bot."""
        return tuple(Seat(at) for at in range(len(self.game.seats)) if Seat(at) not in self.bots)

    def act(self, make: Callable[[int, str], SeatCommand]) -> tuple[Fact, ...] | Refused:
        """Carry out the command that `make(version, command id)` gives: what all hear of it, or why not."""
        version = self._state.version
        decided = self._mode.decide(self._ctx, self._state, make(version, f"local-{version}"))
        if isinstance(decided, Refused):
            return decided
        self._state = replay(self._mode, decided, self._state)
        self._events += tuple(decided)
        return _facts(decided)

    def bot_act(self, seat: Seat) -> BotAct | None:
        """What the bot in this seat wants to do now. Its chance is fixed by the game's."""
        return self.bot_act_within(seat, BOT_BUDGET)

    def bot_act_within(self, seat: Seat, budget: Budget) -> BotAct | None:
        """`bot_act` with another budget."""
        stream = self._ctx.draws.stream(self._state.version * len(self.game.seats) + seat, Purpose.BOT)
        return next_act(self.bots[seat], self.view(seat), budget, Rng(stream.below(1 << 64)))


def start_table(ctx: Ctx, game: NewGame, bots: dict[Seat, Bot]) -> Table | Refused:
    """Draw, deal, and sit down; refused when the edition cannot seat so many."""
    played = mode(ctx.edition.mode)
    events = played.start(ctx, game)
    if isinstance(events, Refused):
        return events
    return Table(ctx, game, bots, played, events)


def new_game(kit: Kit, levels: Sequence[str | None], secret_hash: str = "") -> NewGame:
    """What a local game begins with: a bot level for each seat, None for a person. No time limits."""
    return NewGame(
        seats=tuple(_plan(at, level) for at, level in enumerate(levels)),
        lexicon=kit.lexicon.info.id,
        lexicon_hash=kit.lexicon.info.hash,
        pace="correspondence",
        secret_hash=secret_hash,
    )


def command_of(seat: Seat, act: BotAct) -> Callable[[int, str], SeatCommand]:
    """The command by which a bot does what it wants."""

    def make(version: int, command_id: str) -> SeatCommand:
        head = Head(seat=seat, expected_version=version, command_id=command_id, at_ms=version)
        return command_for(act, head)

    return make


def _plan(at: int, level: str | None) -> SeatPlan:
    return SeatPlan(player=PlayerId(f"local-{at}")) if level is None else SeatPlan(bot=level)


def _facts(events: Sequence[Event]) -> tuple[Fact, ...]:
    heard = (fact(event) for event in events)
    return tuple(one for one in heard if one is not None)
