"""The second door: every example of the rules that the kernel can answer, answered by the kernel."""

from functools import cache

import pytest

from fishka.core.tiles import Alphabet
from fishka.kernel import Graph, Kernel, any_word_graph, graph_for
from fishka.lexicon import open_lexicon
from fishka.referee import Position, Rejected, measure
from fishka.rules.compile import compile_tables
from tests.golden.test_vectors import words_before
from tests.golden.vectors import Example, board_of, edition_of, examples, ids, letters_laid, play_of, rack_of

RACK_CODES = {"not_on_rack"}
"""Faults of the hand: `check` is not told the rack."""


@cache
def _graph(lexicon_id: str, alphabet: Alphabet, yo_mode: str, overlay: tuple[str, ...]) -> Graph:
    lexicon = open_lexicon(lexicon_id)
    assert lexicon is not None, lexicon_id
    return graph_for(lexicon, alphabet, yo_mode, overlay)


@pytest.mark.parametrize("example", examples()["score"], ids=ids("score"))
def test_the_kernel_gives_the_points_of_the_example(example: Example) -> None:
    edition = edition_of(example)
    tables = compile_tables(edition)
    kernel = Kernel(tables, any_word_graph(tables.letter_count))
    if example.get("unchecked"):
        # Laid where no play may lie; the kernel gives no points to what is no play.
        with pytest.raises(ValueError, match="not a play"):
            kernel.score(board_of(example, edition), play_of(example, edition))
    else:
        board, play = board_of(example, edition), play_of(example, edition)
        assert kernel.score(board, play, letters_laid=letters_laid(board)) == example["score"]


@pytest.mark.parametrize("example", examples()["legality"], ids=ids("legality"))
def test_the_kernel_judges_as_the_example_says(example: Example) -> None:
    edition = edition_of(example)
    params, tables = edition.params, compile_tables(edition)
    graph = _graph(params.lexicon, edition.alphabet, params.yo_mode, params.lexicon_overlay)
    kernel = Kernel(tables, graph)
    board, play, before = (
        board_of(example, edition),
        play_of(example, edition),
        words_before(example, edition, tables),
    )
    rack = rack_of(example["rack"], edition.alphabet)
    if example.get("refused") in RACK_CODES:
        assert isinstance(measure(tables, Position(board, rack, before), play), Rejected)
        assert play not in {one.play for one in kernel.generate(board, rack, words_played=before)}
        return
    assert kernel.check(board, play, before) == ("refused" not in example)
    if kernel.is_plain:
        found = {one.play: one.score for one in kernel.generate(board, rack, words_played=before)}
        assert found.get(play) == example.get("score")
