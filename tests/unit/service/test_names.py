"""What may be a name."""

import doctest
import unicodedata

import pytest

from fishka.game.refusals import Refused
from fishka.service import guests, names
from fishka.service.names import check_name


@pytest.mark.parametrize(
    "name",
    [
        "Анна",
        "anna",
        "Анна-Мария",
        "O'Neil",
        "J. R. Smith",
        "Ёж 2",
        "李小龍",
        "ひらカナ漢",
        "Éloïse",
        "Љубица",
        "аб",
    ],
)
def test_a_name_of_one_script_is_taken_as_it_is(name: str) -> None:
    assert check_name(name) == name


def test_a_name_is_kept_composed_and_without_spaces_around() -> None:
    assert check_name(unicodedata.normalize("NFD", "  Йод ")) == "Йод"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_length"),
        ("a", "name_length"),
        ("  a ", "name_length"),
        ("a" * 21, "name_length"),
        ("a" * 100_000, "name_length"),
        ("Aнна", "name_scripts"),
        ("паypal", "name_scripts"),
        ("αlpha", "name_scripts"),
        ("12", "name_characters"),
        ("--", "name_characters"),
        ("a  b", "name_characters"),
        ("-ab", "name_characters"),
        ("a--b", "name_characters"),
        ("anna\u202e", "name_characters"),
        ("an\u200bna", "name_characters"),
        ("an\u2066na", "name_characters"),
        ("an\ufeffna", "name_characters"),
        ("an\u00a0na", "name_characters"),
        ("a\nb", "name_characters"),
        ("a\x00b", "name_characters"),
        ("<b>anna", "name_characters"),
        ("anna😀", "name_characters"),
        ("an\udcffna", "name_characters"),
    ],
)
def test_other_names_are_refused_with_the_reason(name: str, code: str) -> None:
    refused = check_name(name)
    assert isinstance(refused, Refused)
    assert refused.code == code


@pytest.mark.parametrize("module", [names, guests])
def test_the_examples_are_right(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]
