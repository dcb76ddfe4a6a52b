"""Impossible combinations among the parameters of placing, words and scoring."""

from collections.abc import Iterator

from fishka.rules.faults import CrossFault, FaultCode, shown
from fishka.rules.layout import Layout
from fishka.rules.parameters import Parameters
from fishka.rules.tileset import TileSet

RACK_MOST = 12
"""The largest hand that plays are sought for; a tile taken off the board makes it one larger."""


def play_faults(params: Parameters, tileset: TileSet | None, layout: Layout | None) -> Iterator[CrossFault]:
    """What of swaps, openings, lengths, bonuses and special values cannot be, or does nothing."""
    yield from _opening(params, tileset)
    yield from _swaps(params)
    yield from _scoring(params, tileset)
    if params.engine == "equations" and params.placement != "single_line":
        yield _idle(params, "placement", "engine", "crossword")
    if layout is not None:
        side = max(len(layout.rows), layout.cols)
        for name in ("min_word_len", "first_move_min_tiles", "first_word_min_letters"):
            count = getattr(params, name)
            if side < count <= params.rack_size:
                numbers: dict[str, str | int] = {"count": count, "side": side}
                yield CrossFault(FaultCode.WORD_BEYOND_BOARD, name, (name, "layout"), numbers)


def _opening(params: Parameters, tileset: TileSet | None) -> Iterator[CrossFault]:
    if params.first_move_min_tiles < 2:
        at = "first_move_min_tiles"
        yield CrossFault(FaultCode.FIRST_MOVE_ONE_TILE, at, (at,), {"value": params.first_move_min_tiles})
    for at in ("first_move_min_tiles", "first_word_min_letters"):
        count = getattr(params, at)
        if count > params.rack_size:
            numbers: dict[str, str | int] = {"count": count, "rack": params.rack_size}
            yield CrossFault(FaultCode.FIRST_MOVE_BEYOND_RACK, at, (at, "rack_size"), numbers)
    if (
        tileset is not None
        and params.first_word_min_syllables
        and not any(one.vowel for one in tileset.letters)
    ):
        at = "first_word_min_syllables"
        yield CrossFault(FaultCode.NO_VOWELS, at, (at, "tileset"), {"tileset": tileset.id})


def _swaps(params: Parameters) -> Iterator[CrossFault]:
    swaps = params.swap != "none" or params.swap_remove
    if params.freed_tile != "use_now" and not swaps:
        yield _idle(params, "freed_tile", "swap", "blank_exact | any_letter")
    changes = params.swap == "any_letter" or params.swap_remove
    if params.swap_changed_words_score and not changes:
        yield _idle(params, "swap_changed_words_score", "swap", "any_letter")
    if params.swap_remove and params.rack_size >= RACK_MOST:
        numbers: dict[str, str | int] = {"rack": params.rack_size, "most": RACK_MOST - 1}
        yield CrossFault(FaultCode.REMOVAL_BEYOND_RACK, "swap_remove", ("swap_remove", "rack_size"), numbers)


def _scoring(params: Parameters, tileset: TileSet | None) -> Iterator[CrossFault]:
    if params.bingo_factor != 2 and params.bingo_mode != "multiply_move":
        yield _idle(params, "bingo_factor", "bingo_mode", "multiply_move")
    if params.bingo_condition != "exact_count" and params.bingo_mode == "none":
        yield _idle(params, "bingo_condition", "bingo_mode", "add | multiply_move")
    if tileset is None:
        return
    seen: set[str] = set()
    for one in params.letter_overrides:
        unknown = tileset.alphabet.tile(one.letter) is None
        if unknown or one.letter in seen:
            named: dict[str, str | int] = {"letter": one.letter, "why": "unknown" if unknown else "twice"}
            involved = ("letter_overrides", "tileset")
            yield CrossFault(FaultCode.OVERRIDE_LETTER, "letter_overrides", involved, named)
        seen.add(one.letter)
    words = () if params.theme_bonus is None else params.theme_bonus.words
    for word in words:
        if tileset.alphabet.encode(word) is None:
            yield CrossFault(FaultCode.THEME_WORD, "theme_bonus", ("theme_bonus", "tileset"), {"word": word})


def _idle(params: Parameters, at: str, other: str, wanted: str) -> CrossFault:
    """A value that does nothing, since it needs another one."""
    names: dict[str, str | int] = {"value": shown(getattr(params, at)), "needed": f"{other} = {wanted}"}
    return CrossFault(FaultCode.WITHOUT_EFFECT, at, (at, other), names)
