"""Reads and writes golden/rules: the rules of three editions in three languages, one with house rules.

`python -m tests.golden.rule_texts` writes them anew; the diff is the review, read as a player would.
"""

from pathlib import Path
from typing import Final

from fishka.i18n import Translator, languages
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition
from fishka.rules.rulebook import rulebook

FOLDER: Final = Path(__file__).parents[2] / "golden" / "rules"
EDITIONS: Final = {
    "ru_scrabble_home": (),
    "erudit_vyatka": (),
    "en_finish_line": ("mod_two_bags", "mod_move_clock_120"),
}
"""Editions with the house rules that are laid over them."""


def texts() -> dict[Path, str]:
    """Every file and what it should hold."""
    return {
        FOLDER / f"{edition_id}.{language}.txt": _text(edition_id, modifiers, language)
        for edition_id, modifiers in EDITIONS.items()
        for language in languages()
    }


def _text(edition_id: str, modifiers: tuple[str, ...], language: str) -> str:
    edition = load_edition(edition_id, modifiers)
    assert isinstance(edition, Edition), edition
    book = rulebook(edition, Translator(language).text, language)
    lines = [book.title, book.about]
    for section in book.sections:
        lines += ["", section.title, *(f"- {line.text}" for line in section.lines)]
    return "\n".join([*lines, "", *book.hints]).strip() + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in texts().items():
        path.write_text(text, "utf-8")
