"""What the editor of house rules says of a value: a plain sentence, and what own tiles or a board are."""

from typing import Any

from fishka.rules.bookvariables import Say, changed_tiles, target_rows, words_of, worth
from fishka.rules.convert import plain
from fishka.rules.describe import is_choice
from fishka.rules.edition import Edition, titled
from fishka.rules.faults import shown
from fishka.rules.parameters import TargetTable


def rule_sentence(parameter: str, value: object, say: Say) -> str:
    """One value of a parameter in a plain sentence, for the editor."""
    return say("rule-" + parameter.replace("_", "-"), value=_value(parameter, value, say))


def part_sentences(parameter: str, edition: Edition, usual: Edition, say: Say) -> tuple[str, ...]:
    """What there is to say of another tile set or board; nothing of other parameters."""
    words = words_of(edition, say)
    match parameter:
        case "layout":
            return say("book-board", **words), say("book-premiums", **words)
        case "tileset":
            letters = changed_tiles(edition, usual, say)
            changed = (say("book-tiles-changed", letters=letters),) if letters else ()
            return (say("book-tileset", **words), *changed)
        case _:
            return ()


def part_value(parameter: str, edition: Edition, language: str, say: Say) -> str:
    """The value of a rule that has parts, by what it is; nothing of other rules or of one out of use."""
    params = edition.params
    match parameter:
        case "layout":
            return f"{edition.layout.cols} × {len(edition.layout.rows)}"
        case "tileset":
            return str(edition.tileset.total)
        case "skin" if params.skin is not None:
            return titled(edition.layout.skins[params.skin].title, language, "")
        case "theme_bonus" if (theme := params.theme_bonus) is not None:
            return f"{theme.theme}: {theme.points}" if theme.theme else str(theme.points)
        case "letter_overrides" if params.letter_overrides:
            return str(_value(parameter, params.letter_overrides, say))
        case "target_score" if isinstance(params.target_score, TargetTable):
            return str(_value(parameter, params.target_score, say))
        case _:
            return ""


def _value(parameter: str, value: object, say: Say) -> str | int:
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case int() | str():
            return value
        case TargetTable():
            return target_rows(value, say)
        case tuple():
            return ", ".join(_item(parameter, one, say) for one in value)
        case dict():
            rows = (f"{key} → {points}" for key, points in sorted(value.items()))
            return ", ".join(rows) or say("value-none")
        case _:
            return shown(getattr(value, "points", plain(value)))


def _item(parameter: str, value: Any, say: Say) -> str:
    if isinstance(value, str):
        return say(f"value-{parameter}-{value}".replace("_", "-")) if is_choice(parameter) else value
    return worth(value.letter, value.value)
