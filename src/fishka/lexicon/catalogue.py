"""Which lists there are, and opening one by id or by hash.

`data/manifest.json` names the books of this version. Books of older versions, which running or kept games
name by hash, lie as `*.book` in the folder `lexicons` of the user's data folder, or in `$FISHKA_LEXICONS`.
"""

import mmap
import os
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from fishka.lexicon.book import Book
from fishka.lexicon.cache import cache_folder, write_whole
from fishka.lexicon.faults import FaultCode, LexiconFault
from fishka.lexicon.info import LexiconInfo
from fishka.lexicon.layout import MAGIC_MAPPED, MAGIC_PACKED, DamagedError, ListHeader, read_header, unpack
from fishka.lexicon.lexicon import Lexicon

DATA: Final = Path(__file__).with_name("data")
ENVIRONMENT: Final = "FISHKA_LEXICONS"
_MANIFEST: Final = "manifest.json"


class BookFile(msgspec.Struct, frozen=True):
    """One book of the manifest."""

    file: str
    digest: str
    """SHA-256 (hex) of the book's header, which holds the hashes of all its sections."""
    lists: tuple[ListHeader, ...]


class Manifest(msgspec.Struct, frozen=True):
    """What the data folder holds."""

    books: tuple[BookFile, ...]


def lexicon_ids() -> tuple[str, ...]:
    """The ids of the lists of this version, in the order of the manifest; none when the data is missing."""
    return tuple(one.info.id for book in _bundled().books for one in book.lists)


def lexicon_info(id_or_hash: str) -> LexiconInfo | None:
    """The card of a list without opening it."""
    found = _find(id_or_hash)
    return found[2].info if found else None


def open_lexicon(id_or_hash: str) -> Lexicon | None:
    """The list with this id or hash; None when there is none or it cannot be opened (`load_lexicon`: why)."""
    found = load_lexicon(id_or_hash)
    return found if isinstance(found, Lexicon) else None


def load_lexicon(id_or_hash: str) -> Lexicon | LexiconFault:
    """The list with this id or hash; its book is unpacked into the cache folder on first use."""
    found = _find(id_or_hash)
    if found is None:
        if not _bundled().books:
            return LexiconFault(FaultCode.DATA_MISSING, {"file": _MANIFEST})
        return LexiconFault(FaultCode.UNKNOWN_LEXICON, {"id": id_or_hash})
    folder, file, header = found
    book = _open_book(folder / file.file, file.digest)
    return book if isinstance(book, LexiconFault) else Lexicon(book, header)


def read_book_file(path: Path) -> BookFile | LexiconFault:
    """The manifest entry of a packed book, from its header."""
    try:
        data = path.read_bytes()
        header, text, _ = read_header(data, MAGIC_PACKED)
    except OSError:
        return LexiconFault(FaultCode.DATA_MISSING, {"file": str(path)})
    except DamagedError:
        return LexiconFault(FaultCode.DATA_DAMAGED, {"file": str(path)})
    return BookFile(path.name, sha256(text).hexdigest(), header.lists)


def _find(id_or_hash: str) -> tuple[Path, BookFile, ListHeader] | None:
    """Folder, book and list; an id means this version's list, a hash any that is there."""
    for book in _bundled().books:
        for one in book.lists:
            if id_or_hash in (one.info.id, one.info.hash):
                return DATA, book, one
    folder = _older_folder()
    for path in sorted(folder.glob("*.book")) if len(id_or_hash) == 64 else ():
        older = read_book_file(path)
        for one in older.lists if isinstance(older, BookFile) else ():
            if one.info.hash == id_or_hash:
                assert isinstance(older, BookFile)
                return folder, older, one
    return None


def _bundled() -> Manifest:
    return _read_manifest(DATA / _MANIFEST)


@lru_cache(maxsize=4)
def _read_manifest(path: Path) -> Manifest:
    """Without books when it is missing or unreadable: `load_lexicon` says so."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError):
        return Manifest(())


def _older_folder() -> Path:
    chosen = os.environ.get(ENVIRONMENT)
    return Path(chosen) if chosen else user_data_path("fishka", appauthor=False) / "lexicons"


def _open_book(path: Path, digest: str) -> Book | LexiconFault:
    """The mapped book, unpacked first when the cache lacks it or holds a part of it."""
    target = cache_folder() / f"words-{digest[:32]}.book"
    book = _map(target, digest)
    if book is not None:
        return book
    try:
        packed = path.read_bytes()
    except OSError:
        return LexiconFault(FaultCode.DATA_MISSING, {"file": path.name})
    try:
        plain = unpack(packed)
    except DamagedError:
        return LexiconFault(FaultCode.DATA_DAMAGED, {"file": path.name})
    try:
        write_whole(target, plain)
    except OSError:
        return LexiconFault(FaultCode.CACHE_UNWRITABLE, {"folder": str(target.parent)})
    _mapped.cache_clear()
    return _map(target, digest) or LexiconFault(FaultCode.DATA_DAMAGED, {"file": path.name})


def _map(path: Path, digest: str) -> Book | None:
    """The book in an unpacked file; None when there is none, or not all of it, or another one."""
    try:
        state = path.stat()
        return _mapped(path, digest, state.st_size, state.st_mtime_ns)
    except OSError:
        return None


@lru_cache(maxsize=8)
def _mapped(path: Path, digest: str, size: int, _modified_ns: int) -> Book | None:
    """One mapping a process for each file: the content is immutable, so keeping it is no hidden state.

    Its sections were checked when they were unpacked; here only that the file is whole and of that content.
    """
    if not size:
        return None
    with path.open("rb") as file:
        data = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    try:
        _, text, _ = read_header(data, MAGIC_MAPPED)
    except DamagedError:
        return None
    return Book(data) if sha256(text).hexdigest() == digest else None
