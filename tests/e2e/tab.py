"""One browser tab at a game: what the server told it, and the hands of its player."""

import base64
import json
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from playwright.sync_api import CDPSession, Locator, Page, WebSocket

from fishka.core.board import Board, Square
from fishka.core.moves import Place
from fishka.core.tiles import BLANK_BIT, letter_of
from fishka.game.view import View
from fishka.rules.edition import Edition
from fishka.rules.keyboards import keys_of

Way = Literal["keys", "drag", "tap"]
WAIT_MS = 15_000


class Tab:
    """Wraps a page; listens to its socket from the first frame, so make it before the page goes anywhere."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.view: View | None = None
        self.table: dict[str, Any] | None = None
        self.sent: list[dict[str, Any]] = []
        self.previews: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self._cdp: CDPSession | None = None
        page.set_default_timeout(WAIT_MS)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self._console(message.type, message.text))

    def _console(self, kind: str, text: str) -> None:
        # A lost line is part of some tests; the browser reports it by itself.
        if kind == "error" and "WebSocket" not in text and "ERR_CONNECTION" not in text:
            self.errors.append(text)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda payload: self._received(json.loads(payload)))
        line.on("framesent", lambda payload: self.sent.append(json.loads(payload)))

    def _received(self, frame: dict[str, Any]) -> None:
        match frame["t"]:
            case "view":
                view = msgspec.convert(frame["view"], View)
                if self.view is None or view.version >= self.view.version or view.viewer != self.view.viewer:
                    self.view = view
            case "table":
                if self.table is not None and self.table["game"] != frame["game"]:
                    self.view = None
                self.table = frame
            case "preview":
                self.previews.append(frame)

    # ---------- Going about ----------

    def go(self, path: str) -> None:
        """Open a page of the site."""
        self.page.goto(self.base + path)

    def until(self, true: Callable[[], bool], what: str, seconds: float = 30) -> None:
        """Wait, with the page alive, until something holds."""
        deadline = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < deadline, f"waited in vain until {what}; {self.errors}"
            self.page.wait_for_timeout(25)

    def seen(self) -> View:
        """The newest view."""
        self.until(lambda: self.view is not None, "the game is shown")
        assert self.view is not None
        return self.view

    def cell(self, square: int) -> Locator:
        """A square of the board."""
        return self.page.locator(f'[data-square="{square}"]')

    def rack(self) -> Locator:
        """The tiles in the rack, from the left."""
        return self.page.locator("[data-rack] .place:not(.held) [data-piece]")

    def rack_text(self) -> str:
        """The letters in the rack, blanks as `?`."""
        return "".join(self.rack().evaluate_all(_FACES))

    def laid(self) -> dict[int, str]:
        """The tentative tiles as seen: letter by square."""
        found: dict[str, str] = self.page.locator(".board [data-square]:has(.tile.new)").evaluate_all(
            "cells => Object.fromEntries(cells.map(c => "
            "[c.dataset.square, c.querySelector('.tile.new > span:not(.star)')?.textContent ?? '?']))"
        )
        return {int(square): letter for square, letter in found.items()}

    # ---------- Playing ----------

    def lay(self, edition: Edition, play: Place, way: Way) -> None:
        """Lay a whole play, swap included; waits for the server's word on it."""
        view = self.seen()
        asked = len(self.previews)
        if play.swap is not None:
            assert play.swap.tile is not None
            self._drag(edition, self._rack_tile(edition, play.swap.tile), play.swap.square)
        if way == "keys" and len(play.placed) > 0 and play.swap is None:
            self._type(edition, view, play)
        else:
            for placed in play.placed:
                source = self._rack_tile(edition, placed.tile)
                if way == "tap":
                    source.click()
                    self.cell(placed.square).click()
                else:
                    self._drag(edition, source, placed.square)
                if placed.tile & BLANK_BIT:
                    letter = edition.alphabet.letter(placed.tile)
                    self.page.locator("dialog .letter", has_text=letter).filter(visible=True).get_by_text(
                        letter, exact=True
                    ).click()
        self.until(
            lambda: len(self.previews) > asked and _tiles(self.previews[-1], self.sent) == len(play.placed),
            "the server has answered for all tiles",
        )

    def commit(self) -> None:
        """Play with Enter, and wait until the server has taken it."""
        version = self.seen().version
        self.page.keyboard.press("Enter")
        self.until(lambda: self.seen().version > version, "the play is taken")

    def _type(self, edition: Edition, view: View, play: Place) -> None:
        first = play.placed[0]
        across = (
            len(play.placed) == 1 or play.placed[1].square < first.square // view.cols * view.cols + view.cols
        )
        self.page.keyboard.press("Escape")
        self.cell(first.square).click()
        if not across:
            self.cell(first.square).click()
        for placed in play.placed:
            self.letter(edition, letter_of(placed.tile), blank=bool(placed.tile & BLANK_BIT))

    def letter(self, edition: Edition, tile: int, *, blank: bool = False) -> None:
        """Press a letter's key as a person with the game's own keyboard layout does."""
        letter = edition.alphabet.letters[tile - 1]
        code = next((code for code, text in keys_of(edition.params.language).items() if text == letter), "")
        self.key(letter if blank else letter.lower(), code, shift=blank)

    def key(self, key: str, code: str, *, shift: bool = False) -> None:
        """A key press with any letter, which Playwright's own keyboard cannot do for Cyrillic."""
        if self._cdp is None:
            self._cdp = self.page.context.new_cdp_session(self.page)
        press = {"key": key, "code": code, "modifiers": 8 if shift else 0}
        self._cdp.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": key, **press})
        self._cdp.send("Input.dispatchKeyEvent", {"type": "keyUp", **press})

    def _rack_tile(self, edition: Edition, tile: int) -> Locator:
        letter = "?" if tile & BLANK_BIT else edition.alphabet.letters[tile - 1]
        faces = self.rack().evaluate_all(_FACES)
        return self.rack().nth(faces.index(letter))

    def _drag(self, edition: Edition, source: Locator, square: Square) -> None:
        del edition
        source.hover()
        self.page.mouse.down()
        box = self.cell(square).bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2 + 3, box["y"] + box["height"] / 2 + 12, steps=4)
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.up()

    def shown_board(self) -> Board:
        """The board of the newest view."""
        view = self.seen()
        return Board(view.rows, view.cols, view.board)

    def board_is_drawn(self) -> None:
        """Every tile of the newest view is on the page, and no other; the view may still be on its way."""
        shown = self.page.locator(".board .tile:not(.new)")
        self.until(lambda: shown.count() == sum(map(bool, self.seen().board)), "the board is drawn", 5)


_FACES = "tiles => tiles.map(t => t.querySelector('sub') ? t.querySelector('span').textContent : '?')"


def _tiles(preview: dict[str, Any], sent: list[dict[str, Any]]) -> int:
    """How many tiles the question had that this answers."""
    for frame in reversed(sent):
        if frame["t"] == "preview" and frame["ask"] == preview["ask"]:
            return len(frame["placed"])
    return -1


def b64(data: bytes) -> str:
    """Bytes as they cross the wire."""
    return base64.b64encode(data).decode()
