"""Whole games against a bot, from the first page to the final score, with keys, drags and taps in turn."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from fishka.bots.kit import Kit
from fishka.core.moves import Exchange, Place
from tests.e2e.conftest import NewTab
from tests.e2e.tab import Tab, Way
from tests.e2e.tables import pass_turn

WAYS: tuple[Way, ...] = ("keys", "drag", "tap")


@pytest.mark.timeout(280)
@pytest.mark.parametrize(
    ("edition", "locale", "level"),
    [("ru_scrabble_home", "ru-RU", 1), ("erudit_biplant_131", "ru-RU", 2), ("en_home", "en-GB", 0)],
)
def test_a_visitor_plays_a_whole_game_against_a_bot(
    edition: str, locale: str, level: int, new_tab: NewTab, kits: Callable[..., Kit]
) -> None:
    tab = new_tab(locale=locale, motion=edition == "en_home")
    kit = kits(edition, "mod_casual")
    tab.go("/")
    tab.page.locator(f'.ed input[value="{edition}"]').check(force=True)
    # Two taps, no account.
    tab.page.locator(".way.primary").click()
    tab.page.locator(".ranks .btn").nth(level).click()
    tab.page.wait_for_url("**/g/*")
    assert tab.table is None or tab.table["casual"]
    turn = 0
    while not finished_or_mine(tab):
        play_one(tab, kit, WAYS[turn % len(WAYS)])
        turn += 1
        assert turn < 80, "the game does not end"
    view = tab.seen()
    assert view.result is not None
    assert turn > 4
    dialog = tab.page.locator("dialog .final")
    expect(dialog).to_be_visible()
    for total in view.result.totals:
        expect(dialog.locator("td.total", has_text=str(total)).first).to_be_visible()
    tab.page.locator("dialog footer .btn.primary").click()
    tab.until(lambda: tab.view is not None and tab.view.result is None, "the next game has begun")


def finished_or_mine(tab: Tab) -> bool:
    """Waits for the viewer's turn (False) or the end (True)."""

    def settled() -> bool:
        view = tab.seen()
        return view.result is not None or (view.turn == view.viewer and "play" in view.may)

    tab.until(settled, "it is my turn or the game is over", seconds=60)
    return tab.seen().result is not None


def play_one(tab: Tab, kit: Kit, way: Way) -> None:
    """The best play by points; else an exchange of everything; else a pass."""
    view = tab.seen()
    assert view.rack is not None
    tab.board_is_drawn()
    best = kit.kernel.best(
        tab.shown_board(),
        view.rack,
        1,
        by="score",
        words_played=frozenset(view.words_played),
        bag_count=view.bag_count,
    )
    if best and isinstance(best[0].move, Place):
        tab.lay(kit.edition, best[0].move, way)
        expect(tab.page.locator(".actions .btn.primary .num")).to_have_text(str(best[0].score))
        assert tab.previews[-1]["score"] == best[0].score
        assert tab.previews[-1]["valid"] is None
        tab.commit()
        mine = [entry for entry in tab.seen().sheet if entry.seat == view.viewer and entry.kind == "play"]
        assert mine[-1].points == best[0].score
    elif view.exchange_max > 0:
        exchange_all(tab, Exchange(view.rack), view.exchange_max)
    else:
        pass_turn(tab)


def exchange_all(tab: Tab, move: Exchange, most: int) -> None:
    """Give back as many tiles as may be."""
    version = tab.seen().version
    tab.page.keyboard.press("4")
    for index in range(min(len(move.tiles), most)):
        tab.page.locator("dialog .exch .tile").nth(index).click()
    tab.page.locator("dialog .btn.primary").click()
    tab.until(lambda: tab.seen().version > version, "the exchange is taken")
