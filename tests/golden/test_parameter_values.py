"""Every value of board, opening, moves and scoring that is not the usual one has a test that plays it."""

import tomllib
from pathlib import Path
from typing import Final

import msgspec
import pytest

from fishka.rules.convert import field_types
from fishka.rules.library import bundled
from fishka.rules.parameters import PARAMETER_IDS, Parameters

ROOT: Final = Path(__file__).parents[2]
PLAYED: Final[dict[str, dict[str, str]]] = tomllib.loads(
    (ROOT / "golden" / "parameter_values.toml").read_text("utf-8")
)
FIRST_OF: Final = (
    "word_multiplier_combine",
    "first_move_covers_start",
    "repeat_words",
    "placement",
    "blank_value",
)
LAST_OF: Final = ("premium_lifetime", "first_word_logic", "corner_min_word_len", "blank_designation_fixed",
                  "swap_changed_words_score")  # fmt: skip
FIXED: Final = {"swaps_per_move"}
"""Parameters of a single value."""


def _parameters() -> list[str]:
    """Board, opening, words on the board, moves and scoring, in order."""
    found = []
    for first, last in zip(FIRST_OF, LAST_OF, strict=True):
        found += PARAMETER_IDS[PARAMETER_IDS.index(first) : PARAMETER_IDS.index(last) + 1]
    return [name for name in found if name not in FIXED]


@pytest.mark.parametrize("parameter", _parameters())
def test_every_value_that_is_not_the_usual_one_is_played_by_a_test(parameter: str) -> None:
    kind, usual = field_types(Parameters)[parameter], bundled().defaults[parameter]
    match kind:
        case msgspec.inspect.LiteralType(values=values):
            wanted = {str(value) for value in values if value != usual}
        case msgspec.inspect.BoolType():
            wanted = {str(not usual).lower()}
        case _:
            wanted = {"other"}
    assert set(PLAYED.get(parameter, {})) == wanted


@pytest.mark.parametrize("parameter", PLAYED)
def test_the_tests_that_are_named_exist(parameter: str) -> None:
    assert parameter in PARAMETER_IDS
    for named in PLAYED[parameter].values():
        path, _, test = named.partition("::")
        assert f"def {test}(" in (ROOT / path).read_text("utf-8")
