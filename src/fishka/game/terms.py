"""What a running game needs to know of its edition, as numbers and choices: written into the first event.

Deciding, evolving and viewing read these and never the edition, so that old games replay for ever.
"""

from typing import Final, Literal

import msgspec

from fishka.rules.edition import Edition
from fishka.rules.parameters import (
    ChallengePolicy,
    EndNoMoves,
    EndPassScope,
    FinalAdjust,
    Parameters,
    TieBreak,
)
from fishka.rules.tables import RuleTables

Pace = Literal["live", "correspondence"]
Verdict = Literal["challenge", "approval", "vote"]
"""Who says whether a play in its window stands: the dictionary when challenged, the next player, all."""

HELP_MS: Final = 120_000
"""Live play: how long others may think with a stuck player, or say whether a word fits the theme."""


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The agreed premium for main words of a theme; a list of words judges, or without one a vote."""

    name: str
    points: int
    words: tuple[bytes, ...]
    """As letter tiles; empty: the others vote."""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Names as in the rules; durations in milliseconds, None: no limit.

    Fields with a default came later; the default is how games began before were played.
    """

    pace: Pace
    rows: int
    cols: int
    counts: tuple[int, ...]
    """Tiles in the full set by tile, blank first."""
    rack_size: int
    repeat_words: bool
    checks_words: bool
    """Unknown words are refused (`validation = auto_reject`), else others judge a play that is laid."""
    window: bool
    """Whether a play waits for the others' verdict after it is laid."""
    window_ms: int | None
    hold: bool
    """Whether an opponent may hold."""
    hold_ms: int | None
    challenge_policy: ChallengePolicy
    exchange: bool
    exchange_min_bag: int
    passing: bool
    end_out: bool
    end_no_moves: EndNoMoves
    end_pass_rounds: int | None
    end_pass_scope: EndPassScope
    final_adjust: FinalAdjust
    tie_break: TieBreak

    verdict: Verdict = "challenge"
    free_dictionary: bool = False
    """Words may be looked up while thinking: the program tells what is known."""
    vowels: tuple[bool, ...] = ()
    """Two bags: which tiles lie in the first one; empty where there is one bag."""
    neutrals: tuple[bool, ...] = ()
    """Two bags: blanks and letters that are neither vowel nor consonant, by tile."""
    neutral_bag: Literal["vowel", "consonant", "split"] = "consonant"
    rack_visibility: Literal["hidden", "open", "open_when_bag_empty"] = "hidden"
    shows_on_request: bool = False
    """A seat may turn its tiles face up."""
    help: Literal["none", "teaching", "on_request", "mandatory_when_stuck"] = "none"
    help_ms: int | None = None
    """How long the others may think with a stuck player, or say whether a word fits the theme."""
    exchange_count: Literal["any", "one", "all"] = "any"
    returns_first: bool = False
    """Exchanged tiles go back before new ones are drawn."""
    exchange_gate: Literal["always", "group_found_no_word"] = "always"
    pass_gate: Literal["always", "stuck_and_bag_empty"] = "always"
    theme: Theme | None = None
    challenge_points: int = 0
    challenge_per: Literal["play", "word"] = "play"
    exchange_is_pass: bool = False
    end_exchange_rounds: int | None = None
    end_zero_turns: int | None = None
    target_finish: Literal["immediate", "finish_round"] = "immediate"
    end_by_agreement: bool = False
    clock: Literal["none", "per_move", "per_player"] = "none"
    clock_ms: int = 0
    takes_pending: bool = False
    """When a move's time is up, the tiles arranged so far are played if they can be."""
    overtime_points: int = 0
    overtime_limit_ms: int | None = None

    @property
    def two_bags(self) -> bool:
        """Whether vowels and consonants have a bag each."""
        return bool(self.vowels)


def terms_of(edition: Edition, tables: RuleTables, *, pace: Pace) -> Terms:
    """The terms on which a game of these rules is played at this pace.

    Correspondence play knows no time limit of window, hold or vote (rules B.1.6), and no clock.
    """
    params = edition.params
    live = pace == "live"
    verdict = _VERDICTS.get(params.validation)
    challenged = params.challenge_policy != "none" and params.challenge_window != "none"
    two_bags = params.bags == "vowel_consonant"
    letters = edition.tileset.letters
    clock = params.clock if live and params.clock in ("per_move", "per_player") else "none"
    overtime = params.overtime_limit_minutes
    return Terms(
        pace=pace,
        rows=tables.rows,
        cols=tables.cols,
        counts=tables.counts,
        rack_size=tables.rack_size,
        repeat_words=tables.repeat_words,
        checks_words=params.validation == "auto_reject",
        window=verdict is not None and (verdict != "challenge" or challenged),
        window_ms=_ms(params.challenge_window_seconds) if live else None,
        hold=params.challenge_hold_seconds is not None,
        hold_ms=_ms(params.challenge_hold_seconds) if live else None,
        challenge_policy=params.challenge_policy,
        exchange=params.exchange,
        exchange_min_bag=params.exchange_min_bag,
        passing=params.pass_,
        end_out=params.end_out,
        end_no_moves=params.end_no_moves,
        end_pass_rounds=params.end_pass_rounds,
        end_pass_scope=params.end_pass_scope,
        final_adjust=params.final_adjust,
        tie_break=params.tie_break,
        verdict=verdict or "challenge",
        free_dictionary=params.dictionary_access == "free",
        vowels=(False, *(one.vowel for one in letters)) if two_bags else (),
        neutrals=(True, *(one.neutral for one in letters)) if two_bags else (),
        neutral_bag=params.blank_bag,
        rack_visibility=params.rack_visibility,
        shows_on_request=params.rack_visibility_on_request or params.help == "on_request",
        help=params.help,
        help_ms=HELP_MS if live else None,
        exchange_count=params.exchange_count,
        returns_first=params.exchange_order == "return_then_draw",
        exchange_gate=params.exchange_gate,
        pass_gate=params.pass_gate,
        theme=_theme(params, edition),
        challenge_points=params.challenge_points,
        challenge_per=params.challenge_per,
        exchange_is_pass=params.pass_counter_includes_exchange,
        end_exchange_rounds=params.end_exchange_rounds,
        end_zero_turns=params.end_zero_turns,
        target_finish=params.target_finish,
        end_by_agreement=params.end_by_agreement,
        clock=clock,
        clock_ms=_ms(params.clock_seconds) or 0,
        takes_pending=params.on_move_timeout == "take_pending_if_valid",
        overtime_points=params.overtime_points,
        overtime_limit_ms=None if overtime is None else overtime * MINUTE_MS,
    )


MINUTE_MS: Final = 60_000
_VERDICTS: Final[dict[str, Verdict]] = {
    "challenge": "challenge",
    "next_player_approves": "approval",
    "explain_and_vote": "vote",
}


def _theme(params: Parameters, edition: Edition) -> Theme | None:
    theme = params.theme_bonus
    if theme is None:
        return None
    words = (edition.alphabet.encode(word) for word in theme.words)
    return Theme(theme.theme, theme.points, tuple(sorted(word for word in words if word)))


def _ms(seconds: int | None) -> int | None:
    return None if seconds is None else seconds * 1000
