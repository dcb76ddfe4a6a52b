"""`fishka edition ID`: the resolved rules, the tiles and the board of one edition."""

from collections import defaultdict
from typing import Any

from fishka.cli.board import Canvas
from fishka.cli.io import Io
from fishka.cli.lookups import find_edition
from fishka.cli.outcome import Exit
from fishka.cli.params import EditionId, Json, Modifiers
from fishka.core.board import Board
from fishka.rules.edition import Edition, titled
from fishka.rules.load import resolved


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
    for line in _tiles(io, found):
        io.say(line)
    io.say()
    empty = Board.empty(len(found.layout.rows), found.layout.cols)
    for line in canvas_of(io, found).board(empty):
        io.say(line)
    io.say()
    written_out = {"id", "title", "about", "modifiers", "tileset", "layout"}
    parameters = {name: value for name, value in resolved(found).items() if name not in written_out}
    width = max(len(name) for name in parameters)
    for name, value in parameters.items():
        io.say(f"{name:{width}}  {_shown(io, value)}")
    return Exit.DONE


def canvas_of(io: Io, edition: Edition) -> Canvas:
    """How to draw this edition's board for this call."""
    return Canvas(edition, io.colour, io.text("cli-board-letter"), io.text("cli-board-word"))


def _tiles(io: Io, edition: Edition) -> list[str]:
    """The tile set, a line for each value."""
    by_value: defaultdict[int, list[str]] = defaultdict(list)
    for letter in edition.tileset.letters:
        if letter.count:
            by_value[letter.value].append(f"{letter.letter}×{letter.count}")
    lines = [io.text("cli-edition-tiles", total=edition.tileset.total, blanks=edition.tileset.blanks.count)]
    return [*lines, *(f"{value:3}  {' '.join(letters)}" for value, letters in sorted(by_value.items()))]


def _shown(io: Io, value: Any) -> str:
    match value:
        case None:
            return "none"
        case bool():
            return io.text("cli-yes") if value else io.text("cli-no")
        case list():
            return ", ".join(_shown(io, item) for item in value) or "none"
        case dict():
            return ", ".join(f"{key}: {_shown(io, item)}" for key, item in value.items())
        case _:
            return str(value)
