"""The words that a bot thinks with: always part of the table's own list, so that it never plays a phony."""

from typing import Final, Literal

import msgspec

from fishka.core.tiles import Alphabet
from fishka.kernel import Graph, build_graph, graph_for, open_graph
from fishka.lexicon import Lexicon, open_lexicon, playable_words, tile_words


class Reading(msgspec.Struct, frozen=True):
    """How an edition reads a list: its letters, its Ё, the words that the house adds."""

    alphabet: Alphabet
    yo_mode: str
    overlay: tuple[str, ...]


COMMON_LEVEL: Final = 350
"""Words a beginner knows: Zipf frequency 3.5 and above."""
CORE_LEVEL: Final = 200
"""Words a club player knows, where the language has no core list: Zipf frequency 2.0 and above."""

Vocabulary = Literal["common", "core"]


def vocabulary_graph(lexicon: Lexicon, reading: Reading, vocabulary: Vocabulary) -> Graph:
    """The graph of that part of the table's list.

    The core is what the list `<language>_core` holds of it; in a language without one, its commoner words.
    """
    match vocabulary:
        case "common":
            return _by_level(lexicon, reading, COMMON_LEVEL)
        case "core":
            core = open_lexicon(f"{lexicon.info.language}_core")
            if core is None or core.book is not lexicon.book:
                return _by_level(lexicon, reading, CORE_LEVEL)
            if _is_within(core, lexicon):
                return graph_for(core, reading.alphabet, reading.yo_mode, reading.overlay)
            return _shared(lexicon, core, reading)


def _by_level(lexicon: Lexicon, reading: Reading, level: int) -> Graph:
    return graph_for(lexicon, reading.alphabet, reading.yo_mode, reading.overlay, level)


def _is_within(part: Lexicon, whole: Lexicon) -> bool:
    """Whether every word of one list of a book is in another of the same book."""
    for block in whole.book.blocks.values():
        part_mask = int.from_bytes(part.book.mask(block, part.bit), "big")
        if part_mask & ~int.from_bytes(whole.book.mask(block, whole.bit), "big"):
            return False
    return True


def _shared(lexicon: Lexicon, core: Lexicon, reading: Reading) -> Graph:
    """The words that both lists hold; for lists small enough to be made anew in each process."""
    known = tile_words(core, reading.alphabet, reading.yo_mode, reading.overlay)
    words = playable_words(lexicon, reading.alphabet, reading.yo_mode, reading.overlay).split(b"\0")
    kept = b"".join(word + b"\0" for word in words if word and known.contains(word))
    return open_graph(build_graph(kept, len(reading.alphabet)))
