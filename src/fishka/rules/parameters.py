"""Every parameter of an edition (`docs/rules/parameters.md`), with its type and range.

The types are the check: `rules.convert` reads them and names every value that does not fit. Which of them are
played in this release is in `rules.played`; what they are when nobody sets them in `data/defaults.toml`.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from fishka.core.ids import LANGUAGE_TAG

Engine = Literal[
    "crossword",
    "duplicate",
    "solo",
    "equations",
    "junior_cover",
    "race_track",
    "word_bingo",
    "explain_words",
    "free_crossword",
    "key_letter",
    "preschool",
]
YoMode = Literal["distinct", "e_covers_yo", "merged"]
FirstPlayer = Literal["draw_nearest_A", "dice_high", "random", "agreed"]
NounPlural = Literal["always", "pluralia_tantum", "if_listed_in_any_source"]
Excluded = Literal[
    "capitalised",
    "proper_name",
    "abbreviation",
    "hyphen",
    "apostrophe",
    "bound_prefix",
    "bound_suffix",
    "nonexistent",
]
Validation = Literal["auto_reject", "challenge", "next_player_approves", "explain_and_vote"]
SwapKind = Literal["none", "blank_exact", "any_letter"]
FreedTileKind = Literal["use_now", "keep", "use_now_unless"]
ChallengePolicy = Literal[
    "none", "free", "lose_next_turn", "points_to_opponent", "points_from_challenger", "triple"
]
ChallengeWindow = Literal["before_score_and_next_turn", "before_next_turn", "none"]
EndNoMoves = Literal["auto", "agreement", "off"]
EndPassScope = Literal["all_players", "any_single_player"]
FinalAdjust = Literal["none", "subtract_own", "subtract_and_collect", "collect_double"]
TieBreak = Literal["none", "pre_adjust"]
ClockKind = Literal["none", "per_move", "per_player", "per_round"]

NAME_PATTERN: Final = r"^[A-Za-z][A-Za-z0-9_]*$"
Identifier = Annotated[str, Meta(pattern=NAME_PATTERN)]
LanguageTag = Annotated[str, Meta(pattern=LANGUAGE_TAG)]
Positive = Annotated[int, Meta(ge=1, le=1_000_000)]
Natural = Annotated[int, Meta(ge=0, le=1_000_000)]


Strength = Literal["beginner", "intermediate", "expert"]
"""What a player says of himself where the score to reach follows from it."""


class LetterOverride(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another value for a letter at a certain moment."""

    letter: str
    value: Natural
    when: Literal["first_in_game"] = "first_in_game"


class ThemeBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An agreed premium for words of a theme.

    With `words` the list decides; without, the other players vote.
    """

    points: Positive
    per: Literal["main_word"]
    judge: Literal["list_or_vote"]
    theme: str = ""
    """What the theme is, as the players agreed."""
    words: tuple[str, ...] = ()


class TargetTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A target score for each player by his strength: `table[players][strength]`."""

    per_player: Literal[True]
    table: dict[Annotated[int, Meta(ge=1, le=20)], dict[Strength, Positive]]

    def row(self, players: int) -> dict[str, int]:
        """Targets by strength; without a row for so many players that of the next smaller table (C-13)."""
        rows = sorted(self.table)
        found = self.table[max((one for one in rows if one <= players), default=rows[0])]
        return {str(strength): points for strength, points in found.items()}

    def usual(self, players: int) -> str:
        """The strength of who names none: the middle one."""
        levels = list(self.row(players))
        return levels[(len(levels) - 1) // 2]


class Parameters(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"pass_": "pass"}, kw_only=True
):
    """All parameters, resolved. Groups and names as in the documentation; points and counts are integers."""

    # Frame
    engine: Engine
    language: LanguageTag
    players_min: Annotated[int, Meta(ge=1, le=10)]
    players_max: Annotated[int, Meta(ge=1, le=10_000)]
    players_recommended: str
    age_min: Annotated[int, Meta(ge=3, le=18)]
    turn_order: Literal["clockwise"]

    # Tiles and racks
    tileset: Identifier
    rack_size: Annotated[int, Meta(ge=5, le=12)]
    bags: Literal["single", "vowel_consonant"]
    blank_bag: Literal["vowel", "consonant", "split"]
    yo_mode: YoMode
    rack_visibility: Literal["hidden", "open", "open_when_bag_empty"]
    rack_visibility_on_request: bool

    # Board
    layout: Identifier
    skin: Identifier | None
    word_multiplier_combine: Literal["product", "sum"]
    premium_lifetime: Literal["first_cover", "always"]

    # Start
    first_player: FirstPlayer
    draw_blank_rank: Literal["before_A", "redraw"]
    draw_tie: Literal["redraw_tied", "random"]
    draw_returned: bool
    first_move_covers_start: bool
    first_move_min_tiles: Annotated[int, Meta(ge=1, le=7)]
    first_word_min_letters: Annotated[int, Meta(ge=2, le=7)]
    first_word_min_syllables: Annotated[int, Meta(ge=0, le=3)]
    first_word_logic: Literal["any", "all"]

    # Words and dictionary
    lexicon: Identifier
    pos_allowed: Literal["any", "nouns"]
    forms: Literal["all_inflected", "lemma_nom_sg"]
    noun_plural: NounPlural
    number_filter: Literal["any", "singular_only", "plural_only"]
    excluded: tuple[Excluded, ...]
    lowercase_abbreviations: bool
    lexicon_overlay: tuple[str, ...]
    rude_words: Literal["allowed", "refused"]
    foreign_words: Literal["if_in_dictionary"]
    usage_labels_blocked: tuple[str, ...]
    multi_source: Literal["single", "any_accepts"]
    repeat_words: Literal["allowed", "forbidden"]
    min_word_len: Annotated[int, Meta(ge=2, le=5)]
    corner_min_word_len: Annotated[int, Meta(ge=2, le=5)]
    validation: Validation
    dictionary_access: Literal["adjudication_only", "free"]
    help: Literal["none", "teaching", "on_request", "mandatory_when_stuck"]

    # Moves
    placement: Literal["single_line", "corner_chain"]
    multi_word: Literal["unlimited", "corner_only"]
    max_extended_words: Positive | None
    connection: Literal["touch", "share_letter"]
    swap: SwapKind
    swap_remove: bool
    swaps_per_move: Literal[1]
    freed_tile: FreedTileKind
    blank_scope: Literal["any_letter", "unexhausted"]
    blank_designation_fixed: bool
    exchange: bool
    exchange_count: Literal["any", "one", "all"]
    exchange_min_bag: Annotated[int, Meta(ge=0, le=7)]
    exchange_order: Literal["draw_then_return", "return_then_draw"]
    exchange_gate: Literal["always", "group_found_no_word"]
    pass_: bool
    pass_gate: Literal["always", "stuck_and_bag_empty"]

    # Scoring
    blank_value: Literal["zero", "as_letter"]
    bingo_mode: Literal["add", "multiply_move", "none"]
    bingo_table: dict[Annotated[int, Meta(ge=1, le=12)], Natural]
    bingo_factor: Annotated[int, Meta(ge=2, le=3)]
    bingo_condition: Literal["exact_count", "whole_hand"]
    letter_overrides: tuple[LetterOverride, ...]
    theme_bonus: ThemeBonus | None
    swap_changed_words_score: bool

    # Challenge
    challenge_policy: ChallengePolicy
    challenge_points: Literal[0, 5, 10]
    challenge_per: Literal["play", "word"]
    challenge_window: ChallengeWindow
    challenge_window_seconds: Annotated[int, Meta(ge=5, le=120)] | None
    challenge_hold_seconds: Annotated[int, Meta(ge=5, le=300)] | None
    invalid_play: Literal["tiles back, 0 points, turn lost, no refill"]

    # End of game
    end_out: bool
    end_no_moves: EndNoMoves
    end_pass_rounds: Annotated[int, Meta(ge=1, le=3)] | None
    end_pass_scope: EndPassScope
    pass_counter_includes_exchange: bool
    end_exchange_rounds: Positive | None
    end_zero_turns: Positive | None
    target_score: Positive | TargetTable | None
    target_finish: Literal["immediate", "finish_round"]
    end_by_agreement: bool

    # Final adjustment
    final_adjust: FinalAdjust
    tie_break: TieBreak

    # Clock
    clock: ClockKind
    clock_seconds: Positive | None
    on_move_timeout: Literal["lose_turn", "take_pending_if_valid"]
    overtime_points: Natural
    overtime_limit_minutes: Positive | None

    # Duplicate
    dup_vc_early: Annotated[int, Meta(ge=0, le=2)]
    dup_vc_late: Annotated[int, Meta(ge=0, le=2)]
    dup_early_turns: Natural
    dup_top_source: Literal["engine", "best_submitted"]
    dup_solo_bonus: Natural
    dup_solo_min_players: Natural
    dup_declared_score: Literal["ignored", "penalise"]

    # Solo
    solo_free_exchange: Natural


PARAMETER_IDS: tuple[str, ...] = tuple(field.encode_name for field in msgspec.structs.fields(Parameters))
"""Every parameter by its name, in the order of the groups."""
