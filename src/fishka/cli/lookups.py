"""From ids in a call to the things they name, or an end of the call that says what is wrong."""

from collections.abc import Sequence

from fishka.cli.io import Io
from fishka.cli.outcome import Exit, Stop
from fishka.rules.edition import Edition
from fishka.rules.faults import EditionFault
from fishka.rules.load import load_edition, load_edition_file


def find_edition(io: Io, name: str, modifiers: Sequence[str] = ()) -> Edition:
    """A bundled edition by its id, or one from a TOML file (a name in `.toml`), house rules laid on.

    Stops with exit code 2 and every fault, a line each.
    """
    from_file = name.endswith(".toml")
    loaded = load_edition_file(name, modifiers) if from_file else load_edition(name, modifiers)
    if isinstance(loaded, Edition):
        return loaded
    lines = [fault_line(io, fault) for fault in loaded]
    raise Stop(Exit.USAGE, "cli-fault-edition", *lines, edition=name, count=len(lines))


def fault_line(io: Io, fault: EditionFault) -> str:
    """One fault of an edition as a line: where and why."""
    return io.text(fault.message_id, path=fault.path, **fault.params)
