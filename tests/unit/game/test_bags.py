"""Two bags: what lies where, who chooses how many, what is drawn without a choice; and opening draws."""

from collections import Counter
from typing import Any

import pytest

from fishka.core.ids import Seat
from fishka.core.moves import Pass
from fishka.core.multiset import add, take, tiles
from fishka.core.tiles import BLANK, Tile
from fishka.game.bags import bounds, to_vowels, usual, vowel_bag
from fishka.game.commands import PlayMove
from fishka.game.draws import SeededDraws
from fishka.game.events import Exchanged, OpeningDrawn, PlaySettled, RacksDealt
from fishka.game.terms import Terms, terms_of
from fishka.rules.compile import compile_tables
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.unit.game.test_start import Fixed, opening


def terms(**params: Any) -> Terms:
    rules = edition("ru_scrabble_home", bags="vowel_consonant", **params)
    return terms_of(rules, compile_tables(rules), pace="live")


def of(text: str) -> tuple[Tile, ...]:
    return Table(edition("ru_scrabble_home")).tiles(text)


@pytest.mark.parametrize(
    ("where", "expected"), [("vowel", "АО???ЬЬЬ"), ("consonant", "АО"), ("split", "АО?Ь")]
)
def test_blanks_and_signs_lie_where_the_edition_says(where: str, expected: str) -> None:
    assert vowel_bag(terms(blank_bag=where), of("АОБВ???ЬЬЬ")) == of(expected)
    one = edition("ru_scrabble_home")
    assert vowel_bag(terms_of(one, compile_tables(one), pace="live"), of("АОБ")) == ()


def test_tiles_go_back_into_the_bag_of_their_kind_and_split_ones_into_the_emptier() -> None:
    assert to_vowels(terms(), of("БАО"), of("АО"), of("ЕГЬ?")) == of("Е")
    assert to_vowels(terms(blank_bag="vowel"), of("БАО"), of("АО"), of("ЕГЬ?")) == of("ЕЬ?")
    split = terms(blank_bag="split")
    assert to_vowels(split, of("Б??А"), of("А"), of("?")) == of("?")
    assert to_vowels(split, of("Б?А"), of("А?"), of("?")) == ()
    assert to_vowels(split, of("БА"), of("А"), of("??")) == of("?")


def test_a_choice_is_bounded_by_what_the_bags_hold() -> None:
    allowed = bounds(of("ААБ"), of("АА"), 2)
    assert (allowed.least, allowed.most) == (1, 2)
    assert [allowed.nearest(wanted) for wanted in (0, 1, 5)] == [1, 1, 2]


def test_without_a_choice_the_rack_becomes_like_the_full_set() -> None:
    rule = terms()
    bag, vowels = of("А" * 9 + "Б" * 9), of("А" * 9)
    assert usual(rule, (), bag, vowels, 7) == 3
    assert usual(rule, of("ООО"), bag, vowels, 4) == 0
    assert usual(rule, of("БББ"), bag, vowels, 4) == 3
    assert usual(rule, of("БББ"), of("Б" * 9), (), 4) == 0


def two_bags(**params: Any) -> Table:
    rules = edition("ru_scrabble_home", bags="vowel_consonant", **params)
    return Table(rules).rig(["РОДАБВГ", "КЛМНПРС"], "АЕИОУЫТТТТТТ")


def test_the_player_says_with_his_move_how_many_vowels_he_wants() -> None:
    for wanted in range(4):
        played = two_bags()
        assert played.view(0).bag_vowels == 6
        played.play(0, "8F", "РОД", vowels=wanted)
        played.accept(1)
        event = next(one for one in played.events if isinstance(one, PlaySettled))
        assert len(event.vowels) == wanted
        assert len(event.drawn) == 3
        assert played.state.vowel_bag == take(of("АЕИОУЫ"), event.vowels)


def test_and_may_think_again_while_the_play_waits() -> None:
    played = two_bags()
    played.play(0, "8F", "РОД", vowels=0)
    draw = played.view(0).draw
    assert draw is not None
    assert (draw.refill, draw.chosen, draw.least, draw.most) == (3, 0, 0, 3)
    assert code(played.choose(1, 2)) == "nothing_to_draw"
    assert code(played.choose(0, 4)) == "draw_choice"
    assert code(played.choose(0, 3)) is None
    played.accept(1)
    assert len(played.state.vowel_bag) == 3


def test_what_the_bags_do_not_hold_is_refused() -> None:
    played = two_bags()
    assert code(played.play(0, "8F", "РОД", vowels=4)) == "draw_choice"
    assert code(played.exchange(0, "РОДА", vowels=5)) == "draw_choice"
    assert played.state.board.is_empty


def test_who_passes_has_no_vowels_to_choose() -> None:
    played = two_bags()
    choosing = PlayMove(move=Pass(), vowels=1, **played.by(0))
    assert code(played.do(choosing)) == "nothing_to_draw"
    assert code(played.passes(0)) is None


@pytest.mark.parametrize("order", ["draw_then_return", "return_then_draw"])
def test_an_exchange_draws_from_the_bags_as_chosen_and_gives_back_by_kind(order: str) -> None:
    played = two_bags(exchange_order=order)
    assert code(played.exchange(0, "РОД", vowels=1)) is None
    event = played.events[-1]
    assert isinstance(event, Exchanged)
    assert (len(event.drawn), len(event.vowels)) == (3, 1)
    assert event.vowels_returned == of("О")
    assert len(played.state.vowel_bag) == 6
    assert len(played.state.bag) == 12


def test_a_withdrawn_play_draws_nothing_and_an_empty_bag_leaves_no_choice() -> None:
    played = two_bags()
    played.rig(["РОДАБВГ", "КЛМНПРС"], "ТТ")
    played.play(0, "8F", "РОД", vowels=0)
    played.accept(1)
    assert len(played.state.bag) == 0


def test_first_racks_have_the_share_of_vowels_of_the_full_set() -> None:
    played = Table(edition("ru_scrabble_home", bags="vowel_consonant"), 4)
    dealt = played.events[2]
    assert isinstance(dealt, RacksDealt)
    vowels = played.state.terms.vowels
    assert [sum(vowels[tile] for tile in rack.tiles) for rack in dealt.racks] == [3] * 4
    assert played.state.vowel_bag == vowel_bag(played.state.terms, played.state.bag)


def test_one_bag_tells_nothing_of_vowels() -> None:
    played = Table(edition("ru_scrabble_home"))
    assert played.view(0).bag_vowels is None
    assert played.view(0).draw is None


FULL = tiles([0, 1, 1, 2, 3, 4])


def test_a_blank_may_have_no_rank_and_its_seat_draws_again() -> None:
    drawn = opening(FULL, 2, Fixed(0, 2, 2, 0), draw_blank_rank="redraw")
    first = ((Seat(0), BLANK), (Seat(1), Tile(2)))
    assert drawn == OpeningDrawn((first, ((Seat(0), Tile(1)),)), Seat(0))
    assert opening(FULL, 2, Fixed(0, 2)).starter == 0, "elsewhere it is before all letters"


def test_chance_may_pick_among_those_who_tie() -> None:
    first = ((Seat(0), Tile(1)), (Seat(1), Tile(1)))
    for pick in (0, 1):
        drawn = opening(FULL, 2, Fixed(1, 1, pick), draw_tie="random")
        assert drawn == OpeningDrawn((first,), Seat(pick))


def test_tiles_of_the_opening_draw_may_stay_as_the_first_of_the_racks() -> None:
    played = Table(edition("ru_scrabble_home", draw_returned=False), 3)
    _, opened, dealt = played.events
    assert isinstance(opened, OpeningDrawn)
    assert isinstance(dealt, RacksDealt)
    kept: dict[int, Any] = {}
    for drawn in opened.rounds:
        for seat, tile in drawn:
            kept[seat] = add(kept.get(seat, ()), [tile])
    for rack in dealt.racks:
        assert len(rack.tiles) == 7
        assert not Counter(kept[rack.seat]) - Counter(rack.tiles)
    assert played.all_tiles() == Table(edition("ru_scrabble_home"), 3).all_tiles()


def test_nobody_draws_more_opening_tiles_than_a_rack_holds() -> None:
    drawn = opening(tiles([1] * 40), 2, Fixed(), draw_returned=False)
    assert len(drawn.rounds) == 7


def test_the_highest_die_starts_and_equal_ones_are_thrown_again() -> None:
    played = Table(edition("ru_scrabble_home", first_player="dice_high"), 4)
    opened = played.events[1]
    assert isinstance(opened, OpeningDrawn)
    assert opened.by == "dice_high"
    *_, last = opened.rounds
    best = max(pips for _, pips in last)
    assert [seat for seat, pips in last if pips == best] == [opened.starter]
    assert all(1 <= pips <= 6 for drawn in opened.rounds for _, pips in drawn)


def test_the_starter_may_be_anybody_or_the_first_seat() -> None:
    starters = set()
    for seed in range(20):
        rules = edition("ru_scrabble_home", first_player="random")
        played = Table(rules, 3, draws=SeededDraws(seed))
        assert played.view(0).opening.by == "random"
        starters.add(played.state.turn)
    assert starters == {0, 1, 2}
    agreed = Table(edition("ru_scrabble_home", first_player="agreed"), 3)
    assert (agreed.state.turn, agreed.view(0).opening.rounds) == (0, ())
