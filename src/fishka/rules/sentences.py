"""What the rules say, thought by thought: what a sentence speaks of, and when it need not be said."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from fishka.rules.edition import Edition

Said = Callable[[Edition], bool]


class Sentence(msgspec.Struct, frozen=True):
    """A thought; its text is `book-<id>`."""

    id: str
    speaks_of: tuple[str, ...]
    """Parameters. The sentence is told where one of them applies, and differs where a value does."""
    usual: dict[str, tuple[Any, ...]] = {}
    """With these values of all these parameters it tells nothing that a reader would not take for granted."""

    def goes_without_saying(self, edition: Edition) -> bool:
        """Whether it need only be said where other rules, that the reader knows, say something else."""
        return bool(self.usual) and all(
            getattr(edition.params, {"pass": "pass_"}.get(name, name)) in values
            for name, values in self.usual.items()
        )


def _said(id: str, *speaks_of: str, **usual: tuple[Any, ...]) -> Sentence:
    return Sentence(id, speaks_of, usual)


_NONE: Final = (None,)
_NO: Final = (False,)

SECTIONS: Final[dict[str, tuple[Sentence, ...]]] = {
    "table": (
        _said("players", "players_min", "players_max", "players_recommended"),
        _said("age", "age_min"),
        _said("board", "layout"),
        _said("rack", "rack_size"),
        _said("bags", "bags", "blank_bag", bags=("single",)),
        _said("racks-seen", "rack_visibility"),
        _said("racks-shown", "rack_visibility_on_request", rack_visibility_on_request=_NO),
    ),
    "tiles": (
        _said("tileset", "tileset"),
        _said("blank-use", "blank_scope", "blank_designation_fixed"),
        _said("yo", "yo_mode"),
    ),
    "start": (
        _said("draw", "first_player", "draw_blank_rank", "draw_tie", "draw_returned"),
        _said("order", "turn_order"),
        _said("first-move", "first_move_covers_start"),
        _said("first-tiles", "first_move_min_tiles"),
        _said("first-word", "first_word_min_letters", "first_word_min_syllables", "first_word_logic"),
    ),
    "moves": (
        _said("equations", "engine", engine=("crossword",)),
        _said("turn", "exchange", "pass"),
        _said("placing", "placement", "multi_word"),
        _said("joining", "connection"),
        _said("all-words"),
        _said("repeat", "repeat_words"),
        _said("extended", "max_extended_words", max_extended_words=_NONE),
        _said("swap", "swap", "swap_remove", "swaps_per_move", swap=("none",), swap_remove=_NO),
        _said("freed", "freed_tile"),
        _said("swap-words", "swap_changed_words_score"),
        _said("exchange", "exchange_count", "exchange_order"),
        _said("exchange-bag", "exchange_min_bag"),
        _said("exchange-gate", "exchange_gate", exchange_gate=("always",)),
        _said("pass-gate", "pass_gate", pass_gate=("always",)),
        _said("help", "help", help=("none",)),
    ),
    "words": (
        _said("lexicon", "language", "lexicon", "foreign_words"),
        _said("kinds", "pos_allowed", "forms"),
        _said("plural", "noun_plural"),
        _said("number", "number_filter", number_filter=("any",)),
        _said("excluded", "excluded", "lowercase_abbreviations"),
        _said("overlay", "lexicon_overlay", lexicon_overlay=((),)),
        _said(
            "labels", "usage_labels_blocked", "multi_source",
            usage_labels_blocked=((),), multi_source=("single",),
        ),
        _said("rude", "rude_words", rude_words=("allowed",)),
        _said("length", "min_word_len", "corner_min_word_len"),
        _said("dictionary", "dictionary_access"),
    ),
    "scoring": (
        _said("score"),
        _said("combine", "word_multiplier_combine"),
        _said("premium-life", "premium_lifetime"),
        _said("blank-value", "blank_value"),
        _said("bonus", "bingo_mode", "bingo_table", "bingo_factor", "bingo_condition", bingo_mode=("none",)),
        _said("overrides", "letter_overrides", letter_overrides=((),)),
        _said("theme", "theme_bonus", theme_bonus=_NONE),
    ),
    "challenge": (
        _said("validation", "validation"),
        _said("window", "challenge_window", "challenge_window_seconds", "challenge_hold_seconds"),
        _said("judged", "challenge_window_seconds"),
        _said("wrong", "challenge_policy", "challenge_points", "challenge_per"),
        _said("falls", "invalid_play"),
    ),
    "end": (
        _said("end-out", "end_out"),
        _said("end-stuck", "end_no_moves", end_no_moves=("off",)),
        _said("end-passes", "end_pass_rounds", "end_pass_scope", "pass_counter_includes_exchange",
              end_pass_rounds=_NONE),
        _said("end-exchanges", "end_exchange_rounds", end_exchange_rounds=_NONE),
        _said("end-zero", "end_zero_turns", end_zero_turns=_NONE),
        _said("target", "target_score", "target_finish", target_score=_NONE),
        _said("agreement", "end_by_agreement", end_by_agreement=_NO),
        _said("adjust", "final_adjust"),
        _said("winner", "tie_break"),
    ),
    "clock": (
        _said("clock", "clock", "clock_seconds", clock=("none",)),
        _said("timeout", "on_move_timeout"),
        _said("overtime", "overtime_points", "overtime_limit_minutes"),
    ),
}  # fmt: skip
"""Every sentence, in the order in which a reader wants to know of it."""

ONLY_WHERE: Final[dict[str, Said]] = {
    "window": lambda one: one.params.validation == "challenge",
    "judged": lambda one: one.params.validation in ("next_player_approves", "explain_and_vote"),
    "exchange-bag": lambda one: one.params.exchange_min_bag > 0 or one.params.exchange_count != "all",
}
"""Sentences that other rules make needless, though what they speak of applies."""
ALWAYS: Final = frozenset({"all-words", "score", "winner"})
"""True of every edition, whatever its parameters."""
