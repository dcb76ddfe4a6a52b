"""Clocks: whose runs, what a move too late costs, overtime (rules group 11, B.1.6). Times in seconds."""

from typing import Any

import pytest

from fishka.game.modes.classic.clock import overtime
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.words import TheseWords


def table(seats: int = 2, words: list[str] | None = None, pace: Any = "live", **params: Any) -> Table:
    rules = edition("ru_scrabble_home", **params)
    known = None if words is None else TheseWords(rules.alphabet, words)
    return Table(rules, seats, words=known, pace=pace).rig(["РОДАБВГ"] * seats, "ТТТТТТТТТТ")


def per_move(seats: int = 2, **params: Any) -> Table:
    return table(seats, **{"clock": "per_move", "clock_seconds": 120, **params})


def per_player(seats: int = 2, **params: Any) -> Table:
    return table(seats, **{"clock": "per_player", "clock_seconds": 1500, **params})


def left(played: Table) -> list[float]:
    """Seconds left by seat when the clock was last turned."""
    clocks = played.view(0).clocks
    assert clocks is not None
    return [one / 1000 for one in clocks.left_ms]


def running(played: Table) -> int | None:
    clocks = played.view(None).clocks
    assert clocks is not None
    return clocks.running


def test_v111_a_move_that_comes_too_late_is_a_pass() -> None:
    played = Table(edition("ru_scrabble_tournament_move"), 2).rig(["РОДАБВГ"] * 2, "ТТТТТТТТТТ")
    assert played.due() == 120
    assert played.tick(119.999) == ()
    played.tick(121)
    entry = played.state.sheet[-1]
    assert (entry.kind, entry.seat, entry.timed_out) == ("pass", 0, True)
    assert played.state.turn == 1
    assert played.due() == 240, "the next move's time began when this one's was up"


def test_a_command_after_the_time_is_too_late_whether_or_not_the_tick_was_there() -> None:
    assert code(per_move().play(0, "8F", "РОД", at=120)) == "stale_version"
    assert code(per_move().play(0, "8F", "РОД", at=119.9)) is None


def test_four_moves_not_made_end_the_game_like_passes() -> None:
    played = per_move()
    played.tick(10_000)
    assert played.state.result is not None
    assert played.state.result.reason == "all_passed"
    assert played.due() is None


def test_each_move_has_its_whole_time() -> None:
    played = per_move()
    played.passes(0, at=100)
    assert (running(played), played.due()) == (1, 220)


def test_the_window_runs_on_the_clock_of_the_next_player() -> None:
    played = per_move(challenge_window_seconds=30)
    played.play(0, "8F", "РОД", at=10)
    assert running(played) == 1
    played.tick(40)
    assert played.state.open is None
    assert (running(played), played.due()) == (1, 130)


def test_time_that_is_up_in_an_open_window_lets_the_play_stand() -> None:
    played = per_move(challenge_window_seconds=None)
    played.play(0, "8F", "РОД", at=10)
    played.tick(130)
    assert [entry.kind for entry in played.state.sheet] == ["play", "pass"]
    assert played.state.open is None
    assert len(played.state.seats[0].rack) == 7


def test_the_clock_stands_while_another_holds() -> None:
    played = per_move(3, challenge_window_seconds=None, challenge_hold_seconds=60)
    played.play(0, "8F", "РОД", at=10)
    played.hold(2, at=20)
    assert running(played) is None
    assert played.due() == 80
    played.tick(80)
    assert running(played) == 1
    assert played.due() == 190, "10 of 120 seconds were gone before the hold"


def test_the_clock_stands_while_the_last_play_may_fall() -> None:
    played = per_move()
    played.rig(["РОД", "АБ"], "")
    played.play(0, "8F", "РОД", at=10)
    assert running(played) is None


def test_what_was_arranged_is_played_when_the_time_is_up() -> None:
    params = {"on_move_timeout": "take_pending_if_valid", "validation": "auto_reject", "words": ["РОД"]}
    played = per_move(**params, challenge_policy="none", challenge_window="none")
    assert "prepare" in played.view(0).may
    assert "prepare" not in played.view(1).may
    played.prepare(0, "8F", "РО", at=50)
    played.prepare(0, "8F", "РОД", at=60)
    played.tick(120)
    entry = played.state.sheet[-1]
    assert (entry.kind, entry.points) == ("play", 8)
    for place, word in (("8F", "ДОР"), ("7A", "РОД"), ("8F", "")):
        again = per_move(**params, challenge_policy="none", challenge_window="none")
        again.prepare(0, "8F", "РОД", at=50)
        again.prepare(0, place, word, at=60)
        again.tick(120)
        assert again.state.sheet[-1].kind == "pass"


def test_under_challenge_a_phony_that_was_arranged_is_laid_like_one_that_was_played() -> None:
    played = per_move(on_move_timeout="take_pending_if_valid", words=[])
    played.prepare(0, "8F", "ДОР", at=60)
    played.tick(120)
    assert played.state.open is not None
    played.challenge(1, at=121)
    assert played.state.sheet[-1].kind == "withdrawn"


def test_what_one_arranges_nobody_else_learns() -> None:
    played = per_move(on_move_timeout="take_pending_if_valid")
    before = played.view(1)
    played.prepare(0, "8F", "РОД", at=60)
    after = played.view(1)
    assert (after.version, after.board, after.sheet) == (before.version + 1, before.board, before.sheet)


def test_each_player_has_his_own_time() -> None:
    played = per_player()
    played.passes(0, at=100)
    played.passes(1, at=130)
    assert running(played) == 0
    assert left(played) == [1400, 1470]
    played.play(0, "8F", "РОД", at=200)
    assert left(played) == [1330, 1470]
    assert running(played) == 1


def test_v109_thinking_about_a_challenge_runs_on_the_own_clock_and_the_check_on_none() -> None:
    played = Table(edition("en_wespa"), 2).rig(["CATSDOG"] * 2, "EEEEEEEEEE")
    played.play(0, "8G", "CAT", at=30)
    played.challenge(1, at=50)
    assert running(played) == 1
    played.passes(1, at=50)
    assert left(played) == [1470, 1480]


@pytest.mark.parametrize(("used", "points"), [(1500, 0), (1501, -10), (1560, -10), (1561, -20), (2100, -100)])
def test_v110_every_minute_begun_beyond_the_time_costs_points(used: int, points: int) -> None:
    whole = Table(edition("ru_scrabble_tournament_clock"), 2).rig(["РОДАБВГ"] * 2, "ТТТТТТТТТТ")
    whole.passes(0, at=used)
    assert overtime(whole.state) == (points, 0)
    played = per_player(end_pass_rounds=1, final_adjust="none")
    played.passes(0, at=used)
    assert overtime(played.state) == (points, 0)
    played.passes(1, at=used)
    result = played.state.result
    assert result is not None
    assert result.totals == (points, 0)
    assert result.overtime == ((points, 0) if points else ())
    assert result.winners == ((1,) if points else (0, 1))
    kinds = [entry.kind for entry in played.state.sheet]
    assert kinds == ["pass", "pass", *(["overtime"] if points else [])]


def test_far_beyond_the_time_the_game_is_lost() -> None:
    played = per_player()
    assert played.due() == 2100.001
    played.tick(2100)
    assert played.state.result is None
    played.tick(2101)
    result = played.state.result
    assert result is not None
    assert (result.reason, result.winners) == ("overtime", (1,))
    assert per_player(overtime_limit_minutes=None).due() is None


def test_with_three_players_the_others_go_on() -> None:
    played = per_player(3)
    played.tick(2200)
    assert played.state.result is None
    assert played.state.seats[0].resigned
    assert running(played) == 1


def test_who_loses_by_time_is_waited_for_no_longer() -> None:
    played = per_player(3, challenge_window_seconds=None)
    assert code(played.play(0, "8F", "РОД", at=10)) is None
    assert code(played.accept(2, at=20)) is None
    assert played.view(None).window is not None
    played.tick(2_200)
    assert played.state.seats[1].resigned
    assert played.view(None).window is None, "all who are left have accepted"
    assert (played.scores()[0], running(played)) == (8, 2)


def test_correspondence_play_knows_no_clock() -> None:
    played = table(clock="per_player", clock_seconds=1500, pace="correspondence")
    assert played.view(0).clocks is None
    assert played.due() is None


def test_a_view_tells_clocks_by_the_time_of_the_server() -> None:
    clocks = per_player().view(1).clocks
    assert clocks is not None
    assert (clocks.kind, clocks.running, clocks.at_ms, clocks.left_ms) == (
        "per_player", 0, 0, (1_500_000, 1_500_000),
    )  # fmt: skip
    assert (clocks.overtime_points, clocks.overtime_limit_ms) == (10, 600_000)
    assert table().view(0).clocks is None


def test_a_turn_lost_by_a_challenge_gives_the_player_a_new_time() -> None:
    played = per_move(words=["РОД"], challenge_policy="lose_next_turn")
    played.play(0, "8F", "РОД", at=100)
    played.challenge(1, at=110)
    assert (running(played), played.due()) == (0, 230)


def test_the_clock_stands_while_others_vote_or_think() -> None:
    voting = per_player(3, validation="explain_and_vote")
    voting.play(0, "8F", "РОД", at=10)
    assert running(voting) is None
    voting.vote(1, "play", agree=True, at=20)
    voting.vote(2, "play", agree=True, at=30)
    assert (running(voting), left(voting)) == (1, [1490, 1500, 1500])
    stuck = per_player(3, help="mandatory_when_stuck")
    stuck.stuck(0, at=10)
    assert running(stuck) is None
    stuck.play(0, "8F", "РОД", at=60)
    assert left(stuck) == [1490, 1500, 1500]


def test_who_has_left_pays_no_overtime() -> None:
    played = per_player(3, end_pass_rounds=1, final_adjust="none")
    played.passes(0, at=1561)
    played.resign(0, at=1561)
    played.passes(1, at=1561)
    played.passes(2, at=1561)
    result = played.state.result
    assert result is not None
    assert (result.reason, result.totals, result.overtime) == ("all_passed", (0, 0, 0), ())


def test_time_that_is_up_ends_a_proposal() -> None:
    played = per_move()
    assert code(played.propose(0, at=5)) is None
    played.tick(120)
    assert played.view(1).end_offer is None
    assert code(played.answer(1, agree=True, at=121)) == "no_offer"
