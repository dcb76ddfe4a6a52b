"""How a call ends: four exit codes, and an early stop with a reason.

Inside the command line a stop is an exception, unlike refusals elsewhere in the house: every command is a
straight run of steps, each of which may end the call, and there is nobody above but `app.main`.
"""

from enum import IntEnum

from fishka.i18n import Param


class Exit(IntEnum):
    """Exit codes (documented in `docs/cli.md`)."""

    DONE = 0
    """Done; for a question: yes."""
    NO = 1
    """The answer is no: not a word, a play refused."""
    USAGE = 2
    """The call is wrong: usage, unreadable input, unknown edition."""
    MISSING = 3
    """A needed part is missing; the message says what to do."""


class Stop(Exception):  # noqa: N818 - the end of a call, no error
    """End the call with this exit code, telling the text `id` with its variables on standard error.

    `more` are further lines, ready to print (all faults of a file at once).
    """

    def __init__(self, exit: Exit, id: str, /, *more: str, **params: Param) -> None:
        super().__init__(id)
        self.exit = exit
        self.id = id
        self.more = more
        self.params = params
