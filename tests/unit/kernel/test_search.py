"""A search by the graph finds what a scan of the list finds, on small lists and on the real ones."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fishka.core.tiles import Alphabet
from fishka.kernel import (
    Found,
    Page,
    SearchRefused,
    WordSearch,
    build_graph,
    marks_of,
    open_graph,
    search_of,
)
from fishka.lexicon import Lexicon, WordKind, lexicon_of_words, open_lexicon

unhurried = settings(deadline=None, suppress_health_check=list(HealthCheck))
LETTERS = "АЕЁТ"
ALPHABET = Alphabet(tuple(LETTERS))
word_sets = st.sets(st.text(alphabet=LETTERS, min_size=1, max_size=6), min_size=1, max_size=40)


def search_in(words: set[str], alphabet: Alphabet = ALPHABET) -> WordSearch:
    tiles = b"".join((alphabet.encode(word) or b"") + b"\0" for word in sorted(words))
    return WordSearch(open_graph(build_graph(tiles, len(alphabet))), alphabet)


def fits(word: str, pattern: str) -> bool:
    if not pattern:
        return not word
    if pattern[0] == "*":
        return any(fits(word[i:], pattern[1:]) for i in range(len(word) + 1))
    return bool(word) and pattern[0] in ("?", word[0]) and fits(word[1:], pattern[1:])


def can_lay(word: str, letters: str) -> bool:
    lacking = Counter(word) - Counter(letters.replace("?", ""))
    return lacking.total() <= letters.count("?")


def in_order(
    words: Iterator[str], alphabet: Alphabet = ALPHABET, *, longest_first: bool = False
) -> list[str]:
    sign = -1 if longest_first else 1
    return sorted(words, key=lambda word: (sign * len(word), alphabet.encode(word)))


def found(answer: Found | SearchRefused) -> list[str]:
    assert isinstance(answer, Found), answer
    assert answer.total == len(answer.words)
    assert answer.after is None
    return list(answer.words)


ALL = Page(limit=10_000)


@unhurried
@given(word_sets, st.text(alphabet=LETTERS + "?*", min_size=1, max_size=7))
def test_a_pattern_finds_the_words_that_fit(words: set[str], pattern: str) -> None:
    expected = in_order(word for word in words if fits(word, pattern))
    assert found(search_in(words).pattern(pattern, ALL)) == expected


@unhurried
@given(word_sets, st.text(alphabet=LETTERS + "?", min_size=1, max_size=6), st.booleans())
def test_anagrams_use_every_letter_and_sub_anagrams_some(words: set[str], letters: str, long: bool) -> None:
    search = search_in(words)
    page = Page(limit=10_000, longest_first=long)
    laid = in_order((word for word in words if can_lay(word, letters)), longest_first=long)
    assert found(search.sub_anagrams(letters, page)) == laid
    assert found(search.anagrams(letters, page)) == [word for word in laid if len(word) == len(letters)]
    assert found(search.pattern("*А*", page, letters=letters)) == [word for word in laid if "А" in word]


@unhurried
@given(word_sets, st.text(alphabet=LETTERS, min_size=1, max_size=5))
def test_hooks_are_the_letters_that_make_words(words: set[str], word: str) -> None:
    hooks = search_in(words).hooks(word)
    assert not isinstance(hooks, SearchRefused)

    def with_letter(at: int) -> tuple[str, ...]:
        return tuple(letter for letter in LETTERS if word[:at] + letter + word[at:] in words)

    assert hooks.is_word == (word in words)
    assert (hooks.front, hooks.back) == (with_letter(0), with_letter(len(word)))
    assert hooks.inner == tuple(with_letter(at) for at in range(1, len(word)))
    assert hooks.without_first == (word[1:] in words)
    assert hooks.without_last == (word[:-1] in words)


@unhurried
@given(word_sets, st.integers(1, 4), st.booleans())
def test_pages_follow_each_other_without_gap(words: set[str], limit: int, long: bool) -> None:
    search = search_in(words)
    after = None
    read: list[str] = []
    while True:
        page = search.pattern("*", Page(limit=limit, after=after, longest_first=long))
        assert isinstance(page, Found)
        assert page.total == len(words)
        read += page.words
        if page.after is None:
            break
        after = page.after
    assert read == in_order(iter(words), longest_first=long)


def test_a_tile_of_two_letters_is_one_letter() -> None:
    alphabet = Alphabet(("A", "C", "CH", "E", "H", "L"))
    search = search_in({"CHE", "LACHE", "ACHE"}, alphabet)
    assert found(search.pattern("?E", ALL)) == ["CHE"]
    assert found(search.anagrams("ECH", ALL)) == ["CHE"]
    assert search.pattern("CHÉ") == SearchRefused("letters", "É")


@pytest.mark.parametrize(
    ("pattern", "refusal"),
    [
        ("", SearchRefused("empty")),
        ("К-Т", SearchRefused("letters", "К-")),
        ("А" * 22, SearchRefused("too_long")),
    ],
)
def test_what_means_nothing_is_refused(pattern: str, refusal: SearchRefused) -> None:
    search = search_in({"АТ"})
    assert search.pattern(pattern) == refusal
    for ask in (search.anagrams, search.sub_anagrams, search.hooks):
        assert ask(pattern) == refusal
    assert search.pattern("А*", letters=pattern) == refusal
    assert search.pattern("А*", Page(after="cat")) == SearchRefused("letters", "cat")


@pytest.fixture(scope="module")
def nouns() -> tuple[Lexicon, WordSearch, list[str]]:
    lexicon = open_lexicon("ru_nouns")
    assert lexicon is not None
    return lexicon, search_of(lexicon), list(lexicon.words())


@pytest.mark.parametrize(
    "pattern", ["К?Т", "*НИК", "*НИК*", "ПЕРЕ*", "?О?О?А", "*Ё*", "С*А*К", "*ЩЩ*", "*А*О"]
)
def test_real_words_are_found_as_by_a_scan(
    nouns: tuple[Lexicon, WordSearch, list[str]], pattern: str
) -> None:
    lexicon, search, _ = nouns
    assert sorted(found(search.pattern(pattern, ALL))) == sorted(lexicon.search(pattern))


@pytest.mark.parametrize("letters", ["КОТ", "РЁБЕНОК", "АВТОР??", "ЩЪЫ", "СТАРИНА?"])
def test_real_anagrams_are_found_as_by_a_scan(
    nouns: tuple[Lexicon, WordSearch, list[str]], letters: str
) -> None:
    _, search, words = nouns
    laid = {word for word in words if len(word) <= len(letters) and can_lay(word, letters)}
    assert set(found(search.sub_anagrams(letters, ALL))) == laid
    assert set(found(search.anagrams(letters, ALL))) == {word for word in laid if len(word) == len(letters)}


def test_a_search_among_words_of_a_kind(nouns: tuple[Lexicon, WordSearch, list[str]]) -> None:
    lexicon, search, words = nouns
    kind = WordKind(pos="noun", tiers=(1,), min_level=300, max_level=450)
    chosen = lexicon.of_kind(kind)
    expected = set()
    for word in words:
        entry = lexicon.entry(word)
        assert entry is not None
        of_noun = any(one.pos == "NOUN" for one in entry.analyses)
        if of_noun and entry.tier == 1 and 300 <= entry.level <= 450:
            expected.add(word)
    assert set(chosen.words()) == expected
    assert len(chosen) == len(expected)
    marks = marks_of(search, chosen)
    fitting = {word for word in expected if word.endswith("А")}
    assert set(found(search.pattern("*А", ALL, marks=marks))) == fitting


def test_a_list_in_memory_is_searched_with_its_own_letters() -> None:
    lexicon = lexicon_of_words("x", "ru", ["ЁЖ", "ЕЛЬ", "ЖЕ"])
    search = search_of(lexicon)
    assert found(search.pattern("?Ж", ALL)) == ["ЁЖ"]
    assert found(search.sub_anagrams("ЁЕЖЛЬ", ALL)) == ["ЁЖ", "ЖЕ", "ЕЛЬ"]
