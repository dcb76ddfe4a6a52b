"""The rules of a game beyond one play, as the kernel wants them: exchanges, endings, final adjustment."""

from fishka.rules.compile import compile_tables
from fishka.rules.edition import Edition
from fishka.rules.tables import SwapRule
from fishka_kernel import Terms

__all__ = ["Terms", "terms_for"]


def terms_for(edition: Edition) -> Terms:
    """What games played on by the kernel go by.

    Passes of a single seat that end a game are counted as passes of all; exchanges of one tile or of all
    keep their number only as a most. Search is a forecast: what is legal, the referee says.
    """
    params, tables = edition.params, compile_tables(edition)
    return Terms(
        exchange_min_bag=tables.exchange_min_bag if params.exchange else None,
        exchange_most=1 if params.exchange_count == "one" else tables.rack_size,
        pass_rounds=params.end_pass_rounds,
        zero_turns=params.end_zero_turns,
        final_adjust=params.final_adjust,
        swap=tables.swap is SwapRule.BLANK_EXACT,
        repeat_words=tables.repeat_words,
    )
