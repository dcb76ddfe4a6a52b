"""Files of text in compressed blocks, of which a look-up unpacks one: definitions, and what is no word.

A file, little-endian:

    8 bytes  magic
    u32      size of the header
    header   JSON, see `BlocksHeader`
    ...      the blocks one after the other, each a raw LZMA2 stream of UTF-8 text

Blocks are ordered by the key of their first entry. Unpacking one takes a few milliseconds, and no memory is
kept but that block.
"""

import lzma
import mmap
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from fishka.lexicon.catalogue import DATA, lexicon_folders
from fishka.lexicon.faults import FaultCode, LexiconFault
from fishka.lexicon.info import Source

BLOCK_BYTES: Final = 96 * 1024
"""So large is a block, as text, at least."""
_FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": 1 << 18, "lc": 4, "lp": 0, "pb": 0}]


class BlockHeader(msgspec.Struct, frozen=True):
    """One block: the key of its first entry, its size in the file, SHA-256 (hex) of it as it lies there."""

    first: str
    packed: int
    sha256: str


class BlocksHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file says of itself."""

    language: str
    entries: int
    licence: str
    """SPDX expression."""
    notice: str
    """Name of the notice file beside the data."""
    sources: tuple[Source, ...]
    blocks: tuple[BlockHeader, ...]


class TextBlock(NamedTuple):
    """One block before it is packed."""

    first: str
    """Key of its first entry."""
    text: str
    entries: int


class Blocks:
    """The blocks of one file. `data` must stay open as long as this is used.

    Raises ValueError when the data is no such file.
    """

    def __init__(self, data: bytes | memoryview, magic: bytes) -> None:
        self._data: Final = memoryview(data)
        if bytes(self._data[:8]) != magic:
            raise ValueError("magic")
        end = 12 + int.from_bytes(self._data[8:12], "little")
        try:
            self.header: Final = msgspec.json.decode(bytes(self._data[12:end]), type=BlocksHeader)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise ValueError("header") from fault
        self._firsts: Final = [block.first for block in self.header.blocks]
        self._starts: Final = [end]
        for block in self.header.blocks:
            self._starts.append(self._starts[-1] + block.packed)
        if self._starts[-1] != len(self._data):
            raise ValueError("size")
        self._last: tuple[int, str] = (-1, "")

    def holding(self, key: str) -> str:
        """The text of the block in which this key lies if it lies anywhere; empty before the first block.

        Raises ValueError for a damaged block.
        """
        number = bisect_right(self._firsts, key) - 1
        return self._block(number) if number >= 0 else ""

    def __iter__(self) -> Iterator[str]:
        yield from map(self._block, range(len(self._firsts)))

    def _block(self, number: int) -> str:
        """A block's text; the last one read is kept."""
        kept, text = self._last
        if kept == number:
            return text
        packed = self._data[self._starts[number] : self._starts[number + 1]]
        if sha256(packed).hexdigest() != self.header.blocks[number].sha256:
            raise ValueError(f"block {number}")
        text = lzma.decompress(packed, lzma.FORMAT_RAW, filters=_FILTERS).decode()
        self._last = (number, text)
        return text


def pack_blocks(
    magic: bytes,
    texts: Iterable[TextBlock],
    *,
    language: str,
    licence: str,
    notice: str,
    sources: Sequence[Source],
) -> bytes:
    """A file of these blocks, in order."""
    blocks: list[BlockHeader] = []
    packed, entries = bytearray(), 0
    for one in texts:
        stream = lzma.compress(one.text.encode(), lzma.FORMAT_RAW, filters=_FILTERS)
        blocks.append(BlockHeader(one.first, len(stream), sha256(stream).hexdigest()))
        packed += stream
        entries += one.entries
    header = msgspec.json.encode(
        BlocksHeader(language, entries, licence, notice, tuple(sources), tuple(blocks))
    )
    return magic + len(header).to_bytes(4, "little") + header + bytes(packed)


def open_blocks(path: Path, magic: bytes) -> Blocks | LexiconFault:
    """The mapped file (kept while it stays as it is), or why there is none."""
    try:
        state = path.stat()
        return _opened(path, magic, state.st_size, state.st_mtime_ns)
    except (OSError, ValueError) as fault:
        code = FaultCode.DATA_MISSING if isinstance(fault, OSError) else FaultCode.DATA_DAMAGED
        return LexiconFault(code, {"file": path.name})


def folder_with(name: str) -> Path:
    """The first folder of lists that has a file of this name; Fishka's own when none has."""
    return next((one for one in lexicon_folders() if (one / name).is_file()), DATA)


@lru_cache(maxsize=16)
def _opened(path: Path, magic: bytes, size: int, _modified_ns: int) -> Blocks:
    """One mapping a process for each file."""
    if not size:
        raise ValueError("size")
    with path.open("rb") as file:
        return Blocks(memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)), magic)
