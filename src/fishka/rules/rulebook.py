"""The rules of an edition as text that one can play by: made of its parameters, in plain sentences."""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Set
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from fishka.rules.convert import plain
from fishka.rules.describe import differences, is_choice
from fishka.rules.edition import Edition, titled
from fishka.rules.faults import shown
from fishka.rules.library import bundled
from fishka.rules.parameters import Parameters, TargetTable
from fishka.rules.resolve import merge
from fishka.rules.tileset import Titles

Say = Callable[..., str]
"""A text by its id and variables, in one language (`Translator.text`)."""


class Line(msgspec.Struct, frozen=True):
    """One sentence. `parameter` is what it speaks of; none: it is true of every edition."""

    text: str
    parameter: str | None = None
    differs: bool = False
    """Whether the value is another one than in the usual game."""
    sources: tuple[str, ...] = ()


class Section(msgspec.Struct, frozen=True):
    """Sentences under a heading."""

    id: str
    title: str
    lines: tuple[Line, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """What an edition is called, what sets it apart, all its rules, and courtesies that may be dismissed."""

    title: str
    about: str
    sections: tuple[Section, ...]
    """The first one, `differences`, is missing where there are none."""
    hints: tuple[str, ...]


SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "table": (
        "players_min", "players_max", "players_recommended", "age_min", "turn_order", "tileset", "rack_size",
        "bags", "blank_bag", "yo_mode", "rack_visibility", "rack_visibility_on_request", "layout", "skin",
    ),
    "start": (
        "first_player", "draw_blank_rank", "draw_tie", "draw_returned", "first_move_covers_start",
        "first_move_min_tiles", "first_word_min_letters", "first_word_min_syllables", "first_word_logic",
    ),
    "words": (
        "language", "lexicon", "pos_allowed", "forms", "noun_plural", "number_filter", "excluded",
        "lowercase_abbreviations", "lexicon_overlay", "rude_words", "foreign_words", "usage_labels_blocked",
        "multi_source", "repeat_words", "min_word_len", "corner_min_word_len", "dictionary_access", "help",
    ),
    "moves": (
        "engine", "placement", "multi_word", "max_extended_words", "connection", "swap", "swap_remove",
        "swaps_per_move", "freed_tile", "blank_scope", "blank_designation_fixed", "exchange",
        "exchange_count", "exchange_min_bag", "exchange_order", "exchange_gate", "pass",
        "pass_gate", "solo_free_exchange",
    ),
    "scoring": (
        "word_multiplier_combine", "premium_lifetime", "blank_value", "bingo_mode", "bingo_table",
        "bingo_factor", "bingo_condition", "letter_overrides", "theme_bonus", "swap_changed_words_score",
    ),
    "challenge": (
        "validation", "challenge_policy", "challenge_points", "challenge_per", "challenge_window",
        "challenge_window_seconds", "challenge_hold_seconds", "invalid_play",
    ),
    "end": (
        "end_out", "end_no_moves", "end_pass_rounds", "end_pass_scope", "pass_counter_includes_exchange",
        "end_exchange_rounds", "end_zero_turns", "target_score", "target_finish", "end_by_agreement",
        "final_adjust", "tie_break",
    ),
    "clock": (
        "clock", "clock_seconds", "on_move_timeout", "overtime_points", "overtime_limit_minutes",
        "dup_vc_early", "dup_vc_late", "dup_early_turns", "dup_top_source", "dup_solo_bonus",
        "dup_solo_min_players", "dup_declared_score",
    ),
}  # fmt: skip
"""Every parameter, in the order in which a reader wants to know of it."""
BASICS: Final = {"moves": ("turn",), "words": ("words",), "scoring": ("score",)}
"""What is true of every edition, by the section that it begins."""
EQUIPMENT: Final = frozenset(
    {"language", "tileset", "layout", "skin", "lexicon", "age_min", "players_recommended", "yo_mode"}
)
"""Differences that are no rules: left out of the list of differences."""
HINTS: Final = ("rare", "red", "open")
"""Courtesies of the Vyatka family, for editions with its swaps."""


def rulebook(edition: Edition, say: Say, language: str) -> Rulebook:
    """The rules of an edition in the language of `say`. Raises what `say` raises when a text is missing."""
    changed = {one.parameter for one in differences(edition.params, merge((), bundled().defaults).params)}
    lines = {
        section: tuple(_lines(edition, changed, section, names, say)) for section, names in SECTIONS.items()
    }
    first = tuple(
        one for section in lines.values() for one in section if one.differs and one.parameter not in EQUIPMENT
    )
    sections = {"differences": first, **lines}
    return Rulebook(
        title=titled(edition.title, language, edition.id),
        about=titled(edition.about, language, ""),
        sections=tuple(
            Section(name, say(f"rule-section-{name}"), found) for name, found in sections.items() if found
        ),
        hints=tuple(say(f"rule-hint-{name}") for name in HINTS) if _has_hints(edition.params) else (),
    )


def sources(parameter: str) -> tuple[str, ...]:
    """Where a parameter is from: names of `rule-source-...` texts."""
    return _sources()[parameter]


def rule_sentence(parameter: str, value: object, say: Say) -> str:
    """One value of a parameter in a plain sentence."""
    return say("rule-" + parameter.replace("_", "-"), value=_shown(parameter, value, say))


def applies(params: Parameters, parameter: str) -> bool:
    """Whether a parameter says anything under these rules: others can make it idle."""
    wanted = _NEEDS.get(parameter)
    return wanted is None or wanted(params)


_NEEDS: Final[Mapping[str, Callable[[Parameters], bool]]] = {
    "blank_bag": lambda one: one.bags != "single",
    "yo_mode": lambda one: one.yo_mode != "distinct",
    "skin": lambda _: False,
    "draw_blank_rank": lambda one: one.first_player == "draw_nearest_A",
    "draw_tie": lambda one: one.first_player in ("draw_nearest_A", "dice_high"),
    "draw_returned": lambda one: one.first_player == "draw_nearest_A",
    "first_word_min_letters": lambda one: one.first_word_min_letters > 2,
    "first_word_min_syllables": lambda one: one.first_word_min_syllables > 0,
    "first_word_logic": lambda one: one.first_word_min_letters > 2 and one.first_word_min_syllables > 0,
    "pos_allowed": lambda one: one.engine != "equations",
    "forms": lambda one: one.engine != "equations",
    "noun_plural": lambda one: one.forms == "lemma_nom_sg",
    "number_filter": lambda one: one.number_filter != "any",
    "excluded": lambda one: one.engine != "equations" and bool(one.excluded),
    "lowercase_abbreviations": lambda one: one.lowercase_abbreviations,
    "lexicon": lambda one: one.engine != "equations",
    "language": lambda one: one.engine != "equations",
    "lexicon_overlay": lambda one: bool(one.lexicon_overlay),
    "rude_words": lambda one: one.rude_words == "refused",
    "foreign_words": lambda one: one.engine != "equations",
    "usage_labels_blocked": lambda one: bool(one.usage_labels_blocked),
    "multi_source": lambda one: one.multi_source != "single",
    "corner_min_word_len": lambda one: one.corner_min_word_len < one.min_word_len,
    "max_extended_words": lambda one: one.max_extended_words is not None,
    "swap_remove": lambda one: one.swap_remove,
    "swaps_per_move": lambda _: False,
    "freed_tile": lambda one: one.swap != "none" or one.swap_remove,
    "swap_changed_words_score": lambda one: one.swap == "any_letter" or one.swap_remove,
    "exchange_count": lambda one: one.exchange,
    "exchange_min_bag": lambda one: one.exchange and one.exchange_min_bag > 0,
    "exchange_order": lambda one: one.exchange,
    "exchange_gate": lambda one: one.exchange,
    "pass_gate": lambda one: one.pass_,
    "bingo_table": lambda one: (
        one.bingo_mode == "add"
        or (one.bingo_mode == "multiply_move" and one.bingo_condition == "exact_count")
    ),
    "bingo_factor": lambda one: one.bingo_mode == "multiply_move",
    "bingo_condition": lambda one: one.bingo_mode != "none",
    "letter_overrides": lambda one: bool(one.letter_overrides),
    "theme_bonus": lambda one: one.theme_bonus is not None,
    "challenge_policy": lambda one: one.validation == "challenge",
    "challenge_points": lambda one: one.challenge_policy in ("points_to_opponent", "points_from_challenger"),
    "challenge_per": lambda one: one.challenge_policy in ("points_to_opponent", "points_from_challenger"),
    "challenge_window": lambda one: one.validation == "challenge",
    "challenge_window_seconds": lambda one: one.validation != "auto_reject",
    "challenge_hold_seconds": lambda one: one.challenge_window != "none",
    "invalid_play": lambda one: one.validation != "auto_reject",
    "end_pass_scope": lambda one: one.end_pass_rounds is not None,
    "pass_counter_includes_exchange": lambda one: one.end_pass_rounds is not None and one.exchange,
    "end_exchange_rounds": lambda one: one.end_exchange_rounds is not None,
    "end_zero_turns": lambda one: one.end_zero_turns is not None,
    "target_score": lambda one: one.target_score is not None,
    "target_finish": lambda one: one.target_score is not None,
    "end_by_agreement": lambda one: one.end_by_agreement,
    "clock_seconds": lambda one: one.clock != "none",
    "on_move_timeout": lambda one: one.clock == "per_move",
    "overtime_points": lambda one: one.clock == "per_player",
    "overtime_limit_minutes": lambda one: one.clock == "per_player",
    "dup_vc_early": lambda one: one.engine == "duplicate",
    "dup_vc_late": lambda one: one.engine == "duplicate",
    "dup_early_turns": lambda one: one.engine == "duplicate",
    "dup_top_source": lambda one: one.engine == "duplicate",
    "dup_solo_bonus": lambda one: one.engine == "duplicate",
    "dup_solo_min_players": lambda one: one.engine == "duplicate",
    "dup_declared_score": lambda one: one.engine == "duplicate",
    "solo_free_exchange": lambda one: one.engine == "solo",
}
"""What must hold for a parameter to say anything; those that are not here always do."""


def _lines(
    edition: Edition, changed: Set[str], section: str, names: tuple[str, ...], say: Say
) -> Iterator[Line]:
    for basic in BASICS.get(section, ()):
        yield Line(say(f"rule-basic-{basic}"))
    for name in names:
        if not applies(edition.params, name):
            continue
        value = _value(edition.params, name)
        text = rule_sentence(name, _named(edition, name, value), say)
        told = tuple(say(f"rule-source-{one}") for one in sources(name))
        yield Line(text, name, name in changed, told)
        if name == "tileset":
            yield Line(say("rule-basic-capacity", value=edition.tileset.total))


def _value(params: Parameters, name: str) -> object:
    return getattr(params, {"pass": "pass_"}.get(name, name))


def _named(edition: Edition, name: str, value: object) -> object:
    """A tile set or board by what it is called, where it is called anything."""
    titles = {"tileset": edition.tileset.title, "layout": edition.layout.title}.get(name)
    return value if titles is None else _Named(titles)


class _Named(msgspec.Struct, frozen=True):
    titles: Titles


def _shown(parameter: str, value: object, say: Say) -> str | int:
    match value:
        case _Named(titles=titles):
            return titled(titles, say("rule-own-language"), "?")
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case int() | str():
            return value
        case TargetTable(table=table):
            return "; ".join(
                f"{players}: "
                + ", ".join(f"{say(f'rule-strength-{name}')} {points}" for name, points in row.items())
                for players, row in sorted(table.items())
            )
        case tuple():
            return ", ".join(_item(parameter, one, say) for one in value)
        case dict():
            return ", ".join(f"{key} → {points}" for key, points in sorted(value.items()))
        case _:
            return shown(getattr(value, "points", plain(value)))


def _item(parameter: str, value: Any, say: Say) -> str:
    if isinstance(value, str):
        return say(f"value-{parameter}-{value}".replace("_", "-")) if is_choice(parameter) else value
    return f"{value.letter} — {value.value}"


def _has_hints(params: Parameters) -> bool:
    return params.swap == "any_letter"


@cache
def _sources() -> dict[str, tuple[str, ...]]:
    text = (resources.files("fishka.rules") / "data" / "sources.toml").read_text("utf-8")
    return {name: tuple(found) for name, found in tomllib.loads(text).items()}
