"""Words from end to end: three ways to ask that tell the same, appeals until they count, lists of one's own.

And a finished game that keeps its words.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from fishka.i18n import Translator
from tests.e2e.conftest import NewTab
from tests.e2e.server import Server
from tests.e2e.tab import Tab
from tests.e2e.tables import against_bot, my_turn
from tests.e2e.test_words import LOOK_UP_MS, lay_best, verdict
from tests.unit.cli.calls import call

BUILD_MS = 120_000
"""The first game after a change of the server's words waits for its search graph."""
ASKED = (
    *(("ru_general", one) for one in ("рода", "пьешь", "все", "KOT", "недодача", "пшщц", "ёль", "я", "м0й")),
    *(("ru_nouns", one) for one in ("пью", "рода", "эта")),
    *(("en_general", one) for one in ("cat", "xqzz", "naïve")),
    *(("mk_general", one) for one in ("сонце", "ааба", "пеќ")),
)


def fetched(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """What the site answers to this visitor."""
    return page.evaluate(
        """async ([path, body]) => {
          const answer = await fetch(path, body ? { method: 'POST', body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' } } : {});
          return await answer.json();
        }""",
        [path, body],
    )


def shown(page: Page) -> dict[str, Any]:
    """What the card on the page tells."""
    card = page.locator(".wcard")
    facts = dict(zip(card.locator("dt").all_inner_texts(), card.locator("dd").all_inner_texts(), strict=True))
    why = card.locator(".why")
    return {
        "spelling": card.locator(".wname").inner_text(),
        "valid": card.locator(".verdict.yes").count() == 1,
        "why": why.text_content() if why.count() else "",
        "forms": card.locator(".readings li").all_inner_texts(),
        "unread": "".join(card.locator(".unread").all_text_contents()),
        "glosses": card.locator(".gloss li").all_inner_texts(),
        "unexplained": "".join(card.locator(".unexplained").all_inner_texts()),
        "source": facts.get("Источник", ""),
        "band": facts.get("Частота", ""),
    }


@pytest.mark.timeout(400)
def test_the_command_line_the_site_and_the_page_tell_the_same_of_words(new_tab: NewTab) -> None:
    tab, text = new_tab(), Translator("ru")
    for list_id, word in ASKED:
        tab.go(f"/words?list={list_id}&word={word}")
        expect(tab.page.locator(".wcard")).to_be_visible(timeout=LOOK_UP_MS)
        page, site = shown(tab.page), fetched(tab.page, f"/api/lexicons/{list_id}/words/{word}?lang=ru")
        (program,) = call("word", list_id, word, "--json", language="ru").json["words"]
        band = program.get("band")
        told = {
            "spelling": program.get("spelled", program["word"]),
            "valid": program["valid"],
            "why": program.get("why", {}).get("message", ""),
            "forms": program.get("forms", []),
            "unread": program.get("unread") or "",
            "glosses": program.get("glosses", []),
            "unexplained": program.get("unexplained") or "",
            "source": program.get("source") or "",
            "band": text.text(f"lexicon-band-{band}") if band else "",
        }
        assert page == told, word
        assert site | {"forms": [one["form"] for one in site["readings"]]} == site | {
            **{name: told[name] for name in ("spelling", "valid", "unread", "unexplained", "source", "band")},
            "why_text": told["why"],
            "forms": told["forms"],
            "gloss": told["glosses"],
            "word": program["word"],
            "lists": program.get("lists", []),
        }, word


def test_a_word_spelt_with_foreign_letters_is_one_press_from_the_right_one(new_tab: NewTab) -> None:
    tab = new_tab()
    tab.go("/words?list=ru_general&word=KOT")
    expect(tab.page.locator(".why")).to_contain_text("КОТ", timeout=LOOK_UP_MS)
    tab.page.locator(".twins .word-link").click()
    expect(tab.page.locator(".verdict.yes")).to_be_visible(timeout=LOOK_UP_MS)
    assert tab.page.locator(".wname").inner_text() == "КОТ"


@contextmanager
def decided(server: Server, page: Page, list_id: str, word: str, wish: str, reason: str) -> Iterator[None]:
    """An appeal that the operator has accepted; taken back in the end, for other tests play on."""
    made = fetched(
        page, "/api/appeals", {"lexicon": list_id, "word": word, "wish": wish, "reason": "so it is with us"}
    )
    server.operate("lexicon", "decide", made["id"], "accept", "--reason", reason)
    try:
        yield
    finally:
        server.operate("lexicon", "decide", made["id"], "reject", "--reason", "the test is over")


@pytest.mark.timeout(300)
def test_an_appeal_that_the_operator_accepts_makes_the_word_count(new_tab: NewTab, server: Server) -> None:
    tab = new_tab(locale="en-GB")
    tab.go("/words?list=en_general&word=qzzq")
    expect(tab.page.locator(".verdict.no")).to_be_visible(timeout=LOOK_UP_MS)
    tab.page.get_by_role("button", name="This should be a word").click()
    tab.page.get_by_role("textbox", name="This should be a word").fill("Our club has always played it")
    tab.page.get_by_role("button", name="Send").click()
    expect(tab.page.get_by_role("status")).to_contain_text("1 player asks to add it")
    listed = server.operate("lexicon", "appeals")
    assert "QZZQ" in listed
    assert "Our club has always played it" in listed
    (appeal,) = [
        one
        for one in json.loads(server.operate("lexicon", "appeals", "--json"))["appeals"]
        if one["word"] == "QZZQ"
    ]
    server.operate("lexicon", "decide", appeal["id"], "accept", "--reason", "A custom of the house")
    try:
        tab.page.reload()
        expect(tab.page.locator(".verdict.yes")).to_be_visible(timeout=LOOK_UP_MS)
        assert tab.page.locator(".why").text_content() == "Added by this server: A custom of the house"
        expect(tab.page.locator(".appeals")).to_contain_text("A custom of the house")
        answered = json.loads(server.operate("lexicon", "appeals", "--state", "accepted", "--json"))[
            "appeals"
        ]
        assert [one["word"] for one in answered] == ["QZZQ"]
        tab.go("/about")
        tab.page.locator(".lists summary", has_text="English, general").click()
        expect(tab.page.locator(".changes")).to_contain_text("QZZQ")
    finally:
        server.operate("lexicon", "decide", appeal["id"], "reject", "--reason", "the test is over")


def bring(tab: Tab, name: str, data: bytes) -> str:
    """Brings a Russian list; the report as it is read."""
    form = tab.page.locator(".bring")
    form.get_by_label("Название").fill(name)
    form.get_by_label("Язык").select_option("ru")
    form.locator("input[type=file]").set_input_files(
        FilePayload(name="words.txt", mimeType="text/plain", buffer=data)
    )
    form.locator(".btn.primary").click()
    report = tab.page.locator(".report")
    expect(report).to_contain_text(name, timeout=LOOK_UP_MS)
    return " ".join(report.inner_text().split())


FAULTY = "\r\n".join(
    [
        "# список клуба",
        "кот",
        "КОТ",
        "  ёжик  ",
        "мо\u0438\u0306ка\tпромывка",
        "KОТ",
        "из-за",
        "кар0та",
        "об'езд",
        "я",
        "а" * 22,
        "два слова",
        "пѣснь",
        "кот?",
        "",
    ]
)


@pytest.mark.timeout(300)
def test_files_in_old_encodings_and_with_every_fault_are_reported_as_a_user_reads(new_tab: NewTab) -> None:
    tab = new_tab()
    tab.go("/words?list=ru_general")
    tab.page.get_by_text("Принести список").click()
    plain = "кот\nсорока\nнота\nворона\nсирота\nёлка\n"
    for encoding in ("windows-1251", "koi8-r"):
        report = bring(tab, f"Клуб {encoding}", plain.encode(encoding))
        assert encoding in report
        assert "6 слов" in report
        assert "6 строчные буквы стали заглавными" in report
    report = bring(tab, "Всё подряд", FAULTY.encode())
    for said in (
        "3 слова", "utf-8", "1 повторяются", "1 примечания", "1 не взято, короче двух букв 10: я",
        "1 не взято, длиннее любой строки доски", "1 не взято, с дефисом 7: из-за",
        "1 не взято, с апострофом 9: об'езд", "1 не взято, с цифрой 8: кар0та",
        "1 не взято, несколько слов 12: два слова",
        "1 не взято, среди своих букв буквы другого алфавита 6: KОТ",
        "1 не взято, буквы, которых нет в языке 13: пѣснь", "1 не взято, знаки, которые не буквы 14: кот?",
        "буквы из двух знаков стали одним (NFC)", "отброшено то, что стоит после слова",
    ):  # fmt: skip
        assert said in report, (said, report)
    tab.page.locator(".bring input[type=file]").set_input_files(
        FilePayload(name="words.txt", mimeType="text/plain", buffer=b"12\n34\n")
    )
    tab.page.locator(".bring .btn.primary").click()
    expect(tab.page.locator(".bring [role=alert]")).to_contain_text("ни одного слова")
    tab.errors.clear()  # the browser reports the refusal


def words_of_game(tab: Tab, game: str) -> dict[str, Any]:
    """By which words a game is judged, as the menu shows it and as the site tells it."""
    told: dict[str, Any] = fetched(tab.page, f"/api/games/{game}/words")
    tab.page.get_by_role("button", name="Меню").click()
    tab.page.get_by_text("Слова партии").click()
    expect(tab.page.locator("dialog code")).to_have_attribute("title", told["hash"])
    tab.page.keyboard.press("Escape")
    return told


@pytest.mark.timeout(400)
def test_a_finished_game_keeps_its_list_and_its_verdicts_whatever_the_server_changes(
    new_tab: NewTab, server: Server
) -> None:
    tab = against_bot(new_tab())
    lay_best(tab, "ru_scrabble_home", "mod_casual")
    my_turn(tab)
    game = tab.page.url.rsplit("/", 1)[1]
    before = words_of_game(tab, game)
    tab.page.get_by_role("button", name="Меню").click()
    tab.page.locator("dialog .btn.danger").click()
    tab.page.locator("dialog .btn.danger").click()
    expect(tab.page.locator("dialog .final")).to_be_visible()
    tab.page.keyboard.press("Escape")
    tab.page.locator(".sheet .word-link").last.click()
    expect(tab.page.locator("dialog .verdict.yes")).to_be_visible(timeout=LOOK_UP_MS)
    word = tab.page.locator("dialog .wname").inner_text()
    with decided(server, tab.page, "ru_general", word, "remove", "Не по нашим правилам"):
        tab.page.reload()
        tab.seen()
        tab.page.locator(".sheet .word-link").last.click()
        expect(tab.page.locator("dialog .verdict")).to_be_visible(timeout=LOOK_UP_MS)
        assert verdict(tab.page) == "В этой партии это слово"
        tab.page.keyboard.press("Escape")
        assert words_of_game(tab, game) == before
        other = new_tab(context=tab.page.context)
        other.go(f"/words?list=ru_general&word={word}")
        expect(other.page.locator(".verdict.no")).to_be_visible(timeout=LOOK_UP_MS)
        expect(other.page.locator(".why")).to_have_text("исключено (этот сервер): Не по нашим правилам")
        newer = new_tab()
        newer.page.set_default_timeout(BUILD_MS)
        against_bot(newer)
        after = words_of_game(newer, newer.page.url.rsplit("/", 1)[1])
        assert (after["list_hash"], after["hash"] != before["hash"]) == (before["list_hash"], True)
        assert [(one["word"], one["change"]) for one in after["changes"]] == [(word, "remove")]
