"""The levels by name, and how a bot of each is made."""

from typing import Final

from fishka.bots.attentive import AttentiveBot
from fishka.bots.bot import Bot, Words
from fishka.bots.levels import LevelData, level_data
from fishka.bots.ranking import RankingBot
from fishka.bots.searching import SearchingBot
from fishka.kernel import Kernel
from fishka.kernel.terms import Terms

LEVELS: Final[dict[str, LevelData]] = {level.name: level for level in level_data()}
"""Every level, the weakest first. Names are texts `bot-<name>` in the catalogues.

`beginner`, `club` and `strong` stand in games stored since the first release: a name is never taken away.
"""


def make_bot(level: LevelData, thinker: Kernel, words: Words, terms: Terms) -> Bot:
    """A bot of this level: `thinker` has its vocabulary, `words` are the table's."""
    if level.attention is not None:
        return AttentiveBot(thinker, thinker, words, level, level.attention, thinker.tables.word_multipliers)
    ranking = RankingBot(thinker, words, level.by)
    return ranking if level.search is None else SearchingBot(ranking, thinker, terms, level.search)
