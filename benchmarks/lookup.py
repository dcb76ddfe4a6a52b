"""Look-up against a plain Python set, search against a scan: side by side in one run, as ratios.

    python -m benchmarks.lookup [LIST]

Prints a table. Times are of this machine at this moment; the ratios say more.
"""

import random
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Final

from fishka.kernel import Found, GraphStore, Page, WordSearch, alphabet_of, marks_of, search_of
from fishka.lexicon import Lexicon, WordFilter, WordKind, cache_folder, lexicon_ids, load_lexicon, tile_words

ROUNDS: Final = 5
ASKED: Final = 20_000
PATTERNS: Final = ("К?Т", "*НИК", "*НИК*", "ПЕРЕ*", "С*А*К", "?О?О?А", "*А")
LETTERS: Final = ("СТАРИНА", "КОРАБЛ?", "ПРИВЕТ??")


def main(arguments: Sequence[str]) -> int:
    """0; 2 when there is no such list."""
    name = arguments[0] if arguments else "ru_wide"
    lexicon = load_lexicon(name)
    if not isinstance(lexicon, Lexicon):
        print(f"no list {name}; there are: {', '.join(lexicon_ids())}", file=sys.stderr)
        return 2
    words = list(lexicon.words())
    print(f"{name}: {len(words)} words")
    search = _graphs(lexicon)
    _look_ups(lexicon, words)
    _searches(search, words)
    _filters(lexicon, search)
    return 0


def best(work: Callable[[], object]) -> float:
    """Seconds of the quickest of some rounds."""
    times = []
    for _ in range(ROUNDS):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)


def _graphs(lexicon: Lexicon) -> WordSearch:
    start = perf_counter()
    search = search_of(lexicon)
    opened = perf_counter() - start
    graph = GraphStore(cache_folder() / "graphs").graph_for(lexicon, alphabet_of(lexicon), "distinct")
    print(f"graph: {graph.size_bytes / 1e6:.1f} MB, opened and counted in {opened * 1000:.0f} ms")
    return search


def _look_ups(lexicon: Lexicon, words: list[str]) -> None:
    rng = random.Random(1)
    asked = rng.choices(words, k=ASKED // 2)
    asked += ["".join(rng.sample(word, len(word))) for word in rng.choices(words, k=ASKED // 2)]
    alphabet = alphabet_of(lexicon)
    tiles = [alphabet.encode(word) or b"" for word in asked]
    judge = tile_words(lexicon, alphabet, "distinct")
    graph = GraphStore(cache_folder() / "graphs").graph_for(lexicon, alphabet, "distinct")
    plain, plain_tiles = set(words), {alphabet.encode(word) or b"" for word in words}
    row(
        "look-up of a word",
        partial(_each, plain.__contains__, asked),
        partial(_each, lexicon.contains, asked),
    )
    known = partial(_each, plain_tiles.__contains__, tiles)
    row("of tiles, referee", known, partial(_each, judge.contains, tiles))
    row("of tiles, kernel", known, partial(_each, graph.contains, tiles))


def _each(contains: Callable[[Any], bool], questions: Sequence[object]) -> list[bool]:
    return [contains(one) for one in questions]


def row(name: str, plain: Callable[[], object], ours: Callable[[], object]) -> None:
    """One line: ours in microseconds a word, and how many times a plain set's time that is."""
    theirs, mine = best(plain), best(ours)
    print(f"{name:24} {mine / ASKED * 1e6:9.2f} us   {mine / theirs:8.1f} times a plain set")


def _searches(search: WordSearch, words: list[str]) -> None:
    for pattern in PATTERNS:
        expression = re.compile(pattern.replace("*", ".*").replace("?", "."))
        scan = partial(_fitting, words, expression)
        _search(pattern, partial(search.pattern, pattern), scan)
    for letters in LETTERS:
        _search(f"from {letters}", partial(search.sub_anagrams, letters), partial(_laid, words, letters))


def _fitting(words: list[str], expression: re.Pattern[str]) -> list[str]:
    return [word for word in words if expression.fullmatch(word)]


def _laid(words: list[str], letters: str) -> list[str]:
    blanks, given = letters.count("?"), letters.replace("?", "")
    found = []
    for word in words:
        if len(word) <= len(letters):
            rest = given
            for letter in word:
                rest = rest.replace(letter, "", 1)
            if len(word) - (len(given) - len(rest)) <= blanks:
                found.append(word)
    return found


def _search(name: str, ours: Callable[[], object], scan: Callable[[], list[str]]) -> None:
    found, start = ours(), perf_counter()
    assert isinstance(found, Found)
    assert len(scan()) == found.total, name
    theirs, mine = perf_counter() - start, best(ours)
    print(
        f"{name:24} {mine * 1e3:9.3f} ms   a scan takes {theirs / mine:8.0f} times that   {found.total} found"
    )


def _filters(lexicon: Lexicon, search: WordSearch) -> None:
    if not lexicon.book.has_forms:
        return
    start = perf_counter()
    nouns = lexicon.filtered(WordFilter(pos_allowed="nouns"))
    assert isinstance(nouns, Lexicon)
    count = len(nouns)
    print(f"filter, nouns: {count} words in {(perf_counter() - start) * 1e3:.0f} ms")
    start = perf_counter()
    marks = marks_of(search, lexicon.of_kind(WordKind(pos="verb", min_level=300)))
    marked = perf_counter() - start
    seconds = best(lambda: search.pattern("ПЕРЕ*", Page(), marks=marks))
    print(f"common verbs: marked in {marked * 1e3:.0f} ms, then searched in {seconds * 1e3:.3f} ms")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
