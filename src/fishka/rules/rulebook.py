"""The rules of an edition as text that one can play by: whole sentences made of its parameters."""

import tomllib
from collections.abc import Iterator, Set
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from fishka.rules.applies import applies
from fishka.rules.bookvariables import (
    Say,
    Words,
    bonus_words,
    changed_tiles,
    theme_words,
    tile_lines,
    words_of,
)
from fishka.rules.describe import differences
from fishka.rules.edition import Edition, titled
from fishka.rules.load import usual_edition
from fishka.rules.sentences import ALWAYS, ONLY_WHERE, SECTIONS, Sentence


class Line(msgspec.Struct, frozen=True):
    """A sentence or two. `parameters` is what they speak of; none: it is true of every edition."""

    text: str
    parameters: tuple[str, ...] = ()
    differs: bool = False
    """Whether a value is another one than in the usual game."""
    sources: tuple[str, ...] = ()


class Section(msgspec.Struct, frozen=True):
    """Sentences under a heading."""

    id: str
    title: str
    lines: tuple[Line, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """What an edition is called, what sets it apart, all its rules, and courtesies that may be dismissed."""

    title: str
    about: str
    sections: tuple[Section, ...]
    """The first one, `differences`, is missing where there are none."""
    hints: tuple[str, ...]


HINTS: Final = ("rare", "red", "open")
"""Courtesies of the Vyatka family, for editions with its swaps."""


def rulebook(edition: Edition, say: Say, language: str) -> Rulebook:
    """The rules of an edition in the language of `say`. Raises what `say` raises when a text is missing.

    What differs from its usual edition (`usual_edition`) stands first.
    """
    usual = usual_edition(edition)
    changed = frozenset() if usual is None else _changed(edition, usual)
    known = None if usual is None else _said_alone(usual)
    words = words_of(edition, say)
    found = {
        name: tuple(_lines(edition, _spoken(edition, sentences, changed), changed, known, words, say))
        for name, sentences in SECTIONS.items()
    }
    sections = [Section(name, say(f"book-section-{name}"), lines) for name, lines in found.items() if lines]
    if usual is not None and (first := tuple(_differing(edition, usual, found, say))):
        title = say("book-section-differences", usual=titled(usual.title, language, usual.id))
        sections = [Section("differences", title, first), *sections]
    return Rulebook(
        title=titled(edition.title, language, edition.id),
        about=titled(edition.about, language, ""),
        sections=tuple(sections),
        hints=tuple(say(f"rule-hint-{name}") for name in HINTS) if _has_hints(edition) else (),
    )


def sources(parameter: str) -> tuple[str, ...]:
    """Where a parameter is from: names of `rule-source-...` texts."""
    return _sources()[parameter]


def _spoken(
    edition: Edition, sentences: tuple[Sentence, ...], changed: Set[str]
) -> Iterator[tuple[Sentence, tuple[str, ...]]]:
    """The sentences that are said, each with the parameters of which it tells something here."""
    for one in sentences:
        told = tuple(name for name in one.speaks_of if applies(edition, name))
        if not told and one.id not in ALWAYS:
            continue
        if one.id in ONLY_WHERE and not ONLY_WHERE[one.id](edition):
            continue
        if one.goes_without_saying(edition) and changed.isdisjoint(told):
            continue
        yield one, told


def _said_alone(edition: Edition) -> Set[str]:
    """The sentences that are said of an edition by itself."""
    return {one.id for all in SECTIONS.values() for one, _ in _spoken(edition, all, frozenset())}


def _lines(
    edition: Edition,
    spoken: Iterator[tuple[Sentence, tuple[str, ...]]],
    changed: Set[str],
    known: Set[str] | None,
    words: Words,
    say: Say,
) -> Iterator[Line]:
    for one, told in spoken:
        differs = not changed.isdisjoint(told) or (known is not None and one.id not in known)
        names = (f"rule-source-{name}" for parameter in told for name in sources(parameter))
        text = say(f"book-{one.id}", **{**words, **_own_words(one.id, edition, say)})
        yield Line(" ".join(text.split()), told, differs, tuple(dict.fromkeys(map(say, names))))
        if one.id == "board":
            yield Line(say("book-premiums", **words), told, differs)
        if one.id == "tileset":
            yield from (Line(text) for text in tile_lines(edition, say))


def _own_words(sentence: str, edition: Edition, say: Say) -> Words:
    if sentence == "bonus":
        return bonus_words(edition, say)
    return theme_words(edition) if sentence == "theme" else {}


def _differing(
    edition: Edition, usual: Edition, found: dict[str, tuple[Line, ...]], say: Say
) -> Iterator[Line]:
    """The lines that differ, of the board what of it does; of the tiles also which."""
    before = words_of(usual, say)
    same = {say("book-board", **before), say("book-premiums", **before)}
    for line in (one for lines in found.values() for one in lines if one.differs and one.text not in same):
        yield line
        if "tileset" in line.parameters:
            for text in _other_tiles(edition, usual, say):
                yield Line(text, line.parameters, differs=True)


def _other_tiles(edition: Edition, usual: Edition, say: Say) -> Iterator[str]:
    """Which tiles differ: letter by letter where these are few, else by values; of another language none."""
    if letters := changed_tiles(edition, usual, say):
        yield say("book-tiles-changed", letters=letters)
    elif edition.params.language == usual.params.language:
        before = tile_lines(usual, say)
        yield from (line for line in tile_lines(edition, say) if line not in before)


def _changed(edition: Edition, usual: Edition) -> Set[str]:
    """Parameters that are not as usual; tiles and board by what they are, not by their names."""
    found = {one.parameter for one in differences(edition.params, usual.params)}
    same = {
        "tileset": (edition.tileset.letters, edition.tileset.blanks.count)
        == (usual.tileset.letters, usual.tileset.blanks.count),
        "layout": edition.layout.kinds == usual.layout.kinds and edition.layout.cols == usual.layout.cols,
    }
    return frozenset(found - same.keys() | {name for name, is_same in same.items() if not is_same})


def _has_hints(edition: Edition) -> bool:
    return edition.params.swap == "any_letter"


@cache
def _sources() -> dict[str, tuple[str, ...]]:
    text = (resources.files("fishka.rules") / "data" / "sources.toml").read_text("utf-8")
    return {name: tuple(found) for name, found in tomllib.loads(text).items()}
