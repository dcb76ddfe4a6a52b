"""What a player typed at the prompt, as an intent. The words that are understood stand in the catalogues."""

import re
from functools import cache
from typing import Final

import msgspec

from fishka.i18n import Translator, languages

VERBS: Final = (
    "help",
    "challenge",
    "accept",
    "end",
    "agree",
    "disagree",
    "resign",
    "stuck",
    "suggest",
    "show",
    "hint",
    "vowels",
    "theme",
    "explain",
    "sheet",
    "board",
    "unseen",
    "save",
    "quit",
)
"""Each is a text `cli-play-words-<verb>`: words divided by commas. Those of all languages are understood."""


TEXT_VERBS: Final = frozenset({"suggest", "explain", "save"})
"""Those that a text follows: a play, what words mean, or a file."""


class Says(msgspec.Struct, frozen=True):
    """One of `VERBS`; `numbers` follow it (`challenge 1 3`), or a `text` (`suggest 8F WORD`)."""

    verb: str
    numbers: tuple[int, ...] = ()
    text: str = ""


class Types(msgspec.Struct, frozen=True):
    """Anything else: a move to be read as one."""

    text: str


Intent = Says | Types


def read_intent(line: str) -> Intent | None:
    """The intent of a line, None for an empty one.

    >>> read_intent(" challenge 2 ")
    Says(verb='challenge', numbers=(2,))
    >>> read_intent("8F РОД")
    Types(text='8F РОД')
    """
    text = line.strip()
    if not text:
        return None
    word, *rest = text.casefold().split()
    verb = _verbs().get(word)
    if verb in TEXT_VERBS:
        return Says(verb, (), text[len(text.split()[0]) :].strip())
    if verb is not None and all(re.fullmatch(r"[0-9]{1,3}", one) for one in rest):
        return Says(verb, tuple(int(one) for one in rest))
    return Types("-" if word in _pass_words() and not rest else text)


def raised(text: str) -> str:
    """A move typed without a capital letter, in capitals: nobody means every tile to be a blank.

    >>> raised("8f род"), raised("8F РОд"), raised("h6=х 6h .лыст")
    ('8F РОД', '8F РОд', 'H6=Х 6H .ЛЫСТ')
    """
    return text.upper() if text == text.lower() else text


@cache
def _verbs() -> dict[str, str]:
    return {word: verb for verb in VERBS for word in _words(f"cli-play-words-{verb}")}


@cache
def _pass_words() -> frozenset[str]:
    return frozenset(_words("cli-play-words-pass"))


def _words(id: str) -> list[str]:
    """The words of a text in every language."""
    listed = (Translator(language).text(id).split(",") for language in languages())
    return [word.strip().casefold() for words in listed for word in words]
