"""Reviewed single words that the packages lack, or hold wrongly: `overlays/*.txt`.

One or more lower-case words a line; `#` starts a remark. In one layer removing beats adding.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

FOLDER = Path(__file__).with_name("overlays")


def overlay(name: str, encode: Callable[[str], bytes | None]) -> frozenset[bytes]:
    """The words of one overlay in letter code. Raises ValueError with file and line for what is no word."""
    path = FOLDER / f"{name}.txt"
    found = set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for word in line.partition("#")[0].split():
            code = encode(word)
            if code is None or not word.islower():
                raise ValueError(f"{path.name}:{number}: {word!r} is not a lower-case word of this language")
            found.add(code)
    return frozenset(found)


def models(name: str, encode: Callable[[str], bytes | None]) -> dict[bytes, bytes]:
    """The lines `word = model` of an overlay in letter code. Raises ValueError for another, with its line."""
    path = FOLDER / f"{name}.txt"
    found: dict[bytes, bytes] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        left, _, right = text.partition("=")
        word, model = encode(left.strip()), encode(right.strip())
        if not word or not model:
            raise ValueError(f"{path.name}:{number}: not 'word = model'")
        found[word] = model
    return found


def parts_of_speech(name: str) -> list[tuple[str, str]]:
    """(word, part of speech) of the lines `PART = words` of an overlay.

    Raises ValueError for another line, with its number.
    """
    path = FOLDER / f"{name}.txt"
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        pos, _, words = text.rpartition("=")
        if not pos.strip() or not words.strip():
            raise ValueError(f"{path.name}:{number}: not 'PART = words'")
        found += [(word, pos.strip()) for word in words.split()]
    return found


def sections(name: str) -> Iterator[tuple[str, str]]:
    """(kind, word) of an overlay whose words stand below remarks `# [kind] ...`.

    Raises ValueError for a word above the first of them.
    """
    path, kind = FOLDER / f"{name}.txt", ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words, _, remark = line.partition("#")
        named = _KIND.match(remark)
        kind = named[1] if named else kind
        for word in words.split():
            if not kind:
                raise ValueError(f"{path.name}:{number}: {word!r} stands in no section")
            yield kind, word


_KIND = re.compile(r" \[(\w+)\]")
