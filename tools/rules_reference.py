"""Writes docs/rules/parameters.md from the parameter model; with --check, says whether it is up to date."""

import sys
from pathlib import Path
from typing import Final

from fishka.i18n import Translator
from fishka.rules.convert import expected, field_types
from fishka.rules.faults import listed, shown
from fishka.rules.groups import GROUP_STARTS
from fishka.rules.library import bundled
from fishka.rules.parameters import PARAMETER_IDS, Parameters
from fishka.rules.played import ANY, DEFAULT_ONLY, PLAYED

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rules" / "parameters.md"

TEXTS: Final = Translator("en")

HEAD = """# Parameters of an edition

Every parameter that an edition file may set under `[parameters]`: what it may be, what it is by default,
and which values are played in this release. A value that is not played yet is refused at load, by name.
`none` stands for "not in use". Written by `tools/rules_reference.py`; do not edit by hand.
"""


def main() -> int:
    """0 when the page was written, or is up to date."""
    text = page()
    if "--check" in sys.argv[1:]:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
            print(f"{PAGE.name} is not up to date: run python tools/rules_reference.py", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(text, encoding="utf-8")
    return 0


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


def _row(parameter: str) -> str:
    name = TEXTS.text("parameter-" + parameter.replace("_", "-"))
    values = expected(field_types(Parameters)[parameter]).replace("|", "or")
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
