"""Names of guests and other short texts: what may stand before others without fooling the eye.

A name is 2 to 20 characters: letters of one script with their marks, digits, and single spaces, hyphens,
apostrophes or dots between them. Invisible and direction-changing characters have no place in that list.
"""

import unicodedata
from typing import Final

from fishka.game.refusals import Refused
from fishka.service.refusals import Denial, denied

NAME_MIN: Final = 2
NAME_MAX: Final = 20
_BETWEEN: Final = " -'’."
_TOGETHER: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
"""Scripts that one language writes side by side."""


def check_name(text: str) -> str | Refused:
    """The name in its stored form (NFC, no spaces around), or what is wrong with it.

    >>> check_name("  Анна "), check_name("Aннa").code, check_name("A").code
    ('Анна', 'name_scripts', 'name_length')
    """
    if len(text) > NAME_MAX * 4:
        return denied(Denial.NAME_LENGTH, least=NAME_MIN, most=NAME_MAX)
    name = unicodedata.normalize("NFC", text).strip(" ")
    if not NAME_MIN <= len(name) <= NAME_MAX:
        return denied(Denial.NAME_LENGTH, least=NAME_MIN, most=NAME_MAX)
    for before, here in zip(" " + name, name, strict=False):
        if here in _BETWEEN:
            if before in _BETWEEN and not (before == "." and here == " "):
                return denied(Denial.NAME_CHARACTERS)
        elif unicodedata.category(here) not in ("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd"):
            return denied(Denial.NAME_CHARACTERS)
    letters = [one for one in name if unicodedata.category(one).startswith("L")]
    if not letters:
        return denied(Denial.NAME_CHARACTERS)
    if len({_script(one) for one in letters}) > 1:
        return denied(Denial.NAME_SCRIPTS)
    return name


def plain_line(text: str) -> str | None:
    """Text that others will read, in its stored form: NFC, one line, single spaces.

    None when it holds signs that cannot be seen or that change the direction of what is around them.

    >>> plain_line("  Наш\\n клуб "), plain_line("a\\u202eb")
    ('Наш клуб', None)
    """
    line = " ".join(unicodedata.normalize("NFC", text).split())
    hidden = any(unicodedata.category(one) in ("Cc", "Cf", "Cs", "Co", "Cn") for one in line)
    return None if hidden else line


def _script(letter: str) -> str:
    word = unicodedata.name(letter, "UNKNOWN").split(" ")[0].split("-")[0]
    return "EAST ASIAN" if word in _TOGETHER else word
