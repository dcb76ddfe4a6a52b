"""How much of what free yardsticks know the lists hold: `python -m tools.words.recall`.

Yardsticks: the lower-case headwords of the Russian Wiktionary (wiki-ru-wordnet), and the tokens of the
frequency list (wordfreq), by share of tokens and by share of use. Headwords are counted twice: all of 2 to 15
letters, and those among them that nobody decided not to be words (`decisions/ru-short.tsv`,
`decisions/ru-wiktionary.tsv`, `overlays/ru-remove.txt`). A headword is held when the list has it with Ё or
with Е. The packages must have been fetched (`make words`). Words that are missing are printed, and the most
used tokens, which are nearly all names and abbreviations.
"""

import sys
from collections.abc import Iterable, Mapping
from typing import Final

from tools.words import alphabets, russian_decisions
from tools.words.frequency import ZIPF_STEPS, levels
from tools.words.headwords import headwords as decided_headwords
from tools.words.inputs import wiktionary_headwords
from tools.words.overlay import overlay, parts_of_speech
from tools.words.shipped import UNPACKED, opened

from fishka.lexicon import Lexicon

LISTS: Final = ("ru_core", "ru_general", "ru_wide")
SHOWN: Final = 60


def main() -> int:
    """Print the figures."""
    headwords = {
        word for word in wiktionary_headwords(UNPACKED / "wiki-ru-wordnet") if alphabets.playable_length(word)
    }
    used = levels(UNPACKED / "wordfreq/wordfreq/data/large_ru.msgpack.gz", alphabets.russian, alphabets.fold)
    used = {word: level for word, level in used.items() if alphabets.playable_length(word)}
    refused = refused_by_hand() & headwords
    print(f"headwords {len(headwords)}, of them decided not to be words {len(refused)}, tokens {len(used)}")
    for id in LISTS:
        lexicon = opened(id)
        held = [word for word in headwords if holds(lexicon, word)]
        tokens = {word for word in used if holds(lexicon, word)}
        mass, all_mass = (use_of(words, used) for words in (tokens, used))
        print(
            f"{id}: headwords {100 * len(held) / len(headwords):.1f} %,"
            f" of words {100 * len(held) / len(headwords - refused):.1f} %,"
            f" tokens {100 * len(tokens) / len(used):.1f} %,"
            f" of use {100 * mass / all_mass:.1f} %"
        )
        missing = sorted(used.keys() - tokens, key=lambda word: -used[word])[:SHOWN]
    print("most used that the widest list lacks:", " ".join(map(alphabets.spell, missing)))
    lost = sorted(word for word in headwords - refused if not holds(opened("ru_general"), word))
    print(f"words that ru_general lacks: {len(lost)}", " ".join(map(alphabets.spell, lost[:SHOWN])))
    return 0


def refused_by_hand() -> frozenset[bytes]:
    """What was decided not to be a word."""
    short = russian_decisions.decisions("ru-short", alphabets.russian)
    refused = {code for code, one in short.items() if not one.word}
    refused |= {code for code, one in decided_headwords().items() if not one.word}
    only = {alphabets.russian(word) for word, _ in parts_of_speech("ru-abbreviations-only")}
    return frozenset(refused | {code for code in only if code}) | overlay("ru-remove", alphabets.russian)


def use_of(words: Iterable[bytes], used: Mapping[bytes, int]) -> float:
    """How often the words are used, in uses in a thousand million."""
    return sum(10 ** (used[word] / ZIPF_STEPS) for word in words)


def holds(lexicon: Lexicon, word: bytes) -> bool:
    """Whether the list has the word, with Ё or without."""
    return bool(lexicon.spellings(alphabets.spell(word).upper()))


if __name__ == "__main__":
    sys.exit(main())
