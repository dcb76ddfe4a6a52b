"""Writes docs/rules/parameters.md and coverage.md from the model; --check says whether they are current."""

import sys
from collections import defaultdict
from pathlib import Path
from typing import Final

from fishka.i18n import Translator
from fishka.rules.convert import field_types, plain, wanted
from fishka.rules.describe import differences
from fishka.rules.documents import read_modifier
from fishka.rules.edition import Edition
from fishka.rules.faults import listed, shown
from fishka.rules.groups import GROUP_STARTS
from fishka.rules.library import bundled
from fishka.rules.load import load_edition
from fishka.rules.parameters import PARAMETER_IDS, Parameters
from fishka.rules.played import ANY, DEFAULT_ONLY, PLAYED
from fishka.rules.resolve import merge

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rules"

TEXTS: Final = Translator("en")

HEAD = """# Parameters of an edition

Every parameter that an edition file may set under `[parameters]`: what it may be, what it is by default,
and which values are played in this release. A value that is not played yet is refused at load, by name.
`none` stands for "not in use". Written by `tools/rules_reference.py`; do not edit by hand.
"""

COVERAGE: Final = """# Editions and parameters

Which of the {editions} editions and {modifiers} house rules uses which value that is not the default of
[parameters.md](parameters.md): {used} of {all} parameters, {values} values. Every value that is played,
used here or not, has a test that shows what it changes: `golden/parameter_values.toml` names them.
Written by `tools/rules_reference.py`; do not edit by hand.
"""


def main() -> int:
    """0 when the pages were written, or are up to date."""
    late = [path for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in late:
            print(f"{path.name} is not up to date: run python tools/rules_reference.py", file=sys.stderr)
        return 1 if late else 0
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
    return 0


def pages() -> dict[Path, str]:
    """Every page and its text."""
    return {FOLDER / "parameters.md": page(), FOLDER / "coverage.md": coverage()}


def coverage() -> str:
    """Which edition or house rule uses which value that is not the usual one."""
    used = _used()
    values = sum(len(found) for found in used.values())
    editions, modifiers = len(bundled().editions), len(bundled().modifiers)
    lines = [
        COVERAGE.format(
            editions=editions, modifiers=modifiers, used=len(used), all=len(PARAMETER_IDS), values=values
        )
    ]
    lines += ["| parameter | value | editions | house rules |", "| --- | --- | --- | --- |"]
    for name in PARAMETER_IDS:
        for value, users in used.get(name, {}).items():
            presets, laid_over = (
                ", ".join(f"`{one}`" for one in users if (one in bundled().editions) == wanted)
                for wanted in (True, False)
            )
            lines.append(f"| `{name}` | {value} | {presets} | {laid_over} |")
    usual = ", ".join(f"`{name}`" for name in PARAMETER_IDS if name not in used)
    return "\n".join([*lines, "", f"Nothing that comes with the program changes {usual}; houses do."]) + "\n"


def _used() -> dict[str, dict[str, list[str]]]:
    """By parameter and value, who uses it: editions as they are resolved, house rules by what they set."""
    used: defaultdict[str, defaultdict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    usual = merge((), bundled().defaults).params
    for edition_id in bundled().editions:
        edition = load_edition(edition_id, library=bundled())
        assert isinstance(edition, Edition), edition
        for one in differences(edition.params, usual):
            used[one.parameter][f"`{shown(plain(one.value))}`"].append(edition_id)
    for modifier_id in bundled().modifiers:
        modifier, _ = read_modifier(modifier_id, bundled())
        assert modifier is not None
        for name, value in modifier.parameters.items():
            if value != bundled().defaults.get(name):
                used[name][f"`{shown(value)}`"].append(modifier_id)
    return used


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for parameter in PARAMETER_IDS:
        if parameter in GROUP_STARTS:
            group = TEXTS.text(f"rules-group-{GROUP_STARTS[parameter]}")
            lines += [f"\n## {group}\n", "| parameter | meaning | values | default | played |"]
            lines.append("| --- | --- | --- | --- | --- |")
        lines.append(_row(parameter))
    return "\n".join(lines) + "\n"


def _wanted(parameter: str) -> str:
    """What a value may be, names without quotes: a reader of a table needs none."""
    found = wanted(field_types(Parameters)[parameter])
    word = {"name": "identifier", "tag": "identifier", "text": "text"}.get(str(found["kind"]))
    values = word or str(found["expected"]).replace('"', "").replace("|", "or")
    return f"{values} or none" if found["none"] == "yes" else values


def _row(parameter: str) -> str:
    name = TEXTS.text("parameter-" + parameter.replace("_", "-"))
    values = _wanted(parameter)
    defaults = bundled().defaults
    default = (
        f"`{shown(defaults[parameter])}`"
        if parameter in defaults
        else "`auto` with `auto_reject`, else `agreement`"
    )
    return f"| `{parameter}` | {name} | {values} | {default} | {_played(parameter)} |"


def _played(parameter: str) -> str:
    match PLAYED[parameter]:
        case str() as all_or_default:
            return {ANY: "all", DEFAULT_ONLY: "the default"}[all_or_default]
        case played:
            return listed(played)


if __name__ == "__main__":
    sys.exit(main())
