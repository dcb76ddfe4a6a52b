"""The page about notation names every fault, and its examples are read."""

from pathlib import Path

import pytest

from fishka.i18n import Translator
from fishka.notation.faults import Fault
from fishka.notation.position import Setup, format_position, parse_position
from tests.game_kit.editions import edition

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
PARAMS: dict[str, str | int] = {
    "field": "racks", "found": 1, "expected": 2, "row": 3, "letter": "Q", "meant": "А", "text": "x",
    "racks": 2, "scores": 3, "operation": "lex", "rack": 1, "most": 7, "square": "H8", "lies": "А",
    "given": "Б", "at": 5,
}  # fmt: skip


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_is_on_the_page_and_has_a_text_in_every_language(fault: Fault) -> None:
    assert f"`{fault.value}`" in PAGE
    texts = {
        Translator(language).text(f"notation-{fault.value.replace('_', '-')}", **PARAMS)
        for language in ("ru", "en", "mk")
    }
    assert len(texts) == 3
    assert not any("{" in text for text in texts)


def test_the_position_on_the_page_is_read() -> None:
    (line,) = [line.strip() for line in PAGE.splitlines() if line.startswith("    15/")]
    alphabet = edition("ru_scrabble_home").alphabet
    setup = parse_position(line, alphabet, 15, 15)
    assert isinstance(setup, Setup)
    assert format_position(setup, alphabet) == line
