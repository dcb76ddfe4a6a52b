"""Graphs: what is in them, what is refused, and the cache."""

import logging
import mmap
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import fishka_kernel
from fishka.core.tiles import Alphabet
from fishka.kernel import (
    GraphCorruptError,
    GraphError,
    GraphStore,
    GraphTooLargeError,
    WordsRefusedError,
    any_word_graph,
    build_graph,
    open_graph,
)
from fishka.kernel.graphs import graph_name
from fishka.lexicon import Flag, Lexicon, WordFilter, lexicon_of_words, playable_words, tile_words
from fishka.lexicon.book import Book
from fishka.lexicon.layout import lay_out
from fishka.lexicon.small import small_book

RUSSIAN = Alphabet(tuple("АБЕЁЖК"))
WORDS = ("ЁЖ", "ЕЖ", "ЕЖА", "БЁЖА", "КАБАК")


def _words(image: bytes) -> list[bytes]:
    return open_graph(image).words().split(b"\0")[:-1]


def test_a_graph_gives_its_words_back_sorted_and_once() -> None:
    image = build_graph(b"\2\1\0\1\2\0\2\1\0\1\1\0", 2)
    assert _words(image) == [b"\1\1", b"\1\2", b"\2\1"]
    graph = open_graph(image)
    assert (graph.letter_count, graph.word_count, graph.longest, graph.any_word) == (2, 3, 2, False)
    assert graph.size_bytes == len(image)
    assert graph.contains(b"\2\1")
    assert not graph.contains(b"\2\2")
    assert not graph.contains(b"\2")
    assert not graph.contains(b"\x82\1")


def test_an_any_word_graph_has_every_word_and_no_list_of_them() -> None:
    graph = any_word_graph(5)
    assert graph.any_word
    assert graph.contains(bytes([5, 4, 3, 2, 1] * 4))
    assert not graph.contains(b"\6\1")
    with pytest.raises(WordsRefusedError, match="without end"):
        graph.words()


@pytest.mark.parametrize(
    ("words", "letters", "match"),
    [
        (b"\1\2\0", 0, "1 to 62 letters"),
        (b"\1\2\0", 63, "1 to 62 letters"),
        (b"\1\2\0\1\3\0", 2, "word 1 has a tile that is no letter"),
        (b"\1\2\0\0", 2, "word 1 is empty"),
        (b"\1\2", 2, "does not end in 0"),
        (b"\1" * 22 + b"\0", 2, "word 0 has more than 21 letters"),
    ],
)
def test_a_faulty_list_is_refused_with_what_and_where(words: bytes, letters: int, match: str) -> None:
    with pytest.raises(WordsRefusedError, match=match):
        build_graph(words, letters)


def test_the_errors_of_graphs_are_one_family() -> None:
    for error in (GraphCorruptError, GraphTooLargeError, WordsRefusedError):
        assert issubclass(error, GraphError)
        assert issubclass(error, ValueError)


@pytest.mark.parametrize(
    "change",
    [
        lambda _: b"",
        lambda image: image[:3],
        lambda image: image[:40],
        lambda image: image[:-4],
        lambda image: image[:-1],
        lambda image: image + b"\0\0\0\0",
        lambda image: bytes([image[0] ^ 1]) + image[1:],
        lambda image: image[:80] + bytes([image[80] ^ 1]) + image[81:],
        lambda image: b"{" * len(image),
    ],
)
def test_a_damaged_image_is_refused(change: Callable[[bytes], bytes]) -> None:
    with pytest.raises(GraphCorruptError):
        open_graph(change(build_graph(b"\1\2\0\2\1\1\0", 2)))


def test_memory_that_could_change_is_refused() -> None:
    with pytest.raises(GraphCorruptError, match="read-only"):
        fishka_kernel.Graph(bytearray(build_graph(b"\1\2\0", 2)))


def test_an_image_that_is_not_aligned_is_read_all_the_same() -> None:
    image = build_graph(b"\1\2\0\2\1\1\0", 2)
    graph = fishka_kernel.Graph(memoryview(b"\0" + image)[1:])
    assert graph.words() == b"\1\2\0\2\1\1\0"


@pytest.mark.parametrize("yo_mode", ["distinct", "e_covers_yo", "merged"])
def test_a_graph_holds_what_the_referee_accepts_in_every_yo_mode(tmp_path: Path, yo_mode: str) -> None:
    lexicon = lexicon_of_words("test", "ru", WORDS)
    # A set whose list is read with Е for Ё has no tile Ё.
    alphabet = Alphabet(tuple("АБЕЖК")) if yo_mode == "merged" else RUSSIAN
    graph = GraphStore(tmp_path).graph_for(lexicon, alphabet, yo_mode, overlay=("КЁБАБ",))
    judge = tile_words(lexicon, alphabet, yo_mode, overlay=("КЁБАБ",))
    held = graph.words().split(b"\0")[:-1]
    listed = playable_words(lexicon, alphabet, yo_mode, ("КЁБАБ",)).split(b"\0")[:-1]
    assert held == sorted(set(listed))
    assert all(judge.contains(word) for word in held)
    tried = [alphabet.encode(word) or b"" for word in ("ЁЖ", "ЕЖ", "БЕЖА", "БЁЖА", "КЕБАБ", "КЁБАБ", "КАБ")]
    assert [graph.contains(word) for word in tried] == [judge.contains(word) for word in tried]


def test_a_graph_is_built_once_mapped_from_then_on_and_shared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lexicon = lexicon_of_words("test", "ru", WORDS)
    store = GraphStore(tmp_path)
    graph = store.graph_for(lexicon, RUSSIAN, "distinct")
    assert [path.suffix for path in tmp_path.iterdir()] == [".graph"]
    monkeypatch.setattr("fishka.kernel.graphs.playable_words", lambda *_: pytest.fail("built twice"))
    assert store.graph_for(lexicon, RUSSIAN, "distinct") is graph
    assert GraphStore(tmp_path).graph_for(lexicon, RUSSIAN, "distinct").words() == graph.words()


@pytest.mark.parametrize("damage", [b"", b"not a graph", None])
def test_a_damaged_cache_file_is_built_anew_and_said(
    tmp_path: Path, damage: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    lexicon = lexicon_of_words("test", "ru", WORDS)
    right = GraphStore(tmp_path).graph_for(lexicon, RUSSIAN, "distinct").words()
    (path,) = tmp_path.iterdir()
    path.write_bytes(path.read_bytes()[:-4] if damage is None else damage)
    with caplog.at_level(logging.WARNING):
        assert GraphStore(tmp_path).graph_for(lexicon, RUSSIAN, "distinct").words() == right
    assert "is built anew" in caplog.text
    with path.open("rb") as file:
        assert open_graph(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)).words() == right


def _book(level: int = 0, rude: bytes = bytes(2)) -> Lexicon:
    """ЁЖ and ЕЖА, of this level, with these bits for what is rude."""
    info = lexicon_of_words("x", "ru", ["ЁЖ", "ЕЖА"]).info
    header, sections = small_book(info, ["ЁЖ", "ЕЖА"], level)
    sections["flags"] = bytes(bit << list(Flag).index(Flag.RUDE) for bit in rude)
    hashed = (replace(one, sha256=sha256(sections[one.name]).hexdigest()) for one in header.sections)
    header = replace(header, sections=tuple(hashed))
    book = Book(lay_out(header, msgspec.json.encode(header), sections))
    return Lexicon(book, book.header.lists[0])


def test_a_graph_of_common_words_is_not_that_of_a_list_that_calls_others_common(tmp_path: Path) -> None:
    common, rare = _book(level=500), _book(level=100)
    assert common.hash == rare.hash
    store = GraphStore(tmp_path)
    counts = [store.graph_for(one, RUSSIAN, "distinct", level=300).word_count for one in (common, rare)]
    assert counts == [2, 0]


def test_a_graph_of_polite_words_is_not_that_of_a_list_that_calls_others_rude(tmp_path: Path) -> None:
    store, polite = GraphStore(tmp_path), WordFilter(rude_words="refused")
    for rude, left in ((b"\1\0", "ЕЖА"), (b"\0\1", "ЁЖ")):
        filtered = _book(rude=rude).filtered(polite)
        assert isinstance(filtered, Lexicon)
        assert store.graph_for(filtered, RUSSIAN, "distinct").words() == RUSSIAN.encode(left) + b"\0"


def test_a_cached_graph_is_named_by_everything_that_decides_its_words() -> None:
    base = graph_name("hash", RUSSIAN, "distinct", ("АБ",), None)
    others = {
        graph_name("other", RUSSIAN, "distinct", ("АБ",), None),
        graph_name("hash", Alphabet(tuple("АБЕЁЖ")), "distinct", ("АБ",), None),
        graph_name("hash", RUSSIAN, "merged", ("АБ",), None),
        graph_name("hash", RUSSIAN, "distinct", ("АБ", "БА"), None),
        graph_name("hash", RUSSIAN, "distinct", ("АБ",), 0),
        base,
    }
    assert len(others) == 6
    assert graph_name("hash", RUSSIAN, "distinct", ("БА", "АБ", "АБ"), None) == graph_name(
        "hash", RUSSIAN, "distinct", ("АБ", "БА"), None
    )
