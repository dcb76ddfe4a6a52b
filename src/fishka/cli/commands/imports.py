"""`fishka lexicon import`: a user's own list becomes one of Fishka's; what was not taken is told."""

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from fishka.cli.io import Io
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import Json
from fishka.lexicon import Imported, ImportFault, Tally, import_list, lexicon_infos
from fishka.lexicon.catalogue import BookFile, read_book_file
from fishka.lexicon.folders import user_folder
from fishka.rules.edition import Edition
from fishka.rules.load import edition_ids, load_edition

File = Annotated[str, Parameter(help="cli-argument-list-file")]
Id = Annotated[str, Parameter(name="--id", help="cli-option-import-id")]
Language = Annotated[str, Parameter(name="--language", help="cli-option-import-language")]
Letters = Annotated[str | None, Parameter(help="cli-option-import-letters")]
Encoding = Annotated[str | None, Parameter(help="cli-option-encoding")]


def lexicon_import(
    io: Io,
    file: File,
    /,
    *,
    id: Id,
    language: Language,
    letters: Letters = None,
    encoding: Encoding = None,
    json: Json = False,
) -> int:
    """Read the file and put its words into the user's folder of lists; tell what became of each line."""
    path = Path(os.fspath(file))
    alphabet = letters.upper() if letters is not None else letters_of(language)
    if not alphabet:
        raise Stop(Exit.USAGE, "cli-fault-import-letters", given=language)
    made = import_list(
        path,
        user_folder(),
        id=id,
        language=language,
        letters=alphabet,
        own_ids=_own_ids(),
        encoding=encoding,
    )
    if isinstance(made, ImportFault):
        code = made.code.value.replace("_", "-")
        exit_code = Exit.MISSING if made.code == "unwritable" else Exit.USAGE
        raise Stop(exit_code, f"import-fault-{code}", file=file, **made.params)
    if json:
        io.json(_plain(made))
    else:
        _tell(io, made)
    return Exit.DONE


def _own_ids() -> frozenset[str]:
    """The ids of lists that do not lie in the user's folder."""
    found = (read_book_file(path) for path in user_folder().glob("*.book"))
    users = {one.info.hash for book in found if isinstance(book, BookFile) for one in book.lists}
    return frozenset(info.id for info in lexicon_infos() if info.hash not in users)


def letters_of(language: str) -> str:
    """The upper-case letters of a language: of its lists, else of its editions' tiles; empty for neither."""
    found = {letter for info in lexicon_infos() if info.language == language for letter in info.letters}
    if not found:
        editions = [one for id in edition_ids() if isinstance(one := load_edition(id), Edition)]
        tiles = [
            letter for one in editions if one.params.language == language for letter in one.alphabet.letters
        ]
        found = set("".join(tiles))
    return "".join(sorted(found))


def _plain(made: Imported) -> dict[str, Any]:
    report: dict[str, Any] = msgspec.to_builtins(made.report)
    info = made.info
    return {
        "lexicon": {"id": info.id, "version": info.version, "hash": info.hash, "count": info.count},
        "file": made.path.name,
        "replaced": made.replaced,
        "report": report,
    }


def _tell(io: Io, made: Imported) -> None:
    report, info = made.report, made.info
    io.say(io.text("cli-import-done", id=info.id, count=info.count, lines=report.lines))
    io.say(io.text("cli-import-encoding", encoding=report.encoding))
    for kind, tallies in (("line", report.tallies), ("change", report.changes)):
        for code, tally in tallies.items():
            if code != "taken":
                _tell_tally(io, io.text(f"import-{kind}-{code.replace('_', '-')}"), tally)
    if made.replaced is not None:
        io.say(io.text("cli-import-replaced", hash=made.replaced))
    io.say(io.text("cli-import-rights"))


def _tell_tally(io: Io, what: str, tally: Tally) -> None:
    shown = [io.text("cli-import-example", line=number, text=text) for number, text in tally.examples]
    io.say(io.text("cli-import-tally", what=what, count=tally.count))
    for one in shown:
        io.say(f"    {one}")
