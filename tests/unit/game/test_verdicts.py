"""Plays that others judge by their word: the next player, or all by vote; and words of a theme."""

from typing import Any

import pytest

from fishka.rules.parameters import ThemeBonus
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.words import TheseWords

THEME = ThemeBonus(points=10, per="main_word", judge="list_or_vote", theme="семья")


def laid(seats: int, validation: str, **params: Any) -> Table:
    """РОД lies on the board and waits; no word is in any list."""
    rules = edition("ru_scrabble_home", validation=validation, **params)
    table = Table(rules, seats, words=TheseWords(rules.alphabet, []))
    table.rig(["РОДАБВГ"] * seats, "ТТТТТТТТТТ")
    assert code(table.play(0, "8F", "РОД")) is None
    assert table.state.open is not None
    return table


def test_the_next_player_approves_and_nobody_else_is_asked() -> None:
    table = laid(3, "next_player_approves")
    assert code(table.vote(2, "play", agree=True)) == "not_asked"
    assert code(table.challenge(2)) == "no_window"
    assert code(table.vote(1, "play", agree=True)) is None
    assert table.scores() == [8, 0, 0]
    assert len(table.state.seats[0].rack) == 7


def test_what_the_next_player_does_not_approve_is_withdrawn() -> None:
    table = laid(3, "next_player_approves")
    table.vote(1, "play", agree=False)
    assert table.scores() == [0, 0, 0]
    assert table.state.board.is_empty
    assert table.state.sheet[-1].kind == "withdrawn"
    assert table.state.sheet[-1].votes is not None
    assert table.state.sheet[-1].votes.no == (1,)
    assert table.state.turn == 1


def test_who_moves_on_approves_and_so_does_silence() -> None:
    table = laid(3, "next_player_approves")
    table.passes(1)
    assert table.scores() == [8, 0, 0]
    quiet = laid(3, "next_player_approves")
    assert quiet.due() == 30
    quiet.tick(30)
    assert quiet.scores() == [8, 0, 0]
    slow = Table(edition("ru_scrabble_home", validation="next_player_approves"), 2, pace="correspondence")
    assert slow.state.terms.window_ms is None


@pytest.mark.parametrize(
    ("said", "stands"),
    [
        ((True, False, True), True),
        ((False, False), False),
        ((True, True), True),
        ((False, True, False), False),
    ],
)
def test_all_vote_and_the_majority_decides_as_soon_as_it_is_there(
    said: tuple[bool, ...], stands: bool
) -> None:
    table = laid(4, "explain_and_vote")
    for number, agree in enumerate(said):
        assert table.state.open is not None
        table.vote(1 + number, "play", agree=agree)
    assert table.state.open is None
    assert table.scores()[0] == (8 if stands else 0)


def test_equal_numbers_let_it_stand_and_the_silent_are_not_counted() -> None:
    even = laid(3, "explain_and_vote")
    even.vote(1, "play", agree=False)
    even.vote(2, "play", agree=True)
    assert even.scores()[0] == 8
    half = laid(4, "explain_and_vote")
    half.vote(1, "play", agree=False)
    half.tick(30)
    assert half.scores()[0] == 0
    nobody = laid(4, "explain_and_vote")
    nobody.tick(30)
    assert nobody.scores()[0] == 8


def test_nobody_moves_before_the_vote_is_over() -> None:
    table = laid(4, "explain_and_vote")
    assert code(table.passes(1)) == "window_open"
    assert code(table.vote(0, "play", agree=True)) == "not_asked"
    assert code(table.vote(1, "play", agree=True)) is None
    assert code(table.vote(1, "play", agree=False)) == "already_voted"


def test_a_voter_who_leaves_decides_nothing_more() -> None:
    table = laid(3, "explain_and_vote")
    table.vote(1, "play", agree=False)
    table.resign(2)
    assert table.state.sheet[0].kind == "withdrawn"


def test_an_explanation_is_seen_by_all() -> None:
    rules = edition("ru_scrabble_home", validation="explain_and_vote")
    table = Table(rules, 2).rig(["РОДАБВГ"] * 2, "ТТТТ")
    table.play(0, "8F", "ДОР", explanation="майский жук")
    assert table.view(1).sheet[-1].explanation == "майский жук"
    (vote,) = table.view(1).votes
    assert (vote.about, vote.seat, vote.entry, vote.asked) == ("play", 0, 0, (1,))
    assert "vote_play" in table.view(1).may


def themed(seats: int = 3, **params: Any) -> Table:
    rules = edition("ru_scrabble_home", **{"theme_bonus": THEME, **params})
    return Table(rules, seats).rig(["РОДАБВГ"] * seats, "ТТТТТТТТТТ")


def test_a_word_of_the_theme_has_its_bonus_when_the_others_say_so() -> None:
    table = themed()
    table.play(0, "8F", "РОД", theme=True)
    table.accept(1)
    table.accept(2)
    assert table.scores()[0] == 8
    (vote,) = table.view(1).votes
    assert (vote.about, vote.seat, vote.asked) == ("theme", 0, (1, 2))
    table.passes(1)
    table.vote(1, "theme", agree=True)
    table.vote(2, "theme", agree=False)
    assert table.scores()[0] == 18
    entry = table.state.sheet[0]
    assert (entry.points, entry.theme, entry.bonus, entry.total) == (18, 10, 10, 18)


def test_or_not_when_they_deny_it_and_time_decides_for_the_silent() -> None:
    table = themed()
    table.play(0, "8F", "РОД", theme=True)
    table.tick(30)
    table.vote(1, "theme", agree=False)
    assert table.state.claim is not None
    assert table.due() == 150
    table.tick(150)
    assert table.scores()[0] == 8
    assert table.state.claim is None


def test_who_loses_by_a_challenge_is_not_asked_about_the_theme_any_more() -> None:
    table = themed(challenge_policy="triple")
    table.play(0, "8F", "РОД", theme=True)
    table.tick(30)
    table.vote(1, "theme", agree=False)
    table.play(1, "F8", ".ОД")
    assert table.state.claim is not None
    assert code(table.challenge(2)) is None
    assert table.state.seats[2].resigned
    assert table.state.claim is None
    assert table.scores()[0] == 8


def test_a_claim_that_comes_when_a_seat_leaves_is_not_judged_with_the_one_before() -> None:
    table = themed(4, validation="explain_and_vote")
    table.play(0, "8F", "РОД", theme=True)
    table.vote(1, "play", agree=True)
    table.vote(2, "play", agree=True)
    table.vote(1, "theme", agree=False)
    table.vote(2, "theme", agree=True)
    assert code(table.play(1, "F8", ".ОД", theme=True)) is None
    table.vote(0, "play", agree=True)
    table.resign(3)
    assert table.scores()[0] == 18
    assert table.state.claim is not None
    assert table.state.claim.seat == 1


def test_a_play_that_falls_has_no_theme_and_who_claims_nothing_gets_nothing() -> None:
    rules = edition("ru_scrabble_home", theme_bonus=THEME)
    table = Table(rules, 2, words=TheseWords(rules.alphabet, [])).rig(["РОДАБВГ"] * 2, "ТТТТ")
    table.play(0, "8F", "РОД", theme=True)
    table.challenge(1)
    assert table.state.claim is None
    silent = themed()
    silent.play(0, "8F", "РОД")
    silent.tick(30)
    assert silent.state.claim is None


def test_an_open_claim_is_judged_at_the_end() -> None:
    table = themed(2, end_pass_rounds=1)
    table.play(0, "8F", "РОД", theme=True)
    table.accept(1)
    table.passes(1)
    table.passes(0)
    assert table.state.result is not None
    assert table.state.sheet[0].theme == 10
    assert table.scores()[0] == sum(one.points for one in table.state.sheet if one.seat == 0)


def test_points_of_the_theme_may_reach_the_target() -> None:
    table = themed(2, target_score=18)
    table.play(0, "8F", "РОД", theme=True)
    table.accept(1)
    assert table.state.result is None
    table.vote(1, "theme", agree=True)
    assert table.state.result is not None
    assert table.state.result.reason == "target"


def test_a_list_of_the_theme_judges_by_itself() -> None:
    listed = ThemeBonus(points=10, per="main_word", judge="list_or_vote", words=("РОД",))
    table = themed(2, theme_bonus=listed)
    assert code(table.play(0, "8F", "РОД", theme=True)) == "no_theme"
    table.play(0, "8F", "РОД")
    table.accept(1)
    assert table.scores()[0] == 18
    assert table.state.sheet[0].theme == 10
    theme = table.view(0).theme
    assert theme is not None
    assert theme.listed


def test_the_view_tells_how_long_each_vote_lasts_in_all() -> None:
    voted = laid(3, "explain_and_vote", challenge_window_seconds=40)
    (vote,) = voted.view(1).votes
    assert (vote.closes_at_ms, vote.whole_ms) == (40_000, 40_000)
    claimed = themed(challenge_window_seconds=20)
    claimed.play(0, "8F", "РОД", theme=True)
    claimed.tick(20)
    (vote,) = claimed.view(1).votes
    assert (vote.about, vote.closes_at_ms, vote.whole_ms) == ("theme", 140_000, 120_000)
