"""The window in which a play waits (rules B.1.6, B.1.14): vectors V104 to V106, V108, holds, touch."""

import pytest

from fishka.core.multiset import tiles
from fishka.game.commands import Accept
from fishka.game.events import PlaySettled
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.windows import is_open, laid, unhurried, windowed


def test_a_play_stands_open_with_its_points_announced_and_not_recorded() -> None:
    table = laid(windowed())
    seen = table.view(1)
    assert seen.window is not None
    assert (seen.window.seat, seen.window.accepted, seen.window.held_by) == (0, (), None)
    assert seen.window.closes_at_ms == 30_000
    assert seen.window.policy == "free"
    entry = seen.sheet[seen.window.entry]
    assert (entry.kind, entry.points, entry.total, entry.pending) == ("play", 8, 8, True)
    assert seen.seats[0].score == 0
    assert seen.turn == 1


def test_v104_who_has_touched_a_tile_comes_too_late() -> None:
    table = laid(windowed(3))
    assert code(table.touch(1, at=3)) is None
    assert not is_open(table)
    assert code(table.challenge(1, at=4)) == "no_window"
    assert code(table.challenge(2, at=4)) == "no_window"


def test_only_the_next_players_touch_closes_the_window() -> None:
    table = laid(windowed(3))
    assert code(table.touch(2)) == "not_your_turn"
    assert table.touch(1) != ()
    assert table.touch(1) == (), "nothing to close any more"


def test_v105_the_window_closes_after_its_time() -> None:
    table = laid(windowed(3), at=100)
    table.accept(1, at=101)
    assert table.due() == 130
    assert table.tick(129.999) == ()
    assert is_open(table)
    table.tick(130)
    assert not is_open(table)
    assert table.due() is None
    assert table.scores() == [8, 0, 0]


def test_v105_the_window_closes_when_all_have_accepted() -> None:
    table = laid(windowed(3))
    table.accept(1, at=1)
    assert is_open(table)
    table.accept(2, at=10)
    assert not is_open(table)


def test_v105_a_hold_lasts_until_its_time() -> None:
    table = laid(windowed(3))
    table.accept(1, at=1)
    table.hold(2, at=10)
    seen = table.view(0).window
    assert seen is not None
    assert (seen.held_by, seen.closes_at_ms) == (2, 70_000)
    assert table.tick(30) == ()
    table.tick(70)
    assert not is_open(table)


@pytest.mark.parametrize("how", ["accept", "challenge"])
def test_v105_or_until_the_holder_accepts_or_challenges(how: str) -> None:
    table = laid(windowed(3))
    table.accept(1, at=1)
    table.hold(2, at=10)
    assert code(table.accept(2, at=40) if how == "accept" else table.challenge(2, at=40)) is None
    assert not is_open(table)


def test_a_hold_keeps_the_window_open_whatever_the_next_player_does() -> None:
    table = laid(windowed(3))
    table.hold(2, at=1)
    assert "play" not in table.view(1).may
    assert code(table.passes(1, at=2)) == "window_open"
    table.touch(1, at=3)
    assert is_open(table)
    table.accept(2, at=5)
    assert not is_open(table), "the next player had acted while it was held"


def test_the_holder_lets_go_and_the_window_stays_open_for_the_others() -> None:
    table = laid(windowed(4))
    table.hold(2, at=1)
    table.accept(2, at=5)
    assert is_open(table)
    assert table.due() == 30
    assert code(table.challenge(3, at=6)) is None


def test_a_hold_shorter_than_the_window_ends_and_the_window_goes_on() -> None:
    table = laid(windowed(3, challenge_hold_seconds=5))
    table.hold(2, at=10)
    table.tick(15)
    seen = table.view(0).window
    assert seen is not None
    assert seen.held_by is None
    assert table.due() == 30
    assert code(table.hold(2, at=16)) == "already_held", "once per play"
    assert code(table.hold(1, at=16)) is None, "another may"


def test_one_holds_at_a_time() -> None:
    table = laid(windowed(3))
    table.hold(2, at=1)
    assert code(table.hold(1, at=2)) == "already_held"


def test_the_next_player_who_holds_accepts_by_acting() -> None:
    table = laid(windowed(3))
    table.hold(1, at=1)
    assert code(table.passes(1, at=50)) is None
    assert not is_open(table)
    assert [(entry.seat, entry.kind) for entry in table.state.sheet] == [(0, "play"), (1, "pass")]


def test_v106_no_new_tile_is_shown_nor_drawn_before_the_window_has_closed() -> None:
    table = laid(windowed())
    assert table.view(0).rack == table.tiles("АБВГ")
    assert table.view(0).bag_count == 20
    table.accept(1)
    rack = table.view(0).rack
    assert rack is not None
    assert len(rack) == 7
    assert table.view(0).bag_count == 17


def test_v108_correspondence_play_knows_no_time_limit() -> None:
    table = laid(unhurried(3))
    assert table.due() is None
    two_days = 2 * 86_400
    assert table.tick(two_days) == ()
    assert code(table.hold(1, at=two_days)) is None
    assert table.due() is None
    assert code(table.challenge(2, at=2 * two_days)) is None


def test_a_move_after_the_time_settles_the_play_first() -> None:
    table = laid(windowed())
    decided = table.passes(1, at=31)
    assert isinstance(decided, tuple)
    assert isinstance(decided[0], PlaySettled)
    assert table.scores() == [8, 0]


def test_the_next_players_move_closes_the_window_and_a_refused_one_does_not() -> None:
    table = laid(windowed())
    before = table.state
    assert code(table.play(1, "1A", "МКТ")) == "not_connected"
    assert table.state is before
    assert code(table.play(1, "9H", "КТ")) is None
    assert [entry.pending for entry in table.state.sheet] == [False, True]
    assert table.scores() == [8, 0]


def test_an_exchange_by_the_next_player_comes_after_the_refill() -> None:
    table = windowed().rig(["РОДАБВГ", "МКТЕЕЕЕ"], "ИНСУ")
    laid(table)
    assert table.view(1).bag_count == 4
    assert table.view(1).exchange_max == 1
    assert code(table.exchange(1, "МК")) == "exchange_too_many"
    assert code(table.exchange(1, "М")) is None


def test_no_exchange_is_offered_when_the_refill_empties_the_bag() -> None:
    table = windowed().rig(["РОДАБВГ", "МКТЕЕЕЕ"], "ИНС")
    laid(table)
    assert "exchange" not in table.view(1).may
    assert table.view(1).exchange_max == 0
    assert code(table.exchange(1, "М")) == "bag_too_small"


def out_play() -> Table:
    table = windowed(3).rig(["РОД", "АБВ", "ГДЕ"], "")
    return laid(table)


def test_after_an_out_play_the_next_player_can_only_speak() -> None:
    table = out_play()
    assert table.view(1).may == ("challenge", "accept", "hold", "resign")
    assert code(table.passes(1)) == "window_open"
    assert table.touch(1) == ()
    assert table.state.result is None


def test_the_game_ends_only_when_the_window_of_the_last_play_is_closed() -> None:
    table = out_play()
    table.accept(1)
    assert table.view(0).phase == "playing"
    table.accept(2)
    ended = table.view(0).result
    assert ended is not None
    assert ended.reason == "out"


def test_an_out_play_that_falls_ends_nothing() -> None:
    table = windowed(2).rig(["ДОР", "АБВ"], "")
    laid(table, "ДОР")
    table.challenge(1)
    assert table.state.result is None
    assert table.state.seats[0].rack == tiles(table.tiles("ДОР"))


def test_without_a_window_a_play_is_settled_at_once() -> None:
    table = windowed(challenge_window="none")
    table.play(0, "8F", "ДОР")
    assert not is_open(table)
    assert table.scores()[0] > 0
    assert code(table.challenge(1)) == "no_window"


def test_where_nobody_may_hold_no_hold_is_offered() -> None:
    table = laid(windowed(challenge_hold_seconds=None))
    assert "hold" not in table.view(1).may
    assert code(table.hold(1)) == "hold_not_allowed"


def test_a_live_window_without_a_time_limit_stays_open() -> None:
    table = laid(windowed(challenge_window_seconds=None))
    assert table.due() is None
    table.hold(1, at=5)
    assert table.due() == 65
    table.tick(65)
    assert is_open(table)
    assert table.due() is None


def test_an_acceptance_is_binding() -> None:
    table = laid(windowed(3))
    table.accept(2)
    assert code(table.challenge(2)) == "already_accepted"
    assert code(table.accept(2)) == "already_accepted"
    assert code(table.hold(2)) == "already_accepted"


def test_two_who_accept_at_the_same_moment_both_count() -> None:
    table = laid(windowed(3))
    seen = table.state.version
    table.accept(1)
    assert code(table.do(Accept(**table.by(2, version=seen)))) is None
    assert not is_open(table)


def test_who_lays_and_resigns_leaves_the_play_to_be_judged() -> None:
    table = laid(windowed(3), "ДОР")
    table.resign(0)
    assert is_open(table)
    table.challenge(1)
    assert table.state.sheet[0].kind == "withdrawn"
    assert table.state.seats[0].rack == table.tiles("РОДАБВГ")
    table = laid(windowed(3))
    table.resign(0)
    table.accept(1)
    table.accept(2)
    assert not is_open(table)
    assert table.state.seats[0].rack == table.tiles("АБВГ"), "nothing is drawn for who has left"
    assert table.scores() == [8, 0, 0]


def test_a_resignation_may_be_the_last_acceptance() -> None:
    table = laid(windowed(3))
    table.accept(1)
    table.hold(2)
    table.resign(2)
    assert not is_open(table)


def test_a_resignation_that_ends_the_game_lets_the_open_play_stand() -> None:
    table = laid(windowed(2))
    table.resign(1)
    assert table.state.result is not None
    assert table.state.result.winners == (0,)
    assert table.scores() == [8, 0]
    assert not table.state.sheet[0].pending


def test_seats_that_lose_their_turn_do_not_close_the_window_by_acting() -> None:
    table = laid(windowed(4, challenge_policy="lose_next_turn"))
    table.challenge(3)
    assert code(table.play(1, "9H", "КТ")) is None
    table.challenge(0, 0)
    assert table.state.sheet[1].kind == "withdrawn", "no word, so nobody is to lose a turn for it"
    table = laid(windowed(4, challenge_policy="lose_next_turn"))
    table.challenge(3)
    assert code(table.play(1, "F6", "КТ.")) is None
    assert table.view(2).turn == 2
    table.accept(0)
    assert code(table.passes(2)) is None
    assert [entry.kind for entry in table.state.sheet] == ["play", "play", "pass", "lost_turn"]


def test_when_all_others_have_left_or_lose_their_turn_only_words_and_time_close_the_window() -> None:
    table = Table(edition("ru_scrabble_home", challenge_policy="lose_next_turn"), 4)
    table.rig(["РОДАБВГ", "МКТЕЕЕЕ", "МКТЕЕЕЕ", "МКТЕЕЕЕ"], "ИИИИИНННННССССССУУУУ")
    laid(table)
    table.challenge(3)
    assert code(table.play(1, "H9", "ТК")) is None
    table.challenge(0)
    assert code(table.play(2, "H11", "МЕ")) is None
    table.resign(1)
    assert table.view(2).turn is None
    for seat in (3, 0):
        assert table.view(seat).may == ("challenge", "accept", "hold", "resign")
    assert table.due() == 30
    table.accept(3)
    table.accept(0)
    assert [entry.kind for entry in table.state.sheet[-2:]] == ["lost_turn", "lost_turn"]
    assert table.view(0).turn == 2


def test_bots_and_people_are_asked_alike() -> None:
    table = laid(windowed(4))
    assert table.view(1).may == ("play", "exchange", "pass", "challenge", "accept", "hold", "resign")
    assert table.view(2).may == ("challenge", "accept", "hold", "resign")
    assert table.view(None).may == ()


def test_the_view_tells_how_long_the_window_or_the_hold_lasts_in_all() -> None:
    table = laid(windowed(3, challenge_window_seconds=45, challenge_hold_seconds=90), at=5)
    seen = table.view(1).window
    assert seen is not None
    assert (seen.closes_at_ms, seen.whole_ms) == (50_000, 45_000)
    table.hold(1, at=10)
    held = table.view(1).window
    assert held is not None
    assert (held.closes_at_ms, held.whole_ms) == (100_000, 90_000)
    slowly = laid(unhurried()).view(1).window
    assert slowly is not None
    assert (slowly.closes_at_ms, slowly.whole_ms) == (None, None)
