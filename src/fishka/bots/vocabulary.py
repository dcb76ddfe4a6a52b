"""The words that a bot thinks with: always part of the table's own list, so that it never plays a phony."""

from typing import Final

import msgspec

from fishka.bots.levels import Vocabulary
from fishka.core.tiles import Alphabet
from fishka.kernel import Graph, graph_for
from fishka.lexicon import Lexicon, lexicon_ids, open_lexicon
from fishka.lexicon.ids import Role, core_ids, has_role


class Reading(msgspec.Struct, frozen=True):
    """How an edition reads a list: its letters, its Ё."""

    alphabet: Alphabet
    yo_mode: str


COMMON_LEVEL: Final = 350
"""Words a beginner knows: those of the core with Zipf frequency 3.5 and above."""
EVERYDAY_LEVEL: Final = 325
"""Words of every day: those of the core with Zipf frequency 3.25 and above."""
FAMILIAR_LEVEL: Final = 300
"""Words that come to mind with some thought: those of the core with Zipf frequency 3.0 and above."""
KNOWN_LEVEL: Final = 200
"""Words a club player knows: those of the core with Zipf frequency 2.0 and above."""
CORE_LEVEL: Final = 100
"""The core, where the language has no list of it: words ever met in the frequency list."""


def vocabulary_graph(lexicon: Lexicon, reading: Reading, vocabulary: Vocabulary) -> Graph:
    """The graph of that part of the table's list.

    The core is a list of its own where there is one; else the list's commoner words.
    """
    core = _core_of(lexicon)
    match vocabulary:
        case "common":
            return _graph(core or lexicon, reading, COMMON_LEVEL)
        case "everyday":
            return _graph(core or lexicon, reading, EVERYDAY_LEVEL)
        case "familiar":
            return _graph(core or lexicon, reading, FAMILIAR_LEVEL)
        case "known":
            return _graph(core or lexicon, reading, KNOWN_LEVEL)
        case "core":
            return _graph(lexicon, reading, CORE_LEVEL) if core is None else _graph(core, reading, None)
        case "polite":
            return _graph(_polite(lexicon), reading, None)


def _polite(lexicon: Lexicon) -> Lexicon:
    """The list without its rude words; those of a list that does not mark them stay."""
    found = lexicon.filtered(msgspec.structs.replace(lexicon.filter, rude_words="refused"))
    return found if isinstance(found, Lexicon) else lexicon


def _graph(lexicon: Lexicon, reading: Reading, level: int | None) -> Graph:
    return graph_for(lexicon, reading.alphabet, reading.yo_mode, level=level)


def _core_of(lexicon: Lexicon) -> Lexicon | None:
    """The list `<id>_core`, else `<language>_core`, of the same book: a part of the list, as a test proves.

    It is filtered, and has words added and taken out, like the list itself. A core is its own. None for lists
    of other books, a user's own among them: what is in those is unknown.
    """
    if has_role(lexicon.info.id, Role.CORE):
        return lexicon
    ids = core_ids(lexicon.info.id, lexicon.info.language)
    core = next((open_lexicon(one) for one in ids if one in lexicon_ids()), None)
    if core is None or core.book is not lexicon.book:
        return None
    filtered = core.with_overlay(lexicon.overlay).filtered(lexicon.filter)
    assert isinstance(filtered, Lexicon), "a list of the same book knows as much"
    return filtered
