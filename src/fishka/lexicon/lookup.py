"""What is known of any string: whether it counts as a word here, why not, and what it is.

The one way to look a word up: in a list as it is, in a list with what is added and taken out, by the rules of
a game (`referee.look_up_by`). Why a string is no word is asked in the order of `Why`, which is what a player
wants to hear first; `told.tell` says it in words.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final

import msgspec

from fishka.core.tiles import Alphabet
from fishka.lexicon.info import Flag, LexiconInfo, WordEntry, YoMode, YoPolicy
from fishka.lexicon.lexicon import Lexicon
from fishka.lexicon.overlay import LONGEST, SHORTEST, Ruling
from fishka.lexicon.reasons import Why, barred, known_outside

_DOTTED_MAX: Final = 8
"""Letters Е and Ё of a word that are tried both ways: more than any word has."""
_LATIN, _CYRILLIC = "ABCEHIJKMOPSTXYË", "АВСЕНІЈКМОРЅТХУЁ"
_LOOK_ALIKES: Final = dict(zip(_LATIN + _CYRILLIC, _CYRILLIC + _LATIN, strict=True))
"""Letters of two alphabets that look the same, each by the other."""
_STRESSES: Final = frozenset("\N{COMBINING GRAVE ACCENT}\N{COMBINING ACUTE ACCENT}")
"""Marks that tell a stress and make no other letter in any alphabet of ours."""


class LookUp(msgspec.Struct, frozen=True, kw_only=True):
    """The answer about one string."""

    word: str
    """As it was asked, in upper case and NFC."""
    valid: bool
    why: Why | None = None
    """Why it is no word here; None when it is one."""
    params: dict[str, str] = {}
    spelling: str
    """How the dictionary writes it: with Ё. The word itself where nothing is known."""
    entry: WordEntry | None = None
    """What a list knows of it in that spelling, whether it counts here or not."""
    told_by: LexiconInfo | None = None
    """The list that `entry` is of; None without one."""
    has_level: bool = False
    """Whether that list knows how common its words are."""
    spellings: tuple[str, ...] = ()
    """The dictionary's words for which it may stand here; more than one where Е covers Ё."""
    lists: tuple[str, ...] = ()
    """Every list of the language at hand that holds one of its spellings."""
    ruling: Ruling | None = None
    """Of an overlay: by which it counts, or does not, whatever the list says."""


def look_up(
    lexicon: Lexicon,
    text: str,
    *,
    yo_mode: YoMode = "e_covers_yo",
    shortest: int | None = None,
    longest: int | None = None,
    alphabet: Alphabet | None = None,
    others: Iterable[Lexicon] = (),
) -> LookUp:
    """What a list, as filtered and with what is added and taken out, knows of any string.

    Small letters are read as capitals, and space around is passed over. `shortest` and `longest` are limits
    of a game (by default the list's own), `alphabet` its tiles: one without Ё writes it with Е. `others` are
    lists of other books that may know the string too (`other_lists`), asked for what is to be told only.

    >>> from fishka.lexicon.small import lexicon_of_words
    >>> found = look_up(lexicon_of_words("x", "ru", ["ЁЖ", "КОТ"]), "еж")
    >>> found.valid, found.spelling
    (True, 'ЁЖ')
    >>> look_up(lexicon_of_words("x", "ru", ["ЁЖ", "КОТ"]), "KOT").why
    <Why.LOOK_ALIKE: 'look_alike'>
    """
    word = unicodedata.normalize("NFC", text).strip().upper()
    fault = _malformed(lexicon, word, shortest, longest, alphabet)
    if fault is not None:
        return LookUp(word=word, valid=False, why=fault[0], params=fault[1], spelling=word)
    laid = word if alphabet is None or alphabet.tile("Ё") is not None else _without_yo(word, yo_mode)
    every = tuple(dict.fromkeys(_spellings(laid)))
    ways = tuple(one for one in every if stands_for(laid, one, yo_mode))
    return _Asked(lexicon, tuple(others), every, ways).answer(word)


def stands_for(laid: str, word: str, yo_mode: YoMode) -> bool:
    """Whether letters laid may stand for a word of the dictionary that differs from them in Е and Ё only."""
    match yo_mode:
        case "distinct":
            return laid == word
        case "merged":
            return laid.replace("Ё", "Е") == word.replace("Ё", "Е")
        case "e_covers_yo":
            return len(laid) == len(word) and all(
                a == b or (a, b) == ("Е", "Ё") for a, b in zip(laid, word, strict=True)
            )


class _Asked:
    """One question to a list: every way to set the dots of a string, and those for which it may stand."""

    def __init__(
        self, lexicon: Lexicon, others: Sequence[Lexicon], every: tuple[str, ...], ways: tuple[str, ...]
    ) -> None:
        self._lexicon: Final = lexicon
        self._others: Final = others
        self._every: Final = every
        self._ways: Final = ways

    def answer(self, word: str) -> LookUp:
        """The answer about the string, told as `word`."""
        overlay = self._lexicon.overlay
        counting = tuple(one for one in self._ways if self._lexicon.contains(one))
        if counting:
            found = LookUp(word=word, valid=True, spelling=counting[0], ruling=overlay.ruling(counting[0]))
            return self._told(found, counting)
        known = tuple(one for one in self._ways if self._entry(one)[0] is not None)
        if self._lexicon.filter.rude_words == "refused" and any(map(self._is_rude, known)):
            return LookUp(word=word, valid=False, why=Why.RUDE, spelling=word)
        removed = next((one for one in self._ways if one in overlay.removed), None)
        ruling = None if removed is None else overlay.ruling(removed)
        dotted = next((one for one in self._every if self._lexicon.contains(one)), None)
        if removed is not None and ruling is not None:
            spelling, why = removed, Why.REMOVED
            params = {"layer": ruling.layer.value, "reason": ruling.reason}
        elif dotted is not None:
            spelling, why, params = dotted, Why.SPELLING, {"spelling": dotted}
        else:
            spelling = known[0] if known else word
            why, params = self._why(known)
        found = LookUp(
            word=word, valid=False, why=why, params=params, spelling=spelling, ruling=ruling, spellings=()
        )
        return self._told(found, tuple(dict.fromkeys((spelling, *known))))

    def _told(self, found: LookUp, words: tuple[str, ...]) -> LookUp:
        """The answer with what the lists know of these words, the first of them above all."""
        entry, knower = self._entry(words[0])
        return msgspec.structs.replace(
            found,
            entry=entry,
            told_by=None if knower is None else knower.info,
            has_level=knower is not None and knower.book.has_levels,
            spellings=words if found.valid else (),
            lists=tuple(dict.fromkeys(id for one in words for id in self._lists(one))),
        )

    def _entry(self, word: str) -> tuple[WordEntry | None, Lexicon | None]:
        """What the list's book knows of the word, and the list; where it knows no readings, one that does."""
        own = None if (row := self._lexicon.row_in_book(word)) is None else self._lexicon.entry_at(row)
        if own is None or not own.analyses:
            for other in self._others:
                if (found := other.entry(word)) is not None and (own is None or found.analyses):
                    return found, other
        return own, None if own is None else self._lexicon

    def _is_rude(self, word: str) -> bool:
        entry, _ = self._entry(word)
        return entry is not None and Flag.RUDE in entry.flags

    def _lists(self, word: str) -> tuple[str, ...]:
        """The lists that hold the word as they were built, those of the same book first."""
        row, book = self._lexicon.row_in_book(word), self._lexicon.book
        same = 0 if row is None else book.lists(row)
        others = (one.info.id for one in self._others if one.contains(word))
        return (*(one.info.id for one in book.header.lists if one.bit & same), *others)

    def _why(self, known: tuple[str, ...]) -> tuple[Why, dict[str, str]]:
        """The most telling reason why words that the lists know do not count."""
        reasons = [barred(self._lexicon, one, self._lists(one)) for one in known]
        told = [one for one in reasons if one[0] is not Why.UNKNOWN]
        if not told:
            return known_outside(self._lexicon.info.language, self._ways[0])
        return next((one for one in told if one[0] is not Why.OTHER_LIST), told[0])


def _malformed(
    lexicon: Lexicon, word: str, shortest: int | None, longest: int | None, alphabet: Alphabet | None
) -> tuple[Why, dict[str, str]] | None:
    """What is wrong with the string itself."""
    if not word:
        return Why.EMPTY, {}
    added = "".join(lexicon.added)
    letters = {*lexicon.info.letters, *("Ё" if lexicon.info.yo_policy is YoPolicy.STRICT else ""), *added}
    tiles = set() if alphabet is None else {sign for letter in alphabet.letters for sign in letter}
    strange = dict.fromkeys(sign for sign in word if sign not in letters | tiles)
    if strange:
        return _of_strange_signs(lexicon, word, "".join(strange), letters)
    lacking = {} if alphabet is None else dict.fromkeys(one for one in word if one not in tiles | {"Ё"})
    if lacking:
        return Why.NO_TILE, {"signs": "".join(lacking)}
    lengths = (*lexicon.info.counts_by_length, *map(len, lexicon.added))
    least = SHORTEST if shortest is None else shortest
    made = max(lengths, default=LONGEST) if lexicon.info.sources else LONGEST
    most = made if longest is None else longest
    if len(word) < least:
        return Why.TOO_SHORT, {"least": str(least)}
    if len(word) > most:
        return Why.TOO_LONG, {"most": str(most)}
    return None


def _of_strange_signs(
    lexicon: Lexicon, word: str, strange: str, letters: set[str]
) -> tuple[Why, dict[str, str]]:
    """Look-alikes of another alphabet, a word of the list with accents, or signs that are no letters."""
    signs = {"signs": strange[:40]}
    if all(_LOOK_ALIKES.get(one) in letters for one in strange):
        right = "".join(one if one in letters else _LOOK_ALIKES[one] for one in word)
        return Why.LOOK_ALIKE, signs | {"spelling": right}
    plain = "".join(one if one in letters else _without_accent(one, letters) for one in word)
    if lexicon.contains(plain):
        return Why.SPELLING, {"spelling": plain}
    return Why.LETTERS, signs


def _without_accent(sign: str, letters: set[str]) -> str:
    """A letter of the list for one with an accent: É is E. Where letters are not Latin, only a stress mark is
    taken off, of a letter of the alphabet or of a look-alike: Ѐ and È are Е, but Ё is another letter."""
    if sign in _STRESSES:
        return ""
    apart = unicodedata.normalize("NFD", sign)
    base, only_stress = apart[0], _STRESSES.issuperset(apart[1:])
    if base in letters and (base.isascii() or only_stress):
        return base
    return _LOOK_ALIKES.get(base, sign) if only_stress else sign


def _without_yo(word: str, yo_mode: YoMode) -> str:
    """The word as it is laid with a set of tiles without Ё."""
    return word if yo_mode == "distinct" else word.replace("Ё", "Е")


def _spellings(word: str) -> Iterator[str]:
    """The word itself, then every way to set the dots of Ё; of a string of very many Е only itself."""
    yield word
    if sum(sign in "ЕЁ" for sign in word) <= _DOTTED_MAX:
        yield from map("".join, product(*("ЕЁ" if sign in "ЕЁ" else sign for sign in word)))
