"""No frame to any viewer tells what he may not know: whole games by seed, every frame of every viewer, in
every edition with a list and under the house rules that show racks.

Each time somebody is told of a game, the same is asked of a twin whose hidden tiles (the bag and the racks
that he may not see) lie otherwise: the frame must come out the same, byte for byte. Whose rack who may see is
stated here once more (`shown_to`), apart from the game's own code. And no frame holds the game's secret.
"""

import base64
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from fishka.core.board import Board
from fishka.core.ids import GameId, PlayerId, Seat
from fishka.core.moves import Place
from fishka.core.multiset import take, tiles
from fishka.core.rng import Rng
from fishka.core.tiles import Tile
from fishka.game.commands import (
    Accept,
    AnswerEnd,
    Challenge,
    Hold,
    PlayMove,
    Prepare,
    ProposeEnd,
    Resign,
    SeatCommand,
    ShowRack,
    Stuck,
    Suggest,
    Vote,
)
from fishka.game.refusals import Refused
from fishka.game.state import GameState
from fishka.game.view import View
from fishka.main import prepare as prepare_really
from fishka.protocol.messages import PreviewIn, RefusedOut, ServerFrame
from fishka.referee import Position
from fishka.rules.edition import Edition
from fishka.rules.house import HouseRules
from fishka.rules.parameters import Parameters
from fishka.service.games import preview
from fishka.service.rooms import Room
from fishka.service.updates import Seen, TableView, Update
from fishka.web.shapes import table_out, view_out
from fishka.web.socket import preview_out
from tests.game_kit.editions import EDITIONS, playable_editions
from tests.game_kit.players import attempt
from tests.site_kit.house import House
from tests.site_kit.playing import LEVELS, chance_move, prepare

Rules = tuple[str, tuple[str, ...], dict[str, Any]]
"""An edition, house rules of the program over it, and what a house of its own sets besides."""

OPEN: dict[str, tuple[Rules, ...]] = {
    "open": (
        ("en_home", ("mod_teaching",), {}),
        ("ru_scrabble_home", ("mod_teaching", "mod_casual", "mod_two_bags"), {}),
        ("erudit_biplant_131", ("mod_teaching",), {}),
    ),
    "bag empty": (
        ("erudit_vyatka", (), {}),
        ("en_home", ("mod_target",), {"rack_visibility": "open_when_bag_empty", "target_score": 2000}),
    ),
    "stuck": (
        ("erudit_vyatka", ("mod_two_bags",), {}),
        ("mk_scrabble", (), {"help": "mandatory_when_stuck", "exchange_gate": "group_found_no_word"}),
    ),
    "shown": (
        ("en_home", (), {"rack_visibility_on_request": True}),
        ("erudit_vyatka", ("mod_theme",), {}),
    ),
}
"""Rules by the reason for which a rack comes to lie open under them."""
HIDDEN: tuple[Rules, ...] = (
    *((one, (), {}) for one in playable_editions()),
    *((one, ("mod_casual",), {}) for one in EDITIONS),
    ("en_home", ("mod_two_bags", "mod_challenge_triple"), {}),
    ("ru_scrabble_home", ("mod_theme", "mod_move_clock_120"), {}),
    (
        "en_home",
        (),
        {"validation": "explain_and_vote", "challenge_policy": "none", "challenge_window": "none"},
    ),
    ("en_home", (), {"clock": "per_move", "clock_seconds": 60, "on_move_timeout": "take_pending_if_valid"}),
)
SPECTATOR = PlayerId("spectator")
TIRED = 200
"""So many turns on, people give up, and the bots play on among themselves."""
TURNS_MAX = 300


def frame_of(update: Update) -> ServerFrame:
    """What the socket sends for an update."""
    return table_out(update) if isinstance(update, TableView) else view_out(update)


class Recorded:
    """A game by seed with every frame of every viewer checked as it is sent."""

    def __init__(self, seed: int, *, really: bool) -> None:
        self.rng = Rng(seed)
        # Some games with the real lists, kernel and bots; the others are quicker and challenge more.
        self.house = House(seed, prepare=prepare_really if really else prepare)
        self.frames = 0
        self.why_open: Counter[str] = Counter()
        self.secret = b""
        self.game = GameId("")
        self.seats: dict[PlayerId, Seat | None] = {SPECTATOR: None}

    async def play(self, rules: Rules) -> int:
        """The whole game; how many frames there were."""
        edition, modifiers, own = rules
        host = await self.house.guest()
        if own:
            kept = await self.house.site.editions.keep(
                host, HouseRules(edition, "x", modifiers, own), "en", 1
            )
            assert isinstance(kept, str), kept
            edition, modifiers = kept, ()
        found = await self.house.site.editions.find(edition, modifiers)
        assert isinstance(found, Edition), found
        bots = [LEVELS[self.rng.below(3)] for _ in range(1 + self.rng.below(2))]
        del bots[found.params.players_max - 2 :]
        self.game = await self.house.game(host, edition, "me", *bots, modifiers=modifiers, others=1)
        self.secret = self.house.store.secrets[self.game]
        for number, chair in enumerate(self.house.store.tables[self.game].chairs):
            if chair.player is not None:
                self.seats[PlayerId(chair.player)] = Seat(number)
        for player in self.seats:
            self.house.listen(self.game, player, self._check_for(player))
            told = self._check_for(player)
            assert await self.house.site.tables.watch(player, self.game, lambda: None, told) is None
        for turn in range(TURNS_MAX):
            await self.house.settle()
            if self.house.store.tables[self.game].status == "ended":
                return self.frames
            await self._somebody_acts(turn)
            self.house.world.advance(self.rng.below(20_000))
        raise AssertionError("the game never ended")

    def _check_for(self, player: PlayerId) -> Callable[[Update], None]:
        def check(update: Update) -> None:
            self.frames += 1
            self._holds_no_secret(msgspec.json.encode(frame_of(update)))
            if isinstance(update, Seen):
                room = self._room()
                assert room.running is not None
                seen = msgspec.json.encode(frame_of(update))
                true = room.running.state
                for other in shuffled(true, self.seats[player], self.rng, self._may_see(player, true)):
                    room.running.state = other
                    twin = self.house.site.announcer.view_for(
                        room, room.running, player, update.facts, update.bot_faults
                    )
                    room.running.state = true
                    assert msgspec.json.encode(frame_of(twin)) == seen, "a frame depends on hidden tiles"
                self._shows_racks(update.view, true)

        return check

    def _holds_no_secret(self, data: bytes) -> None:
        text = data.decode()
        for form in (self.secret.hex(), base64.b64encode(self.secret).decode().rstrip("=")):
            assert form.lower() not in text.lower(), "a frame holds the secret"
        assert str(int.from_bytes(self.secret, "big")) not in text
        assert str(list(self.secret)).replace(" ", "")[1:-1] not in text

    def _shows_racks(self, view: View, state: GameState) -> None:
        """Of racks exactly those that the viewer may see; of all other tiles only how many there are."""
        assert view.rack == (None if view.viewer is None else state.seats[view.viewer].rack)
        hidden: list[Tile] = list(state.bag)
        params = self._params()
        for number, seat in enumerate(state.seats):
            why = shown_to(params, state, view.viewer, Seat(number))
            assert view.seats[number].rack == (None if why is None else seat.rack), (number, why)
            if why is None:
                hidden.extend(seat.rack)
            elif why not in ("own", "ended"):
                self.why_open[why] += 1
        if view.phase == "playing":
            assert view.unseen == tuple(hidden.count(Tile(one)) for one in range(len(state.terms.counts)))

    def _params(self) -> Parameters:
        running = self._room().running
        assert running is not None
        return running.playable.edition.params

    def _may_see(self, player: PlayerId, state: GameState) -> set[Seat]:
        viewer = self.seats[player]
        seats = map(Seat, range(len(state.seats)))
        return {one for one in seats if shown_to(self._params(), state, viewer, one) is not None}

    def _room(self) -> Room:
        rooms = self.house.site.tables._rooms
        return rooms._rooms[self.game]

    async def _somebody_acts(self, turn: int) -> None:
        room = self._room()
        assert room.running is not None
        views = [
            (player, seat, room.running.mode.view(room.running.state, seat))
            for player, seat in self.seats.items()
            if seat is not None
        ]
        able = [one for one in views if len(one[2].may) > 1]
        among = views if not able or self.rng.below(4) == 0 else able
        player, seat, view = among[self.rng.below(len(among))]
        self._check_previews(room, seat)
        answer = await self.house.site.games.act(
            player,
            self.game,
            f"turn-{turn:06}",
            lambda seat, at_ms: self._command(view, seat, at_ms, tired=turn > TIRED),
        )
        if isinstance(answer, Refused):
            refusal = RefusedOut(answer.code, answer.params)
            self._holds_no_secret(msgspec.json.encode(refusal))

    def _command(self, view: View, seat: Seat, at_ms: int, *, tired: bool) -> SeatCommand:
        common = {"seat": seat, "expected_version": view.version, "command_id": "x", "at_ms": at_ms}
        if tired:
            return Resign(**common)
        acts = [one for one in view.may if one in ("challenge", "accept", "hold")]
        if acts:
            act = acts[self.rng.below(len(acts))]
            made = {"challenge": Challenge, "accept": Accept, "hold": Hold}[act]
            return made(**common)
        if (vote := self._vote(view, common)) is not None:
            return vote
        if (other := self._other(view, common)) is not None:
            return other
        room = self._room()
        assert room.running is not None
        words = room.running.playable.words if self.rng.below(3) else None
        move = chance_move(view, room.running.playable.tables, words, self.rng)
        return PlayMove(move=move, **common)

    def _vote(self, view: View, common: dict[str, Any]) -> SeatCommand | None:
        """What somebody who is asked something says."""
        for about in ("play", "stuck", "theme"):
            if f"vote_{about}" in view.may:
                return Vote(about=about, agree=bool(self.rng.below(4)), **common)
        return AnswerEnd(agree=bool(self.rng.below(4)), **common) if "answer_end" in view.may else None

    def _other(self, view: View, common: dict[str, Any]) -> SeatCommand | None:
        """Now and then what is no move: a rack turned face up, help asked for and given, tiles arranged."""
        room = self._room()
        assert room.running is not None
        tables = room.running.playable.tables
        match self.rng.below(6):
            case 0 if "stuck" in view.may:
                return Stuck(**common)
            case 1 if "show_rack" in view.may:
                return ShowRack(**common)
            case 2 if "propose_end" in view.may and not self.rng.below(8):
                return ProposeEnd(**common)
            case 3 if "suggest" in view.may and view.turn is not None:
                rack = view.seats[view.turn].rack
                assert rack is not None, "who may show a play sees the tiles"
                position = Position(Board(view.rows, view.cols, view.board), rack)
                play = attempt(tables, position, self.rng)
                return None if play is None else Suggest(play=play, **common)
            case 4 if "prepare" in view.may:
                move = chance_move(view, tables, None, self.rng)
                return Prepare(play=move, **common) if isinstance(move, Place) else None
            case _:
                return None

    def _check_previews(self, room: Room, seat: Seat) -> None:
        """What a preview answers depends on nothing hidden either."""
        running = room.running
        assert running is not None
        true = running.state
        view = running.mode.view(true, seat)
        move = chance_move(view, running.playable.tables, None, self.rng)
        if isinstance(move, Place):
            asked = PreviewIn(self.game, 1, move.placed, move.swap)
            told = msgspec.json.encode(preview_out(asked, preview(running, seat, move)))
            for other in shuffled(true, seat, self.rng, {seat}):
                running.state = other
                assert msgspec.json.encode(preview_out(asked, preview(running, seat, move))) == told
                running.state = true


def shown_to(params: Parameters, state: GameState, viewer: Seat | None, seat: Seat) -> str | None:
    """Why a viewer (None: a spectator) may see the tiles of a seat; None where he may not.

    Open racks are open to everybody at the table and to who looks on, and so is the rack of who is stuck or
    has shown it; with the last tile out of the bag all racks are open where the rules say so.
    """
    if viewer == seat:
        return "own"
    if state.result is not None:
        return "ended"
    if params.rack_visibility == "open":
        return "open"
    if params.rack_visibility == "open_when_bag_empty" and len(state.bag) == 0:
        return "bag empty"
    if params.help == "mandatory_when_stuck" and state.thinking is not None and state.thinking.seat == seat:
        return "stuck"
    if params.rack_visibility_on_request and state.seats[seat].shown:
        return "shown"
    return None


def shuffled(state: GameState, viewer: Seat | None, rng: Rng, seen: set[Seat]) -> list[GameState]:
    """Twins of a state whose hidden tiles lie otherwise; none after the end, when everything is shown.

    With two bags everybody knows how many tiles are in each, so a tile gives place to one of its kind. What a
    player has arranged without laying it is his own secret, and is gone for others.
    """
    if state.result is not None:
        return []
    hidden = [seat for seat in range(len(state.seats)) if Seat(seat) not in seen]
    places = [list(state.vowel_bag), list(take(state.bag, state.vowel_bag))]
    places += [list(state.seats[seat].rack) for seat in hidden]
    vowels = state.terms.vowels

    def kind(tile: Tile) -> int:
        return 0 if not vowels else 1 if tile == 0 else 2 + vowels[tile]

    pools: dict[int, list[Tile]] = {}
    for tile in (tile for place in places for tile in place):
        pools.setdefault(kind(tile), []).append(tile)
    for pool in pools.values():
        rng.shuffle(pool)
    vowel_bag, rest, *racks = (tiles(pools[kind(tile)].pop() for tile in place) for place in places)
    seats = list(state.seats)
    for seat, rack in zip(hidden, racks, strict=True):
        seats[seat] = msgspec.structs.replace(seats[seat], rack=rack)
    prepared = state.prepared if viewer is not None and viewer == state.actor else None
    return [
        msgspec.structs.replace(
            state,
            bag=tiles([*vowel_bag, *rest]),
            vowel_bag=vowel_bag,
            seats=tuple(seats),
            prepared=prepared,
        )
    ]


@pytest.mark.parametrize("rules", HIDDEN, ids=str)
async def test_no_frame_tells_a_viewer_what_he_may_not_know(rules: Rules) -> None:
    for seed, really in ((len(str(rules)), False), (len(str(rules)) + 1, rules[0] in EDITIONS)):
        with capture_logs() as logs:
            frames = await Recorded(seed, really=really).play(rules)
        assert frames > 20
        assert not [one for one in logs if one["log_level"] == "error"]


OPENED = [(why, rules) for why, many in OPEN.items() for rules in many]


@pytest.mark.parametrize(("why", "rules"), OPENED, ids=str)
async def test_an_open_rack_is_seen_by_all_and_no_other_is(why: str, rules: Rules) -> None:
    seen = Counter[str]()
    for seed in range(3):
        with capture_logs() as logs:
            game = Recorded(seed, really=seed == 0)
            assert await game.play(rules) > 20
        assert not [one for one in logs if one["log_level"] == "error"]
        seen += game.why_open
    assert seen[why] > 0, seen
