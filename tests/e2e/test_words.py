"""Words on the site: the page, the look-up in a game, the closed dictionary, appeals."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fishka.core.moves import Place
from tests.e2e.conftest import NewTab, kit_of
from tests.e2e.server import Server
from tests.e2e.tab import Tab
from tests.e2e.tables import against_bot, best_play, my_turn, with_frames
from tests.e2e.test_pictures import SIZES, picture
from tests.e2e.test_together import begin_pair, pair

LOOK_UP_MS = 40_000
"""The first look-up of a server opens all lists of the language."""


def lay_best(tab: Tab, edition: str, *modifiers: str) -> Place:
    """The play of most points, laid and taken."""
    kit = kit_of(edition, *modifiers)
    play = best_play(tab, kit)
    tab.lay(kit.edition, play, "keys")
    tab.commit()
    return play


def verdict(page: Page) -> str:
    """What the shown card says first."""
    return page.locator(".verdict").inner_text()


@pytest.mark.parametrize(
    ("locale", "path", "shown", "says"),
    [
        ("ru-RU", "?list=ru_general&word=пьешь", "ПЬЁШЬ", "Есть в списке «Русский, общий»"),
        ("ru-RU", "?list=ru_nouns&word=пью", "ПЬЮ", "Нет в списке «Русские существительные»"),
        ("en-GB", "?list=en_general&word=cat", "CAT", "In the list “English, general”"),
        ("en-GB", "?list=en_general&word=xqzz", "XQZZ", "Not in the list “English, general”"),
    ],
)
def test_an_address_shows_what_is_known_of_a_word(
    new_tab: NewTab, locale: str, path: str, shown: str, says: str
) -> None:
    tab = new_tab(locale=locale)
    tab.go(f"/words{path}")
    expect(tab.page.locator(".wname")).to_have_text(shown, timeout=LOOK_UP_MS)
    assert verdict(tab.page) == says


def test_a_word_is_typed_and_the_address_follows(new_tab: NewTab) -> None:
    tab = new_tab()
    tab.go("/")
    tab.page.get_by_role("navigation").get_by_role("link", name="Слова").click()
    tab.page.get_by_label("Слово", exact=True).fill("ежик")
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator(".wname")).to_have_text("ЁЖИК", timeout=LOOK_UP_MS)
    assert "word=" in tab.page.url
    tab.page.reload()
    expect(tab.page.locator(".wname")).to_have_text("ЁЖИК", timeout=LOOK_UP_MS)
    tab.page.get_by_label("Список слов").select_option("en_general")
    expect(tab.page.locator(".why")).to_contain_text("букв", timeout=LOOK_UP_MS)


@pytest.mark.timeout(200)
def test_a_search_is_in_the_address_and_goes_on_page_by_page(new_tab: NewTab) -> None:
    tab = new_tab()
    tab.go("/words?list=ru_nouns")
    tab.page.get_by_role("link", name="Найти").click()
    expect(tab.page.get_by_role("button", name="По маске")).to_be_visible()
    tab.page.locator(".ask .input.word").fill("к??к*")
    tab.page.keyboard.press("Enter")
    words = tab.page.locator(".found li a")
    expect(words).to_have_count(100, timeout=2 * LOOK_UP_MS)
    tab.page.get_by_role("button", name="Показать ещё").click()
    expect(words.nth(100)).to_be_visible(timeout=LOOK_UP_MS)
    tab.page.reload()
    expect(words).to_have_count(100, timeout=LOOK_UP_MS)
    tab.page.get_by_role("button", name="Анаграммы").click()
    tab.page.locator(".ask .input.word").fill("товар")
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator(".found")).to_contain_text("РВОТА", timeout=LOOK_UP_MS)
    tab.page.get_by_role("link", name="АВТОР").click()
    expect(tab.page.locator(".wname")).to_have_text("АВТОР", timeout=LOOK_UP_MS)
    tab.page.go_back()
    expect(tab.page.locator(".found")).to_contain_text("РВОТА", timeout=LOOK_UP_MS)


def test_a_request_that_fails_is_not_checked_and_never_invalid(new_tab: NewTab) -> None:
    tab = new_tab()
    tab.page.route("**/api/lexicons/*/words/*", lambda route: route.abort())
    tab.go("/words?list=ru_general&word=пшщц")
    expect(tab.page.locator(".verdict")).to_have_text("не проверено", timeout=LOOK_UP_MS)
    assert tab.page.locator(".verdict.no").count() == 0
    tab.page.unroute("**/api/lexicons/*/words/*")
    tab.page.get_by_role("button", name="Спросить ещё раз").click()
    expect(tab.page.locator(".verdict.no")).to_be_visible(timeout=LOOK_UP_MS)
    tab.errors.clear()  # the browser reports the request that was cut


def test_words_of_the_sheet_and_the_board_are_looked_up_in_a_casual_game(new_tab: NewTab) -> None:
    tab = against_bot(new_tab())
    play = lay_best(tab, "ru_scrabble_home", "mod_casual")
    my_turn(tab)
    word = tab.page.locator(".sheet .word-link").last
    name = word.inner_text()
    word.focus()
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator("dialog .wname")).to_have_text(
        re.compile(f"^{name.replace('Е', '[ЕЁ]')}$"), timeout=LOOK_UP_MS
    )
    assert verdict(tab.page) == "В этой партии это слово"
    tab.page.keyboard.press("Escape")
    tab.cell(play.placed[0].square).click(button="right")
    expect(tab.page.locator("dialog .verdict.yes")).to_be_visible(timeout=LOOK_UP_MS)
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator("dialog")).to_have_count(0)


def closed(page: Page, path: str) -> None:
    """The server refuses a request of this page's visitor."""
    answer = page.evaluate(
        "async path => { const r = await fetch(path); return [r.status, (await r.json()).code]; }", path
    )
    assert answer == [403, "dictionary_closed"], (path, answer)


def with_many_words(frame: dict[str, Any]) -> dict[str, Any]:
    """Every play of the sheet made its words six times over."""
    if frame["t"] == "view":
        for entry in frame["view"]["sheet"]:
            entry["words"] *= 6
    return frame


def test_every_word_of_a_play_of_many_words_can_be_pressed(new_tab: NewTab) -> None:
    tab = new_tab()
    with_frames(tab, with_many_words)
    against_bot(tab)
    lay_best(tab, "ru_scrabble_home", "mod_casual")
    my_turn(tab)
    words = tab.page.locator(".sheet .word-link")
    assert words.count() >= 6
    for index in range(words.count()):
        words.nth(index).click()
        expect(tab.page.locator("dialog .wname")).to_be_visible(timeout=LOOK_UP_MS)
        tab.page.keyboard.press("Escape")
    assert not picture(tab, "words-many-1440")


def test_a_game_with_challenges_keeps_the_dictionary_closed_until_its_end(new_tab: NewTab) -> None:
    first, second = pair(new_tab, "ru_scrabble_home")
    lay_best(first, "ru_scrabble_home")
    tab = second
    tab.until(lambda: bool(tab.seen().sheet), "the play is seen")
    tab.page.locator(".sheet .word-link").first.click()
    expect(tab.page.locator("dialog .closed")).to_contain_text("не разрешают", timeout=LOOK_UP_MS)
    assert tab.page.locator("dialog .verdict").count() == 0
    tab.page.keyboard.press("Escape")
    game = tab.page.url.rsplit("/", 1)[1]
    for word in ("род", "пшщц"):
        closed(tab.page, f"/api/games/{game}/words/{word}")
        closed(tab.page, f"/api/lexicons/ru_general/words/{word}")
        closed(tab.page, f"/api/lexicons/ru_wide/words/{word}")
    tab.errors.clear()  # the browser reports refusals
    other = new_tab(context=tab.page.context)
    other.go("/words?list=ru_general&word=род")
    expect(other.page.locator(".closed")).to_be_visible(timeout=LOOK_UP_MS)
    other.page.get_by_role("link", name="К партии").click()
    other.page.wait_for_url("**/g/*")
    other.page.get_by_role("button", name="Меню").click()
    other.page.locator("dialog .btn.danger").click()
    other.page.locator("dialog .btn.danger").click()
    expect(other.page.locator("dialog .final")).to_be_visible()
    other.page.keyboard.press("Escape")
    other.page.locator(".sheet .word-link").first.click()
    expect(other.page.locator("dialog .verdict")).to_be_visible(timeout=LOOK_UP_MS)
    other.errors.clear()


def test_an_appeal_is_sent_answered_and_seen(new_tab: NewTab, server: Server) -> None:
    tab = new_tab(locale="en-GB")
    tab.go("/words?list=en_general&word=zzyzx")
    tab.page.get_by_role("button", name="This should be a word").click()
    tab.page.get_by_role("textbox", name="This should be a word").fill("A road in California")
    tab.page.get_by_role("button", name="Send").click()
    expect(tab.page.get_by_role("status")).to_contain_text("1 player asks to add it")
    appeals = json.loads(server.operate("lexicon", "appeals", "--json"))["appeals"]
    (appeal,) = [one for one in appeals if one["word"] == "ZZYZX"]
    server.operate("lexicon", "decide", appeal["id"], "reject", "--reason", "A proper name")
    tab.page.reload()
    expect(tab.page.locator(".appeals")).to_contain_text("turned down")
    expect(tab.page.locator(".appeals")).to_contain_text("A proper name")


@pytest.mark.timeout(400)
@pytest.mark.parametrize(("locale", "dark"), [("ru-RU", False), ("ru-RU", True), ("en-GB", False)])
def test_pages_about_words_are_fit_to_be_seen(new_tab: NewTab, locale: str, dark: bool) -> None:
    tab = new_tab(locale=locale, dark=dark)
    faults: list[str] = []
    mark = f"{locale[:2]}-{'dark' if dark else 'light'}"

    def shoot(name: str) -> None:
        for size in ("320", "360", "1440"):
            width, height = SIZES[size]
            tab.page.set_viewport_size({"width": width, "height": height})
            faults.extend(picture(tab, f"words-{name}-{size}-{mark}"))
            wide = tab.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{name} is {wide} wide at {width}"

    word, none = ("рода", "пшщц") if locale == "ru-RU" else ("bank", "xqzz")
    tab.go(f"/words?word={word}")
    expect(tab.page.locator(".wcard")).to_be_visible(timeout=LOOK_UP_MS)
    shoot("known")
    ways = (("pattern", "?о*а"), ("hooks", "бор")) if locale == "ru-RU" else (("letters", "retain?"),)
    for way, text in ways:
        tab.go(f"/words?find={way}&q={text}")
        expect(tab.page.locator(".found li").first).to_be_visible(timeout=2 * LOOK_UP_MS)
        shoot(f"find-{way}")
    tab.go(f"/words?word={none}")
    tab.page.locator(".appeal .mini-link").click()
    shoot("appeal")
    edition = "ru_scrabble_home" if locale == "ru-RU" else "en_home"
    against_bot(tab, edition)
    lay_best(tab, edition, "mod_casual")
    my_turn(tab)
    tab.page.locator(".sheet .word-link").last.click()
    expect(tab.page.locator("dialog .verdict.yes")).to_be_visible(timeout=LOOK_UP_MS)
    shoot("game")
    assert not faults, "\n".join(faults)


def test_whoever_watches_finds_no_verdict_either(new_tab: NewTab) -> None:
    first, _ = begin_pair(new_tab, "en_home")
    watcher = new_tab(locale="en-GB")
    watcher.go(first.page.url.removeprefix(first.base))
    watcher.seen()
    closed(watcher.page, f"/api/games/{first.page.url.rsplit('/', 1)[1]}/words/cat")
    watcher.errors.clear()
