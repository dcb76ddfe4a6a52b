"""Frames survive the wire; what is not a frame is refused."""

import msgspec
import pytest

from fishka.core.board import Placed, Square
from fishka.core.ids import GameId, Seat
from fishka.core.moves import Exchange, Pass, Place, Swap
from fishka.core.tiles import Tile
from fishka.game.refusals import Refused
from fishka.protocol.messages import (
    ActIn,
    ClientFrame,
    Hello,
    Ping,
    PlayIn,
    PreviewIn,
    RackOrder,
    Unwatch,
    Watch,
)
from fishka.web.frames import command_of, decode_frame

GAME = GameId("abc")
PLACED = (Placed(Square(113), Tile(2)), Placed(Square(112), Tile(0x81)))
FRAMES: tuple[ClientFrame, ...] = (
    Hello(1),
    Watch(GAME),
    Unwatch(GAME),
    PlayIn(GAME, "12345678", 3, Place(PLACED, Swap(Square(4), None))),
    PlayIn(GAME, "12345678", 3, Exchange((Tile(0), Tile(3)))),
    PlayIn(GAME, "12345678", 3, Pass()),
    ActIn(GAME, "12345678", 3, "challenge", words=(0, 2)),
    ActIn(GAME, "12345678", 3, "answer_end", agree=False),
    PreviewIn(GAME, 7, PLACED, Swap(Square(4), Tile(5)), (Placed(Square(8), Tile(0x83)),)),
    RackOrder(GAME, (1, 0, 2)),
    Ping(),
)


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: type(frame).__name__)
def test_a_frame_survives_the_wire(frame: ClientFrame) -> None:
    assert decode_frame(msgspec.json.encode(frame).decode()) == frame


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: type(frame).__name__)
def test_an_unknown_key_anywhere_is_refused(frame: ClientFrame) -> None:
    plain = msgspec.to_builtins(frame)
    spoiled = [{**plain, "more": 1}]
    for name in ("move", "swap"):
        if isinstance(plain.get(name), dict):
            spoiled.append({**plain, name: {**plain[name], "more": 1}})
    for one in spoiled:
        refused = decode_frame(msgspec.json.encode(one).decode())
        assert isinstance(refused, Refused)
        assert refused.code == "frame_malformed"


def test_a_refusal_repeats_nothing_of_the_frame() -> None:
    refused = decode_frame('{"t":"play","secret":"abc"}')
    assert isinstance(refused, Refused)
    assert refused.params == {}


def test_size_is_counted_in_bytes_not_in_letters() -> None:
    frames = {count: msgspec.json.encode(Watch(GameId("Ж" * count))).decode() for count in (2030, 2042)}
    assert isinstance(decode_frame(frames[2030]), Watch)
    refused = decode_frame(frames[2042])
    assert isinstance(refused, Refused)
    assert refused.code == "frame_too_large"


def test_moves_become_canonical_commands() -> None:
    play = command_of(PlayIn(GAME, "12345678", 3, Place(PLACED)), Seat(1), 99)
    assert play.move == Place(tuple(sorted(PLACED)))  # type: ignore[union-attr]
    assert (play.seat, play.expected_version, play.command_id, play.at_ms) == (1, 3, "12345678", 99)
    swapped = command_of(PlayIn(GAME, "12345678", 3, Exchange((Tile(9), Tile(0)))), Seat(1), 99)
    assert swapped.move == Exchange((Tile(0), Tile(9)))  # type: ignore[union-attr]


def test_every_act_has_its_command() -> None:
    acts = ("challenge", "accept", "hold", "touch", "propose_end", "answer_end", "resign")
    made = {act: command_of(ActIn(GAME, "12345678", 3, act), Seat(0), 1) for act in acts}
    assert {act: type(one).__struct_config__.tag for act, one in made.items()} == {act: act for act in acts}
