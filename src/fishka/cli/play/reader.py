"""What a player types as a move, and what the game answers, between text and values."""

from dataclasses import dataclass

import msgspec

from fishka.cli.io import Io
from fishka.cli.positions import told
from fishka.core.board import Board
from fishka.core.moves import Move
from fishka.core.tiles import Alphabet
from fishka.game.refusals import Refused
from fishka.game.view import View
from fishka.notation.play import UnknownExchange, parse_play


class NotRead(msgspec.Struct, frozen=True):
    """Why the text is no move, a line for each fault."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads moves in one edition's letters."""

    io: Io
    alphabet: Alphabet

    def move(self, view: View, text: str) -> Move | NotRead:
        """The move that the text says on the board of this view. Whether it is legal, the game says."""
        board = Board(view.rows, view.cols, view.board)
        found = parse_play(text, self.alphabet, board)
        if isinstance(found, tuple):
            return NotRead(tuple(one.message for one in told(self.io, found)))
        if isinstance(found, UnknownExchange):
            return NotRead((self.io.text("cli-play-exchange-which"),))
        return found

    def refusal(self, refused: Refused) -> str:
        """The game's no, in words."""
        code = refused.code.replace("_", "-")
        of_play = f"reject-{code}"
        return self.io.text(of_play if of_play in self.io.translator else f"refused-{code}", **refused.params)
