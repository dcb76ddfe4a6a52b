"""What is true of every game under any valid turn rules, whoever plays it and however badly."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from fishka.core.ids import Seat
from fishka.core.moves import Place
from fishka.core.multiset import Tiles, holds, tiles
from fishka.core.rng import Rng
from fishka.game.commands import Tick
from fishka.game.draws import SeededDraws
from fishka.game.events import decode_event, encode_event
from fishka.game.refusals import Refused
from fishka.game.replay import replay
from fishka.game.state import GameState
from tests.game_kit.anyrules import CHOICES, any_rules
from tests.game_kit.players import a_tile_fits, random_command
from tests.game_kit.table import Table
from tests.game_kit.words import AnyWord, SomeWords

SEEDS = st.integers(0, 2**32)
EXAMPLES = 60


def table_of(seed: int) -> Table:
    """A table under rules, with seats and words by this seed."""
    rng = Rng(seed ^ 0xA11)
    return Table(
        any_rules(seed),
        2 + rng.below(3),
        words=AnyWord() if rng.below(3) == 0 else SomeWords(60),
        draws=SeededDraws(seed),
        any_play=a_tile_fits,
        pace="correspondence" if rng.below(4) == 0 else "live",
        strengths=("beginner", "expert", None, "unheard of"),
    )


def game(seed: int, steps: int = 90) -> Table:
    """A random game, or so much of one, with the laws of single commands checked on the way."""
    table = table_of(seed)
    rng = Rng(seed)
    at_ms = 0
    for _ in range(steps):
        at_ms += rng.below(12_000)
        before = table.state
        command = random_command(table, rng, at_ms)
        decided = table.do(command)
        again = table.mode.decide(table.ctx, before, command)
        assert again == decided, "the same command on the same state has the same answer"
        if isinstance(decided, Refused):
            assert table.state is before
        else:
            due = table.mode.due(table.state)
            assert due is None or due > at_ms, "nothing that is due is left undone"
            assert len(table.events) == table.state.version
        if table.state.result is not None:
            break
    return table


def test_every_value_of_every_turn_parameter_is_drawn() -> None:
    seen: dict[str, set[str]] = {name: set() for name in CHOICES}
    for seed in range(400):
        params = any_rules(seed).params
        for name, values in seen.items():
            values.add(repr(getattr(params, name)))
    assert seen == {name: {repr(value) for value in values} for name, values in CHOICES.items()}


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=SEEDS)
def test_tiles_are_conserved_after_every_event_and_both_bags_are_one(seed: int) -> None:
    table = game(seed)
    full = tiles(tile for tile, count in enumerate(table.ctx.tables.counts) for _ in range(count))
    state = None
    for event in table.events:
        state = table.mode.evolve(state, event)
        shadow = Table.__new__(Table)
        shadow.state = state
        assert shadow.all_tiles() == full
        assert holds(state.bag, state.vowel_bag)
        assert all(len(seat.rack) <= state.terms.rack_size for seat in state.seats)
        if state.terms.two_bags:
            for tile in state.vowel_bag:
                assert state.terms.vowels[tile] or state.terms.neutrals[tile]
            for tile in (Counter(state.bag) - Counter(state.vowel_bag)).elements():
                assert not state.terms.vowels[tile]
        else:
            assert state.vowel_bag == ()


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=SEEDS)
def test_stored_events_lead_to_the_same_state_from_any_snapshot(seed: int) -> None:
    table = game(seed)
    read = [decode_event(encode_event(event), 2) for event in table.events]
    assert replay(table.mode, read) == table.state
    cut = seed % len(read)
    assert replay(table.mode, read[cut + 1 :], replay(table.mode, read[: cut + 1])) == table.state


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=SEEDS)
def test_scores_are_the_sums_of_the_sheet(seed: int) -> None:
    state = game(seed).state
    for number, seat in enumerate(state.seats):
        entries = [entry for entry in state.sheet if entry.seat == number]
        assert seat.score == sum(entry.points for entry in entries if not entry.pending)
        running = 0
        for entry in entries:
            running += entry.points
            assert entry.total == running
    if state.result is not None:
        assert list(state.result.totals) == [seat.score for seat in state.seats]
        assert not any(state.seats[seat].resigned for seat in state.result.winners)


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=SEEDS, steps=st.integers(0, 90))
def test_a_view_depends_on_nothing_that_the_rules_hide(seed: int, steps: int) -> None:
    table = game(seed, steps)
    state = table.state
    if state.result is not None:
        return
    for viewer in (None, *range(len(state.seats))):
        seat = None if viewer is None else Seat(viewer)
        assert table.mode.view(shuffled(state, viewer, Rng(seed)), seat) == table.mode.view(state, seat)
        seen = table.mode.view(state, seat).seats
        shown = {number for number, one in enumerate(seen) if one.rack is not None}
        assert shown == open_racks(state, viewer)


def open_racks(state: GameState, viewer: int | None) -> set[int]:
    """Whose tiles the viewer may see, read from the edition's parameters, not from the program's terms."""
    rules = state.started.edition
    visibility = rules["rack_visibility"]
    everybody = visibility == "open" or (visibility == "open_when_bag_empty" and not state.bag)
    seats = set(range(len(state.seats))) if everybody else set()
    asks = rules["rack_visibility_on_request"] or rules["help"] == "on_request"
    seats |= {number for number, seat in enumerate(state.seats) if seat.shown and asks}
    if state.thinking is not None and rules["help"] == "mandatory_when_stuck":
        seats.add(state.thinking.seat)
    return seats if viewer is None else seats | {viewer}


def shuffled(state: GameState, viewer: int | None, rng: Rng) -> GameState:
    """The same for the viewer, with hidden tiles dealt anew; of two bags it is seen how many come from which.

    How the seat on turn has arranged its tiles, and what another wants to draw, are other ones as well.
    What a play that waits for its verdict would put back is hidden too, but tied to the rack: it stays.
    """
    fixed = open_racks(state, viewer) | ({state.open.seat} if state.open is not None else set())
    terms = state.terms

    def kind(tile: int) -> int:
        if not terms.two_bags:
            return 0
        return 1 if terms.vowels[tile] else 2 if terms.neutrals[tile] else 3

    places: list[tuple[str, int, int]] = [("vowels", 0, tile) for tile in state.vowel_bag]
    places += [("bag", 0, t) for t in (Counter(state.bag) - Counter(state.vowel_bag)).elements()]
    places += [
        ("seat", at, tile) for at, seat in enumerate(state.seats) if at not in fixed for tile in seat.rack
    ]
    pools: dict[int, list[int]] = {}
    for _, _, tile in places:
        pools.setdefault(kind(tile), []).append(tile)
    for pool in pools.values():
        rng.shuffle(pool)
    dealt = [(where, at, pools[kind(tile)].pop()) for where, at, tile in places]

    def of(*wanted: tuple[str, int]) -> Tiles:
        return tiles(tile for where, at, tile in dealt if (where, at) in wanted)

    seats = tuple(
        seat if at in fixed else replace(seat, rack=of(("seat", at))) for at, seat in enumerate(state.seats)
    )
    prepared = Place(()) if state.prepared is None else None
    laid = state.open
    if laid is not None and laid.seat != viewer:
        laid = replace(laid, vowels=1 if laid.vowels is None else None)
    state = replace(state, prepared=prepared, open=laid)
    return replace(state, seats=seats, bag=of(("bag", 0), ("vowels", 0)), vowel_bag=of(("vowels", 0)))


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=SEEDS)
def test_time_comes_to_rest_and_an_early_tick_does_nothing(seed: int) -> None:
    table = game(seed)
    for _ in range(400):
        due = table.mode.due(table.state)
        if due is None:
            break
        assert table.mode.decide(table.ctx, table.state, Tick(at_ms=due - 1)) == ()
        assert table.do(Tick(at_ms=due)) != ()
    else:
        raise AssertionError("a clock runs for ever")
    clock = table.state.clock
    if table.state.terms.clock == "per_move" and table.state.result is None:
        assert clock is not None
        assert clock.running is None, "only people keep a game waiting for ever, never a move"


@pytest.mark.parametrize("seed", range(40))
def test_never_do_two_clocks_run_and_what_is_left_only_falls_for_the_one_that_does(seed: int) -> None:
    table = game(seed, 120)
    clock = None
    state = None
    for event in table.events:
        state = table.mode.evolve(state, event)
        if state.clock is None or state.clock == clock:
            continue
        if clock is not None and state.terms.clock == "per_player":
            assert state.clock.at_ms >= clock.at_ms
            for seat, (now, then) in enumerate(zip(state.clock.left_ms, clock.left_ms, strict=True)):
                gone = state.clock.at_ms - clock.at_ms if seat == clock.running else 0
                assert now == then - gone
        clock = state.clock
