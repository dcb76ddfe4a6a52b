"""The variables of the sentences of a rulebook: parameters by name, and what is made of them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, get_args

from fishka.rules.convert import plain
from fishka.rules.describe import is_choice, tile_rows
from fishka.rules.edition import Edition
from fishka.rules.layout import Layout
from fishka.rules.parameters import Excluded, Parameters, TargetTable
from fishka.rules.tileset import Letter

Say = Callable[..., str]
"""A text by its id and variables, in one language (`Translator.text`)."""
Words = dict[str, str | int]

NONE: Final = "none"
_SECONDS: Final = 60


def words_of(edition: Edition, say: Say) -> Words:
    """Every variable that a sentence may name."""
    params = edition.params
    return {
        **{name: _shown(name, value, say) for name, value in plain(params).items()},
        **_people(params),
        **_board(edition.layout, say),
        **_tiles(edition),
        "usage_labels_blocked": ", ".join(
            say("book-quoted", label=one) for one in params.usage_labels_blocked
        )
        or NONE,
        "opening": _opening(params),
        "corner": params.corner_min_word_len if params.corner_min_word_len < params.min_word_len else NONE,
        "list": params.lexicon.removeprefix(params.language.split("-")[0] + "_"),
        "all": "yes"
        if set(params.excluded) == set(get_args(Excluded))
        else "none"
        if not params.excluded
        else "no",
        "minutes": _minutes(params.clock_seconds),
        **_target(params, say),
    }


def bonus_words(edition: Edition, say: Say) -> Words:
    """The bonus for many tiles: which kind it is, and its points."""
    params = edition.params
    whole = params.bingo_condition == "whole_hand"
    rows = {count: points for count, points in sorted(params.bingo_table.items()) if points}
    match params.bingo_mode:
        case "multiply_move" if whole:
            return {"bonus": "factor_whole", "points": 0, "counts": ""}
        case "multiply_move":
            return {"bonus": "factor" if rows else NONE, "points": 0, "counts": _joined(rows)}
        case "add" if whole:
            points = rows.get(params.rack_size, 0)
            return {"bonus": "whole" if points else NONE, "points": points, "counts": ""}
        case "add" if list(rows) == [params.rack_size]:
            return {"bonus": "all", "points": rows[params.rack_size], "counts": ""}
        case "add" if rows:
            by_points: dict[int, list[int]] = {}
            for count, points in rows.items():
                by_points.setdefault(points, []).append(count)
            told = (
                say("book-bonus-row", count=_joined(counts), points=points)
                for points, counts in by_points.items()
            )
            return {"bonus": "table", "points": 0, "counts": ", ".join(told)}
        case _:
            return {"bonus": NONE, "points": 0, "counts": ""}


def theme_words(edition: Edition) -> Words:
    """What the theme is called, its points and its words."""
    theme = edition.params.theme_bonus
    if theme is None:
        return {"theme": NONE, "points": 0, "listed": NONE}
    return {
        "theme": theme.theme or NONE,
        "points": theme.points,
        "listed": ", ".join(theme.words) or NONE,
    }


def tile_lines(edition: Edition, say: Say) -> tuple[str, ...]:
    """The letters with their counts, a line for each value."""
    rows = (row for row in tile_rows(edition)[1:])
    told = ((row.value, [_counted(*one) for one in row.letters if one[1]]) for row in rows)
    return tuple(
        say("book-tiles-worth", value=value, letters=", ".join(letters)) for value, letters in told if letters
    )


def _counted(letter: str, count: int) -> str:
    """A letter with its count; a sign of arithmetic keeps away from the sign of counting."""
    return f"{letter}×{count}" if letter[0].isalnum() else f"{letter} ×{count}"


def changed_tiles(edition: Edition, usual: Edition, say: Say) -> str:
    """Letters with another count or value than usual; nothing where the languages or most letters differ."""
    if edition.params.language != usual.params.language:
        return ""
    now, before = _by_letter(edition), _by_letter(usual)
    changed = [
        say("book-tile-now", letter=letter, count=one.count, value=one.value)
        for letter, one in now.items()
        if letter not in before or (before[letter].count, before[letter].value) != (one.count, one.value)
    ]
    gone = [say("book-tile-gone", letter=letter) for letter in before if letter not in now]
    few = len(changed) + len(gone) <= _FEW
    return "; ".join([*changed, *gone]) if few else ""


_FEW: Final = 12
"""So many letters that differ are told one by one."""


def _by_letter(edition: Edition) -> Mapping[str, Letter]:
    return {one.letter: one for one in edition.tileset.letters if one.count}


def _people(params: Parameters) -> Words:
    least, most = params.players_min, params.players_max
    spread = str(most) if least == most else f"{least}–{most}"
    best = params.players_recommended.strip().replace("-", "–")
    ends = [int(part) for part in best.split("–") if part.isdecimal()]
    fits = bool(ends) and least <= min(ends) and max(ends) <= most
    return {"players": spread, "best": best if fits and best != spread else NONE}


def _board(layout: Layout, say: Say) -> Words:
    counted = Counter((kind.letter, kind.word) for kind in layout.kinds)
    letters, words = Counter[int](), Counter[int]()
    for (letter, word), count in counted.items():
        letters[letter] += count
        words[word] += count
    told = [
        *(say("book-premium-letter", factor=one, count=letters[one]) for one in sorted(letters) if one > 1),
        *(say("book-premium-word", factor=one, count=words[one]) for one in sorted(words) if one > 1),
    ]
    starts = [f"{chr(ord('A') + at % layout.cols)}{at // layout.cols + 1}" for at in layout.start_squares]
    return {
        "rows": len(layout.rows),
        "cols": layout.cols,
        "starts": len(starts),
        "start": ", ".join(starts),
        "premiums": ", ".join(told) or NONE,
    }


def _tiles(edition: Edition) -> Words:
    blanks = edition.tileset.blanks
    return {
        "total": edition.tileset.total,
        "letters": edition.tileset.total - blanks.count,
        "blanks": blanks.count,
        "blank": blanks.title.get("en", "blank"),
        "signs": "yes" if edition.params.engine == "equations" else "no",
    }


def _opening(params: Parameters) -> str:
    letters = params.first_word_min_letters > max(2, params.min_word_len)
    syllables = params.first_word_min_syllables > 0
    return "both" if letters and syllables else "syllables" if syllables else "letters"


def _minutes(seconds: int | None) -> int:
    """Whole minutes; 0 where seconds say it better."""
    return 0 if seconds is None or seconds % _SECONDS else seconds // _SECONDS


def _target(params: Parameters, say: Say) -> Words:
    target = params.target_score
    if target is None:
        return {"target": NONE, "table": ""}
    if not isinstance(target, TargetTable):
        return {"target": target, "table": ""}
    return {"target": "table", "table": target_rows(target, say)}


def target_rows(target: TargetTable, say: Say) -> str:
    """Scores to reach by players and strength."""
    return "; ".join(
        say(
            "book-target-row",
            players=players,
            row=", ".join(f"{say(f'rule-strength-{name}')} {points}" for name, points in row.items()),
        )
        for players, row in sorted(target.table.items())
    )


def worth(letter: str, value: int) -> str:
    """A letter and what it is worth."""
    return f"{letter} — {value}"


def _shown(name: str, value: Any, say: Say) -> str | int:
    match value:
        case None | []:
            return NONE
        case bool():
            return "yes" if value else "no"
        case int() | str():
            return value
        case list() if is_choice(name):
            return ", ".join(say(f"value-{name}-{one}".replace("_", "-")) for one in value)
        case list():
            return ", ".join(
                worth(one["letter"], one["value"]) if isinstance(one, dict) else one for one in value
            )
        case _:
            return ""


def _joined(numbers: Sequence[int] | Mapping[int, int]) -> str:
    return ", ".join(map(str, numbers))
