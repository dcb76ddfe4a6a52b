"""Lists are found by id and hash, unpacked once, and whatever is wrong with the files is said, not raised."""

from pathlib import Path

import pytest

from fishka.lexicon import (
    FaultCode,
    Lexicon,
    LexiconFault,
    catalogue,
    lexicon_of_words,
    load_lexicon,
    open_lexicon,
)
from fishka.lexicon.catalogue import lexicon_ids, lexicon_info
from tests.unit.lexicon.kit import packed_book, write_data

WORDS = ["КОТ", "ЁЖ", "РОДА"]


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation with one small list, an empty cache and no older lists."""
    monkeypatch.setenv("FISHKA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("FISHKA_LEXICONS", str(tmp_path / "older"))
    monkeypatch.setattr(catalogue, "DATA", tmp_path / "data")
    monkeypatch.setattr(catalogue, "installed_folders", lambda: ())
    return write_data(tmp_path / "data", "ru_small", WORDS)


def cached(book: Path) -> list[Path]:
    return sorted((book.parent.parent / "cache").iterdir())


def opened(id_or_hash: str) -> Lexicon:
    found = load_lexicon(id_or_hash)
    assert isinstance(found, Lexicon), found
    return found


def test_a_list_opens_by_id_and_by_hash(book: Path) -> None:
    assert lexicon_ids() == ("ru_small",)
    lexicon = opened("ru_small")
    assert list(lexicon.words()) == sorted(WORDS)
    assert opened(lexicon.info.hash).info == lexicon.info == lexicon_info("ru_small")
    assert open_lexicon("ru_small") is not None
    assert book.exists()


def test_the_first_use_unpacks_and_later_uses_do_not(book: Path) -> None:
    opened("ru_small")
    (unpacked,) = cached(book)
    before = unpacked.stat().st_mtime_ns
    book.unlink()
    assert opened("ru_small").contains("КОТ")
    assert cached(book) == [unpacked]
    assert unpacked.stat().st_mtime_ns == before


@pytest.mark.parametrize("spoil", [b"", b"FISHKAU2", b"nonsense that is long enough to hold a header"])
def test_a_spoilt_cache_is_made_anew(book: Path, spoil: bytes) -> None:
    opened("ru_small")
    (unpacked,) = cached(book)
    unpacked.unlink()
    unpacked.write_bytes(spoil)
    assert list(opened("ru_small").words()) == sorted(WORDS)


def test_a_cut_off_cache_is_made_anew(book: Path) -> None:
    opened("ru_small")
    (unpacked,) = cached(book)
    whole = unpacked.read_bytes()
    unpacked.unlink()
    unpacked.write_bytes(whole[:-9])
    assert list(opened("ru_small").words()) == sorted(WORDS)
    assert unpacked.read_bytes() == whole


def test_another_books_file_in_the_cache_is_not_taken(
    book: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened("ru_small")
    (first,) = cached(book)
    content = first.read_bytes()
    write_data(tmp_path / "data2", "ru_small", ["ДОМ"])
    monkeypatch.setattr(catalogue, "DATA", tmp_path / "data2")
    opened("ru_small")
    (second,) = (path for path in cached(book) if path != first)
    second.unlink()
    second.write_bytes(content)
    assert list(opened("ru_small").words()) == ["ДОМ"]


def test_an_unknown_list_is_said(book: Path) -> None:
    for unknown in ("ru_other", "0" * 64, ""):
        assert load_lexicon(unknown) == LexiconFault(FaultCode.UNKNOWN_LEXICON, {"id": unknown})
        assert open_lexicon(unknown) is None
        assert lexicon_info(unknown) is None
    assert book.exists()


def test_a_missing_book_is_said(book: Path) -> None:
    book.unlink()
    assert load_lexicon("ru_small") == LexiconFault(FaultCode.DATA_MISSING, {"file": "small.book"})


def test_a_missing_or_broken_manifest_is_said(
    book: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in (("none", None), ("broken", "{")):
        folder = tmp_path / name
        folder.mkdir()
        if text is not None:
            (folder / "manifest.json").write_text(text)
        monkeypatch.setattr(catalogue, "DATA", folder)
        assert lexicon_ids() == ()
        assert load_lexicon("ru_small") == LexiconFault(FaultCode.DATA_MISSING, {"file": "manifest.json"})
    assert book.exists()


def test_a_damaged_book_is_said_and_leaves_nothing_behind(book: Path, tmp_path: Path) -> None:
    data = bytearray(book.read_bytes())
    data[-30] ^= 1
    book.write_bytes(data)
    assert load_lexicon("ru_small") == LexiconFault(FaultCode.DATA_DAMAGED, {"file": "small.book"})
    assert not (tmp_path / "cache").exists()


def test_a_cache_that_cannot_be_written_is_said(
    book: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("FISHKA_CACHE", str(tmp_path / "file" / "cache"))
    found = load_lexicon("ru_small")
    assert found == LexiconFault(FaultCode.CACHE_UNWRITABLE, {"folder": str(tmp_path / "file" / "cache")})
    assert book.exists()


def test_an_older_list_opens_by_hash_only(book: Path, tmp_path: Path) -> None:
    old = ["КОТ", "КИТ"]
    (tmp_path / "older").mkdir()
    (tmp_path / "older" / "2025.book").write_bytes(packed_book("ru_small", old))
    (tmp_path / "older" / "broken.book").write_bytes(b"no book")
    wanted = lexicon_of_words("ru_small", "ru", old).info.hash
    assert list(opened(wanted).words()) == sorted(old)
    assert list(opened("ru_small").words()) == sorted(WORDS)
    assert book.exists()
