"""A wrong call as one of our texts, in place of the argument library's English sentences."""

import difflib

from cyclopts.exceptions import (
    CoercionError,
    ConsumeMultipleError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from fishka.i18n import Param


def usage_fault(error: CycloptsError) -> tuple[str, dict[str, Param]]:
    """The text id and its variables that tell what is wrong with the call."""
    name = error.argument.name if error.argument is not None else "?"
    match error:
        case UnknownCommandError(unused_tokens=[given, *_]):
            known = [command for command in error.app or () if not command.startswith("-")]
            if near := difflib.get_close_matches(given, known, n=1):
                return "cli-fault-unknown-command-near", {"given": given, "near": near[0]}
            return "cli-fault-unknown-command", {"given": given, "commands": known}
        case UnknownOptionError():
            given = error.token.keyword or error.token.value
            known = [name for argument in error.argument_collection for name in argument.names]
            if near := difflib.get_close_matches(given, known, n=1):
                return "cli-fault-unknown-option-near", {"given": given, "near": near[0]}
            return "cli-fault-unknown-option", {"given": given}
        case MissingArgumentError() | ConsumeMultipleError():
            return "cli-fault-argument-missing", {"name": error.keyword or name}
        case CoercionError(token=token) if token is not None:
            return "cli-fault-argument-value", {"name": token.keyword or name, "given": token.value}
        case RepeatArgumentError():
            return "cli-fault-argument-twice", {"name": error.token.keyword or name}
        case UnusedCliTokensError(unused_tokens=[given, *_]):
            return "cli-fault-argument-extra", {"given": given}
        case _:
            return "cli-fault-usage", {"detail": str(error).strip().splitlines()[-1]}
