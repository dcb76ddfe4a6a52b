"""Texts for people: languages, variables, plural forms, and that nothing falls back in silence."""

import pytest

from fishka.i18n import MissingTextError, Translator, language_of, languages


def test_the_languages_of_the_interface() -> None:
    assert languages() == ("en", "mk", "ru")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C", "LANGUAGE": "de:ru"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LC_MESSAGES": "ru", "LANG": "en_US.UTF-8"}, "ru"),
    ],
)
def test_the_locale_decides_the_language(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language


def test_a_language_without_catalogues_is_refused() -> None:
    with pytest.raises(ValueError, match="xx"):
        Translator("xx")


def test_a_folder_outside_the_catalogues_is_no_language() -> None:
    with pytest.raises(ValueError, match="catalogue"):
        Translator("../rules")


def test_a_text_gets_its_variables_and_sequences_are_joined() -> None:
    text = Translator("en").text("cli-fault-unknown-command", given="scroe", commands=["play", "score"])
    assert text == 'There is no command "scroe". Commands: play, score.'


def test_a_variable_may_be_as_long_as_it_likes() -> None:
    words = [f"WORD{number}" for number in range(2000)]
    whole = ", ".join(words)
    assert Translator("en").text("book-quoted", label=words) == f"“{whole}”"
    assert Translator("ru").text("rules-usual", value=whole) == f"обычно {whole}"


def test_no_isolating_marks_are_put_around_variables() -> None:
    assert "\u2068" not in Translator("ru").text("cli-help-usage", usage="x")


def test_a_missing_text_is_a_mistake_and_never_a_fallback() -> None:
    with pytest.raises(MissingTextError, match="no-such-text"):
        Translator("ru").text("no-such-text")


def test_a_text_that_a_language_of_few_hands_lacks_is_english_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    macedonian = Translator("mk")
    known = Translator.__contains__
    monkeypatch.setattr(
        Translator,
        "__contains__",
        lambda self, id: (self.language, id) != ("mk", "value-yes") and known(self, id),
    )
    assert macedonian.text("value-yes") == "yes"
    assert "mk: no text 'value-yes'" in caplog.text
    with pytest.raises(MissingTextError, match="no-such-text"):
        macedonian.text("no-such-text")


def test_a_missing_variable_is_a_mistake() -> None:
    with pytest.raises(MissingTextError, match="cli-help-usage"):
        Translator("ru").text("cli-help-usage")
