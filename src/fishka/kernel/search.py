"""Searching a list by its graph: patterns, anagrams, words from a rack, hooks; page by page."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from fishka.core.board import SIDE_MAX
from fishka.core.tiles import Alphabet, Tile
from fishka.kernel.graphs import GraphStore
from fishka.lexicon.cache import cache_folder
from fishka.lexicon.lexicon import Lexicon
from fishka.lexicon.playable import playable_words
from fishka_kernel import Graph, WordIndex

LONGEST: Final = SIDE_MAX
PAGE_MAX: Final = 10_000
"""So many words a page at most."""

PatternFault = Literal["letters", "too_long", "empty"]


class SearchRefused(msgspec.Struct, frozen=True):
    """Why a search means nothing: `letters` (`signs` are none of the list's), `too_long`, `empty`."""

    code: PatternFault
    signs: str = ""


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """Which part of an answer is wanted, and of what kind its words must be."""

    limit: int = 100
    after: str | None = None
    """The last word of the page before."""
    shortest: int = 1
    longest: int = LONGEST
    longest_first: bool = False


class Found(msgspec.Struct, frozen=True):
    """A page of words, in the order of length and then of letters."""

    words: tuple[str, ...]
    total: int
    """Of all pages."""
    after: str | None
    """Where the next page begins; None when this is the last."""


class Hooks(msgspec.Struct, frozen=True):
    """Letters that make another word of a word."""

    word: str
    is_word: bool
    front: tuple[str, ...]
    back: tuple[str, ...]
    inner: tuple[tuple[str, ...], ...]
    """In each gap between two letters."""
    without_first: bool
    """Whether a word is left when the first letter is taken off."""
    without_last: bool


class WordSearch:
    """The words of a graph, asked in letters. Made once for a list, shared by threads.

    >>> from fishka.core.tiles import Alphabet
    >>> from fishka.kernel import build_graph, open_graph
    >>> letters = Alphabet(("А", "К", "О", "Р", "Т"))
    >>> words = ["АКТ", "КОТ", "КРОТ", "КТО", "ОКО", "РОТ", "ТОК"]
    >>> tiles = b"".join((letters.encode(word) or b"") + b"\\0" for word in words)
    >>> search = WordSearch(open_graph(build_graph(tiles, len(letters))), letters)
    >>> search.pattern("К?Т").words
    ('КОТ',)
    >>> search.pattern("*ОТ").words
    ('КОТ', 'РОТ', 'КРОТ')
    >>> search.anagrams("КОТ").words
    ('КОТ', 'КТО', 'ТОК')
    >>> search.sub_anagrams("РТО?", Page(longest_first=True)).words
    ('КРОТ', 'КОТ', 'КТО', 'РОТ', 'ТОК')
    >>> search.hooks("ОТ").front
    ('К', 'Р')
    """

    def __init__(self, graph: Graph, alphabet: Alphabet) -> None:
        self._index: Final = WordIndex(graph)
        self._graph: Final = graph
        self._alphabet: Final = alphabet
        self._every: Final = (1 << (len(alphabet) + 1)) - 2

    def marks(self, words: bytes) -> bytes:
        """Some of the words (tiles, each ended by 0), to search among them alone."""
        return self._index.marks(words)

    def pattern(
        self,
        pattern: str,
        page: Page | None = None,
        *,
        letters: str | None = None,
        marks: bytes | None = None,
    ) -> Found | SearchRefused:
        """Words that fit: letters stand for themselves, `?` for one letter, `*` for any number.

        With `letters` (blanks as `?`) only those that can be laid from them.
        """
        items: list[int] = []
        gaps = 0
        rest = pattern
        strange = []
        while rest:
            if rest[0] == "*":
                gaps |= 1 << len(items)
                rest = rest[1:]
            elif rest[0] == "?":
                items.append(self._every)
                rest = rest[1:]
            else:
                size = next((n for n in self._sizes if self._alphabet.tile(rest[:n]) is not None), 0)
                tile = self._alphabet.tile(rest[:size])
                if tile is None:
                    strange.append(rest[0])
                else:
                    items.append(1 << tile)
                rest = rest[size or 1 :]
        if strange:
            return SearchRefused("letters", "".join(dict.fromkeys(strange)))
        if not pattern:
            return SearchRefused("empty")
        if len(items) > LONGEST:
            return SearchRefused("too_long")
        rack = None if letters is None else self._rack(letters)
        if isinstance(rack, SearchRefused):
            return rack
        return self._find(page or Page(), (items, gaps), rack, whole=False, marks=marks)

    def anagrams(
        self, letters: str, page: Page | None = None, *, marks: bytes | None = None
    ) -> Found | SearchRefused:
        """Words that use every one of the letters (`?`: a blank)."""
        rack = self._rack(letters)
        if isinstance(rack, SearchRefused):
            return rack
        return self._find(page or Page(), None, rack, whole=True, marks=marks)

    def sub_anagrams(
        self, letters: str, page: Page | None = None, *, marks: bytes | None = None
    ) -> Found | SearchRefused:
        """Words that can be laid from some of the letters (`?`: a blank)."""
        rack = self._rack(letters)
        if isinstance(rack, SearchRefused):
            return rack
        return self._find(page or Page(), None, rack, whole=False, marks=marks)

    def hooks(self, word: str) -> Hooks | SearchRefused:
        """Letters that may be put before, behind and into a word, or into any other string."""
        tiles = self._alphabet.encode(word)
        if not word:
            return SearchRefused("empty")
        if tiles is None:
            return SearchRefused("letters", self._strange(word))
        if len(tiles) >= LONGEST:
            return SearchRefused("too_long")
        is_word, front, back, inner = self._index.hooks(tiles)
        return Hooks(
            word=word,
            is_word=is_word,
            front=self._letters(front),
            back=self._letters(back),
            inner=tuple(map(self._letters, inner)),
            without_first=self._graph.contains(tiles[1:]),
            without_last=self._graph.contains(tiles[:-1]),
        )

    @property
    def _sizes(self) -> Sequence[int]:
        """Lengths of letters in characters, the longest first."""
        return sorted({len(letter) for letter in self._alphabet.letters}, reverse=True)

    def _find(
        self,
        page: Page,
        pattern: tuple[list[int], int] | None,
        rack: tuple[bytes, int] | None,
        *,
        whole: bool,
        marks: bytes | None,
    ) -> Found | SearchRefused:
        after = None if page.after is None else self._alphabet.encode(page.after)
        if page.after is not None and (after is None or len(after) > LONGEST):
            return SearchRefused("letters", self._strange(page.after))
        limit = max(0, min(page.limit, PAGE_MAX))
        listed, total = self._index.find(
            items=None if pattern is None else pattern[0],
            gaps=0 if pattern is None else pattern[1],
            letters=None if rack is None else rack[0],
            blanks=0 if rack is None else rack[1],
            whole=whole,
            least=page.shortest,
            most=page.longest,
            marks=marks,
            longest_first=page.longest_first,
            after=after,
            limit=limit + 1,
        )
        words = tuple(self._alphabet.decode(tiles) for tiles in listed.split(b"\0")[:-1])
        more = len(words) > limit
        shown = words[:limit]
        return Found(shown, total, shown[-1] if more and shown else None)

    def _rack(self, letters: str) -> tuple[bytes, int] | SearchRefused:
        if not letters:
            return SearchRefused("empty")
        tiles = self._alphabet.encode(letters.replace("?", ""))
        if tiles is None:
            return SearchRefused("letters", self._strange(letters.replace("?", "")))
        blanks = letters.count("?")
        if len(tiles) + blanks > LONGEST:
            return SearchRefused("too_long")
        return tiles, blanks

    def _strange(self, text: str) -> str:
        known = "".join(self._alphabet.letters)
        return "".join(dict.fromkeys(char for char in text if char not in known)) or text

    def _letters(self, mask: int) -> tuple[str, ...]:
        count = len(self._alphabet)
        return tuple(self._alphabet.letter(Tile(n)) for n in range(1, count + 1) if mask >> n & 1)


def alphabet_of(lexicon: Lexicon) -> Alphabet:
    """The letters of a list, in the order of its language as far as code points tell (Ё after Е)."""
    letters = lexicon.info.letters
    if "Ё" in letters and "Е" in letters:
        plain = letters.replace("Ё", "")
        at = plain.index("Е") + 1
        letters = plain[:at] + "Ё" + plain[at:]
    return Alphabet(tuple(letters))


def search_of(lexicon: Lexicon, store: GraphStore | None = None) -> WordSearch:
    """The search of a list in its own letters, Ё being a letter of its own. Builds the graph on first use."""
    alphabet = alphabet_of(lexicon)
    graphs = store or GraphStore(cache_folder() / "graphs")
    return WordSearch(graphs.graph_for(lexicon, alphabet, "distinct"), alphabet)


def marks_of(search: WordSearch, chosen: Lexicon) -> bytes:
    """The marks of some words of a list in its search (`search_of`): those that a filter or a kind leaves."""
    return search.marks(playable_words(chosen, alphabet_of(chosen), "distinct"))
