"""The program `fishka`: reads a call, runs one command, ends with its exit code.

Only the module of the command that is called is imported, so that `fishka --help` is quick.
"""

import inspect
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Annotated, Any, Final, get_args, get_origin

from cyclopts import App, Group, Parameter
from cyclopts.exceptions import CycloptsError

import fishka
from fishka.cli.help import PlainHelp
from fishka.cli.io import Io, is_text, standard_io, utf8_argument
from fishka.cli.outcome import Exit, Stop
from fishka.cli.usage import usage_fault
from fishka.i18n import Translator, language_of, languages

COMMANDS: Final = (
    "play",
    "serve",
    "editions",
    "edition",
    "word",
    "score",
    "moves",
    "match",
    "train",
    "bench",
)
"""Each is the function of its name in the module of its name under `cli.commands`."""
LEXICON_COMMANDS: Final = {
    "list": "lexicon_list",
    "info": "lexicon_card",
    "build": "lexicon_build",
    "export": "lexicon_export",
}
"""Each is a function in `cli.commands.lexicon`."""
IMPORT_COMMANDS: Final = {"import": "lexicon_import"}
"""A function in `cli.commands.imports`; its `--language` is that of the list, not of the messages."""
SEARCH_COMMANDS: Final = {"search": "lexicon_search"}
"""Each is a function in `cli.commands.search`, under `fishka lexicon` too."""
APPEAL_COMMANDS: Final = {"appeals": "lexicon_appeals", "decide": "lexicon_decide"}
"""Each is a function in `cli.commands.appeals`, under `fishka lexicon` too."""
INTERRUPTED: Final = 130
"""Exit code after Ctrl-C, as shells give it."""


def main() -> None:
    """Entry point of the installed program."""
    arguments = [utf8_argument(os.fsencode(word)) for word in sys.argv[1:]]
    sys.exit(run(arguments, environ=os.environ, open_io=standard_io))


def run(
    arguments: Sequence[str | None],
    *,
    environ: Mapping[str, str],
    open_io: Callable[[Mapping[str, str], Translator], Io],
) -> int:
    """Carry out one call and give its exit code. An argument that is None was no UTF-8."""
    asked, rest = _split_language(arguments)
    language = asked if asked in languages() else language_of(environ)
    io = open_io(environ, Translator(language))
    try:
        if asked is not None and asked not in languages():
            raise Stop(Exit.USAGE, "cli-fault-language", given=asked, languages=languages())
        words = [word for word in rest if word is not None and is_text(word)]
        if len(words) < len(rest):
            raise Stop(Exit.USAGE, "cli-fault-argument-not-text")
        return _call(words, io)
    except Stop as stop:
        io.note(io.text(stop.id, **stop.params))
        for line in stop.more:
            io.note(line)
        return stop.exit
    except BrokenPipeError:
        # The reader (head, less) has gone, which is no fault; Python would complain while closing the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.DONE
    except OSError as error:
        reason = ": ".join(str(part) for part in (error.filename, error.strerror or error) if part)
        io.note(io.text("cli-fault-system", reason=reason))
        return Exit.MISSING
    except KeyboardInterrupt:
        return INTERRUPTED


def _call(words: Sequence[str], io: Io) -> int:
    app = build_app(io, words)
    try:
        result = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        id, params = usage_fault(error)
        command = " ".join(error.command_chain or ())
        hint = io.text("cli-fault-see-help", command=f"fishka {command}".strip())
        raise Stop(Exit.USAGE, id, hint, **params) from None
    io.stdout.flush()
    return result if isinstance(result, int) else Exit.DONE


def build_app(io: Io, words: Sequence[str]) -> App:
    """The argument parser for this call; commands that are not called are only named, not imported."""
    formatter = PlainHelp(io.translator)
    shared: dict[str, Any] = {
        "help_flags": ("--help",),
        "help_format": "plaintext",
        "help_formatter": formatter,
        "help_epilogue": io.text("cli-help-epilogue", languages=languages()),
        "version_flags": (),
        "group_commands": Group(io.text("cli-help-commands")),
        "group_arguments": Group(io.text("cli-help-arguments")),
        "group_parameters": Group(io.text("cli-help-options")),
    }
    root = shared | {"version_flags": ("--version",)}
    app = App(name="fishka", help=io.text("cli-about"), version=fishka.__version__, **root)
    app["--help"].help = io.text("cli-help-help")
    app["--version"].help = io.text("cli-help-version")
    called = words[0] if words else None
    for name in COMMANDS:
        function = _named(f"fishka.cli.commands.{name}", name) if called == name else _uncalled
        app.command(bound(function, io), name=name, help=io.text(f"cli-{name}-about"))
    lexicon = App(name="lexicon", help=io.text("cli-lexicon-about"), **shared)
    lexicon["--help"].help = io.text("cli-help-help")
    modules = {
        "lexicon": LEXICON_COMMANDS,
        "search": SEARCH_COMMANDS,
        "imports": IMPORT_COMMANDS,
        "appeals": APPEAL_COMMANDS,
    }
    asked = words[1] if called == "lexicon" and len(words) > 1 else None
    for module, commands in modules.items():
        named = asked in commands
        for name, function_name in commands.items():
            function = _named(f"fishka.cli.commands.{module}", function_name) if named else _uncalled
            lexicon.command(bound(function, io), name=name, help=io.text(f"cli-lexicon-{name}-about"))
    app.command(lexicon)
    return app


def bound(function: Callable[..., int], io: Io) -> Callable[..., int]:
    """`function` without its first parameter `io`, its parameters' help ids turned into texts."""
    signature = inspect.signature(function)
    parameters = [
        parameter.replace(annotation=_localised(parameter.annotation, io))
        for parameter in list(signature.parameters.values())[1:]
    ]

    def command(*args: Any, **kwargs: Any) -> int:
        return function(io, *args, **kwargs)

    command.__name__ = function.__name__
    command.__doc__ = None
    command.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return command


def _localised(annotation: Any, io: Io) -> Any:
    if get_origin(annotation) is not Annotated:
        raise TypeError(f"{annotation} of a command has no Parameter with a help id")
    kind, *metadata = get_args(annotation)
    texts = (
        Parameter(help=io.text(item.help)) for item in metadata if isinstance(item, Parameter) and item.help
    )
    return Annotated[(kind, *metadata, *texts)]


def _named(module: str, function: str) -> Callable[..., int]:
    found: Callable[..., int] = getattr(import_module(module), function)
    return found


def _uncalled(io: Io) -> int:  # noqa: ARG001 - has the shape of a command
    raise AssertionError("a command was run that the call does not name")


def _split_language(arguments: Iterable[str | None]) -> tuple[str | None, list[str | None]]:
    """`--language L` or `--language=L` from anywhere before `--`, and the other arguments.

    Behind the name of an import it is the list's language, and stays where it is.
    """
    asked: str | None = None
    rest: list[str | None] = []
    words = iter(arguments)
    for word in words:
        if word == "--" or rest == ["lexicon", "import"]:
            return asked, [*rest, word, *words]
        if word == "--language":
            asked = next(words, None) or ""
        elif word is not None and word.startswith("--language="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
    return asked, rest
