"""What is kept about words beside the lists: appeals, the server's words, house words, players' lists."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from fishka.core.ids import PlayerId
from fishka.lexicon import Layer, OverlayEntry, OverlayLayer

Change = Literal["add", "remove"]
AppealState = Literal["open", "accepted", "rejected"]

REASON_MAX = 300
"""Characters of a reason."""


class AppealRow(msgspec.Struct, frozen=True):
    """What players wish of a list; one row for each word, list and wish."""

    id: str
    lexicon: str
    word: str
    wish: Change
    created_ms: int
    state: AppealState = "open"
    answer: str = ""
    """Why it was decided so."""
    supporters: int = 1
    decided_ms: int | None = None


class ServerWord(msgspec.Struct, frozen=True):
    """A word that this server adds to a list, or removes from it; for games that begin from now on."""

    lexicon: str
    word: str
    change: Change
    reason: str
    at_ms: int
    appeal: str | None = None


def server_layer(words: Sequence[ServerWord]) -> OverlayLayer:
    """The server's words of one list as a layer of its overlay."""
    of = {
        change: tuple(OverlayEntry(one.word, one.reason) for one in words if one.change == change)
        for change in ("add", "remove")
    }
    return OverlayLayer(Layer.SERVER, of["add"], of["remove"])


class OwnListRow(msgspec.Struct, frozen=True):
    """A list of words that a player has brought, for his own tables."""

    owner: PlayerId
    hash: str
    """SHA-256 (hex) of the words in canonical order, one a line."""
    name: str
    language: str
    count: int
    created_ms: int


class WordStore(Protocol):
    """Every method is one transaction."""

    async def support(self, appeal: AppealRow, player: PlayerId, reason: str, at_ms: int) -> AppealRow:
        """Add a voice to the appeal of this word, list and wish (made from `appeal` when there is none).

        A player has one voice: a second time changes nothing. Gives the appeal as it is now.
        """

    async def appeals(
        self, *, player: PlayerId | None = None, state: AppealState | None = None, limit: int = 1000
    ) -> list[AppealRow]:
        """The newest appeals, of this player and in this state where given."""

    async def appeals_of_word(self, lexicon: str, word: str) -> list[AppealRow]:
        """The appeals about a word of a list."""

    async def reasons(self, appeal: str) -> list[str]:
        """What the supporters wrote, the first one first."""

    async def decide(self, appeal: str, state: AppealState, answer: str, at_ms: int) -> AppealRow | None:
        """Answer an appeal: an accepted one becomes a word of the server, in the place of an older one; one
        that is rejected after all no longer is. None: there is no such appeal."""

    async def server_words(self, lexicon: str | None = None) -> list[ServerWord]:
        """The server's words, of one list or of all, in order of lists and words."""

    async def keep_list(self, row: OwnListRow, words: Sequence[str], most: int) -> bool:
        """Keep a player's list; the same words under another name take the new name. False when its owner has
        `most` others."""

    async def own_lists(self, player: PlayerId) -> list[OwnListRow]:
        """A player's lists, newest first."""

    async def own_words(self, hash: str) -> tuple[str, ...] | None:
        """The words of a list; None when nobody keeps it and no game needs it."""

    async def forget_list(self, player: PlayerId, hash: str) -> bool:
        """Take a list off a player's shelf; games that play with it go on. Whether it was there."""
