"""Plays, exchanges, refills, swaps: vectors V57 to V63 and what lies beside them."""

from fishka.core.multiset import tiles
from fishka.core.tiles import BLANK
from fishka.game.events import Exchanged, PlayLaid, PlaySettled
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.words import TheseWords

CASUAL = edition("ru_scrabble_home", "mod_casual")


def table(*, words: tuple[str, ...] = ()) -> Table:
    return Table(CASUAL, words=TheseWords(CASUAL.alphabet, words) if words else None)


def test_a_play_is_laid_settled_and_refilled_by_one_command_where_words_are_refused() -> None:
    game = table().rig(["РОДАБВГ", "ЕЕЕЕЕЕЕ"], "ЖЗИЙ")
    events = game.play(0, "8F", "РОД")
    assert isinstance(events, tuple)
    assert [type(event) for event in events] == [PlayLaid, PlaySettled]
    assert game.scores() == [8, 0]
    assert len(game.state.seats[0].rack) == 7
    assert len(game.state.bag) == 1
    assert game.state.turn == 1


def test_an_unknown_word_is_refused_by_name_and_costs_nothing() -> None:
    game = table(words=("РОД",)).rig(["РОДАБВГ", "ЕЕЕЕЕЕЕ"], "Ж")
    before = game.state
    decided = game.play(0, "8F", "ДОР")
    assert code(decided) == "unknown_word"
    assert decided.params == {"words": ["ДОР"]}  # type: ignore[union-attr]
    assert game.state is before
    assert code(game.play(0, "8F", "РОД")) is None


def test_v57_an_empty_rack_with_a_bag_is_refilled_and_the_game_goes_on() -> None:
    game = table().rig(["АБВГДЕЖ", "ЕЕЕЕЕЕЕ"], "ЗИЙ")
    game.play(0, "8B", "АБВГДЕЖ")
    assert game.state.seats[0].rack == game.tiles("ЗИЙ")
    assert game.state.bag == ()
    assert game.state.result is None


def test_v58_the_last_four_tiles_end_the_game_without_a_bonus() -> None:
    game = table().rig(["РОДА", "Е"], board=[("8F", "КОТ")])
    game.play(0, "7F", "РОДА")
    entry = game.state.sheet[0]
    assert entry.bonus == 0
    assert game.state.result is not None
    assert game.state.result.reason == "out"


def test_v59_seven_letters_with_one_old_one_are_no_seven_tiles() -> None:
    game = table().rig(["АБВГДЕЖ", "Е"], "И", board=[("8H", "О")])
    game.play(0, "8E", "АБВ.ГДЕ")
    assert game.state.sheet[0].bonus == 0
    game = table().rig(["АБВГДЕЖ", "Е"], "И", board=[("8H", "О")])
    game.play(0, "8E", "АБВ.ГДЕЖ")
    assert game.state.sheet[0].bonus == 50


def test_v60_an_exchange_takes_no_more_than_the_bag_has() -> None:
    game = table().rig(["АБВГДЕЖ", "ЕЕЕЕЕЕЕ"], "ЗИЙ")
    assert game.view(0).exchange_max == 3
    refusal = game.exchange(0, "АБВГ")
    assert code(refusal) == "exchange_too_many"
    assert refusal.params == {"most": 3}  # type: ignore[union-attr]
    assert code(game.exchange(0, "АБВ")) is None
    assert game.state.seats[0].rack == game.tiles("ГДЕЖЗИЙ")
    assert game.state.bag == game.tiles("АБВ")


def test_v61_the_edition_may_want_a_fuller_bag() -> None:
    rules = edition("ru_scrabble_home", exchange_min_bag=7)
    game = Table(rules).rig(["АБВГДЕЖ", "ЕЕЕЕЕЕЕ"], "ЗИЙКЛМ")
    refusal = game.exchange(0, "А")
    assert code(refusal) == "bag_too_small"
    assert refusal.params == {"bag": 6, "needed": 7}  # type: ignore[union-attr]
    assert game.view(0).exchange_max == 0
    assert code(Table(rules).rig(["АБВГДЕЖ", "ЕЕЕЕЕЕЕ"], "ЗИЙКЛМН").exchange(0, "А")) is None


def test_v62_what_is_given_back_cannot_be_drawn_at_once() -> None:
    for bag in ("БВ", "Б"):
        game = table().rig(["АААААЕЖ", "Е"], bag)
        decided = game.exchange(0, "А")
        assert isinstance(decided, tuple)
        assert isinstance(decided[0], Exchanged)
        assert decided[0].drawn != game.tiles("А")


def test_an_exchange_may_be_of_all_tiles_and_of_a_blank() -> None:
    game = table().rig(["?БВГДЕЖ", "Е"], "ЗИЙКЛМН")
    game.exchange(0, "?БВГДЕЖ")
    assert game.state.bag == game.tiles("?БВГДЕЖ")
    assert game.state.sheet[0].count == 7


def test_tiles_that_are_not_held_cannot_be_exchanged() -> None:
    game = table().rig(["АБВГДЕЖ", "Е"], "ЗИЙ")
    assert code(game.exchange(0, "ЯЯ")) == "exchange_not_held"
    assert code(game.exchange(0, "АА")) == "exchange_not_held"
    assert code(game.exchange(0, "")) == "exchange_nothing"


def test_the_second_player_after_a_pass_still_covers_the_start() -> None:
    """Netskrafl 9: the board is empty, nothing to be attached to."""
    game = table().rig(["АБВГДЕЖ", "РОД"], "ЗИЙ")
    game.passes(0)
    assert code(game.play(1, "1A", "РОД")) == "misses_start"
    assert code(game.play(1, "8H", "РОД")) is None


def test_a_blank_taken_off_the_board_is_laid_in_the_same_play() -> None:
    rules = edition("erudit_biplant_131", "mod_casual")
    game = Table(rules).rig(["ЛОАБВГД", "Е"], "ЖЗ", board=[("8E", "ТЕлЕФОН")])
    assert code(game.play(0, "E9", "ОК", swap=("8G", "Л"))) == "not_on_rack"
    assert code(game.play(0, "E9", "Ок", swap=("8G", "Л"))) is None
    entry = game.state.sheet[0]
    assert entry.swapped == 7 * 15 + 6
    assert BLANK not in game.state.seats[0].rack
    assert game.all_tiles() == tiles(game.tiles("ЛОАБВГДЕЖЗТЕ?ЕФОН"))
    assert len(game.state.seats[0].rack) == 7


def test_a_word_made_before_cannot_be_made_again_where_that_is_forbidden() -> None:
    rules = edition("erudit_biplant_131", "mod_casual")
    game = Table(rules).rig(["РОДКОТА", "РОДКОТА"], "ЖЗИ")
    game.play(0, "8F", "РОД")
    assert game.view(0).words_played == (rules.alphabet.encode("РОД"),)
    refusal = game.play(1, "F8", ".ОД")
    assert code(refusal) == "repeated_word"
    assert refusal.params == {"words": ["РОД"]}  # type: ignore[union-attr]


def test_the_sheet_names_words_points_and_running_totals() -> None:
    game = table().rig(["РОДАБВГ", "КОТЕЕЕЕ"], "ЖЗИЙ")
    game.play(0, "8F", "РОД")
    game.passes(1)
    game.play(0, "8I", "А")
    kinds = [(entry.seat, entry.kind, entry.points, entry.total) for entry in game.state.sheet]
    assert kinds == [(0, "play", 8, 8), (1, "pass", 0, 0), (0, "play", 5, 13)]
    assert game.view(0).words_played == (), "where words may be repeated nobody needs them"
    (word,) = game.state.sheet[2].words
    assert CASUAL.alphabet.decode(word.tiles) == "РОДА"
