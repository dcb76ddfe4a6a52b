"""Word lists: what words there are, which forms of which headwords, how common; and the files they live in."""

from fishka.lexicon.cache import cache_folder
from fishka.lexicon.catalogue import lexicon_ids, lexicon_info, load_lexicon, open_lexicon
from fishka.lexicon.faults import FaultCode, LexiconFault
from fishka.lexicon.info import Analysis, Flag, LexiconInfo, Source, WordEntry, YoPolicy
from fishka.lexicon.lexicon import Lexicon
from fishka.lexicon.playable import MappedWords, WordSet, playable_words, tile_words

__all__ = [
    "Analysis",
    "FaultCode",
    "Flag",
    "Lexicon",
    "LexiconFault",
    "LexiconInfo",
    "MappedWords",
    "Source",
    "WordEntry",
    "WordSet",
    "YoPolicy",
    "cache_folder",
    "lexicon_ids",
    "lexicon_info",
    "load_lexicon",
    "open_lexicon",
    "playable_words",
    "tile_words",
]
