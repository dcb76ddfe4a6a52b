"""The challenge window (rules B.1.6, B.1.14): vectors V100 to V108 and the cases around them."""

from typing import Any

import pytest

from fishka.core.moves import Pass
from fishka.core.multiset import tiles
from fishka.game.commands import Accept, Challenge, PlayMove
from fishka.game.events import PlayChallenged, PlaySettled, PlayWithdrawn
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.words import TheseWords

RU = edition("ru_scrabble_home")
VALID = ("РОД", "ДОМ", "РОДА", "КОТ", "АД")


def game(seats: int = 2, **changes: Any) -> Table:
    """Seat 0 holds РОДАБВГ, the others МКТЕЕЕЕ, the bag has twenty tiles."""
    rules = edition("ru_scrabble_home", players_max=14, **changes)
    table = Table(rules, seats, words=TheseWords(RU.alphabet, VALID))
    return table.rig(["РОДАБВГ", *["МКТЕЕЕЕ"] * (seats - 1)], "ИИИИИНННННССССССУУУУ")


def slow(seats: int = 2) -> Table:
    """The same in correspondence play."""
    table = Table(RU, seats, words=TheseWords(RU.alphabet, VALID), pace="correspondence")
    return table.rig(["РОДАБВГ", *["МКТЕЕЕЕ"] * (seats - 1)], "ИИИИИНННННССССССУУУУ")


def is_open(table: Table) -> bool:
    """Whether a play may be challenged."""
    return table.view(None).window is not None


def laid(table: Table, word: str = "РОД", at: float = 0) -> Table:
    """Seat 0 has laid a word and its window is open."""
    assert code(table.play(0, "8F", word, at=at)) is None
    assert is_open(table)
    return table


def test_a_play_stands_open_with_its_points_announced_and_not_recorded() -> None:
    table = laid(game())
    seen = table.view(1)
    assert seen.window is not None
    assert (seen.window.seat, seen.window.accepted, seen.window.held_by) == (0, (), None)
    assert seen.window.closes_at_ms == 30_000
    assert seen.window.policy == "free"
    entry = seen.sheet[seen.window.entry]
    assert (entry.kind, entry.points, entry.total, entry.pending) == ("play", 8, 8, True)
    assert seen.seats[0].score == 0
    assert seen.turn == 1


def test_v100_a_free_challenge_of_a_good_play_costs_nothing() -> None:
    table = laid(game())
    decided = table.challenge(1)
    assert isinstance(decided, tuple)
    assert [type(event) for event in decided] == [PlayChallenged, PlaySettled]
    assert table.state.turn == 1
    assert not table.state.seats[1].skips
    assert table.scores() == [8, 0]
    challenge = table.state.sheet[0].challenge
    assert challenge is not None
    assert (challenge.seat, challenge.words, challenge.invalid, challenge.stands) == (1, (0,), (), True)


def test_v101_under_the_double_rule_it_costs_the_next_turn() -> None:
    table = laid(game(3, challenge_policy="lose_next_turn"))
    table.challenge(1)
    assert [(entry.seat, entry.kind) for entry in table.state.sheet] == [(0, "play"), (1, "lost_turn")]
    assert table.state.turn == 2
    assert not table.view(1).seats[1].skips_next


def test_a_right_challenge_costs_the_challenger_nothing() -> None:
    table = laid(game(3, challenge_policy="lose_next_turn"), "ДОР")
    table.challenge(2)
    assert not any(seat.skips_next for seat in table.view(0).seats)
    assert code(table.passes(1)) is None
    assert table.view(0).turn == 2


def test_a_challenger_who_is_not_next_loses_the_turn_when_it_comes() -> None:
    table = laid(game(3, challenge_policy="lose_next_turn"))
    table.challenge(2)
    assert table.state.turn == 1
    assert table.view(0).seats[2].skips_next
    table.passes(1)
    assert [(entry.seat, entry.kind) for entry in table.state.sheet] == [
        (0, "play"), (1, "pass"), (2, "lost_turn"),
    ]  # fmt: skip
    assert table.state.turn == 0


def test_v103_a_play_that_falls_gives_the_tiles_back_and_costs_the_turn() -> None:
    table = game()
    full, board, rack = table.all_tiles(), table.state.board, table.state.seats[0].rack
    laid(table, "ДОР")
    decided = table.challenge(1)
    assert isinstance(decided, tuple)
    assert [type(event) for event in decided] == [PlayChallenged, PlayWithdrawn]
    assert table.state.board == board
    assert table.state.seats[0].rack == rack
    assert len(table.state.bag) == 20
    assert table.all_tiles() == full
    assert table.scores() == [0, 0]
    assert table.state.turn == 1
    entry = table.state.sheet[0]
    assert (entry.kind, entry.points, entry.total, entry.pending) == ("withdrawn", 0, 0, False)
    assert len(entry.placed) == 3, "what everybody has seen stays in the record"


def test_v103_the_premiums_of_a_withdrawn_play_revive() -> None:
    table = laid(game(), "ДОР")
    table.challenge(1)
    table.passes(1)
    laid(table, "РОД")
    assert table.state.sheet[-1].points == 8, "the start square doubles again"


def test_macondo_75_single_tiles_of_the_bag_come_back_exactly() -> None:
    table = Table(RU, words=TheseWords(RU.alphabet, VALID)).rig(["ЩЭ?БВГЕ", "АА"], "ИИИИ")
    before = table.state
    assert code(table.play(0, "8G", "ЩЭю")) is None
    table.challenge(1)
    assert table.state.seats[0].rack == before.seats[0].rack
    assert table.state.bag == before.bag


def test_a_withdrawn_swap_puts_the_blank_back_on_its_square() -> None:
    rules = edition("erudit_biplant_131")
    table = Table(rules, words=TheseWords(rules.alphabet, ["ТОК"]))
    table.rig(["ЛОАБВГД", "Е"], "ЖЗ", board=[("8E", "ТЕлЕФОН")])
    before = table.state
    assert code(table.play(0, "E9", "Ор", swap=("8G", "Л"))) is None
    assert table.state.sheet[0].swapped is not None
    table.challenge(1)
    assert table.state.board == before.board
    assert table.state.seats[0].rack == before.seats[0].rack


def test_v104_who_has_touched_a_tile_comes_too_late() -> None:
    table = laid(game(3))
    assert code(table.touch(1, at=3)) is None
    assert not is_open(table)
    assert code(table.challenge(1, at=4)) == "no_window"
    assert code(table.challenge(2, at=4)) == "no_window"


def test_only_the_next_players_touch_closes_the_window() -> None:
    table = laid(game(3))
    assert code(table.touch(2)) == "not_your_turn"
    assert table.touch(1) != ()
    assert table.touch(1) == (), "nothing to close any more"


def test_v105_the_window_closes_after_its_time() -> None:
    table = laid(game(3), at=100)
    table.accept(1, at=101)
    assert table.due() == 130
    assert table.tick(129.999) == ()
    assert is_open(table)
    table.tick(130)
    assert not is_open(table)
    assert table.due() is None
    assert table.scores() == [8, 0, 0]


def test_v105_the_window_closes_when_all_have_accepted() -> None:
    table = laid(game(3))
    table.accept(1, at=1)
    assert is_open(table)
    table.accept(2, at=10)
    assert not is_open(table)


def test_v105_a_hold_lasts_until_its_time() -> None:
    table = laid(game(3))
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
    table = laid(game(3))
    table.accept(1, at=1)
    table.hold(2, at=10)
    assert code(table.accept(2, at=40) if how == "accept" else table.challenge(2, at=40)) is None
    assert not is_open(table)


def test_a_hold_keeps_the_window_open_whatever_the_next_player_does() -> None:
    table = laid(game(3))
    table.hold(2, at=1)
    assert "play" not in table.view(1).may
    assert code(table.passes(1, at=2)) == "window_open"
    table.touch(1, at=3)
    assert is_open(table)
    table.accept(2, at=5)
    assert not is_open(table), "the next player had acted while it was held"


def test_the_holder_lets_go_and_the_window_stays_open_for_the_others() -> None:
    table = laid(game(4))
    table.hold(2, at=1)
    table.accept(2, at=5)
    assert is_open(table)
    assert table.due() == 30
    assert code(table.challenge(3, at=6)) is None


def test_a_hold_shorter_than_the_window_ends_and_the_window_goes_on() -> None:
    table = laid(game(3, challenge_hold_seconds=5))
    table.hold(2, at=10)
    table.tick(15)
    seen = table.view(0).window
    assert seen is not None
    assert seen.held_by is None
    assert table.due() == 30
    assert code(table.hold(2, at=16)) == "already_held", "once per play"
    assert code(table.hold(1, at=16)) is None, "another may"


def test_one_holds_at_a_time() -> None:
    table = laid(game(3))
    table.hold(2, at=1)
    assert code(table.hold(1, at=2)) == "already_held"


def test_the_next_player_who_holds_accepts_by_acting() -> None:
    table = laid(game(3))
    table.hold(1, at=1)
    assert code(table.passes(1, at=50)) is None
    assert not is_open(table)
    assert [(entry.seat, entry.kind) for entry in table.state.sheet] == [(0, "play"), (1, "pass")]


def test_v106_no_new_tile_is_shown_nor_drawn_before_the_window_has_closed() -> None:
    table = laid(game())
    assert table.view(0).rack == table.tiles("АБВГ")
    assert table.view(0).bag_count == 20
    table.accept(1)
    rack = table.view(0).rack
    assert rack is not None
    assert len(rack) == 7
    assert table.view(0).bag_count == 17


def phony_across_a_word() -> Table:
    """Seat 0 lays А under РОД: АД down is a word, the row makes none."""
    table = Table(RU, 2, words=TheseWords(RU.alphabet, VALID))
    table.rig(["АБВГЕЖЗ", "МКТЕЕЕЕ"], "ИИИИ", board=[("8F", "РОД")])
    assert code(table.play(0, "7G", "БА")) is None
    words = [RU.alphabet.decode(word.tiles) for word in table.view(1).sheet[0].words]
    assert words == ["БА", "БО", "АД"]
    return table


def test_v107_only_the_named_words_are_looked_up() -> None:
    table = phony_across_a_word()
    table.challenge(1, 2)
    assert table.state.sheet[0].kind == "play"
    challenge = table.state.sheet[0].challenge
    assert challenge is not None
    assert (challenge.words, challenge.invalid, challenge.stands) == ((2,), (), True)


def test_v107_naming_nothing_means_all_words() -> None:
    table = phony_across_a_word()
    table.challenge(1)
    assert table.state.sheet[0].kind == "withdrawn"
    challenge = table.state.sheet[0].challenge
    assert challenge is not None
    assert (challenge.words, challenge.invalid) == ((0, 1, 2), (0, 1))


def test_one_bad_word_among_those_named_is_enough_and_it_is_named() -> None:
    table = phony_across_a_word()
    table.challenge(1, 2, 1, 1)
    challenge = table.state.sheet[0].challenge
    assert challenge is not None
    assert (challenge.words, challenge.invalid, challenge.stands) == ((1, 2), (1,), False)


def test_v108_correspondence_play_knows_no_time_limit() -> None:
    table = laid(slow(3))
    assert table.due() is None
    two_days = 2 * 86_400
    assert table.tick(two_days) == ()
    assert code(table.hold(1, at=two_days)) is None
    assert table.due() is None
    assert code(table.challenge(2, at=2 * two_days)) is None


def test_a_challenge_after_the_time_is_too_late_though_no_tick_has_come() -> None:
    table = laid(game())
    assert code(table.challenge(1, at=30)) == "no_window"
    assert code(table.challenge(1, at=29.999)) is None


def test_a_move_after_the_time_settles_the_play_first() -> None:
    table = laid(game())
    decided = table.passes(1, at=31)
    assert isinstance(decided, tuple)
    assert isinstance(decided[0], PlaySettled)
    assert table.scores() == [8, 0]


def test_the_next_players_move_closes_the_window_and_a_refused_one_does_not() -> None:
    table = laid(game())
    before = table.state
    assert code(table.play(1, "1A", "МКТ")) == "not_connected"
    assert table.state is before
    assert code(table.play(1, "9H", "КТ")) is None
    assert [entry.pending for entry in table.state.sheet] == [False, True]
    assert table.scores() == [8, 0]


def test_an_exchange_by_the_next_player_comes_after_the_refill() -> None:
    table = game().rig(["РОДАБВГ", "МКТЕЕЕЕ"], "ИНСУ")
    laid(table)
    assert table.view(1).bag_count == 4
    assert table.view(1).exchange_max == 1
    assert code(table.exchange(1, "МК")) == "exchange_too_many"
    assert code(table.exchange(1, "М")) is None


def test_no_exchange_is_offered_when_the_refill_empties_the_bag() -> None:
    table = game().rig(["РОДАБВГ", "МКТЕЕЕЕ"], "ИНС")
    laid(table)
    assert "exchange" not in table.view(1).may
    assert table.view(1).exchange_max == 0
    assert code(table.exchange(1, "М")) == "bag_too_small"


def out_play() -> Table:
    table = game(3).rig(["РОД", "АБВ", "ГДЕ"], "")
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
    table = game(2).rig(["ДОР", "АБВ"], "")
    laid(table, "ДОР")
    table.challenge(1)
    assert table.state.result is None
    assert table.state.seats[0].rack == tiles(table.tiles("ДОР"))


def test_a_word_of_a_play_that_fell_may_be_made_later() -> None:
    rules = edition("erudit_biplant_131")
    table = Table(rules, words=TheseWords(rules.alphabet, ["РОД"]))
    table.rig(["РОДКОТА", "ДОРРОДЕ"], "ЖЗИ")
    table.play(0, "8F", "ДОР")
    table.challenge(1)
    assert code(table.play(1, "8F", "ДОР")) is None
    assert code(table.accept(0)) is None
    assert code(table.play(0, "F8", ".ОР")) == "repeated_word"


def test_the_words_of_an_open_play_may_not_be_made_by_the_move_that_lets_it_stand() -> None:
    rules = edition("erudit_biplant_131")
    table = Table(rules).rig(["РОДКОТА", "РОДКОТА"], "ЖЗИ")
    table.play(0, "8F", "РОД")
    assert table.view(1).words_played == (rules.alphabet.encode("РОД"),)
    assert code(table.play(1, "F8", ".ОД")) == "repeated_word"
    table.challenge(1)
    assert table.view(1).words_played == (rules.alphabet.encode("РОД"),)


def test_without_a_window_a_play_is_settled_at_once() -> None:
    table = game(challenge_window="none")
    table.play(0, "8F", "ДОР")
    assert not is_open(table)
    assert table.scores()[0] > 0
    assert code(table.challenge(1)) == "no_window"


def test_where_nobody_may_hold_no_hold_is_offered() -> None:
    table = laid(game(challenge_hold_seconds=None))
    assert "hold" not in table.view(1).may
    assert code(table.hold(1)) == "hold_not_allowed"


def test_a_live_window_without_a_time_limit_stays_open() -> None:
    table = laid(game(challenge_window_seconds=None))
    assert table.due() is None
    table.hold(1, at=5)
    assert table.due() == 65
    table.tick(65)
    assert is_open(table)
    assert table.due() is None


def test_ones_own_play_is_not_ones_to_judge() -> None:
    table = laid(game())
    assert code(table.challenge(0)) == "own_play"
    assert code(table.accept(0)) == "own_play"
    assert code(table.hold(0)) == "own_play"
    assert table.view(0).may == ("resign",)


def test_an_acceptance_is_binding() -> None:
    table = laid(game(3))
    table.accept(2)
    assert code(table.challenge(2)) == "already_accepted"
    assert code(table.accept(2)) == "already_accepted"
    assert code(table.hold(2)) == "already_accepted"


def test_two_who_accept_at_the_same_moment_both_count() -> None:
    table = laid(game(3))
    seen = table.state.version
    table.accept(1)
    assert code(table.do(Accept(**table.by(2, version=seen)))) is None
    assert not is_open(table)


def test_a_challenge_made_for_an_earlier_play_is_stale() -> None:
    table = game()
    seen = table.state.version
    laid(table)
    assert code(table.do(Challenge(**table.by(1, version=seen)))) == "stale_version"
    never = table.by(1, version=table.state.version + 1)
    assert code(table.do(PlayMove(move=Pass(), **never))) == "stale_version"


def test_who_lays_and_resigns_leaves_the_play_to_be_judged() -> None:
    table = laid(game(3), "ДОР")
    table.resign(0)
    assert is_open(table)
    table.challenge(1)
    assert table.state.sheet[0].kind == "withdrawn"
    assert table.state.seats[0].rack == table.tiles("РОДАБВГ")
    table = laid(game(3))
    table.resign(0)
    table.accept(1)
    table.accept(2)
    assert not is_open(table)
    assert table.state.seats[0].rack == table.tiles("АБВГ"), "nothing is drawn for who has left"
    assert table.scores() == [8, 0, 0]


def test_a_resignation_may_be_the_last_acceptance() -> None:
    table = laid(game(3))
    table.accept(1)
    table.hold(2)
    table.resign(2)
    assert not is_open(table)


def test_a_resignation_that_ends_the_game_lets_the_open_play_stand() -> None:
    table = laid(game(2))
    table.resign(1)
    assert table.state.result is not None
    assert table.state.result.winners == (0,)
    assert table.scores() == [8, 0]
    assert not table.state.sheet[0].pending


def test_seats_that_lose_their_turn_do_not_close_the_window_by_acting() -> None:
    table = laid(game(4, challenge_policy="lose_next_turn"))
    table.challenge(3)
    assert code(table.play(1, "9H", "КТ")) is None
    table.challenge(0, 0)
    assert table.state.sheet[1].kind == "withdrawn", "no word, so nobody is to lose a turn for it"
    table = laid(game(4, challenge_policy="lose_next_turn"))
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
    table = laid(game(4))
    assert table.view(1).may == ("play", "exchange", "pass", "challenge", "accept", "hold", "resign")
    assert table.view(2).may == ("challenge", "accept", "hold", "resign")
    assert table.view(None).may == ()


def test_the_view_tells_how_long_the_window_or_the_hold_lasts_in_all() -> None:
    table = laid(game(3, challenge_window_seconds=45, challenge_hold_seconds=90), at=5)
    seen = table.view(1).window
    assert seen is not None
    assert (seen.closes_at_ms, seen.whole_ms) == (50_000, 45_000)
    table.hold(1, at=10)
    held = table.view(1).window
    assert held is not None
    assert (held.closes_at_ms, held.whole_ms) == (100_000, 90_000)
    unhurried = laid(slow()).view(1).window
    assert unhurried is not None
    assert (unhurried.closes_at_ms, unhurried.whole_ms) == (None, None)
