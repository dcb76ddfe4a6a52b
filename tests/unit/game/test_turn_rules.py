"""Exchanges, passes, runs of turns and targets: the parameters of groups 6 and 9, each value played."""

from typing import Any

import pytest

from fishka.core.moves import Place
from fishka.game.events import Exchanged
from fishka.rules.parameters import TargetTable
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.words import TheseWords

FINISH_LINE = TargetTable(
    per_player=True,
    table={
        2: {"beginner": 70, "intermediate": 120, "expert": 200},
        3: {"beginner": 60, "intermediate": 100, "expert": 180},
        4: {"beginner": 50, "intermediate": 90, "expert": 160},
    },
)


def table(seats: int = 2, bag: str = "ТТТТТТТТ", scores: tuple[int, ...] = (), **params: Any) -> Table:
    """Racks that can lay РОД, and no dictionary."""
    rules = edition("ru_scrabble_home", **params)
    return Table(rules, seats).rig(["РОДАБВГ"] * seats, bag, scores=scores)


def reason(played: Table) -> str | None:
    return None if played.state.result is None else played.state.result.reason


@pytest.mark.parametrize(("seats", "passes"), [(2, 4), (3, 6), (4, 8)])
def test_v50_to_v52_passes_by_all_twice_in_a_row_end_the_game(seats: int, passes: int) -> None:
    played = table(seats)
    for number in range(passes):
        assert reason(played) is None
        played.passes(number % seats)
    assert reason(played) == "all_passed"


def turns(played: Table, acts: str) -> list[str | None]:
    """What each act ended: `p` passes, `x` exchanges, `w` lays a phony that falls."""
    ends = []
    for act in acts:
        seat = played.state.turn
        match act:
            case "p":
                assert code(played.passes(seat)) is None
            case "x":
                letter = played.edition.alphabet.letter(played.state.seats[seat].rack[0])
                assert code(played.exchange(seat, letter)) is None
            case "w":
                word = "РОД" if played.edition.params.language == "ru" else "CAT"
                assert code(played.play(seat, "8F", word)) is None
                assert code(played.challenge(1 - seat)) is None
        ends.append(reason(played))
    return ends


def without_words(edition_id: str, **params: Any) -> Table:
    """A table at which no word is valid."""
    rules = edition(edition_id, **params)
    letters = "РОДАБВГ" if rules.params.language == "ru" else "CATSDOG"
    words = TheseWords(rules.alphabet, [])
    filler = "Т" if rules.params.language == "ru" else "E"
    return Table(rules, 2, words=words).rig([letters] * 2, filler * 20)


def test_v53_an_exchange_resets_the_pass_counter() -> None:
    assert turns(without_words("ru_scrabble_home"), "ppxpppp") == [None] * 6 + ["all_passed"]


def test_v53b_an_exchange_counts_as_a_pass_where_the_edition_has_it() -> None:
    played = without_words("ru_scrabble_party")
    assert turns(played, "pxpx") == [None] * 3 + ["all_passed"]
    by_one = without_words("en_macedonian", pass_counter_includes_exchange=True, challenge_policy="free")
    assert turns(by_one, "ppx") == [None, None, "one_passed"]


def test_v53c_a_withdrawn_play_resets_the_pass_counter() -> None:
    played = without_words("ru_scrabble_home")
    assert turns(played, "pppwpppp") == [None] * 7 + ["all_passed"]


def test_v54_one_who_passes_on_two_turns_in_a_row_ends_the_game_by_the_letter_of_the_text() -> None:
    for name, end in (("en_macedonian", "one_passed"), ("en_home", None)):
        played = Table(edition(name), 2).rig(["CATSDOG"] * 2, "EEEEEEEE")
        played.passes(0)
        played.play(1, "8G", "CAT")
        played.accept(0)
        played.passes(0)
        assert reason(played) == end, name


WESPA: dict[str, Any] = {"end_pass_rounds": None, "end_zero_turns": 6, "end_no_moves": "off"}


def test_v55_six_zero_turns_end_the_game_and_both_lose_their_racks() -> None:
    played = without_words("en_wespa")
    assert turns(played, "pxwpxp") == [None] * 5 + ["zero_turns"]
    result = played.state.result
    assert result is not None
    assert all(points < 0 for points in result.adjustments)


def test_v55b_a_turn_lost_by_a_wrong_challenge_is_a_zero_turn_and_no_pass() -> None:
    played = Table(edition("en_naspa"), 2).rig(["CATSDOG"] * 2, "EEEEEEEEEE")
    played.play(0, "8G", "CAT")
    played.challenge(1)
    assert [entry.kind for entry in played.state.sheet] == ["play", "lost_turn"]
    assert turns(played, "ppxpp") == [None] * 4 + ["zero_turns"]
    both = Table(edition("en_home", **(WESPA | {"end_pass_rounds": 2})), 2).rig(["CATSDOG"] * 2, "EEEEEEEEEE")
    both.play(0, "8G", "CAT")
    both.challenge(1)
    assert turns(both, "pppp") == [None] * 3 + ["all_passed"]


def test_v56_a_play_worth_nothing_that_stands_is_no_zero_turn() -> None:
    played = Table(edition("en_home", **WESPA), 2).rig(["??CATSD", "CATSDOG"], "EEEEEEEEEE")
    assert turns(played, "ppppp") == [None] * 5
    played.play(1, "8G", "CAT")
    played.accept(0)
    fresh = Table(edition("en_wespa"), 2).rig(["??CATSD", "CATSDOG"], "EEEEEEEEEE")
    assert turns(fresh, "pppp") == [None] * 4
    fresh.play(0, "8G", "at")
    fresh.accept(1)
    assert fresh.state.sheet[-1].points == 0
    assert turns(fresh, "pppp") == [None] * 4


def test_exchanges_by_all_in_a_row_end_the_game_where_the_edition_has_it() -> None:
    played = without_words("ru_scrabble_home", end_exchange_rounds=2, end_pass_rounds=None)
    assert turns(played, "xxxx") == [None] * 3 + ["exchanged"]
    broken = without_words("ru_scrabble_home", end_exchange_rounds=2, end_pass_rounds=None)
    assert turns(broken, "xxxpxxx") == [None] * 7
    assert turns(without_words("ru_scrabble_home", end_pass_rounds=None), "xxxxxx") == [None] * 6


def test_v57_an_empty_rack_is_refilled_first() -> None:
    played = Table(edition("ru_scrabble_home"), 2).rig(["РОД", "РОДАБВГ"], "ТТТТТТТТ")
    played.play(0, "8F", "РОД")
    played.accept(1)
    assert reason(played) is None
    assert len(played.state.seats[0].rack) == 7


def test_v58_who_lays_the_last_four_tiles_ends_the_game_without_the_bonus() -> None:
    played = Table(edition("ru_scrabble_home"), 2).rig(["РОДА", "ББ"], "")
    played.play(0, "8F", "РОДА")
    assert reason(played) is None
    played.accept(1)
    assert reason(played) == "out"
    assert played.state.sheet[0].bonus == 0


def test_without_end_out_the_game_goes_on_until_all_pass() -> None:
    played = Table(edition("ru_scrabble_home", end_out=False), 2).rig(["РОДА", "ББ"], "")
    played.play(0, "8F", "РОДА")
    played.accept(1)
    assert reason(played) is None
    assert turns(played, "pppp")[-1] == "all_passed"


@pytest.mark.parametrize(("bag", "count", "answer"), [("ТТТ", 3, None), ("ТТТ", 4, "exchange_too_many")])
def test_v60_no_more_are_exchanged_than_the_bag_holds(bag: str, count: int, answer: str | None) -> None:
    assert code(table(bag=bag).exchange(0, "РОДАБВГ"[:count])) == answer


@pytest.mark.parametrize(("bag", "answer"), [("Т" * 7, None), ("Т" * 6, "bag_too_small")])
def test_v61_seven_tiles_must_be_in_the_bag(bag: str, answer: str | None) -> None:
    played = Table(edition("ru_scrabble_tournament_clock"), 2).rig(["РОДАБВГ"] * 2, bag)
    assert code(played.exchange(0, "Р")) == answer


def test_v62_who_draws_first_cannot_draw_back_what_he_gives() -> None:
    for seed_bag in ("Т", "ТТ"):
        played = table(bag=seed_bag)
        played.exchange(0, "А")
        event = played.events[-1]
        assert isinstance(event, Exchanged)
        assert event.drawn == played.tiles("Т")
    whole = Table(edition("ru_scrabble_home")).rig(["А" * 7, "РОДАБВГ"], "Т" * 7)
    whole.exchange(0, "А" * 7)
    assert whole.state.seats[0].rack == whole.tiles("Т" * 7)


def test_v63_who_returns_first_may_draw_the_same_tile_back() -> None:
    drawn = set()
    for version in range(12):
        played = Table(edition("ru_scrabble_howto"), 2).rig(["РОДАБВГ"] * 2, "Т")
        for _ in range(version):
            played.propose(0)
            played.answer(1, agree=False)
            played.state = played.mode.evolve(played.state, played.events[-1])
        played.exchange(0, "А")
        event = played.events[-1]
        assert isinstance(event, Exchanged)
        drawn.add(event.drawn)
        assert len(played.state.bag) == 1
    assert drawn == {played.tiles("А"), played.tiles("Т")}
    assert code(table(bag="", exchange_order="return_then_draw").exchange(0, "А")) == "bag_too_small"


def test_exactly_one_tile_is_exchanged_where_the_edition_has_it() -> None:
    assert table(exchange_count="one").view(0).exchange_max == 1
    assert code(table(exchange_count="one").exchange(0, "РО")) == "exchange_too_many"
    assert code(table(exchange_count="one").exchange(0, "Р")) is None


def test_the_whole_rack_is_exchanged_or_what_the_bag_holds() -> None:
    full = table(exchange_count="all")
    assert (full.view(0).exchange_min, full.view(0).exchange_max) == (7, 7)
    assert code(full.exchange(0, "РОДАБВ")) == "exchange_too_few"
    assert code(full.exchange(0, "РОДАБВГ")) is None
    small = table(bag="ТТТТ", exchange_count="all")
    assert code(small.exchange(0, "РОДАБ")) == "exchange_too_many"
    assert code(small.exchange(0, "РОДА")) is None


def test_no_pass_while_an_exchange_is_possible_where_there_is_none() -> None:
    played = table(bag="ТТТТ", pass_=False)
    assert "pass" not in played.view(0).may
    assert code(played.passes(0)) == "pass_not_allowed"
    assert code(table(bag="", pass_=False).passes(0)) is None
    assert code(table(exchange=False).passes(0)) is None


def to_70(**params: Any) -> Table:
    """РОД is worth 8: the first seat comes to 68 + 8."""
    return table(scores=(64, 60), **params)


def test_a_target_ends_the_game_at_once_and_no_tile_counts() -> None:
    played = to_70(target_score=70)
    played.play(0, "8F", "РОД")
    assert reason(played) is None, "the play may still be challenged"
    played.accept(1)
    result = played.state.result
    assert result is not None
    assert (result.reason, result.winners, result.totals) == ("target", (0,), (72, 60))
    assert result.adjustments == (0, 0)


def test_who_reaches_a_target_with_the_last_tiles_wins_as_the_scores_are() -> None:
    played = Table(edition("ru_scrabble_home", target_score=70), 2)
    played.rig(["РОД", "ЩЪ"], "", scores=(64, 60))
    played.play(0, "8F", "РОД")
    played.accept(1)
    result = played.state.result
    assert result is not None
    assert (result.reason, result.totals, result.adjustments) == ("target", (72, 60), (0, 0))


def test_or_at_the_end_of_the_round_where_the_best_score_wins() -> None:
    played = to_70(target_score=70, target_finish="finish_round")
    played.play(0, "8F", "РОД")
    played.accept(1)
    assert reason(played) is None
    played.play(1, "H9", "ОГОРОД"[1:3])
    played.accept(0)
    result = played.state.result
    assert result is not None
    assert result.reason == "target"
    late = table(scores=(0, 64), target_score=70, target_finish="finish_round")
    late.passes(0)
    late.play(1, "8F", "РОД")
    late.accept(0)
    assert reason(late) == "target", "the second seat closes the round"


def test_v120_each_has_the_target_of_his_own_level() -> None:
    played = Table(edition("en_finish_line"), 2, strengths=("beginner", "expert"))
    assert played.state.started.targets == (70, 200)
    played.rig(["AAAACAT", "EEEEEEE"], "EEEEEEEE", scores=[67, 190])
    played.play(0, "8H", "AT")
    played.accept(1)
    result = played.state.result
    assert result is not None
    assert (result.reason, result.winners) == ("target", (0,))
    assert [seat.target for seat in played.view(0).seats] == [70, 200]


def test_by_the_other_ends_the_greatest_share_of_the_own_target_wins() -> None:
    rules = edition("en_home", target_score=FINISH_LINE, final_adjust="none")
    played = Table(rules, 2, strengths=("beginner", "expert"))
    played.rig(["AAAACAT", "EEEEEEE"], "EEEEEEEE", scores=[60, 150])
    turns(played, "pppp")
    result = played.state.result
    assert result is not None
    assert (result.reason, result.winners) == ("all_passed", (0,))


@pytest.mark.parametrize(
    ("seats", "targets"), [(2, (70, 120)), (3, (60, 100, 180)), (5, (50, 90, 160, 90, 90))]
)
def test_targets_follow_the_number_of_players_and_the_middle_level(
    seats: int, targets: tuple[int, ...]
) -> None:
    rules = edition("en_home", "mod_casual", target_score=FINISH_LINE, players_max=5)
    strengths = ("beginner", None) if seats == 2 else ("beginner", "intermediate", "expert")
    assert Table(rules, seats, strengths=strengths).state.started.targets == targets


def test_anybody_may_propose_to_end_where_agreement_is_enough() -> None:
    played = table(3, end_by_agreement=True, end_no_moves="off")
    assert code(played.propose(2)) is None
    played.answer(0, agree=True)
    assert reason(played) is None
    played.answer(1, agree=True)
    assert reason(played) == "agreed"
    assert code(table(3, end_no_moves="off").propose(0)) == "propose_not_allowed"
    assert code(table(3).propose(2)) == "not_your_turn"


def test_no_proof_is_made_while_an_exchange_is_legal() -> None:
    rules = edition("ru_scrabble_home", "mod_casual", exchange_min_bag=3)
    for bag, end in (("ТТТ", None), ("ТТ", "no_moves")):
        played = Table(rules, 2, any_play=lambda _position: False).rig(["РОДАБВГ"] * 2, bag)
        played.passes(0)
        assert reason(played) == end
    off = edition("ru_scrabble_home", "mod_casual", end_no_moves="off")
    played = Table(off, 2, any_play=lambda _position: False).rig(["РОДАБВГ"] * 2, "")
    played.passes(0)
    assert reason(played) is None


def test_a_game_that_nobody_plays_any_more_is_closed_without_a_winner() -> None:
    played = table(scores=(9, 3))
    played.play(0, "8F", "РОД")
    played.abandon(at=10**6)
    result = played.state.result
    assert result is not None
    assert (result.reason, result.winners) == ("abandoned", ())
    assert result.adjustments == (0, 0)
    assert played.abandon(at=10**7) == ()


def test_a_round_ends_before_the_first_seat_that_is_still_in() -> None:
    played = table(3, scores=(0, 64, 0), target_score=70, target_finish="finish_round")
    played.resign(0)
    played.play(1, "8F", "РОД")
    played.accept(2)
    assert reason(played) is None
    played.passes(2)
    assert reason(played) == "target"


def test_a_blank_read_anew_is_told_in_the_sheet_and_lies_so_until_the_play_is_withdrawn() -> None:
    rules = edition("ru_scrabble_home", blank_designation_fixed=False)
    table = Table(rules, 2, words=TheseWords(rules.alphabet, ["ТОК"]))
    table.rig(["КЕЕЕЕЕЕ", "ЕЕЕЕЕЕЕ"], "ЕЕЕЕЕЕЕЕЕЕ", board=[("8G", "дО")])
    (reading,) = table.line("8G", "т")
    play = Place(table.line("8I", "К"), None, (), (reading,))
    assert code(table.move(0, play)) is None
    assert table.state.sheet[-1].readings == (reading,)
    assert table.state.board[reading.square] == reading.tile
    table.challenge(1)
    assert table.state.sheet[-1].kind == "play"
    again = Table(rules, 2, words=TheseWords(rules.alphabet, []))
    again.rig(["КЕЕЕЕЕЕ", "ЕЕЕЕЕЕЕ"], "ЕЕЕЕЕЕЕЕЕЕ", board=[("8G", "дО")])
    again.move(0, play)
    again.challenge(1)
    assert (again.state.sheet[-1].kind, again.state.board[reading.square]) == (
        "withdrawn",
        again.line("8G", "д")[0].tile,
    )
