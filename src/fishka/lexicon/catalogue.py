"""Which lists there are, and opening one by id or by hash.

Lists lie in folders: Fishka's own data, then those of installed packages, then the user's (`folders`). In
the first, `manifest.json` names the books of this version. In the others every `*.book` counts, and every
`*.toml` with its words (`plain`). An id means the first list of that id in this order; a hash means any list
that has it, so old versions, which running or kept games name by hash, may lie in the user's folder.
"""

import mmap
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from fishka.lexicon.book import Book
from fishka.lexicon.cache import cache_folder, mark_used, write_whole
from fishka.lexicon.computed import computed
from fishka.lexicon.faults import FaultCode, LexiconFault
from fishka.lexicon.folders import installed_folders, user_folder
from fishka.lexicon.info import LexiconInfo
from fishka.lexicon.layout import MAGIC_MAPPED, MAGIC_PACKED, DamagedError, ListHeader, read_header, unpack
from fishka.lexicon.lexicon import Lexicon
from fishka.lexicon.plain import plain_book, read_card

DATA: Final = Path(__file__).with_name("data")
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


class Placed(NamedTuple):
    """A list, its book, and the folder in which that lies."""

    folder: Path
    book: BookFile
    header: ListHeader


def lexicon_ids() -> tuple[str, ...]:
    """The ids of all lists, Fishka's own first, in the order of the manifest; none when there is no data."""
    return tuple(one.id for one in lexicon_infos())


def lexicon_infos() -> tuple[LexiconInfo, ...]:
    """The cards of all lists, in the order of `lexicon_ids`, without opening any."""
    found: dict[str, LexiconInfo] = {}
    for one in _placed():
        found.setdefault(one.header.info.id, one.header.info)
    return tuple(found.values())


def lexicon_info(id_or_hash: str) -> LexiconInfo | None:
    """The card of a list without opening it."""
    if (worked_out := computed(id_or_hash)) is not None:
        return worked_out.info
    found = _find(id_or_hash)
    return found.header.info if found else None


def lexicon_folders() -> tuple[Path, ...]:
    """Where lists are looked for, in this order."""
    return (DATA, *installed_folders(), user_folder())


def lexicon_faults() -> tuple[LexiconFault, ...]:
    """What lies in the folders as a list and cannot be used as one."""
    found = (one for folder in lexicon_folders()[1:] for one in _books_in(folder))
    return tuple(one for one in found if isinstance(one, LexiconFault))


def notice_text(info: LexiconInfo) -> str | None:
    """The licence text and credits of a list; None when it names none, or they are not there."""
    found = _find(info.hash)
    if found is None or not info.notice:
        return None
    try:
        return (found.folder / info.notice).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def open_lexicon(id_or_hash: str) -> Lexicon | None:
    """The list with this id or hash; None when there is none or it cannot be opened (`load_lexicon`: why)."""
    found = load_lexicon(id_or_hash)
    return found if isinstance(found, Lexicon) else None


def load_lexicon(id_or_hash: str) -> Lexicon | LexiconFault:
    """The list with this id or hash; its book is unpacked into the cache folder on first use."""
    if (worked_out := computed(id_or_hash)) is not None:
        return worked_out
    found = _find(id_or_hash)
    if found is None:
        if not _bundled().books:
            return LexiconFault(FaultCode.DATA_MISSING, {"file": _MANIFEST})
        return _refused_card(id_or_hash) or LexiconFault(FaultCode.UNKNOWN_LEXICON, {"id": id_or_hash})
    book = _open_book(found.folder / found.book.file, found.book.digest)
    return book if isinstance(book, LexiconFault) else Lexicon(book, found.header)


def other_lists(lexicon: Lexicon) -> tuple[Lexicon, ...]:
    """The lists of the same language that lie in other books, in the order of `lexicon_ids`."""
    infos = (one for one in lexicon_infos() if one.language == lexicon.info.language)
    opened = (open_lexicon(one.hash) for one in infos if one.hash != lexicon.info.hash)
    return tuple(one for one in opened if one is not None and one.book is not lexicon.book)


def read_book_file(path: Path) -> BookFile | LexiconFault:
    """The manifest entry of a packed book, from its header."""
    try:
        with path.open("rb") as file:
            start = file.read(12)
            start += file.read(int.from_bytes(start[8:12], "little"))
        header, text, _ = read_header(start, MAGIC_PACKED)
    except OSError:
        return LexiconFault(FaultCode.DATA_MISSING, {"file": str(path)})
    except (DamagedError, MemoryError):
        return LexiconFault(FaultCode.DATA_DAMAGED, {"file": str(path)})
    return BookFile(path.name, sha256(text).hexdigest(), header.lists)


def _find(id_or_hash: str) -> Placed | None:
    return next((one for one in _placed() if id_or_hash in (one.header.info.id, one.header.info.hash)), None)


def _placed() -> Iterator[Placed]:
    """Every list, in the order in which an id is looked for."""
    for book in _bundled().books:
        yield from (Placed(DATA, book, one) for one in book.lists)
    for folder in lexicon_folders()[1:]:
        for found in _books_in(folder):
            if isinstance(found, BookFile):
                yield from (Placed(folder, found, one) for one in found.lists)


def _books_in(folder: Path) -> Iterator[BookFile | LexiconFault]:
    """What lies in a folder of others: packed books, then plain lists."""
    for path in sorted(folder.glob("*.book")):
        state = path.stat()
        yield _book_file(path, state.st_size, state.st_mtime_ns)
    for path in sorted(folder.glob("*.toml")):
        yield _plain_file(path)


@lru_cache(maxsize=64)
def _book_file(path: Path, size: int, _modified_ns: int) -> BookFile | LexiconFault:
    return read_book_file(path) if size else LexiconFault(FaultCode.DATA_DAMAGED, {"file": str(path)})


def _refused_card(id: str) -> LexiconFault | None:
    """Why the plain list with this id, or in a card of this name, is none."""
    for folder in lexicon_folders()[1:]:
        for path in sorted(folder.glob("*.toml")):
            card = read_card(path)
            named = path.stem if isinstance(card, LexiconFault) else card.id
            if named == id and isinstance(found := _plain_file(path), LexiconFault):
                return found
    return None


def _plain_file(path: Path) -> BookFile | LexiconFault:
    """The entry of a plain list; made a book in the cache folder unless it is there."""
    card = read_card(path)
    if isinstance(card, LexiconFault):
        return card
    try:
        states = path.stat(), (path.parent / card.words).stat()
    except OSError:
        return LexiconFault(FaultCode.DATA_MISSING, {"file": card.words})
    return _plain_made(path, cache_folder(), *((one.st_size, one.st_mtime_ns) for one in states))


@lru_cache(maxsize=64)
def _plain_made(path: Path, cache: Path, *_states: tuple[int, int]) -> BookFile | LexiconFault:
    """The cache keeps the entry by the hash of both files."""
    card = read_card(path)
    if isinstance(card, LexiconFault):
        return card
    data = (path.parent / card.words).read_bytes()
    key = sha256(path.read_bytes() + bytes(1) + data).hexdigest()
    kept = cache / f"plain-{key[:32]}.json"
    try:
        return msgspec.json.decode(kept.read_bytes(), type=BookFile)
    except (OSError, msgspec.DecodeError):
        made = plain_book(card, data)
    if isinstance(made, LexiconFault):
        return made
    header, text, _ = read_header(made[1], MAGIC_MAPPED)
    entry = BookFile(path.name, sha256(text).hexdigest(), header.lists)
    try:
        write_whole(_unpacked(entry.digest), made[1])
        write_whole(kept, msgspec.json.encode(entry))
    except OSError:
        return LexiconFault(FaultCode.CACHE_UNWRITABLE, {"folder": str(cache)})
    return entry


def _bundled() -> Manifest:
    return _read_manifest(DATA / _MANIFEST)


@lru_cache(maxsize=4)
def _read_manifest(path: Path) -> Manifest:
    """Without books when it is missing or unreadable: `load_lexicon` says so."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (OSError, msgspec.DecodeError):
        return Manifest(())


def _unpacked(digest: str) -> Path:
    """Where the unpacked book of this content lies."""
    return cache_folder() / f"words-{digest[:32]}.book"


def _open_book(path: Path, digest: str) -> Book | LexiconFault:
    """The mapped book, unpacked first when the cache lacks it or holds a part of it."""
    target = _unpacked(digest)
    book = _map(target, digest)
    if book is not None:
        return book
    plain = _plain_content(path) if path.suffix == ".toml" else _unpacked_content(path)
    if isinstance(plain, LexiconFault):
        return plain
    try:
        write_whole(target, plain)
    except OSError:
        return LexiconFault(FaultCode.CACHE_UNWRITABLE, {"folder": str(target.parent)})
    _mapped.cache_clear()
    return _map(target, digest) or LexiconFault(FaultCode.DATA_DAMAGED, {"file": path.name})


def _unpacked_content(path: Path) -> bytes | LexiconFault:
    try:
        return unpack(path.read_bytes())
    except OSError:
        return LexiconFault(FaultCode.DATA_MISSING, {"file": path.name})
    except DamagedError:
        return LexiconFault(FaultCode.DATA_DAMAGED, {"file": path.name})


def _plain_content(path: Path) -> bytes | LexiconFault:
    card = read_card(path)
    if isinstance(card, LexiconFault):
        return card
    try:
        made = plain_book(card, (path.parent / card.words).read_bytes())
    except OSError:
        return LexiconFault(FaultCode.DATA_MISSING, {"file": card.words})
    return made if isinstance(made, LexiconFault) else made[1]


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
    mark_used(path)
    with path.open("rb") as file:
        data = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    try:
        book = Book(data)
    except DamagedError:
        return None
    return book if book.digest == digest else None
