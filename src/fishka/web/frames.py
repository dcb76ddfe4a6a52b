"""Frames from a browser: decoded strictly, turned into commands."""

from typing import Final, assert_never

import msgspec

from fishka.core.board import Placed
from fishka.core.ids import Seat
from fishka.core.moves import Exchange, Pass, Place, Swap
from fishka.core.multiset import tiles
from fishka.game.commands import (
    Accept,
    AnswerEnd,
    Challenge,
    Hold,
    PlayMove,
    ProposeEnd,
    Resign,
    SeatCommand,
    Touch,
)
from fishka.game.refusals import Refused
from fishka.protocol.messages import FRAME_BYTES_MAX, ActIn, ClientFrame, PlayIn, PreviewIn, RackOrder
from fishka.service.refusals import Denial, denied

_decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)
_SQUARES: Final = 1 << 16
_TILES: Final = 1 << 8


def decode_frame(text: str) -> ClientFrame | Refused:
    """The frame in a text message, or why it is none. Nothing of the text is ever repeated in the answer."""
    data = text.encode("utf-8", "surrogatepass")
    if len(data) > FRAME_BYTES_MAX:
        return denied(Denial.FRAME_TOO_LARGE, most=FRAME_BYTES_MAX)
    try:
        frame = _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return denied(Denial.FRAME_MALFORMED)
    if not _has_numbers_in_range(frame):
        return denied(Denial.FRAME_MALFORMED)
    return frame


def command_of(frame: PlayIn | ActIn, seat: Seat, at_ms: int) -> SeatCommand:
    """What a seat proposes with a frame."""
    version, command_id = frame.version, frame.command_id
    if isinstance(frame, PlayIn):
        move = canonical(frame.move)
        return PlayMove(seat=seat, expected_version=version, command_id=command_id, at_ms=at_ms, move=move)
    match frame.act:
        case "challenge":
            words = frame.words
            return Challenge(
                seat=seat, expected_version=version, command_id=command_id, at_ms=at_ms, words=words
            )
        case "accept":
            return Accept(seat=seat, expected_version=version, command_id=command_id, at_ms=at_ms)
        case "hold":
            return Hold(seat=seat, expected_version=version, command_id=command_id, at_ms=at_ms)
        case "touch":
            return Touch(seat=seat, expected_version=version, command_id=command_id, at_ms=at_ms)
        case "propose_end":
            return ProposeEnd(seat=seat, expected_version=version, command_id=command_id, at_ms=at_ms)
        case "answer_end":
            agree = frame.agree
            return AnswerEnd(
                seat=seat, expected_version=version, command_id=command_id, at_ms=at_ms, agree=agree
            )
        case "resign":
            return Resign(seat=seat, expected_version=version, command_id=command_id, at_ms=at_ms)
        case _ as never:
            assert_never(never)


def canonical(move: Place | Exchange | Pass) -> Place | Exchange | Pass:
    """A move as the game compares it: placed squares and exchanged tiles in order."""
    match move:
        case Place():
            return move.canonical
        case Exchange(tiles=given):
            return Exchange(tiles(given))
        case Pass():
            return move


def _has_numbers_in_range(frame: ClientFrame) -> bool:
    """Whether squares and tiles are numbers that a board and set could have: bytes and indices rely on it."""
    placed: tuple[Placed, ...] = ()
    swaps: tuple[Swap | None, ...] = ()
    loose: tuple[int, ...] = ()
    if isinstance(frame, PlayIn):
        if isinstance(frame.move, Place):
            placed = frame.move.placed + frame.move.readings
            swaps = (frame.move.swap, *frame.move.more_swaps)
        elif isinstance(frame.move, Exchange):
            loose = frame.move.tiles
    elif isinstance(frame, PreviewIn):
        placed, swaps = frame.placed, (frame.swap,)
    elif isinstance(frame, RackOrder):
        loose = frame.order
    squares = [one.square for one in placed]
    laid = [one.tile for one in placed]
    for swap in swaps:
        if swap is not None:
            squares.append(swap.square)
            laid += [] if swap.tile is None else [swap.tile]
    return all(0 <= one < _SQUARES for one in squares) and all(0 <= one < _TILES for one in (*laid, *loose))
