"""Looking words up and searching lists for people, where the rules of their games allow it.

Where a game forbids a dictionary while thinking (`dictionary_access = adjudication_only`), nothing is told
of it while it runs but of words that have been decided: those of a settled play where the program refuses
unknown words, and those that a challenge has found good. Whoever sits at a running game with challenges gets
no answer from the lists of its language by any other way either.
"""

import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterator
from threading import Lock
from typing import Final, TypeVar

import msgspec
from anyio import CapacityLimiter, to_thread

from fishka.core.ids import GameId, PlayerId
from fishka.core.tiles import BLANK_BIT
from fishka.game.refusals import Refused
from fishka.game.view import EntryView
from fishka.lexicon import (
    LONGEST,
    Layer,
    Lexicon,
    LexiconInfo,
    LookUp,
    OverlayLayer,
    Why,
    WordsIdentity,
    lexicon_ids,
    lexicon_info,
    lexicon_infos,
    look_up,
    other_lists,
    overlay_of,
)
from fishka.rules.edition import Edition
from fishka.service.playables import ListError, Playable, Playables, words_of_table
from fishka.service.ports import EventStore
from fishka.service.refusals import Denial, denied
from fishka.service.rooms import Room, Rooms, Running, is_open
from fishka.service.words import AppealRow, Change, WordStore, server_layer

T = TypeVar("T")

OpenList = Callable[[str], Lexicon | None]
"""An installed list by its id or hash. Slow at first: called in a thread."""
LISTS_OPEN: Final = 32
"""So many lists stay open."""


_OF_LISTS: Final = frozenset(Why) - {
    *(Why.EMPTY, Why.LOOK_ALIKE, Why.LETTERS, Why.NO_TILE, Why.TOO_SHORT, Why.TOO_LONG, Why.EQUATION),
    *(Why.RUDE, Why.SPELLING),
}
"""Reasons that another list would not have: the string is in order."""


class OpenLists:
    """Lists opened by id, kept by hash: a new version is seen at once, and a failure is tried anew."""

    def __init__(self, open_list: OpenList) -> None:
        self._open_list = open_list
        self._kept: OrderedDict[str, Lexicon] = OrderedDict()
        self._lock = Lock()

    def open(self, list_id: str) -> Lexicon | None:
        """The list, or None when it is not there or cannot be opened now."""
        info = lexicon_info(list_id)
        if info is None:
            return None
        with self._lock:
            lexicon = self._kept.pop(info.hash, None)
            if lexicon is None:
                lexicon = self._open_list(info.hash)
            if lexicon is not None:
                self._kept[info.hash] = lexicon
            while len(self._kept) > LISTS_OPEN:
                self._kept.popitem(last=False)
        return lexicon


class Known(msgspec.Struct, frozen=True):
    """What a list, or a game, knows of a string."""

    lexicon: str
    hash: str
    """Of the list as it was built."""
    found: LookUp
    appeals: tuple[AppealRow, ...] = ()

    @property
    def appeal(self) -> Change | None:
        """What a player may wish of the list: a word out, or one in that the list, not the rules, refuses."""
        found, decided = self.found, self.found.ruling
        if self.lexicon not in lexicon_ids() or (decided is not None and decided.layer is Layer.GAME):
            return None
        if found.valid:
            return "remove"
        listed = self.lexicon in found.lists and decided is None
        return "add" if found.why in _OF_LISTS and not listed else None


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
        open_lists: OpenLists,
        limiter: CapacityLimiter,
    ) -> None:
        self._store = store
        self._words = words
        self._rooms = rooms
        self._playables = playables
        self._open_lists = open_lists
        self._limiter = limiter

    async def lists(self) -> tuple[LexiconInfo, ...]:
        """The lists of this server: the folders are walked."""
        return await self._in_thread(lexicon_infos)

    async def look_up(self, player: PlayerId, list_id: str, asked: str) -> Known | Refused:
        """What a list says of a string."""
        info = next((one for one in await self.lists() if one.id == list_id), None)
        if info is None:
            return denied(Denial.UNKNOWN_LEXICON, lexicon=list_id[:64])
        closed = await self.closed_for(player, info.language)
        if closed is not None:
            return closed
        word = normal(asked)
        if word is None:
            return denied(Denial.WORD_MALFORMED, most=LONGEST)
        lexicon = await self._in_thread(lambda: self._open_lists.open(list_id))
        if lexicon is None:
            return denied(Denial.LEXICON_MISSING, lexicon=list_id)
        layer = server_layer(await self._words.server_words(list_id))
        changed = lexicon.with_overlay(overlay_of([layer])) if layer.add or layer.remove else lexicon
        found = await self._in_thread(lambda: look_up(changed, word, others=other_lists(lexicon)))
        return await self._with_appeals(Known(list_id, lexicon.info.hash, found))

    async def look_up_in_game(self, player: PlayerId, game: GameId, asked: str) -> Known | Refused:
        """What a string is in a game, by its own list, letters and house words."""
        word = normal(asked)
        if word is None:
            return denied(Denial.WORD_MALFORMED, most=LONGEST)
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
        playable = running.playable
        found = await self._in_thread(lambda: playable.look_up(word))
        return await self._with_appeals(Known(playable.lexicon, playable.lexicon_hash, found))

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
        appeals = await self._words.appeals_of_word(known.lexicon, known.found.spelling)
        return msgspec.structs.replace(known, appeals=tuple(appeals))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await to_thread.run_sync(work, limiter=self._limiter)


def _game_words(playable: Playable) -> GameWords:
    params = playable.edition.params
    return GameWords(playable.words_used, params.yo_mode, playable.layers, tuple(params.lexicon_overlay))


def normal(text: str) -> str | None:
    """A string as lists spell it (NFC, upper case, no space around); None for one that no board holds."""
    word = unicodedata.normalize("NFC", text[: 4 * LONGEST]).strip().upper()
    return word if 0 < len(word) <= LONGEST and word.isprintable() else None


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
