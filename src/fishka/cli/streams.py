"""One answer, or one for each line of standard input, as text or JSON."""

from collections.abc import Callable
from typing import Any, Protocol

from fishka.cli.io import Io
from fishka.cli.outcome import Exit
from fishka.cli.positions import Faults


class Answer(Protocol):
    """What a question about a position is answered with."""

    plain: dict[str, Any]
    """As JSON."""
    line: str
    """As text: one line in a stream; a single question may be answered with several (`lines`)."""
    exit: Exit


def answer(io: Io, found: Answer | Faults, *, json: bool) -> int:
    """Print a single answer. Faults go to standard error, and as JSON to standard output where wanted."""
    if isinstance(found, tuple):
        if json:
            io.json({"faults": [one.plain() for one in found]})
        for one in found:
            io.note(one.message)
        return _exit(found)
    if json:
        io.json(found.plain)
    else:
        io.say(found.line)
    return found.exit


def answer_stream(io: Io, ask: Callable[[str], Answer | Faults], *, json: bool) -> int:
    """Print one line for each line of standard input, in order; the exit code is the largest of all.

    A line with faults is answered too (`{"faults": …}`, or a line that begins with `!`).
    """
    worst: int = Exit.DONE
    for number, line in io.lines():
        found = ask(line)
        if isinstance(found, tuple):
            if json:
                io.json({"line": number, "faults": [one.plain() for one in found]})
            else:
                io.say("! " + io.text("cli-line", line=number, faults=" ".join(one.message for one in found)))
            worst = max(worst, _exit(found))
            continue
        if json:
            io.json(found.plain)
        else:
            io.say(found.line.replace("\n", "; "))
        worst = max(worst, found.exit)
    return worst


def _exit(faults: Faults) -> Exit:
    return max(one.exit for one in faults)
