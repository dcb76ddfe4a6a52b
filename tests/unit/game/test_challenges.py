"""Challenges and what they cost (rules B.1.6, B.1.14): vectors V100 to V103, V107, and cases around them."""

from fishka.core.moves import Pass
from fishka.game.commands import Challenge, PlayMove
from fishka.game.events import PlayChallenged, PlaySettled, PlayWithdrawn
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.windows import RU, VALID, laid, windowed
from tests.game_kit.words import TheseWords


def test_v100_a_free_challenge_of_a_good_play_costs_nothing() -> None:
    table = laid(windowed())
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
    table = laid(windowed(3, challenge_policy="lose_next_turn"))
    table.challenge(1)
    assert [(entry.seat, entry.kind) for entry in table.state.sheet] == [(0, "play"), (1, "lost_turn")]
    assert table.state.turn == 2
    assert not table.view(1).seats[1].skips_next


def test_a_right_challenge_costs_the_challenger_nothing() -> None:
    table = laid(windowed(3, challenge_policy="lose_next_turn"), "ДОР")
    table.challenge(2)
    assert not any(seat.skips_next for seat in table.view(0).seats)
    assert code(table.passes(1)) is None
    assert table.view(0).turn == 2


def test_a_challenger_who_is_not_next_loses_the_turn_when_it_comes() -> None:
    table = laid(windowed(3, challenge_policy="lose_next_turn"))
    table.challenge(2)
    assert table.state.turn == 1
    assert table.view(0).seats[2].skips_next
    table.passes(1)
    assert [(entry.seat, entry.kind) for entry in table.state.sheet] == [
        (0, "play"), (1, "pass"), (2, "lost_turn"),
    ]  # fmt: skip
    assert table.state.turn == 0


def test_v103_a_play_that_falls_gives_the_tiles_back_and_costs_the_turn() -> None:
    table = windowed()
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
    table = laid(windowed(), "ДОР")
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


def test_a_challenge_after_the_time_is_too_late_though_no_tick_has_come() -> None:
    table = laid(windowed())
    assert code(table.challenge(1, at=30)) == "no_window"
    assert code(table.challenge(1, at=29.999)) is None


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


def test_ones_own_play_is_not_ones_to_judge() -> None:
    table = laid(windowed())
    assert code(table.challenge(0)) == "own_play"
    assert code(table.accept(0)) == "own_play"
    assert code(table.hold(0)) == "own_play"
    assert table.view(0).may == ("resign",)


def test_a_challenge_made_for_an_earlier_play_is_stale() -> None:
    table = windowed()
    seen = table.state.version
    laid(table)
    assert code(table.do(Challenge(**table.by(1, version=seen)))) == "stale_version"
    never = table.by(1, version=table.state.version + 1)
    assert code(table.do(PlayMove(move=Pass(), **never))) == "stale_version"
