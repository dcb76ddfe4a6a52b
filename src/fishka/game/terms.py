"""What a running game needs to know of its edition, as numbers and choices: written into the first event.

Deciding, evolving and viewing read these and never the edition, so that old games replay for ever.
"""

from typing import Literal

import msgspec

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


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Names as in the rules; durations in milliseconds, None: no limit."""

    pace: Pace
    rows: int
    cols: int
    counts: tuple[int, ...]
    """Tiles in the full set by tile, blank first."""
    rack_size: int
    repeat_words: bool
    checks_words: bool
    """Unknown words are refused (`validation = auto_reject`), else a challenge finds them."""
    window: bool
    """Whether a play is open to challenge after it is laid."""
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


def terms_of(params: Parameters, tables: RuleTables, *, pace: Pace) -> Terms:
    """The terms on which a game of these rules is played at this pace.

    Correspondence play knows no time limit of window or hold (rules B.1.6).
    """
    live = pace == "live"
    challenged = params.validation == "challenge" and params.challenge_policy != "none"
    return Terms(
        pace=pace,
        rows=tables.rows,
        cols=tables.cols,
        counts=tables.counts,
        rack_size=tables.rack_size,
        repeat_words=tables.repeat_words,
        checks_words=params.validation == "auto_reject",
        window=challenged and params.challenge_window != "none",
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
    )


def _ms(seconds: int | None) -> int | None:
    return None if seconds is None else seconds * 1000
