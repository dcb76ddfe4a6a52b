"""Which values of each parameter are played in this release. Every other value is refused at load, by name.

A parameter that governs a part of the game which is not played at all keeps its default (`DEFAULT_ONLY`), so
that nothing that somebody sets is ever silently ignored.
"""

from typing import Final

ANY: Final = "any"
"""Every value that the type allows is played."""
DEFAULT_ONLY: Final = "default only"
"""The mechanism is not played: the value must be the one of `data/defaults.toml`."""

Played = str | range | tuple[object, ...]

PLAYED: Final[dict[str, Played]] = {
    # Frame
    "engine": ("crossword", "equations"),
    "language": ANY,
    "players_min": range(2, 11),
    "players_max": range(2, 15),
    "players_recommended": ANY,
    "age_min": ANY,
    "turn_order": ANY,
    # Tiles and racks
    "tileset": ANY,
    "rack_size": ANY,
    "bags": ANY,
    "blank_bag": ANY,
    "yo_mode": ANY,
    "rack_visibility": ANY,
    "rack_visibility_on_request": ANY,
    # Board
    "layout": ANY,
    "skin": ANY,
    "word_multiplier_combine": ANY,
    "premium_lifetime": ANY,
    # Start
    "first_player": ANY,
    "draw_blank_rank": ANY,
    "draw_tie": ANY,
    "draw_returned": ANY,
    "first_move_covers_start": ANY,
    "first_move_min_tiles": ANY,
    "first_word_min_letters": ANY,
    "first_word_min_syllables": ANY,
    "first_word_logic": ANY,
    # Words and dictionary
    "lexicon": ANY,
    "pos_allowed": ANY,
    "forms": ANY,
    "noun_plural": ANY,
    "number_filter": ANY,
    "excluded": ANY,
    "lowercase_abbreviations": ANY,
    "lexicon_overlay": ANY,
    "rude_words": ANY,
    "foreign_words": ANY,
    "usage_labels_blocked": ANY,
    "multi_source": ANY,
    "repeat_words": ANY,
    "min_word_len": ANY,
    "corner_min_word_len": ANY,
    "validation": ANY,
    "dictionary_access": ANY,
    "help": ANY,
    # Moves
    "placement": ANY,
    "multi_word": ANY,
    "max_extended_words": ANY,
    "connection": ANY,
    "swap": ANY,
    "swap_remove": ANY,
    "swaps_per_move": ANY,
    "freed_tile": ANY,
    "blank_scope": ANY,
    "blank_designation_fixed": ANY,
    "exchange": ANY,
    "exchange_count": ANY,
    "exchange_min_bag": ANY,
    "exchange_order": ANY,
    "exchange_gate": ANY,
    "pass": ANY,
    "pass_gate": ANY,
    # Scoring
    "blank_value": ANY,
    "bingo_mode": ANY,
    "bingo_table": ANY,
    "bingo_factor": ANY,
    "bingo_condition": ANY,
    "letter_overrides": ANY,
    "theme_bonus": ANY,
    "swap_changed_words_score": ANY,
    # Challenge
    "challenge_policy": ANY,
    "challenge_points": ANY,
    "challenge_per": ANY,
    "challenge_window": ANY,
    "challenge_window_seconds": ANY,
    "challenge_hold_seconds": ANY,
    "invalid_play": ANY,
    # End of game
    "end_out": ANY,
    "end_no_moves": ANY,
    "end_pass_rounds": ANY,
    "end_pass_scope": ANY,
    "pass_counter_includes_exchange": ANY,
    "end_exchange_rounds": ANY,
    "end_zero_turns": ANY,
    "target_score": ANY,
    "target_finish": ANY,
    "end_by_agreement": ANY,
    # Final adjustment
    "final_adjust": ANY,
    "tie_break": ANY,
    # Clock
    "clock": ("none", "per_move", "per_player"),
    "clock_seconds": ANY,
    "on_move_timeout": ANY,
    "overtime_points": ANY,
    "overtime_limit_minutes": ANY,
    # Duplicate
    "dup_vc_early": DEFAULT_ONLY,
    "dup_vc_late": DEFAULT_ONLY,
    "dup_early_turns": DEFAULT_ONLY,
    "dup_top_source": DEFAULT_ONLY,
    "dup_solo_bonus": DEFAULT_ONLY,
    "dup_solo_min_players": DEFAULT_ONLY,
    "dup_declared_score": DEFAULT_ONLY,
    # Solo
    "solo_free_exchange": DEFAULT_ONLY,
}


def is_played(parameter: str, value: object, default: object) -> bool:
    """Whether this release plays the value (`default` is the one of `data/defaults.toml`)."""
    played = PLAYED[parameter]
    if played == ANY:
        return True
    if played == DEFAULT_ONLY:
        if isinstance(value, tuple) and isinstance(default, tuple):
            return set(value) == set(default)
        return value == default
    return value in played


def played_values(parameter: str, default: object) -> tuple[object, ...] | range | str:
    """The played values, for texts: `ANY`, a range, or the values."""
    played = PLAYED[parameter]
    return (default,) if played == DEFAULT_ONLY else played
