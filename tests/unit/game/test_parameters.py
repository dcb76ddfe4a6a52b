"""Values of parameters that no other test plays: each is laid beside the usual one and changes the game."""

import re
from typing import Any

import pytest

from fishka.cli.board import Canvas
from fishka.core.board import Board
from fishka.core.ids import PlayerId
from fishka.game.events import SeatPlan
from fishka.game.mode import NewGame
from fishka.game.refusals import Refused
from fishka.i18n import Translator
from fishka.lexicon import lexicon_of_words, tile_words
from fishka.referee import Equations
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition_text
from fishka.rules.rulebook import rulebook
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.words import TheseWords


def laid(**params: Any) -> Table:
    """РОД lies and is the only word; the second seat may speak."""
    rules = edition("ru_scrabble_home", **params)
    table = Table(rules, 2, words=TheseWords(rules.alphabet, ["РОД"]))
    table.rig(["РОДАБВГ", "ИКЛМНОП"], "ТТТТТТТТ", scores=[20, 20])
    assert code(table.play(0, "8F", "РОД")) is None
    return table


def test_in_the_mathematical_game_equations_are_the_words() -> None:
    rules = edition("math")
    table = Table(rules, 2, words=Equations(rules.alphabet)).rig(["1+2=34", "55"], "666666")
    assert code(table.play(0, "8F", "1+2=4")) == "unknown_word"
    assert code(table.play(0, "8F", "1+2=3")) is None
    assert [entry.kind for entry in table.state.sheet] == ["play"]


@pytest.mark.parametrize(("least", "answer"), [(2, None), (3, "seat_count")])
def test_fewer_players_than_the_rules_ask_for_cannot_begin(least: int, answer: str | None) -> None:
    table = Table(edition("ru_scrabble_home", players_min=least), 3)
    plans = tuple(SeatPlan(player=PlayerId(name)) for name in ("ann", "bob"))
    game = NewGame(seats=plans, lexicon="none", lexicon_hash="0", pace="live", secret_hash="0")
    begun = table.mode.start(table.ctx, game)
    assert (begun.code if isinstance(begun, Refused) else None) == answer


@pytest.mark.parametrize("size", [7, 9])
def test_racks_hold_as_many_tiles_as_the_rules_say(size: int) -> None:
    table = Table(edition("ru_scrabble_home", rack_size=size), 3)
    assert [len(seat.rack) for seat in table.state.seats] == [size] * 3
    assert len(table.state.bag) == 104 - 3 * size


@pytest.mark.parametrize(
    ("line", "parameter"),
    [
        ('players_recommended = "2"', "players_recommended"),
        ("age_min = 6", "age_min"),
    ],
)
def test_what_is_for_the_reader_alone_is_told_in_the_rules(line: str, parameter: str) -> None:
    head = 'id = "x"\nextends = "ru_scrabble_home"\ntitle = {}\n[parameters]\n'
    own = load_edition_text(f"{head}{line}\n")
    assert isinstance(own, Edition), own
    assert _sentence(own, parameter) != _sentence(edition("ru_scrabble_home"), parameter)


@pytest.mark.parametrize("skin", [None, "scrabble_en_mk"])
def test_the_board_is_painted_in_the_colours_of_the_rules(skin: str | None) -> None:
    usual, own = (
        Canvas(rules, colour=True, letter_mark="L", word_mark="W").board(Board.empty(15, 15))
        for rules in (edition("ru_scrabble_home"), edition("ru_scrabble_home", skin=skin))
    )
    assert own != usual
    assert _COLOUR.sub("", "".join(own)) == _COLOUR.sub("", "".join(usual))


_COLOUR = re.compile("\x1b\\[[0-9;]*m")


def _sentence(rules: Edition, parameter: str) -> str | None:
    sections = rulebook(rules, Translator("en").text, "en").sections
    found = {name: one.text for section in sections for one in section.lines for name in one.parameters}
    return found.get(parameter)


@pytest.mark.parametrize(
    ("mode", "legal"),
    [("e_covers_yo", {"ЁЖ", "ЕЖ", "ЕЛЬ"}), ("distinct", {"ЁЖ", "ЕЛЬ"}), ("merged", {"ЕЖ", "ЕЛЬ"})],
)
def test_what_lies_with_a_ye_is_judged_as_the_rules_have_yo(mode: Any, legal: set[str]) -> None:
    rules = edition("erudit_wiki_129" if mode == "merged" else "ru_scrabble_home", yo_mode=mode)
    words = tile_words(lexicon_of_words("x", "ru", ["ЁЖ", "ЕЛЬ"]), rules.alphabet, mode)
    encoded = {word: rules.alphabet.encode(word) for word in ("ЁЖ", "ЕЖ", "ЕЛЬ", "ЁЛЬ")}
    assert {word for word, tiles in encoded.items() if tiles and words.contains(tiles)} == legal


@pytest.mark.parametrize("points", [5, 10])
def test_a_wrong_challenge_is_worth_as_many_points_as_the_rules_say(points: int) -> None:
    table = laid(challenge_policy="points_to_opponent", challenge_points=points)
    table.challenge(1)
    assert table.scores() == [28 + points, 20]


def test_where_nobody_challenges_a_play_stands_at_once() -> None:
    table = laid(challenge_policy="none")
    assert table.scores() == [28, 20]
    assert table.view(1).window is None
    assert code(table.challenge(1)) == "no_window"


def test_a_play_may_be_challenged_until_the_next_turn_begins() -> None:
    """At a screen the score is written down by the close of the window: both values close it alike."""
    for window in ("before_next_turn", "before_score_and_next_turn"):
        table = laid(challenge_window=window)
        assert table.scores() == [20, 20]
        assert "challenge" in table.view(1).may
        table.passes(1)
        assert code(table.challenge(1)) == "no_window"
    none = laid(challenge_window="none")
    assert none.scores() == [28, 20]


@pytest.mark.parametrize("seconds", [30, 45])
def test_the_window_lasts_as_long_as_the_rules_say(seconds: int) -> None:
    table = laid(challenge_window_seconds=seconds)
    assert table.due() == seconds
    table.tick(seconds - 0.001)
    assert table.scores() == [20, 20]
    table.tick(seconds)
    assert table.scores() == [28, 20]


@pytest.mark.parametrize("points", [10, 15])
def test_every_minute_of_overtime_costs_as_much_as_the_rules_say(points: int) -> None:
    rules = edition(
        "ru_scrabble_home", clock="per_player", clock_seconds=60, overtime_points=points, end_pass_rounds=1,
        final_adjust="none",
    )  # fmt: skip
    table = Table(rules, 2).rig(["РОДАБВГ"] * 2, "ТТТТТТТТ")
    table.passes(0, at=121)
    table.passes(1, at=121)
    assert table.scores() == [-2 * points, 0]


@pytest.mark.parametrize("minutes", [10, 3])
def test_so_far_beyond_the_time_the_game_is_lost(minutes: int) -> None:
    rules = edition("ru_scrabble_home", clock="per_player", clock_seconds=60, overtime_limit_minutes=minutes)
    table = Table(rules, 2).rig(["РОДАБВГ"] * 2, "ТТТТТТТТ")
    ends = []
    for seconds in (60 + 60 * minutes, 61 + 60 * minutes):
        table.tick(seconds)
        ends.append(None if table.state.result is None else table.state.result.reason)
    assert ends == [None, "overtime"]


@pytest.mark.parametrize(
    ("policy", "totals"),
    [
        ("subtract_and_collect", (35, 3)),
        ("subtract_own", (25, 3)),
        ("collect_double", (45, 13)),
        ("none", (25, 13)),
    ],
)
def test_tiles_left_count_as_the_rules_say(policy: Any, totals: tuple[int, ...]) -> None:
    rules = edition("ru_scrabble_home", "mod_casual", final_adjust=policy)
    table = Table(rules).rig(["А", "Щ"], board=[("8F", "РОД")], scores=[20, 13])
    table.play(0, "8I", "А")
    assert table.state.result is not None
    assert table.state.result.totals == totals
