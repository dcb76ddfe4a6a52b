"""Cards say which form of which headword a word is, in the reader's language."""

import pytest

from fishka.i18n import Translator
from fishka.lexicon import Analysis, WordEntry, describe_readings
from fishka.lexicon.cards import SHOWN


def entry(word: str, *analyses: Analysis) -> WordEntry:
    return WordEntry(word=word, tier=1, level=300, flags=(), analyses=analyses)


def card(language: str, word: str, *analyses: Analysis) -> tuple[str, ...]:
    told = describe_readings(entry(word, *analyses), Translator(language).text)
    return tuple(f"{word.lower()}: {form}" for _, form in told)


GENITIVE = Analysis("род", "NOUN", ("inan", "masc", "sing", "gent"))


def test_a_form_is_told_as_in_a_grammar() -> None:
    russian = "рода: форма слова род, существительное, родительный падеж, ед. ч."
    assert card("ru", "РОДА", GENITIVE) == (russian,)
    assert card("en", "РОДА", GENITIVE) == ("рода: form of род, noun, genitive, singular",)


def test_a_verb_tells_tense_person_and_number_not_aspect() -> None:
    drinks = Analysis("пить", "VERB", ("impf", "tran", "sing", "2per", "pres", "indc"))
    assert card("ru", "ПЬЁШЬ", drinks) == ("пьёшь: форма слова пить, глагол, наст. вр., 2-е л., ед. ч.",)


def test_a_headword_is_told_once_whatever_its_cases() -> None:
    cases = [Analysis("дом", "NOUN", ("inan", "masc", "sing", case)) for case in ("nomn", "accs")]
    assert card("ru", "ДОМ", *cases) == ("дом: существительное, именительный падеж, ед. ч.",)


def test_homographs_have_a_line_each() -> None:
    noun = Analysis("стих", "NOUN", ("inan", "masc", "sing", "nomn"))
    verb = Analysis("стихнуть", "VERB", ("perf", "intr", "masc", "sing", "past", "indc"))
    lines = card("en", "СТИХ", noun, verb)
    assert lines == (
        "стих: noun, nominative, singular",
        "стих: form of стихнуть, verb, past, masculine, singular",
    )


def test_a_special_case_stands_for_the_one_it_belongs_to() -> None:
    tea = Analysis("чай", "NOUN", ("inan", "masc", "sing", "gent", "gen2"))
    assert card("en", "ЧАЮ", tea) == ("чаю: form of чай, noun, second genitive, singular",)


def test_what_is_not_known_is_not_made_up() -> None:
    assert card("en", "РЕБЕ", Analysis("ребе", "", ())) == ("ребе: dictionary form",)
    assert card("en", "РЕБЯ", Analysis("ребе", "", ())) == ("ребя: form of ребе",)
    assert describe_readings(entry("XU"), Translator("en").text) == ()


@pytest.mark.parametrize("language", ["ru", "en", "mk"])
def test_every_grammeme_that_is_shown_has_a_text(language: str) -> None:
    text = Translator(language).text
    texts = [text(f"lexicon-grammeme-{name.lower()}") for name in SHOWN]
    assert all(texts)
