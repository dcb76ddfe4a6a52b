"""A value that is not played yet is refused by name, whatever the parameter; none is ignored."""

import msgspec
import pytest

from fishka.rules.convert import field_types
from fishka.rules.edition import Edition
from fishka.rules.load import edition_ids, load_edition, load_edition_text, modifier_ids
from fishka.rules.parameters import Parameters
from fishka.rules.played import is_played
from tests.unit.rules.kit import faults_of, small_edition, with_lines

USUAL = small_edition().params


def _choices() -> list[tuple[str, object]]:
    found: list[tuple[str, object]] = []
    for name, kind in field_types(Parameters).items():
        if isinstance(kind, msgspec.inspect.LiteralType):
            found += [(name, value) for value in kind.values]
        if isinstance(kind, msgspec.inspect.BoolType):
            found += [(name, True), (name, False)]
    return found


def _toml(value: object) -> str:
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else repr(value).replace("'", '"')


NUMBERS: dict[str, int] = {
    "players_min": 1,
    "players_max": 15,
    "dup_solo_bonus": 0,
    "solo_free_exchange": 6,
}
PLAYED_ONCE = {name: getattr(USUAL, {"pass": "pass_"}.get(name, name)) for name in field_types(Parameters)}
UNPLAYED = [one for one in _choices() if not is_played(*one, PLAYED_ONCE[one[0]])] + list(NUMBERS.items())


@pytest.mark.parametrize(("name", "value"), UNPLAYED, ids=[f"{name}={value}" for name, value in UNPLAYED])
def test_a_value_that_is_not_played_is_refused_by_name(name: str, value: object) -> None:
    found = faults_of(with_lines(f"{name} = {_toml(value)}"))
    refused = [fault.params for fault in found if fault.code == "not_played_yet"]
    assert {"at": name, "value": _toml(value).strip('"')}.items() <= refused[0].items()


def test_what_the_bundled_editions_use_is_played() -> None:
    clashes = {
        "challenge_with_auto_reject",
        "vote_and_challenge",
        "lexicon_language",
        "needs_other",
        "no_vowels",
    }
    for edition_id in edition_ids():
        assert isinstance(load_edition(edition_id), Edition)
        for modifier in modifier_ids():
            loaded = load_edition(edition_id, (modifier,))
            if not isinstance(loaded, Edition):
                assert {fault.code.value for fault in loaded} <= clashes
    for modifier in modifier_ids():
        assert isinstance(load_edition("ru_scrabble_home", (modifier,)), Edition)


SETTINGS = """
rack_size = 12
end_pass_rounds = 1
exchange_min_bag = 7
first_move_min_tiles = 3
first_move_covers_start = false
bingo_mode = "none"
repeat_words = "forbidden"
final_adjust = "subtract_own"
swap = "blank_exact"
swap = "any_letter"
swap_remove = true
placement = "corner_chain"
multi_word = "corner_only"
connection = "share_letter"
max_extended_words = 1
min_word_len = 4
corner_min_word_len = 3
first_word_min_letters = 5
first_word_min_syllables = 2
first_word_logic = "all"
blank_scope = "unexhausted"
blank_designation_fixed = false
blank_value = "as_letter"
bingo_mode = "multiply_move"
bingo_condition = "whole_hand"
letter_overrides = [{ letter = "Z", value = 20, when = "first_in_game" }]
theme_bonus = { points = 10, per = "main_word", judge = "list_or_vote", words = ["CAT"] }
word_multiplier_combine = "sum"
premium_lifetime = "always"
end_no_moves = "auto"
challenge_window_seconds = "none"
challenge_hold_seconds = 300
challenge_policy = "free"
tie_break = "none"
yo_mode = "e_covers_yo"
"""


@pytest.mark.parametrize("line", SETTINGS.strip().split("\n"))
def test_played_values_load(line: str) -> None:
    text = f'id = "x"\nextends = "en_home"\ntitle = {{}}\n[parameters]\n{line}\n'
    assert isinstance(load_edition_text(text), Edition)
