"""Appeals: «this should be a word», «this should not». One for a word, list and wish; an operator decides."""

from typing import Final

from fishka.core.ids import PlayerId
from fishka.game.refusals import Refused
from fishka.lexicon import LONGEST, SHORTEST, lexicon_ids, lexicon_info
from fishka.service.dictionary import Dictionary, normal
from fishka.service.guests import readable_id
from fishka.service.names import plain_line
from fishka.service.ports import ConflictError, World
from fishka.service.refusals import Denial, denied
from fishka.service.words import REASON_MAX, AppealRow, Change, WordStore

REASON_MIN: Final = 3
OPEN_MAX: Final = 50
"""So many appeals of one player may wait for an answer."""
_TRIES: Final = 3


class Appeals:
    """Takes appeals, and shows a player what became of his."""

    def __init__(self, store: WordStore, dictionary: Dictionary, world: World) -> None:
        self._store = store
        self._dictionary = dictionary
        self._world = world

    async def make(
        self, player: PlayerId, list_id: str, asked: str, wish: Change, reason: str
    ) -> AppealRow | Refused:
        """Add a player's voice. The appeal as it is now, or why it was not taken."""
        word = normal(asked)
        info = lexicon_info(list_id) if list_id in lexicon_ids() else None
        if info is None:
            return denied(Denial.UNKNOWN_LEXICON, lexicon=list_id[:64])
        if word is None or len(word) < SHORTEST:
            return denied(Denial.WORD_MALFORMED, most=LONGEST)
        if any(letter not in info.letters for letter in word):
            return denied(Denial.WORD_LETTERS, word=word)
        said = check_reason(reason)
        if isinstance(said, Refused):
            return said
        known = await self._dictionary.look_up(player, list_id, word)
        if isinstance(known, Refused):
            return known
        if known.found.valid == (wish == "add"):
            return denied(Denial.APPEAL_NEEDLESS, word=word)
        waiting = await self._store.appeals(player=player, state="open", limit=OPEN_MAX)
        if len(waiting) >= OPEN_MAX:
            return denied(Denial.APPEALS_MANY, most=OPEN_MAX)
        return await self._support(player, known.found.spelling, list_id, wish, said)

    async def of(self, player: PlayerId) -> list[AppealRow]:
        """A player's appeals, newest first."""
        return await self._store.appeals(player=player, limit=100)

    async def _support(
        self, player: PlayerId, word: str, list_id: str, wish: Change, reason: str
    ) -> AppealRow | Refused:
        now = self._world.now_ms()
        new = AppealRow(readable_id(self._world, 10), list_id, word, wish, now)
        for _ in range(_TRIES):
            try:
                return await self._store.support(new, player, reason, now)
            except ConflictError:
                continue  # somebody else has just made the same appeal: join it
        return denied(Denial.BUSY)


def check_reason(text: str) -> str | Refused:
    """A reason in its stored form: NFC, one line, single spaces; or what is wrong with it.

    >>> check_reason("  в словаре\\n Ушакова "), check_reason("!").code
    ('в словаре Ушакова', 'reason_length')
    """
    if len(text) > 4 * REASON_MAX:
        return denied(Denial.REASON_LENGTH, least=REASON_MIN, most=REASON_MAX)
    said = plain_line(text)
    if said is None:
        return denied(Denial.REASON_CHARACTERS)
    if not REASON_MIN <= len(said) <= REASON_MAX:
        return denied(Denial.REASON_LENGTH, least=REASON_MIN, most=REASON_MAX)
    return said
