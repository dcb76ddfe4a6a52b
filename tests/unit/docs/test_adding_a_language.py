"""The page "Adding a language", followed to the letter: its files, its commands, a whole game between bots.

What the page fetches is stood in for by a shortened copy of the same list, since tests touch no network.
"""

import lzma
import re
import shlex
from pathlib import Path

import pytest

from fishka.lexicon import lexicon_ids, lexicon_info, notice_text
from fishka.rules.edition import Edition
from fishka.rules.keyboards import keys_of
from fishka.rules.load import edition_ids, load_edition
from tests.unit.cli.calls import Called, call

PAGE = (Path(__file__).parents[3] / "docs" / "adding-a-language.md").read_text(encoding="utf-8")
DUTCH = Path(__file__).with_name("dutch")
FILES = re.findall(r"^`([\w./]+)`:\n\n```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
"""(path in the data folder, content) of every file that the page tells to write."""
COMMANDS = re.findall(r"^fishka (.+)$", PAGE, re.MULTILINE)


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder as the page leaves it."""
    monkeypatch.setenv("FISHKA_EDITIONS", str(tmp_path / "editions"))
    monkeypatch.setenv("FISHKA_LEXICONS", str(tmp_path / "lexicons"))
    monkeypatch.setenv("FISHKA_CACHE", str(tmp_path / "cache"))
    for name, content in FILES:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    fetched = re.findall(r"^cp .*lexicons/(\S+)$", PAGE, re.MULTILINE)
    assert fetched == ["nl.txt", "NOTICE-nl.txt"]
    (tmp_path / "lexicons" / fetched[0]).write_bytes(lzma.decompress((DUTCH / "nl.txt.xz").read_bytes()))
    (tmp_path / "lexicons" / fetched[1]).write_bytes((DUTCH / "NOTICE-nl.txt").read_bytes())
    return tmp_path


def test_the_page_writes_the_files_that_a_language_needs() -> None:
    assert [name for name, _ in FILES] == [
        "editions/tilesets/nl_scrabble.toml",
        "editions/editions/nl_home.toml",
        "editions/keyboards.toml",
        "lexicons/nl.toml",
    ]
    assert [command.split()[0] for command in COMMANDS] == ["lexicon", "edition", "word", "match"]


def test_the_edition_is_offered_with_its_tiles_list_and_keyboard(data_folder: Path) -> None:
    assert "nl_home" in edition_ids()
    edition = load_edition("nl_home")
    assert isinstance(edition, Edition)
    assert (edition.tileset.total, edition.params.tie_break) == (102, "pre_adjust")
    assert "nl_general" in lexicon_ids()
    info = lexicon_info("nl_general")
    assert info is not None
    assert info.count > 9000
    assert info.title["nl"] == "Nederlands, OpenTaal"
    assert "OpenTaal" in (notice_text(info) or "")
    assert keys_of("nl")["KeyQ"] == "Q"
    assert (data_folder / "cache").exists()


def test_its_commands_answer_and_bots_play_a_whole_game(data_folder: Path) -> None:
    answers: dict[str, Called] = {}
    for command in COMMANDS:
        answers[command.split()[0]] = answer = call(*shlex.split(command))
        assert answer.exit == 0, (command, answer)
    assert "BSD-3-Clause OR CC-BY-3.0" in answers["lexicon"].out
    assert "OpenTaal offers it under" in answers["lexicon"].out
    assert "Dutch Scrabble" in answers["edition"].out
    assert answers["word"].out.count(": valid") == 2, "an accent is taken off where the card says so"
    assert "1 games" in answers["match"].out
    assert "refused moves: 0, points that differ: 0" in answers["match"].out
    assert (data_folder / "cache").exists()
