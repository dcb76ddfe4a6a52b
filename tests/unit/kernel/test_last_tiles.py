"""The end of games against slow play by the referee: with an empty bag, and with the last tiles in it."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Pass, Place
from fishka.core.multiset import Tiles, add, take, tiles
from fishka.core.rng import Rng
from fishka.core.tiles import Tile, named_blank
from fishka.kernel import Kernel
from fishka.kernel.lookahead import Seen, SimPlan, count_lines, simulate, solve
from fishka.rules.parameters import FinalAdjust
from fishka.rules.tables import RuleTables, SwapRule
from tests.kernel_kit import Listed, graph_of, mini_tables, random_words
from tests.kernel_kit.slow_end import SlowEnd, SlowPlays, laid, small_terms

POLICIES: tuple[FinalAdjust, ...] = ("none", "subtract_own", "subtract_and_collect", "collect_double")


class Small:
    """A small end game, the same for the same seed; some have a blank on the board or in hand."""

    def __init__(
        self, seed: int, *, swap: bool = False, repeat_words: bool = True, letters: int = 3, rack: int = 3
    ) -> None:
        rule = SwapRule.BLANK_EXACT if swap else SwapRule.NONE
        self.tables: RuleTables = mini_tables(
            side=3, letters=letters, rack=rack, repeat_words=repeat_words, start_squares=[4], swap=rule
        )
        rng = Rng(seed)
        self.words = random_words(rng, 14, letters, 3) | {bytes([1, 2])}
        self.kernel = Kernel(self.tables, graph_of(self.words, letters))
        second = named_blank(Tile(2)) if swap or seed % 2 else Tile(2)
        self.board = Board.empty(3, 3).place([Placed(Square(3), Tile(1)), Placed(Square(4), second)])
        least = 1 if swap else 0  # the freed blank is enough there
        mine = [Tile(least + rng.below(letters + 1 - least)) for _ in range(1 + seed % 2)]
        self.mine = tiles([mine[0], Tile(2)] if swap else mine)
        self.theirs = tiles(Tile(least + rng.below(letters + 1 - least)) for _ in range(1 + rng.below(2)))
        self.plays = SlowPlays(self.tables, Listed(self.words))
        self.played = frozenset() if repeat_words else frozenset({bytes([1, 2])})

    def seen(self, unseen: Tiles | None = None) -> Seen:
        return Seen(
            self.board,
            self.mine,
            0,
            (7, 5),
            (len(self.mine), len(self.theirs)),
            self.theirs if unseen is None else unseen,
            words_played=self.played,
        )

    def slow(self, policy: FinalAdjust, zero_turns: int | None = None) -> SlowEnd:
        return SlowEnd(self.plays, policy, zero_turns=zero_turns)


RULES = [(False, True), (False, False), (True, True)]
"""Whether blanks are swapped, and whether words may be made again."""


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("swap", "repeat_words"), RULES)
def test_an_end_game_and_all_its_lines_are_those_of_slow_play_by_the_referee(
    swap: bool, repeat_words: bool, seed: int
) -> None:
    """What is proved, and how many ways the next turns may go with the points at the end of each."""
    one, most = Small(seed, swap=swap, repeat_words=repeat_words), 0
    for policy in POLICIES:
        terms, slow = small_terms(policy, one.tables), one.slow(policy)
        found = solve(one.kernel, terms, one.seen())
        assert found.proved
        assert found.gain == slow.gain(one.board, one.mine, one.theirs, 0, one.played), policy
        for turns in (1, 2, 3, 5):
            count, spreads = slow.lines(turns, one.board, one.mine, one.theirs, 0, one.played)
            lines = count_lines(one.kernel, terms, one.seen(), turns)
            assert lines == (count, spreads + count * 2), turns  # 7 to 5 at the start
            most = max(most, count)
    assert most > 8


@pytest.mark.parametrize("zero_turns", [3, 6])
def test_turns_without_a_play_end_it_at_their_number(zero_turns: int) -> None:
    for seed in range(4):
        one = Small(seed)
        terms = small_terms("subtract_own", one.tables, zero_turns=zero_turns)
        slow = one.slow("subtract_own", zero_turns)
        found = solve(one.kernel, terms, one.seen())
        assert found.proved
        assert found.gain == slow.gain(one.board, one.mine, one.theirs, 0, one.played)
        assert (
            count_lines(one.kernel, terms, one.seen(), 4)[0]
            == slow.lines(4, one.board, one.mine, one.theirs, 0, one.played)[0]
        )


def test_tiles_that_nobody_can_lay_are_counted_against_their_owner() -> None:
    """No word has the third letter: both keep theirs, and passes end the game."""
    tables = mini_tables(side=4, letters=3, start_squares=[5])
    words = {bytes([1, 2])}
    kernel = Kernel(tables, graph_of(words, 3))
    board = Board.empty(4, 4).place([Placed(Square(5), Tile(1)), Placed(Square(6), Tile(2))])
    seen = Seen(board, (3,), 0, (0, 0), (1, 2), (3, 3))
    value = tables.values[3]
    for policy, gain in (("none", 0), ("subtract_own", value), ("subtract_and_collect", value)):
        found = solve(kernel, small_terms(policy, tables), seen)  # type: ignore[arg-type]
        assert (found.proved, found.gain, found.line[0]) == (True, gain, Pass())


def test_no_small_budget_claims_a_proof_that_slow_play_denies() -> None:
    """With any number of positions: what is proved is right, and what is not is still a line of moves."""
    proofs = doubts = 0
    for seed in range(6):
        one = Small(seed)
        terms = small_terms("subtract_and_collect", one.tables)
        right = one.slow("subtract_and_collect").gain(one.board, one.mine, one.theirs, 0, one.played)
        for nodes in (0, 1, 2, 4, 8, 16, 40, 100, 1_000):
            found = solve(one.kernel, terms, one.seen(), nodes=nodes)
            assert found.line
            proofs += found.proved
            doubts += not found.proved
            if found.proved:
                assert found.gain == right, (seed, nodes)
    assert proofs > 6
    assert doubts > 6


@pytest.mark.parametrize(("bag", "all_deals"), [(1, 10_000), (2, 10_000), (3, 10_000), (3, 10), (4, 15)])
def test_with_the_last_tiles_in_the_bag_every_deal_is_weighed_as_slow_play_weighs_it(
    bag: int, all_deals: int
) -> None:
    """Moves that empty the bag leave an open end game: their mean over all deals is exact, also where every
    bag is looked at in one order only.
    """
    checked, wanted = 0, 4 if bag < 3 else 1  # slow play is very slow with more
    for seed in (7, 5, 3, 1):
        one = Small(seed, rack=max(3, bag + 1))
        policy: FinalAdjust = "subtract_and_collect"
        rng = Rng(seed)
        unseen = add(one.theirs, [Tile(1 + rng.below(3)) for _ in range(bag)])
        seen = one.seen(unseen)
        # The mover draws all that is left.
        moves = [
            move
            for move in one.kernel.best(seen.board, seen.rack, 50, by="equity", bag_count=bag)
            if isinstance(move.move, Place)
            and one.tables.rack_size - len(seen.rack) + len(move.move.placed) >= bag
        ]
        if not moves or checked >= wanted:
            continue
        plan = SimPlan(deals=10_000, all_deals=all_deals, endgame_nodes=1_000_000, nodes=10**9, seed=seed)
        report = simulate(one.kernel, small_terms(policy, one.tables), seen, moves[:wanted], plan)
        assert report.all_deals
        assert report.deals <= all_deals
        for outlook in report.outlooks:
            if not outlook.alive:
                continue
            assert isinstance(outlook.move, Place)
            spread, win = exact(one, policy, outlook.move, outlook.score, unseen, bag)
            assert outlook.spread == pytest.approx(float(spread))
            assert outlook.win == pytest.approx(float(win))
            checked += 1
    assert checked >= wanted


def exact(
    one: Small, policy: FinalAdjust, play: Place, score: int, unseen: Tiles, bag: int
) -> tuple[Fraction, Fraction]:
    """Mean spread and share won over every order of the unseen tiles, both playing best to the end."""
    slow, count = one.slow(policy), len(unseen) - bag
    after, left = laid(one.board, one.mine, play)
    made = one.played if one.tables.repeat_words else one.played | {b""}
    ways = Counter(tiles(order[:count]) for order in permutations(unseen))
    total = spread = won = Fraction(0)
    for theirs, often in ways.items():
        mine = add(left, take(unseen, theirs))
        found = 7 - 5 + score - slow.gain(after, theirs, mine, 0, made)
        total += often
        spread += often * found
        won += often * Fraction(2 if found > 0 else 1 if found == 0 else 0, 2)
    return spread / total, won / total


@pytest.mark.parametrize("seats", [3, 4])
def test_the_end_of_three_and_four_is_played_to_its_end_after_every_move(seats: int) -> None:
    """All hidden tiles alike: one deal, and each figure is that of one game that ends."""
    one = Small(1)
    others = [1] * (seats - 1)
    seen = Seen(
        one.board, one.mine, 0, (5,) * seats, (len(one.mine), *others), tiles([Tile(1)] * (seats - 1))
    )
    plays = one.kernel.best(seen.board, seen.rack, 50, by="equity", bag_count=0)
    moves = [play for play in plays if isinstance(play.move, Place) and len(play.move.placed) == 1][:6]
    terms = small_terms("subtract_own", one.tables)
    report = simulate(one.kernel, terms, seen, moves, SimPlan(deals=8), with_pass=True)
    utilities = [outlook.win + 0.0005 * outlook.spread for outlook in report.outlooks if outlook.alive]
    assert utilities == sorted(utilities, reverse=True)
    assert all(outlook.spread.is_integer() and outlook.error == 0 for outlook in report.outlooks)
    assert {outlook.win for outlook in report.outlooks} <= {0.0, 0.5, 1.0}
    assert len(moves) > 2
    assert report.nodes >= 8 * (len(moves) + 1)
