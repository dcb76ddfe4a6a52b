"""No frame to any viewer tells what he may not know: 50 whole games by seed, every frame of every viewer.

Each time somebody is told of a game, the same is asked of a twin whose hidden tiles (the bag and the others'
racks) were shuffled: the frame must come out the same, byte for byte. And no frame holds the game's secret.
"""

import base64
from collections.abc import Callable

import msgspec
import pytest
from structlog.testing import capture_logs

from fishka.core.ids import GameId, PlayerId, Seat
from fishka.core.moves import Place
from fishka.core.multiset import Tiles, tiles
from fishka.core.rng import Rng
from fishka.core.tiles import Tile
from fishka.game.commands import Accept, Challenge, Hold, PlayMove, Resign, SeatCommand
from fishka.game.refusals import Refused
from fishka.game.state import GameState
from fishka.game.view import View
from fishka.main import prepare as prepare_really
from fishka.protocol.messages import PreviewIn, RefusedOut, ServerFrame
from fishka.service.games import preview
from fishka.service.rooms import Room
from fishka.service.updates import Seen, TableView, Update
from fishka.web.shapes import table_out, view_out
from fishka.web.socket import preview_out
from tests.game_kit.editions import EDITIONS
from tests.site_kit.house import House
from tests.site_kit.playing import LEVELS, chance_move, prepare

GAMES = 50
SPECTATOR = PlayerId("spectator")
TIRED = 200
"""So many turns on, people give up, and the bots play on among themselves."""
TURNS_MAX = 300


def frame_of(update: Update) -> ServerFrame:
    """What the socket sends for an update."""
    return table_out(update) if isinstance(update, TableView) else view_out(update)


class Recorded:
    """A game by seed with every frame of every viewer checked as it is sent."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        # Every fifth game with the real lists, kernel and bots; the others are quicker and challenge more.
        self.house = House(seed, prepare=prepare_really if seed % 5 == 0 else prepare)
        self.frames = 0
        self.secret = b""
        self.game = GameId("")
        self.seats: dict[PlayerId, Seat | None] = {SPECTATOR: None}

    async def play(self, seed: int) -> int:
        """The whole game; how many frames there were."""
        edition = EDITIONS[seed % len(EDITIONS)]
        modifiers = ("mod_casual",) if seed % 3 == 0 else ()
        host = await self.house.guest()
        bots = [LEVELS[self.rng.below(3)] for _ in range(1 + self.rng.below(2))]
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
                for other in shuffled(true, self.seats[player], self.rng):
                    room.running.state = other
                    twin = self.house.site.announcer.view_for(
                        room, room.running, player, update.facts, update.bot_faults
                    )
                    room.running.state = true
                    assert msgspec.json.encode(frame_of(twin)) == seen, "a frame depends on hidden tiles"
                self._shows_own_rack_only(update.view, true)

        return check

    def _holds_no_secret(self, data: bytes) -> None:
        text = data.decode()
        for form in (self.secret.hex(), base64.b64encode(self.secret).decode().rstrip("=")):
            assert form.lower() not in text.lower(), "a frame holds the secret"
        assert str(int.from_bytes(self.secret, "big")) not in text
        assert str(list(self.secret)).replace(" ", "")[1:-1] not in text

    def _shows_own_rack_only(self, view: View, state: GameState) -> None:
        own = () if view.viewer is None else state.seats[view.viewer].rack
        assert view.rack == (None if view.viewer is None else own)
        hidden: list[Tile] = list(state.bag)
        for number, seat in enumerate(state.seats):
            if number != view.viewer:
                hidden.extend(seat.rack)
        if view.phase == "playing":
            assert view.unseen == tuple(hidden.count(Tile(one)) for one in range(len(state.terms.counts)))

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
        room = self._room()
        assert room.running is not None
        words = room.running.playable.words if self.rng.below(3) else None
        move = chance_move(view, room.running.playable.tables, words, self.rng)
        return PlayMove(move=move, **common)

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
            for other in shuffled(true, seat, self.rng):
                running.state = other
                assert msgspec.json.encode(preview_out(asked, preview(running, seat, move))) == told
                running.state = true


def shuffled(state: GameState, viewer: Seat | None, rng: Rng) -> list[GameState]:
    """Twins of a state whose hidden tiles lie otherwise; none after the end, when everything is shown."""
    if state.result is not None:
        return []
    hidden = [seat for seat in range(len(state.seats)) if seat != viewer]
    pool = [*state.bag, *(tile for seat in hidden for tile in state.seats[seat].rack)]
    rng.shuffle(pool)
    seats = list(state.seats)
    for seat in hidden:
        size = len(seats[seat].rack)
        rack: Tiles = tiles(pool[:size])
        del pool[:size]
        seats[seat] = msgspec.structs.replace(seats[seat], rack=rack)
    return [msgspec.structs.replace(state, bag=tiles(pool), seats=tuple(seats))]


@pytest.mark.parametrize("seed", range(GAMES))
async def test_no_frame_tells_a_viewer_what_he_may_not_know(seed: int) -> None:
    with capture_logs() as logs:
        frames = await Recorded(seed).play(seed)
    assert frames > 20
    assert not [one for one in logs if one["log_level"] == "error"]
