"""Bots among themselves with the real lists: games end, nothing is refused, kernel and referee agree."""

from functools import cache

import pytest

from fishka.bots.kit import Kit
from fishka.bots.registry import LEVELS
from fishka.bots.seat import BotAct, Moves
from fishka.cli.play.table import Table, command_of
from fishka.cli.selfplay import bot_table, play_bots
from fishka.core.board import Board
from fishka.core.ids import Seat
from fishka.core.moves import Exchange, Place
from fishka.core.multiset import holds
from fishka.game.refusals import Refused
from fishka.game.view import View
from fishka.lexicon import lexicon_ids, open_lexicon
from fishka.referee import Accepted, Position, judge
from fishka.rules.edition import Edition
from fishka.rules.load import edition_ids, load_edition
from tests.game_kit.editions import EDITIONS

GAMES = 50
"""Of each of the first editions; `tests.sim.editions` plays all of them, under every house rule."""
ACTS_MAX = 400
"""More than any of these games needs: a table of four sits through about 60 turns."""
TABLES = (
    ("club", "strong"),
    ("beginner", "club"),
    ("strong", "beginner", "club"),
    ("beginner", "beginner", "strong", "club"),
)


@cache
def kit_of(edition_id: str, *modifiers: str) -> Kit:
    edition = load_edition(edition_id, modifiers)
    assert isinstance(edition, Edition), edition
    lexicon = open_lexicon(edition.params.lexicon)
    assert lexicon is not None
    return Kit(edition, lexicon)


def next_of(table: Table) -> tuple[Seat, BotAct]:
    """The first bot that wants something."""
    wanted = ((seat, table.bot_act(seat)) for seat in table.bots)
    return next((seat, act) for seat, act in wanted if act is not None)


def check_move(kit: Kit, view: View, move: Place) -> None:
    """The play is legal by the table's own list, and the kernel counts it as the referee does."""
    assert view.rack is not None
    board, played = Board(view.rows, view.cols, view.board), frozenset(view.words_played)
    verdict = judge(kit.tables, kit.words, Position(board, view.rack, played), move)
    assert isinstance(verdict, Accepted), (verdict, move)
    assert kit.kernel.check(board, move, played)
    assert kit.kernel.score(board, move) == verdict.score


@pytest.mark.parametrize("modifiers", [(), ("mod_casual",)], ids=["challenge", "casual"])
@pytest.mark.parametrize("edition_id", EDITIONS)
def test_games_of_bots_end_and_no_move_is_refused(edition_id: str, modifiers: tuple[str, ...]) -> None:
    kit = kit_of(edition_id, *modifiers)
    for seed in range(GAMES):
        table = bot_table(kit, TABLES[seed % len(TABLES)], seed)
        for _ in range(ACTS_MAX):
            if table.is_over:
                break
            seat, act = next_of(table)
            if isinstance(act, Moves) and isinstance(act.move, Place):
                check_move(kit, table.view(seat), act.move)
            answer = table.act(command_of(seat, act))
            assert not isinstance(answer, Refused), (seed, seat, act, answer)
        assert table.is_over, f"seed {seed}: no end after {ACTS_MAX} acts"


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_a_game_of_bots_is_fixed_by_its_seed(edition_id: str) -> None:
    kit = kit_of(edition_id)
    first, again = (play_bots(kit, ("beginner", "strong"), 11) for _ in range(2))
    assert (first.result, first.turns) == (again.result, again.turns)
    assert play_bots(kit, ("beginner", "strong"), 12).result != first.result


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition_id", EDITIONS)
def test_every_word_of_a_bot_is_in_the_list_of_the_table(edition_id: str, level: str) -> None:
    kit = kit_of(edition_id)
    thinker = kit.thinker(LEVELS[level].vocabulary)
    words = thinker.graph.words().split(b"\0")[:-1]
    assert len(words) == thinker.graph.word_count > 3000
    contains = kit.kernel.graph.contains
    assert all(contains(word) for word in words)


@pytest.mark.parametrize("lexicon_id", lexicon_ids())
def test_bots_have_words_of_any_list_that_is_here(lexicon_id: str) -> None:
    lexicon = open_lexicon(lexicon_id)
    assert lexicon is not None
    edition = next(one for one in map(load_edition, edition_ids()) if _speaks(one, lexicon.info.language))
    assert isinstance(edition, Edition)
    kit = Kit(edition, lexicon)
    words = kit.thinker("core").graph.words().split(b"\0")[:-1]
    contains = kit.kernel.graph.contains
    assert len(words) > 10_000
    assert all(contains(word) for word in words)


def _speaks(edition: object, language: str) -> bool:
    return isinstance(edition, Edition) and edition.params.language == language


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_a_stronger_level_knows_more_words(edition_id: str) -> None:
    kit = kit_of(edition_id)
    counts = [kit.thinker(level.vocabulary).graph.word_count for level in LEVELS.values()]
    assert counts == sorted(counts)
    assert len(set(counts)) == len({level.vocabulary for level in LEVELS.values()})
    assert counts[-1] <= kit.kernel.graph.word_count


def points(kit: Kit, levels: tuple[str, str], games: int) -> tuple[int, int]:
    """Points of both levels over games with the same draws and the seats changed."""
    sums = dict.fromkeys(levels, 0)
    for seed in range(games):
        for order in (levels, levels[::-1]):
            for level, total in zip(order, play_bots(kit, order, seed).result.totals, strict=True):
                sums[level] += total
    return sums[levels[0]], sums[levels[1]]


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_each_level_is_stronger_than_the_one_before(edition_id: str) -> None:
    """Points of a few games; `docs/bots.md` has the matches."""
    kit = kit_of(edition_id)
    names = tuple(LEVELS)[:-1]
    for lower, higher in zip(names, names[2:], strict=False):
        weaker, stronger = points(kit, (lower, higher), 6)
        assert stronger > weaker, (lower, higher)


@pytest.mark.parametrize("edition_id", ["en_home", "erudit_biplant_131"])
def test_the_strongest_play_whole_games_and_nothing_is_refused(edition_id: str) -> None:
    found = play_bots(kit_of(edition_id), ("master", "expert"), 3)
    assert found.refusals == ()
    assert found.disagreements == 0


def test_nobody_exchanges_tiles_that_he_does_not_hold() -> None:
    kit = kit_of("ru_scrabble_home")
    exchanges = 0
    for seed in range(30):
        table = bot_table(kit, ("strong", "club"), seed)
        while not table.is_over:
            seat, act = next_of(table)
            if isinstance(act, Moves) and isinstance(act.move, Exchange):
                view = table.view(seat)
                assert view.rack is not None
                assert holds(view.rack, act.move.tiles)
                assert len(act.move.tiles) <= view.exchange_max
                exchanges += 1
            table.act(command_of(seat, act))
    assert exchanges > 0
