"""`fishka edition ID`: the board of one edition, its rules and tiles in sentences, every parameter."""

from collections.abc import Iterable
from typing import Final

from fishka.cli.board import Canvas
from fishka.cli.io import Io
from fishka.cli.lookups import find_edition
from fishka.cli.outcome import Exit
from fishka.cli.params import EditionId, Json, Modifiers
from fishka.core.board import Board
from fishka.rules.describe import describe, parameter_row
from fishka.rules.editing import part_value
from fishka.rules.edition import Edition, titled
from fishka.rules.load import resolved
from fishka.rules.rulebook import rulebook

WRITTEN_OUT: Final = {"id", "title", "about", "modifiers", "tileset", "layout", "extends"}
"""What is shown above the parameters in a form of its own."""


def edition(io: Io, edition: EditionId, /, *, mod: Modifiers = (), json: Json = False) -> int:
    """Print the edition; exit code 2 when there is none of this id or its file has faults."""
    found = find_edition(io, edition, mod)
    if json:
        io.json(resolved(found))
        return Exit.DONE
    language = io.translator.language
    io.say(f"{titled(found.title, language, found.id)} ({found.id})")
    io.say(titled(found.about, language, ""))
    io.say()
    empty = Board.empty(len(found.layout.rows), found.layout.cols)
    for line in canvas_of(io, found).board(empty):
        io.say(line)
    io.say()
    for line in _rules(io, found):
        io.say(line)
    for line in _parameters(io, found):
        io.say(line)
    return Exit.DONE


def canvas_of(io: Io, edition: Edition) -> Canvas:
    """How to draw this edition's board for this call."""
    return Canvas(edition, io.colour, io.text("cli-board-letter"), io.text("cli-board-word"))


def _rules(io: Io, edition: Edition) -> list[str]:
    """All rules in sentences, what differs from the usual edition first; then courtesies."""
    book = rulebook(edition, io.text, io.translator.language)
    lines: list[str] = []
    for section in book.sections:
        lines += [section.title, *(f"  {line.text}" for line in section.lines), ""]
    if book.hints:
        lines += [io.text("book-section-hints"), *(f"  {hint}" for hint in book.hints), ""]
    return lines


def _parameters(io: Io, edition: Edition) -> list[str]:
    """Every parameter in words with its id; those that differ from the usual home game come first."""
    own = [row.id for row in describe(edition, io.text).rows]
    values = {name: value for name, value in resolved(edition).items() if name not in WRITTEN_OUT}
    rows = {name: parameter_row(name, value, io.text) for name, value in values.items()}
    language = io.translator.language
    told = {name: part_value(name, edition, language, io.text) or row.value for name, row in rows.items()}
    width = max(len(row.name) for row in rows.values())

    def lines(names: Iterable[str]) -> list[str]:
        return [f"  {rows[name].name:{width}}  {told[name]}  [{name}]" for name in names if name in rows]

    usual = lines(name for name in rows if name not in own)
    if not own:
        return [io.text("cli-edition-all-usual"), *usual]
    return [io.text("cli-edition-own"), *lines(own), "", io.text("cli-edition-usual"), *usual]
