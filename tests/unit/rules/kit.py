"""A small edition of its own tiles and board, and how to break it."""

from fishka.rules.edition import Edition
from fishka.rules.faults import EditionFault
from fishka.rules.load import load_edition_text

SMALL = """
id = "small"
extends = "en_home"
[title]
en = "Small"
[parameters]
rack_size = 5
players_max = 3
bingo_table = { 4 = 10, 5 = 25 }
skin = "plain"
[tileset]
id = "abc"
language = "en"
total = 24
points = 39
letters = [
  { letter = "A", count = 10, value = 1, vowel = true },
  { letter = "B", count = 7, value = 2 },
  { letter = "C", count = 5, value = 3 },
]
title = { en = "ABC" }
blanks = { count = 2, title = { en = "blank" } }
[layout]
id = "five"
title = { en = "Five by five" }
symmetric = true
rows = ["T...T", ".d.d.", "..*..", ".d.d.", "T...T"]
[layout.legend]
"." = {}
d = { letter = 2 }
T = { word = 3 }
"*" = { word = 2, start = true }
[layout.skins.plain]
title = { en = "Plain" }
DL = "green"
TL = "blue"
DW = "pink"
TW = "red"
"""


def changed(*changes: tuple[str, str], text: str = SMALL) -> str:
    """The text with replacements; each must hit."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def with_lines(lines: str) -> str:
    """The small edition with parameters set anew, each in its place if it was set before."""
    head, rest = SMALL.split("[parameters]\n")
    own, rest = rest.split("[tileset]")
    names = [line.split(" ")[0] for line in lines.split("\n")]
    kept = [line for line in own.strip().split("\n") if line.split(" ")[0] not in names]
    return "\n".join([f"{head}[parameters]", *kept, lines, f"[tileset]{rest}"])


def faults_of(text: str, *modifiers: str) -> tuple[EditionFault, ...]:
    """What is wrong with an edition text."""
    loaded = load_edition_text(text, modifiers)
    assert not isinstance(loaded, Edition)
    return loaded


def small_edition(text: str = SMALL) -> Edition:
    """The edition of a sound text."""
    loaded = load_edition_text(text)
    assert isinstance(loaded, Edition), loaded
    return loaded
