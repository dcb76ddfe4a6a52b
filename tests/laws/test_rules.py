"""Laws of editions: what loads comes back unchanged; all that is wrong is told; nothing breaks the loader."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from fishka.rules.compile import compile_tables
from fishka.rules.convert import Raw
from fishka.rules.edition import Edition
from fishka.rules.load import edition_from_resolved, edition_ids, load_edition, load_edition_text, resolved
from fishka.rules.parameters import PARAMETER_IDS
from tests.unit.rules.kit import changed, faults_of, small_edition, with_lines

SETTINGS: dict[str, st.SearchStrategy[str]] = {
    "rack_size": st.integers(5, 7).map(str),
    "exchange_min_bag": st.integers(0, 7).map(str),
    "first_move_min_tiles": st.integers(2, 5).map(str),
    "first_move_covers_start": st.sampled_from(["true", "false"]),
    "repeat_words": st.sampled_from(['"allowed"', '"forbidden"']),
    "swap": st.sampled_from(['"none"', '"blank_exact"']),
    "final_adjust": st.sampled_from(
        ['"none"', '"subtract_own"', '"subtract_and_collect"', '"collect_double"']
    ),
    "tie_break": st.sampled_from(['"none"', '"pre_adjust"']),
    "end_pass_rounds": st.sampled_from(["1", "2", "3", '"none"']),
    "end_pass_scope": st.sampled_from(['"all_players"', '"any_single_player"']),
    "end_no_moves": st.sampled_from(['"auto"', '"agreement"']),
    "challenge_policy": st.sampled_from(['"free"', '"lose_next_turn"']),
    "challenge_window_seconds": st.integers(5, 120).map(str) | st.just('"none"'),
    "challenge_hold_seconds": st.integers(5, 300).map(str) | st.just('"none"'),
    "yo_mode": st.sampled_from(['"distinct"', '"e_covers_yo"', '"merged"']),
    "lexicon_overlay": st.lists(st.sampled_from(["AB", "ABC", "CAB"]), unique=True).map(json.dumps),
    "bingo_table": st.dictionaries(st.integers(1, 5), st.integers(0, 99)).map(
        lambda table: "{ " + ", ".join(f"{count} = {points}" for count, points in table.items()) + " }"
    ),
}


@given(st.fixed_dictionaries({}, optional=SETTINGS), st.sampled_from([(), ("mod_casual",)]))
def test_any_edition_that_loads_comes_back_from_its_resolved_form(
    values: dict[str, str], modifiers: tuple[str, ...]
) -> None:
    lines = "\n".join(f"{name} = {value}" for name, value in values.items())
    loaded = load_edition_text(with_lines(lines), modifiers)
    assert isinstance(loaded, Edition), loaded
    written = json.loads(json.dumps(resolved(loaded)))
    again = edition_from_resolved(written)
    assert again == loaded
    assert isinstance(again, Edition)
    assert compile_tables(again) == compile_tables(loaded)


BREAKS: dict[str, tuple[str, str]] = {
    "small: titel": ('id = "small"', 'id = "small"\ntitel = 1'),
    "small: parameters.rack_size": ("rack_size = 5", "rack_size = 4"),
    "small: parameters.rak": ("[parameters]", "[parameters]\nrak = 1"),
    "small: parameters.skin": ('skin = "plain"', "skin = 5"),
    "small: parameters.bags": ("[parameters]", '[parameters]\nbags = "three"'),
    "small: parameters.help": ("[parameters]", '[parameters]\nhelp = "often"'),
    "small: parameters.players_max": ("players_max = 3", "players_max = 1"),
    "small: tileset.total": ("total = 24", "total = 25"),
    "small: tileset.points": ("points = 39", "points = 1"),
    "small: layout.rows[3]": ('"..*.."', '"..*..."'),
    "small: layout.legend": ("[layout.legend]", "[layout.legend]\nDD = {}"),
}


@given(st.sets(st.sampled_from(sorted(BREAKS)), min_size=1))
def test_of_several_faults_every_one_is_told(paths: set[str]) -> None:
    found = {fault.path for fault in faults_of(changed(*(BREAKS[path] for path in sorted(paths))))}
    assert paths <= found


plain_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from([*PARAMETER_IDS, "id", "title", "about", "modifiers", "nonsense"]), plain_values)
def test_stored_rules_with_any_value_are_read_or_refused_and_never_break_the_loader(
    name: str, value: Raw
) -> None:
    loaded = edition_from_resolved({**resolved(small_edition()), name: value})
    assert isinstance(loaded, Edition) or loaded


@given(st.text(max_size=60))
def test_any_text_is_an_edition_or_has_faults(text: str) -> None:
    loaded = load_edition_text(text)
    assert isinstance(loaded, Edition) or loaded


@settings(max_examples=25)
@given(st.sampled_from(edition_ids()), st.lists(st.just("mod_casual"), max_size=3))
def test_a_house_rule_laid_on_twice_is_as_good_as_once(edition_id: str, modifiers: list[str]) -> None:
    once, more = load_edition(edition_id, modifiers[:1]), load_edition(edition_id, modifiers)
    assert isinstance(once, Edition)
    assert isinstance(more, Edition)
    assert more.params == once.params
