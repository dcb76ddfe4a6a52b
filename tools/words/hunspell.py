"""The forms of a Hunspell dictionary that uses plain suffix rules with one-letter flags, as Lebedev's does.

Anything else in the affix file (prefixes, continuation flags, compounding) is refused: it would be expanded
wrongly.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Rule(NamedTuple):
    """Take `strip` off the end and put `add` there, when the word ends as `condition` says."""

    strip: str
    add: str
    condition: re.Pattern[str]


class Affixes:
    """The suffix rules of an `.aff` file, by flag."""

    def __init__(self, text: str) -> None:
        self._rules: dict[str, list[Rule]] = {}
        self._reach: dict[str, int] = {}
        self._known: dict[tuple[str, str], tuple[tuple[int, str], ...]] = {}
        for line in text.splitlines():
            fields = line.split()
            if not fields or fields[0] in {"SET", "TRY"}:
                continue
            if fields[0] != "SFX" or len(fields) not in {4, 5}:
                raise ValueError(f"only plain suffix rules are understood, not: {line}")
            if len(fields) == 4:
                self._rules.setdefault(fields[1], [])
                continue
            self._add_rule(*fields[1:])

    def _add_rule(self, flag: str, strip: str, add: str, condition: str) -> None:
        if "/" in add:
            raise ValueError(f"a rule with flags of its own is not understood: {add}")
        strip, add = ("" if part == "0" else part for part in (strip, add))
        self._rules[flag].append(Rule(strip, add, re.compile(f"{condition}$")))
        width = max(len(strip), len(re.sub(r"\[[^]]*\]", ".", condition)))
        self._reach[flag] = max(width, self._reach.get(flag, 1))

    def forms(self, stem: str, flags: str) -> Iterator[str]:
        """The stem itself and every form that its flags make."""
        yield stem
        for flag in flags:
            if flag not in self._rules:
                continue
            tail = stem[-self._reach[flag] :]
            changes = self._known.get((flag, tail))
            if changes is None:
                changes = self._known[flag, tail] = tuple(
                    (len(rule.strip), rule.add)
                    for rule in self._rules[flag]
                    if tail.endswith(rule.strip) and rule.condition.search(tail)
                )
            for cut, add in changes:
                yield stem[: len(stem) - cut] + add


def entries(path: Path) -> Iterator[tuple[str, str]]:
    """(stem, flags) of each line of a `.dic` file in UTF-8; its first line, a count, is passed over."""
    with path.open(encoding="utf-8") as lines:
        next(lines)
        for line in lines:
            stem, _, flags = line.strip().partition("/")
            if stem:
                yield stem, flags
