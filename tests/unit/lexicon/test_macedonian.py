"""Macedonian: which forms of the dictionary are words, and the list as installed."""

import pytest
from tools.words.macedonian_forms import words_with_forms

from fishka.lexicon import Lexicon, load_lexicon


@pytest.mark.parametrize(
    ("forms", "words"),
    [
        ("сонце сонцето", "сонце сонцето"),
        ("јавност јавноста", "јавност јавноста"),
        ("девојки девојките", "девојки девојките"),
        ("протест протестот", "протест протестот"),
        ("компанија компанијата", "компанија компанијата"),
        ("шпанија шпанијо", ""),
        ("ева евана", ""),
        ("петров петровот", ""),
        ("онлајн", ""),
    ],
)
def test_a_noun_shows_itself_by_its_usual_article_and_a_name_has_none(forms: str, words: str) -> None:
    assert words_with_forms(frozenset(forms.split()), ()) == set(words.split())


def test_what_is_listed_by_hand_brings_its_forms_with_articles() -> None:
    forms = frozenset(("наслов", "насловот", "насловски"))
    assert words_with_forms(forms, ("наслов", "нема")) == {"наслов", "насловот"}


def test_words_of_every_day_are_in_the_list_and_names_are_not() -> None:
    found = load_lexicon("mk_general")
    assert isinstance(found, Lexicon)
    common = """вие ви ве вам нам кој која кое кои
    сонце сонцето раце рацете нозе очи здравје област јавност јавноста девојки куќа како уште дали
    знам близу октомври наслов насловот интервју протести учениците безбедност фотографии петнаесет тежок"""
    assert [word for word in common.split() if not found.contains(word.upper())] == []
    names = "шпанија барселона трамп путин белград михајло холандија македонија фејсбук сдсм вмро"
    assert [word for word in names.split() if found.contains(word.upper())] == []
