"""Greedy games with real words end, and end as the rules say. Bots play every edition in `tests/sim`."""

import pytest

from fishka.bots.kit import Kit
from fishka.core.moves import Exchange, Move, Pass
from fishka.game.draws import SecretDraws
from fishka.game.refusals import Refused
from fishka.lexicon import open_lexicon
from tests.game_kit.editions import EDITIONS, edition
from tests.game_kit.table import Table

TURNS_MAX = 400


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("modifiers", [(), ("mod_casual",)], ids=["challenge", "casual"])
def test_a_greedy_game_ends_within_the_turn_bound(name: str, seats: int, modifiers: tuple[str, ...]) -> None:
    rules = edition(name, *modifiers)
    lexicon = open_lexicon(rules.params.lexicon)
    assert lexicon is not None
    kit = Kit(rules, lexicon)
    table = Table(rules, seats, words=kit.words, draws=SecretDraws(bytes(range(32))), any_play=kit.any_play)
    turns = 0
    while table.state.result is None:
        actor = table.state.actor
        if table.state.open is not None and (actor is None or table.state.goes_out):
            table.tick(table.due() or 0)
            continue
        assert actor is not None
        decided = table.move(actor, _greedy(kit, table, actor), at=float(turns))
        assert not isinstance(decided, Refused), decided
        turns += 1
        assert turns < TURNS_MAX
    result = table.state.result
    assert result.reason in ("out", "no_moves", "all_passed", "one_passed")
    assert sum(seat.score for seat in table.state.seats) > 200
    if modifiers and result.reason == "no_moves":
        assert not any(kit.any_play(table.position(seat)) for seat in table.state.seats_in())


def _greedy(kit: Kit, table: Table, seat: int) -> Move:
    position = table.position(seat)
    best = kit.kernel.best(position.board, position.rack, 1, words_played=position.words_played)
    if best:
        return best[0].move
    most = table.view(seat).exchange_max
    return Exchange(position.rack[:most]) if most else Pass()
