"""From an edition to the numbers that referee and kernel read."""

from collections.abc import Iterator

from fishka.core.spellings import spellings
from fishka.core.tiles import Alphabet
from fishka.rules.edition import Edition
from fishka.rules.parameters import FreedTileKind, Parameters, SwapKind
from fishka.rules.tables import FreedTile, RuleTables, SwapRule

_SWAPS: dict[SwapKind, SwapRule] = {
    "none": SwapRule.NONE,
    "blank_exact": SwapRule.BLANK_EXACT,
    "any_letter": SwapRule.ANY_LETTER,
}
_FREED: dict[FreedTileKind, FreedTile] = {
    "use_now": FreedTile.USE_NOW,
    "keep": FreedTile.KEEP,
    "use_now_unless": FreedTile.USE_NOW_UNLESS,
}


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
        swap_remove=params.swap_remove,
        freed_tile=_FREED[params.freed_tile],
        corner_chain=params.placement == "corner_chain",
        corner_forced=params.placement == "single_line" or params.multi_word == "corner_only",
        share_letter=params.connection == "share_letter",
        max_extended_words=params.max_extended_words,
        min_word_len=params.min_word_len,
        corner_min_word_len=min(params.corner_min_word_len, params.min_word_len),
        first_word_min_letters=params.first_word_min_letters,
        first_word_min_syllables=params.first_word_min_syllables,
        first_word_all=params.first_word_logic == "all",
        blanks_unexhausted=params.blank_scope == "unexhausted",
        blanks_read_anew=not params.blank_designation_fixed,
        blank_as_letter=params.blank_value == "as_letter",
        word_premiums_added=params.word_multiplier_combine == "sum",
        premiums_always=params.premium_lifetime == "always",
        factor_by_count=_factor_by_count(params),
        bonus_whole_hand=params.bingo_mode != "none" and params.bingo_condition == "whole_hand",
        first_values=_first_values(params, edition.alphabet),
        changed_words_score=params.swap_changed_words_score,
        theme_points=0 if params.theme_bonus is None else params.theme_bonus.points,
        theme_words=frozenset(_theme_words(params, edition.alphabet)),
    )


def _bonus_by_count(params: Parameters) -> tuple[int, ...]:
    table = params.bingo_table if params.bingo_mode == "add" else {}
    if params.bingo_condition == "whole_hand":
        table = {count: points for count, points in table.items() if count == params.rack_size}
    return tuple(table.get(count, 0) for count in range(params.rack_size + 1))


def _factor_by_count(params: Parameters) -> tuple[int, ...]:
    """A whole hand multiplies whatever the table says; else each count that the table gives points for."""
    if params.bingo_mode != "multiply_move":
        return ()
    whole = params.bingo_condition == "whole_hand"
    earns = {params.rack_size} if whole else {count for count, points in params.bingo_table.items() if points}
    return tuple(params.bingo_factor if count in earns else 1 for count in range(params.rack_size + 1))


def _first_values(params: Parameters, alphabet: Alphabet) -> tuple[tuple[int, int], ...]:
    found = ((alphabet.tile(one.letter), one.value) for one in params.letter_overrides)
    return tuple((int(tile), value) for tile, value in found if tile is not None)


def _theme_words(params: Parameters, alphabet: Alphabet) -> Iterator[bytes]:
    """Words of the theme in every way to lay them: where a tile of Е stands for Ё, with it too."""
    words = () if params.theme_bonus is None else params.theme_bonus.words
    for word in words:
        for letters in spellings(word, "Ё", "Е") if params.yo_mode == "e_covers_yo" else (tuple(word),):
            if (tiles := alphabet.encode("".join(letters))) is not None:
                yield tiles
