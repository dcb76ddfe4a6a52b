"""Laws of the kernel alone: order, symmetry, monotony, one answer by several ways."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Exchange, Place, Swap
from fishka.core.multiset import Tiles, tiles
from fishka.core.rng import Rng
from fishka.core.tiles import BLANK_BIT, Tile, letter_of
from fishka.kernel import Candidate, Kernel, ScoredPlay
from fishka.rules.tables import RuleTables, SwapRule
from tests.kernel_kit import Reached, graph_of, mini_tables, random_words, self_play

seeds = st.integers(0, 2**32)
TABLES = mini_tables(side=9, letters=6, rack=6, swap=SwapRule.BLANK_EXACT)


def _kernel(tables: RuleTables, seed: int) -> tuple[Kernel, set[bytes]]:
    words = random_words(Rng(seed), 250, tables.letter_count, 6)
    return Kernel(tables, graph_of(words, tables.letter_count)), words


def _last(kernel: Kernel, seed: int, turns: int) -> Reached:
    *_, reached = self_play(kernel, seed, turns)
    return reached


def _scores(plays: list[ScoredPlay]) -> dict[Place, int]:
    return {one.play: one.score for one in plays}


@settings(max_examples=25, deadline=None)
@given(seeds, st.integers(1, 8), st.integers(0, 60), st.sampled_from(["score", "equity"]), st.integers(0, 7))
def test_the_best_n_are_the_first_n_of_all(seed: int, turns: int, n: int, by: str, most: int) -> None:
    kernel, _ = _kernel(TABLES, seed)
    at = _last(kernel, seed, turns)
    assert by in ("score", "equity")
    order = "score" if by == "score" else "equity"
    whole = kernel.best(at.board, at.rack, 10**6, by=order, bag_count=at.bag_count, exchange_most=most)
    first = kernel.best(at.board, at.rack, n, by=order, bag_count=at.bag_count, exchange_most=most)
    assert first == whole[:n]
    keys = [one.score if by == "score" else one.equity_millipoints for one in whole]
    assert keys == sorted(keys, reverse=True)
    plays = [ScoredPlay(c.move, c.score, c.equity_millipoints) for c in whole if isinstance(c.move, Place)]
    generated = kernel.generate(at.board, at.rack, bag_count=at.bag_count)
    assert sorted(plays, key=repr) == sorted(generated, key=repr)


@settings(max_examples=25, deadline=None)
@given(seeds, st.integers(1, 8))
def test_counting_and_asking_for_any_play_agree_with_the_list(seed: int, turns: int) -> None:
    kernel, _ = _kernel(TABLES, seed)
    at = _last(kernel, seed, turns)
    plays = kernel.generate(at.board, at.rack)
    counted = kernel.count(at.board, at.rack)
    assert counted.plays == len(plays) == len({one.play for one in plays})
    assert counted.score_sum == sum(one.score for one in plays)
    assert kernel.any_play(at.board, at.rack) == bool(plays)


@settings(max_examples=15, deadline=None)
@given(seeds, st.integers(1, 6), st.integers(0, 4))
@example(182, 5, 2)  # one of the first two by a swap is played already: the third beats all without one
def test_words_played_only_take_plays_away_and_the_best_follow(seed: int, turns: int, n: int) -> None:
    tables = mini_tables(side=9, letters=6, rack=6, swap=SwapRule.BLANK_EXACT, repeat_words=False)
    kernel, _ = _kernel(tables, seed)
    at = _last(kernel, seed, turns)
    free = kernel.generate(at.board, at.rack)
    held = kernel.generate(at.board, at.rack, words_played=at.words_played)
    assert _scores(held).items() <= _scores(free).items()
    best = kernel.best(at.board, at.rack, n, words_played=at.words_played)
    assert [one.move for one in best] == [one.play for one in held[:n]]
    assert kernel.any_play(at.board, at.rack, at.words_played) == bool(held)


@settings(max_examples=15, deadline=None)
@given(seeds, st.integers(1, 8))
def test_transposing_the_board_transposes_the_plays(seed: int, turns: int) -> None:
    kernel, words = _kernel(TABLES, seed)
    at = _last(kernel, seed, turns)
    side = TABLES.rows
    turn = [square % side * side + square // side for square in range(side * side)]
    turned = Kernel(
        _changed(
            TABLES,
            letter_multipliers=bytes(TABLES.letter_multipliers[square] for square in turn),
            word_multipliers=bytes(TABLES.word_multipliers[square] for square in turn),
            start_squares=tuple(Square(turn[square]) for square in TABLES.start_squares),
        ),
        graph_of(words, TABLES.letter_count),
    )
    expected = {
        _turned(play, turn): score for play, score in _scores(kernel.generate(at.board, at.rack)).items()
    }
    assert _scores(turned.generate(at.board.transposed(), at.rack)) == expected


@settings(max_examples=15, deadline=None)
@given(seeds, st.integers(1, 8), st.permutations(range(1, TABLES.letter_count + 1)))
def test_renaming_the_letters_renames_the_plays(seed: int, turns: int, names: list[int]) -> None:
    kernel, words = _kernel(TABLES, seed)
    at = _last(kernel, seed, turns)
    new = {0: 0, **dict(enumerate(names, 1))}
    old = {after: before for before, after in new.items()}

    def renamed(tile: int) -> Tile:
        return Tile(new[tile & ~BLANK_BIT] | tile & BLANK_BIT)

    order = [old[tile] for tile in range(TABLES.letter_count + 1)]
    other = Kernel(
        _changed(
            TABLES,
            values=tuple(TABLES.values[tile] for tile in order),
            counts=tuple(TABLES.counts[tile] for tile in order),
            vowels=tuple(TABLES.vowels[tile] for tile in order),
        ),
        graph_of([bytes(map(renamed, word)) for word in words], TABLES.letter_count),
    )
    board = Board(at.board.rows, at.board.cols, bytes(map(renamed, at.board.cells)))
    expected = {
        (
            Place.of(
                [Placed(p.square, renamed(p.tile)) for p in one.play.placed],
                one.play.swap and Swap(one.play.swap.square, renamed(one.play.swap.tile or 0)),
            ),
            one.score,
            one.equity_millipoints,
        )
        for one in kernel.generate(at.board, at.rack)
    }
    found = other.generate(board, tiles(map(renamed, at.rack)))
    assert {(one.play, one.score, one.equity_millipoints) for one in found} == expected


@settings(max_examples=15, deadline=None)
@given(seeds, st.integers(1, 8), st.lists(st.integers(1, TABLES.letter_count), min_size=2, max_size=5))
def test_a_word_more_never_removes_a_play_nor_its_points(seed: int, turns: int, extra: list[int]) -> None:
    kernel, words = _kernel(TABLES, seed)
    at = _last(kernel, seed, turns)
    wider = Kernel(TABLES, graph_of(words | {bytes(extra)}, TABLES.letter_count))
    assert (
        _scores(kernel.generate(at.board, at.rack)).items()
        <= _scores(wider.generate(at.board, at.rack)).items()
    )


@settings(max_examples=15, deadline=None)
@given(seeds, st.integers(1, 8), st.integers(0, 5))
def test_a_larger_rack_never_removes_a_play(seed: int, turns: int, gone: int) -> None:
    kernel, _ = _kernel(TABLES, seed)
    at = _last(kernel, seed, turns)
    fewer: Tiles = at.rack[:gone] + at.rack[gone + 1 :]
    assert (
        _scores(kernel.generate(at.board, fewer)).items()
        <= _scores(kernel.generate(at.board, at.rack)).items()
    )


@settings(max_examples=10, deadline=None)
@given(seeds, st.integers(1, 8))
def test_doubled_values_double_every_word(seed: int, turns: int) -> None:
    kernel, words = _kernel(TABLES, seed)
    at = _last(kernel, seed, turns)
    doubled = _changed(TABLES, values=tuple(2 * value for value in TABLES.values))
    other = _scores(Kernel(doubled, graph_of(words, TABLES.letter_count)).generate(at.board, at.rack))
    for play, score in _scores(kernel.generate(at.board, at.rack)).items():
        bonus = TABLES.bonus_by_count[len(play.placed)]
        assert other[play] - bonus == 2 * (score - bonus)


@settings(max_examples=25, deadline=None)
@given(seeds, st.integers(1, 8))
def test_equity_is_points_and_what_stays_and_every_exchange_is_there_once(seed: int, turns: int) -> None:
    kernel, _ = _kernel(TABLES, seed)
    at = _last(kernel, seed, turns)
    moves = kernel.best(at.board, at.rack, 10**6, by="equity", bag_count=9, exchange_most=len(at.rack))
    for one in moves:
        kept = _kept(at.rack, one)
        if not at.board.is_empty or isinstance(one.move, Exchange):
            assert one.equity_millipoints == 1000 * one.score + kernel.leave_millipoints(kept)
    given_back = [one.move.tiles for one in moves if isinstance(one.move, Exchange)]
    counts = [at.rack.count(tile) for tile in set(at.rack)]
    expected = 1
    for count in counts:
        expected *= count + 1
    assert len(given_back) == len(set(given_back)) == expected - 1


def _kept(rack: Tiles, one: Candidate) -> Tiles:
    hand = list(rack)
    match one.move:
        case Place(placed, swap):
            if swap is not None and swap.tile is not None:
                hand.remove(swap.tile)
                hand.append(Tile(0))
            for laid in placed:
                hand.remove(Tile(0) if laid.tile & BLANK_BIT else letter_of(laid.tile))
        case Exchange(given_back):
            for tile in given_back:
                hand.remove(tile)
    return tiles(hand)


def _turned(play: Place, turn: list[int]) -> Place:
    swap = play.swap and Swap(Square(turn[play.swap.square]), play.swap.tile)
    return Place.of([Placed(Square(turn[one.square]), one.tile) for one in play.placed], swap)


def _changed(tables: RuleTables, **changes: object) -> RuleTables:
    fields = {name: getattr(tables, name) for name in tables.__struct_fields__}
    return RuleTables(**(fields | changes))
