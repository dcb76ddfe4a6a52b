"""The English master: SCOWL's word files up to size 80, with an own table of two-letter words.

Tiers: 0 the tables of the overlay; 1 size 60 and below; 2 size 70; 3 size 80. Levels follow from the size,
so that the same thresholds make vocabularies of like difficulty as in Russian.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tools.words.alphabets import english, playable_length
from tools.words.master import Master
from tools.words.overlay import overlay

GENERAL: Final = 1
"""Bit of `Master.lists`."""
LARGEST: Final = 80
_LEVEL_OF_SIZE: Final = {10: 600, 20: 500, 35: 400, 40: 330, 50: 300, 55: 250, 60: 200, 70: 100, 80: 0}
_ADDED_LEVEL: Final = 200
"""Of words of the overlays that SCOWL lacks."""
_STEP: Final = 5


def build(folder: Path, say: Callable[[str], None]) -> Master:
    """The master from the unpacked package under `folder`."""
    sizes: dict[bytes, int] = {}
    for size, entry in _scowl_words(folder):
        code = english(entry)
        if code is not None and playable_length(code):
            sizes[code] = min(size, sizes.get(code, size))
    say(f"SCOWL: {len(sizes)} words")
    removed = overlay("en-remove", english)
    added = overlay("en-two-letters", english) | overlay("en-add", english)
    rude = overlay("en-rude", english)
    master = Master()
    longer = {word for word in sizes if len(word) > 2}
    for word in sorted((longer | added) - removed):
        own = sizes.get(word)
        tier = 0 if word in added or own is None else 1 if own <= 60 else 2 if own == 70 else 3
        master.add(
            word,
            tier=tier,
            level=(_ADDED_LEVEL if own is None else _LEVEL_OF_SIZE[own]) // _STEP,
            flags=int(word in rude),
            lists=GENERAL,
            analyses=(),
        )
    say(f"all: {len(master.words)} words")
    return master


def _scowl_words(folder: Path) -> Iterator[tuple[int, str]]:
    """(size, word) of every lower-case entry of the `*-words.N` files, accents taken off."""
    name = re.compile(r"[a-z_0-9]+-words\.(\d+)")
    for path in sorted((folder / "usr/share/dict/scowl").iterdir()):
        match = name.fullmatch(path.name)
        if match and int(match[1]) <= LARGEST:
            for line in path.read_text(encoding="utf-8").splitlines():
                word = _plain(line.strip())
                if word.islower():
                    yield int(match[1]), word


def _plain(word: str) -> str:
    """The word with its accents taken off."""
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
