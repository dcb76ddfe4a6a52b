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
    Touch,
    Vote,
)
from fishka.game.refusals import Refused
from fishka.protocol.messages import FRAME_BYTES_MAX, ActIn, ClientFrame, PlayIn, PreviewIn, RackOrder
from fishka.service.botacts import Head
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
    by = Head(seat=seat, expected_version=frame.version, command_id=frame.command_id, at_ms=at_ms)
    if isinstance(frame, PlayIn):
        return PlayMove(
            move=canonical(frame.move),
            vowels=frame.vowels,
            theme=frame.theme,
            explanation=frame.explanation,
            **by,
        )
    match frame.act:
        case "challenge":
            return Challenge(words=frame.words, **by)
        case "accept":
            return Accept(**by)
        case "hold":
            return Hold(**by)
        case "touch":
            return Touch(**by)
        case "propose_end":
            return ProposeEnd(**by)
        case "answer_end":
            return AnswerEnd(agree=frame.agree, **by)
        case "resign":
            return Resign(**by)
        case "vote":
            return Vote(about=frame.about, agree=frame.agree, **by)
        case "choose_draw":
            return ChooseDraw(vowels=frame.vowels, **by)
        case "stuck":
            return Stuck(**by)
        case "show_rack":
            return ShowRack(**by)
        case "suggest":
            return Suggest(play=(frame.play or Place(())).canonical, **by)
        case "prepare":
            return Prepare(play=None if frame.play is None else frame.play.canonical, **by)
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
    swaps: tuple[Swap, ...] = ()
    loose: tuple[int, ...] = ()
    match frame:
        case PlayIn(move=Exchange(tiles=given)):
            loose = given
        case PlayIn(move=Place() as play) | ActIn(play=Place() as play):
            placed, swaps = play.placed + play.readings, (*_swaps(play.swap), *play.more_swaps)
        case PreviewIn():
            placed, swaps = frame.placed + frame.readings, _swaps(frame.swap)
        case RackOrder(order=order):
            loose = order
    squares = [*(one.square for one in placed), *(one.square for one in swaps)]
    laid = [*(one.tile for one in placed), *(one.tile for one in swaps if one.tile is not None)]
    return all(0 <= one < _SQUARES for one in squares) and all(0 <= one < _TILES for one in (*laid, *loose))


def _swaps(swap: Swap | None) -> tuple[Swap, ...]:
    return () if swap is None else (swap,)
