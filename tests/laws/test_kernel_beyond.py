"""Rules that the compiled part lacks: above it exactly the plays are found that the referee accepts."""

from collections.abc import Iterator
from itertools import chain, combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place, Swap
from fishka.core.multiset import Tiles, add
from fishka.core.rng import Rng
from fishka.core.tiles import BLANK_BIT, EMPTY, Tile, in_hand, named_blank
from fishka.kernel import Kernel
from fishka.referee import Accepted, Position, judge
from fishka.rules.tables import FreedTile, RuleTables, SwapRule
from tests.kernel_kit import Listed, graph_of, mini_tables, random_words, self_play

ANY = SwapRule.ANY_LETTER
RULES = {
    "any letter": mini_tables(side=4, swap=ANY),
    "any letter, kept": mini_tables(side=4, swap=ANY, freed_tile=FreedTile.KEEP, changed_words_score=True),
    "any letter, kept on the spot": mini_tables(side=4, swap=ANY, freed_tile=FreedTile.USE_NOW_UNLESS),
    "a blank, kept": mini_tables(side=4, swap=SwapRule.BLANK_EXACT, freed_tile=FreedTile.KEEP),
    "removal": mini_tables(side=4, swap_remove=True),
    "removal, kept": mini_tables(side=4, swap_remove=True, freed_tile=FreedTile.KEEP, repeat_words=False),
    "removal, long words": mini_tables(side=4, swap_remove=True, min_word_len=3),
    "forced corners": mini_tables(side=4, corner_chain=True),
    "free corners": mini_tables(side=4, corner_chain=True, corner_forced=False),
    "corners and swaps": mini_tables(
        side=4, corner_chain=True, swap=ANY, freed_tile=FreedTile.USE_NOW_UNLESS
    ),
    "shared letter": mini_tables(share_letter=True),
    "shared letter in corners": mini_tables(
        side=4, share_letter=True, corner_chain=True, corner_forced=False
    ),
    "length": mini_tables(min_word_len=3, corner_min_word_len=2),
    "one extension": mini_tables(max_extended_words=1),
    "opening by both": mini_tables(first_word_min_letters=3, first_word_min_syllables=2, first_word_all=True),
    "opening by either": mini_tables(first_word_min_letters=3, first_word_min_syllables=2),
    "blanks unexhausted": mini_tables(blanks_unexhausted=True),
    "blanks read anew": mini_tables(blanks_read_anew=True),
    "blanks worth letters": mini_tables(blank_as_letter=True, repeat_words=False),
    "sum of premiums": mini_tables(word_premiums_added=True),
    "premiums for ever": mini_tables(premiums_always=True),
    "doubling": mini_tables(factor_by_count=(1, 1, 2, 3)),
    "whole hand": mini_tables(
        bonus_whole_hand=True, factor_by_count=(1, 1, 1, 2), swap=ANY, swap_remove=True, side=4
    ),
    "first tiles": mini_tables(first_values=((1, 20), (2, 9)), swap_remove=True, side=4),
    "theme": mini_tables(theme_points=7, theme_words=frozenset({b"\1\2", b"\2\1", b"\1\1\2"})),
}  # fmt: skip
seeds = st.integers(0, 2**32)


def _placements(tables: RuleTables, board: Board, hand: Tiles) -> Iterator[tuple[Placed, ...]]:
    """Every way to lay one to all tiles of a hand: in one line, or anywhere where corners are allowed."""
    shown: list[int] = [tile for tile in set(hand) if tile]
    if 0 in hand:
        shown += [named_blank(Tile(letter)) for letter in range(1, tables.letter_count + 1)]
    empty = [square for square, cell in enumerate(board.cells) if not cell]
    lines = [[s for s in empty if s // board.cols == row] for row in range(board.rows)]
    lines += [[s for s in empty if s % board.cols == col] for col in range(board.cols)]
    for count in range(1, len(hand) + 1):
        pools = [empty] if tables.corner_chain else lines
        squares = set(chain.from_iterable(combinations(pool, count) for pool in pools))
        for chosen, tiles in product(sorted(squares), product(shown, repeat=count)):
            yield tuple(Placed(Square(s), Tile(t)) for s, t in zip(chosen, tiles, strict=True))


def _swaps(tables: RuleTables, position: Position) -> Iterator[Swap | None]:
    yield None
    for one in position.board.tiles():
        if tables.swap_remove:
            yield Swap(one.square, None)
        if tables.swap:
            given: list[int] = [tile for tile in set(position.rack) if tile]
            if 0 in position.rack:
                given += [named_blank(Tile(letter)) for letter in range(1, tables.letter_count + 1)]
            yield from (Swap(one.square, Tile(tile)) for tile in given)


def _readings(tables: RuleTables, board: Board) -> Iterator[tuple[Placed, ...]]:
    blanks = [one for one in board.tiles() if one.tile & BLANK_BIT and tables.blanks_read_anew]
    letters = [None, *(named_blank(Tile(letter)) for letter in range(1, tables.letter_count + 1))]
    for chosen in product(letters, repeat=len(blanks)):
        yield tuple(
            Placed(one.square, tile) for one, tile in zip(blanks, chosen, strict=True) if tile is not None
        )


def _brute_force(
    tables: RuleTables, words: Listed, position: Position, swaps: list[Swap | None]
) -> dict[Place, int]:
    found = {}
    for swap in swaps:
        board, hand = position.board, position.rack
        if swap is not None:
            hand = add(hand, [in_hand(board[swap.square])])
            board = board.place([Placed(swap.square, swap.tile or EMPTY)])
        for readings, placed in product(_readings(tables, position.board), _placements(tables, board, hand)):
            play = Place(placed, swap, (), readings)
            verdict = judge(tables, words, position, play)
            if isinstance(verdict, Accepted):
                found[play] = verdict.score
    return found


@pytest.mark.parametrize("name", RULES)
@settings(max_examples=1, deadline=None)
@given(seeds, st.integers(0, 4))
def test_exactly_the_plays_are_found_that_the_referee_accepts(name: str, seed: int, turn: int) -> None:
    tables, rng = RULES[name], Rng(seed)
    listed = Listed(random_words(rng, 6 + rng.below(24), tables.letter_count, tables.rows))
    kernel = Kernel(tables, graph_of(listed.words, tables.letter_count))
    assert not kernel.is_plain
    *_, reached = self_play(kernel, seed, turn + 1)
    at = reached.position
    found = kernel.generate(
        at.board, at.rack, words_played=at.words_played, letters_laid=at.letters_laid, spent=at.spent
    )
    assert len({one.play for one in found}) == len(found)
    swaps = list(_swaps(tables, at))
    rng.shuffle(swaps)
    # Every swap would take minutes: some are tried, another choice in each example.
    most = 1 if tables.corner_chain else 3
    swaps = list(dict.fromkeys([None, *[one.play.swap for one in found][:1], *swaps]))[:most]
    expected = _brute_force(tables, listed, at, swaps)
    assert {one.play: one.score for one in found if one.play.swap in swaps} == expected
    some = kernel.any_play(at.board, at.rack, at.words_played, letters_laid=at.letters_laid, spent=at.spent)
    assert some == bool(found)
    best = kernel.best(
        at.board, at.rack, 5, words_played=at.words_played, letters_laid=at.letters_laid, spent=at.spent
    )
    assert [(one.move, one.score) for one in best] == [(one.play, one.score) for one in found[:5]]
    for one in found[:20]:
        assert kernel.check(at.board, one.play, at.words_played)
