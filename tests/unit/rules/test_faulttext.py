"""Faults of rules for players: by the names of rules and values, never in the words of files."""

import re

import pytest

from fishka.i18n import Translator
from fishka.rules.edition import Edition
from fishka.rules.faults import EditionFault, FaultCode
from fishka.rules.faulttext import fault_text, part_of, place_of, to_write
from fishka.rules.house import HouseRules, house_file, read_house
from fishka.rules.library import bundled
from fishka.rules.load import (
    edition_from_resolved,
    load_edition,
    load_edition_file,
    load_edition_text,
    resolved,
)
from fishka.rules.parameters import PARAMETER_IDS
from tests.unit.rules.kit import changed, faults_of, small_edition, with_lines
from tests.unit.rules.test_faults import SINGLE

LANGUAGES = ("ru", "en", "mk")
CASES = [
    ('validation = "auto_reject"', "challenge_policy",
     ("With “Invalid words: refused by the program” nobody challenges, so "
      "“A wrong challenge: costs the next turn” is impossible; it must be “nobody challenges”.")),
    ('challenge_window = "none"', "challenge_window",
     ("With “Invalid words: players challenge them” there must be a way to challenge, so "
      "“A play may be challenged” cannot be “never”.")),
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
    ("rack_size = 99", "rack_size", "Tiles on a rack: 99 is out of range; allowed is 5–12."),
    ('bags = "three"', "bags",
     "Bags: there is no value “three”; there are: one / two: vowels and consonants."),
    ("rak_size = 7", "rak_size", "Nothing is called “rak_size” here. Did you mean “Tiles on a rack”?"),
    ("pass = 1", "pass", "Passing: “1” does not fit here; it needs yes or no."),
    ('engine = "solo"', "engine",
     "“Kind of game: solo” is not played yet; played so far: crossword / arithmetic."),
    ("target_score = { per_player = true, table = {} }", "target_score",
     ("“Score that ends the game”: a table of scores needs at least one row, and every row at least one "
      "strength with its points.")),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "part", "told"), CASES)
def test_rules_and_values_are_told_by_name(lines: str, part: str, told: str) -> None:
    fault = _faults(lines)[0]
    assert part_of(fault) == part
    assert fault_text(fault, Translator("en").text) == told


def every_fault() -> dict[FaultCode, list[EditionFault]]:
    """Each code with the faults that tests make of it."""
    many = [fault for _, _, text in SINGLE for fault in faults_of(text)]
    letters = "".join(f'{{ letter = "{chr(0x4E00 + at)}", count = 1, value = 1 }}, ' for at in range(90))
    block = re.search(r"letters = \[.*?\n\]", changed(), re.DOTALL)
    assert block is not None
    rows = ", ".join(f'"{"." * 22}"' for _ in range(5))
    texts = [
        changed((block[0], f"letters = [{letters}]")),
        changed((block[0], "letters = []")),
        changed(('"T...T", ".d.d.", "..*..", ".d.d.", "T...T"', rows)),
        'id = "x"\nextends = "en_home"\ntitle = {}\n[parameters]\ntileset = "latin"\nlayout = "round"\n',
        with_lines('engine = "solo"\ndup_early_turns = 3\nplayers_max = 99'),
        'id = "x"\nextends = "ru_scrabble_home"\ntitle = {}\n[parameters]\nyo_mode = "merged"\n',
        'id = "x"\ntitle = {\n[parameters]\n',
        'id = "x"\nextends = "en_home"\nmodifiers = ["mod_viod"]\ntitle = {}\n[parameters]\n',
        'id = "x"\nextends = "erudit_vyatka"\nmodifiers = ["mod_teaching"]\ntitle = {}\n[parameters]\n',
        "",
    ]
    for text in texts:
        many += faults_of(text)
    wide = """id = "x"
extends = "en_home"
title = { en = "x" }
[parameters]
skin = "none"
[layout]
id = "y"
title = {}
rows = ["*T", ".."]
legend = { "." = {}, T = { word = 3, letter = 2 }, "*" = { start = true } }
"""
    stored = {name: value for name, value in resolved(small_edition()).items() if name != "rack_size"}
    house = [
        read_house(wide),
        read_house(changed(("title]\nen", 'title]\nen = ""\nru'))),
        house_file(HouseRules("en_home", "x", parameters={"letter_overrides": [None]}), "en"),
        house_file(HouseRules("house_x", "x"), "en"),
        edition_from_resolved({**stored, "bags": 3}),
        load_edition("en_home", ("mod_nothing",)),
        load_edition("nowhere"),
        load_edition_file("no/such/file.toml"),
        (EditionFault(FaultCode.NOT_UTF8, "latin.toml", {"byte": 6}),),
    ]
    for found in house:
        assert isinstance(found, tuple), found
        many += [one for one in found if isinstance(one, EditionFault)]
    return {code: [one for one in many if one.code is code] for code in FaultCode}


EVERY = every_fault()
ONLY_IN_FILES = re.compile(r"_| = | \| |\[\d|\]|\{|\}|\b(?:true|false|None|null)\b|\"|\.\.|\b[a-z]+\.[a-z]")
"""Signs and words of files; what somebody has written himself is in quotes and left out before."""


@pytest.mark.parametrize("code", list(FaultCode))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_files_is_left_in_any_fault_in_any_language(code: FaultCode, language: str) -> None:
    assert EVERY[code], f"no test makes {code}"
    say = Translator(language).text
    for fault in EVERY[code]:
        line = fault_text(fault, say)
        assert line[0].isupper() or line[0] in "“«„" or not line[0].isalpha(), line
        assert line.endswith((".", "?")), line
        assert "\n" not in line
        for one in PARAMETER_IDS:
            assert "_" not in one or one not in line, line
        bare = re.sub(r"“[^”]*”|«[^»]*»|„[^“]*“", "", line)
        if code is FaultCode.TOML_SYNTAX:  # a line of the file itself is shown
            bare = bare.partition(str(fault.params["text"]))[0]
        assert not ONLY_IN_FILES.search(bare), line


@pytest.mark.parametrize("code", list(FaultCode))
def test_what_stands_in_a_file_is_told_apart_from_the_text(code: FaultCode) -> None:
    for fault in EVERY[code]:
        assert place_of(fault) == "" or place_of(fault) in fault.path
        assert "house_" not in place_of(fault)
    known = {*PARAMETER_IDS, *bundled().editions}
    written = {to_write(fault) for fault in EVERY[FaultCode.NEEDS_OTHER]}
    assert "clock = per_move | per_player" in written
    assert all(re.match(r"\w+", one)[0] in known for one in written)  # type: ignore[index]


def test_a_rule_is_told_by_its_name_though_the_house_rule_that_sets_it_is_to_blame() -> None:
    (fault,) = [one for one in faults_of(
        'id = "x"\nextends = "erudit_vyatka"\nmodifiers = ["mod_teaching"]\ntitle = {}\n[parameters]\n'
    ) if one.params["at"] == "exchange_gate"]  # fmt: skip
    assert (place_of(fault), part_of(fault)) == ("parameters.help", "exchange_gate")
    assert fault_text(fault, Translator("en").text).startswith("“When to exchange: ")


def test_a_letter_that_stands_twice_is_told_with_its_set_and_its_place_apart() -> None:
    fault = next(one for one in EVERY[FaultCode.LETTER_TWICE] if one.params["letter"] == "A")
    assert fault_text(fault, Translator("en").text) == "Tile set: the letter “A” stands twice."
    assert (place_of(fault), to_write(fault)) == ("tileset.letters[2].letter", "letters[1]")


def _faults(lines: str) -> tuple[EditionFault, ...]:
    text = f'id = "house_{1:020}"\nextends = "en_home"\ntitle = {{}}\n[parameters]\n{lines}\n'
    found = load_edition_text(text)
    assert not isinstance(found, Edition)
    return found
