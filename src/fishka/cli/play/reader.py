"""What a player types as a move, and what the game answers, between text and values."""

from dataclasses import dataclass
from typing import Final

import msgspec

from fishka.cli.io import Io
from fishka.cli.positions import told
from fishka.core.board import Board
from fishka.core.moves import Move
from fishka.core.tiles import Alphabet
from fishka.game.refusals import Refused
from fishka.game.view import View
from fishka.notation.faults import Fault
from fishka.notation.play import UnknownExchange, parse_play

_WITHOUT_A_PLACE: Final = (Fault.COORDINATE, Fault.WORD_MISSING)
"""What somebody who has never typed a play does: the word without a square, or a square without the word."""


class NotRead(msgspec.Struct, frozen=True):
    """Why the text is no move, a line for each fault."""

    lines: tuple[str, ...]


def with_signs(text: str, alphabet: Alphabet) -> str:
    """A move with the signs of arithmetic that no keyboard has, where the tiles have them.

    >>> signs = Alphabet(("1", "2", "+", "−", "×", "÷", "="))
    >>> with_signs("8H 2*1=2/1", signs), with_signs("--12", signs), with_signs("8H 2*1", Alphabet(("A",)))
    ('8H 2×1=2÷1', '-−12', '8H 2*1')
    """
    keys = {ord(key): sign for key, sign in _KEYS.items() if alphabet.tile(sign) is not None}
    head = "-" if text.startswith("-") else text[: text.find(" ") + 1]
    return head + text[len(head) :].translate(keys)


_KEYS: Final = {"*": "×", "/": "÷", "-": "−"}


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads moves in one edition's letters."""

    io: Io
    alphabet: Alphabet

    def move(self, view: View, text: str) -> Move | NotRead:
        """The move that the text says on the board of this view. Whether it is legal, the game says."""
        board = Board(view.rows, view.cols, view.board)
        found = parse_play(with_signs(text, self.alphabet), self.alphabet, board)
        if isinstance(found, tuple):
            lines = tuple(one.message for one in told(self.io, found))
            lost = any(one.code in _WITHOUT_A_PLACE for one in found)
            return NotRead((*lines, self.io.text("cli-play-how")) if lost else lines)
        if isinstance(found, UnknownExchange):
            return NotRead((self.io.text("cli-play-exchange-which"),))
        return found

    def refusal(self, refused: Refused) -> str:
        """The game's no, in words."""
        code = refused.code.replace("_", "-")
        of_play = f"reject-{code}"
        return self.io.text(of_play if of_play in self.io.translator else f"refused-{code}", **refused.params)
