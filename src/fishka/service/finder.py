"""Searching lists for people: patterns, anagrams, words from letters, hooks; where the rules allow it.

A list is searched with Е for Ё, so that КЁЛН is found by КЕЛН too; what is found is told as the dictionary
spells it. A game is searched in its own tiles.
"""

import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Final, Literal, TypeVar

import msgspec
from anyio import CapacityLimiter, to_thread

from fishka.bots.vocabulary import COMMON_LEVEL, KNOWN_LEVEL
from fishka.core.ids import GameId, PlayerId
from fishka.core.tiles import Alphabet
from fishka.game.refusals import Refused
from fishka.kernel import Found, GraphStore, Hooks, Page, SearchRefused, WordSearch, alphabet_of
from fishka.lexicon import (
    LONGEST,
    PARTS_OF_SPEECH,
    Lexicon,
    WordKind,
    cache_folder,
    lexicon_ids,
    overlay_of,
    playable_words,
)
from fishka.service.dictionary import Dictionary, OpenLists
from fishka.service.refusals import Denial, denied
from fishka.service.rooms import Rooms, is_open
from fishka.service.words import WordStore, server_layer

T = TypeVar("T")

Way = Literal["pattern", "anagram", "letters", "hooks"]
"""`letters`: words that can be laid from some of them."""
Band = Literal["any", "known", "common"]

PAGE_WORDS: Final = 200
QUERY_MAX: Final = 40
_LEAST: Final = {"any": None, "known": KNOWN_LEVEL, "common": COMMON_LEVEL}
_SEARCHES: Final = 8
"""So many lists stay ready to be searched."""
_KINDS: Final = 24
"""So many choices of words among them."""


class Query(msgspec.Struct, frozen=True, kw_only=True):
    """What is searched for. `letters` narrows a pattern to what can be laid from them."""

    way: Way
    text: str
    letters: str | None = None
    shortest: int = 2
    longest: int = LONGEST
    pos: str | None = None
    band: Band = "any"
    after: str | None = None
    limit: int = PAGE_WORDS


class Answer(msgspec.Struct, frozen=True):
    """A page of words as the dictionary spells them, or the hooks of one string."""

    lexicon: str
    words: tuple[tuple[str, ...], ...] = ()
    """The spellings of each word found: mostly one; with Е and with Ё where both are words."""
    total: int = 0
    after: str | None = None
    hooks: Hooks | None = None


class _Ready:
    """A list that can be searched, and choices among its words."""

    def __init__(self, lexicon: Lexicon, search: WordSearch, alphabet: Alphabet, yo_mode: str) -> None:
        self.lexicon = lexicon
        self.search = search
        self.folds_yo = alphabet.tile("Ё") is None
        """Whether Ё is searched for as Е."""
        self._alphabet = alphabet
        self._yo_mode = yo_mode
        self._marks: OrderedDict[WordKind, bytes] = OrderedDict()
        self._lock = Lock()

    def marks(self, kind: WordKind) -> bytes | None:
        """The marks of the words of a kind; None where every word is."""
        if kind == WordKind():
            return None
        with self._lock:
            if kind not in self._marks:
                chosen = self.lexicon.of_kind(kind)
                self._marks[kind] = self.search.marks(playable_words(chosen, self._alphabet, self._yo_mode))
            self._marks.move_to_end(kind)
            while len(self._marks) > _KINDS:
                self._marks.popitem(last=False)
            return self._marks[kind]


class Finder:
    """Answers searches, in worker threads, a bounded number at once."""

    def __init__(
        self,
        words: WordStore,
        rooms: Rooms,
        dictionary: Dictionary,
        open_lists: OpenLists,
        limiter: CapacityLimiter,
    ) -> None:
        self._words = words
        self._rooms = rooms
        self._dictionary = dictionary
        self._open_lists = open_lists
        self._limiter = limiter
        self._graphs = GraphStore(cache_folder() / "graphs")
        self._ready: OrderedDict[str, _Ready] = OrderedDict()
        self._lock = Lock()

    async def in_list(self, player: PlayerId, list_id: str, query: Query) -> Answer | Refused:
        """Search a list, with what this server adds to it and takes out."""
        if list_id not in await self._in_thread(lexicon_ids):
            return denied(Denial.UNKNOWN_LEXICON, lexicon=list_id[:64])
        fault = _fault(query)
        if fault is not None:
            return fault
        lexicon = await self._in_thread(lambda: self._open_lists.open(list_id))
        if lexicon is None:
            return denied(Denial.LEXICON_MISSING, lexicon=list_id)
        closed = await self._dictionary.closed_for(player, lexicon.info.language)
        if closed is not None:
            return closed
        changed = lexicon.with_overlay(overlay_of([server_layer(await self._words.server_words(list_id))]))
        return await self._in_thread(lambda: _answer(self._ready_for(changed), query))

    async def in_game(self, player: PlayerId, game: GameId, query: Query) -> Answer | Refused:
        """Search the words of a game, where its rules let its players look into the dictionary now."""
        fault = _fault(query)
        if fault is not None:
            return fault
        async with self._rooms.enter(game) as room:
            if room is None:
                return denied(Denial.UNKNOWN_GAME)
            if room.running is None:
                return denied(Denial.NOT_STARTED)
            if not is_open(room.running):
                return denied(Denial.DICTIONARY_CLOSED, game=game)
            playable = room.running.playable
        closed = await self._dictionary.closed_for(player, playable.edition.params.language)
        if closed is not None:
            return closed
        lexicon = playable.list_used
        if lexicon is None:
            return denied(Denial.LEXICON_MISSING, lexicon=playable.lexicon)
        edition = playable.edition
        return await self._in_thread(
            lambda: _answer(self._ready_for(lexicon, edition.alphabet, edition.params.yo_mode), query)
        )

    def _ready_for(
        self, lexicon: Lexicon, alphabet: Alphabet | None = None, yo_mode: str | None = None
    ) -> _Ready:
        own = alphabet_of(lexicon)
        has_yo = own.tile("Ё") is not None
        alphabet = alphabet or Alphabet(tuple(letter for letter in own.letters if letter != "Ё"))
        yo_mode = yo_mode or ("merged" if has_yo else "distinct")
        key = f"{lexicon.info.id} {lexicon.key} {yo_mode} {''.join(alphabet.letters)}"
        with self._lock:
            if key not in self._ready:
                search = WordSearch(self._graphs.graph_for(lexicon, alphabet, yo_mode), alphabet)
                self._ready[key] = _Ready(lexicon, search, alphabet, yo_mode)
            self._ready.move_to_end(key)
            while len(self._ready) > _SEARCHES:
                self._ready.popitem(last=False)
            return self._ready[key]

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await to_thread.run_sync(work, limiter=self._limiter)


def _fault(query: Query) -> Refused | None:
    texts = (query.text, query.letters or "", query.after or "")
    if (
        any(len(text) > QUERY_MAX for text in texts)
        or (query.pos is not None and query.pos not in PARTS_OF_SPEECH)
        or not 1 <= query.shortest <= query.longest <= LONGEST
        or not 1 <= query.limit <= PAGE_WORDS
    ):
        return denied(Denial.SEARCH_MALFORMED)
    return None


def _answer(ready: _Ready, query: Query) -> Answer | Refused:
    found = _ask(ready, query)
    if isinstance(found, SearchRefused):
        return denied(Denial.SEARCH_MALFORMED)
    if isinstance(found, Hooks):
        return Answer(ready.lexicon.info.id, hooks=found)
    spelled = tuple(ready.lexicon.spellings(word) or (word,) for word in found.words)
    return Answer(ready.lexicon.info.id, spelled, found.total, found.after)


def _ask(ready: _Ready, query: Query) -> Found | Hooks | SearchRefused:
    def read(text: str) -> str:
        asked = unicodedata.normalize("NFC", text).strip().upper()
        return asked.replace("Ё", "Е") if ready.folds_yo else asked

    text, search = read(query.text), ready.search
    page = Page(
        limit=query.limit,
        after=None if query.after is None else read(query.after),
        shortest=query.shortest,
        longest=query.longest,
        longest_first=query.way == "letters",
    )
    marks = ready.marks(WordKind(pos=query.pos, min_level=_LEAST[query.band]))
    match query.way:
        case "pattern":
            letters = None if not query.letters else read(query.letters)
            return search.pattern(text, page, letters=letters, marks=marks)
        case "anagram":
            return search.anagrams(text, page, marks=marks)
        case "letters":
            return search.sub_anagrams(text, page, marks=marks)
        case "hooks":
            return search.hooks(text)
