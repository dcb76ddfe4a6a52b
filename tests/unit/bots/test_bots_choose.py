"""How the levels choose and challenge, on hand-made views with a finder that answers from a list."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
import pytest

from fishka.bots.attentive import AttentiveBot
from fishka.bots.bot import Budget
from fishka.bots.ranking import RankingBot
from fishka.bots.reading import is_dry, others_passed, seen_by
from fishka.bots.registry import LEVELS
from fishka.bots.seat import Answers, AsksForHelp, Doubts, LetsStand, Moves, Proposes, next_act
from fishka.core.board import Board, Placed, Square
from fishka.core.ids import Seat
from fishka.core.moves import Exchange, Pass, Place
from fishka.core.multiset import Tiles, tiles
from fishka.core.rng import Rng
from fishka.core.tiles import Tile, named_blank
from fishka.game.view import (
    EndOfferView,
    EntryView,
    OpeningView,
    SeatView,
    SuggestionView,
    View,
    WindowView,
    WordView,
)

BUDGET = Budget(ms=1000, nodes=1000)
ME, OTHER = Seat(0), Seat(1)


class Found(msgspec.Struct, frozen=True):
    move: Place | Exchange
    score: int
    equity_millipoints: int


@dataclass
class ListedFinder:
    """Answers from a fixed list, best first, and remembers what it was asked."""

    moves: Sequence[Found] = ()
    asked: list[dict[str, Any]] = field(default_factory=list)

    def best(
        self,
        board: Board,
        rack: Tiles,
        n: int,
        *,
        by: Literal["score", "equity"],
        words_played: frozenset[bytes],
        letters_laid: frozenset[Tile],
        spent: frozenset[Square],
        bag_count: int,
        exchange_most: int,
    ) -> Sequence[Found]:
        asked = {"board": board, "rack": rack, "by": by, "played": words_played, "bag": bag_count}
        self.asked.append(asked | {"letters": letters_laid, "spent": spent})
        kept = [
            one for one in self.moves if isinstance(one.move, Place) or len(one.move.tiles) <= exchange_most
        ]
        key = (lambda one: one.score) if by == "score" else (lambda one: one.equity_millipoints)
        return sorted(kept, key=key, reverse=True)[:n]


@dataclass
class ListedWords:
    words: frozenset[bytes]

    def contains(self, word: bytes, /) -> bool:
        return word in self.words


def place(*squares: int, tile: int = 1) -> Place:
    return Place.of([Placed(Square(square), Tile(tile)) for square in squares])


def view(**changes: Any) -> View:
    """My turn in the middle of a game of two, three tiles on the rack."""
    seats = tuple(SeatView(seat, None, "club", 0, 3) for seat in (ME, OTHER))
    whole = View(
        version=9,
        viewer=ME,
        phase="playing",
        rows=5,
        cols=5,
        board=bytes(25),
        turn=ME,
        seats=seats,
        rack=tiles([0, 2, 3]),
        bag_count=10,
        unseen=(1, 4, 4, 4),
        sheet=(entry("play", OTHER),),
        opening=OpeningView((), ME),
        window=None,
        end_offer=None,
        may=("play", "exchange", "pass"),
        exchange_max=3,
    )
    return msgspec.structs.replace(whole, **changes)


def entry(kind: Any, seat: Seat = OTHER, *words: bytes) -> EntryView:
    made = tuple(WordView(Square(0), True, word, 1) for word in words)
    return EntryView(seat, kind, 0, 0, made)


def challenged_view(*words: bytes) -> View:
    window = WindowView(OTHER, 0, (), None, None, "free")
    return view(sheet=(entry("play", OTHER, *words),), window=window, may=("play", "challenge", "accept"))


def club(finder: ListedFinder, *words: bytes) -> RankingBot:
    return RankingBot(finder, ListedWords(frozenset(words)), "score")


def strong(finder: ListedFinder, *words: bytes) -> RankingBot:
    return RankingBot(finder, ListedWords(frozenset(words)), "equity")


RICH = Found(place(1, 2), 30, 20_000)
BALANCED = Found(place(3), 20, 25_000)
SWAP_ALL = Found(Exchange(tiles([2, 3])), 0, 40_000)


def test_club_plays_the_most_points() -> None:
    assert club(ListedFinder([BALANCED, RICH])).choose(view(), BUDGET, Rng(1)) == RICH.move


def test_strong_plays_the_best_equity() -> None:
    assert strong(ListedFinder([RICH, BALANCED])).choose(view(), BUDGET, Rng(1)) == BALANCED.move


def test_strong_exchanges_when_that_is_worth_more() -> None:
    assert strong(ListedFinder([RICH, SWAP_ALL])).choose(view(), BUDGET, Rng(1)) == SWAP_ALL.move


def test_club_never_exchanges_while_it_can_play() -> None:
    assert club(ListedFinder([RICH, SWAP_ALL])).choose(view(), BUDGET, Rng(1)) == RICH.move


@pytest.mark.parametrize("bound", [{"may": ("play", "pass")}, {"exchange_max": 0}, {"exchange_max": 1}])
def test_strong_exchanges_no_more_than_it_may(bound: dict[str, Any]) -> None:
    assert strong(ListedFinder([RICH, SWAP_ALL])).choose(view(**bound), BUDGET, Rng(1)) == RICH.move


def test_however_many_exchanges_may_not_be_made_a_play_is_found() -> None:
    better = [Found(Exchange(tiles([2, 3])), 0, 40_000 + at) for at in range(500)]
    for make in (strong, lambda finder: beginner(finder, frozenset(), frozenset(), "strong")):
        bot = make(ListedFinder([*better, BALANCED]))
        assert bot.choose(view(exchange_max=1), BUDGET, Rng(1)) == BALANCED.move


@pytest.mark.parametrize("make", [club, strong])
def test_without_a_play_the_letters_go_back_and_the_blank_stays(make: Any) -> None:
    assert make(ListedFinder()).choose(view(), BUDGET, Rng(1)) == Exchange(tiles([2, 3]))


@pytest.mark.parametrize("make", [club, strong])
def test_without_play_and_exchange_it_passes(make: Any) -> None:
    assert make(ListedFinder()).choose(view(exchange_max=0), BUDGET, Rng(1)) == Pass()


def test_with_nothing_but_blanks_and_no_play_it_passes() -> None:
    assert club(ListedFinder()).choose(view(rack=tiles([0, 0])), BUDGET, Rng(1)) == Pass()


@pytest.mark.parametrize("make", [club, strong])
def test_after_two_rounds_without_a_play_nobody_exchanges_any_more(make: Any) -> None:
    dry = tuple(entry("exchange", Seat(at % 2)) for at in range(4))
    finder = ListedFinder([SWAP_ALL])
    assert make(finder).choose(view(sheet=dry), BUDGET, Rng(1)) == Pass()
    assert make(finder).choose(view(sheet=dry[1:]), BUDGET, Rng(1)) == SWAP_ALL.move


def test_words_that_may_not_be_repeated_are_handed_to_the_finder() -> None:
    finder = ListedFinder([RICH])
    club(finder).choose(view(words_played=(b"\x01\x02",)), BUDGET, Rng(1))
    assert finder.asked[0]["played"] == frozenset({b"\x01\x02"})


def test_what_the_rules_may_want_to_know_is_handed_to_the_finder() -> None:
    for make in (club, lambda finder: beginner(finder, frozenset(), frozenset())):
        finder = ListedFinder([RICH])
        make(finder).choose(view(letters_laid=(Tile(2),), spent=(Square(4),)), BUDGET, Rng(1))
        assert (finder.asked[0]["letters"], finder.asked[0]["spent"]) == ({2}, {4})


def test_a_spectator_is_never_asked_to_move() -> None:
    with pytest.raises(ValueError, match="spectator"):
        club(ListedFinder()).choose(view(viewer=None, rack=None), BUDGET, Rng(1))


@pytest.mark.parametrize("make", [club, strong])
def test_exactly_the_words_outside_the_list_are_challenged(make: Any) -> None:
    bot = make(ListedFinder(), b"\x01\x02", b"\x03\x01")
    assert bot.challenge(challenged_view(b"\x01\x02", b"\x02\x02", b"\x03\x01"), Rng(1)) == (1,)
    assert bot.challenge(challenged_view(b"\x01\x02", b"\x03\x01"), Rng(1)) is None


def test_a_blank_is_read_as_its_letter_when_a_word_is_looked_up() -> None:
    word = bytes([named_blank(Tile(1)), 2])
    assert club(ListedFinder(), b"\x01\x02").challenge(challenged_view(word), Rng(1)) is None


def test_nothing_is_challenged_when_no_window_is_open() -> None:
    assert club(ListedFinder()).challenge(view(sheet=(entry("play", OTHER, b"\x09"),)), Rng(1)) is None


def beginner(
    finder: ListedFinder, common: frozenset[bytes], words: frozenset[bytes], level: str = "beginner"
) -> AttentiveBot:
    data = LEVELS[level]
    assert data.attention is not None
    return AttentiveBot(finder, ListedWords(common), ListedWords(words), data, data.attention, PREMIUMS)


PREMIUMS = bytes([3]) + bytes([1] * 24)


def challenges(bot: AttentiveBot, word: bytes) -> int:
    return sum(bot.challenge(challenged_view(word), Rng(seed)) is not None for seed in range(1000))


def test_a_beginner_misses_some_phonies_and_doubts_some_rare_words_but_no_common_one() -> None:
    bot = beginner(ListedFinder(), frozenset({b"\x01"}), frozenset({b"\x01", b"\x02"}))
    assert 400 < challenges(bot, b"\x03") < 600
    assert 5 < challenges(bot, b"\x02") < 80
    assert challenges(bot, b"\x01") == 0


MANY = [Found(place(*range(laid), tile=1 + at), 4 * laid + at, 0) for laid in range(1, 6) for at in range(12)]


def test_a_beginner_chooses_among_the_plays_and_often_misses_the_best() -> None:
    bot = beginner(ListedFinder(MANY), frozenset(), frozenset())
    best = max(MANY, key=lambda one: one.score).move
    chosen = [bot.choose(view(), BUDGET, Rng(seed)) for seed in range(200)]
    assert set(chosen) <= {one.move for one in MANY}
    assert sum(move == best for move in chosen) < 40


@pytest.mark.parametrize("seed", range(20))
def test_the_same_view_and_numbers_give_the_same_move(seed: int) -> None:
    bot = beginner(ListedFinder(MANY), frozenset(), frozenset())
    assert bot.choose(view(), BUDGET, Rng(seed)) == bot.choose(view(), BUDGET, Rng(seed))


def share_of(move: Place, other: Place, level: str) -> float:
    """How often the better of two plays is chosen."""
    found = [Found(move, 9, 9_000), Found(other, 1, 1_000)]
    bot = beginner(ListedFinder(found), frozenset(), frozenset(), level)
    return sum(bot.choose(view(), BUDGET, Rng(seed)) == move for seed in range(400)) / 400


def test_people_miss_long_plays_more_than_short_ones_and_beginners_more_than_others() -> None:
    short, long = place(20), place(20, 21, 22, 23, 24)
    assert share_of(short, place(1), "beginner") > share_of(long, place(1), "beginner") + 0.2
    assert share_of(long, place(1), "club") > share_of(long, place(1), "beginner") + 0.2


def test_a_play_on_a_word_premium_catches_the_eye() -> None:
    assert share_of(place(0, 1, 2), place(7), "casual") > share_of(place(5, 6, 7), place(7), "casual") + 0.05


def test_a_play_beside_other_words_is_missed_more_often() -> None:
    board = bytes([0] * 10 + [1] * 5 + [0] * 10)
    beside, alone = place(5, 6, 7), place(20, 21, 22)
    found = [Found(beside, 9, 9_000), Found(alone, 9, 9_000), Found(place(24), 1, 1_000)]
    bot = beginner(ListedFinder(found), frozenset(), frozenset())
    chosen = [bot.choose(view(board=board), BUDGET, Rng(seed)) for seed in range(400)]
    assert chosen.count(beside) < 0.7 * chosen.count(alone)


def test_a_level_that_weighs_tiles_kept_exchanges_when_that_is_worth_more() -> None:
    for level, move in (("club", RICH.move), ("strong", SWAP_ALL.move)):
        bot = beginner(ListedFinder([RICH, SWAP_ALL]), frozenset(), frozenset(), level)
        assert {bot.choose(view(), BUDGET, Rng(seed)) for seed in range(20)} == {move}


def test_a_beginner_with_one_play_makes_it() -> None:
    only = Found(place(0, 1, 2, 3, 4), 50, 0)
    for seed in range(30):
        bot = beginner(ListedFinder([only]), frozenset(), frozenset())
        assert bot.choose(view(), BUDGET, Rng(seed)) == only.move


def test_a_phony_is_challenged_before_anything_else() -> None:
    assert next_act(club(ListedFinder([RICH])), challenged_view(b"\x05"), BUDGET, Rng(1)) == Doubts((0,))


def test_a_good_play_is_let_stand() -> None:
    assert (
        next_act(club(ListedFinder([RICH]), b"\x05"), challenged_view(b"\x05"), BUDGET, Rng(1)) == LetsStand()
    )


def test_a_bot_waits_while_it_may_do_nothing() -> None:
    assert next_act(club(ListedFinder([RICH])), view(may=(), turn=OTHER), BUDGET, Rng(1)) is None


def test_a_bot_plays_on_its_turn() -> None:
    assert next_act(club(ListedFinder([RICH])), view(), BUDGET, Rng(1)) == Moves(RICH.move)


@pytest.mark.parametrize(
    ("finder", "bag", "agree"),
    [(ListedFinder(), 0, True), (ListedFinder([RICH]), 0, False), (ListedFinder(), 5, False)],
)
def test_a_bot_agrees_to_end_only_when_it_has_no_play_and_no_tiles_to_come(
    finder: ListedFinder, bag: int, agree: bool
) -> None:
    asked = view(may=("answer_end",), end_offer=EndOfferView(OTHER, (OTHER,)), bag_count=bag)
    assert next_act(club(finder), asked, BUDGET, Rng(1)) == Answers(agree)


def test_a_stuck_bot_proposes_the_end_once_the_others_have_passed() -> None:
    stuck = view(may=("play", "pass", "propose_end"), exchange_max=0, bag_count=0)
    passed = msgspec.structs.replace(stuck, sheet=(entry("pass", OTHER),))
    assert next_act(club(ListedFinder()), passed, BUDGET, Rng(1)) == Proposes()
    assert next_act(club(ListedFinder()), stuck, BUDGET, Rng(1)) == Moves(Pass())


@pytest.mark.parametrize(("rounds", "asks"), [(1, False), (2, True), (3, False), (4, True)])
def test_where_nobody_may_pass_a_bot_asks_for_the_end_instead_of_exchanging_for_ever(
    rounds: int, asks: bool
) -> None:
    stuck = view(may=("play", "exchange", "propose_end"), exchange_min=3, exchange_max=3)
    dry = msgspec.structs.replace(stuck, sheet=(entry("exchange", OTHER), entry("exchange", ME)) * rounds)
    act = next_act(club(ListedFinder()), dry, BUDGET, Rng(1))
    assert (act == Proposes()) is asks
    assert asks or isinstance(act, Moves)
    may_pass = msgspec.structs.replace(dry, may=(*dry.may, "pass"))
    assert next_act(club(ListedFinder()), may_pass, BUDGET, Rng(1)) != Proposes()


def test_a_bot_without_a_word_plays_the_best_one_that_it_is_shown() -> None:
    poor, rich = place(3), place(1, 2)
    shown = tuple(
        SuggestionView(OTHER, one.placed, one.swap, score) for one, score in ((poor, 5), (rich, 9), (poor, 7))
    )
    stuck = view(may=("play", "exchange", "stuck"), suggestions=shown)
    assert next_act(club(ListedFinder()), stuck, BUDGET, Rng(1)) == Moves(rich)
    assert next_act(club(ListedFinder([BALANCED])), stuck, BUDGET, Rng(1)) == Moves(BALANCED.move)
    alone = view(may=("play", "exchange", "stuck"))
    assert next_act(club(ListedFinder()), alone, BUDGET, Rng(1)) == AsksForHelp()


def test_a_bot_that_has_accepted_leaves_the_others_their_time() -> None:
    accepted = msgspec.structs.replace(challenged_view(b"\x05"), may=("play", "exchange", "pass"))
    assert next_act(club(ListedFinder([RICH]), b"\x05"), accepted, BUDGET, Rng(1)) is None


def test_the_end_is_not_proposed_while_one_of_several_has_just_played() -> None:
    third = Seat(2)
    seats = tuple(SeatView(seat, None, "club", 0, 3) for seat in (ME, OTHER, third))
    stuck = view(may=("play", "pass", "propose_end"), exchange_max=0, bag_count=0, seats=seats)
    moved = msgspec.structs.replace(stuck, sheet=(entry("play", OTHER), entry("pass", third)))
    passed = msgspec.structs.replace(stuck, sheet=(entry("pass", OTHER), entry("pass", third)))
    assert next_act(club(ListedFinder()), moved, BUDGET, Rng(1)) == Moves(Pass())
    assert next_act(club(ListedFinder()), passed, BUDGET, Rng(1)) == Proposes()


@pytest.mark.parametrize(
    ("between", "passes", "idle"),
    [
        ((), 2, 2),
        ((entry("challenge_points"), entry("overtime")), 2, 2),
        ((entry("lost_turn", ME),), 2, 3),
        ((entry("resigned", Seat(2)),), 2, 2),
        ((entry("pass", Seat(2)),), 2, 3),
        ((entry("exchange", ME),), 1, 3),
        ((entry("withdrawn", ME),), 1, 3),
        ((entry("play", ME),), 1, 1),
    ],
)
def test_passes_and_turns_without_a_play_are_counted_as_the_game_counts_them(
    between: tuple[EntryView, ...], passes: int, idle: int
) -> None:
    seats = (*view().seats, SeatView(Seat(2), None, "club", 0, 0, resigned=True))
    sheet = (entry("play"), entry("pass", ME), *between, entry("pass", OTHER))
    seen = seen_by(view(sheet=sheet, seats=seats))
    assert (seen.passes, seen.idle) == (passes, idle)


def test_notes_and_lost_turns_do_not_hide_that_the_others_passed() -> None:
    seats = (*view().seats, SeatView(Seat(2), None, "club", 0, 3))
    passed = (entry("pass", OTHER), entry("pass", Seat(2)))
    for note in (entry("overtime", OTHER), entry("adjustment", OTHER), entry("lost_turn", ME)):
        assert others_passed(view(sheet=(entry("play"), passed[0], note, passed[1]), seats=seats))
        assert others_passed(view(sheet=(entry("play"), *passed, note), seats=seats))
    assert not others_passed(view(sheet=(entry("pass", OTHER), entry("play", Seat(2))), seats=seats))


def test_notes_do_not_make_a_game_dry() -> None:
    notes = tuple(entry("overtime", OTHER) for _ in range(4))
    assert not is_dry(view(sheet=(entry("play"), *notes, entry("pass", ME))))
    assert is_dry(view(sheet=(entry("play"), *(entry("pass", Seat(at % 2)) for at in range(4)))))
