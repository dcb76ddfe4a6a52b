"""golden/counts: the kernel counts what is written, and a slow search through the list finds the same."""

from collections import Counter
from collections.abc import Iterator

import pytest

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place
from fishka.core.tiles import Tile, letter_of
from fishka.kernel.swaps import swapped_positions
from fishka.lexicon import playable_words, tile_words
from fishka.notation.play import parse_play
from fishka.referee import Accepted, Position, judge
from tests.golden import counts
from tests.golden.counts import CountsFile

FILES: list[CountsFile] = [counts.read(name) for name in counts.files()]
RECORDS = [(file.edition, one) for file in FILES for one in file.positions]
BY_HAND = [
    ("en_home", "middle"),
    ("en_home", "no-vowels"),
    ("ru_scrabble_home", "middle"),
    ("erudit_biplant_131", "no-vowels"),
]
"""Positions without blanks on the rack that the slow search takes."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.edition)
def test_the_figures_belong_to_the_list_of_today(file: CountsFile) -> None:
    name = counts.words_name(file.edition)
    assert file.words == name, (
        "the list is another one: python -m tests.golden.counts, and look at the difference"
    )
    ids = [one.id for one in file.positions]
    assert len(set(ids)) == len(ids) >= 10


@pytest.mark.parametrize(("edition", "record"), RECORDS, ids=lambda item: getattr(item, "id", item))
def test_the_kernel_counts_what_is_written(edition: str, record: counts.Position) -> None:
    assert counts.count(edition, record.board, record.rack) == record.counts
    kernel = counts.kernel_of(edition)
    assert kernel.any_play(record.board, record.rack) == (
        record.counts is not None and record.counts.plays > 0
    )


@pytest.mark.parametrize(("edition", "record"), RECORDS, ids=lambda item: getattr(item, "id", item))
def test_the_referee_gives_the_best_play_its_points(edition: str, record: counts.Position) -> None:
    assert record.counts is not None
    if record.counts.best == "-":
        return
    text, _, points = record.counts.best.rpartition(" ")
    play = parse_play(text, counts.edition_of(edition).alphabet, record.board)
    assert isinstance(play, Place)
    params = counts.edition_of(edition).params
    words = tile_words(
        counts.lexicon_of(edition),
        counts.edition_of(edition).alphabet,
        params.yo_mode,
        params.lexicon_overlay,
    )
    verdict = judge(counts.kernel_of(edition).tables, words, Position(record.board, record.rack), play)
    assert isinstance(verdict, Accepted), verdict
    assert verdict.score == int(points)


@pytest.mark.parametrize(("edition", "id"), BY_HAND)
def test_every_word_of_the_list_tried_on_every_line_gives_the_same_figures(edition: str, id: str) -> None:
    (record,) = (one for name, one in RECORDS if (name, one.id) == (edition, id))
    made = counts.edition_of(edition)
    params, lexicon = made.params, counts.lexicon_of(edition)
    listed = playable_words(lexicon, made.alphabet, params.yo_mode, params.lexicon_overlay).split(b"\0")[:-1]
    words = tile_words(lexicon, made.alphabet, params.yo_mode, params.lexicon_overlay)
    tables = counts.kernel_of(edition).tables
    position = Position(record.board, record.rack)
    assert not list(swapped_positions(tables, record.board, record.rack)), "the slow search knows no swaps"
    verdicts = [
        judge(tables, words, position, play) for play in _placements(record.board, listed, record.rack)
    ]
    scores = [verdict.score for verdict in verdicts if isinstance(verdict, Accepted)]
    assert record.counts is not None
    assert (len(scores), sum(scores)) == (record.counts.plays, record.counts.score_sum)


def _placements(board: Board, listed: list[bytes], rack: tuple[Tile, ...]) -> set[Place]:
    """Every way to write a word of the list into a line with tiles of the rack and those that lie there."""
    letters = [sum(1 << letter for letter in set(word)) for word in listed]
    hand = Counter(rack)
    held = sum(1 << tile for tile in hand)
    lines = [range(row * board.cols, (row + 1) * board.cols) for row in range(board.rows)]
    lines += [range(col, len(board.cells), board.cols) for col in range(board.cols)]
    found = set[Place]()
    for line in lines:
        lying = [letter_of(board[Square(square)]) for square in line]
        usable = held | sum(1 << letter for letter in set(lying) if letter)
        for word, mask in zip(listed, letters, strict=True):
            if not mask & ~usable:
                found.update(_in_line(line, lying, word, hand))
    return found


def _in_line(line: range, lying: list[int], word: bytes, hand: Counter[Tile]) -> Iterator[Place]:
    for start in range(len(lying) - len(word) + 1):
        end = start + len(word)
        if (start and lying[start - 1]) or (end < len(lying) and lying[end]):
            continue
        there = lying[start:end]
        if any(old and old != new for old, new in zip(there, word, strict=True)):
            continue
        placed = [
            Placed(Square(line[start + at]), Tile(new))
            for at, (old, new) in enumerate(zip(there, word, strict=True))
            if not old
        ]
        if placed and Counter(one.tile for one in placed) <= hand:
            yield Place.of(placed)
