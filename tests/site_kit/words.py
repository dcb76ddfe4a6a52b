"""A `WordStore` in memory."""

from collections.abc import Sequence

import msgspec

from fishka.core.ids import PlayerId
from fishka.service.words import AppealRow, AppealState, OwnListRow, ServerWord


class MemoryWords:
    """See `service.words.WordStore`."""

    def __init__(self) -> None:
        self.rows: dict[str, AppealRow] = {}
        self.voices: dict[str, dict[PlayerId, str]] = {}
        self.changes: dict[tuple[str, str], ServerWord] = {}
        self.shelves: dict[tuple[PlayerId, str], OwnListRow] = {}
        self.lists: dict[str, tuple[str, ...]] = {}

    async def support(self, appeal: AppealRow, player: PlayerId, reason: str, at_ms: int) -> AppealRow:
        del at_ms
        key = (appeal.lexicon, appeal.word, appeal.wish)
        known = next((one for one in self.rows.values() if (one.lexicon, one.word, one.wish) == key), appeal)
        voices = self.voices.setdefault(known.id, {})
        voices.setdefault(player, reason)
        self.rows[known.id] = msgspec.structs.replace(known, supporters=len(voices))
        return self.rows[known.id]

    async def appeals(
        self, *, player: PlayerId | None = None, state: AppealState | None = None, limit: int = 1000
    ) -> list[AppealRow]:
        found = [
            one
            for one in self.rows.values()
            if (player is None or player in self.voices[one.id]) and state in (None, one.state)
        ]
        return sorted(found, key=lambda one: (-one.created_ms, one.id))[:limit]

    async def appeals_of_word(self, lexicon: str, word: str) -> list[AppealRow]:
        return [one for one in await self.appeals() if (one.lexicon, one.word) == (lexicon, word)]

    async def reasons(self, appeal: str) -> list[str]:
        return list(self.voices.get(appeal, {}).values())

    async def decide(self, appeal: str, state: AppealState, answer: str, at_ms: int) -> AppealRow | None:
        if appeal not in self.rows:
            return None
        row = msgspec.structs.replace(self.rows[appeal], state=state, answer=answer, decided_ms=at_ms)
        self.rows[appeal] = row
        self.changes = {key: one for key, one in self.changes.items() if one.appeal != appeal}
        if state == "accepted":
            word = ServerWord(row.lexicon, row.word, row.wish, answer, at_ms, appeal)
            self.changes[row.lexicon, row.word] = word
        return row

    async def server_words(self, lexicon: str | None = None) -> list[ServerWord]:
        return [one for key, one in sorted(self.changes.items()) if lexicon in (None, one.lexicon)]

    async def keep_list(self, row: OwnListRow, words: Sequence[str], most: int) -> bool:
        if sum(owner == row.owner and hash != row.hash for owner, hash in self.shelves) >= most:
            return False
        self.shelves[row.owner, row.hash] = row
        self.lists.setdefault(row.hash, tuple(words))
        return True

    async def own_lists(self, player: PlayerId) -> list[OwnListRow]:
        found = [one for (owner, _), one in self.shelves.items() if owner == player]
        return sorted(found, key=lambda one: (-one.created_ms, one.hash))

    async def own_words(self, hash: str) -> tuple[str, ...] | None:
        return self.lists.get(hash)

    async def forget_list(self, player: PlayerId, hash: str) -> bool:
        return self.shelves.pop((player, hash), None) is not None
