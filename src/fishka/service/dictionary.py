"""Looking words up and searching lists for people, where the rules of their games allow it.

Where a game forbids a dictionary while thinking (`dictionary_access = adjudication_only`), nothing is told
of it while it runs but of words that have been decided: those of a settled play where the program refuses
unknown words, and those that a challenge has found good. Whoever sits at a running game with challenges gets
no answer from the lists of its language by any other way either.
"""

import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, Literal, TypeVar

import msgspec
from anyio import CapacityLimiter, to_thread

from fishka.core.ids import GameId, PlayerId
from fishka.core.tiles import BLANK_BIT
from fishka.game.refusals import Refused
from fishka.game.view import EntryView
from fishka.lexicon import (
    Flag,
    Lexicon,
    LexiconInfo,
    Overlay,
    OverlayLayer,
    Ruling,
    WordEntry,
    WordsIdentity,
    lexicon_infos,
    meanings,
    overlay_of,
    stands_for,
)
from fishka.rules.edition import Edition
from fishka.service.playables import ListError, Playable, Playables, words_of_table
from fishka.service.ports import EventStore
from fishka.service.refusals import Denial, denied
from fishka.service.rooms import Room, Rooms, Running, is_open
from fishka.service.words import WORD_MAX, AppealRow, WordStore, server_layer

T = TypeVar("T")

OpenList = Callable[[str], Lexicon | None]
"""An installed list by its id or hash. Slow at first: called in a thread."""
LISTS_OPEN: Final = 32
"""So many lists stay open."""

Why = Literal["unknown", "letters", "too_short", "too_long", "rude", "removed", "filtered"]


class Known(msgspec.Struct, frozen=True):
    """What is known of a string. `entry` is of this list, else of another one of the language."""

    lexicon: str
    hash: str
    word: str
    """As it was asked, in upper case."""
    valid: bool
    why: Why | None = None
    spelling: str | None = None
    """The dictionary's spelling where it differs: with Ё."""
    entry: WordEntry | None = None
    language: str = ""
    lists: tuple[str, ...] = ()
    """Lists of the language that hold it."""
    ruling: Ruling | None = None
    """Of an overlay: by which it counts, or does not, whatever the list says."""
    gloss: tuple[str, ...] = ()
    """What it means, as far as that is known."""
    appeals: tuple[AppealRow, ...] = ()


class GameWords(msgspec.Struct, frozen=True):
    """Which words a game is judged by: the list, how it is read, what is added and taken out."""

    identity: WordsIdentity
    yo_mode: str
    layers: tuple[OverlayLayer, ...]
    edition_words: tuple[str, ...]
    """Words that the edition adds."""


class Dictionary:
    """Answers about words."""

    def __init__(
        self,
        store: EventStore,
        words: WordStore,
        rooms: Rooms,
        playables: Playables,
        open_list: OpenList,
        limiter: CapacityLimiter,
    ) -> None:
        self._store = store
        self._words = words
        self._rooms = rooms
        self._playables = playables
        self._open_list = lru_cache(LISTS_OPEN)(open_list)
        self._limiter = limiter

    def lists(self) -> tuple[LexiconInfo, ...]:
        """The lists of this server."""
        return lexicon_infos()

    async def look_up(self, player: PlayerId, list_id: str, asked: str) -> Known | Refused:
        """What a list says of a string."""
        info = next((one for one in lexicon_infos() if one.id == list_id), None)
        if info is None:
            return denied(Denial.UNKNOWN_LEXICON, lexicon=list_id[:64])
        closed = await self.closed_for(player, info.language)
        if closed is not None:
            return closed
        word = normal(asked)
        if word is None:
            return denied(Denial.WORD_MALFORMED, most=WORD_MAX)
        lexicon = await self._in_thread(lambda: self._open_list(list_id))
        if lexicon is None:
            return denied(Denial.LEXICON_MISSING, lexicon=list_id)
        overlay = overlay_of([server_layer(await self._words.server_words(list_id))])
        known = await self._in_thread(lambda: self._known(lexicon, overlay, word))
        return await self._with_appeals(_ruled(known, overlay))

    async def look_up_in_game(self, player: PlayerId, game: GameId, asked: str) -> Known | Refused:
        """What a string is in a game, by its own list, letters and house words."""
        word = normal(asked)
        if word is None:
            return denied(Denial.WORD_MALFORMED, most=WORD_MAX)
        async with self._rooms.enter(game) as room:
            if room is None:
                return denied(Denial.UNKNOWN_GAME)
            if room.running is None:
                return denied(Denial.NOT_STARTED)
            running = room.running
            is_decided = word in decided_words(running)
            if not is_decided and not is_open(running):
                return denied(Denial.DICTIONARY_CLOSED, game=game)
        if not is_decided:
            closed = await self.closed_for(player, running.playable.edition.params.language)
            if closed is not None:
                return closed
        return await self._with_appeals(await self._in_thread(lambda: self._known_in(running, word)))

    async def words_of(self, game: GameId) -> GameWords | Refused:
        """Which words a game is judged by, or will be."""
        async with self._rooms.enter(game) as room:
            if room is None:
                return denied(Denial.UNKNOWN_GAME)
            table, running = room.table, room.running
        if running is not None:
            return _game_words(running.playable)
        opened = await self._playables.open(table.edition, table.modifiers, words_of_table(table))
        return opened if isinstance(opened, Refused) else _game_words(opened)

    async def closed_for(self, player: PlayerId, language: str) -> Refused | None:
        """The refusal for a player who sits at a running game with challenges in this language."""
        for game in await self._store.playing_of(player):
            try:
                async with self._rooms.enter(game) as room:
                    if room is not None and _closes(room, player, language):
                        return denied(Denial.DICTIONARY_CLOSED, game=game)
            except ListError:
                continue  # its words are gone: nobody can play it, so it keeps no secret
        return None

    async def _with_appeals(self, known: Known) -> Known:
        appeals = await self._words.appeals_of_word(known.lexicon, known.spelling or known.word)
        return msgspec.structs.replace(known, appeals=tuple(appeals))

    def _known(self, lexicon: Lexicon, overlay: Overlay, word: str) -> Known:
        """What the list says with the overlay laid on it; what a word is, is told of those taken out too."""
        info = lexicon.info
        entry = spelled(lexicon.with_overlay(overlay), word)
        lists, other = self._elsewhere(lexicon, word)
        told = _told(entry, spelled(lexicon, word) or other)
        return Known(
            lexicon=info.id,
            hash=info.hash,
            word=word,
            valid=entry is not None,
            why=None if entry is not None else _why_not(lexicon, word),
            spelling=entry.word if entry is not None and entry.word != word else None,
            entry=told,
            language=info.language,
            lists=lists,
            gloss=() if told is None else meanings(info.language, told),
        )

    def _known_in(self, running: Running, word: str) -> Known:
        """By the game's own words; what the list says beside that is told, but for rude words in families."""
        playable, edition = running.playable, running.playable.edition
        written = word if edition.alphabet.tile("Ё") is not None else word.replace("Ё", "Е")
        tiles = edition.alphabet.encode(written)
        valid = tiles is not None and playable.words.contains(tiles)
        lexicon, overlay = self._open_list(playable.lexicon_hash), overlay_of(playable.layers)
        plain = Known(playable.lexicon, playable.lexicon_hash, word, valid, language=edition.params.language)
        if lexicon is None:  # a list that a player has brought, and of which nothing more is known
            known = msgspec.structs.replace(plain, why=None if valid else "unknown")
        else:
            known = self._known(lexicon, overlay, word)
        why = None if valid else "letters" if tiles is None else known.why or "filtered"
        known = _ruled(msgspec.structs.replace(known, valid=valid, why=why), overlay)
        if not valid and edition.params.rude_words == "refused" and _is_rude(known):
            return msgspec.structs.replace(plain, why="rude")
        return known

    def _elsewhere(self, lexicon: Lexicon, word: str) -> tuple[tuple[str, ...], WordEntry | None]:
        """The installed lists of the language that have the word, and what the first of them says."""
        held, first = [], None
        for info in self.lists():
            if info.language != lexicon.info.language:
                continue
            other = self._open_list(info.id)
            entry = None if other is None else spelled(other, word)
            if entry is not None:
                held.append(info.id)
                first = first or entry
        return tuple(held), first

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await to_thread.run_sync(work, limiter=self._limiter)


def _game_words(playable: Playable) -> GameWords:
    params = playable.edition.params
    return GameWords(playable.words_used, params.yo_mode, playable.layers, tuple(params.lexicon_overlay))


def normal(text: str) -> str | None:
    """A string as lists spell it (NFC, upper case, no space around); None for one that no board holds."""
    word = unicodedata.normalize("NFC", text[: 4 * WORD_MAX]).strip().upper()
    return word if 0 < len(word) <= WORD_MAX and word.isprintable() else None


def spelled(lexicon: Lexicon, word: str) -> WordEntry | None:
    """What the list says of the word, spelled so or with Ё for Е."""
    entry = lexicon.entry(word)
    if entry is not None:
        return entry
    ways = (one for one in lexicon.spellings(word) if stands_for(word, one, "e_covers_yo"))
    return next(map(lexicon.entry, ways), None)


def decided_words(running: Running) -> frozenset[str]:
    """The words on the sheet whose validity the game itself has shown, in upper case."""
    view = running.mode.view(running.state, None)
    checks, edition = running.state.terms.checks_words, running.playable.edition
    return frozenset(word for entry in view.sheet for word in _decided(entry, edition, checks=checks))


def _decided(entry: EntryView, edition: Edition, *, checks: bool) -> Iterator[str]:
    for number, word in enumerate(entry.words):
        if checks:
            is_decided = entry.kind == "play" and not entry.pending
        else:
            challenge = entry.challenge
            is_decided = challenge is not None and challenge.stands and number in challenge.words
        if is_decided:
            yield edition.alphabet.decode(bytes(tile & ~BLANK_BIT for tile in word.tiles))


def _closes(room: Room, player: PlayerId, language: str) -> bool:
    running = room.running
    if running is None or room.seat_of(player) is None or is_open(running):
        return False
    return not running.state.terms.checks_words and running.playable.edition.params.language == language


def _is_rude(known: Known) -> bool:
    return known.entry is not None and Flag.RUDE in known.entry.flags


def _told(entry: WordEntry | None, base: WordEntry | None) -> WordEntry | None:
    """Of a word that counts, what a list knows of it: of one that was only added nothing else is known."""
    if entry is None or (base is not None and base.word == entry.word and not entry.analyses):
        return base
    return entry


def _ruled(known: Known, overlay: Overlay) -> Known:
    """What is known of a word, with the ruling by which it counts or does not; whether it does, stays so."""
    ruling = overlay.ruling(known.spelling or known.word)
    if ruling is not None and ruling.added:
        return msgspec.structs.replace(known, ruling=ruling)
    removed = [one for one in sorted(overlay.removed) if stands_for(known.word, one, "e_covers_yo")]
    if known.valid or not removed:
        return known
    word = known.word if known.word in removed else removed[0]
    return msgspec.structs.replace(
        known,
        why="letters" if known.why == "letters" else "removed",
        spelling=None if word == known.word else word,
        ruling=overlay.ruling(word),
    )


def _why_not(lexicon: Lexicon, word: str) -> Why:
    if any(letter not in lexicon.info.letters for letter in word):
        return "letters"
    if len(word) < min(lexicon.info.counts_by_length, default=0):
        return "too_short"
    if len(word) > max(lexicon.info.counts_by_length, default=0):
        return "too_long"
    return "unknown"
