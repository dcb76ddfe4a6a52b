"""One WebSocket per browser tab: frames in, frames out, until it closes."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, Protocol, assert_never

import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from fishka.core.ids import GameId, PlayerId
from fishka.core.moves import Place
from fishka.game.refusals import Refused
from fishka.game.view import WordView
from fishka.protocol.messages import (
    PROTOCOL_VERSION,
    Ack,
    ActIn,
    ClientFrame,
    Hello,
    HintIn,
    HintOut,
    HintView,
    Ping,
    PlayIn,
    Pong,
    PreviewIn,
    PreviewOut,
    RackOrder,
    RefusedOut,
    Unwatch,
    Watch,
    Welcome,
)
from fishka.service.games import Hint, Preview
from fishka.service.playables import ListError
from fishka.service.refusals import Denial, denied
from fishka.service.site import Site
from fishka.service.updates import TableView, Update
from fishka.web.cookies import token_of
from fishka.web.frames import command_of, decode_frame
from fishka.web.guest import OriginGuard, address_of, now_s
from fishka.web.limits import ABUSE_FRAMES, SOCKET_BURST, SOCKET_RATE, Bucket, SocketCounts
from fishka.web.outbox import Outbox
from fishka.web.shapes import table_out, view_out

log = structlog.get_logger()

WATCHED_MAX: Final = 20
_POLICY: Final = 1008
_TRY_LATER: Final = 1013
_NO_GUEST: Final = 4401
_TOO_MANY: Final = 4429

AnySocket = WebSocket[Any, Any, Any]


class Line(Protocol):
    """What a tab needs of a WebSocket."""

    async def receive_data(self, mode: Literal["text"]) -> str:
        """The next message. Raises WebSocketDisconnect, and KeyError for one that is not text."""

    async def send_data(self, data: bytes, mode: Literal["text"]) -> None:
        """Send a message; waits while the network is slow. Raises WebSocketDisconnect."""

    async def close(self, code: int) -> None:
        """Close the connection."""


@websocket("/api/socket")
async def socket(
    socket: AnySocket,
    site: NamedDependency[Site],
    origins: NamedDependency[OriginGuard],
    counts: NamedDependency[SocketCounts],
) -> None:
    """Serve one tab. Another site's page is refused at the handshake, an unknown guest after it."""
    if not origins.allows(socket, required=True):
        await socket.close(code=_POLICY)
        return
    guest = await site.guests.recognise(token_of(socket))
    if guest is None:
        await _turn_away(socket, denied(Denial.NO_GUEST), _NO_GUEST)
        return
    address = address_of(socket)
    if not counts.enter(address, guest.player):
        await _turn_away(socket, denied(Denial.TOO_MANY_SOCKETS), _TOO_MANY)
        return
    try:
        await socket.accept()
        bucket = Bucket(SOCKET_RATE, SOCKET_BURST, now_s())
        await Tab(socket, site, guest.player, bucket).serve()
    finally:
        counts.leave(address, guest.player)


async def _turn_away(socket: AnySocket, refusal: Refused, code: int) -> None:
    """Browsers cannot read why a handshake failed: so let it succeed, say why, and close."""
    outbox = Outbox()
    outbox.put(RefusedOut(refusal.code, refusal.params))
    try:
        await socket.accept()
        await socket.send_data(await outbox.take(), mode="text")
        await socket.close(code=code)
    except WebSocketDisconnect:
        pass


class Tab:
    """A browser tab that is connected."""

    def __init__(self, socket: Line, site: Site, player: PlayerId, bucket: Bucket) -> None:
        self._socket = socket
        self._site = site
        self._player = player
        self._outbox = Outbox()
        self._watched: dict[GameId, Callable[[], None]] = {}
        self._bucket = bucket
        self._greeted = False
        self._refused_in_row = 0

    async def serve(self) -> None:
        """Until the browser goes, reads too slowly or misbehaves for too long."""
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        overflow = asyncio.create_task(self._outbox.overflowed.wait())
        tasks = {reader, writer, overflow}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for game in list(self._watched):
                self._unwatch(game)
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                log.error("socket_failed", exc_info=result)
        if overflow.done() and not overflow.cancelled():
            await self._close(_TRY_LATER)
        elif self._refused_in_row >= ABUSE_FRAMES:
            await self._close(_POLICY)

    async def _close(self, code: int) -> None:
        try:
            await asyncio.wait_for(self._socket.close(code=code), timeout=1.0)
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            log.info("socket_gone", code=code)

    async def _write(self) -> None:
        while True:
            data = await self._outbox.take()
            try:
                await self._socket.send_data(data, mode="text")
            except WebSocketDisconnect:
                return
            self._outbox.sent(data)

    async def _read(self) -> None:
        while self._refused_in_row < ABUSE_FRAMES:
            try:
                text = await self._socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            except KeyError:  # a binary frame: the framework finds no text in it
                text = ""
            await self._take_in(text)

    async def _take_in(self, text: str) -> None:
        if not self._bucket.take(now_s()):
            self._refuse(denied(Denial.TOO_FAST))
            return
        frame = decode_frame(text)
        if isinstance(frame, Refused):
            self._refuse(frame)
            return
        if not self._greeted and not isinstance(frame, Hello):
            self._refuse(denied(Denial.HELLO_FIRST))
            return
        try:
            await self._answer(frame)
        except ListError as fault:
            self._refuse(fault.refusal, frame)
        except Exception:
            log.exception("frame_failed", frame=type(frame).__name__)
            self._refuse(denied(Denial.SERVER_FAULT), frame)

    async def _answer(self, frame: ClientFrame) -> None:
        match frame:
            case Hello(protocol=protocol):
                self._hello(protocol)
            case Ping():
                self._outbox.put(Pong(self._site.world.now_ms()))
            case Watch(game=game):
                await self._watch(frame, game)
            case Unwatch(game=game):
                self._unwatch(game)
            case PlayIn() | ActIn():
                await self._act(frame)
            case PreviewIn():
                await self._preview(frame)
            case HintIn():
                answer = await self._site.games.hints(self._player, frame.game)
                self._outbox.put(hint_out(frame, answer))
            case RackOrder(game=game, order=order):
                refusal = await self._site.games.keep_rack_order(self._player, game, order)
                if refusal is not None:
                    self._refuse(refusal, frame)
            case _ as never:
                assert_never(never)

    def _hello(self, protocol: int) -> None:
        if protocol != PROTOCOL_VERSION:
            self._refuse(denied(Denial.PROTOCOL, server=PROTOCOL_VERSION))
            return
        self._greeted = True
        self._refused_in_row = 0
        self._outbox.put(Welcome(PROTOCOL_VERSION, self._site.world.now_ms(), self._player))

    async def _watch(self, frame: Watch, game: GameId) -> None:
        if game not in self._watched and len(self._watched) >= WATCHED_MAX:
            self._refuse(denied(Denial.TOO_MANY_WATCHED), frame)
            return

        def listen() -> None:
            if game not in self._watched:
                self._watched[game] = self._site.bus.subscribe(game, self._player, self._tell)

        refusal = await self._site.tables.watch(self._player, game, listen, self._tell)
        if refusal is not None:
            self._refuse(refusal, frame)

    def _unwatch(self, game: GameId) -> None:
        end = self._watched.pop(game, None)
        if end is not None:
            end()
            if not self._site.announcer.is_online(game, self._player):
                self._site.announcer.spawn(self._site.tables.presence(game))

    async def _act(self, frame: PlayIn | ActIn) -> None:
        answer = await self._site.games.act(
            self._player,
            frame.game,
            frame.command_id,
            lambda seat, at_ms: command_of(frame, seat, at_ms),
        )
        if isinstance(answer, Refused):
            self._refuse(answer, frame)
        else:
            self._refused_in_row = 0
            self._outbox.put(Ack(frame.command_id, answer.version))

    async def _preview(self, frame: PreviewIn) -> None:
        play = Place(frame.placed, frame.swap, (), frame.readings).canonical
        answer = await self._site.games.preview(self._player, frame.game, play)
        self._outbox.put(preview_out(frame, answer))

    def _tell(self, update: Update) -> None:
        self._outbox.put(table_out(update) if isinstance(update, TableView) else view_out(update))

    def _refuse(self, refusal: Refused, frame: ClientFrame | None = None) -> None:
        self._refused_in_row += 1
        command_id = frame.command_id if isinstance(frame, PlayIn | ActIn) else None
        game = None if frame is None or isinstance(frame, Hello | Ping) else frame.game
        self._outbox.put(RefusedOut(refusal.code, refusal.params, command_id, game))


def hint_out(frame: HintIn, answer: Sequence[Hint] | Refused) -> HintOut:
    """The answer to a question for hints as a frame."""
    if isinstance(answer, Refused):
        return HintOut(frame.game, frame.ask, code=answer.code, params=answer.params)
    plays = tuple(HintView(one.play.placed, one.play.swap, one.score, one.play.readings) for one in answer)
    return HintOut(frame.game, frame.ask, plays)


def preview_out(frame: PreviewIn, answer: Preview | Refused) -> PreviewOut:
    """The answer to a preview as a frame."""
    if isinstance(answer, Refused):
        return PreviewOut(frame.game, frame.ask, code=answer.code, params=answer.params)
    return PreviewOut(
        game=frame.game,
        ask=frame.ask,
        score=answer.score,
        bonus=answer.bonus,
        words=tuple(WordView(word.at, word.across, word.tiles, word.score) for word in answer.words),
        valid=answer.valid,
    )
