"""Reads, computes and writes golden/counts: plays, points and exchanges of fixed positions.

    python -m tests.golden.counts        count every position anew and write the files

A position's id, board and rack are written by hand or taken from a game, and kept; the rest is counted.
A play is a set of (square, tile), a blank shown as another letter is another play, both ways count on the
empty board; an exchange is a multiset; nothing is cut off.
"""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from fishka.core.board import Board
from fishka.core.moves import Exchange
from fishka.core.multiset import Tiles
from fishka.kernel import Graph, Kernel, graph_for
from fishka.lexicon import Lexicon, open_lexicon
from fishka.notation.play import format_play
from fishka.notation.position import Setup, format_position, parse_position
from fishka.rules.compile import compile_tables
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition

FOLDER = Path(__file__).parents[2] / "golden" / "counts"
HEAD = "# Counted by `python -m tests.golden.counts`; never edited by hand but for id, board and rack.\n"


class Counts(msgspec.Struct, frozen=True):
    """What is counted of a position."""

    plays: int
    score_sum: int
    exchanges: int
    best: str
    """Move and points; `-` when there is none."""


class Position(msgspec.Struct, frozen=True):
    """A record of a file."""

    id: str
    board: Board
    rack: Tiles
    counts: Counts | None


class CountsFile(msgspec.Struct, frozen=True):
    """The positions of an edition, and the list they were counted with (`id@hash`)."""

    edition: str
    words: str
    positions: tuple[Position, ...]


def files() -> tuple[str, ...]:
    """The editions that have a file."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))


@cache
def edition_of(name: str) -> Edition:
    """The edition of a file."""
    edition = load_edition(name)
    assert isinstance(edition, Edition), edition
    return edition


@cache
def lexicon_of(name: str) -> Lexicon:
    """The edition's list."""
    lexicon = open_lexicon(edition_of(name).params.lexicon)
    assert lexicon is not None, name
    return lexicon


def words_name(name: str) -> str:
    """The edition's list as the files name it."""
    info = lexicon_of(name).info
    return f"{info.id}@{info.hash}"


@cache
def kernel_of(name: str) -> Kernel:
    """The edition's kernel with its list."""
    edition = edition_of(name)
    params = edition.params
    graph: Graph = graph_for(lexicon_of(name), edition.alphabet, params.yo_mode, params.lexicon_overlay)
    return Kernel(compile_tables(edition), graph)


def read(name: str) -> CountsFile:
    """A file's contents."""
    edition = edition_of(name)
    blocks = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")
    fields = [dict(_fields(block)) for block in blocks]
    return CountsFile(
        fields[0]["edition"], fields[0]["words"], tuple(_position(edition, one) for one in fields[1:])
    )


def _fields(block: str) -> Iterator[tuple[str, str]]:
    for line in block.splitlines():
        if line and not line.startswith("#"):
            key, _, rest = line.partition(" ")
            yield key, rest.strip()


def _position(edition: Edition, fields: dict[str, str]) -> Position:
    text = f"{fields['board']} {fields['rack']}/ 0/0 0"
    setup = parse_position(text, edition.alphabet, len(edition.layout.rows), edition.layout.cols)
    assert isinstance(setup, Setup), setup
    counts = None
    if "plays" in fields:
        plays, score_sum = map(int, fields["plays"].split())
        counts = Counts(plays, score_sum, int(fields["exchanges"]), fields["best"])
    return Position(fields["id"], setup.board, setup.racks[0], counts)


def count(name: str, board: Board, rack: Tiles) -> Counts:
    """The figures of a position by the kernel."""
    kernel, alphabet = kernel_of(name), edition_of(name).alphabet
    counted = kernel.count(board, rack)
    moves = kernel.best(board, rack, 1_000_000, bag_count=80, exchange_most=len(rack))
    first = kernel.best(board, rack, 1)
    exchanges = sum(isinstance(one.move, Exchange) for one in moves)
    best = f"{format_play(first[0].move, alphabet, board)} {first[0].score}" if first else "-"
    return Counts(counted.plays, counted.score_sum, exchanges, best)


def write(name: str) -> None:
    """Count every position of a file anew."""
    kept = read(name)
    alphabet = edition_of(name).alphabet
    out = f"{HEAD}edition   {name}\nwords     {words_name(name)}\n"
    for one in kept.positions:
        counts = count(name, one.board, one.rack)
        board, rack, *_ = format_position(Setup(one.board, (one.rack,), (0,)), alphabet).split()
        out += f"\nid        {one.id}\nboard     {board}\nrack      {rack}\n"
        out += f"plays     {counts.plays} {counts.score_sum}\n"
        out += f"exchanges {counts.exchanges}\nbest      {counts.best}\n"
    (FOLDER / f"{name}.txt").write_text(out, encoding="utf-8")


def main() -> int:
    """Rewrite all files."""
    for name in files():
        write(name)
        print(f"golden/counts/{name}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
