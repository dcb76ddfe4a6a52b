"""Bots at the table: they wait where people think, and a fault of theirs stops nobody."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace

from structlog.testing import capture_logs

from fishka.bots.bot import Budget
from fishka.core.board import Placed, Square
from fishka.core.ids import GameId, PlayerId, Seat
from fishka.core.moves import Move, Pass, Place
from fishka.core.rng import Rng
from fishka.game.commands import Accept, PlayMove, Resign, SeatCommand
from fishka.game.events import PlayAccepted, PlaySettled, decode_event
from fishka.game.refusals import Refused
from fishka.game.view import View
from fishka.lexicon import Overlay
from fishka.rules.edition import Edition
from fishka.service.botacts import Head
from fishka.service.playables import ListName, Playable
from fishka.service.updates import Seen, Update
from tests.game_kit.words import AnyWord
from tests.site_kit.house import House
from tests.site_kit.playing import ChanceBot, chance_move, prepare


def any_words(edition: Edition, name: ListName, overlay: Overlay) -> Playable:
    """Everything is a word."""
    made = prepare(edition, name, overlay)
    return replace(made, words=AnyWord(), bot=lambda _level: ChanceBot(made.tables, AnyWord()))


def view_of(house: House, game: GameId, seat: Seat) -> View:
    room = house.site.tables._rooms._rooms[game]
    assert room.running is not None
    return room.running.mode.view(room.running.state, seat)


def seats_of(house: House, game: GameId) -> dict[PlayerId, Seat]:
    chairs = house.store.tables[game].chairs
    return {PlayerId(one.player): Seat(at) for at, one in enumerate(chairs) if one.player is not None}


async def lay(house: House, game: GameId, player: PlayerId, seat: Seat) -> None:
    """The player lays tiles."""
    view = view_of(house, game, seat)
    room = house.site.tables._rooms._rooms[game]
    assert room.running is not None
    tables = room.running.playable.tables
    moves = (chance_move(view, tables, AnyWord(), Rng(seed)) for seed in range(100))
    move = next(one for one in moves if isinstance(one, Place))
    done = await house.site.games.act(
        player,
        game,
        f"lay-{view.version:06}",
        lambda seat, at_ms: PlayMove(
            seat=seat, expected_version=view.version, command_id="", at_ms=at_ms, move=move
        ),
    )
    assert not isinstance(done, Refused), done


async def test_a_quick_bot_leaves_people_their_time_to_challenge() -> None:
    tried = 0
    for seed in range(1, 40):
        house = House(seed, prepare=any_words)
        host = await house.guest()
        game = await house.game(host, "en_home", "me", "club", others=1)
        await house.settle()
        seats = seats_of(house, game)
        (layer, seat) = next(
            ((who, at) for who, at in seats.items() if "play" in view_of(house, game, at).may)
        )
        other = next(who for who in seats if who != layer)
        if (seat + 1) % 3 != 1 or view_of(house, game, seat).window is not None:
            continue  # the bot, in seat 1, is not the next player
        tried += 1
        await lay(house, game, layer, seat)
        await house.settle()
        waiting = view_of(house, game, seats[other])
        assert waiting.window is not None
        assert waiting.window.accepted == (1,)
        assert "challenge" in waiting.may
        done = await house.site.games.act(
            other,
            game,
            "let-it-stand",
            lambda seat, at_ms, version=waiting.version: Accept(  # type: ignore[misc]
                seat=seat, expected_version=version, command_id="let-it-stand", at_ms=at_ms
            ),
        )
        assert not isinstance(done, Refused), done
        await house.settle()
        events = [decode_event(one.data, one.schema) for one in house.store.log[game]]
        accepts = [one for one in events if isinstance(one, PlayAccepted)]
        assert not any(one.acted for one in accepts if one.seat == 1)
        assert any(isinstance(one, PlaySettled) for one in events)
        assert view_of(house, game, seat).sheet[-1].seat == 1, "the bot has not moved since"
    assert tried >= 3


async def test_the_window_closes_by_itself_and_the_bot_goes_on() -> None:
    house = House(3, prepare=any_words)
    host = await house.guest()
    game = await house.game(host, "en_home", "me", "club", others=1)
    for _ in range(30):
        await house.settle()
        seats = seats_of(house, game)
        mover = next(
            ((who, at) for who, at in seats.items() if {"play", "pass"} <= set(view_of(house, game, at).may)),
            None,
        )
        if mover is not None and view_of(house, game, mover[1]).window is None:
            await lay(house, game, *mover)
        house.world.advance(31_000)
    await house.settle()
    assert len(view_of(house, game, Seat(0)).sheet) >= 20


class LateBot(ChanceBot):
    """Does what `first` holds when it is first asked whether a play shall stand."""

    def __init__(self, made: Playable, first: list[Callable[[], None]]) -> None:
        super().__init__(made.tables, AnyWord())
        self._first = first

    def challenge(self, view: View, rng: Rng, /) -> tuple[int, ...] | None:
        if self._first:
            self._first.pop()()
        return super().challenge(view, rng)


async def test_a_bot_who_speaks_after_the_window_has_closed_unnoticed_looks_again() -> None:
    first: list[Callable[[], None]] = []

    def prepared(edition: Edition, name: ListName, overlay: Overlay) -> Playable:
        made = any_words(edition, name, overlay)
        return replace(made, bot=lambda _level: LateBot(made, first))

    with capture_logs() as logs:
        house = House(3, prepare=prepared)
        host = await house.guest()
        game = await house.game(host, "en_home", "me", "club")
        await house.settle()
        first.append(lambda: house.world.lag(31_000))
        await lay(house, game, host, Seat(0))
        await house.settle()
    assert not first, "the bot was not asked"
    assert not [one for one in logs if one["log_level"] == "error"], logs
    assert turns_of_bot(house, game) == {"play"}


class LyingBot:
    """Chooses what the referee will refuse."""

    def __init__(self, *, crash: bool) -> None:
        self._crash = crash

    def choose(self, view: View, _budget: Budget, _rng: Rng, /) -> Move:
        if self._crash:
            raise RuntimeError("a bug")
        missing = next(tile for tile in range(1, 27) if view.rack is not None and tile not in view.rack)
        return Place.of([Placed(Square(112), missing), Placed(Square(113), missing)])  # type: ignore[arg-type]

    def challenge(self, _view: View, _rng: Rng, /) -> tuple[int, ...] | None:
        return None

    def is_stuck(self, _view: View, /) -> bool:
        return False


async def faulty(*, crash: bool) -> tuple[list[dict[str, object]], list[Update], House, GameId]:
    def with_liars(edition: Edition, name: ListName, overlay: Overlay) -> Playable:
        return replace(prepare(edition, name, overlay), bot=lambda _level: LyingBot(crash=crash))

    told: list[Update] = []
    with capture_logs() as logs:
        house = House(5, prepare=with_liars)
        host = await house.guest()
        game = await house.game(host, "en_home", "me", "club", modifiers=("mod_casual",))
        house.listen(game, host, told.append)
        await house.settle()
        for turn in range(2):
            view = view_of(house, game, Seat(0))
            if "pass" in view.may:
                done = await house.site.games.act(
                    host,
                    game,
                    f"pass-{turn:06}",
                    lambda seat, at_ms, version=view.version: PlayMove(  # type: ignore[misc]
                        seat=seat, expected_version=version, command_id="", at_ms=at_ms, move=Pass()
                    ),
                )
                assert not isinstance(done, Refused), done
            await house.settle()
    return logs, told, house, game  # type: ignore[return-value]


def turns_of_bot(house: House, game: GameId) -> set[str]:
    sheet = view_of(house, game, Seat(0)).sheet
    return {one.kind for one in sheet if one.seat == 1 and one.kind != "adjustment"}


class SlowBot(LyingBot):
    """Thinks until it is stopped."""

    def __init__(self) -> None:
        super().__init__(crash=False)
        self.begun = threading.Event()
        self.was_stopped = False

    def choose(self, view: View, budget: Budget, _rng: Rng, /) -> Move:
        self.begun.set()
        assert budget.stop is not None
        patience = threading.Event()
        for _ in range(2_000):
            if budget.stop.is_set():
                self.was_stopped = True
                break
            patience.wait(0.01)
        return super().choose(view, budget, _rng)


async def test_a_bot_stops_thinking_when_the_game_moves_on_without_it() -> None:
    slow = SlowBot()

    def prepared(edition: Edition, name: ListName, overlay: Overlay) -> Playable:
        return replace(prepare(edition, name, overlay), bot=lambda _level: slow)

    with capture_logs() as logs:
        house = House(5, prepare=prepared)
        host = await house.guest()
        game = await house.game(host, "en_home", "me", "club", modifiers=("mod_casual",))
        view = view_of(house, game, Seat(0))
        if "pass" in view.may:
            await act(house, host, game, lambda head: PlayMove(move=Pass(), **head))
        while not slow.begun.is_set():
            await asyncio.sleep(0)
        await act(house, host, game, lambda head: Resign(**head))
        await house.settle()
    assert slow.was_stopped
    assert house.store.tables[game].status == "ended"
    assert turns_of_bot(house, game) == set()
    assert not [one for one in logs if one["log_level"] == "error"], logs


async def act(house: House, player: PlayerId, game: GameId, command: Callable[[Head], SeatCommand]) -> None:
    """The player acts on the game as it is."""
    version = view_of(house, game, Seat(0)).version
    done = await house.site.games.act(
        player,
        game,
        f"command-{version:06}",
        lambda seat, at_ms: command(Head(seat=seat, expected_version=version, command_id="", at_ms=at_ms)),
    )
    assert not isinstance(done, Refused), done


async def test_a_refused_bot_passes_and_the_disagreement_is_logged_without_any_rack() -> None:
    logs, told, house, game = await faulty(crash=False)
    loud = [one for one in logs if one["event"] == "kernel_disagreement"]
    assert loud
    assert loud[0]["log_level"] == "error"
    assert loud[0]["code"] == "not_on_rack"
    assert set(loud[0]) == {
        "event", "log_level", "game", "version", "seat", "level", "act", "code", "position",
    }  # fmt: skip
    assert loud[0]["position"] == "/".join(["." * 15] * 15)
    assert turns_of_bot(house, game) == {"pass"}
    assert any(isinstance(one, Seen) and one.bot_faults == (1,) for one in told)


async def test_a_bot_that_fails_passes_too() -> None:
    logs, told, house, game = await faulty(crash=True)
    assert [one for one in logs if one["event"] == "bot_failed"]
    assert turns_of_bot(house, game) == {"pass"}
    assert any(isinstance(one, Seen) and one.bot_faults == (1,) for one in told)


async def test_a_play_that_kernel_and_referee_count_differently_is_not_made_and_loudly_logged() -> None:
    def miscounting(edition: Edition, name: ListName, overlay: Overlay) -> Playable:
        ready = prepare(edition, name, overlay)
        return replace(ready, points=lambda view, play: ready.points(view, play) + 1)

    with capture_logs() as logs:
        house = House(6, prepare=miscounting)
        host = await house.guest()
        game = await house.game(host, "en_home", "me", "club", modifiers=("mod_casual",))
        await house.settle()
        view = view_of(house, game, Seat(0))
        if "pass" in view.may:
            await house.site.games.act(
                host,
                game,
                "pass-000001",
                lambda seat, at_ms: PlayMove(
                    seat=seat, expected_version=view.version, command_id="", at_ms=at_ms, move=Pass()
                ),
            )
        await house.settle()
    loud = [one for one in logs if one["event"] == "kernel_disagreement"]
    assert loud
    assert loud[0]["code"] == "score"
    assert loud[0]["kernel"] == loud[0]["referee"] + 1
    assert turns_of_bot(house, game) == {"pass"}
