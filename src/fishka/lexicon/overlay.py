"""Words that people add to a list or take out of it, by layer, each with its reason.

    project   what this version ships beside its books
    server    what an operator has decided, on appeals for example
    game      what a table has agreed: the words of an edition's `lexicon_overlay`

A later layer wins over an earlier one. Within one layer, taking out beats adding.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cached_property
from hashlib import sha256
from typing import Final

import msgspec

from fishka.core.board import SIDE_MAX

SHORTEST: Final = 2
LONGEST: Final = SIDE_MAX


class Layer(StrEnum):
    """From the one that yields to the one that wins."""

    PROJECT = "project"
    SERVER = "server"
    GAME = "game"


class OverlayEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One word in upper case, NFC, with Ё where it belongs; and why."""

    word: str
    reason: str


class OverlayLayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one layer says. `check_layer` tells whether it is sound."""

    layer: Layer
    add: tuple[OverlayEntry, ...] = ()
    remove: tuple[OverlayEntry, ...] = ()


class Ruling(msgspec.Struct, frozen=True):
    """What an overlay says of a word."""

    layer: Layer
    added: bool
    """False: taken out."""
    reason: str


class Overlay(msgspec.Struct, frozen=True, dict=True):
    """Layers laid on each other; `overlay_of` puts them in order.

    >>> house = overlay_of([OverlayLayer(Layer.GAME, add=(OverlayEntry("РА", "agreed"),))])
    >>> house.ruling("РА")
    Ruling(layer=<Layer.GAME: 'game'>, added=True, reason='agreed')
    >>> house.ruling("РОД") is None
    True
    """

    layers: tuple[OverlayLayer, ...] = ()

    @cached_property
    def _rulings(self) -> dict[str, Ruling]:
        rulings: dict[str, Ruling] = {}
        for one in self.layers:
            for added, entries in ((True, one.add), (False, one.remove)):
                for entry in entries:
                    rulings[entry.word] = Ruling(one.layer, added, entry.reason)
        return rulings

    def ruling(self, word: str) -> Ruling | None:
        """The ruling that holds for exactly this spelling, or None when no layer names it."""
        return self._rulings.get(word)

    @cached_property
    def added(self) -> frozenset[str]:
        """Words that count though the list may lack them."""
        return frozenset(word for word, ruling in self._rulings.items() if ruling.added)

    @cached_property
    def removed(self) -> frozenset[str]:
        """Words that do not count though the list may have them."""
        return frozenset(word for word, ruling in self._rulings.items() if not ruling.added)

    @cached_property
    def agreed(self) -> frozenset[str]:
        """Words added by the layer of the game: they pass the filters of its rules."""
        rulings = self._rulings.items()
        return frozenset(word for word, one in rulings if one.added and one.layer is Layer.GAME)

    @cached_property
    def hash(self) -> str:
        """SHA-256 (hex) of what holds in the end, reasons aside; empty when nothing is ruled."""
        lines = [f"{'=' if word in self.agreed else '+'}{word}\n" for word in sorted(self.added)]
        lines += [f"-{word}\n" for word in sorted(self.removed)]
        return sha256("".join(lines).encode()).hexdigest() if lines else ""


NO_OVERLAY: Final = Overlay()


def overlay_of(layers: Iterable[OverlayLayer]) -> Overlay:
    """Layers in the order in which they win, empty ones left out; of two of one kind the later given wins.

    Unchecked: `check_layer` is for what people write.
    """
    rank = list(Layer).index
    speaking = (one for one in layers if one.add or one.remove)
    return Overlay(tuple(sorted(speaking, key=lambda one: rank(one.layer))))


def house_words(words: Iterable[str]) -> Overlay:
    """The words that an edition or a table adds, as the layer of the game; they need no reason."""
    entries = tuple(OverlayEntry(word, "") for word in sorted(set(words)))
    return overlay_of([OverlayLayer(Layer.GAME, add=entries)])


class OverlayFaultCode(StrEnum):
    """Each has a text `overlay-fault-<code with dashes>`; all take `word`."""

    NOT_COMPOSED = "not_composed"
    """Й or Ё in two signs, or another spelling that is not NFC."""
    NOT_CAPITALS = "not_capitals"
    """Small letters."""
    NOT_LETTERS = "not_letters"
    """Signs that the list's language has not. Parameter `signs`."""
    TOO_SHORT = "too_short"
    """Fewer than two letters."""
    TOO_LONG = "too_long"
    """More letters than a board has squares in a row. Parameter `most`."""
    NAMED_TWICE = "named_twice"
    """The layer adds or removes the word more than once, or does both."""
    NO_REASON = "no_reason"
    """Nothing says why."""


class OverlayFault(msgspec.Struct, frozen=True):
    """One fault of a layer."""

    word: str
    code: OverlayFaultCode
    params: dict[str, str] = {}


def check_layer(layer: OverlayLayer, letters: str) -> tuple[OverlayFault, ...]:
    """All faults of a layer for a list with these upper-case letters; none when it is sound.

    Nothing is repaired: what differs from the spelling that the list would use is refused.
    """
    seen: set[str] = set()
    faults: list[OverlayFault] = []
    for entry in (*layer.add, *layer.remove):
        faults += _spelling(entry.word, letters)
        if entry.word in seen:
            faults.append(OverlayFault(entry.word, OverlayFaultCode.NAMED_TWICE))
        seen.add(entry.word)
        if not entry.reason.strip():
            faults.append(OverlayFault(entry.word, OverlayFaultCode.NO_REASON))
    return tuple(faults)


def _spelling(word: str, letters: str) -> Iterator[OverlayFault]:
    if not unicodedata.is_normalized("NFC", word):
        yield OverlayFault(word, OverlayFaultCode.NOT_COMPOSED)
    elif word != word.upper():
        yield OverlayFault(word, OverlayFaultCode.NOT_CAPITALS)
    elif strange := "".join(dict.fromkeys(char for char in word if char not in letters)):
        yield OverlayFault(word, OverlayFaultCode.NOT_LETTERS, {"signs": strange})
    elif len(word) < SHORTEST:
        yield OverlayFault(word, OverlayFaultCode.TOO_SHORT)
    elif len(word) > LONGEST:
        yield OverlayFault(word, OverlayFaultCode.TOO_LONG, {"most": str(LONGEST)})
