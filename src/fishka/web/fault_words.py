"""Faults of rules for people who have never seen a file: rules and their values by name, not by id."""

import re
from typing import Final

from fishka.i18n import Translator
from fishka.rules.faults import EditionFault
from fishka.rules.parameters import PARAMETER_IDS

_PARTS: Final = {"tileset": "tiles", "layout": "board"}
_IDS: Final = "|".join(sorted(PARAMETER_IDS, key=len, reverse=True))
_SET: Final = re.compile(rf"\b({_IDS}) = (\w+(?: \| \w+)*)")
_ALONE: Final = re.compile(rf"\b(?:{_IDS})(?: \| (?:{_IDS}))*\b")


def fault_words(fault: EditionFault, texts: Translator) -> str:
    """A fault as a line: what it is about, unless the sentence says so itself, and what is wrong with it.

    `end_no_moves = off` becomes the rule's name and value in quotes; an id alone its name, where it is no
    ordinary word of a language at the same time.
    """
    named: set[str] = set()

    def with_value(found: re.Match[str]) -> str:
        named.add(found[1])
        values = " / ".join(_value(found[1], value, texts) for value in found[2].split(" | "))
        return texts.text("book-quoted", label=f"{_name(found[1], texts)}: {values}")

    def alone(found: re.Match[str]) -> str:
        ids = found[0].split(" | ")
        if len(ids) == 1 and "_" not in ids[0]:
            return found[0]
        named.update(ids)
        return " / ".join(texts.text("book-quoted", label=_name(one, texts)) for one in ids)

    # What is put in is not looked at again: the text between two settings is.
    place = _place(fault, texts)
    line = texts.text(fault.message_id, path=place, **fault.params)
    parts: list[str] = []
    end = 0
    for found in _SET.finditer(line):
        parts += [_ALONE.sub(alone, line[end : found.start()]), with_value(found)]
        end = found.end()
    told = "".join([*parts, _ALONE.sub(alone, line[end:])])
    if parameter_of(fault) not in named:
        return told
    bare = told.removeprefix(f"{place}: ")
    return bare[:1].upper() + bare[1:]


def parameter_of(fault: EditionFault) -> str | None:
    """The rule, or part of the editor, that a fault belongs to."""
    named = re.match(r"(?:parameters[.:]? ?)?([a-z_A-Z]+)", _bare(fault))
    return None if named is None else _PARTS.get(named[1], named[1])


def _place(fault: EditionFault, texts: Translator) -> str:
    parameter = parameter_of(fault)
    return _name(parameter, texts) if parameter in PARAMETER_IDS else _bare(fault)


def _bare(fault: EditionFault) -> str:
    """Where a fault is, without the id that nobody has seen."""
    return re.sub(r"^house_[0-9a-f]+: ?", "", fault.path) or fault.path


def _name(parameter: str, texts: Translator) -> str:
    return texts.text(_id("parameter", parameter))


def _value(parameter: str, value: str, texts: Translator) -> str:
    flags = {"true": "value-yes", "false": "value-no"}
    own = flags.get(value, _id("value", f"{parameter}-{value}"))
    return next((texts.text(one) for one in (own, _id("value", value)) if one in texts), value)


def _id(kind: str, name: str) -> str:
    return f"{kind}-{name}".replace("_", "-")
