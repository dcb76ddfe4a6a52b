"""People at one table: the invite link, challenges, the end by agreement, two tabs of one player."""

import json
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from fishka.bots.kit import Kit
from fishka.core.board import Placed, Square
from fishka.core.moves import Place
from fishka.core.tiles import Tile
from tests.e2e.conftest import NewTab, kit_of
from tests.e2e.tab import Tab
from tests.e2e.tables import best_play, pass_turn, play_of


def invite(tab: Tab, edition: str = "ru_scrabble_home") -> str:
    """Opens a table with a seat for a friend; gives its path, which is the invitation."""
    tab.go("/")
    tab.page.locator(f'.ed input[value="{edition}"]').check(force=True)
    tab.page.locator(".way.friend").click()
    tab.page.wait_for_url("**/g/*")
    link = tab.page.locator(".invite code").inner_text()
    assert link == tab.page.url
    return link.removeprefix(tab.base)


def sit(tab: Tab, path: str, name: str) -> None:
    """Comes by the link and sits down under a name."""
    tab.go(path)
    tab.page.locator(".sit input").fill(name)
    tab.page.locator(".sit .btn.primary").click()


def pair(new_tab: NewTab, edition: str = "ru_scrabble_home") -> tuple[Tab, Tab]:
    """Two people in a running game; who is on turn comes first, with a rack that has a play."""
    first, second = begin_pair(new_tab, edition)
    while play_of(first, kit_of(edition)) is None:
        first, second = begin_pair(new_tab, edition)
    return first, second


def begin_pair(new_tab: NewTab, edition: str) -> tuple[Tab, Tab]:
    """Two people in a running game; who is on turn comes first."""
    host, guest = new_tab(), new_tab()
    path = invite(host, edition)
    sit(guest, path, "Горан" if edition != "en_home" else "Maya")
    for tab in (host, guest):
        tab.seen()
        expect(tab.page.locator(".board")).to_be_visible()
    return (host, guest) if host.seen().turn == host.seen().viewer else (guest, host)


def nonsense(tab: Tab, kit: Kit) -> Place:
    """A play of two tiles through the start that is no word."""
    rack = tab.seen().rack
    assert rack is not None
    lettered = [tile for tile in rack if tile]
    middle = kit.tables.start_squares[0]
    for one in lettered:
        for two in lettered:
            word = bytes((one, two))
            if lettered.count(one) + (one != two) >= 2 and not kit.words.contains(word):
                return Place.of([_at(middle, one), _at(middle + 1, two)])
    raise AssertionError("every pair of this rack is a word")


def _at(square: int, tile: int) -> Placed:
    return Placed(Square(square), Tile(tile))


def came_off(tab: Tab) -> bool:
    return tab.seen().sheet[-1].kind == "withdrawn"


def no_window(tab: Tab) -> bool:
    return tab.seen().window is None


def test_a_friend_comes_by_the_link_and_is_seen_with_a_name(new_tab: NewTab) -> None:
    host, guest = new_tab(), new_tab(width=390, height=844, touch=True)
    path = invite(host)
    expect(host.page.locator(".invite .qr")).to_have_js_property("complete", True)
    # The game begins by itself when the last seat is taken.
    sit(guest, path, "Горан")
    for tab in (host, guest):
        expect(tab.page.locator(".board")).to_be_visible()
    expect(host.page.locator(".player .name", has_text="Горан")).to_be_visible()
    # A third may look on, and sees nobody's tiles.
    third = new_tab()
    third.go(path)
    expect(third.page.locator(".board")).to_be_visible()
    assert third.seen().rack is None
    expect(third.page.locator("[data-rack]")).to_have_count(0)


def test_a_table_for_three_is_started_by_its_host_without_the_third(new_tab: NewTab) -> None:
    host, guest = new_tab(), new_tab()
    host.go("/new")
    host.page.locator(".seat select").first.select_option("open")
    host.page.locator(".seats > .btn").click()
    expect(host.page.get_by_role("switch").first).to_have_attribute("aria-checked", "false")
    host.page.locator(".btn.go").click()
    host.page.wait_for_url("**/g/*")
    sit(guest, host.page.url.removeprefix(host.base), "Горан")
    expect(host.page.locator(".seat", has_text="Горан")).to_be_visible()
    expect(guest.page.locator(".room .row .btn.primary")).to_have_count(0)
    host.page.locator(".room .row .btn.primary").click()
    for tab in (host, guest):
        expect(tab.page.locator(".board")).to_be_visible()
        assert len(tab.seen().seats) == 2


def test_a_name_of_mixed_scripts_is_refused_in_words(new_tab: NewTab) -> None:
    host, guest = new_tab(), new_tab()
    path = invite(host)
    sit(guest, path, "Гoран")  # a Latin o
    expect(guest.page.locator(".field.error small")).to_be_visible()
    guest.errors.clear()  # the browser reports the refused request by itself


def test_a_wrong_word_is_challenged_off(new_tab: NewTab, kits: Callable[..., Kit]) -> None:
    first, second = pair(new_tab)
    kit = kits("ru_scrabble_home")
    before = sorted(first.rack_text())
    first.lay(kit.edition, nonsense(first, kit), "tap")
    # No verdict at a table with challenges.
    assert first.previews[-1]["valid"] is None
    expect(first.page.locator(".preview .w.ok, .preview .w.no")).to_have_count(0)
    first.commit()
    expect(first.page.locator(".window")).to_be_visible()
    expect(second.page.locator(".window .ring")).to_be_visible()
    second.page.keyboard.press("3")
    expect(second.page.locator("dialog .cost")).to_be_visible()
    second.page.locator("dialog .btn.danger").click()
    for tab in (first, second):
        tab.until(partial(came_off, tab), "the play comes off")
        expect(tab.page.locator(".board .tile")).to_have_count(0)
    assert first.seen().seats[first.seen().viewer or 0].score == 0
    assert second.seen().turn == second.seen().viewer
    expect(first.rack()).to_have_count(7)
    assert sorted(first.rack_text()) == before


def test_a_good_word_stands_and_is_accepted(new_tab: NewTab, kits: Callable[..., Kit]) -> None:
    first, second = pair(new_tab)
    kit = kits("ru_scrabble_home")
    play = best_play(first, kit)
    first.lay(kit.edition, play, "keys")
    first.commit()
    # New tiles are shown when the play has settled.
    expect(first.rack()).to_have_count(7 - len(play.placed))
    second.page.locator(".window .btn.primary").click()
    first.until(lambda: first.seen().window is None, "the window is closed")
    expect(first.rack()).to_have_count(7)
    expect(second.page.locator(".board .tile.last-theirs")).to_have_count(len(play.placed))
    expect(first.page.locator(".board .tile.last-mine")).to_have_count(len(play.placed))


def test_a_challenge_in_vain_costs_what_was_said(new_tab: NewTab, kits: Callable[..., Kit]) -> None:
    first, second = pair(new_tab, "en_home")
    kit = kits("en_home")
    first.lay(kit.edition, best_play(first, kit), "drag")
    first.commit()
    second.page.locator(".window .btn", has_text="Оспорить").click()
    second.page.locator("dialog .btn.danger").click()
    second.until(lambda: any(entry.kind == "lost_turn" for entry in second.seen().sheet), "the turn is lost")
    first.until(lambda: first.seen().turn == first.seen().viewer, "the turn comes back")


def test_tiles_laid_ahead_stay_through_the_opponents_move(new_tab: NewTab, kits: Callable[..., Kit]) -> None:
    first, second = pair(new_tab)
    kit = kits("ru_scrabble_home")
    play = best_play(first, kit)
    free = next(square for square in range(16, 200) if square not in {one.square for one in play.placed})
    taken = play.placed[0].square
    letters = second.rack_text()
    for square in (free, taken):
        # A blank would ask for its letter.
        second.rack().nth(next(at for at, one in enumerate(second.rack_text()) if one != "?")).click()
        second.cell(square).click()
    first.lay(kit.edition, play, "keys")
    first.commit()
    second.until(lambda: second.seen().sheet != (), "the move is seen")
    expect(second.cell(free).locator(".tile.new")).to_be_visible()
    assert set(second.laid()) == {free}
    expect(second.rack()).to_have_count(6)
    assert len(letters) == 7


def test_two_tabs_of_one_player_show_one_game(new_tab: NewTab, kits: Callable[..., Kit]) -> None:
    first, second = pair(new_tab)
    kit = kits("ru_scrabble_home")
    twin = new_tab(context=first.page.context)
    twin.go(first.page.url.removeprefix(first.base))
    expect(twin.page.locator(".board")).to_be_visible()
    twin.lay(kit.edition, best_play(twin, kit), "keys")
    twin.commit()
    first.until(lambda: first.seen().version == twin.seen().version, "both tabs know")
    first.board_is_drawn()
    second.board_is_drawn()


@pytest.mark.timeout(200)
def test_a_whole_game_between_two_people_ends_with_the_same_result_for_both(
    new_tab: NewTab, kits: Callable[..., Kit]
) -> None:
    first, second = pair(new_tab)
    kit = kits("ru_scrabble_home")
    for turn in range(6):
        tab = first if turn % 2 == 0 else second
        other = second if tab is first else first
        play = play_of(tab, kit)
        if play is None:
            pass_turn(tab)
            continue
        tab.lay(kit.edition, play, "keys")
        tab.commit()
        other.page.locator(".window .btn.primary").click()
        other.until(partial(no_window, other), "it is accepted")
    second.page.locator(".top .btn.icon-only").last.click()
    second.page.locator("dialog .btn.danger").click()
    second.page.locator("dialog .btn.danger").click()
    for tab in (first, second):
        expect(tab.page.locator("dialog .final")).to_be_visible()
    assert json.dumps(first.page.locator("td.total").all_inner_texts()) == json.dumps(
        second.page.locator("td.total").all_inner_texts()
    )
    first.page.locator("dialog .btn.primary").click()
    first.page.wait_for_function("old => location.href !== old", arg=second.page.url)
    expect(second.page.locator("dialog .btn.primary")).to_contain_text("К новой партии")
    second.page.locator("dialog .btn.primary").click()
    expect(second.page.locator(".board")).to_be_visible()
    assert first.page.url == second.page.url
