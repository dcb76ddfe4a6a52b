"""The rules as text: every value has its sentence, nothing is left out, what differs stands first."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from fishka.i18n import Translator, languages
from fishka.rules.convert import field_types
from fishka.rules.edition import Edition
from fishka.rules.library import bundled
from fishka.rules.load import edition_ids, load_edition, load_edition_text, modifier_ids
from fishka.rules.parameters import PARAMETER_IDS, Parameters
from fishka.rules.rulebook import SECTIONS, applies, rule_sentence, rulebook, sources

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


def test_english_and_russian_readers_have_the_texts() -> None:
    assert {"en", "ru"} <= set(READERS)


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
    assert sorted(name for names in SECTIONS.values() for name in names) == sorted(PARAMETER_IDS)
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
    told = [
        line.parameter for section in book.sections for line in section.lines if section.id != "differences"
    ]
    wanted = [name for names in SECTIONS.values() for name in names if applies(loaded.params, name)]
    assert [name for name in told if name is not None] == wanted
    assert book.title
    assert bool(book.hints) == (loaded.params.swap == "any_letter")


def test_what_differs_from_the_usual_game_stands_first() -> None:
    say = Translator("en").text
    usual = rulebook(edition("ru_scrabble_home"), say, "en")
    assert usual.sections[0].id == "table"
    nine = rulebook(edition("ru_scrabble_home", "mod_exchange_7", "mod_blank_worth_letter"), say, "en")
    first = nine.sections[0]
    assert (first.id, [line.parameter for line in first.lines]) == (
        "differences",
        ["exchange_min_bag", "blank_value"],
    )
    assert all(line.differs for line in first.lines)


def test_special_values_are_told_in_numbers() -> None:
    say = Translator("en").text
    vyatka = edition("erudit_vyatka").params
    assert "Ъ — 20" in rule_sentence("letter_overrides", vyatka.letter_overrides, say)
    finish = edition("en_finish_line").params
    assert "beginner 70" in rule_sentence("target_score", finish.target_score, say)
    assert "7 → 50, 8 → 50, 9 → 50" in rule_sentence(
        "bingo_table", edition("en_9_tile").params.bingo_table, say
    )
    theme = edition("ru_scrabble_home", "mod_theme").params.theme_bonus
    assert "theme: 10." in rule_sentence("theme_bonus", theme, say)


def test_every_house_rule_that_changes_a_rule_is_told_as_a_difference() -> None:
    say = Translator("ru").text
    usual = tomllib.loads(
        (Path(__file__).parents[3] / "src/fishka/rules/data/defaults.toml").read_text("utf-8")
    )
    assert usual == dict(bundled().defaults)
    for modifier in modifier_ids():
        told = rulebook(edition("ru_scrabble_home", modifier), say, "ru").sections[0]
        plain = modifier == "mod_challenge_single"
        assert (told.id == "differences") != plain


def test_an_edition_of_ones_own_is_told_as_well() -> None:
    loaded = load_edition_text(
        'id = "mine"\nextends = "en_home"\ntitle = { en = "Mine" }\n[parameters]\nmin_word_len = 3\n'
    )
    assert isinstance(loaded, Edition)
    book = rulebook(loaded, Translator("en").text, "en")
    assert book.title == "Mine"
    assert "Every word has at least 3 letters." in [line.text for line in book.sections[0].lines]
