"""What the editor of house rules says of a value: a plain sentence, and what own tiles or a board are."""

from typing import Any

from fishka.rules.bookvariables import Say, changed_tiles, words_of
from fishka.rules.convert import plain
from fishka.rules.describe import is_choice
from fishka.rules.edition import Edition
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


def _value(parameter: str, value: object, say: Say) -> str | int:
    match value:
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
