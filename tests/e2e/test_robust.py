"""The server dies and comes back while a game is on the screen: nobody reloads, nothing is lost or twice."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fishka.bots.kit import Kit
from tests.e2e.conftest import NewTab
from tests.e2e.server import Server
from tests.e2e.tab import Tab
from tests.e2e.tables import against_bot, best_play, my_turn


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, to be killed."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def has_played(tab: Tab, times: int) -> bool:
    view = tab.seen()
    return len([entry for entry in view.sheet if entry.seat == view.viewer]) == times


@pytest.mark.timeout(240)
def test_a_game_goes_on_through_deaths_of_the_server(
    mortal: Server, new_tab: NewTab, kits: Callable[..., Kit]
) -> None:
    tab = new_tab(base=mortal.url)
    against_bot(tab)
    kit = kits("ru_scrabble_home", "mod_casual")
    loads = 0

    def loaded() -> None:
        nonlocal loads
        loads += 1

    tab.page.on("load", lambda _: loaded())
    for turn in range(4):
        my_turn(tab)
        play = best_play(tab, kit)
        tab.lay(kit.edition, play, "keys")
        mine = len([entry for entry in tab.seen().sheet if entry.seat == tab.seen().viewer])
        if turn % 2 == 0:
            # Dead before the play is sent: it waits, and goes out once when the server is back.
            mortal.kill()
            expect(tab.page.locator(".banner")).to_be_visible(timeout=12_000)
            assert len(tab.laid()) == len(play.placed)
            tab.page.keyboard.press("Enter")
            mortal.start()
        else:
            # Dead while the play is on its way, or its answer.
            tab.page.keyboard.press("Enter")
            tab.page.wait_for_timeout(turn)
            mortal.kill()
            mortal.start()
        tab.until(partial(has_played, tab, mine + 1), "the play is in the game", seconds=40)
        expect(tab.page.locator(".banner")).to_have_count(0, timeout=12_000)
        my_turn(tab)
        tab.board_is_drawn()
        played = [entry for entry in tab.seen().sheet if entry.seat == tab.seen().viewer]
        assert len(played) == mine + 1, "played once"
        assert played[-1].placed == play.placed
    assert loads == 0, "nobody reloaded"


def test_the_page_opened_while_the_server_is_away_says_so_and_comes_to_life(
    mortal: Server, new_tab: NewTab
) -> None:
    tab = new_tab(base=mortal.url)
    against_bot(tab)
    mortal.kill()
    expect(tab.page.locator(".banner")).to_be_visible(timeout=12_000)
    mortal.start()
    expect(tab.page.locator(".banner")).to_have_count(0, timeout=12_000)
    tab.page.keyboard.press("2")
    version = tab.seen().version
    tab.page.locator("dialog .btn.primary").click()
    tab.until(lambda: tab.seen().version > version, "the pass is taken")


def test_the_site_opens_without_a_network_and_says_what_needs_it(mortal: Server, new_tab: NewTab) -> None:
    tab = new_tab(base=mortal.url)
    tab.go("/")
    expect(tab.page.locator(".ed").first).to_be_visible()
    tab.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    tab.page.reload()
    expect(tab.page.locator(".ed").first).to_be_visible()
    mortal.kill()
    tab.page.reload()
    expect(tab.page.locator("h1")).to_be_visible()
    expect(tab.page.locator(".note.bad")).to_be_visible()
