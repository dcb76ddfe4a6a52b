"""Word frequencies from the data file of wordfreq (`large_ru.msgpack.gz`).

The file is MessagePack: a header, then lists of words; list `i` holds the words of frequency 10^(-i/100).
"""

import gzip
from collections.abc import Callable
from math import log10
from pathlib import Path

import msgspec

ZIPF_STEPS = 20
"""A level byte is the Zipf frequency (log10 of uses in a billion words) times this."""


def levels(
    path: Path, encode: Callable[[str], bytes | None], fold: Callable[[bytes], bytes]
) -> dict[bytes, int]:
    """Level byte (1..255) by folded word; the frequencies of spellings that fold together are summed."""
    header, *buckets = msgspec.msgpack.decode(gzip.decompress(path.read_bytes()), type=list[object])
    if not isinstance(header, dict) or header.get("format") != "cB":
        raise ValueError(f"{path.name} is not a word frequency file")
    total: dict[bytes, float] = {}
    for index, bucket in enumerate(buckets):
        assert isinstance(bucket, list)
        for word in bucket:
            code = encode(word)
            if code is not None:
                key = fold(code)
                total[key] = total.get(key, 0.0) + 10 ** (-index / 100)
    return {word: min(255, max(1, round((log10(share) + 9) * ZIPF_STEPS))) for word, share in total.items()}
