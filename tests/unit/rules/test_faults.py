"""Every fault of an edition file is named: its code, where it stands, in a line; all of them at once."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from fishka.i18n import Translator
from fishka.rules.convert import expected, field_types
from fishka.rules.documents import EditionDocument
from fishka.rules.edition import Edition
from fishka.rules.faults import EditionFault, FaultCode
from fishka.rules.faulttext import fault_text, to_write
from fishka.rules.layout import Layout, SquareKind
from fishka.rules.library import bundled
from fishka.rules.load import (
    edition_from_resolved,
    load_edition,
    load_edition_file,
    load_edition_text,
    resolved,
)
from fishka.rules.parameters import LetterOverride, Parameters, ThemeBonus
from fishka.rules.tileset import Letter, TileSet
from tests.unit.rules.kit import SMALL, changed, faults_of, small_edition, with_lines

BY_PARAMETERS = [
    ("unknown_field", "rak_size", "rak_size = 6"),
    ("wrong_type", "rack_size", 'rack_size = "5"'),
    ("wrong_type", "rack_size", "rack_size = 5.0"),
    ("wrong_type", "exchange_min_bag", "exchange_min_bag = true"),
    ("wrong_type", "pass", "pass = 1"),
    ("wrong_type", "lexicon_overlay", 'lexicon_overlay = "AB"'),
    ("wrong_type", "bingo_table.seven", "bingo_table = { seven = 10 }"),
    ("out_of_range", "rack_size", "rack_size = 13"),
    ("out_of_range", "end_pass_rounds", "end_pass_rounds = 4"),
    ("out_of_range", "bingo_table.13", "bingo_table = { 13 = 10 }"),
    ("unknown_value", "yo_mode", 'yo_mode = "covers"'),
    ("wrong_pattern", "language", 'language = "English!"'),
    ("players_order", "players_max", "players_min = 4"),
    ("capacity", "players_max", "players_max = 5"),
    ("capacity", "players_max", "players_max = 4\nrack_size = 6"),
    ("bonus_beyond_rack", "bingo_table", "bingo_table = { 6 = 10 }"),
    ("first_move_beyond_rack", "first_move_min_tiles", "first_move_min_tiles = 6"),
    ("challenge_with_auto_reject", "validation", 'validation = "auto_reject"'),
    ("challenge_impossible", "challenge_window", 'challenge_window = "none"'),
    ("endless_game", "end_no_moves", 'end_no_moves = "off"\nend_pass_rounds = "none"'),
    ("vote_and_challenge", "validation", 'validation = "explain_and_vote"\nchallenge_window = "none"'),
    ("vote_and_challenge", "validation", 'validation = "next_player_approves"\nchallenge_policy = "none"'),
    ("no_way_on", "pass", "pass = false\nexchange = false"),
    ("needs_other", "exchange_gate", 'exchange_gate = "group_found_no_word"'),
    ("needs_other", "pass_gate", 'pass_gate = "stuck_and_bag_empty"'),
    ("needs_other", "clock", 'clock = "per_move"'),
    (
        "needs_other",
        "clock",
        'clock = "per_move"\nclock_seconds = 60\nend_pass_rounds = "none"\nend_no_moves = "agreement"',
    ),
    ("needs_other", "clock_seconds", "clock_seconds = 60"),
    ("needs_other", "on_move_timeout", 'on_move_timeout = "take_pending_if_valid"'),
    ("needs_other", "challenge_policy", 'challenge_policy = "points_to_opponent"'),
    (
        "needs_other",
        "pass_counter_includes_exchange",
        'pass_counter_includes_exchange = true\nend_pass_rounds = "none"',
    ),
    ("needs_other", "target_finish", 'target_finish = "finish_round"'),
    ("needs_other", "blank_bag", 'blank_bag = "split"'),
    ("target_table", "target_score", "target_score = { per_player = true, table = {} }"),
    ("target_table", "target_score", "target_score = { per_player = true, table = { 2 = {} } }"),
    (
        "out_of_range",
        "target_score.table.2.expert",
        "target_score = { per_player = true, table = { 2 = { expert = 0 } } }",
    ),
    (
        "unknown_value",
        "target_score.table.2.wizard",
        "target_score = { per_player = true, table = { 2 = { wizard = 90 } } }",
    ),
    ("wrong_type", "players_recommended", "players_recommended = 3"),
    ("needs_other", "clock", 'clock = "per_player"'),
    ("unknown_skin", "skin", 'skin = "fancy"'),
    ("lexicon_language", "lexicon", 'lexicon = "ru_general"'),
    ("overlay_word", "lexicon_overlay", 'lexicon_overlay = ["ABX"]'),
    ("overlay_word", "lexicon_overlay", 'lexicon_overlay = ["A"]'),
    ("overlay_word", "lexicon_overlay", 'lexicon_overlay = ["AB", "AB"]'),
    ("id_differs", "tileset", 'tileset = "en_scrabble_100"'),
    ("wrong_type", "bingo_table", "bingo_table = 50"),
    ("wrong_type", "letter_overrides", 'letter_overrides = "A"'),
    ("missing_field", "letter_overrides[1].value", 'letter_overrides = [{ letter = "A" }]'),
    (
        "unknown_value",
        "theme_bonus.per",
        'theme_bonus = { points = 10, per = "letter", judge = "list_or_vote" }',
    ),
    (
        "out_of_range",
        "theme_bonus.points",
        'theme_bonus = { points = 0, per = "main_word", judge = "list_or_vote" }',
    ),
    ("out_of_range", "min_word_len", "min_word_len = 6"),
    ("out_of_range", "first_word_min_syllables", "first_word_min_syllables = 4"),
    ("out_of_range", "max_extended_words", "max_extended_words = 0"),
    ("out_of_range", "bingo_factor", 'bingo_factor = 1\nbingo_mode = "multiply_move"'),
    ("unknown_value", "swap", 'swap = "any"'),
    ("unknown_value", "swaps_per_move", "swaps_per_move = 2"),
    ("unknown_value", "excluded[1]", 'excluded = ["slang"]'),
    ("unknown_value", "challenge_points", "challenge_points = 7"),
    ("first_move_one_tile", "first_move_min_tiles", "first_move_min_tiles = 1"),
    ("first_move_beyond_rack", "first_word_min_letters", "first_word_min_letters = 6"),
    ("word_beyond_board", "first_word_min_letters", "first_word_min_letters = 7\nrack_size = 7"),
    ("without_effect", "freed_tile", 'freed_tile = "keep"'),
    ("without_effect", "swap_changed_words_score", "swap_changed_words_score = true"),
    ("without_effect", "bingo_factor", "bingo_factor = 3"),
    ("without_effect", "bingo_condition", 'bingo_condition = "whole_hand"\nbingo_mode = "none"'),
    (
        "override_letter",
        "letter_overrides",
        'letter_overrides = [{ letter = "Z", value = 9, when = "first_in_game" }]',
    ),
    (
        "override_letter",
        "letter_overrides",
        'letter_overrides = [{ letter = "A", value = 9 }, { letter = "A", value = 8 }]',
    ),
    (
        "unknown_field",
        "theme_bonus.pionts",
        'theme_bonus = { points = 10, pionts = 5, per = "main_word", judge = "list_or_vote" }',
    ),
    (
        "unknown_field",
        "letter_overrides[1].worth",
        'letter_overrides = [{ letter = "A", value = 9, worth = 1 }]',
    ),
    ("unknown_field", "target_score.tabel", "target_score = { per_player = true, tabel = {}, table = {} }"),
    (
        "theme_word",
        "theme_bonus",
        'theme_bonus = { points = 10, per = "main_word", judge = "list_or_vote", words = ["ABZ"] }',
    ),
]
"""A code, the parameter to blame, and lines that an otherwise sound edition sets."""

BY_TEXT = [
    ("unknown_field", "titel", 'id = "small"', 'id = "small"\ntitel = 1'),
    ("unknown_field", "modifers", 'id = "small"', 'id = "small"\nmodifers = ["mod_casual"]'),
    ("unknown_field", "rak_size", 'id = "small"', 'id = "small"\nrak_size = 5'),
    ("unknown_field", "title.extends", "[title]", '[title]\nextends = "en_home"'),
    (
        "unknown_field",
        "tileset.title.totel",
        'title = { en = "ABC" }',
        'title = { en = "ABC", totel = "24" }',
    ),
    ("unknown_field", "tileset.blanks.worth", 'title = { en = "blank" }', 'title = { en = "b" }, worth = 0'),
    ("unknown_field", "layout.skin", "symmetric = true", 'symmetric = true\nskin = "plain"'),
    ("unknown_field", "layout.skins.plain.QW", 'TW = "red"', 'TW = "red"\nQW = "red"'),
    ("unknown_field", "tileset.letters[1].worth", "value = 1,", "value = 1, worth = 1,"),
    ("unknown_field", "layout.legend.d.colour", "{ letter = 2 }", '{ letter = 2, colour = "red" }'),
    ("missing_field", "title", '[title]\nen = "Small"\n', ""),
    ("missing_field", "tileset.total", "total = 24\n", ""),
    ("missing_field", "tileset.id", 'id = "abc"\n', ""),
    ("missing_field", "layout.skins.plain.TW", 'TW = "red"', ""),
    ("wrong_type", "extends", 'extends = "en_home"', "extends = 5"),
    ("out_of_range", "tileset.letters[2].value", "value = 2", "value = -2"),
    ("unknown_value", "layout.skins.plain.TW", 'TW = "red"', 'TW = "crimson"'),
    ("wrong_length", "layout.rows", '"T...T", ".d.d.", "..*..", ".d.d.", "T...T"', '"T...T"'),
    ("tileset_language", "parameters.tileset", 'language = "en"', 'language = "ru"'),
    ("letter_twice", "tileset.letters[2].letter", 'letter = "B"', 'letter = "A"'),
    ("letter_form", "tileset.letters[2].letter", 'letter = "B"', 'letter = "b"'),
    ("letter_form", "tileset.letters[2].letter", 'letter = "B"', 'letter = "?"'),
    ("total_differs", "tileset.total", "total = 24", "total = 25"),
    ("points_differ", "tileset.points", "points = 39", "points = 40"),
    ("rows_ragged", "layout.rows[3]", '"..*.."', '"..*..."'),
    ("unknown_legend_letter", "layout.rows[3]", '"..*.."', '".x*x."'),
    ("legend_key", "layout.legend", "[layout.legend]", "[layout.legend]\nDD = { word = 2 }"),
    ("not_symmetric", "layout.rows", '"..*.."', '".d*.."'),
    ("start_missing", "parameters.layout", "start = true", "start = false"),
    (
        "no_vowels",
        "parameters.first_word_min_syllables",
        ", vowel = true",
        "",
        "bingo_table",
        "first_word_min_syllables = 2\nbingo_table",
    ),
    ("wrong_type", "tileset.letters", "letters = [", "letters = 5\nsigns = ["),
    ("out_of_range", "tileset.blanks.count", "count = 2,", "count = -1,"),
    ("removal_beyond_rack", "parameters.swap_remove", "rack_size = 5", "rack_size = 12\nswap_remove = true"),
    ("cyclic_extends", "extends", 'extends = "en_home"', 'extends = "small"'),
]
"""A code, the field to blame, and a change of the text of a sound edition."""

SINGLE = [
    *[(code, f"small: parameters.{at}", with_lines(lines)) for code, at, lines in BY_PARAMETERS],
    *[
        (code, f"small: {at}", changed(*zip(changes[::2], changes[1::2], strict=True)))
        for code, at, *changes in BY_TEXT
    ],
    ("unknown_edition", "small: extends", changed(('extends = "en_home"', 'extends = "en_hom"'))),
]
KEYS = [
    name
    for kind in (Parameters, EditionDocument, TileSet, Letter, Layout, SquareKind, ThemeBonus, LetterOverride)
    for name, wants in field_types(kind).items()
    for name in (name, expected(wants))
]
"""Names of fields, and their values where these are words."""
SIGNS = ["TOML", "true", "false", "none", "en_", "ru", "mk", "pt", "BR", "id"]
NAMES = [f"{code} at {path} {number}" for number, (code, path, _) in enumerate(SINGLE)]
FOLLOWED = {"unknown_edition", "cyclic_extends", "missing_field", "wrong_type", "rows_ragged", "letter_twice",
            "removal_beyond_rack"}  # fmt: skip
"""Faults that are rightly followed by others: the base, a part or a letter is lost with them."""


@pytest.mark.parametrize(("code", "path", "text"), SINGLE, ids=NAMES)
def test_one_fault_is_named_with_its_place_in_one_line(code: str, path: str, text: str) -> None:
    found = faults_of(text)
    assert (code, path) in [(str(fault.code), fault.path) for fault in found]
    assert code in FOLLOWED or {str(fault.code) for fault in found} == {code}
    for language in ("ru", "en", "mk"):
        for fault in found:
            line = fault_text(fault, Translator(language).text)
            assert "\n" not in line
            assert line.endswith((".", "?"))


@pytest.mark.parametrize(("code", "path", "text"), SINGLE, ids=NAMES)
def test_a_fault_is_told_in_the_readers_language_but_for_what_stands_in_files(
    code: str, path: str, text: str
) -> None:
    fault = next(one for one in faults_of(text) if (str(one.code), one.path) == (code, path))
    written = " ".join([text, *KEYS, *bundled().editions, *map(str, SIGNS)])
    for language in ("ru", "mk"):
        line = fault_text(fault, Translator(language).text)
        for word in re.findall(r"[A-Za-z_][A-Za-z_0-9]+", line):
            square = re.fullmatch(r"[A-U][0-9]+", word)
            assert square or re.search(rf"\b{word}\b", written), (language, line)


@pytest.mark.parametrize("text", [text for _, _, text in SINGLE], ids=NAMES)
def test_a_fault_between_rules_names_the_rule_that_is_to_blame(text: str) -> None:
    for fault in faults_of(text):
        if "at" in fault.params:
            say = Translator("en").text
            name = say(f"parameter-{fault.params['at']}".replace("_", "-"))
            assert name in fault_text(fault, say)


def test_there_are_at_least_sixty_ways_to_be_wrong() -> None:
    assert len(SINGLE) >= 60


@pytest.mark.parametrize(
    ("path", "near"),
    [
        ("rak_size", "parameters.rack_size"),
        ("modifers", "modifiers"),
        ("title.extends", "extends"),
        ("layout.skin", "skins"),
        ("parameters.rak_size", "rack_size"),
        ("parameters.theme_bonus.pionts", "points"),
    ],
)
def test_an_unknown_key_is_named_with_the_nearest_that_there_is(path: str, near: str) -> None:
    text = next(text for _, at, text in SINGLE if at == f"small: {path}")
    (fault,) = [one for one in faults_of(text) if one.code is FaultCode.UNKNOWN_FIELD]
    assert fault.params["near"] == near
    assert to_write(fault) == near


@pytest.mark.parametrize(
    ("kind", "text", "path"),
    [
        ("modifiers", 'id = "m"\ntitle = {}\nrack_size = 7\n[parameters]\n', "m: rack_size"),
        ("modifiers", 'id = "m"\n[title]\nabuot = "x"\n[parameters]\n', "m: title.abuot"),
        ("tilesets", 'title = { en = "x" }\nblnaks = 2\n', "m: blnaks"),
        ("tilesets", '[title]\nlanguage = "en"\n', "m: title.language"),
        ("layouts", 'rosw = []\ntitle = { en = "x" }\n', "m: rosw"),
        ("layouts", '[title]\nsymmetric = "yes"\n', "m: title.symmetric"),
    ],
)
def test_files_of_every_kind_refuse_what_they_do_not_know(kind: str, text: str, path: str) -> None:
    library = replace(bundled(), **{kind: {**getattr(bundled(), kind), "m": text}})
    if kind == "modifiers":
        found = _faults(load_edition("en_home", ("m",), library))
    else:
        name = kind.removesuffix("s")
        edition = f'id = "x"\nextends = "en_home"\ntitle = {{}}\n[parameters]\n{name} = "m"\n'
        found = _faults(load_edition("x", library=library.with_edition("x", edition)))
    assert (FaultCode.UNKNOWN_FIELD, path) in [(fault.code, fault.path) for fault in found]


def test_a_file_may_lay_house_rules_over_what_it_extends_and_set_more_itself() -> None:
    head = 'id = "x"\nextends = "en_home"\nmodifiers = ["mod_void", "mod_large_table"]\ntitle = {}\n'
    found = load_edition_text(f'{head}[parameters]\nrude_words = "refused"\nrack_size = 8\n')
    laid = load_edition("en_home", ("mod_void", "mod_large_table"))
    assert isinstance(found, Edition)
    assert isinstance(laid, Edition)
    own = replace(laid.params, rude_words="refused", rack_size=8, players_max=12)
    assert (found.params, found.modifiers) == (own, ())
    unknown = load_edition_text(head.replace("mod_void", "mod_viod") + "[parameters]\n")
    assert [(one.code, one.path) for one in _faults(unknown)] == [
        (FaultCode.UNKNOWN_MODIFIER, "x: modifiers")
    ]


def test_all_faults_of_a_file_are_named_at_once() -> None:
    text = changed(
        ('id = "small"', 'id = "small"\ntitel = 1'),
        ("rack_size = 5", 'rack_size = 50\nengine = "solo"\nnope = 1\nplayers_min = 9'),
        ("total = 24", "total = 25"),
        ('"..*.."', '".x*.."'),
        ('skin = "plain"', 'skin = "fancy"'),
        ("value = 2 ", 'value = "2" '),
    )
    codes = [str(fault.code) for fault in faults_of(text, "mod_nothing")]
    assert sorted(codes) == sorted(
        ["unknown_field", "out_of_range", "not_played_yet", "unknown_field", "players_order", "wrong_type",
         "unknown_legend_letter", "not_symmetric", "unknown_modifier"]
    )  # fmt: skip


def test_what_can_be_read_of_a_board_or_a_set_is_checked_though_more_is_wrong_with_it() -> None:
    text = changed(
        ("{ letter = 2 }", '{ letter = 2, colour = "red" }'),
        ('"..*..", ".d.d."', '"..*x.", ".d.d"'),
        ("value = 1,", "value = 1, worth = 1,"),
        ('letter = "B"', 'letter = "A"'),
        ('letter = "C"', 'letter = "c"'),
    )
    assert sorted((str(fault.code), fault.path) for fault in faults_of(text)) == [
        ("letter_form", "small: tileset.letters[3].letter"),
        ("letter_twice", "small: tileset.letters[2].letter"),
        ("not_symmetric", "small: layout.rows"),
        ("rows_ragged", "small: layout.rows[4]"),
        ("unknown_field", "small: layout.legend.d.colour"),
        ("unknown_field", "small: tileset.letters[1].worth"),
        ("unknown_legend_letter", "small: layout.rows[3]"),
    ]


def test_a_sound_file_has_no_faults() -> None:
    assert small_edition().id == "small"


def test_faults_in_the_file_that_is_extended_are_named_there() -> None:
    library = bundled().with_edition(
        "base", changed(('id = "small"', 'id = "base"'), ("rack_size = 5", "rack_size = 50"))
    )
    library = library.with_edition(
        "child", 'id = "child"\nextends = "base"\ntitle = {}\n[parameters]\nrack_size = 5\n'
    )
    found = _faults(load_edition("child", library=library))
    assert [(str(fault.code), fault.path) for fault in found] == [
        ("out_of_range", "base: parameters.rack_size")
    ]


def test_editions_that_extend_each_other_are_refused() -> None:
    library = bundled()
    for one, other in (("a", "b"), ("b", "c"), ("c", "a")):
        library = library.with_edition(
            one, f'id = "{one}"\nextends = "{other}"\ntitle = {{}}\n[parameters]\n'
        )
    (fault,) = _faults(load_edition("a", library=library))
    assert (fault.code, fault.params["chain"]) == (FaultCode.CYCLIC_EXTENDS, "a → b → c → a")


def test_a_toml_error_is_named_with_line_and_column() -> None:
    (fault,) = faults_of('id = "x"\ntitle = {\n[parameters]\n')
    assert (fault.code, fault.params["line"]) == (FaultCode.TOML_SYNTAX, 2)
    assert fault.params["text"] == '"title = {"'
    (fault,) = faults_of("id = 'x'\nid = 'x'\n")
    assert (fault.code, fault.params["line"]) == (FaultCode.TOML_SYNTAX, 2)


@pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "a = " + "9" * 5_000, "\x00", '"""', "[[[["])
def test_nonsense_is_a_fault_and_never_a_traceback(text: str) -> None:
    assert [fault.code for fault in faults_of(text)] == [FaultCode.TOML_SYNTAX]


def test_an_empty_file_lacks_what_every_edition_has() -> None:
    assert {fault.path for fault in faults_of("")} == {"edition: id", "edition: title", "edition: parameters"}


def test_a_missing_or_unreadable_file_is_a_fault(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("editions")
    (fault,) = _faults(load_edition_file(folder / "none.toml"))
    assert fault.code is FaultCode.UNREADABLE_FILE
    latin = folder / "latin.toml"
    latin.write_bytes(b'id = "\xe9"')
    (fault,) = _faults(load_edition_file(latin))
    assert (fault.code, fault.params["byte"]) == (FaultCode.NOT_UTF8, 6)
    good = folder / "good.toml"
    good.write_text(SMALL, encoding="utf-8")
    assert isinstance(load_edition_file(good), Edition)


@pytest.mark.parametrize("name", ["my rules", "../small", "9", "é"])
def test_a_file_whose_id_is_no_name_is_told_so_and_all_else_of_it_too(name: str) -> None:
    text = changed(('id = "small"', f'id = "{name}"'), ("rack_size = 5", "rack_size = 50"))
    assert [(str(fault.code), fault.path) for fault in faults_of(text)] == [
        ("wrong_pattern", f"{name}: id"),
        ("out_of_range", f"{name}: parameters.rack_size"),
    ]


def test_a_file_without_an_id_lacks_it_whatever_the_file_is_called(tmp_path: Path) -> None:
    file = tmp_path / "no name.toml"
    file.write_text(changed(('id = "small"\n', "")), "utf-8")
    (fault,) = _faults(load_edition_file(file))
    assert (fault.code, fault.path) == (FaultCode.MISSING_FIELD, f"{file}: id")


def test_a_file_may_begin_with_the_mark_that_some_editors_put_there(tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    file.write_text(SMALL, "utf-8-sig")
    assert isinstance(load_edition_file(file), Edition)
    (fault,) = faults_of("\ufeffa =")
    assert (fault.code, fault.params["line"]) == (FaultCode.TOML_SYNTAX, 1)


def test_a_value_that_may_be_of_two_kinds_is_told_with_both() -> None:
    (fault,) = faults_of(with_lines("target_score = 1.5"))
    assert fault.params["kind"] == "integer_or_table"
    assert "a whole number or a table of values" in fault_text(fault, Translator("en").text)


def test_a_tile_set_of_too_many_or_no_letters_is_refused() -> None:
    block = re.search(r"letters = \[.*?\n\]", SMALL, re.DOTALL)
    assert block is not None
    cyrillic_and_latin = [
        chr(code) for code in [*range(0x410, 0x430), *range(0x41, 0x5B), *range(0x391, 0x3A2)]
    ]
    many = "".join(f'{{ letter = "{letter}", count = 1, value = 1 }}, ' for letter in cyrillic_and_latin)
    for letters, code in ((many, FaultCode.TOO_MANY_LETTERS), ("", FaultCode.NO_LETTERS)):
        found = faults_of(SMALL.replace(block[0], f"letters = [{letters}]"))
        assert code in [fault.code for fault in found]


def test_rows_wider_than_the_widest_board_are_refused() -> None:
    rows = ", ".join(f'"{"." * 22}"' for _ in range(5))
    text = changed(('"T...T", ".d.d.", "..*..", ".d.d.", "T...T"', rows))
    assert FaultCode.LAYOUT_WIDTH in [fault.code for fault in faults_of(text)]


def test_the_letter_yo_cannot_be_merged_where_the_set_has_it() -> None:
    text = 'id = "x"\nextends = "ru_scrabble_home"\ntitle = {}\n[parameters]\nyo_mode = "merged"\n'
    assert [fault.code for fault in faults_of(text)] == [FaultCode.MERGED_YO_TILE]


def test_unknown_tile_sets_and_layouts_are_named_with_those_that_there_are() -> None:
    text = 'id = "x"\nextends = "en_home"\ntitle = {}\n[parameters]\nlayout = "round"\ntileset = "latin"\n'
    assert [(str(fault.code), fault.params["known"]) for fault in faults_of(text)] == [
        ("unknown_tileset", ", ".join(sorted(bundled().tilesets))),
        ("unknown_layout", ", ".join(sorted(bundled().layouts))),
    ]


def test_rules_of_a_stored_game_that_lack_something_are_refused_by_name() -> None:
    data = resolved(small_edition())
    del data["rack_size"]
    data["bags"] = "three"
    assert [(str(fault.code), fault.path) for fault in _faults(edition_from_resolved(data))] == [
        ("missing_field", "resolved: rack_size"),
        ("unknown_value", "resolved: bags"),
    ]


def test_every_code_of_a_fault_is_reached_by_a_test() -> None:
    elsewhere = [
        "unreadable_file",
        "not_utf8",
        "toml_syntax",
        "unknown_modifier",
        "unknown_tileset",
        "unknown_layout",
    ]
    elsewhere += [
        "not_edited",
        "too_many_letters",
        "no_letters",
        "layout_width",
        "merged_yo_tile",
        "not_played_yet",
    ]
    assert {one[0] for one in SINGLE} | set(elsewhere) == {code.value for code in FaultCode}


def _faults(loaded: Edition | tuple[EditionFault, ...]) -> tuple[EditionFault, ...]:
    assert not isinstance(loaded, Edition)
    return loaded


def test_an_edition_text_may_be_named_by_its_source() -> None:
    assert not isinstance(load_edition_text("title = {}\n[parameters]\n", source="mine"), Edition)
