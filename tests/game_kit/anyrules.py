"""Any valid turn rules: parameters drawn by chance, such as pass the checks of editions."""

from typing import Any, Final

from msgspec.structs import replace

from fishka.core.rng import Rng
from fishka.rules.check import cross_faults
from fishka.rules.edition import Edition
from fishka.rules.parameters import TargetTable, ThemeBonus
from tests.game_kit.editions import tiny

THEME: Final = ThemeBonus(points=7, per="main_word", judge="list_or_vote", theme="anything")
LISTED: Final = ThemeBonus(points=7, per="main_word", judge="list_or_vote", words=("AB", "BA", "ABC"))
LEVELS: Final = TargetTable(
    per_player=True, table={2: {"beginner": 30, "expert": 60}, 3: {"beginner": 20, "expert": 50}}
)

CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "bags": ("single", "vowel_consonant"),
    "blank_bag": ("consonant", "vowel", "split"),
    "rack_visibility": ("hidden", "hidden", "open", "open_when_bag_empty"),
    "rack_visibility_on_request": (False, True),
    "first_player": ("draw_nearest_A", "dice_high", "random", "agreed"),
    "draw_blank_rank": ("before_A", "redraw"),
    "draw_tie": ("redraw_tied", "random"),
    "draw_returned": (True, False),
    "repeat_words": ("allowed", "forbidden"),
    "validation": ("auto_reject", "challenge", "challenge", "next_player_approves", "explain_and_vote"),
    "dictionary_access": ("adjudication_only", "free"),
    "help": ("none", "teaching", "on_request", "mandatory_when_stuck"),
    "swap": ("none", "blank_exact"),
    "exchange": (True, True, True, False),
    "exchange_count": ("any", "one", "all"),
    "exchange_min_bag": (0, 0, 3, 7),
    "exchange_order": ("draw_then_return", "return_then_draw"),
    "exchange_gate": ("always", "group_found_no_word"),
    "pass_": (True, True, True, False),
    "pass_gate": ("always", "always", "stuck_and_bag_empty"),
    "theme_bonus": (None, None, THEME, LISTED),
    "challenge_policy": (
        "none", "free", "lose_next_turn", "points_to_opponent", "points_from_challenger", "triple",
    ),
    "challenge_points": (0, 5, 10),
    "challenge_per": ("play", "word"),
    "challenge_window": ("none", "before_next_turn", "before_score_and_next_turn"),
    "challenge_window_seconds": (30, 5, None),
    "challenge_hold_seconds": (60, 5, None),
    "end_out": (True, True, False),
    "end_no_moves": ("auto", "agreement", "off"),
    "end_pass_rounds": (None, 1, 2, 3),
    "end_pass_scope": ("all_players", "any_single_player"),
    "pass_counter_includes_exchange": (False, True),
    "end_exchange_rounds": (None, 1, 2),
    "end_zero_turns": (None, 4, 6),
    "target_score": (None, None, 40, LEVELS),
    "target_finish": ("immediate", "finish_round"),
    "end_by_agreement": (False, True),
    "final_adjust": ("none", "subtract_own", "subtract_and_collect", "collect_double"),
    "tie_break": ("none", "pre_adjust"),
    "clock": ("none", "per_move", "per_player"),
    "clock_seconds": (None, 10, 60),
    "on_move_timeout": ("lose_turn", "take_pending_if_valid"),
    "overtime_points": (10, 0, 3),
    "overtime_limit_minutes": (10, 1, None),
}  # fmt: skip
"""What each parameter may be, the likelier ones several times."""


def any_rules(seed: int) -> Edition:
    """A tiny edition with turn rules drawn by this seed: what clashes is drawn again."""
    rng = Rng(seed)
    counts = (2 + rng.below(3), 8, 8, 8, 6)
    rules = tiny(counts=counts, rack_size=5, players_max=4, end_no_moves="agreement")
    vowels = tuple(replace(one, vowel=one.letter in "AC", neutral=one.letter == "D")
                   for one in rules.tileset.letters)  # fmt: skip
    rules = replace(rules, tileset=replace(rules.tileset, letters=vowels))
    for name in CHOICES:
        rules = with_choice(rules, name, rng)
    while clashes := [at for at in _clashes(rules) if at in CHOICES or at == "pass"]:
        for at in clashes:
            for name in {at, *_PARTNERS.get(at, ())}:
                rules = with_choice(rules, "pass_" if name == "pass" else name, rng)
    return rules


def _clashes(rules: Edition) -> list[str]:
    """The parameters to blame for what makes no sense together; the tiny board is not looked at."""
    return [fault.at for fault in cross_faults(rules.params, rules.tileset, None)]


def with_choice(rules: Edition, name: str, rng: Rng) -> Edition:
    """The same with one parameter drawn anew."""
    choices = CHOICES[name]
    return replace(rules, params=replace(rules.params, **{name: choices[rng.below(len(choices))]}))


_PARTNERS: Final[dict[str, tuple[str, ...]]] = {
    "challenge_policy": ("validation", "challenge_points"),
    "challenge_window": ("validation",),
    "exchange_gate": ("help",),
    "pass_gate": ("help",),
    "clock": ("clock_seconds", "end_pass_rounds", "end_zero_turns"),
    "clock_seconds": ("clock",),
    "on_move_timeout": ("clock", "clock_seconds"),
    "pass": ("exchange",),
    "end_no_moves": ("end_pass_rounds", "end_zero_turns"),
    "pass_counter_includes_exchange": ("end_pass_rounds",),
    "target_finish": ("target_score",),
    "blank_bag": ("bags",),
}
"""Parameters that are drawn anew together."""
