"""Values of parameters of placing and scoring in whole turns, each beside the usual one."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import pytest

from fishka.core.board import Placed
from fishka.core.moves import Place, Swap
from fishka.rules.parameters import LetterOverride, ThemeBonus
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.words import AnyWord, TheseWords

ROD: Final = [("8F", "РОД")]
CORNER: Final = [("D2", "А"), ("3B", "БА"), ("D4", "А")]


class Turn(NamedTuple):
    """What lies there, what is held, and what is laid: lines of letters, a swap, blanks read anew."""

    rack: str
    laid: tuple[tuple[str, str], ...]
    board: list[tuple[str, str]] = ROD
    swap: tuple[str, str] | None = None
    readings: tuple[tuple[str, str], ...] = ()
    words: tuple[str, ...] = ()


class Case(NamedTuple):
    """A parameter's value, a turn, and what came of it by the usual value and by this one."""

    own: dict[str, Any]
    turn: Turn
    usual: str | int
    answer: str | int
    both: Mapping[str, Any] = MappingProxyType({})
    """Values that both games have."""


A: Final = Turn("А", (("8I", "А"),))
ALL: Final = Turn("РОДАБВГ", (("8B", "РОДАБВГ"),), [])
SWAPPED: Final = Turn("МА", (("9H", "А"),), swap=("8F", "М"))
KEEPS: Final = {"swap": "any_letter", "freed_tile": "keep"}
OUT_OF_LINE: Final = Turn("ДАБ", (("D3", "Д"), ("D5", "Б"), ("E3", "А")), CORNER)

CASES: Final = [
    Case({"blank_scope": "unexhausted"}, Turn("?А", (("8I", "ф"),), [("8F", "РОФ")]), 12, "joker_exhausted"),
    Case({"blank_value": "as_letter"}, Turn("?А", (("8I", "ф"),)), 4, 14),
    Case({"swap_changed_words_score": True}, SWAPPED, 3, 3 + 5, KEEPS),
    Case({"swap": "any_letter"}, SWAPPED, "swap_not_allowed", 3, {"freed_tile": "keep"}),
    Case(
        {"freed_tile": "use_now_unless"}, Turn("МА", (("8I", "А"),), swap=("8F", "М")),
        "freed_tile_unused", 6, {"swap": "any_letter"},
    ),
    Case({"freed_tile": "keep"}, SWAPPED, "freed_tile_unused", 3, {"swap": "any_letter"}),
    Case(
        {"placement": "corner_chain"},
        OUT_OF_LINE._replace(words=("БА", "АДАБ", "БАДА")),
        "not_in_line", 7 + 7,
    ),
    Case(
        {"multi_word": "corner_only"},
        OUT_OF_LINE._replace(words=("БА", "АДАБ", "БАДА", "БАД", "АДА")),
        7 + 7, "corner_not_forced",
        {"placement": "corner_chain"},
    ),
    Case(
        {"first_word_logic": "all"}, Turn("РОДА", (("8F", "РОДА"),), []), 10, "opening_limit",
        {"first_word_min_letters": 5, "first_word_min_syllables": 2},
    ),
    Case(
        {"bingo_condition": "whole_hand"}, ALL._replace(laid=(("8D", "РОДАБ"),)), 18 + 20, 18,
        {"bingo_table": {5: 20}},
    ),
    Case({"bingo_mode": "multiply_move"}, ALL, 28 + 50, 28 * 2),
    Case({"bingo_factor": 3}, ALL, 28 * 2, 28 * 3, {"bingo_mode": "multiply_move"}),
    Case({"premium_lifetime": "always"}, A, 5, 10),
    Case(
        {"blank_designation_fixed": False},
        Turn("А", (("H9", "А"),), [("8F", "РОд")], readings=(("8H", "т"),), words=("РОТ", "ТА")),
        "blank_fixed", 1,
    ),
    Case(
        {"word_multiplier_combine": "sum"}, ALL._replace(laid=(("1A", "РО.ДАБВГ"),), board=[("1C", "А")]),
        15 * 9 + 50, 15 * 6 + 50,
    ),
    Case(
        {"connection": "share_letter"}, Turn("АБ", (("9H", "АБ"),)), 10, "no_shared_letter",
    ),
    Case(
        {"theme_bonus": ThemeBonus(points=7, per="main_word", judge="list_or_vote", words=("РОДА",))},
        A, 5, 12,
    ),
    Case({"letter_overrides": (LetterOverride("А", 20),)}, A, 5, 24),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=[str(next(iter(case.own))) for case in CASES])
def test_a_value_of_placing_or_scoring_changes_what_comes_of_a_turn(case: Case) -> None:
    assert outcome(case.turn, **case.both) == case.usual
    assert outcome(case.turn, **{**case.both, **case.own}) == case.answer


def outcome(turn: Turn, **params: Any) -> str | int:
    """The refusal, or the points of the turn."""
    rules = edition("ru_scrabble_home", "mod_casual", **params)
    words = TheseWords(rules.alphabet, turn.words) if turn.words else AnyWord()
    table = Table(rules, words=words).rig([turn.rack, "ЩЩЩЩЩЩЩ"], "Т" * 30, board=turn.board)

    def lines(given: tuple[tuple[str, str], ...]) -> tuple[Placed, ...]:
        return tuple(one for place, letters in given for one in table.line(place, letters))

    swap = None
    if turn.swap is not None:
        (put,) = table.line(*turn.swap)
        swap = Swap(put.square, put.tile)
    play = Place(tuple(sorted(lines(turn.laid))), swap, (), lines(turn.readings))
    refused = code(table.move(0, play))
    return table.scores()[0] if refused is None else refused
