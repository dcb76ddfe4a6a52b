"""The rules as text: every value has its sentence, nothing is left out, what differs stands first."""

import itertools
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from fishka.i18n import Translator, languages
from fishka.rules.applies import applies
from fishka.rules.check import cross_faults
from fishka.rules.convert import field_types
from fishka.rules.describe import parameter_row
from fishka.rules.editing import rule_sentence
from fishka.rules.edition import Edition
from fishka.rules.forms import parameter_forms
from fishka.rules.load import (
    edition_from_resolved,
    edition_ids,
    load_edition,
    load_edition_text,
    modifier_ids,
    resolved,
    usual_edition,
)
from fishka.rules.parameters import PARAMETER_IDS, Parameters, ThemeBonus
from fishka.rules.rulebook import Rulebook, rulebook, sources
from fishka.rules.sentences import ONLY_WHERE, SECTIONS

READERS = [language for language in languages() if "rule-engine" in Translator(language)]


def edition(edition_id: str, *modifiers: str) -> Edition:
    loaded = load_edition(edition_id, modifiers)
    assert isinstance(loaded, Edition), loaded
    return loaded


def _values(parameter: str) -> list[object]:
    """Values of a parameter: of a choice all, else the usual one, numbers and none."""
    kind = field_types(Parameters)[parameter]
    kinds = kind.types if isinstance(kind, msgspec.inspect.UnionType) else (kind,)
    found: list[object] = [
        getattr(edition("ru_scrabble_home").params, {"pass": "pass_"}.get(parameter, parameter))
    ]
    for one in kinds:
        match one:
            case msgspec.inspect.LiteralType(values=values):
                found += values
            case msgspec.inspect.BoolType():
                found += [True, False]
            case msgspec.inspect.IntType():
                found += [1, 2, 5]
            case msgspec.inspect.NoneType():
                found.append(None)
            case _:
                pass
    return found


def body(book: Rulebook) -> list[str]:
    """The rules without the summary of what differs."""
    return [line.text for section in book.sections if section.id != "differences" for line in section.lines]


def told(edition: Edition, language: str = "en") -> list[str]:
    return body(rulebook(edition, Translator(language).text, language))


def test_russian_english_and_macedonian_readers_have_the_texts() -> None:
    assert {"en", "mk", "ru"} == set(READERS)


@pytest.mark.parametrize("language", READERS)
@pytest.mark.parametrize("parameter", PARAMETER_IDS)
def test_every_value_has_a_plain_sentence(parameter: str, language: str) -> None:
    say = Translator(language).text
    sentences = {str(value): rule_sentence(parameter, value, say) for value in _values(parameter)}
    kind = field_types(Parameters)[parameter]
    for sentence in sentences.values():
        assert sentence.endswith(".")
        assert "\n" not in sentence
    if isinstance(kind, msgspec.inspect.LiteralType | msgspec.inspect.BoolType) and parameter != "engine":
        # Two values never read alike, or a reader could not tell them apart.
        assert len(set(sentences.values())) == len(sentences)


def test_every_parameter_has_its_place_and_its_source() -> None:
    spoken = {name for told in SECTIONS.values() for one in told for name in one.speaks_of}
    untold = {one for one in PARAMETER_IDS if one.startswith(("dup_", "solo_"))} | {"skin"}
    assert spoken == set(PARAMETER_IDS) - untold
    assert {one.id for told in SECTIONS.values() for one in told} >= set(ONLY_WHERE)
    for language in READERS:
        translator = Translator(language)
        for parameter in PARAMETER_IDS:
            assert sources(parameter)
            assert all(f"rule-source-{name}" in translator for name in sources(parameter))


@pytest.mark.parametrize("language", READERS)
@pytest.mark.parametrize("edition_id", edition_ids())
def test_the_rules_of_every_edition_can_be_read(edition_id: str, language: str) -> None:
    loaded = edition(edition_id)
    book = rulebook(loaded, Translator(language).text, language)
    sentences = body(book)
    assert len(sentences) == len(set(sentences)), "nothing is said twice"
    for sentence in sentences:
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert " ." not in sentence
        assert ".." not in sentence
        assert "_" not in sentence
    assert book.title
    assert bool(book.hints) == (loaded.params.swap == "any_letter")
    spoken = {name for section in book.sections for line in section.lines for name in line.parameters}
    assert all(applies(loaded, name) for name in spoken)


def test_every_pair_of_house_rules_that_goes_together_can_be_read() -> None:
    readers, read = itertools.cycle(READERS), 0
    for pair in itertools.combinations(modifier_ids(), 2):
        loaded = load_edition("erudit_biplant_131", pair)
        if isinstance(loaded, Edition):
            sentences = told(loaded, next(readers))
            assert len(sentences) == len(set(sentences)), pair
            read += 1
    assert read > 200


def variants(before: Edition) -> Iterator[tuple[str, Edition]]:
    """The edition with one parameter changed to each other value that is played and goes with the others."""
    for form in parameter_forms():
        values: list[object] = list(form.values) if form.kind == "choice" else []
        if form.kind == "yes_no":
            values = [True, False]
        elif form.kind == "number":
            values = [form.least or 1, (form.least or 1) + 1, form.most or 9]
        if form.none:
            values.append(None)
        name = {"pass": "pass_"}.get(form.id, form.id)
        for value in values:
            params = msgspec.structs.replace(before.params, **{name: value})
            if params != before.params and not any(cross_faults(params, before.tileset, before.layout)):
                yield form.id, msgspec.structs.replace(before, params=params)


@pytest.mark.parametrize(
    "base", ["ru_scrabble_home", "erudit_vyatka", "en_wespa", "en_finish_line", "math", "junior_free"]
)
def test_no_change_of_a_rule_that_matters_goes_untold(base: str) -> None:
    before, changed = msgspec.structs.replace(edition(base), extends=base), 0
    usual = told(before)
    for parameter, after in variants(before):
        now = rulebook(after, Translator("en").text, "en")
        if not applies(after, parameter) and not applies(before, parameter):
            assert body(now) == usual, f"{parameter} is idle"
            continue
        assert body(now) != usual, parameter
        # A change may make another rule idle, or itself: then a sentence is gone.
        if applies(after, parameter):
            assert now.sections[0].id == "differences"
            assert parameter in {name for line in now.sections[0].lines for name in line.parameters}
        changed += 1
    assert changed > 40


def test_what_differs_from_the_edition_it_was_made_of_stands_first() -> None:
    say = Translator("en").text
    usual = rulebook(edition("ru_scrabble_home"), say, "en")
    assert usual.sections[0].id == "table"
    nine = rulebook(edition("ru_scrabble_home", "mod_exchange_7", "mod_blank_worth_letter"), say, "en")
    first = nine.sections[0]
    assert (first.title, [line.parameters for line in first.lines]) == (
        "Differences from Russian Scrabble",
        [("exchange_min_bag",), ("blank_value",)],
    )
    assert all(line.differs for line in first.lines)
    assert rulebook(edition("en_9_tile"), say, "en").sections[0].title == "Differences from English Scrabble"
    casual = rulebook(edition("erudit_biplant_131", "mod_casual"), say, "en").sections[0]
    assert casual.title == "Differences from Erudit"
    assert [line.parameters[0] for line in casual.lines] == ["validation", "end_no_moves"]


def test_a_game_tells_its_differences_from_the_rules_that_it_keeps() -> None:
    mine = load_edition_text(
        'id = "mine"\nextends = "en_home"\ntitle = { en = "Mine" }\n[parameters]\nrack_size = 8\n'
    )
    assert isinstance(mine, Edition)
    kept = edition_from_resolved(resolved(mine))
    assert isinstance(kept, Edition)
    assert usual_edition(kept) == edition("en_home")
    older = {name: value for name, value in resolved(mine).items() if name != "extends"}
    kept = edition_from_resolved(older)
    assert isinstance(kept, Edition)
    assert usual_edition(kept) is None
    assert rulebook(kept, Translator("en").text, "en").sections[0].id == "table"


def test_tiles_that_were_changed_are_told_one_by_one() -> None:
    book = rulebook(edition("erudit_biplant_131"), Translator("ru").text, "ru")
    assert "Другие фишки: Й — 4 по 2." in [line.text for line in book.sections[0].lines]
    board = rulebook(edition("junior_free"), Translator("ru").text, "ru").sections[0]
    assert "Премиальных клеток на поле нет." in [line.text for line in board.lines]


def differences_told(edition_id: str, *modifiers: str) -> list[str]:
    book = rulebook(edition(edition_id, *modifiers), Translator("en").text, "en")
    (first,) = (one for one in book.sections if one.id == "differences")
    return [line.text for line in first.lines]


def test_a_rule_that_only_comes_into_play_with_a_change_is_a_difference_too() -> None:
    told = differences_told("ru_scrabble_tournament_clock")
    assert (
        "Every started minute of overtime costs 10 points; more than 10 minutes of it lose the game." in told
    )
    assert "The tile taken is laid in the same play." in differences_told("erudit_wiki_129")


def test_of_a_board_only_what_differs_is_told_and_of_many_tiles_their_values() -> None:
    told = differences_told("junior_free")
    assert "There are no premium squares." in told
    assert not any(line.startswith("The board has") for line in told)
    assert any(line.startswith("1 point: А×8, Б×2, ") for line in told)
    assert not any(line.startswith("1 point") for line in differences_told("en_home"))


def test_passes_that_count_only_as_turns_without_points_are_not_said_to_count_for_nothing() -> None:
    told = differences_told("en_wespa")
    assert "Passes are not counted by themselves: they are turns without points." in told
    assert not any("however many" in line for line in told)


@pytest.mark.parametrize("language", READERS)
def test_no_sentence_has_a_blank_before_a_stop_nor_two_in_a_row(language: str) -> None:
    some_classes = load_edition_text(
        'id = "some"\nextends = "en_home"\ntitle = {}\n[parameters]\nexcluded = ["hyphen"]\n'
        'draw_blank_rank = "redraw"\n'
    )
    assert isinstance(some_classes, Edition)
    for one in (*map(edition, edition_ids()), some_classes):
        book = rulebook(one, Translator(language).text, language)
        for line in (line.text for section in book.sections for line in section.lines):
            assert " ." not in line
            assert " ," not in line
            assert " :" not in line
            assert "  " not in line
            assert line.endswith((".", "?")), line


def test_numbers_are_told_as_people_count() -> None:
    finish = " ".join(told(edition("en_finish_line")))
    assert "2 players – beginner 70, intermediate 120, expert 200" in finish
    assert "50 for 7, 8, 9." in " ".join(told(edition("en_9_tile")))
    assert "Whoever lays all 7 tiles of the rack in one play earns 15 points more." in told(
        edition("erudit_biplant_131")
    )
    assert "У каждого на всю партию — 25 минут." in told(edition("ru_scrabble_tournament_clock"), "ru")
    assert "На каждый ход — 2 минуты." in told(edition("ru_scrabble_tournament_move"), "ru")
    assert any("Ъ — 20;" in one for one in told(edition("erudit_vyatka"), "ru"))
    theme = load_edition_text(
        'id = "mine"\nextends = "ru_scrabble_home"\ntitle = { ru = "Моя" }\n[parameters]\n'
        'theme_bonus = { points = 21, per = "main_word", judge = "list_or_vote", theme = "Море", '
        'words = ["ВОЛНА"] }\n'
    )
    assert isinstance(theme, Edition)
    assert "Главное слово хода на тему «Море» приносит ещё 21 очко. Подходят слова из списка: ВОЛНА." in told(
        theme, "ru"
    )


def test_every_house_rule_that_changes_a_rule_is_told_as_a_difference() -> None:
    for modifier in modifier_ids():
        first = rulebook(edition("ru_scrabble_home", modifier), Translator("ru").text, "ru").sections[0]
        plain = modifier == "mod_challenge_single"
        assert (first.id == "differences") != plain


def test_an_edition_of_ones_own_is_told_as_well() -> None:
    loaded = load_edition_text(
        'id = "mine"\nextends = "en_home"\ntitle = { en = "Mine" }\n[parameters]\nmin_word_len = 3\n'
    )
    assert isinstance(loaded, Edition)
    book = rulebook(loaded, Translator("en").text, "en")
    assert book.title == "Mine"
    assert [line.text for line in book.sections[0].lines] == [
        "A word has at least 3 letters. When a play makes two words or more, 2 are enough."
    ]


def test_an_empty_table_is_said_to_be_none() -> None:
    say = Translator("en").text
    assert rule_sentence("bingo_table", {}, say) == "The bonus by tiles laid from the rack: none."
    assert parameter_row("bingo_table", {}, say).value == "none"


def test_a_theme_and_words_of_the_house_may_be_many() -> None:
    words = tuple("".join(letters) for letters in itertools.product("ABCDEFGH", repeat=4))
    theme = ThemeBonus(points=5, per="main_word", judge="list_or_vote", theme="t" * 3000, words=words)
    usual = edition("en_home")
    rules = replace(usual, params=replace(usual.params, theme_bonus=theme, lexicon_overlay=words))
    lines = told(rules)
    assert sum("ABCD" in line and "HHHH" in line for line in lines) == 2
