"""Texts for people: Fluent catalogues in `locales/<language>/<area>.ftl`, one language at a time.

An id or a variable that is missing is a mistake of a programmer (`MissingTextError`), and
`tools/check_locales.py` finds it before a user can. Languages of `FOLLOWING` are kept by few people: a text
that they lack is taken from English, and the log says so.
"""

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE_DEFAULT: Final = "en"
"""Used when the locale names no language that we have."""

FOLLOWING: Final = frozenset({"mk"})
"""Languages in which a missing text is no reason to show a page of errors."""

Param = str | int | float | Sequence[str]


_LOG: Final = logging.getLogger(__name__)


class MissingTextError(LookupError):
    """A text id, or one of its variables, does not exist in a language's catalogue."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have catalogues, in alphabetical order: `en`, `mk`, `ru`."""
    folder = files("fishka") / "locales"
    return tuple(sorted(entry.name for entry in folder.iterdir() if _catalogue_names(entry.name)))


def language_of(environ: Mapping[str, str]) -> str:
    """The language a Unix locale asks for (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`, in this order).

    >>> language_of({"LANG": "ru_RU.UTF-8"}), language_of({"LC_ALL": "C"})
    ('ru', 'en')
    """
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in environ.get(name, "").split(":"):
            language = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
            if language in languages():
                return language
        if environ.get(name):
            return LANGUAGE_DEFAULT
    return LANGUAGE_DEFAULT


class Translator:
    """Gives texts of one language. Raises ValueError for a language without catalogues.

    >>> Translator("en").text("value-yes")
    'yes'
    """

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise ValueError(f"no catalogue for language {language!r}")
        self.language = language
        self._bundle = _bundle(language)

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and self._bundle.has_message(id)

    def text(self, id: str, /, **params: Param) -> str:
        """The text `id` with its variables filled in; a sequence of words is joined by commas.

        Raises MissingTextError when the id, or a variable that its text names, is missing.
        """
        if id not in self:
            if self.language in FOLLOWING:
                _LOG.warning("%s: no text %r, taken from %s", self.language, id, LANGUAGE_DEFAULT)
                return Translator(LANGUAGE_DEFAULT).text(id, **params)
            raise MissingTextError(f"{self.language}: no text {id!r}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise MissingTextError(f"{self.language}: text {id!r} has no value")
        values = {name: value if isinstance(value, str | int | float) else ", ".join(value)
                  for name, value in params.items()}  # fmt: skip
        strings = {name: value for name, value in values.items() if isinstance(value, str)}
        long = {name: value for name, value in strings.items() if len(value) > _LONG}
        stands = {name: f"{_STAND[0]}{at}{_STAND[1]}" for at, name in enumerate(long)}
        text, errors = self._bundle.format_pattern(pattern, values | stands)
        if errors:
            raise MissingTextError(f"{self.language}: text {id!r} with {sorted(params)}: {errors[0]}")
        for name, stand in stands.items():
            text = str(text).replace(stand, long[name])
        return str(text)


_LONG: Final = 1000
"""Fluent refuses a variable of some such number of characters (a list of a theme's words)."""
_STAND: Final = ("\ue000", "\ue001")
"""Around what stands for a long variable until the text is made: characters that nobody's texts have."""


@cache
def _bundle(language: str) -> FluentBundle:
    """All areas of a language in one bundle: ids are unique across areas."""
    bundle = FluentBundle([language], use_isolating=False)
    for name in _catalogue_names(language):
        source = (files("fishka") / "locales" / language / name).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle


def _catalogue_names(language: str) -> tuple[str, ...]:
    folder = files("fishka") / "locales" / language
    if not folder.is_dir():
        return ()
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl")))
