"""Reads and writes golden/cli.txt: calls of the program and what they print.

    # why
    $ fishka score …
    exit 1
    {"legal": false, …}

`python -m tests.golden.cli_cases` asks every call again and writes the answers anew; the diff is the review.
"""

import shlex
from pathlib import Path
from typing import NamedTuple

from tests.unit.cli.calls import call

PATH = Path(__file__).parents[2] / "golden" / "cli.txt"


class Case(NamedTuple):
    """One call, why it is here, and what came of it."""

    why: str
    command: str
    exit: int
    out: str


def cases() -> list[Case]:
    """All cases of the file."""
    found = []
    for block in PATH.read_text("utf-8").strip().split("\n\n"):
        why, command, code, *out = block.split("\n")
        assert (why[:2], command[:9], code[:5]) == ("# ", "$ fishka ", "exit "), block
        found.append(Case(why[2:], command[9:], int(code[5:]), "\n".join(out)))
    return found


def asked_again(case: Case) -> Case:
    """The case with today's answer."""
    called = call(*shlex.split(case.command))
    return case._replace(exit=called.exit, out=called.out.rstrip("\n"))


def main() -> None:
    """Write all answers anew."""
    blocks = []
    for case in map(asked_again, cases()):
        lines = [f"# {case.why}", f"$ fishka {case.command}", f"exit {case.exit}"]
        blocks.append("\n".join([*lines, case.out] if case.out else lines))
    PATH.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
