"""Referee and kernel are equal: `docs/architecture.md`, "How referee and kernel are kept equal"."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place, Swap
from fishka.core.multiset import Tiles, add, take, tiles
from fishka.core.rng import Rng
from fishka.core.tiles import BLANK_BIT, Tile, letter_of, named_blank
from fishka.kernel import Kernel
from fishka.referee import Accepted, Position, judge
from fishka.rules.tables import RuleTables, SwapRule
from tests.kernel_kit import Listed, graph_of, mini_tables, random_words, self_play

seeds = st.integers(0, 2**32)
rules = st.sampled_from(
    [
        mini_tables(),
        mini_tables(swap=SwapRule.BLANK_EXACT),
        mini_tables(repeat_words=False),
        mini_tables(swap=SwapRule.BLANK_EXACT, repeat_words=False, start_squares=[6, 18]),
        mini_tables(first_move_min_tiles=3, start_squares=[]),
    ]
)


def _every_placement(board: Board, hand: Tiles, letters: int) -> Iterator[tuple[Placed, ...]]:
    """Every way to lay one to all tiles of a hand on empty squares of one line, legal or not."""
    lines = [range(row * board.cols, (row + 1) * board.cols) for row in range(board.rows)]
    lines += [range(col, len(board.cells), board.cols) for col in range(board.cols)]
    tiles_shown = [tile for tile in set(hand) if tile]
    if 0 in hand:
        tiles_shown += [named_blank(Tile(letter)) for letter in range(1, letters + 1)]
    seen: set[tuple[Placed, ...]] = set()
    for line, count in product(lines, range(1, len(hand) + 1)):
        for squares in combinations([square for square in line if not board.cells[square]], count):
            for shown in product(tiles_shown, repeat=count):
                placed = tuple(Placed(Square(s), Tile(t)) for s, t in zip(squares, shown, strict=True))
                if placed not in seen:
                    seen.add(placed)
                    yield placed


def _brute_force(
    tables: RuleTables, words: Listed, position: Position, hands: tuple[Swap | None, ...]
) -> dict[Place, int]:
    """All plays that the referee accepts, with their points, found by trying everything."""
    out = {}
    for swap in hands:
        hand = position.rack if swap is None else add(position.rack, [Tile(0)])
        for placed in _every_placement(position.board, hand, tables.letter_count):
            verdict = judge(tables, words, position, Place(placed, swap))
            if isinstance(verdict, Accepted):
                out[Place(placed, swap)] = verdict.score
    return out


@settings(max_examples=12, deadline=None)
@given(rules, seeds, st.integers(0, 6))
def test_the_kernel_finds_exactly_the_plays_that_the_referee_accepts(
    tables: RuleTables, seed: int, turn: int
) -> None:
    rng = Rng(seed)
    listed = Listed(random_words(rng, 4 + rng.below(20), tables.letter_count, 5))
    kernel = Kernel(tables, graph_of(listed.words, tables.letter_count))
    *_, reached = self_play(kernel, seed, turn + 1)
    position = Position(reached.board, reached.rack, reached.words_played)
    swaps = tuple(Swap(one.square, letter_of(one.tile)) for one in reached.board.tiles())
    expected = _brute_force(tables, listed, position, (None, *(swaps[:6] if tables.swap else ())))
    found = kernel.generate(reached.board, reached.rack, words_played=reached.words_played)
    if tables.swap:
        allowed = {None, *swaps[:6]}
        found = [one for one in found if one.play.swap in allowed]
    assert len({one.play for one in found}) == len(found)
    assert {one.play: one.score for one in found} == expected


@settings(max_examples=8, deadline=None)
@given(seeds, st.sampled_from([(11, 8, 7, True), (15, 20, 7, False), (21, 30, 9, True), (8, 5, 12, True)]))
def test_on_full_racks_the_referee_accepts_every_play_for_the_same_points(
    seed: int, size: tuple[int, int, int, bool]
) -> None:
    side, letters, rack, swap = size
    tables = mini_tables(
        side=side,
        letters=letters,
        rack=rack,
        swap=SwapRule.BLANK_EXACT if swap else SwapRule.NONE,
        repeat_words=not swap,
    )
    rng = Rng(seed)
    # Few letters among many, so that words of random letters cross and full racks go down.
    listed = Listed(random_words(rng, 30 * letters, letters, 4) | random_words(rng, 300, min(letters, 6), 8))
    kernel = Kernel(tables, graph_of(listed.words, letters))
    for reached in self_play(kernel, seed, 8):
        position = Position(reached.board, reached.rack, reached.words_played)
        plays = kernel.generate(reached.board, reached.rack, words_played=reached.words_played)
        for one in plays[:40] + plays[:: 1 + len(plays) // 60]:
            verdict = judge(tables, listed, position, one.play)
            assert isinstance(verdict, Accepted), (one, verdict)
            assert verdict.score == one.score
            assert kernel.score(reached.board, one.play) == one.score
            assert kernel.check(reached.board, one.play, reached.words_played)


def test_a_play_of_all_tiles_is_among_those_judged() -> None:
    # The law above would not see a forgotten bonus if no full rack ever went down.
    tables = mini_tables(side=11, letters=6, rack=7)
    hand = tiles([1, 2, 2, 3, 5, 6, 0])
    listed = Listed({bytes([2, 1, 2, 3, 4, 5, 6])})
    kernel = Kernel(tables, graph_of(listed.words, 6))
    board = Board.empty(11, 11)
    full = [one for one in kernel.generate(board, hand) if len(one.play.placed) == 7]
    assert len(full) == 2 * 5  # five starts over the centre of eleven squares, both ways
    for one in full:
        verdict = judge(tables, listed, Position(board, hand), one.play)
        assert isinstance(verdict, Accepted)
        assert (verdict.bonus, verdict.score) == (70, one.score)


@settings(max_examples=60, deadline=None)
@given(rules, seeds, st.integers(0, 5), st.data())
def test_the_kernel_checks_a_random_play_as_the_referee_does(
    tables: RuleTables, seed: int, turn: int, data: st.DataObject
) -> None:
    rng = Rng(seed)
    listed = Listed(random_words(rng, 40, tables.letter_count, 4))
    kernel = Kernel(tables, graph_of(listed.words, tables.letter_count))
    *_, reached = self_play(kernel, seed, turn + 1)
    shown = st.integers(1, tables.letter_count).flatmap(lambda n: st.sampled_from([n, n | BLANK_BIT]))
    near = [square for square, cell in enumerate(reached.board.cells) if not cell]
    squares = st.one_of(st.sampled_from(near or [0]), st.integers(-1, len(reached.board.cells)))
    pair = st.tuples(squares, shown).map(lambda one: Placed(Square(one[0]), Tile(one[1])))
    placed = data.draw(st.lists(pair, min_size=1, max_size=3))
    on_board = [one.square for one in reached.board.tiles()]
    swap = None
    if on_board and data.draw(st.booleans()):
        square = data.draw(st.sampled_from(on_board))
        swap = Swap(square, data.draw(st.sampled_from([letter_of(reached.board[square]), Tile(1)])))
    play = Place.of(placed, swap)
    # A hand that has every tile of the play, so that only the board and the words can be at fault.
    freed = [] if swap is None else [Tile(0)]
    hand = tiles(0 if one.tile & BLANK_BIT else one.tile for one in placed)
    hand = hand if swap is None or swap.tile is None else add(hand, [swap.tile])
    if freed and freed[0] in hand:
        hand = take(hand, freed)
    verdict = judge(tables, listed, Position(reached.board, hand, reached.words_played), play)
    assert kernel.check(reached.board, play, reached.words_played) == isinstance(verdict, Accepted)


@settings(max_examples=40, deadline=None)
@given(rules, seeds, st.integers(0, 5))
def test_a_legal_play_with_one_tile_moved_or_changed_is_judged_alike(
    tables: RuleTables, seed: int, turn: int
) -> None:
    rng = Rng(seed)
    listed = Listed(random_words(rng, 60, tables.letter_count, 4))
    kernel = Kernel(tables, graph_of(listed.words, tables.letter_count))
    *_, reached = self_play(kernel, seed, turn + 1)
    for one in kernel.generate(reached.board, reached.rack, words_played=reached.words_played)[:20]:
        placed = list(one.play.placed)
        at = rng.below(len(placed))
        old = placed[at]
        if rng.below(2):
            shift = (1, -1, tables.cols, -tables.cols)[rng.below(4)]
            placed[at] = Placed(Square(old.square + shift), old.tile)
        else:
            letter = 1 + rng.below(tables.letter_count)
            placed[at] = Placed(old.square, Tile(old.tile & BLANK_BIT | letter))
        play = Place.of(placed, one.play.swap)
        hand = tiles(0 if p.tile & BLANK_BIT else p.tile for p in placed)
        if play.swap is not None and play.swap.tile is not None:
            hand = add(take(hand, [Tile(0)]), [play.swap.tile])
        verdict = judge(tables, listed, Position(reached.board, hand, reached.words_played), play)
        assert kernel.check(reached.board, play, reached.words_played) == isinstance(verdict, Accepted)


@pytest.mark.parametrize("tile", [0, BLANK_BIT, 4, 0x84, 255])
def test_a_tile_outside_the_alphabet_is_never_a_legal_play(tile: int) -> None:
    tables = mini_tables()
    kernel = Kernel(tables, graph_of([b"\1\2"], 3))
    placed = (Placed(Square(12), Tile(1)), Placed(Square(13), Tile(tile)))
    assert not kernel.check(Board.empty(5, 5), Place(placed))
