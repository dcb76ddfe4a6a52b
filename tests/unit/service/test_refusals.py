"""Every refusal of service and site has a text in every language, with the same variables."""

import re
from pathlib import Path

import fishka
from fishka.game.refusals import list_refusals
from fishka.i18n import Translator, languages
from fishka.service.refusals import list_denials

PARAMS: dict[str, dict[str, str | int]] = {
    "name_length": {"least": 2, "most": 20},
    "unknown_edition": {"edition": "x"},
    "unknown_modifier": {"modifier": "x"},
    "edition_faults": {"paths": "x"},
    "unknown_bot": {"level": "x"},
    "lexicon_missing": {"lexicon": "x"},
    "lexicon_unfit": {"lexicon": "x", "lacks": "needs_forms", "asked": "pos_allowed"},
    "words_changed": {"lexicon": "x", "recorded": "1", "found": "2"},
    "table_seats": {"seats": 1, "least": 2, "most": 4},
    "unknown_lexicon": {"lexicon": "x"},
    "word_malformed": {"most": 21},
    "reason_length": {"least": 3, "most": 300},
    "house_word": {"word": "x"},
    "house_words_many": {"most": 50},
    "houses_many": {"most": 50},
    "list_language": {"language": "en"},
    "list_name": {"most": 60},
    "lists_many": {"most": 10},
    "word_letters": {"word": "x"},
    "appeal_needless": {"word": "x"},
    "appeals_many": {"most": 50},
    "frame_too_large": {"most": 4096},
    "protocol": {"server": 1},
}
"""What each code is sent with; none where it is not here."""


def test_every_code_has_a_text_in_every_language() -> None:
    for language in languages():
        texts = Translator(language)
        for code in list_denials():
            assert texts.text(f"refused-{code.replace('_', '-')}", **PARAMS.get(code, {})), (language, code)


def test_codes_of_the_service_and_of_the_game_are_different() -> None:
    assert not set(list_denials()) & set(list_refusals())


def test_every_code_is_used() -> None:
    folder = Path(fishka.__file__).parent
    sources = "".join(
        path.read_text("utf-8") for room in ("service", "web") for path in (folder / room).rglob("*.py")
    )
    used = set(re.findall(r"Denial\.([A-Z_]+)", sources))
    assert used == {code.upper() for code in list_denials()}
