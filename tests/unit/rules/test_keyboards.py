import unicodedata

import pytest

from fishka.rules.edition import Edition
from fishka.rules.keyboards import keys_of
from fishka.rules.load import edition_ids, load_edition


@pytest.mark.parametrize("edition_id", edition_ids())
def test_every_letter_of_an_edition_lies_on_one_key_of_its_language(edition_id: str) -> None:
    edition = load_edition(edition_id)
    assert isinstance(edition, Edition)
    letters = list(keys_of(edition.params.language).values())
    apart = {letter for letter in edition.alphabet.letters if letter not in letters}
    assert {letter for letter in apart if not is_typed_otherwise(letter, letters)} == set()
    assert len(letters) == len(set(letters))


def is_typed_otherwise(letter: str, letters: list[str]) -> bool:
    """Tiles of two signs, digits and signs, and letters that AltGr or a dead key makes of another one."""
    if not letter.isalpha():
        return True
    bare = unicodedata.normalize("NFD", letter.replace("Ł", "L"))[0]
    return len(letter) > 1 or ((bare != letter or letter == "Ł") and bare in letters)


def test_a_language_without_a_known_keyboard_has_no_keys() -> None:
    assert keys_of("eo") == {}
