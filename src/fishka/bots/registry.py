"""The levels by name."""

from collections.abc import Callable
from typing import Final

import msgspec

from fishka.bots.beginner import BeginnerBot
from fishka.bots.bot import Bot, Finder, Words
from fishka.bots.ranking import RankingBot
from fishka.bots.vocabulary import Vocabulary


class Level(msgspec.Struct, frozen=True):
    """A level: what it knows, and how a bot is made of a finder and words of that and the table's words."""

    name: str
    vocabulary: Vocabulary
    make: Callable[[Finder, Words, Words], Bot]


_LEVELS: Final = (
    Level("beginner", "common", BeginnerBot),
    Level("club", "known", lambda finder, _known, words: RankingBot(finder, words, "score")),
    Level("strong", "core", lambda finder, _known, words: RankingBot(finder, words, "equity")),
)

LEVELS: Final = {level.name: level for level in _LEVELS}
"""Every level, the weakest first. Names are texts `bot-<name>` in the catalogues."""
