"""638 positions of Russian self-play, counted by an independent engine: both figures of each agree.

The corpus is not part of the project; its place is beside the project root. What it counts: a play is a set
of placed tiles; a blank shown as another letter is another play; Ё is a letter of its own; on the empty
board that engine counts one direction only.
"""

import lzma
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from fishka.core.board import Board
from fishka.core.multiset import Tiles, tiles
from fishka.core.tiles import BLANK, BLANK_BIT, Alphabet, Tile
from fishka.kernel import Counted, Graph, Kernel, build_graph, open_graph
from fishka.rules.compile import compile_tables
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus" / "positions"


class Recorded(msgspec.Struct, frozen=True):
    """A line of the corpus."""

    text: str
    board: Board
    rack: Tiles
    counted: Counted


def _edition() -> Edition:
    edition = load_edition("ru_scrabble_home")
    assert isinstance(edition, Edition)
    return edition


def _tile(alphabet: Alphabet, char: str) -> Tile:
    tile = alphabet.tile(char.upper())
    assert tile is not None, char
    return tile if char.isupper() else Tile(tile | BLANK_BIT)


def _cells(alphabet: Alphabet, row: str) -> Iterator[Tile]:
    empty = ""
    for char in row + " ":
        if char.isdigit():
            empty += char
            continue
        yield from [Tile(0)] * int(empty or 0)
        empty = ""
        if char != " ":
            yield _tile(alphabet, char)


def _read(alphabet: Alphabet) -> Iterator[Recorded]:
    with lzma.open(CORPUS / "ru.tsv.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("#"):
                continue
            position, rack, plays, score_sum = line.rstrip("\n").split("\t")
            cells = bytes(tile for row in position.split("/") for tile in _cells(alphabet, row))
            board = Board(15, 15, cells)
            hand = tiles(BLANK if char == "?" else _tile(alphabet, char) for char in rack)
            both = 2 if board.is_empty else 1
            yield Recorded(
                f"{position} {rack}", board, hand, Counted(both * int(plays), both * int(score_sum))
            )


def _graph(alphabet: Alphabet) -> Graph:
    """The corpus's list as a graph: about three seconds."""
    letters = {ord(letter): number for number, letter in enumerate(alphabet.letters, 1)}
    with lzma.open(CORPUS / "words-ru.txt.xz", "rt", encoding="utf-8") as words:
        text = words.read().upper()
    return open_graph(build_graph(text.translate(letters | {ord("\n"): 0}).encode("latin-1"), len(alphabet)))


@pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus of positions is not beside the project")
def test_both_figures_agree_on_every_position_of_the_corpus() -> None:
    edition = _edition()
    graph = _graph(edition.alphabet)
    kernel = Kernel(compile_tables(edition), graph)
    positions = list(_read(edition.alphabet))
    assert len(positions) == 638
    assert graph.word_count == 2_346_015
    different = [one.text for one in positions if kernel.count(one.board, one.rack) != one.counted]
    assert different == []
