"""Word lists: which words there are, of which headwords, how common; and the files they live in."""

from fishka.lexicon.cache import cache_folder
from fishka.lexicon.cards import describe, describe_forms, describe_readings
from fishka.lexicon.catalogue import (
    lexicon_faults,
    lexicon_folders,
    lexicon_ids,
    lexicon_info,
    lexicon_infos,
    load_lexicon,
    notice_text,
    open_lexicon,
)
from fishka.lexicon.faults import FaultCode, LexiconFault
from fishka.lexicon.filter import NO_FILTER, WordFilter
from fishka.lexicon.glosses import Glosses, gloss, meanings, open_glosses
from fishka.lexicon.imports import (
    Change,
    Imported,
    ImportFault,
    ImportFaultCode,
    ImportReport,
    Line,
    Tally,
    import_list,
    read_words,
)
from fishka.lexicon.info import (
    Analysis,
    Flag,
    LexiconInfo,
    Source,
    Witness,
    WordEntry,
    WordsIdentity,
    YoPolicy,
)
from fishka.lexicon.kind import ANY_KIND, PARTS_OF_SPEECH, Band, WordKind, band_of
from fishka.lexicon.lexicon import Lexicon
from fishka.lexicon.lookup import LookUp, Why, look_up, stands_for
from fishka.lexicon.outside import Outside, OutsideKind, why_not
from fishka.lexicon.overlay import (
    NO_OVERLAY,
    Layer,
    Overlay,
    OverlayEntry,
    OverlayFault,
    OverlayFaultCode,
    OverlayLayer,
    Ruling,
    check_layer,
    house_words,
    overlay_of,
)
from fishka.lexicon.playable import MappedWords, WordSet, playable_words, tile_words
from fishka.lexicon.small import lexicon_of_words
from fishka.lexicon.standin import stand_in, words_here

__all__ = [
    "ANY_KIND",
    "NO_FILTER",
    "NO_OVERLAY",
    "PARTS_OF_SPEECH",
    "Analysis",
    "Band",
    "Change",
    "FaultCode",
    "Flag",
    "Glosses",
    "ImportFault",
    "ImportFaultCode",
    "ImportReport",
    "Imported",
    "Layer",
    "Lexicon",
    "LexiconFault",
    "LexiconInfo",
    "Line",
    "LookUp",
    "MappedWords",
    "Outside",
    "OutsideKind",
    "Overlay",
    "OverlayEntry",
    "OverlayFault",
    "OverlayFaultCode",
    "OverlayLayer",
    "Ruling",
    "Source",
    "Tally",
    "Why",
    "Witness",
    "WordEntry",
    "WordFilter",
    "WordKind",
    "WordSet",
    "WordsIdentity",
    "YoPolicy",
    "band_of",
    "cache_folder",
    "check_layer",
    "describe",
    "describe_forms",
    "describe_readings",
    "gloss",
    "house_words",
    "import_list",
    "lexicon_faults",
    "lexicon_folders",
    "lexicon_ids",
    "lexicon_info",
    "lexicon_infos",
    "lexicon_of_words",
    "load_lexicon",
    "look_up",
    "meanings",
    "notice_text",
    "open_glosses",
    "open_lexicon",
    "overlay_of",
    "playable_words",
    "read_words",
    "stand_in",
    "stands_for",
    "tile_words",
    "why_not",
    "words_here",
]
