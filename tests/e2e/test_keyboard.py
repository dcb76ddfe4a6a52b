"""Playing without a mouse: the keyboard's part of the client's specification, a line a test."""

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from fishka.bots.kit import Kit
from fishka.core.tiles import Tile
from fishka.rules.keyboards import keys_of
from tests.e2e.conftest import NewTab
from tests.e2e.tab import Tab
from tests.e2e.tables import against_bot, best_play, empty_row, my_turn, with_a_blank, with_frames


def arrow(tab: Tab) -> tuple[int, str] | None:
    """Where the cursor is and where it points."""
    cursor = tab.page.locator(".sq.cursor")
    if cursor.count() == 0:
        return None
    down = cursor.locator(".arrow.down").count() == 1
    return int(cursor.get_attribute("data-square") or -1), "down" if down else "right"


def is_other(tab: Tab, rack: str) -> bool:
    return tab.rack_text() != rack


def first_letters(tab: Tab, count: int) -> list[Tile]:
    """Lettered tiles of the rack."""
    rack = tab.seen().rack
    assert rack is not None
    return [tile for tile in rack if tile][:count]


def test_clicks_on_a_square_turn_the_arrow_and_hide_it(new_tab: NewTab) -> None:
    tab = against_bot(new_tab())
    at = empty_row(tab, 3)
    for expected in ((at, "right"), (at, "down"), None):
        tab.cell(at).click()
        assert arrow(tab) == expected
    tab.cell(at).click()
    tab.cell(at + 1).click()
    assert arrow(tab) == (at + 1, "right")
    fixed = next((square for square, tile in enumerate(tab.seen().board) if tile), None)
    if fixed is not None:
        tab.cell(fixed).click()
        assert arrow(tab) == (at + 1, "right")


def test_arrow_keys_lead_the_cursor_and_the_focus(new_tab: NewTab) -> None:
    tab = against_bot(new_tab())
    at = empty_row(tab, 3)
    tab.cell(at).click()
    tab.page.keyboard.press("ArrowRight")
    tab.page.keyboard.press("ArrowDown")
    expected = at + 1 + tab.seen().cols
    expect(tab.page.locator(".sq.cursor")).to_have_attribute("data-square", str(expected))
    expect(tab.cell(expected)).to_be_focused()
    tab.page.keyboard.press("Escape")
    assert arrow(tab) is None
    tab.page.keyboard.press("ArrowUp")
    expect(tab.page.locator(".sq.cursor")).to_have_attribute("data-square", str(expected))
    tab.page.keyboard.press("Insert")
    assert tab.page.locator(".sq.cursor").count() == 1


def test_letters_run_along_the_arrow_and_backspace_takes_them_back(
    new_tab: NewTab, kits: Callable[..., Kit]
) -> None:
    tab = against_bot(new_tab())
    edition = kits("ru_scrabble_home", "mod_casual").edition
    at = empty_row(tab, 4)
    one, two, three = first_letters(tab, 3)
    tab.cell(at).click()
    for tile in (one, two, three):
        tab.letter(edition, tile)
    letters = edition.alphabet.letters
    assert tab.laid() == {at: letters[one - 1], at + 1: letters[two - 1], at + 2: letters[three - 1]}
    assert arrow(tab) == (at + 3, "right")
    tab.page.keyboard.press("Backspace")
    assert tab.laid() == {at: letters[one - 1], at + 1: letters[two - 1]}
    assert arrow(tab) == (at + 2, "right")
    tab.page.keyboard.press("ArrowLeft")
    tab.page.keyboard.press("Delete")
    assert tab.laid() == {at: letters[one - 1]}
    tab.page.keyboard.press("Escape")
    assert tab.laid() == {}
    assert len(tab.rack_text()) == 7


def test_an_english_keyboard_layout_plays_russian_letters(new_tab: NewTab, kits: Callable[..., Kit]) -> None:
    tab = against_bot(new_tab())
    edition = kits("ru_scrabble_home", "mod_casual").edition
    at = empty_row(tab, 2)
    tile = first_letters(tab, 1)[0]
    letter = edition.alphabet.letters[tile - 1]
    code = next(code for code, text in keys_of("ru").items() if text == letter)
    tab.cell(at).click()
    tab.page.keyboard.press(code)
    assert tab.laid() == {at: letter}
    expect(tab.page.locator(".toast")).to_be_visible()


def test_shift_lays_a_blank_and_a_missing_letter_takes_one(new_tab: NewTab, kits: Callable[..., Kit]) -> None:
    tab = new_tab()
    with_frames(tab, with_a_blank)
    against_bot(tab, blanks=True)
    edition = kits("ru_scrabble_home", "mod_casual").edition
    at = empty_row(tab, 3)
    rack = tab.rack_text()
    assert rack.count("?") >= 1
    letter = next(text for text in rack if text != "?")
    tile = edition.alphabet.letters.index(letter) + 1
    tab.cell(at).click()
    tab.letter(edition, tile, blank=True)
    expect(tab.cell(at).locator(".tile.blank")).to_have_text(letter)
    tab.page.keyboard.press("Escape")
    tab.cell(at).click()
    while arrow(tab) != (at, "right"):
        tab.cell(at).click()
    missing = next(i for i, text in enumerate(edition.alphabet.letters, 1) if text not in rack)
    tab.letter(edition, missing)
    expect(tab.cell(at).locator(".tile.blank")).to_have_text(edition.alphabet.letters[missing - 1])
    expect(tab.page.locator("[aria-live=polite]")).to_contain_text(edition.alphabet.letters[missing - 1])


def test_space_shuffles_only_what_is_in_the_rack(new_tab: NewTab, kits: Callable[..., Kit]) -> None:
    tab = against_bot(new_tab())
    edition = kits("ru_scrabble_home", "mod_casual").edition
    at = empty_row(tab, 2)
    tab.cell(at).click()
    tab.letter(edition, first_letters(tab, 1)[0])
    laid, before = tab.laid(), tab.rack_text()
    if len(set(before)) < 2:
        return
    for _ in range(4):
        seen = tab.rack_text()
        tab.page.keyboard.press("Space")
        tab.until(partial(is_other, tab, seen), "the rack is shuffled")
        assert sorted(tab.rack_text()) == sorted(before)
    assert tab.laid() == laid


def test_enter_held_or_pressed_twice_sends_one_move(new_tab: NewTab, kits: Callable[..., Kit]) -> None:
    tab = against_bot(new_tab())
    kit = kits("ru_scrabble_home", "mod_casual")
    tab.lay(kit.edition, best_play(tab, kit), "keys")
    version = tab.seen().version
    tab.page.keyboard.down("Enter")
    tab.page.keyboard.down("Enter")
    tab.page.keyboard.up("Enter")
    tab.page.keyboard.press("Enter")
    tab.until(lambda: tab.seen().version > version, "the play is taken")
    my_turn(tab)
    assert len([frame for frame in tab.sent if frame["t"] == "play"]) == 1
    assert len([entry for entry in tab.seen().sheet if entry.seat == tab.seen().viewer]) == 1


def test_enter_on_an_impossible_placement_says_why_and_sends_nothing(
    new_tab: NewTab, kits: Callable[..., Kit]
) -> None:
    tab = against_bot(new_tab())
    edition = kits("ru_scrabble_home", "mod_casual").edition
    corner = tab.seen().cols * 14
    one, two = first_letters(tab, 2)
    tab.cell(corner).click()
    tab.letter(edition, one)
    tab.page.keyboard.press("ArrowRight")
    tab.letter(edition, two)
    tab.until(lambda: bool(tab.previews) and tab.previews[-1]["code"] == "gap", "the server has seen both")
    expect(tab.page.locator("[data-preview] .mute")).to_be_visible()
    expect(tab.page.locator(".bubble")).to_have_count(0)
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator("[data-preview]")).to_be_focused()
    assert not [frame for frame in tab.sent if frame["t"] == "play"]
    assert len(tab.laid()) == 2


def test_digits_open_pass_and_exchange_and_modifiers_stay_the_browsers(new_tab: NewTab) -> None:
    tab = against_bot(new_tab())
    tab.page.keyboard.press("Control+2")
    expect(tab.page.locator("dialog")).to_have_count(0)
    tab.page.keyboard.press("4")
    expect(tab.page.locator("dialog .exch")).to_be_visible()
    # The key that opened it is no choice.
    expect(tab.page.locator("dialog .exch .picked")).to_have_count(0)
    tab.page.keyboard.press("-")
    expect(tab.page.locator("dialog .exch .picked")).to_have_count(7)
    tab.page.keyboard.press("Escape")
    tab.page.keyboard.press("2")
    expect(tab.page.locator("dialog .btn.primary")).to_be_focused()
    version = tab.seen().version
    tab.page.keyboard.press("Enter")
    tab.until(lambda: tab.seen().version > version, "the pass is taken")
    assert tab.seen().sheet[-1].kind in {"pass", "play", "exchange"}


def test_exchange_by_letters_gives_back_just_these(new_tab: NewTab, kits: Callable[..., Kit]) -> None:
    tab = against_bot(new_tab())
    edition = kits("ru_scrabble_home", "mod_casual").edition
    tile = first_letters(tab, 1)[0]
    tab.page.keyboard.press("4")
    expect(tab.page.locator("dialog .exch")).to_be_visible()
    tab.letter(edition, tile)
    expect(tab.page.locator("dialog .exch .picked")).to_have_count(1)
    tab.page.keyboard.press("Enter")
    tab.until(
        lambda: any(entry.kind == "exchange" and entry.count == 1 for entry in tab.seen().sheet), "it is done"
    )
    sent = [frame["move"] for frame in tab.sent if frame["t"] == "play"]
    assert sent == [{"type": "exchange", "tiles": [tile]}]


def test_home_and_end_walk_through_the_moves_and_escape_comes_back(
    new_tab: NewTab, kits: Callable[..., Kit]
) -> None:
    tab = against_bot(new_tab())
    kit = kits("ru_scrabble_home", "mod_casual")
    tab.lay(kit.edition, best_play(tab, kit), "keys")
    tab.commit()
    my_turn(tab)
    tiles = tab.page.locator(".board .tile")
    whole = sum(1 for tile in tab.seen().board if tile)
    tab.page.keyboard.press("Home")
    expect(tiles).to_have_count(0)
    expect(tab.page.locator(".window.review")).to_be_visible()
    tab.page.keyboard.press("PageDown")
    first = tab.seen().sheet[0]
    expect(tiles).to_have_count(len(first.placed))
    tab.page.keyboard.press("PageUp")
    expect(tiles).to_have_count(0)
    tab.page.keyboard.press("End")
    expect(tiles).to_have_count(whole)
    tab.page.keyboard.press("Home")
    tab.page.keyboard.press("Escape")
    expect(tiles).to_have_count(whole)
    expect(tab.page.locator(".window.review")).to_have_count(0)


def test_the_board_is_a_grid_with_names_and_one_tab_stop(new_tab: NewTab) -> None:
    tab = against_bot(new_tab())
    expect(tab.page.get_by_role("grid")).to_be_visible()
    expect(tab.page.locator('[role="gridcell"][tabindex="0"]')).to_have_count(1)
    name = tab.cell(0).get_attribute("aria-label") or ""
    assert re.match(r"A1, ", name), name
    # Board, then rack, then controls.
    tab.page.locator('[role="gridcell"][tabindex="0"]').focus()
    tab.page.keyboard.press("Tab")
    expect(tab.page.locator("[data-rack] .tile").first).to_be_focused()
