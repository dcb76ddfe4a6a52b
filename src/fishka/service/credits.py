"""Whose work this is: the lists' licence texts and credits, and the libraries that the program runs with."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, metadata, requires
from typing import Final

import msgspec

from fishka.lexicon import LexiconInfo, notice_text

_NAME: Final = re.compile(r"^[A-Za-z0-9._-]+")
_CLASSIFIER: Final = "License :: OSI Approved :: "


class Notice(msgspec.Struct, frozen=True):
    """A text with licences and credits, and the lists that it belongs to."""

    name: str
    lexicons: tuple[str, ...]
    text: str


class Library(msgspec.Struct, frozen=True):
    """A library that the server runs with."""

    name: str
    version: str
    licence: str
    """As the package itself says: an SPDX expression, or its own words."""


def notices(lists: Sequence[LexiconInfo]) -> tuple[Notice, ...]:
    """The texts of these lists, each once, in the order of the lists."""
    by_text: dict[str, list[LexiconInfo]] = {}
    for info in lists:
        text = notice_text(info)
        if text is not None:
            by_text.setdefault(text, []).append(info)
    return tuple(
        Notice(infos[0].notice, tuple(one.id for one in infos), text) for text, infos in by_text.items()
    )


@cache
def libraries() -> tuple[Library, ...]:
    """What the installed program asks for, by name."""
    found = []
    for wanted in requires("fishka") or ():
        name = _NAME.match(wanted)
        if name is None or "extra ==" in wanted:
            continue
        try:
            about = metadata(name[0])
        except PackageNotFoundError:  # not needed on this system
            continue
        own = [one for one in about.get_all("Classifier") or () if one.startswith(_CLASSIFIER)]
        told = about["License-Expression"] or " / ".join(one.removeprefix(_CLASSIFIER) for one in own)
        found.append(Library(about["Name"], about["Version"], told or about["License"] or ""))
    return tuple(sorted(found, key=lambda one: one.name.lower()))
