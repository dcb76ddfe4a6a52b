"""From an edition to the numbers that referee and kernel read."""

from fishka.rules.edition import Edition
from fishka.rules.parameters import Parameters, SwapKind
from fishka.rules.tables import RuleTables, SwapRule

_SWAPS: dict[SwapKind, SwapRule] = {"none": SwapRule.NONE, "blank_exact": SwapRule.BLANK_EXACT}
"""The swaps that are played; `rules.played` lets no other through."""


def compile_tables(edition: Edition) -> RuleTables:
    """The tables of an edition. Whatever legality or points need of an edition is in them."""
    params, letters, kinds = edition.params, edition.tileset.letters, edition.layout.kinds
    return RuleTables(
        rows=len(edition.layout.rows),
        cols=edition.layout.cols,
        letter_multipliers=bytes(kind.letter for kind in kinds),
        word_multipliers=bytes(kind.word for kind in kinds),
        start_squares=edition.layout.start_squares if params.first_move_covers_start else (),
        letter_count=len(letters),
        values=(0, *(letter.value for letter in letters)),
        counts=(edition.tileset.blanks.count, *(letter.count for letter in letters)),
        vowels=(False, *(letter.vowel for letter in letters)),
        rack_size=params.rack_size,
        bonus_by_count=_bonus_by_count(params),
        first_move_min_tiles=params.first_move_min_tiles,
        swap=_SWAPS[params.swap],
        repeat_words=params.repeat_words == "allowed",
        exchange_min_bag=params.exchange_min_bag,
    )


def _bonus_by_count(params: Parameters) -> tuple[int, ...]:
    table = params.bingo_table if params.bingo_mode == "add" else {}
    return tuple(table.get(count, 0) for count in range(params.rack_size + 1))
