"""The server dies and comes back while a game is on the screen: nobody reloads, nothing is lost or twice."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fishka.bots.kit import Kit
from fishka.core.rng import Rng
from fishka.game.view import EntryView
from tests.e2e.conftest import NewTab
from tests.e2e.server import Server
from tests.e2e.tab import Tab
from tests.e2e.tables import against_bot, best_play, my_turn, pass_turn, play_of

DEATHS = 20


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, to be killed."""
    server = Server(tmp_path, bare=True)
    server.start()
    yield server
    server.stop()


def my_plays(tab: Tab) -> list[EntryView]:
    view = tab.seen()
    return [entry for entry in view.sheet if entry.seat == view.viewer and entry.kind == "play"]


def has_played(tab: Tab, times: int) -> bool:
    return len(my_plays(tab)) == times


@pytest.mark.timeout(600)
def test_a_game_goes_on_through_twenty_deaths_of_the_server(
    mortal: Server, new_tab: NewTab, kits: Callable[..., Kit]
) -> None:
    """Two deaths a turn, in the edition with the longest games: now one at rest and one between the commit of
    the move and its answer, now both at random moments around the move and the bot's answer."""
    tab = new_tab(base=mortal.url)
    against_bot(tab, "erudit_biplant_131")
    kit = kits("erudit_biplant_131", "mod_casual")
    chance = Rng(20)
    loads: list[object] = []
    tab.page.on("load", lambda page: loads.append(page))
    for turn in range(DEATHS // 2):
        my_turn(tab)
        while (play := play_of(tab, kit)) is None:
            pass_turn(tab)
            my_turn(tab)
        if turn % 2 == 0:
            mortal.kill()
            mortal.start(die_after=1)
            expect(tab.page.locator(".banner")).to_have_count(0, timeout=20_000)
            tab.lay(kit.edition, play, "keys")
            tab.page.keyboard.press("Enter")
            mortal.wait_for_death()
        else:
            tab.lay(kit.edition, play, "keys")
            tab.page.keyboard.press("Enter")
            tab.page.wait_for_timeout(chance.below(1_200))
            mortal.kill()
            mortal.start()
            tab.page.wait_for_timeout(chance.below(1_200))
            mortal.kill()
        mortal.start()
        tab.until(partial(has_played, tab, turn + 1), "the play is in the game", seconds=40)
        expect(tab.page.locator(".banner")).to_have_count(0, timeout=20_000)
        assert my_plays(tab)[-1].placed == play.placed, "played once, as it was laid"
    my_turn(tab)
    tab.board_is_drawn()
    assert not loads, "nobody reloaded"


@pytest.mark.timeout(120)
def test_a_play_made_while_the_server_is_dead_waits_for_it(
    mortal: Server, new_tab: NewTab, kits: Callable[..., Kit]
) -> None:
    tab = new_tab(base=mortal.url)
    against_bot(tab)
    kit = kits("ru_scrabble_home", "mod_casual")
    play = best_play(tab, kit)
    tab.lay(kit.edition, play, "keys")
    mortal.kill()
    expect(tab.page.locator(".banner")).to_be_visible(timeout=12_000)
    assert len(tab.laid()) == len(play.placed)
    tab.page.keyboard.press("Enter")
    mortal.start()
    tab.until(partial(has_played, tab, 1), "the play is in the game", seconds=40)


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
