"""The bundled editions are the ones of the sources; bases and house rules are laid over one another."""

import json
import re
from pathlib import Path

import pytest

from fishka.rules.edition import Edition, titled
from fishka.rules.library import bundled
from fishka.rules.load import (
    edition_from_resolved,
    edition_ids,
    load_edition,
    load_edition_text,
    modifier_ids,
    modifier_titles,
    resolved,
    summaries,
)
from fishka.rules.parameters import PARAMETER_IDS
from fishka.rules.played import PLAYED
from tests.unit.rules.kit import changed, small_edition

ALL = [*bundled().editions]


def edition(edition_id: str, *modifiers: str) -> Edition:
    loaded = load_edition(edition_id, modifiers)
    assert isinstance(loaded, Edition), loaded
    return loaded


CLASHES = {
    "challenge_with_auto_reject",
    "vote_and_challenge",
    "lexicon_language",
    "needs_other",
    "no_vowels",
    "without_effect",
}


@pytest.mark.parametrize("edition_id", ALL)
@pytest.mark.parametrize("modifiers", [(), *[(one,) for one in modifier_ids()]], ids=str)
def test_every_bundled_edition_loads_and_comes_back_from_its_resolved_form(
    edition_id: str, modifiers: tuple[str, ...]
) -> None:
    loaded = load_edition(edition_id, modifiers)
    if not isinstance(loaded, Edition):
        # Challenges have no place where the program refuses words, nor lists of another language.
        assert modifiers
        assert {fault.code.value for fault in loaded} <= CLASHES
        return
    written = json.loads(json.dumps(resolved(loaded)))
    assert edition_from_resolved(written) == loaded
    assert set(PARAMETER_IDS) <= set(written)


def test_the_editions_on_offer_are_those_of_the_page_about_them() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "editions.md").read_text("utf-8")
    named = set(re.findall(r"^\| `([a-z0-9_]+)` \|", page, re.MULTILINE))
    assert {"en_home", "erudit_biplant_131", "ru_scrabble_home"} <= set(edition_ids()) <= named
    assert [one.id for one in summaries()] == list(edition_ids())


def test_a_hidden_base_loads() -> None:
    text = 'id = "base"\nextends = "en_home"\nhidden = true\ntitle = {}\n[parameters]\nrack_size = 8\n'
    loaded = load_edition("base", library=bundled().with_edition("base", text))
    assert isinstance(loaded, Edition)
    assert loaded.params.rack_size == 8


def test_a_summary_says_who_plays_what_with_which_words() -> None:
    (erudit,) = [one for one in summaries() if one.id == "erudit_biplant_131"]
    assert (erudit.language, erudit.players, erudit.lexicon, erudit.mode) == (
        "ru",
        (2, 8),
        "ru_nouns",
        "classic",
    )
    assert titled(erudit.title, "ru", "") == "«Эрудит»"


def test_there_are_102_parameters_and_each_says_what_is_played() -> None:
    assert len(PARAMETER_IDS) == 102
    assert list(PLAYED) == list(PARAMETER_IDS)
    assert list(bundled().defaults) == [name for name in PARAMETER_IDS if name != "end_no_moves"]


def test_the_erudit_box_differs_from_the_scrabble_box_as_its_leaflet_says() -> None:
    params = edition("erudit_biplant_131").params
    assert params.bingo_table == {7: 15}
    assert (params.repeat_words, params.swap, params.yo_mode) == ("forbidden", "blank_exact", "merged")
    assert (params.lexicon, params.lexicon_overlay, params.final_adjust) == ("ru_nouns", ("ЭТА",), "none")
    assert (params.players_max, params.age_min, params.skin) == (8, 7, "erudit_vyatka")


def test_the_macedonian_edition_differs_from_the_english_one_in_whose_passes_count() -> None:
    english, macedonian = resolved(edition("en_home")), resolved(edition("en_macedonian"))
    differing = {name for name in PARAMETER_IDS if english[name] != macedonian[name]}
    assert differing == {"end_pass_scope"}


@pytest.mark.parametrize("edition_id", edition_ids())
def test_a_casual_game_refuses_unknown_words_and_knows_no_challenge(edition_id: str) -> None:
    params = edition(edition_id, "mod_casual").params
    assert (params.validation, params.challenge_policy, params.challenge_window) == (
        "auto_reject",
        "none",
        "none",
    )


def test_who_declares_that_nobody_can_move_follows_the_resolved_validation() -> None:
    assert edition("ru_scrabble_home").params.end_no_moves == "agreement"
    assert edition("ru_scrabble_home", "mod_casual").params.end_no_moves == "auto"
    said = changed(("rack_size = 5", 'rack_size = 5\nend_no_moves = "off"'))
    loaded = load_edition_text(said, ("mod_casual",))
    assert isinstance(loaded, Edition)
    assert loaded.params.end_no_moves == "off"


def test_house_rules_are_known_by_title() -> None:
    titles = modifier_titles("mod_casual")
    assert titles is not None
    assert titled(titles[0], "ru", "") == "Без оспаривания"
    assert modifier_titles("mod_nothing") is None


def test_the_word_none_switches_a_number_or_a_name_off() -> None:
    text = changed(
        ("rack_size = 5", 'rack_size = 5\nend_pass_rounds = "none"'), ('skin = "plain"', 'skin = "none"')
    )
    params = small_edition(text).params
    assert (params.end_pass_rounds, params.skin) == (None, None)


def test_a_house_rule_for_more_seats_gives_as_many_as_the_tiles_allow() -> None:
    library = bundled()
    crowd = 'id = "mod_crowd"\ntitle = {}\n[parameters]\nplayers_max = 14\nrack_size = 9\n'
    library = type(library)(
        library.editions,
        {**library.modifiers, "mod_crowd": crowd},
        library.tilesets,
        library.layouts,
        library.defaults,
    )
    loaded = load_edition("en_home", ("mod_crowd",), library)
    assert isinstance(loaded, Edition)
    assert loaded.params.players_max == 11


def test_the_excluded_classes_may_stand_in_any_order() -> None:
    everything = list(edition("en_home").params.excluded)
    text = changed(("rack_size = 5", f"rack_size = 5\nexcluded = {json.dumps(everything[::-1])}"))
    assert set(small_edition(text).params.excluded) == set(everything)
    fewer = changed(("rack_size = 5", f"rack_size = 5\nexcluded = {json.dumps(everything[1:])}"))
    assert set(small_edition(fewer).params.excluded) == set(everything[1:]), "the list refuses, not the rules"
