"""How games end: vectors V40 to V58 and V64, agreement, proof, resignation."""

import pytest

from fishka.core.ids import Seat
from fishka.game.commands import AnswerEnd
from fishka.game.state import Result
from fishka.referee import Position
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.words import TheseWords

RU = edition("ru_scrabble_home")
CASUAL = edition("ru_scrabble_home", "mod_casual")
MK = edition("en_macedonian")


def result(game: Table) -> Result:
    assert game.state.result is not None
    return game.state.result


def act(game: Table, seat: int, what: str) -> None:
    if what == "pass":
        assert code(game.passes(seat)) is None
    elif what == "exchange":
        first = next(iter(game.state.seats[seat].rack))
        shown = "?" if not first else game.edition.alphabet.letter(first)
        assert code(game.exchange(seat, shown)) is None


def ends_on(game: Table, *acts: str) -> int | None:
    """The number of the act that ends the game."""
    for number, what in enumerate(acts, 1):
        actor = game.state.actor
        assert actor is not None
        act(game, actor, what)
        if game.state.result is not None:
            return number
    return None


def test_v40_the_last_tile_brings_the_others_leftovers() -> None:
    game = Table(CASUAL).rig(["А", "Щ"], board=[("8F", "РОД")], scores=[115, 110])
    game.play(0, "8I", "А")
    assert result(game) == Result("out", (Seat(0),), (130, 100), (10, -10))
    assert [(entry.kind, entry.points, entry.total) for entry in game.state.sheet] == [
        ("play", 5, 120), ("adjustment", 10, 130), ("adjustment", -10, 100),
    ]  # fmt: skip
    assert game.scores() == [130, 100]


def test_v41_when_nobody_is_out_everybody_loses_his_own() -> None:
    game = Table(CASUAL).rig(["Б", "ДЩ"], scores=[120, 113])
    for seat in (0, 1, 0, 1):
        game.passes(seat)
    assert result(game).reason == "all_passed"
    assert result(game).totals == (117, 101)


def test_v42_three_seats() -> None:
    game = Table(CASUAL, 3).rig(["А", "З", "ЩД"], board=[("8F", "РОД")], scores=[95, 90, 80])
    game.play(0, "8I", "А")
    assert result(game).totals == (117, 85, 68)


def test_v43_collect_double_takes_nothing_from_the_others() -> None:
    rules = edition("ru_scrabble_home", "mod_casual", final_adjust="collect_double")
    game = Table(rules).rig(["А", "ЗД"], board=[("8F", "РОД")], scores=[115, 113])
    game.play(0, "8I", "А")
    assert result(game).totals == (134, 113)


def test_v44_a_blank_left_counts_nothing() -> None:
    game = Table(CASUAL).rig(["А", "?"], board=[("8F", "РОД")], scores=[0, 9])
    game.play(0, "8I", "А")
    assert result(game).totals == (5, 9)


def tie(rules_id: str) -> Table:
    rules = edition(rules_id, "mod_casual")
    last, left, old = ("Б", "З", "РОД") if rules_id.startswith("ru") else ("D", "K", "CAT")
    game = Table(rules).rig([left, last], board=[("8F", old)], scores=[305, 0], turn=1)
    points = {"Б": 7, "D": 7}[last]
    game.rig([left, last], board=[("8F", old)], scores=[305, 295 - points], turn=1)
    game.play(1, "8I", last)
    return game


def test_v45_a_tie_goes_to_the_higher_score_before_the_adjustment() -> None:
    game = tie("en_macedonian")
    assert result(game).totals == (300, 300)
    assert result(game).winners == (0,)


def test_v46_or_is_shared() -> None:
    game = tie("ru_scrabble_home")
    assert result(game).totals == (300, 300)
    assert result(game).winners == (0, 1)


@pytest.mark.parametrize(("vector", "seats", "last"), [("V50", 2, 4), ("V51", 3, 6), ("V52", 4, 8)])
def test_v50_to_v52_all_pass_twice_in_a_row(vector: str, seats: int, last: int) -> None:
    game = Table(RU, seats).rig(["АБВ"] * seats, "ГДЕ")
    assert ends_on(game, *["pass"] * 9) == last, vector
    assert result(game).reason == "all_passed"


def test_v53_an_exchange_resets_the_passes() -> None:
    game = Table(RU).rig(["АБВ"] * 2, "ГДЕ")
    assert ends_on(game, "pass", "pass", "exchange", "pass", "pass", "pass", "pass") == 7


def test_v53c_a_withdrawn_play_resets_the_passes() -> None:
    game = Table(RU, words=TheseWords(RU.alphabet, ["РОД"])).rig(["РОД"] * 2, "ГДЕ")
    assert ends_on(game, "pass", "pass", "pass") is None
    assert code(game.play(1, "8F", "ДОР")) is None
    assert code(game.challenge(0)) is None
    assert game.state.sheet[-1].kind == "withdrawn"
    assert ends_on(game, "pass", "pass", "pass", "pass") == 4


def test_v54_one_seat_alone_ends_the_game_by_passing_twice() -> None:
    game = Table(MK).rig(["CAT", "DOGS", "X"][:2], "EF")
    game.passes(0)
    game.play(1, "8F", "DOG")
    assert code(game.passes(0)) is None
    assert result(game).reason == "one_passed"


def test_v54b_but_only_where_the_edition_says_so() -> None:
    game = Table(edition("en_home")).rig(["CAT", "DOGS"], "EF")
    game.passes(0)
    game.play(1, "8F", "DOG")
    game.passes(0)
    assert game.state.result is None


def test_a_play_of_its_own_resets_the_passes_of_one_seat() -> None:
    game = Table(MK).rig(["CATS", "DOGS"], "EFGHIJKL")
    game.passes(0)
    game.play(1, "8F", "DOG")
    game.play(0, "8I", "S")
    game.passes(1)
    game.passes(0)
    assert game.state.result is None
    game.passes(1)
    assert result(game).reason == "one_passed"


def test_a_lost_turn_leaves_the_passes_as_they_are() -> None:
    rules = edition("en_home")
    game = Table(rules).rig(["CATS", "DOGS"], "EFGHIJKL")
    game.play(0, "8F", "CAT")
    game.challenge(1)
    assert [entry.kind for entry in game.state.sheet] == ["play", "lost_turn"]
    assert ends_on(game, "pass", "pass", "pass", "pass") == 4


def test_a_lost_turn_between_passes_does_not_end_their_run() -> None:
    game = Table(edition("en_home", end_pass_rounds=1), 3).rig(["CATS", "DOGS", "EFGH"], "EFGHIJKL")
    game.play(0, "8F", "CAT")
    game.challenge(2)
    assert ends_on(game, "pass", "pass", "pass") == 3
    assert [entry.kind for entry in game.state.sheet[:5]] == ["play", "pass", "lost_turn", "pass", "pass"]


def test_a_game_may_have_no_end_by_passing() -> None:
    game = Table(edition("ru_scrabble_home", end_pass_rounds=None)).rig(["АБВ"] * 2, "ГДЕ")
    assert ends_on(game, *["pass"] * 20) is None


def test_the_proof_that_nobody_can_move_is_asked_only_when_no_exchange_is_legal() -> None:
    asked: list[Position] = []

    def nothing_fits(position: Position) -> bool:
        asked.append(position)
        return False

    game = Table(CASUAL, 3, any_play=nothing_fits).rig(["АБВ", "ГДЕ", "ЖЗИ"], "Ы")
    game.passes(0)
    assert asked == []
    game = Table(CASUAL, 3, any_play=nothing_fits).rig(["АБВ", "ГДЕ", "ЖЗИ"], "")
    game.passes(0)
    assert result(game).reason == "no_moves"
    assert {position.rack for position in asked} == {game.tiles(rack) for rack in ("АБВ", "ГДЕ", "ЖЗИ")}


def test_one_seat_that_can_move_keeps_the_game_going() -> None:
    third = Table(CASUAL, 3).tiles("ЖЗИ")
    game = Table(CASUAL, 3, any_play=lambda position: position.rack == third)
    game.rig(["АБВ", "ГДЕ", "ЖЗИ"], "")
    game.passes(0)
    assert game.state.result is None
    game.resign(2)
    assert result(game).reason == "no_moves", "the seat that could has left"


def test_no_proof_is_made_under_a_challenge_rule() -> None:
    game = Table(RU, any_play=lambda _: False).rig(["АБВ", "ГДЕ"], "")
    game.passes(0)
    assert game.state.result is None


def test_all_agree_that_nobody_can_move() -> None:
    game = Table(RU, 3).rig(["А", "Б", "В"], "", scores=[1, 2, 3])
    assert "propose_end" not in game.view(1).may
    assert code(game.propose(0)) is None
    assert game.view(1).may == ("answer_end", "resign")
    assert game.view(0).end_offer is not None
    assert code(game.answer(1, agree=True)) is None
    assert game.state.result is None
    assert code(game.answer(2, agree=True)) is None
    assert result(game).reason == "agreed"
    assert result(game).totals == (0, -1, 2)


def test_one_refusal_ends_the_proposal_and_it_cannot_be_repeated_in_that_position() -> None:
    game = Table(RU, 3).rig(["А", "Б", "В"], "")
    game.propose(0)
    game.answer(1, agree=True)
    assert code(game.answer(2, agree=False)) is None
    assert game.view(0).end_offer is None
    assert code(game.propose(0)) == "offer_refused"
    game.passes(0)
    assert code(game.propose(1)) is None


def test_a_move_ends_the_proposal() -> None:
    game = Table(RU, 2).rig(["АБ", "БВ"], "")
    game.propose(0)
    game.passes(0)
    assert game.view(1).end_offer is None
    assert code(game.answer(1, agree=True)) == "no_offer"


def test_an_answer_to_an_older_proposal_is_stale() -> None:
    game = Table(RU, 2).rig(["АБ", "БВ"], "")
    game.propose(0)
    old = game.state.version
    game.passes(0)
    game.propose(1)
    assert code(game.do(AnswerEnd(agree=True, **game.by(0, version=old)))) == "stale_version"


def test_an_answer_made_before_the_proposal_is_stale() -> None:
    game = Table(RU, 2).rig(["АБ", "БВ"], "")
    before = game.state.version
    game.propose(0)
    assert code(game.do(AnswerEnd(agree=True, **game.by(1, version=before)))) == "stale_version"


def test_of_two_seats_the_one_that_does_not_resign_wins_whatever_the_score() -> None:
    game = Table(RU).rig(["АБ", "ВГ"], "ДЕ", scores=[500, 3])
    assert code(game.resign(0)) is None
    assert result(game) == Result("resigned", (Seat(1),), (500, 3), (0, 0))
    assert game.state.sheet[-1].kind == "resigned"


def test_of_three_seats_the_others_go_on_without_the_tiles_of_the_one_that_left() -> None:
    game = Table(CASUAL, 3).rig(["РОДКЩЩЩ", "А", "БВ"], "", board=[("8F", "РОД")], scores=[90, 1, 2])
    full = game.all_tiles()
    game.resign(0)
    assert game.state.turn == 1
    assert game.all_tiles() == full
    assert code(game.passes(0)) == "not_a_seat"
    assert game.view(0).may == ()
    game.play(1, "8I", "А")
    assert result(game).reason == "out"
    assert result(game).adjustments == (0, 4, -4), "what the third held is not collected"
    assert result(game).winners == (1,), "and it cannot win"


def test_the_last_one_standing_wins() -> None:
    game = Table(RU, 4).rig(["А", "Б", "В", "Г"], "ДЕ", scores=[9, 8, 7, 6])
    for seat in (1, 0, 3):
        game.resign(seat)
    assert result(game).reason == "resigned"
    assert result(game).winners == (2,)


def test_passes_of_those_who_left_do_not_count() -> None:
    game = Table(RU, 3).rig(["А", "Б", "В"], "ДЕ", turn=2)
    assert ends_on(game, "pass", "pass", "pass", "pass") is None
    game.resign(2)
    assert game.state.result is None, "seats 0 and 1 have not passed twice each"
    assert ends_on(game, "pass", "pass") == 2


def test_a_resignation_ends_the_game_of_those_who_have_all_passed_twice() -> None:
    game = Table(RU, 3).rig(["А", "Б", "В"], "ДЕ")
    assert ends_on(game, "pass", "pass", "pass", "pass", "pass") is None
    game.resign(2)
    assert result(game).reason == "all_passed"


def test_a_resignation_may_complete_an_agreement_and_takes_a_proposal_along() -> None:
    game = Table(RU, 3).rig(["А", "Б", "В"], "")
    game.propose(0)
    game.answer(1, agree=True)
    game.resign(2)
    assert result(game).reason == "agreed"
    game = Table(RU, 3).rig(["А", "Б", "В"], "")
    game.propose(0)
    game.resign(0)
    assert game.view(1).end_offer is None
    assert game.state.result is None
    assert game.state.turn == 1


def test_all_leftovers_are_shown_at_the_end() -> None:
    game = Table(CASUAL).rig(["А", "ЩЗ"], board=[("8F", "РОД")])
    game.play(0, "8I", "А")
    for viewer in (0, 1, None):
        shown = game.view(viewer)
        assert shown.phase == "ended"
        assert shown.turn is None
        assert shown.may == ()
        assert shown.result is not None
        assert shown.result.leftovers == ((), game.tiles("ЩЗ"))
        assert sum(shown.unseen) == 0
