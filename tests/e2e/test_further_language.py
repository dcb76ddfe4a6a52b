"""A language without a list here: its edition is found, a list is brought, and a game is played with both."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from fishka.bots.kit import Kit
from fishka.lexicon import lexicon_of_words
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition
from tests.e2e.conftest import NewTab
from tests.e2e.tables import my_turn, play_of

GERMAN = """
ab ach acht all alt am an ans arm art auf aus bad bei ein eine eis er es esel fee gans gast gut haus
heil her hin hut igel ihr im in ins ist ja jahr kahn kalt kind los mal man mehr mit na nah nase neu
nie nun ob oder ofen ohr öl ort rad rat reh reis rot ruf säge samt see sehr seil sie so sohn tal tau
tee tier tor tür über uhr um und uns vor wal was weg wer wie wo zaun ziel zug zu
"""


@pytest.mark.timeout(300)
def test_a_german_list_is_brought_and_a_german_game_is_played_with_it(
    new_tab: NewTab, tmp_path: Path
) -> None:
    file = tmp_path / "deutsch.txt"
    file.write_text("\n".join(GERMAN.split()), "utf-8")
    tab = new_tab(locale="en-GB")
    page = tab.page
    tab.go("/rules/de_home")
    expect(page.locator(".note")).to_contain_text("import one to play")
    expect(page.get_by_role("link", name="Play by these rules")).to_have_count(0)
    page.get_by_role("link", name="Import the list").click()
    page.get_by_text("Bring a list").click()
    page.get_by_label("Name", exact=True).fill("Deutsch")
    page.locator(".bring select").select_option("de")
    page.locator(".bring input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Read and keep").click()
    words = {word.upper() for word in GERMAN.split()}
    expect(page.locator(".report")).to_contain_text(f"“Deutsch”: {len(words)} words")

    edition = load_edition("de_home", ("mod_casual",))
    assert isinstance(edition, Edition)
    kit = Kit(edition, lexicon_of_words("deutsch", "de", words))
    play = None
    while play is None:  # a rack without a play is dealt anew
        tab.go("/rules/de_home")
        page.get_by_role("link", name="Play by these rules").click()
        expect(page.get_by_label("Which list to play with")).to_contain_text("Deutsch")
        tab.view = None
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_url("**/g/*", timeout=60_000)  # its graph is built first
        my_turn(tab)
        play = play_of(tab, kit)
    tab.lay(kit.edition, play, "drag")
    points = tab.previews[-1]["score"]
    tab.commit()
    mine = [entry for entry in tab.seen().sheet if entry.seat == tab.seen().viewer]
    assert [(entry.kind, entry.points) for entry in mine] == [("play", points)]
    assert points > 0
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_text("Words of this game").click()
    expect(page.locator("dialog .facts")).to_contain_text("Deutsch")

    tab.go("/words")
    page.get_by_role("button", name="Remove the list “Deutsch”").click()
    expect(page.locator("dialog")).to_contain_text("Games with this list go on.")
    page.locator("dialog").get_by_role("button", name="Cancel").click()
    expect(page.locator(".own-row")).to_contain_text("Deutsch")
    page.get_by_role("button", name="Remove the list “Deutsch”").click()
    page.locator("dialog").get_by_role("button", name="Remove").click()
    expect(page.locator(".own-row")).to_have_count(0)
