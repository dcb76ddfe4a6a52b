"""House rules: a file of its own content, read back as it was written, refused with all that is wrong."""

import tomllib
from pathlib import Path

import pytest

from fishka.rules.describe import differences, square_mark
from fishka.rules.edition import Edition
from fishka.rules.faults import FaultCode
from fishka.rules.forms import parameter_forms
from fishka.rules.house import (
    HouseLetter,
    HouseRules,
    HouseTiles,
    board_marks,
    house_file,
    is_house,
    load_house,
    read_house,
)
from fishka.rules.layout import SquareKind
from fishka.rules.load import load_edition
from fishka.rules.parameters import PARAMETER_IDS

OWN = HouseRules(
    "ru_scrabble_home", "У бабушки", ("mod_casual",), {"rack_size": 8, "bingo_table": {"7": 50, "8": 80}}
)


def loaded(rules: HouseRules) -> Edition:
    file = house_file(rules, "ru")
    assert isinstance(file[0], str), file
    edition = load_house(file[0], str(file[1]))
    assert isinstance(edition, Edition), edition
    return edition


def test_house_rules_are_an_edition_with_what_they_change() -> None:
    edition = loaded(OWN)
    assert is_house(edition.id)
    assert edition.title == {"ru": "У бабушки"}
    assert (edition.params.rack_size, edition.params.bingo_table) == (8, {7: 50, 8: 80})
    assert edition.params.validation == "auto_reject"


def test_the_id_follows_from_all_that_they_say() -> None:
    again = HouseRules(OWN.extends, OWN.title, OWN.modifiers, dict(OWN.parameters))
    assert loaded(again).id == loaded(OWN).id
    assert loaded(HouseRules(OWN.extends, "Иначе", OWN.modifiers, OWN.parameters)).id != loaded(OWN).id


def test_what_differs_is_told_against_the_edition_to_begin_with() -> None:
    usual = load_edition(OWN.extends)
    assert isinstance(usual, Edition)
    found = {one.parameter: (one.value, one.usual) for one in differences(loaded(OWN).params, usual.params)}
    assert found["rack_size"] == (8, 7)
    assert set(found) == {
        "rack_size", "bingo_table", "validation", "challenge_policy", "challenge_window", "end_no_moves",
    }  # fmt: skip


def test_a_file_is_read_back_as_rules_that_make_the_same_edition() -> None:
    tiles = HouseTiles((HouseLetter("А", 40, 1, vowel=True), HouseLetter("Б", 40, 2)), 3)
    board = ("T.d.T", "..D..", "d.*.d", "..D..", "T.d.T")
    rules = HouseRules("ru_scrabble_home", "Малая", parameters={"players_max": 2}, tiles=tiles, board=board)
    file = house_file(rules, "ru")
    assert isinstance(file[1], str)
    tomllib.loads(file[1])
    read = read_house(file[1])
    assert isinstance(read, HouseRules)
    assert (read.tiles, read.board) == (tiles, board)
    edition = loaded(read)
    assert edition.layout.rows == board
    assert edition.layout.title == edition.tileset.title == {"ru": "Малая"}
    assert board_marks(edition) == board
    assert edition.tileset.total == 83
    assert loaded(rules).params == edition.params


def test_any_edition_file_that_extends_another_can_be_read() -> None:
    read = read_house('id = "x"\nextends = "en_home"\n[title]\nen = "Ours"\n[parameters]\nrack_size = 9\n')
    assert read == HouseRules("en_home", "Ours", parameters={"rack_size": 9})


@pytest.mark.parametrize(
    ("lines", "code", "path"),
    [
        ("rak_size = 9\n[parameters]", FaultCode.UNKNOWN_FIELD, "x: rak_size"),
        ('modifers = ["mod_casual"]\n[parameters]', FaultCode.UNKNOWN_FIELD, "x: modifers"),
        ("[parameters]\nrak_size = 9", FaultCode.UNKNOWN_FIELD, "x: parameters.rak_size"),
        ('[parameters]\ntileset = "en_scrabbel"', FaultCode.UNKNOWN_TILESET, "x: parameters.tileset"),
    ],
)
def test_a_file_with_an_unknown_key_is_not_read(lines: str, code: FaultCode, path: str) -> None:
    found = read_house(f'id = "x"\nextends = "en_home"\ntitle = {{ en = "Ours" }}\n{lines}\n')
    if code is FaultCode.UNKNOWN_TILESET:
        assert isinstance(found, HouseRules), "a value is for the editor to mend"
        return
    assert isinstance(found, tuple)
    assert [(one.code, one.path) for one in found] == [(code, path)]


def test_a_file_may_name_house_rules_of_the_program() -> None:
    head = 'id = "x"\nextends = "en_home"\nmodifiers = ["mod_casual"]\n'
    read = read_house(f'{head}title = {{ en = "Ours" }}\n[parameters]\n')
    assert read == HouseRules("en_home", "Ours", ("mod_casual",))
    assert loaded(read).params.validation == "auto_reject"


def test_values_at_fault_are_read_for_the_editor_to_mend() -> None:
    head = 'id = "x"\nextends = "en_home"\ntitle = { en = "Ours" }\n'
    read = read_house(f"{head}[parameters]\nrack_size = 99\n")
    assert read == HouseRules("en_home", "Ours", parameters={"rack_size": 99})


BOARD = """id = "x"
extends = "en_home"
title = { en = "Ours" }
[parameters]
skin = "none"
[layout]
id = "mine"
title = { en = "Mine" }
rows = ["T...T", ".....", "..*..", ".....", "T...T"]
legend = { "." = {}, T = { word = 3 }, "*" = { word = 2, start = true } }
"""


@pytest.mark.parametrize(
    ("sign", "kind"),
    [("T", "{ word = 5 }"), ("T", "{ word = 2, letter = 2 }"), ("*", "{ word = 3, start = true }")],
)
def test_a_board_that_the_editor_cannot_hold_is_refused_and_not_changed(sign: str, kind: str) -> None:
    assert isinstance(read_house(BOARD), HouseRules)
    usual = {"T": "T = { word = 3 }", "*": '"*" = { word = 2, start = true }'}[sign]
    found = read_house(BOARD.replace(usual, f'"{sign}" = {kind}'))
    assert isinstance(found, tuple)
    assert [one.code for one in found] in ([FaultCode.NOT_EDITED], [FaultCode.UNKNOWN_LEGEND_LETTER] * 2)


@pytest.mark.parametrize(
    ("kind", "mark"),
    [
        (SquareKind(word=4), "Q"),
        (SquareKind(word=5), "5"),
        (SquareKind(letter=9), "9"),
        (SquareKind(word=5, start=True), "*"),
    ],
)
def test_a_factor_beyond_four_is_marked_by_its_number(kind: SquareKind, mark: str) -> None:
    assert square_mark(kind) == mark


def users_file(folder: Path, edition_id: str) -> None:
    """An edition of the user's own, nine tiles on a rack."""
    text = f'id = "{edition_id}"\nextends = "en_home"\n[title]\nen = "Ours"\n[parameters]\nrack_size = 9\n'
    (folder / "editions").mkdir()
    (folder / f"editions/{edition_id}.toml").write_text(text, "utf-8")


def test_house_rules_may_be_made_of_an_edition_of_the_users_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FISHKA_EDITIONS", str(tmp_path))
    users_file(tmp_path, "ours")
    edition = loaded(HouseRules("ours", "x", parameters={"swap": "any_letter"}))
    assert (edition.params.rack_size, edition.params.swap) == (9, "any_letter")


def test_no_house_rules_are_made_of_a_users_file_that_calls_itself_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FISHKA_EDITIONS", str(tmp_path))
    users_file(tmp_path, "house_ours")
    found = house_file(HouseRules("house_ours", "x"), "en")
    assert [getattr(one, "code", None) for one in found] == [FaultCode.UNKNOWN_EDITION]


@pytest.mark.parametrize(
    ("rules", "codes"),
    [
        (HouseRules("nobody", "x"), {FaultCode.UNKNOWN_EDITION}),
        (HouseRules("en_home", "x", ("mod_nothing",)), {FaultCode.UNKNOWN_MODIFIER}),
        (HouseRules("en_home", "x", parameters={"rack_size": 99}), {FaultCode.OUT_OF_RANGE}),
        (HouseRules("en_home", "x", parameters={"rack_sise": 7}), {FaultCode.UNKNOWN_FIELD}),
        (
            HouseRules("en_home", "x", parameters={"rack_size": "7", "swap": "all"}),
            {FaultCode.WRONG_TYPE, FaultCode.UNKNOWN_VALUE},
        ),
        (HouseRules("en_home", "x", board=("...", "....")), {FaultCode.ROWS_RAGGED}),
        (HouseRules("en_home", "x", tiles=HouseTiles((), 2)), {FaultCode.NO_LETTERS}),
    ],
)
def test_every_fault_is_named(rules: HouseRules, codes: set[FaultCode]) -> None:
    file = house_file(rules, "en")
    faults = file if not isinstance(file[0], str) else load_house(file[0], str(file[1]))
    assert isinstance(faults, tuple)
    found = {getattr(one, "code", None) for one in faults}
    assert codes <= found, found


def test_every_field_of_the_editor_is_a_parameter_and_offers_what_is_played() -> None:
    forms = parameter_forms()
    assert {one.id for one in forms} <= set(PARAMETER_IDS)
    assert len(forms) > 70
    swap = next(one for one in forms if one.id == "swap")
    assert swap.values == ("none", "blank_exact", "any_letter")
    seconds = next(one for one in forms if one.id == "challenge_window_seconds")
    assert (seconds.kind, seconds.least, seconds.most, seconds.none) == ("number", 5, 120, True)
