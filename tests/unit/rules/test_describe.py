"""An edition in words: every value that can be loaded has a text in every language."""

import msgspec
import pytest

from fishka.i18n import Translator, languages
from fishka.rules.convert import field_types
from fishka.rules.describe import describe, is_choice, parameter_row
from fishka.rules.edition import Edition
from fishka.rules.library import bundled
from fishka.rules.load import load_edition
from fishka.rules.parameters import PARAMETER_IDS, Parameters
from fishka.rules.played import is_played
from fishka.rules.resolve import merge
from tests.unit.rules.kit import small_edition


def test_the_casual_house_rule_is_told_in_words() -> None:
    edition = load_edition("ru_scrabble_home", ("mod_casual",))
    assert isinstance(edition, Edition)
    rows = {row.id: (row.name, row.value) for row in describe(edition, Translator("ru").text).rows}
    assert rows == {
        "validation": ("Неверные слова", "не принимает программа"),
        "challenge_policy": ("Зря оспорил", "никто не оспаривает"),
        "challenge_window": ("Ход можно оспорить", "никогда"),
        "end_no_moves": ("Никто не может ходить", "партию кончает программа"),
    }


def test_the_board_and_the_tiles_are_drawn() -> None:
    drawn = describe(small_edition(), Translator("en").text)
    assert drawn.board == (
        "    A B C D E",
        "  1 T . . . T",
        "  2 . d . d .",
        "  3 . . * . .",
        "  4 . d . d .",
        "  5 T . . . T",
    )
    assert [(row.value, row.letters) for row in drawn.tiles] == [
        (0, (("?", 2),)), (1, (("A", 10),)), (2, (("B", 7),)), (3, (("C", 5),))
    ]  # fmt: skip


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("parameter", PARAMETER_IDS)
def test_every_parameter_and_every_played_value_has_words(parameter: str, language: str) -> None:
    text = Translator(language).text
    usual = merge((), bundled().defaults).params
    default = getattr(usual, {"pass": "pass_"}.get(parameter, parameter))
    row = parameter_row(parameter, default, text)
    assert row.name
    assert row.value or default == ""
    kind = field_types(Parameters)[parameter]
    if is_choice(parameter) and isinstance(kind, msgspec.inspect.LiteralType):
        played = [value for value in kind.values if is_played(parameter, value, default)]
        assert all(parameter_row(parameter, value, text).value for value in played)
