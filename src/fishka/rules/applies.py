"""Which parameters say anything under the others: a rule that cannot matter is not told."""

from collections.abc import Callable, Mapping
from typing import Final

from fishka.rules.edition import Edition
from fishka.rules.played import DEFAULT_ONLY, PLAYED


def applies(edition: Edition, parameter: str) -> bool:
    """Whether the value of a parameter can make a difference in a game of this edition."""
    wanted = _ONLY_WHERE.get(parameter)
    return PLAYED[parameter] != DEFAULT_ONLY and (wanted is None or wanted(edition))


def has_words(edition: Edition) -> bool:
    """Whether words of a language are laid, not equations."""
    return edition.params.engine != "equations"


def has_blanks(edition: Edition) -> bool:
    """Whether the set has a blank at all."""
    return edition.tileset.blanks.count > 0


def has_premiums(edition: Edition) -> bool:
    """Whether the board has a square that is worth more."""
    return any(kind.letter > 1 or kind.word > 1 for kind in edition.layout.kinds)


def has_swaps(edition: Edition) -> bool:
    """Whether a tile may be taken off the board."""
    return edition.params.swap != "none" or edition.params.swap_remove


def _word_premiums(edition: Edition) -> bool:
    return sum(kind.word > 1 for kind in edition.layout.kinds) > 1


def _yo(edition: Edition) -> bool:
    """Alphabets that write Ё beside Е are those with Ы; Bulgarian, Macedonian and Ukrainian have neither."""
    return {"Е", "Ы"} <= {one.letter for one in edition.tileset.letters}


def _drawn(edition: Edition) -> bool:
    return edition.params.first_player == "draw_nearest_A"


def _challenged(edition: Edition) -> bool:
    return edition.params.validation == "challenge"


def _points(edition: Edition) -> bool:
    return edition.params.challenge_policy in ("points_to_opponent", "points_from_challenger")


def _plural(edition: Edition) -> bool:
    params = edition.params
    if not has_words(edition) or params.forms != "lemma_nom_sg" or params.number_filter == "singular_only":
        return False
    return params.number_filter == "any" or params.noun_plural != "always"


def _bonus_table(edition: Edition) -> bool:
    params = edition.params
    if params.bingo_mode == "multiply_move":
        return params.bingo_condition == "exact_count"
    return params.bingo_mode == "add"


_ONLY_WHERE: Final[Mapping[str, Callable[[Edition], bool]]] = {
    "skin": lambda _: False,
    "blank_bag": lambda one: one.params.bags != "single",
    "yo_mode": _yo,
    "rack_visibility_on_request": lambda one: one.params.rack_visibility != "open",
    "word_multiplier_combine": _word_premiums,
    "premium_lifetime": has_premiums,
    "draw_blank_rank": lambda one: _drawn(one) and has_blanks(one),
    "draw_tie": lambda one: one.params.first_player in ("draw_nearest_A", "dice_high"),
    "draw_returned": _drawn,
    "first_move_min_tiles": lambda one: one.params.first_move_min_tiles > 2,
    "first_word_min_letters": lambda one: one.params.first_word_min_letters > max(2, one.params.min_word_len),
    "first_word_min_syllables": lambda one: one.params.first_word_min_syllables > 0,
    "first_word_logic": lambda one: (
        one.params.first_word_min_letters > max(2, one.params.min_word_len)
        and one.params.first_word_min_syllables > 0
    ),
    "language": has_words,
    "lexicon": has_words,
    "pos_allowed": has_words,
    "forms": has_words,
    "noun_plural": _plural,
    "number_filter": has_words,
    "excluded": has_words,
    "lowercase_abbreviations": lambda one: has_words(one) and one.params.lowercase_abbreviations,
    "lexicon_overlay": has_words,
    "rude_words": has_words,
    "foreign_words": has_words,
    "usage_labels_blocked": has_words,
    "multi_source": has_words,
    "min_word_len": has_words,
    "corner_min_word_len": lambda one: (
        has_words(one) and one.params.corner_min_word_len < one.params.min_word_len
    ),
    "dictionary_access": has_words,
    "multi_word": lambda one: one.params.placement == "corner_chain",
    "swaps_per_move": has_swaps,
    "freed_tile": has_swaps,
    "swap_changed_words_score": lambda one: one.params.swap == "any_letter" or one.params.swap_remove,
    "blank_scope": has_blanks,
    "blank_designation_fixed": has_blanks,
    "blank_value": has_blanks,
    "exchange_count": lambda one: one.params.exchange,
    "exchange_min_bag": lambda one: one.params.exchange,
    "exchange_order": lambda one: one.params.exchange,
    "exchange_gate": lambda one: one.params.exchange,
    "pass_gate": lambda one: one.params.pass_,
    "bingo_table": _bonus_table,
    "bingo_factor": lambda one: one.params.bingo_mode == "multiply_move",
    "bingo_condition": lambda one: one.params.bingo_mode != "none",
    "challenge_policy": _challenged,
    "challenge_points": lambda one: _challenged(one) and _points(one),
    "challenge_per": lambda one: _challenged(one) and _points(one),
    "challenge_window": _challenged,
    "challenge_window_seconds": lambda one: one.params.validation != "auto_reject",
    "challenge_hold_seconds": _challenged,
    "invalid_play": lambda one: one.params.validation != "auto_reject",
    "end_pass_scope": lambda one: one.params.end_pass_rounds is not None,
    "pass_counter_includes_exchange": lambda one: (
        one.params.end_pass_rounds is not None and one.params.exchange
    ),
    "target_finish": lambda one: one.params.target_score is not None,
    "tie_break": lambda one: one.params.final_adjust != "none",
    "clock_seconds": lambda one: one.params.clock != "none",
    "on_move_timeout": lambda one: one.params.clock == "per_move",
    "overtime_points": lambda one: one.params.clock == "per_player",
    "overtime_limit_minutes": lambda one: one.params.clock == "per_player",
}
"""What must hold for a parameter to say anything; those that are not here always do.

Colours are seen on the board. What is not played at all (`DEFAULT_ONLY`) says nothing either.
"""
