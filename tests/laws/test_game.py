"""What is true of every game, whoever plays it and however badly: laws over random games of every edition."""

from collections.abc import Callable
from functools import partial
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from fishka.core.ids import Seat
from fishka.core.moves import Exchange, Pass, Place
from fishka.core.multiset import Tiles, tiles
from fishka.core.rng import Rng
from fishka.game.commands import (
    Accept,
    AnswerEnd,
    Challenge,
    ChooseDraw,
    Hold,
    PlayMove,
    Prepare,
    ProposeEnd,
    Resign,
    SeatCommand,
    ShowRack,
    Stuck,
    Suggest,
    Tick,
    Vote,
)
from fishka.game.draws import SeededDraws
from fishka.game.events import decode_event, encode_event
from fishka.game.refusals import Refused, list_refusals
from fishka.game.replay import replay
from fishka.game.state import GameState
from fishka.game.view import Action
from fishka.rules.edition import Edition
from tests.game_kit.editions import EDITIONS, edition, tiny
from tests.game_kit.players import a_tile_fits, random_command
from tests.game_kit.table import Table
from tests.game_kit.words import AnyWord, SomeWords

CHALLENGED: dict[str, Any] = {
    "validation": "challenge",
    "challenge_policy": "lose_next_turn",
    "challenge_window": "before_next_turn",
    "end_no_moves": "agreement",
}
BIG_SET = (4, 14, 14, 14, 14)
ACTIONS: tuple[Action, ...] = get_args(Action)

TABLES: dict[str, Callable[[], Edition]] = {
    "tiny, words refused": tiny,
    "tiny, challenges cost a turn": lambda: tiny(**CHALLENGED),
    "tiny, ends by one seat's passes": lambda: tiny(**CHALLENGED, end_pass_scope="any_single_player"),
    "tiny, swaps and no repeats": lambda: tiny(
        counts=(4, 6, 6, 6), swap="blank_exact", repeat_words="forbidden", **CHALLENGED
    ),
    "tiny, no end by passes": lambda: tiny(end_pass_rounds=None),
    "tiny, the proof is made under challenge": lambda: tiny(**{**CHALLENGED, "end_no_moves": "auto"}),
    "many seats, challenged": lambda: tiny(counts=BIG_SET, **CHALLENGED),
    **{name: partial(edition, name) for name in EDITIONS},
    **{f"{name}, casual": partial(edition, name, "mod_casual") for name in EDITIONS},
}


def random_game(name: str, seed: int, steps: int = 120) -> Table:
    """The table after a random game, or so much of one."""
    rules = TABLES[name]()
    rng = Rng(seed)
    most = min(rules.params.players_max, (rules.tileset.total - 1) // rules.params.rack_size)
    table = Table(
        rules,
        2 + rng.below(most - 1),
        words=AnyWord() if rng.below(3) == 0 else SomeWords(60),
        draws=SeededDraws(seed),
        any_play=a_tile_fits,
        pace="correspondence" if rng.below(4) == 0 else "live",
    )
    at_ms = 0
    for _ in range(steps):
        at_ms += rng.below(20_000)
        before = table.state
        decided = table.do(random_command(table, rng, at_ms))
        check_command(table, before, isinstance(decided, Refused), at_ms)
        if table.state.result is not None:
            break
    return table


def check_command(table: Table, before: GameState, was_refused: bool, at_ms: int) -> None:
    """What holds after every command."""
    state = table.state
    assert state.version == len(table.events)
    if was_refused:
        assert state is before
    else:
        due = table.mode.due(state)
        assert due is None or due > at_ms
    if state.open is not None:
        assert state.open.window, "a play without a window is settled by the command that lays it"


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_tiles_are_conserved_and_racks_bounded_after_every_event(name: str, seed: int) -> None:
    table = random_game(name, seed)
    full = tiles(tile for tile, count in enumerate(table.ctx.tables.counts) for _ in range(count))
    state = None
    for event in table.events:
        state = table.mode.evolve(state, event)
        shadow = Table.__new__(Table)
        shadow.state = state
        assert shadow.all_tiles() == full
        assert all(len(seat.rack) <= state.terms.rack_size for seat in state.seats)


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_racks_are_full_between_commands_unless_the_bag_is_empty(name: str, seed: int) -> None:
    table = random_game(name, seed)
    state = None
    for batch in table.batches:
        state = replay(table.mode, batch, state)
        for number, seat in enumerate(state.seats):
            waits = state.open is not None and state.open.seat == number
            if state.bag and not seat.resigned and not waits and state.result is None:
                assert len(seat.rack) == state.terms.rack_size


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_replay_from_stored_events_equals_memory(name: str, seed: int) -> None:
    table = random_game(name, seed)
    stored = [encode_event(event) for event in table.events]
    read = [decode_event(data, 1) for data in stored]
    assert replay(table.mode, read) == table.state
    cut = seed % len(read)
    snapshot = replay(table.mode, read[: cut + 1])
    assert replay(table.mode, read[cut + 1 :], snapshot) == table.state


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 120))
def test_a_view_depends_on_nothing_hidden(name: str, seed: int, steps: int) -> None:
    table = random_game(name, seed, steps)
    state = table.state
    if state.result is not None:
        return
    for viewer in (None, *range(len(state.seats))):
        other = shuffled(state, viewer, Rng(seed))
        seat = None if viewer is None else Seat(viewer)
        assert table.mode.view(other, seat) == table.mode.view(state, seat)


def shuffled(state: GameState, viewer: int | None, rng: Rng) -> GameState:
    """The same for the viewer, with the hidden tiles dealt anew among bag and other racks.

    What a play still open to challenge would put back is hidden too, but tied to the rack: it stays.
    """
    fixed = {viewer} | ({state.open.seat} if state.open is not None else set())
    pool = [*state.bag, *(t for at, seat in enumerate(state.seats) if at not in fixed for t in seat.rack)]
    rng.shuffle(pool)
    seats = []
    for number, seat in enumerate(state.seats):
        if number in fixed:
            seats.append(seat)
            continue
        held, pool = pool[: len(seat.rack)], pool[len(seat.rack) :]
        seats.append(replace(seat, rack=tiles(held)))
    return replace(state, seats=tuple(seats), bag=tiles(pool))


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_scores_are_the_sums_of_the_sheet(name: str, seed: int) -> None:
    table = random_game(name, seed)
    for number, seat in enumerate(table.state.seats):
        entries = [entry for entry in table.state.sheet if entry.seat == number]
        assert seat.score == sum(entry.points for entry in entries if not entry.pending)
        running = 0
        for entry in entries:
            running += entry.points
            assert entry.total == running
    if table.state.result is not None:
        assert list(table.state.result.totals) == table.scores()
        best = max(table.state.result.totals[seat] for seat in table.state.seats_in())
        assert all(table.state.result.totals[seat] == best for seat in table.state.result.winners)


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 120))
def test_a_view_offers_exactly_what_would_be_accepted_in_kind(name: str, seed: int, steps: int) -> None:
    table = random_game(name, seed, steps)
    at_ms = max((table.mode.due(table.state) or 1) - 1, 0)
    own = set(list_refusals())
    for number in range(len(table.state.seats)):
        view = table.view(number)
        for action in ACTIONS:
            command = example(table, number, action, view.exchange_max, at_ms)
            decided = table.mode.decide(table.ctx, table.state, command)
            accepted = not (isinstance(decided, Refused) and decided.code in own)
            assert accepted == (action in view.may), (number, action, decided)


def example(table: Table, number: int, action: Action, most: int, at_ms: int) -> SeatCommand:
    """A command of a kind that nothing but its kind can be wrong with (a play may fail on the board)."""
    seat, version, name = Seat(number), table.state.version, "example"
    rack: Tiles = table.state.seats[number].rack
    match action:
        case "play":
            move = Place(())
            return PlayMove(seat=seat, expected_version=version, command_id=name, at_ms=at_ms, move=move)
        case "exchange":
            give = Exchange(rack[: max(1, most)])
            return PlayMove(seat=seat, expected_version=version, command_id=name, at_ms=at_ms, move=give)
        case "pass":
            return PlayMove(seat=seat, expected_version=version, command_id=name, at_ms=at_ms, move=Pass())
        case "challenge":
            return Challenge(seat=seat, expected_version=version, command_id=name, at_ms=at_ms)
        case "accept":
            return Accept(seat=seat, expected_version=version, command_id=name, at_ms=at_ms)
        case "hold":
            return Hold(seat=seat, expected_version=version, command_id=name, at_ms=at_ms)
        case "propose_end":
            return ProposeEnd(seat=seat, expected_version=version, command_id=name, at_ms=at_ms)
        case "answer_end":
            return AnswerEnd(seat=seat, expected_version=version, command_id=name, at_ms=at_ms, agree=False)
        case "resign":
            return Resign(seat=seat, expected_version=version, command_id=name, at_ms=at_ms)
        case "vote_play" | "vote_stuck" | "vote_theme":
            about: Any = action.removeprefix("vote_")
            return Vote(
                seat=seat, expected_version=version, command_id=name, at_ms=at_ms, about=about, agree=True
            )
        case "choose_draw":
            draw = table.view(number).draw
            vowels = 0 if draw is None else draw.least
            return ChooseDraw(
                seat=seat, expected_version=version, command_id=name, at_ms=at_ms, vowels=vowels
            )
        case "stuck":
            return Stuck(seat=seat, expected_version=version, command_id=name, at_ms=at_ms)
        case "show_rack":
            return ShowRack(seat=seat, expected_version=version, command_id=name, at_ms=at_ms)
        case "suggest":
            return Suggest(seat=seat, expected_version=version, command_id=name, at_ms=at_ms, play=Place(()))
        case "prepare":
            return Prepare(seat=seat, expected_version=version, command_id=name, at_ms=at_ms, play=None)


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_time_alone_closes_every_window_of_live_play(name: str, seed: int) -> None:
    table = random_game(name, seed)
    ticks = 0
    while (due := table.mode.due(table.state)) is not None:
        early = table.mode.decide(table.ctx, table.state, Tick(at_ms=due - 1))
        assert early == ()
        table.do(Tick(at_ms=due))
        ticks += 1
        assert ticks <= 2, "a hold, then the window itself"
    if table.state.terms.pace == "live" and table.state.result is None:
        assert table.state.open is None


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_same_draws_and_commands_give_the_same_events(name: str, seed: int) -> None:
    first, second = random_game(name, seed), random_game(name, seed)
    assert first.events == second.events
