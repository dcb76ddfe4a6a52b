"""What a wrong challenge costs, by policy, and who loses the game at once (rules group 8)."""

from typing import Any

import pytest

from fishka.rules.edition import Edition
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.words import TheseWords

WORDS = ["РОД", "ДОМ", "ОМ"]


def laid(seats: int = 2, place: str = "8F", word: str = "РОД", **params: Any) -> Table:
    """A play in its window, legal or not by the list."""
    rules = edition("ru_scrabble_home", **params)
    table = Table(rules, seats, words=TheseWords(rules.alphabet, WORDS))
    table.rig(["РОДАБВГ", *["ИКЛМНОП"] * (seats - 1)], "ТТТТТТТТ", scores=[20] * seats)
    assert code(table.play(0, place, word)) is None
    return table


def test_v100_a_free_challenge_costs_nothing() -> None:
    table = laid()
    table.challenge(1)
    assert table.scores() == [28, 20]
    assert table.state.turn == 1


def test_v101_the_challenger_loses_his_next_turn() -> None:
    table = Table(edition("en_home"), 2).rig(["CATSDOG"] * 2, "EEEEEEEE", scores=[20, 20])
    assert code(table.play(0, "8G", "CAT")) is None
    table.challenge(1)
    assert table.scores() == [30, 20]
    assert table.state.turn == 0
    assert [entry.kind for entry in table.state.sheet] == ["play", "lost_turn"]


THREE_WORDS = ("9E", "АББА")


def three(per: str, policy: str, **params: Any) -> Table:
    """A play of three words, all valid, at a table where points are the price."""
    rules = edition(
        "ru_scrabble_home", challenge_policy=policy, challenge_points=5, challenge_per=per, **params
    )
    table = Table(rules, 2)
    table.rig(["АББАВВВ", "ИКЛМНОП"], "ТТТТТТТТ", board=[("8F", "РОД")], scores=[20, 20])
    assert code(table.play(0, "9F", "АБ")) is None
    laid = table.state.open
    assert laid is not None
    assert len(laid.words) == 3
    return table


@pytest.mark.parametrize(
    ("rules", "points"),
    [(edition("en_wespa"), 10), (edition("ru_scrabble_home", "mod_challenge_5"), 5)],
    ids=["V102", "V102b"],
)
def test_v102_points_are_due_for_each_word_named_or_once_as_the_edition_has_it(
    rules: Edition, points: int
) -> None:
    """V102 and V102b: two of three words are named, and the play stands."""
    latin = rules.params.language == "en"
    table = Table(rules, 2)
    board, rack = ("TIN", "ABBAVVV") if latin else ("РОД", "АББАВВВ")
    table.rig([rack, rack], "EEEEEEEE" if latin else "ТТТТТТТТ", board=[("8F", board)], scores=[20, 20])
    assert code(table.play(0, "9F", "AB" if latin else "АБ")) is None
    score = table.state.sheet[-1].points
    table.challenge(1, 0, 2)
    assert table.scores() == [20 + score + points, 20]


@pytest.mark.parametrize(("per", "points"), [("word", 10), ("play", 5)])
def test_the_player_gets_points_for_each_word_named_or_once(per: str, points: int) -> None:
    table = three(per, "points_to_opponent")
    score = table.state.sheet[-1].points
    table.challenge(1, 0, 2)
    assert table.scores() == [20 + score + points, 20]
    entry = table.state.sheet[-1]
    assert (entry.kind, entry.seat, entry.points, entry.total) == (
        "challenge_points",
        0,
        points,
        table.scores()[0],
    )


@pytest.mark.parametrize(("per", "points"), [("word", 10), ("play", 5)])
def test_the_challenger_loses_points_for_each_word_named_or_once(per: str, points: int) -> None:
    table = three(per, "points_from_challenger")
    table.challenge(1, 0, 1)
    assert table.scores()[1] == 20 - points
    assert table.state.sheet[-1].kind == "challenge_points"
    assert table.state.turn == 1


@pytest.mark.parametrize(
    "policy", ["points_to_opponent", "points_from_challenger", "lose_next_turn", "triple"]
)
def test_who_challenges_rightly_pays_nothing(policy: str) -> None:
    table = laid(3, word="ДОР", challenge_policy=policy, challenge_points=5)
    table.challenge(1)
    assert table.scores() == [20, 20, 20]
    assert not any(entry.kind == "challenge_points" for entry in table.state.sheet)
    assert not table.state.seats[1].skips
    assert table.state.turn == 1


def test_triple_the_loser_of_a_challenge_loses_the_game() -> None:
    wrong = laid(challenge_policy="triple")
    wrong.challenge(1)
    result = wrong.state.result
    assert result is not None
    assert (result.reason, result.winners) == ("challenge_lost", (0,))
    assert result.totals == (28, 20)
    right = laid(challenge_policy="triple", word="ДОР")
    right.challenge(1)
    result = right.state.result
    assert result is not None
    assert (result.reason, result.winners) == ("challenge_lost", (1,))
    assert result.totals == (20, 20)


def test_triple_with_three_players_the_others_go_on() -> None:
    table = laid(3, challenge_policy="triple")
    table.challenge(2)
    assert table.state.result is None
    assert [seat.resigned for seat in table.state.seats] == [False, False, True]
    assert table.state.sheet[-1].kind == "lost_game"
    table.passes(1)
    assert table.state.turn == 0
    phony = laid(3, challenge_policy="triple", word="ДОР")
    phony.challenge(2)
    assert phony.state.result is None
    assert phony.state.seats[0].resigned
    assert phony.state.turn == 1
    assert len(phony.state.bag) == 8


def test_the_window_says_what_a_wrong_challenge_costs() -> None:
    window = three("word", "points_to_opponent").view(1).window
    assert window is not None
    assert (window.policy, window.points, window.per_word) == ("points_to_opponent", 5, True)
