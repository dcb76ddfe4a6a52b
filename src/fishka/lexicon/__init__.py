"""Word lists: which words there are, of which headwords, how common; and the files they live in."""

from fishka.lexicon.cache import cache_folder
from fishka.lexicon.cards import describe, describe_forms
from fishka.lexicon.catalogue import lexicon_ids, lexicon_info, load_lexicon, open_lexicon
from fishka.lexicon.faults import FaultCode, LexiconFault
from fishka.lexicon.glosses import Glosses, gloss, open_glosses
from fishka.lexicon.info import Analysis, Flag, LexiconInfo, Source, WordEntry, YoPolicy
from fishka.lexicon.lexicon import Lexicon
from fishka.lexicon.playable import MappedWords, WordSet, playable_words, tile_words
from fishka.lexicon.small import lexicon_of_words
from fishka.lexicon.wordfile import WordFile, WordFileFault, WordFileFaultCode, parse_words, read_word_file

__all__ = [
    "Analysis",
    "FaultCode",
    "Flag",
    "Glosses",
    "Lexicon",
    "LexiconFault",
    "LexiconInfo",
    "MappedWords",
    "Source",
    "WordEntry",
    "WordFile",
    "WordFileFault",
    "WordFileFaultCode",
    "WordSet",
    "YoPolicy",
    "cache_folder",
    "describe",
    "describe_forms",
    "gloss",
    "lexicon_ids",
    "lexicon_info",
    "lexicon_of_words",
    "load_lexicon",
    "open_glosses",
    "open_lexicon",
    "parse_words",
    "playable_words",
    "read_word_file",
    "tile_words",
]
