"""Checks that look at several values together: inside a tile set, inside a layout, between parameters."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

import msgspec

from fishka.core.board import SIDE_MAX
from fishka.core.ids import NO_LANGUAGE
from fishka.core.tiles import LETTERS_MAX
from fishka.rules.check_plays import play_faults
from fishka.rules.convert import join
from fishka.rules.faults import CrossFault, EditionFault, FaultCode, shown
from fishka.rules.layout import Layout
from fishka.rules.parameters import Parameters, TargetTable
from fishka.rules.tileset import TileSet

RESERVED = " ?.,:;()[]{}/|-"
"""Signs that notation uses."""
COLS = range(2, SIDE_MAX + 1)
"""Squares in a row; a layout's rows have the same bounds in its type."""

APOSTROPHE: Final = "'"
"""The one sign that is a letter: Ukrainian has a tile for it."""


def tileset_faults(tileset: TileSet, path: str) -> Iterator[EditionFault]:
    """What is wrong with a tile set by itself."""
    letters = [letter.letter for letter in tileset.letters]
    yield from letters_faults(dict(enumerate(letters, start=1)), tileset.language, path)
    if len(letters) > LETTERS_MAX:
        params: dict[str, str | int] = {"count": len(letters), "most": LETTERS_MAX}
        yield EditionFault(FaultCode.TOO_MANY_LETTERS, join(path, "letters"), params)
    if not letters:
        yield EditionFault(FaultCode.NO_LETTERS, join(path, "letters"))
    total = sum(letter.count for letter in tileset.letters) + tileset.blanks.count
    if total != tileset.total:
        params = {"declared": tileset.total, "counted": total}
        yield EditionFault(FaultCode.TOTAL_DIFFERS, join(path, "total"), params)
    points = sum(letter.count * letter.value for letter in tileset.letters)
    if tileset.points is not None and points != tileset.points:
        params = {"declared": tileset.points, "counted": points}
        yield EditionFault(FaultCode.POINTS_DIFFER, join(path, "points"), params)


def letters_faults(letters: Mapping[int, str], language: str, path: str) -> Iterator[EditionFault]:
    """What is wrong with letters by their place in the set, from 1."""
    first: dict[str, int] = {}
    for number, letter in letters.items():
        at = join(path, f"letters[{number}].letter")
        if (before := first.setdefault(letter, number)) < number:
            yield EditionFault(FaultCode.LETTER_TWICE, at, {"letter": letter, "before": before})
        if not _is_letter(letter, language):
            yield EditionFault(FaultCode.LETTER_FORM, at, {"letter": letter})


def _is_letter(letter: str, language: str) -> bool:
    """Upper case; where there is no language (`zxx`) a single printed sign will do."""
    if language == NO_LANGUAGE and len(letter) == 1 and not letter.isalpha():
        return letter.isprintable() and letter not in RESERVED
    return letter == letter.upper() and all(mark.isalpha() or mark == APOSTROPHE for mark in letter)


def layout_faults(layout: Layout, path: str) -> Iterator[EditionFault]:
    """What is wrong with a layout by itself."""
    for mark in layout.legend:
        if len(mark) != 1:
            yield EditionFault(FaultCode.LEGEND_KEY, join(path, "legend"), {"mark": mark})
    if layout.cols not in COLS:
        params: dict[str, str | int] = {"count": layout.cols, "least": COLS[0], "most": COLS[-1]}
        yield EditionFault(FaultCode.LAYOUT_WIDTH, join(path, "rows[1]"), params)
    for number, row in enumerate(layout.rows, start=1):
        if len(row) != layout.cols:
            params = {"count": len(row), "expected": layout.cols}
            yield EditionFault(FaultCode.ROWS_RAGGED, join(path, f"rows[{number}]"), params)
        for mark in sorted(set(row) - set(layout.legend)):
            square = _square(row.index(mark), number - 1)
            params = {"mark": mark, "square": square, "known": " ".join(sorted(layout.legend))}
            yield EditionFault(FaultCode.UNKNOWN_LEGEND_LETTER, join(path, f"rows[{number}]"), params)
    if layout.symmetric and (pair := _unlike(layout.rows)):
        params = {"square": pair[0], "mirror": pair[1]}
        yield EditionFault(FaultCode.NOT_SYMMETRIC, join(path, "rows"), params)


def _unlike(rows: tuple[str, ...]) -> tuple[str, str] | None:
    """The first square that differs from its mirror image, and that one."""
    for row, marks in enumerate(rows):
        below = len(rows) - 1 - row
        for col, mark in enumerate(marks):
            right = len(marks) - 1 - col
            if marks[right] != mark:
                return _square(col, row), _square(right, row)
            if rows[below][col : col + 1] != mark:
                return _square(col, row), _square(col, below)
    return None


def _square(col: int, row: int) -> str:
    return f"{chr(ord('A') + col)}{row + 1}"


def cross_faults(params: Parameters, tileset: TileSet | None, layout: Layout | None) -> Iterator[CrossFault]:
    """Impossible combinations of parameters, each in order by itself; unknown tiles or board: not checked."""
    yield from _players(params, tileset)
    yield from _rack(params)
    yield from _words(params, tileset)
    yield from _challenge(params)
    yield from _ending(params)
    yield from _turns(params)
    yield from play_faults(params, tileset, layout)
    if layout is not None:
        yield from _board(params, layout)


def _players(params: Parameters, tileset: TileSet | None) -> Iterator[CrossFault]:
    if params.players_min > params.players_max:
        numbers: dict[str, str | int] = {"least": params.players_min, "most": params.players_max}
        yield CrossFault(FaultCode.PLAYERS_ORDER, "players_max", ("players_min", "players_max"), numbers)
    if tileset is not None and params.players_max * params.rack_size + 1 > tileset.total:
        numbers = {
            "players": params.players_max,
            "rack": params.rack_size,
            "needed": params.players_max * params.rack_size + 1,
            "tiles": tileset.total,
        }
        yield CrossFault(FaultCode.CAPACITY, "players_max", ("players_max", "rack_size", "tileset"), numbers)


def players_that_fit(params: Parameters, tileset: TileSet) -> int:
    """The most players for whom the tiles suffice: all racks full and one tile over."""
    return (tileset.total - 1) // params.rack_size


def _rack(params: Parameters) -> Iterator[CrossFault]:
    involved = ("rack_size",)
    for count in sorted(params.bingo_table):
        if count > params.rack_size:
            numbers: dict[str, str | int] = {"count": count, "rack": params.rack_size}
            yield CrossFault(FaultCode.BONUS_BEYOND_RACK, "bingo_table", ("bingo_table", *involved), numbers)


def _words(params: Parameters, tileset: TileSet | None) -> Iterator[CrossFault]:
    prefix = params.language.split("-")[0] + "_"
    if not params.lexicon.startswith(prefix):
        names: dict[str, str | int] = {
            "lexicon": params.lexicon,
            "language": params.language,
            "prefix": prefix,
        }
        yield CrossFault(FaultCode.LEXICON_LANGUAGE, "lexicon", ("lexicon", "language"), names)
    if tileset is None:
        return
    if tileset.language != params.language:
        names = {"tileset": tileset.id, "tiles": tileset.language, "language": params.language}
        yield CrossFault(FaultCode.TILESET_LANGUAGE, "tileset", ("tileset", "language"), names)
    alphabet = tileset.alphabet
    if params.yo_mode == "merged" and alphabet.tile("Ё") is not None:
        yield CrossFault(FaultCode.MERGED_YO_TILE, "yo_mode", ("yo_mode", "tileset"), {"tileset": tileset.id})
    least = min(params.min_word_len, params.corner_min_word_len)
    for word, times in Counter(params.lexicon_overlay).items():
        tiles = alphabet.encode(word)
        if tiles is None or len(tiles) < least or times > 1:
            why = "letters" if tiles is None else "short" if len(tiles) < least else "twice"
            names = {"word": word, "why": why, "least": least}
            involved = ("lexicon_overlay", "tileset")
            yield CrossFault(FaultCode.OVERLAY_WORD, "lexicon_overlay", involved, names)


def _challenge(params: Parameters) -> Iterator[CrossFault]:
    for name, value in (
        ("challenge_policy", params.challenge_policy),
        ("challenge_window", params.challenge_window),
    ):
        involved = (name, "validation")
        if params.validation == "auto_reject" and value != "none":
            yield CrossFault(FaultCode.CHALLENGE_WITH_AUTO_REJECT, name, involved, {"value": value})
        if params.validation == "challenge" and value == "none":
            yield CrossFault(FaultCode.CHALLENGE_IMPOSSIBLE, name, involved)
        if params.validation in ("next_player_approves", "explain_and_vote") and value != "none":
            names: dict[str, str | int] = {"value": value, "under": f"validation = {params.validation}"}
            yield CrossFault(FaultCode.VOTE_AND_CHALLENGE, name, involved, names)


def _ending(params: Parameters) -> Iterator[CrossFault]:
    counts = ("end_pass_rounds", "end_exchange_rounds", "end_zero_turns")
    if params.end_no_moves == "off" and all(getattr(params, name) is None for name in counts):
        yield CrossFault(FaultCode.ENDLESS_GAME, "end_no_moves", ("end_no_moves", *counts))
    if isinstance(params.target_score, TargetTable):
        rows = params.target_score.table
        if not rows or not all(rows.values()):
            yield CrossFault(FaultCode.TARGET_TABLE, "target_score", ("target_score",))


def _turns(params: Parameters) -> Iterator[CrossFault]:
    """What is impossible in the turns of a game, or would have no effect there."""
    if params.engine in TURN_ENGINES and not params.exchange and not params.pass_:
        yield CrossFault(FaultCode.NO_WAY_ON, "pass", ("pass", "exchange"))
    for need in _NEEDS:
        if need.wants(params) and not need.has(params):
            named: dict[str, str | int] = {"value": shown(getattr(params, need.at)), "needed": need.needed}
            yield CrossFault(FaultCode.NEEDS_OTHER, need.at, (need.at, need.other), named)


TURN_ENGINES: Final = frozenset({"crossword", "equations"})
"""Engines in which seats take turns, and could all be stuck."""


class _Need(msgspec.Struct, frozen=True):
    """A value of a parameter that means nothing without a value of another."""

    at: str
    other: str
    needed: str
    """As a file says it; of several any will do."""
    wants: Callable[[Parameters], bool]
    has: Callable[[Parameters], bool]


_STUCK: Final = "help = mandatory_when_stuck"
_NEEDS: Final = (
    _Need(
        "exchange_gate", "help", _STUCK,
        lambda p: p.exchange_gate == "group_found_no_word", lambda p: p.help == "mandatory_when_stuck",
    ),
    _Need(
        "pass_gate", "help", _STUCK,
        lambda p: p.pass_gate == "stuck_and_bag_empty", lambda p: p.help == "mandatory_when_stuck",
    ),
    _Need(
        "clock", "clock_seconds", "clock_seconds",
        lambda p: p.clock != "none", lambda p: p.clock_seconds is not None,
    ),
    _Need(
        "clock_seconds", "clock", "clock = per_move | per_player",
        lambda p: p.clock_seconds is not None, lambda p: p.clock != "none",
    ),
    # A turn whose time is up is a pass: where passes end nothing, a game that all have left would never end.
    _Need(
        "clock", "end_pass_rounds", "end_pass_rounds | end_zero_turns",
        lambda p: p.clock == "per_move",
        lambda p: p.end_pass_rounds is not None or p.end_zero_turns is not None,
    ),
    _Need(
        "clock", "engine", "engine = duplicate",
        lambda p: p.clock == "per_round", lambda p: p.engine == "duplicate",
    ),
    _Need(
        "on_move_timeout", "clock", "clock = per_move",
        lambda p: p.on_move_timeout == "take_pending_if_valid", lambda p: p.clock == "per_move",
    ),
    _Need(
        "challenge_policy", "challenge_points", "challenge_points = 5 | 10",
        lambda p: p.challenge_policy.startswith("points"), lambda p: p.challenge_points > 0,
    ),
    _Need(
        "pass_counter_includes_exchange", "end_pass_rounds", "end_pass_rounds",
        lambda p: p.pass_counter_includes_exchange, lambda p: p.end_pass_rounds is not None,
    ),
    _Need(
        "target_finish", "target_score", "target_score",
        lambda p: p.target_finish == "finish_round", lambda p: p.target_score is not None,
    ),
    _Need(
        "blank_bag", "bags", "bags = vowel_consonant",
        lambda p: p.blank_bag != "consonant", lambda p: p.bags == "vowel_consonant",
    ),
)  # fmt: skip
"""So that nothing that somebody sets is silently without effect."""


def _board(params: Parameters, layout: Layout) -> Iterator[CrossFault]:
    if params.skin is not None and params.skin not in layout.skins:
        known = ", ".join([*sorted(layout.skins), "none"])
        names: dict[str, str | int] = {"skin": params.skin, "layout": layout.id, "known": known}
        yield CrossFault(FaultCode.UNKNOWN_SKIN, "skin", ("skin", "layout"), names)
    if params.first_move_covers_start and not layout.start_squares:
        involved = ("first_move_covers_start", "layout")
        yield CrossFault(FaultCode.START_MISSING, "layout", involved, {"layout": layout.id})
