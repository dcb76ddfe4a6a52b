"""Rules that some tables have and most have not: a blank of the board read anew, a turn begun for all."""

import re
from functools import partial
from typing import Any

from playwright.sync_api import expect

from fishka.core.tiles import BLANK_BIT, Tile, letter_of
from tests.e2e.conftest import NewTab
from tests.e2e.tab import Tab
from tests.e2e.test_together import no_window, sit

LETTERS = "ACMT"
MIDDLE = 112
WINDOW_S = 120


def kept_house(tab: Tab, title: str, **parameters: object) -> str:
    """English Scrabble of hardly anything but blanks, with time to challenge, as house rules; their id."""
    letters = [{"letter": one, "count": 1, "value": 1, "vowel": one in "AEIOU"} for one in LETTERS]
    rules = {
        "extends": "en_home",
        "title": title,
        "parameters": {"challenge_window_seconds": WINDOW_S, **parameters},
        "tiles": {"letters": letters, "blanks": 90},
    }
    tab.go("/rules")
    expect(tab.page.locator(".rule-list li").first).to_be_visible()
    answer: dict[str, Any] = tab.page.evaluate(
        "async body => (await fetch('/api/rules', {method: 'POST', body: JSON.stringify(body), "
        "headers: {'content-type': 'application/json'}})).json()",
        rules,
    )
    assert re.fullmatch(r"house_\w+", answer["id"]), answer
    return str(answer["id"])


def people(tab: Tab, others: list[Tab], edition: str) -> list[Tab]:
    """A running game of these people, in turn order from who begins."""
    tab.go(f"/new?edition={edition}")
    tab.page.locator(".seat select").first.select_option("open")
    for _ in others[1:]:
        tab.page.locator(".seats > .btn").click()
    expect(tab.page.locator(".seat")).to_have_count(len(others) + 1)
    tab.page.locator(".btn.go").click()
    tab.page.wait_for_url("**/g/*")
    for other, name in zip(others, ("Maya", "Goran"), strict=False):
        sit(other, tab.page.url.removeprefix(tab.base), name)
    everybody = [tab, *others]
    for one in everybody:
        expect(one.page.locator(".board")).to_be_visible()
        one.seen()
    starter = tab.seen().turn
    assert starter is not None
    first = next(at for at, one in enumerate(everybody) if one.seen().viewer == starter)
    seated = sorted(everybody, key=lambda one: one.seen().viewer or 0)
    at = seated.index(everybody[first])
    return seated[at:] + seated[:at]


def lay_blank(tab: Tab, square: int, letter: str) -> None:
    """A blank of the rack by tap, its letter named."""
    tab.page.locator("[data-rack] .tile.blank").first.click()
    tab.cell(square).click()
    tab.page.locator("dialog .letter").get_by_text(letter, exact=True).click()
    expect(tab.cell(square)).to_contain_text(letter)


def reads(tab: Tab, letter: str) -> bool:
    """Whether the blank in the middle stands for this letter, as the server has it."""
    tile = Tile(tab.seen().board[MIDDLE])
    return bool(tile & BLANK_BIT) and LETTERS[letter_of(tile) - 1] == letter


def test_a_blank_on_the_board_is_read_as_another_letter_where_the_house_has_it(new_tab: NewTab) -> None:
    host, guest = new_tab(locale="en-GB"), new_tab(locale="en-GB")
    edition = kept_house(host, "Blanks that change", blank_designation_fixed=False)
    first, second = people(host, [guest], edition)
    lay_blank(first, MIDDLE, "C")
    lay_blank(first, MIDDLE + 1, "A")
    first.commit()
    second.page.locator(".window .btn.primary").click()
    second.until(partial(no_window, second), "the play stands")

    second.cell(MIDDLE).click()
    expect(second.page.locator("dialog")).to_contain_text("How shall this blank read?")
    second.page.locator("dialog .letter").get_by_text("M", exact=True).click()
    expect(second.cell(MIDDLE).locator(".tile.reread")).to_contain_text("M")
    expect(second.page.locator(".preview")).to_contain_text("Now lay tiles in a word with this blank")
    second.page.keyboard.press("Escape")
    expect(second.cell(MIDDLE)).to_contain_text("C")
    # The same by keyboard: the arrow led onto the blank, Shift and a letter.
    second.cell(MIDDLE - 1).click()
    second.page.keyboard.press("ArrowRight")
    second.key("M", "KeyM", shift=True)
    expect(second.cell(MIDDLE).locator(".tile.reread")).to_contain_text("M")
    second.page.keyboard.press("Escape")
    second.cell(MIDDLE).click()
    second.page.locator("dialog .letter").get_by_text("M", exact=True).click()
    lay_blank(second, MIDDLE + 2, "T")
    expect(second.page.locator(".preview .w")).to_contain_text("MAT")
    assert reads(second, "C")
    second.commit()
    for tab in (first, second):
        tab.until(partial(reads, tab, "M"), "the blank reads anew for both")
        tab.board_is_drawn()
    (entry,) = [one for one in first.seen().sheet if one.readings]
    assert [one.square for one in entry.readings] == [MIDDLE]
    # Whoever looks back sees it as it was.
    first.page.keyboard.press("Home")
    first.page.keyboard.press("PageDown")
    expect(first.cell(MIDDLE)).to_contain_text("C")
    first.page.keyboard.press("PageDown")
    expect(first.cell(MIDDLE)).to_contain_text("M")


def test_a_blank_on_the_board_keeps_its_letter_at_other_tables(new_tab: NewTab) -> None:
    host, guest = new_tab(locale="en-GB"), new_tab(locale="en-GB")
    edition = kept_house(host, "Many blanks")
    first, second = people(host, [guest], edition)
    lay_blank(first, MIDDLE, "C")
    lay_blank(first, MIDDLE + 1, "A")
    first.commit()
    second.page.locator(".window .btn.primary").click()
    second.until(partial(no_window, second), "the play stands")
    second.cell(MIDDLE).click()
    expect(second.page.locator("dialog")).to_have_count(0)


def test_whoever_is_next_begins_his_turn_and_nobody_may_challenge_any_more(new_tab: NewTab) -> None:
    host, *others = (new_tab(locale="en-GB") for _ in range(3))
    edition = kept_house(host, "Three at a table")
    first, second, third = people(host, others, edition)
    lay_blank(first, MIDDLE, "C")
    lay_blank(first, MIDDLE + 1, "A")
    first.commit()
    ring = third.page.locator(".window .ring")
    left = float(ring.evaluate("ring => ring.style.getPropertyValue('--left')"))
    shown = int(ring.inner_text())
    assert 0 < left * WINDOW_S <= shown <= left * WINDOW_S + 2, "the ring is of the whole time of this window"
    expect(third.page.get_by_role("button", name="Begin my turn")).to_have_count(0)
    expect(second.page.locator(".window")).to_contain_text("nobody can challenge this play any more")
    second.page.get_by_role("button", name="Begin my turn").click()
    for tab in (first, second, third):
        tab.until(partial(no_window, tab), "the window is closed for all")
    expect(third.page.locator(".window")).to_have_count(0)
    assert second.seen().turn == second.seen().viewer


def test_the_others_say_whether_a_word_fits_the_theme(new_tab: NewTab) -> None:
    host, *others = (new_tab(locale="en-GB") for _ in range(3))
    casual = {"validation": "auto_reject", "challenge_policy": "none", "challenge_window": "none"}
    theme = {"theme": "animals", "points": 10, "per": "main_word", "judge": "list_or_vote"}
    edition = kept_house(host, "Animals", theme_bonus=theme, **casual)
    first, second, third = people(host, others, edition)
    for step, letter in enumerate("CAT"):
        lay_blank(first, MIDDLE + step, letter)
    first.page.get_by_label("Fits the theme “animals”: +10").check()
    first.commit()
    expect(first.page.locator(".window")).to_contain_text("CAT: the others judge whether it fits")
    expect(first.page.get_by_role("button", name="It fits")).to_have_count(0)
    expect(third.page.locator(".window")).to_contain_text("0 of 2 have spoken")
    # Half of them is enough.
    second.page.get_by_role("button", name="It fits").click()
    me = first.seen().viewer or 0
    for tab in (first, second, third):
        tab.until(lambda tab=tab: not tab.seen().votes, "the vote is over")
        assert tab.seen().seats[me].score == 10, "blanks are worth nothing, the theme is"
        expect(tab.page.locator(".window")).to_have_count(0)


def test_who_finds_no_word_shows_the_tiles_and_exchanges_when_nobody_finds_one(new_tab: NewTab) -> None:
    host, guest = new_tab(), new_tab()
    first, second = people(host, [guest], "erudit_vyatka")
    assert "stuck" in first.seen().may
    assert "exchange" not in first.seen().may
    first.page.get_by_role("button", name="Не нахожу слова").click()
    expect(second.page.locator(".window")).to_contain_text("слово не находится")
    expect(second.page.locator(".open-racks .tile")).to_have_count(len(first.rack_text()))
    second.page.get_by_role("button", name="Я тоже нет").click()
    first.until(lambda: "exchange" in first.seen().may, "tiles may be exchanged now")
    expect(first.page.locator(".window")).to_have_count(0)
