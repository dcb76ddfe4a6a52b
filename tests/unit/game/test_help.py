"""Open tiles and help: who sees whose rack, the stuck player, suggestions (rules groups 2, 5, C-10)."""

from typing import Any

import pytest

from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.words import TheseWords

VYATKA: dict[str, Any] = {
    "help": "mandatory_when_stuck",
    "exchange_gate": "group_found_no_word",
    "exchange_count": "all",
    "pass_gate": "stuck_and_bag_empty",
    "end_pass_rounds": 1,
}


def table(seats: int = 3, bag: str = "ТТТТТТТТ", words: list[str] | None = None, **params: Any) -> Table:
    rules = edition("ru_scrabble_home", "mod_casual", **{"end_no_moves": "agreement", **params})
    known = None if words is None else TheseWords(rules.alphabet, words)
    return Table(rules, seats, words=known).rig(["РОДАБВГ", "КОТЛЕТА", "МАМАНЯЯ"][:seats], bag)


def seen(played: Table, viewer: int | None) -> list[bool]:
    """Whose tiles the viewer sees."""
    view = played.view(viewer)
    for number, seat in enumerate(view.seats):
        assert seat.rack is None or seat.rack == played.state.seats[number].rack
    return [seat.rack is not None for seat in view.seats]


def test_tiles_are_hidden_from_others_and_from_spectators() -> None:
    played = table()
    assert seen(played, 1) == [False, True, False]
    assert seen(played, None) == [False, False, False]


def test_open_tiles_are_seen_by_everybody() -> None:
    played = table(rack_visibility="open")
    assert seen(played, 1) == seen(played, None) == [True, True, True]
    assert sum(played.view(0).unseen) == len(played.state.bag)


def test_tiles_lie_open_when_the_bag_is_empty() -> None:
    played = table(bag="ТТТ", rack_visibility="open_when_bag_empty")
    assert seen(played, 1) == [False, True, False]
    played.play(0, "8F", "РОД")
    assert seen(played, None) == [True, True, True]


def test_who_wants_help_turns_his_tiles_up_until_his_next_turn_is_over() -> None:
    played = table(rack_visibility_on_request=True)
    assert code(played.show(1)) is None
    assert seen(played, None) == [False, True, False]
    assert code(played.show(1)) == "already_shown"
    played.passes(0)
    assert code(played.suggest(2, "8G", "КОТ")) is None
    assert [one.by for one in played.view(0).suggestions] == [2]
    played.passes(1)
    assert seen(played, None) == [False, False, False]
    assert played.view(0).suggestions == ()


def test_help_on_request_is_asked_for_by_showing_the_tiles() -> None:
    played = table(help="on_request")
    assert code(played.suggest(1, "8F", "РОД")) == "nobody_to_help"
    played.show(0)
    assert code(played.suggest(1, "8F", "РОД")) is None
    assert code(played.suggest(0, "8F", "РОД")) == "nobody_to_help"


def test_in_a_teaching_game_all_may_suggest_what_they_can_see() -> None:
    played = table(help="teaching", rack_visibility="open", words=["РОД"])
    assert "suggest" in played.view(1).may
    assert code(played.suggest(1, "8F", "ДОР")) == "unknown_word"
    assert code(played.suggest(1, "8F", "МАМА")) == "not_on_rack"
    assert code(played.suggest(1, "8F", "РОД")) is None
    (one,) = played.view(2).suggestions
    assert (one.by, one.score) == (1, 8)
    assert code(table(rack_visibility="open").suggest(1, "8F", "РОД")) == "help_not_allowed"


def test_v64_a_stuck_player_exchanges_what_the_bag_holds_or_passes_with_an_empty_one() -> None:
    vyatka = edition("erudit_vyatka")
    played = Table(vyatka, 2, words=TheseWords(vyatka.alphabet, [])).rig(["РОДАБВГ"] * 2, "ТТТТ")
    assert code(played.exchange(0, "РОДА")) == "word_not_sought"
    assert code(played.passes(0)) == "pass_with_full_bag"
    assert code(played.stuck(0)) is None
    assert seen(played, 1) == [True, True]
    assert played.view(1).stuck == 0
    played.vote(1, "stuck", agree=True)
    assert played.state.found is False
    assert seen(played, 1) == [False, True]
    assert code(played.exchange(0, "РОД")) == "exchange_too_few"
    assert code(played.exchange(0, "РОДА")) is None
    empty = Table(vyatka, 2, words=TheseWords(vyatka.alphabet, [])).rig(["РОДАБВГ"] * 2, "")
    assert code(empty.passes(0)) == "word_not_sought"
    for seat in (0, 1):
        empty.stuck(seat)
        empty.vote(1 - seat, "stuck", agree=True)
        assert code(empty.passes(seat)) is None
    assert empty.state.result is not None
    assert empty.state.result.reason == "all_passed"


def test_a_word_that_somebody_finds_ends_the_thinking_and_there_is_no_exchange() -> None:
    played = table(3, words=["РОД"], **VYATKA)
    played.stuck(0)
    assert code(played.suggest(1, "8F", "ГОД")) == "unknown_word"
    played.suggest(2, "8F", "РОД")
    assert played.state.found is True
    assert played.view(0).stuck is None
    assert code(played.exchange(0, "РОДАБВГ")) == "word_not_sought"
    assert code(played.stuck(0)) == "already_asked"
    assert code(played.play(0, "8F", "РОД")) is None
    assert played.state.found is None
    assert code(played.stuck(1)) is None


def test_all_others_must_give_up_or_two_minutes_go_by() -> None:
    played = table(3, **VYATKA)
    played.stuck(0, at=10)
    played.vote(1, "stuck", agree=True, at=20)
    assert played.state.thinking is not None
    assert code(played.vote(2, "stuck", agree=False, at=21)) is None
    assert played.due() == 130
    (vote,) = played.view(2).votes
    assert (vote.closes_at_ms, vote.whole_ms) == (130_000, 120_000)
    assert code(played.vote(2, "stuck", agree=True, at=30)) is None
    assert played.state.thinking is None
    slow = table(3, **VYATKA)
    slow.stuck(0)
    slow.tick(120)
    assert slow.state.found is False
    left = table(3, **VYATKA)
    left.stuck(0)
    left.vote(1, "stuck", agree=True)
    left.resign(2)
    assert left.state.found is False


def test_the_stuck_player_may_find_a_word_himself() -> None:
    played = table(3, **VYATKA)
    played.stuck(0)
    assert code(played.play(0, "8F", "РОД")) is None
    assert played.state.thinking is None
    assert played.view(1).stuck is None


def test_help_without_gates_binds_nobody() -> None:
    played = table(3, help="mandatory_when_stuck")
    assert code(played.exchange(0, "Р")) is None
    assert code(played.stuck(1)) is None


@pytest.mark.parametrize("help_", ["none", "teaching", "on_request", "mandatory_when_stuck"])
def test_a_view_names_the_help_that_there_is(help_: str) -> None:
    assert table(help=help_).view(0).help == help_


def test_the_open_tiles_of_who_asked_are_no_secret_and_all_others_are() -> None:
    played = table(3, **VYATKA)
    played.stuck(0)
    assert seen(played, None) == [True, False, False]
    assert seen(played, 2) == [True, False, True]
