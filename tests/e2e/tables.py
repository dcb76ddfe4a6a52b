"""Ways to a running game, for tests that are about something else."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from fishka.bots.kit import Kit
from fishka.core.moves import Place
from fishka.core.tiles import BLANK
from tests.e2e.conftest import kit_of
from tests.e2e.tab import Tab


def against_bot(tab: Tab, edition: str = "ru_scrabble_home", level: int = 0, *, blanks: bool = False) -> Tab:
    """A casual game against a bot, at the visitor's turn, with a rack that has a play (not every one has).

    Without `blanks` it has none: each asks for its letter when it is laid.
    """
    begin_against_bot(tab, edition, level)
    while not fit(tab, kit_of(edition, "mod_casual"), blanks=blanks):
        begin_against_bot(tab, edition, level)
    return tab


def fit(tab: Tab, kit: Kit, *, blanks: bool) -> bool:
    """Whether the rack has a play, and no blank where none is wanted."""
    return play_of(tab, kit) is not None and (blanks or BLANK not in (tab.seen().rack or ()))


def begin_against_bot(tab: Tab, edition: str, level: int) -> None:
    """A casual game against a bot, at the visitor's turn."""
    tab.view = None
    tab.go("/")
    tab.page.locator(f'.ed input[value="{edition}"]').check(force=True)
    tab.page.locator(".way.primary").click()
    tab.page.locator(".ranks .btn").nth(level).click()
    tab.page.wait_for_url("**/g/*")
    my_turn(tab)


def pass_turn(tab: Tab) -> None:
    """Let a turn go."""
    version = tab.seen().version
    tab.page.keyboard.press("2")
    tab.page.locator("dialog .btn.primary").click()
    tab.until(lambda: tab.seen().version > version, "the pass is taken")


def my_turn(tab: Tab) -> None:
    """Waits until the visitor may play, and until the page shows it."""
    tab.until(lambda: "play" in tab.seen().may and tab.seen().turn == tab.seen().viewer, "it is my turn", 60)
    expect(tab.page.locator(".player.active .turn")).to_have_count(1)


def best_play(tab: Tab, kit: Kit) -> Place:
    """The play of most points; there must be one."""
    play = play_of(tab, kit)
    assert play is not None, "this rack has no play"
    return play


def play_of(tab: Tab, kit: Kit) -> Place | None:
    """The play of most points, if there is any."""
    view = tab.seen()
    assert view.rack is not None
    best = kit.kernel.best(
        tab.shown_board(),
        view.rack,
        1,
        by="score",
        words_played=frozenset(view.words_played),
        bag_count=view.bag_count,
    )
    if not best:
        return None
    assert isinstance(best[0].move, Place)
    return best[0].move


def empty_row(tab: Tab, length: int) -> int:
    """The first square of a run of empty squares, none of them at a rim."""
    view = tab.seen()
    for row in range(1, view.rows - 1):
        for col in range(1, view.cols - length - 1):
            at = row * view.cols + col
            if not any(view.board[at : at + length + 1]):
                return at
    raise AssertionError("the board is full")


def with_frames(tab: Tab, change: Callable[[dict[str, Any]], Mapping[str, Any]]) -> None:
    """Changes what this tab hears from the server: to show it what chance would show rarely."""

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(json.dumps(change(json.loads(text)))))
        line.on_message(server.send)

    tab.page.route_web_socket("**/api/socket", through)


def with_a_blank(frame: dict[str, Any]) -> dict[str, Any]:
    """The viewer's lowest tile becomes a blank."""
    if frame["t"] == "view" and frame["view"]["rack"]:
        frame["view"]["rack"] = sorted([0, *frame["view"]["rack"][1:]])
        frame["rack_order"] = []
    return frame
