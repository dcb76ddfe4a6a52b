"""Shapes of the routes about words: look-up, search, appeals, lists. Requests are decoded strictly."""

from typing import Literal

import msgspec


class _In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SourceOut(msgspec.Struct, frozen=True):
    """A package that a list was made from."""

    name: str
    version: str
    licence: str


class LexiconOut(msgspec.Struct, frozen=True):
    """A word list: what it is, and by what it is known in every game. Texts by language."""

    id: str
    version: str
    hash: str
    """SHA-256 (hex) of its words in canonical order, one a line."""
    language: str
    title: dict[str, str]
    about: dict[str, str]
    letters: str
    yo: str
    """How it has Ё: `none`, or `strict`: wherever it belongs."""
    count: int
    counts_by_length: dict[str, int]
    counts_by_tier: dict[str, int]
    tiers: dict[str, dict[str, str]]
    """What each tier means, by language; without those of which nothing is said."""
    licence: str
    """SPDX expression."""
    sources: tuple[SourceOut, ...]
    changes: int
    """How many words this server adds or removes."""


class LexiconsOut(msgspec.Struct, frozen=True):
    """The lists of this server."""

    lexicons: tuple[LexiconOut, ...]


class ChangeOut(msgspec.Struct, frozen=True):
    """A word that is added to a list or removed from it, by whom, and why."""

    layer: Literal["project", "server", "game"]
    word: str
    change: Literal["add", "remove"]
    reason: str


class ChangesOut(msgspec.Struct, frozen=True):
    """What this server adds to a list and removes from it, in games that begin from now on."""

    lexicon: str
    changes: tuple[ChangeOut, ...]


class AppealOut(msgspec.Struct, frozen=True):
    """An appeal, and what became of it. `answer` says why, '' while it waits."""

    id: str
    lexicon: str
    word: str
    wish: Literal["add", "remove"]
    state: Literal["open", "accepted", "rejected"]
    answer: str
    supporters: int
    created_ms: int


class WishIn(_In, frozen=True):
    """A word of a list should be there (`add`), or should not (`remove`); and why: a source, best of all."""

    lexicon: str
    word: str
    wish: Literal["add", "remove"]
    reason: str


class AppealsOut(msgspec.Struct, frozen=True):
    """My appeals, newest first."""

    appeals: tuple[AppealOut, ...]


class ReadingOut(msgspec.Struct, frozen=True):
    """One reading of a word: of which headword it is which form, in words."""

    lemma: str
    form: str


class WordOut(msgspec.Struct, frozen=True):
    """What is known of a string, in the language of who asks; `fishka word` tells the same.

    What it is may be told by another list of the language than the one asked.
    """

    lexicon: str
    hash: str
    word: str
    """As it was asked, in upper case."""
    valid: bool
    why: str | None
    """A code of why it is no word here; null for a word."""
    why_text: str
    """The same in words."""
    spelling: str
    """As the dictionary spells it: with Ё."""
    suggested: str | None
    """The right spelling of a word spelt wrong."""
    spellings: tuple[str, ...]
    """The dictionary's words for which it may stand: more than one where Е may be Ё."""
    readings: tuple[ReadingOut, ...]
    unread: str
    """That its form is not known, where it has no readings."""
    gloss: tuple[str, ...]
    """What it means; empty where that is not known."""
    unexplained: str
    """That no definition of a word that counts or is known is at hand, in words; else empty."""
    tier: int | None
    source: str
    """Who witnesses it, in words."""
    level: int | None
    """How common: Zipf frequency times 100; 0: never seen; null where the list does not know."""
    band: str
    """The same in words; empty where the list does not know."""
    flags: tuple[str, ...]
    """Its marks in words."""
    lists: tuple[str, ...]
    """Lists of the language that hold it."""
    ruling: str
    """Whose decision makes it count, and why, in words."""
    appeal: Literal["add", "remove"] | None
    """What a player may wish of the list; null where a wish would change nothing."""
    appeals: tuple[AppealOut, ...]


class GameWordsOut(msgspec.Struct, frozen=True):
    """Which words a game is judged by: two games of one `hash` are judged by the same words."""

    lexicon: str
    title: dict[str, str]
    version: str
    list_hash: str
    """Of the list as it was built."""
    hash: str
    """Of the words that count, filter and changes included."""
    yo_mode: str
    """How Ё is read: `distinct`, `e_covers_yo`, `merged`."""
    filter: str
    """What the rules ask of words beside the list; empty for nothing."""
    count: int
    counts_by_length: dict[str, int]
    licence: str
    changes: tuple[ChangeOut, ...]
    """Added and taken out by the server and the table."""
    edition_words: tuple[str, ...]
    """Words that the edition itself adds."""


class OwnListOut(msgspec.Struct, frozen=True):
    """A list of words that I have brought, for my own tables."""

    hash: str
    name: str
    language: str
    count: int
    created_ms: int


class OwnListsOut(msgspec.Struct, frozen=True):
    """My lists, newest first."""

    lists: tuple[OwnListOut, ...]


class HooksOut(msgspec.Struct, frozen=True):
    """Letters that make another word of a string, put before it, behind it or in each of its gaps."""

    word: str
    is_word: bool
    front: tuple[str, ...]
    back: tuple[str, ...]
    inner: tuple[tuple[str, ...], ...]


class SearchOut(msgspec.Struct, frozen=True):
    """A page of words in order of length (of `letters`: the longest first), or the hooks of a string."""

    lexicon: str
    words: tuple[tuple[str, ...], ...]
    """The dictionary's spellings of each word found: mostly one."""
    total: int
    """Of all pages."""
    after: str | None
    """Asks for the next page; null: this is the last."""
    hooks: HooksOut | None


class NoticeOut(msgspec.Struct, frozen=True):
    """Licence texts and credits of lists."""

    name: str
    lexicons: tuple[str, ...]
    text: str


class LibraryOut(msgspec.Struct, frozen=True):
    """A library that the server runs with, and its licence as it tells it."""

    name: str
    version: str
    licence: str


class CreditsOut(msgspec.Struct, frozen=True):
    """Whose work this is."""

    version: str
    notices: tuple[NoticeOut, ...]
    libraries: tuple[LibraryOut, ...]


class TallyOut(msgspec.Struct, frozen=True):
    """So many lines of a kind, and the first of them: their numbers and what stands there."""

    kind: str
    count: int
    examples: tuple[tuple[int, str], ...]


class BroughtOut(msgspec.Struct, frozen=True):
    """A list that was taken in, and what became of every line of the file.

    Kinds of `lines` have texts `import-line-…`, those of `changes` `import-change-…`.
    """

    list: OwnListOut
    encoding: str
    lines: tuple[TallyOut, ...]
    changes: tuple[TallyOut, ...]
