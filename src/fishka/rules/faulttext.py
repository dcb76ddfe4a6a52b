"""Faults of rules in words: rules and values by their names, as the page of rules has them. What stands in a
file (the place, the words to write there) is told apart from that, for who reads files."""

import re
from collections.abc import Iterator
from typing import Final

from fishka.rules.bookvariables import Say
from fishka.rules.describe import named_values
from fishka.rules.faults import EditionFault, FaultCode
from fishka.rules.parameters import PARAMETER_IDS

_PLACES: Final = {
    "tileset": "parameter-tileset",
    "layout": "parameter-layout",
    "title": "rules-title",
    "extends": "rules-from",
    "modifiers": "rules-modifiers",
}
"""What is no parameter and has a name nevertheless."""
_NONE: Final = "none"
_FLAGS: Final = {"true": "value-yes", "false": "value-no", _NONE: "value-none"}

_OFF: Final = frozenset(
    {FaultCode.CHALLENGE_WITH_AUTO_REJECT, FaultCode.CHALLENGE_IMPOSSIBLE, FaultCode.VOTE_AND_CHALLENGE}
)
"""Faults whose text says that a rule is, or must be, out of use."""


def fault_text(fault: EditionFault, say: Say) -> str:
    """A fault in a line: what it is about, unless the sentence says so itself, and what is wrong with it."""
    part = part_of(fault)
    name = _name(part, say)
    line = say(fault.message_id, **_variables(fault, part, say))
    opening = say("book-quoted", label=name)[:-1]  # a value may stand behind the name, in the same quotes
    if name and opening not in line:
        return f"{name}: {line}"
    return line[:1].upper() + line[1:]


def place_of(fault: EditionFault) -> str:
    """Where in its file a fault is: `parameters.rack_size`, `tileset.letters[2].letter`; empty: all of it."""
    head, mark, field = fault.path.partition(": ")
    return field if mark else head if head in _PLACES else ""


def part_of(fault: EditionFault) -> str:
    """The parameter that a fault belongs to, else the part of the file: `tileset`, `layout`, `title`, ..."""
    if str(fault.params.get("at")) in PARAMETER_IDS:
        return str(fault.params["at"])
    named = re.match(r"(?:parameters\.)?(\w+)", place_of(fault))
    return "" if named is None else named[1]


def to_write(fault: EditionFault) -> str:
    """What of it may stand in a file instead, in the words of files; empty where nothing is to be said.

    >>> from fishka.rules.faults import FaultCode
    >>> to_write(EditionFault(FaultCode.NEEDS_OTHER, "x: parameters.clock", {"needed": "clock_seconds"}))
    'clock_seconds'
    """
    params = fault.params
    for name in ("near", "known", "needed", "expected", "allowed", "rules"):
        found = params.get(name, _NONE)
        if isinstance(found, str) and found != _NONE:
            return f'{found} | "none"' if name == "expected" and params.get("none") == "yes" else found
    return f"letters[{params['before']}]" if "before" in params else ""


def _variables(fault: EditionFault, part: str, say: Say) -> dict[str, str | int]:
    """What the text of a fault may name, in words."""
    params = fault.params
    values: dict[str, str | int] = dict(params)
    values["field"] = place_of(fault).rpartition(".")[2]
    if part in PARAMETER_IDS:
        values["label"] = say("book-quoted", label=_name(part, say))
        if fault.code in _OFF:
            values["off"] = say("book-quoted", label=_value(part, _NONE, say))
        if "value" in params:
            values["setting"] = _setting(part, str(params["value"]), say)
    if "value" in params:
        written = str(params["value"]).strip('"')
        values["value"] = say("value-none") if written == _NONE else written
    for name in ("needed", "under"):
        if isinstance(told := params.get(name), str):
            values[name] = _settings(told, say)
    if "allowed" in params:
        values["allowed"] = str(params["allowed"]).replace("..", "–")
    values["names"] = " / ".join(_names(fault, part, say)) or _NONE
    if (near := str(params.get("near", _NONE))) != _NONE:
        parameter = near.removeprefix("parameters.")
        of_rules = near != parameter or re.fullmatch(r"parameters\.\w+", place_of(fault))
        named = of_rules and parameter in PARAMETER_IDS
        values["near"] = say("book-quoted", label=_name(parameter, say) if named else near)
    return values


def _names(fault: EditionFault, part: str, say: Say) -> Iterator[str]:
    """The values that a rule may have, by name; none where they are no values of the rule itself."""
    whole = re.fullmatch(rf"parameters\.{part}(\[[0-9]+\])?", place_of(fault))
    told = fault.params.get("played", fault.params.get("allowed", ""))
    for value in str(told).split(", ") if part in PARAMETER_IDS and whole and told else ():
        yield _value(part, value.strip('"'), say).replace("..", "–")


def _settings(told: str, say: Say) -> str:
    """In quotes rules (`clock | clock_seconds`), or values of one (`clock = per_move | per_player`)."""
    rule, mark, values = told.partition(" = ")
    if mark:
        return _setting(rule, values, say)
    return " / ".join(say("book-quoted", label=_name(one, say)) for one in told.split(" | "))


def _setting(rule: str, values: str, say: Say) -> str:
    named = " / ".join(_value(rule, one, say) for one in values.split(" | "))
    return say("book-quoted", label=f"{_name(rule, say)}: {named}")


def _name(part: str, say: Say) -> str:
    """What a parameter or another part is called; nothing where it has no name for players."""
    if part in PARAMETER_IDS:
        return say(f"parameter-{part}".replace("_", "-"))
    return say(_PLACES[part]) if part in _PLACES else ""


def _value(parameter: str, value: str, say: Say) -> str:
    """A value by its name; as it stands where it has none (a number, a slip, what is not played)."""
    if value in named_values(parameter):
        return say(f"value-{parameter}-{value}".replace("_", "-"))
    return say(_FLAGS[value]) if value in _FLAGS else value
