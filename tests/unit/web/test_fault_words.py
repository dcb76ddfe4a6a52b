"""Faults of rules for players: by the names of rules and values, never by ids."""

import re

import pytest

from fishka.i18n import Translator
from fishka.rules.edition import Edition
from fishka.rules.faults import EditionFault
from fishka.rules.load import load_edition_text
from fishka.rules.parameters import PARAMETER_IDS
from fishka.web.fault_words import fault_words, parameter_of

CASES = [
    ('validation = "auto_reject"', "validation",
     ("With “Invalid words: refused by the program” nobody challenges, so "
      "“A wrong challenge: costs the next turn” is impossible; it must be none.")),
    ('clock = "per_move"', "clock",
     "“Clock: for each move” means nothing without “Time, seconds”."),
    ("pass = false\nexchange = false", "pass",
     "With “Passing: no” and “Exchanging tiles: no” a player who finds no word could not go on."),
    ('freed_tile = "keep"', "freed_tile",
     ("“The tile taken: may be kept” changes nothing without "
      "“Taking a tile off the board: a blank, for the letter it stands for / any tile”.")),
    ('clock = "per_move"\nclock_seconds = 60\nend_pass_rounds = "none"\nend_no_moves = "agreement"', "clock",
     ("“Clock: for each move” means nothing without "
      "“Ends after passes in a row, each” / “Ends after turns without points”.")),
    ("bingo_table = { 9 = 100 }", "bingo_table",
     "“Bonus by tiles laid” has a bonus for 9 tiles, but a rack holds 7 (“Tiles on a rack”)."),
    ("rack_size = 99", "rack_size", "Tiles on a rack: 99 is out of range; allowed is 5..12."),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "parameter", "told"), CASES)
def test_rules_and_values_are_told_by_name(lines: str, parameter: str, told: str) -> None:
    fault = _faults(lines)[0]
    assert parameter_of(fault) == parameter
    assert fault_words(fault, Translator("en")) == told


@pytest.mark.parametrize("language", ["ru", "en", "mk"])
def test_no_id_of_a_rule_is_left_in_any_language(language: str) -> None:
    for lines, _, _ in CASES:
        for fault in _faults(lines):
            line = fault_words(fault, Translator(language))
            assert not [one for one in PARAMETER_IDS if "_" in one and one in line], line
            assert not re.search(r"\w = \w| \| ", line), line


def test_a_fault_outside_the_rules_is_told_with_its_place_and_without_the_houses_id() -> None:
    text = f'id = "house_{0:020}"\ntitle = {{}}\nnope = 1\n[parameters]\n'
    (fault,) = _all(text)
    assert fault_words(fault, Translator("en")).startswith("nope: there is no such field.")


def _faults(lines: str) -> tuple[EditionFault, ...]:
    return _all(f'id = "house_{1:020}"\nextends = "en_home"\ntitle = {{}}\n[parameters]\n{lines}\n')


def _all(text: str) -> tuple[EditionFault, ...]:
    found = load_edition_text(text)
    assert not isinstance(found, Edition)
    return found
