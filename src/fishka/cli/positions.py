"""Positions and plays from text, for commands; what is wrong with them as values to be told or written."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from fishka.bots.kit import Kit
from fishka.cli.io import Io
from fishka.cli.lookups import find_kit
from fishka.cli.outcome import Exit
from fishka.core.board import Board
from fishka.core.multiset import Tiles
from fishka.core.tiles import BLANK_BIT, EMPTY, Tile
from fishka.lexicon import lexicon_ids
from fishka.notation.faults import Fault as Code
from fishka.notation.faults import NotationFault
from fishka.notation.position import Setup, check_setup, parse_position
from fishka.rules import exchanges
from fishka.rules.compile import compile_tables
from fishka.rules.edition import Edition
from fishka.rules.tables import RuleTables


class Fault(msgspec.Struct, frozen=True):
    """One fault of a text. `at` is the character from 1, None where it is not about one."""

    code: str
    at: int | None
    params: dict[str, str | int]
    message: str
    exit: Exit = Exit.USAGE

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"code": self.code, "at": self.at, "params": self.params, "message": self.message}


Faults = tuple[Fault, ...]


class Desk:
    """Where positions of one edition are read, and the kit that each is played with."""

    def __init__(self, io: Io, edition: Edition, lexicon: str | None) -> None:
        """`lexicon` overrides what edition and positions say. Stops when it is not there."""
        self._io = io
        self._lexicon = lexicon
        self._kits: dict[str | None, Kit] = {}
        self.edition: Final = edition
        self.alphabet: Final = edition.alphabet
        self.tables: Final = compile_tables(edition)
        if lexicon is not None:
            self._kit(lexicon)

    def read(self, text: str) -> Setup | Faults:
        """A well-formed position whose racks are no longer than a rack, or every fault of its text."""
        found = parse_position(text, self.alphabet, self.tables.rows, self.tables.cols)
        if isinstance(found, tuple):
            return told(self._io, found)
        if any(len(rack) > self.tables.rack_size for rack in found.racks):
            faults = check_setup(found, self.tables, self.alphabet)
            return told(self._io, tuple(one for one in faults if one.code is Code.RACK_TOO_LONG))
        return found

    def kit(self, setup: Setup) -> Kit | Faults:
        """With the list of the call, else that of the position (`lex ru_core;`), else the edition's.

        Stops when the edition's own list is not there.
        """
        named = setup.operation("lex")
        if self._lexicon is not None or named in (None, self.edition.params.lexicon):
            return self._kit(self._lexicon)
        if named in lexicon_ids():
            return self._kit(named)
        params: dict[str, str | int] = {"lexicon": named or ""}
        message = self._io.text("cli-fault-position-lexicon", **params)
        return (Fault("lexicon_missing", None, params, message, Exit.MISSING),)

    def _kit(self, lexicon: str | None) -> Kit:
        if lexicon not in self._kits:
            self._kits[lexicon] = find_kit(self._io, self.edition, lexicon)
        return self._kits[lexicon]


def told(io: Io, faults: tuple[NotationFault, ...]) -> Faults:
    """Faults of a text with their messages."""
    return tuple(
        Fault(
            one.code.value,
            one.at,
            dict(one.params),
            io.text(f"notation-{one.code.value.replace('_', '-')}", at=one.at, **one.params),
        )
        for one in faults
    )


def bag_count(tables: RuleTables, setup: Setup) -> int:
    """Tiles in the bag, unknown racks taken as full."""
    on_board = sum(1 for cell in setup.board.cells if cell)
    in_hands = sum(len(rack) or tables.rack_size for rack in setup.racks)
    return max(0, tables.tile_total - on_board - in_hands)


def exchange_sizes(edition: Edition, tables: RuleTables, setup: Setup) -> range:
    """So many tiles the rack on turn may exchange; empty for none. An unknown rack is taken as full.

    `tables` are those of the edition.
    """
    bag, held = bag_count(tables, setup), len(setup.racks[0]) or tables.rack_size
    least = exchanges.exchange_least(edition.params, bag, held)
    return range(max(1, least), exchanges.exchange_most(edition.params, bag, held) + 1)


def exchange_most(edition: Edition, tables: RuleTables, setup: Setup) -> int:
    """How many tiles the rack on turn may exchange; 0 for none."""
    return max(exchange_sizes(edition, tables, setup), default=0)


def count_exchanges(rack: Tiles, sizes: range) -> int:
    """Distinct multisets of so many tiles of a rack.

    >>> count_exchanges((1, 1, 2, 4, 5, 12, 20), range(1, 8)), count_exchanges((0, 0), range(1, 2))
    (95, 1)
    """
    by_size = [1]
    for copies in Counter(rack).values():
        longer = [0] * (len(by_size) + copies)
        for size, ways in enumerate(by_size):
            for taken in range(copies + 1):
                longer[size + taken] += ways
        by_size = longer
    return sum(by_size[sizes.start : sizes.stop])


def words_on(board: Board) -> frozenset[bytes]:
    """Every run of two or more tiles, as letter tiles: what counts as played where no record tells more."""
    return frozenset(bytes(cell & ~BLANK_BIT for cell in run) for run in _runs(board) if len(run) > 1)


def _runs(board: Board) -> Iterator[bytes]:
    for grid in (board, board.transposed()):
        for row in range(grid.rows):
            yield from grid.cells[row * grid.cols : (row + 1) * grid.cols].split(bytes([EMPTY]))


def words_played(tables: RuleTables, board: Board) -> frozenset[bytes]:
    """`words_on` where words may not be made again, else nothing."""
    return frozenset() if tables.repeat_words else words_on(board)


def letters_laid(board: Board) -> frozenset[Tile]:
    """Letter tiles on the board: a text position tells of no others that were laid."""
    return frozenset(one.tile for one in board.tiles() if not one.tile & BLANK_BIT)
