"""Rules on the site: the editor of house rules, their page and file, the rules at the table, clocks."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import NewTab
from tests.e2e.tab import Tab
from tests.e2e.tables import begin_against_bot, my_turn
from tests.e2e.test_pictures import SIZES, picture

HOUSE = "Sunday at home"


def group(page: Page, name: str) -> Locator:
    """A group of rules in the editor, opened."""
    found = page.locator("details.group").filter(
        has=page.locator("summary", has_text=re.compile(rf"^\s*{name}\b"))
    )
    found.locator("summary").click()
    return found


def eight_tiles(tab: Tab) -> None:
    """English Scrabble with racks of eight and ties that are shared, in the editor."""
    tab.go("/rules/edit?from=en_home")
    tab.page.get_by_label("What your rules are called").fill(HOUSE)
    rack = group(tab.page, "Tiles and racks").get_by_label("Tiles on a rack")
    rack.fill("8")
    rack.blur()
    group(tab.page, "Final adjustment").get_by_label("Equal scores").select_option("none")
    expect(tab.page.locator(".outcome h2")).to_have_text("2 differences")


def test_house_rules_are_made_read_sent_on_as_a_file_and_played(new_tab: NewTab, tmp_path: Path) -> None:
    tab = new_tab(locale="en-GB")
    page = tab.page
    eight_tiles(tab)
    expect(page.locator(".diffs")).to_contain_text("Tiles on a rack: 8 (else 7) A rack holds 8 tiles")
    expect(page.locator(".diffs")).to_contain_text("Equal scores: shared")
    keep = page.get_by_role("button", name="Keep these rules")
    bonus = group(page, "Scoring").get_by_label("Bonus by tiles laid", exact=True)
    bonus.fill("9: 100")
    bonus.blur()
    expect(page.locator(".outcome")).to_contain_text("has a bonus for 9 tiles, but a rack holds 8")
    expect(keep).to_be_disabled()
    bonus.fill("8: 60")
    bonus.blur()
    expect(page.locator(".outcome h2")).to_have_text("3 differences")
    keep.click()
    page.wait_for_url(re.compile(r"/rules/house_\w+$"))
    differences = page.locator(".rule-text section.first")
    expect(differences).to_contain_text("Differences from English Scrabble")
    expect(differences).to_contain_text("Everybody holds 8 tiles on a rack")

    with page.expect_download() as sent:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / sent.value.suggested_filename
    sent.value.save_as(file)
    kept = page.url.removeprefix(tab.base)
    friend = new_tab(locale="en-GB")
    friend.go("/rules")
    friend.page.locator("input[type=file]").set_input_files(file)
    friend.page.wait_for_url("**/rules/edit")
    expect(friend.page.get_by_label("What your rules are called")).to_have_value(HOUSE)
    expect(friend.page.locator(".outcome h2")).to_have_text("3 differences")
    expect(friend.page.locator(".diffs")).to_contain_text("A rack holds 8 tiles")

    page.get_by_role("link", name="Play by these rules").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/g/*")
    my_turn(tab)
    expect(tab.rack()).to_have_count(8)
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("dialog section.first")).to_contain_text("Everybody holds 8 tiles")
    tab.go("/rules")
    expect(page.get_by_role("link", name=HOUSE)).to_have_attribute("href", kept)


def test_a_file_that_is_no_rules_is_refused_in_words(new_tab: NewTab, tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text('title = "X"\nextends = "en_home"\n[parameters\nrack_size = 8\n', "utf-8")
    tab = new_tab(locale="en-GB")
    tab.go("/rules")
    tab.page.locator("input[type=file]").set_input_files(file)
    expect(tab.page.get_by_role("alert")).to_contain_text("The file cannot be understood at line 3")


def test_the_rules_are_read_at_the_table_in_each_language(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    begin_against_bot(tab, "en_home", 0)
    sections = tab.page.locator("dialog .rule-text h2")
    for language, title, ends in (
        ("en", "Rules", "End of the game"),
        ("ru", "Правила", "Конец партии"),
        ("mk", "Правила", "Крај на играта"),
    ):
        tab.page.evaluate(
            "language => localStorage.setItem('fishka.prefs', JSON.stringify({ lang: language }))", language
        )
        tab.page.reload()
        tab.page.get_by_role("button", name=title, exact=True).click()
        expect(sections.filter(has_text=ends)).to_be_visible()
        assert sections.count() >= 6


def seconds_shown(page: Page) -> int:
    """What the running clock shows, in seconds."""
    minutes, seconds = page.locator(".clock.running:visible").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


@pytest.mark.parametrize(
    ("edition", "most", "clocks"),
    [("ru_scrabble_tournament_clock", 1500, 2), ("ru_scrabble_tournament_move", 120, 1)],
)
def test_a_clock_runs_for_whoever_is_on_turn(new_tab: NewTab, edition: str, most: int, clocks: int) -> None:
    tab = new_tab()
    tab.go(f"/new?edition={edition}")
    tab.page.locator(".btn.go").click()
    tab.page.wait_for_url("**/g/*")
    my_turn(tab)
    expect(tab.page.locator(".player.active .clock.running:visible")).to_have_count(1)
    expect(tab.page.locator(".clock:visible")).to_have_count(clocks)
    first = seconds_shown(tab.page)
    assert 0 < first <= most
    tab.until(lambda: seconds_shown(tab.page) < first, "the clock runs")


def test_words_of_the_house_and_a_family_game_are_chosen_and_shown_at_the_table(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    page = tab.page
    tab.go("/new?edition=en_home")
    page.get_by_role("switch", name="Family game").click()
    page.get_by_text("Words at this table").click()
    page.get_by_role("button", name="Add a word").click()
    page.get_by_label("Word", exact=True).fill("zyzzyx")
    page.get_by_label("Why").fill("Granny says so")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/g/*")
    my_turn(tab)
    expect(page.locator("header .tag")).to_have_text("family")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_text("Words of this game").click()
    expect(page.locator("dialog .changes")).to_contain_text("+ ZYZZYX")
    expect(page.locator("dialog .changes")).to_contain_text("Granny says so")
    expect(page.locator("dialog")).to_contain_text("A family game: no rude words.")


def test_a_list_of_ones_own_is_brought_and_judges_a_game(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    page = tab.page
    tab.go("/words?list=en_general")
    page.get_by_text("Bring a list").click()
    page.get_by_label("Name", exact=True).fill("Our club")
    page.locator(".bring input[type=file]").set_input_files(
        {"name": "club.txt", "mimeType": "text/plain", "buffer": b"cat\ndog\n1234\n"}
    )
    page.get_by_role("button", name="Read and keep").click()
    expect(page.locator(".report")).to_contain_text("“Our club”: 2 words")
    expect(page.locator(".report")).to_contain_text("3: 1234")
    tab.go("/new?edition=en_home")
    page.get_by_label("Which list to play with").select_option(label="Our club")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/g/*")
    my_turn(tab)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_text("Words of this game").click()
    expect(page.locator("dialog .facts")).to_contain_text("Our club")
    expect(page.locator("dialog .facts")).to_contain_text("2 words")


def test_about_names_the_licence_of_every_list(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    tab.go("/about")
    english = tab.page.locator(".lists details").filter(has_text="English, general")
    english.locator("summary").click()
    expect(english.locator(".licence")).to_be_visible()
    assert "opyright" in english.locator(".licence").inner_text()
    expect(tab.page.get_by_text("SIL Open Font License")).to_be_visible()


@pytest.mark.parametrize(("locale", "dark"), [("ru-RU", True), ("en-GB", False)])
def test_pages_about_rules_are_fit_to_be_seen(new_tab: NewTab, locale: str, dark: bool) -> None:
    tab = new_tab(locale=locale, dark=dark)
    faults: list[str] = []
    mark = f"{locale[:2]}-{'dark' if dark else 'light'}"

    def shoot(name: str) -> None:
        for size in ("360", "1440"):
            width, height = SIZES[size]
            tab.page.set_viewport_size({"width": width, "height": height})
            faults.extend(picture(tab, f"rules-{name}-{size}-{mark}"))
            wide = tab.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{name} is {wide} wide at {width}"

    edition = "en_home" if locale == "en-GB" else "erudit_biplant_131"
    tab.go("/rules")
    expect(tab.page.locator(".rule-list li").first).to_be_visible()
    shoot("list")
    tab.go(f"/rules/{edition}")
    expect(tab.page.locator(".rule-text section").first).to_be_visible()
    shoot("text")
    tab.go(f"/rules/edit?from={edition}")
    expect(tab.page.locator(".outcome h2")).to_be_visible()
    tab.page.locator(".chip").first.click()
    for index in (1, 6):
        tab.page.locator("details.group > summary").nth(index).click()
    number = tab.page.locator(".rule-field input[type=number]:visible").first
    number.fill("8")
    number.blur()
    expect(tab.page.locator(".diffs li").first).to_be_visible()
    tab.page.evaluate("scrollTo(0, 0)")
    shoot("editor")
    tab.go(f"/new?edition={edition}")
    tab.page.locator(".btn.go").click()
    tab.page.wait_for_url("**/g/*")
    tab.seen()
    tab.page.locator("header .btn.icon-only").first.click()
    expect(tab.page.locator("dialog .rule-text section").first).to_be_visible()
    shoot("table")
    assert not faults, "\n".join(faults)


def test_a_board_of_ones_own_is_laid_with_the_keyboard_and_played(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    page = tab.page
    tab.go("/rules/edit?from=ru_scrabble_home")
    page.get_by_label("What your rules are called").fill("Large board")
    editor = page.locator("details.group").last
    editor.locator("summary").click()
    editor.get_by_label("Rows").fill("22")
    editor.get_by_label("Rows").blur()
    expect(editor.get_by_role("alert")).to_have_text(re.compile("from [0-9]+ to 21 squares"))
    expect(editor.get_by_label("Rows")).to_have_value("15")
    for side in ("Rows", "Columns"):
        editor.get_by_label(side).fill("21")
        editor.get_by_label(side).blur()
    expect(editor.get_by_role("alert")).to_have_count(0)
    editor.get_by_role("button", name="word ×4").click()
    corner = editor.get_by_role("gridcell", name="A1, plain")
    corner.press("ArrowRight")
    expect(editor.get_by_role("gridcell", name="B1, plain")).to_be_focused()
    page.keyboard.press("Enter")
    for square in ("B1", "T1", "B21", "T21"):
        expect(editor.get_by_role("gridcell", name=f"{square}, word ×4")).to_be_visible()
    expect(editor.get_by_role("gridcell", name="K11, start, word ×2")).to_be_visible()
    expect(page.locator(".diffs")).to_contain_text("Board: 21 × 21 (else 15 × 15)")
    expect(page.locator(".diffs")).to_contain_text("4 × quadruple word")
    page.get_by_role("button", name="Keep these rules").click()
    page.wait_for_url(re.compile(r"/rules/house_\w+$"))
    page.get_by_role("link", name="Play by these rules").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/g/*")
    my_turn(tab)
    expect(page.locator(".board .sq")).to_have_count(441)
    expect(page.locator(".board .sq.tw.q")).to_have_count(4)


def test_letters_are_marked_as_vowels_where_a_rule_asks_for_them(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    page = tab.page
    tab.go("/rules/edit?from=en_home")
    page.get_by_label("What your rules are called").fill("Two bags")
    tiles = page.locator("details.group").nth(-2)
    tiles.locator("summary").click()
    expect(tiles.get_by_label("A: a vowel")).to_have_count(0)
    group(page, "Tiles and racks").get_by_label("Bags", exact=True).select_option("vowel_consonant")
    expect(tiles.get_by_label("A: a vowel")).to_be_checked()
    expect(tiles.get_by_label("B: a vowel")).not_to_be_checked()
    tiles.get_by_label("New letter").fill("æ")
    tiles.get_by_label("vowel", exact=True).check()
    tiles.get_by_role("button", name="Add a letter").click()
    expect(tiles.get_by_label("Æ: a vowel")).to_be_checked()
    expect(page.locator(".diffs")).to_contain_text("Æ: 1 worth 1")
    for width in (360, 800, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        cut = "lines => lines.filter((one) => one.scrollWidth > one.clientWidth).length"
        assert tiles.locator(".tile-line").evaluate_all(cut) == 0, f"letters are cut off at {width}"
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_good_manners_are_told_until_they_are_waved_off(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    tab.go("/rules/erudit_vyatka")
    manners = tab.page.locator(".rule-text aside")
    expect(manners).to_contain_text("Do not block the way to red squares.")
    manners.get_by_role("button").click()
    expect(manners).to_have_count(0)
    tab.page.reload()
    expect(tab.page.locator(".rule-text section.sources li").first).to_be_visible()
    expect(manners).to_have_count(0)


def test_every_edition_is_listed_and_tells_when_its_own_list_is_not_here(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    page = tab.page
    tab.go("/rules")
    # The first question of a fresh site is answered when its lists are opened.
    expect(page.get_by_role("heading", name="Russian Scrabble", exact=True)).to_be_visible(timeout=30_000)
    wespa = page.locator("li").filter(has_text="tournament (WESPA)")
    expect(wespa.get_by_role("link", name="Import the list en_collins")).to_have_attribute("href", "/words")
    page.get_by_role("link", name="tournament (WESPA)").click()
    expect(page.locator(".note")).to_contain_text(
        "until it is imported, words are checked by the general one"
    )
    page.get_by_role("link", name="Play by these rules").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/g/*")
    my_turn(tab)
    tab.go("/rules/de_home")
    expect(page.locator(".note")).to_contain_text("import one to play")
    expect(page.get_by_role("link", name="Play by these rules")).to_have_count(0)


def test_languages_have_their_macedonian_names_whatever_the_browser_knows(new_tab: NewTab) -> None:
    tab = new_tab(locale="mk-MK")
    tab.go("/rules")
    for name in ("руски", "англиски", "македонски", "германски"):
        expect(tab.page.get_by_role("heading", name=name, exact=True)).to_be_visible(timeout=30_000)
    tab.go("/new")
    expect(tab.page.get_by_text("англиски", exact=True).first).to_be_visible()


def test_rules_of_ones_own_are_taken_off_the_shelf(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    page = tab.page
    eight_tiles(tab)
    page.get_by_role("button", name="Keep these rules").click()
    page.wait_for_url(re.compile(r"/rules/house_\w+$"))
    kept = page.url.removeprefix(tab.base)
    tab.go("/rules")
    page.get_by_role("button", name=f"Remove the rules “{HOUSE}”").click()
    expect(page.locator("dialog")).to_contain_text("their link leads nowhere any more")
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name=HOUSE)).to_be_visible()
    page.get_by_role("button", name=f"Remove the rules “{HOUSE}”").click()
    page.locator("dialog .btn.danger").click()
    expect(page.get_by_role("link", name=HOUSE)).to_have_count(0)
    tab.go(kept)
    expect(page.get_by_role("alert")).to_be_visible()
    tab.errors.clear()  # the browser reports the refused request by itself


def test_a_theme_and_a_target_begin_with_what_is_usual_for_them(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    page = tab.page
    tab.go("/rules/edit?from=en_home")
    page.get_by_label("What your rules are called").fill("A theme")
    group(page, "Scoring").get_by_role("switch", name="Bonus for a theme").click()
    page.get_by_label("Theme", exact=True).fill("family")
    page.get_by_label("Theme", exact=True).blur()
    group(page, "End of the game").get_by_role("switch", name="Score that ends the game").click()
    expect(page.locator(".diffs")).to_contain_text("Bonus for a theme: family: 10")
    expect(page.locator(".diffs")).to_contain_text("Score that ends the game: 200")


def test_a_score_to_reach_is_set_by_strength_and_number_of_players(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    page = tab.page
    tab.go("/rules/edit?from=en_home")
    page.get_by_label("What your rules are called").fill("By strength")
    ends = group(page, "End of the game")
    ends.get_by_role("switch", name="Score that ends the game").click()
    ends.get_by_label("by the player’s strength").check()
    ends.get_by_label("2 players, beginner").fill("70")
    ends.get_by_role("button", name="Another row for 3 players").click()
    expert = ends.get_by_label("3 players, expert")
    expect(expert).to_have_value("200")
    expert.fill("180")
    expert.blur()
    expect(ends.get_by_role("rowheader")).to_have_text(["2", "3 or more"])
    expect(page.locator(".diffs")).to_contain_text("70")
    expect(page.locator(".diffs")).to_contain_text("180")
    for width in (360, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Keep these rules").click()
    page.wait_for_url(re.compile(r"/rules/house_\w+$"))
    page.get_by_role("link", name="Play by these rules").click()
    page.get_by_label("How strong are you?").select_option("beginner")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/g/*")
    my_turn(tab)
    assert sorted(seat.target for seat in tab.seen().seats if seat.target) == [70, 200]


def test_what_of_a_bonus_or_a_value_cannot_be_read_is_told(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    page = tab.page
    tab.go("/rules/edit?from=en_home")
    scoring = group(page, "Scoring")
    bonus = scoring.get_by_label("Bonus by tiles laid", exact=True)
    bonus.fill("7 - 40, 6 35; 5 points")
    bonus.blur()
    expect(bonus).to_have_value("6: 35, 7: 40")
    alert = scoring.get_by_role("alert")
    expect(alert).to_have_text("Not understood and left out: 5 points")
    bonus.fill("")
    bonus.blur()
    expect(alert).to_have_count(0)
    expect(page.locator(".diffs")).to_contain_text("Bonus by tiles laid: none (else 7: 50)")
    values = scoring.get_by_label("Other values of letters")
    values.fill("q 20, ?")
    values.blur()
    expect(values).to_have_value("Q: 20")
    expect(alert).to_have_text("Not understood and left out: ?")


def test_levels_are_mixed_at_one_table_where_the_score_to_reach_depends_on_them(new_tab: NewTab) -> None:
    tab = new_tab(locale="en-GB")
    page = tab.page
    tab.go("/new?edition=en_finish_line")
    mine, bots = page.get_by_label("How strong are you?"), page.get_by_label("How strong player 2 is")
    expect(mine).to_have_value("intermediate")
    mine.select_option("beginner")
    bots.select_option("expert")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/g/*")
    my_turn(tab)
    view = tab.seen()
    by_seat = {one.player is not None: (one.strength, one.target) for one in view.seats}
    assert by_seat == {True: ("beginner", 70), False: ("expert", 200)}
