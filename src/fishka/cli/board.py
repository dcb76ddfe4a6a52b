"""Boards and tiles drawn with letters, in colours where the terminal takes them."""

from dataclasses import dataclass
from typing import Final

from fishka.core.board import Board, Square
from fishka.core.tiles import BLANK, EMPTY, Tile, is_blank
from fishka.rules.edition import Edition
from fishka.rules.layout import Colour, SquareKind

RESET: Final = "\x1b[0m"
TILE: Final = "\x1b[38;5;16;48;5;223m"
TILE_LAST: Final = "\x1b[1;38;5;16;48;5;214m"
PLAIN: Final = "\x1b[38;5;250;48;5;236m"
BACKGROUNDS: Final[dict[Colour, str]] = {
    "light_blue": "117",
    "dark_blue": "25",
    "blue": "68",
    "pink": "175",
    "light_red": "174",
    "red": "160",
    "dark_red": "124",
    "green": "71",
    "yellow": "178",
    "orange": "208",
    "violet": "97",
}
"""The nearest colours of the 256 that terminals know."""
SUBSCRIPTS: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


@dataclass(frozen=True, slots=True)
class Canvas:
    """What is needed to draw an edition's board; the marks stand for letter and word premiums (`2L`)."""

    edition: Edition
    colour: bool
    letter_mark: str
    word_mark: str

    def board(self, board: Board, last: frozenset[Square] = frozenset()) -> list[str]:
        """The board, a string per line: column letters, then the rows; `last` squares stand out."""
        width = self.cell_width - 1
        columns = "".join(chr(ord("A") + col).center(width + 1) for col in range(board.cols)).rstrip()
        lines = [f"   {columns}"]
        for row in range(board.rows):
            squares = (Square(row * board.cols + col) for col in range(board.cols))
            cells = "".join(self._cell(board, square, width, square in last) for square in squares)
            lines.append(f"{row + 1:2} {cells}".rstrip())
        return lines

    @property
    def cell_width(self) -> int:
        """Characters from one square to the next."""
        return 1 + max(2, *(len(letter) for letter in self.edition.alphabet.letters))

    def tile(self, tile: Tile) -> str:
        """One tile of a rack with its value: `А₁`; a blank is `?`."""
        if tile == BLANK:
            return "?"
        letter = self.edition.tileset.letters[tile - 1]
        return letter.letter + str(letter.value).translate(SUBSCRIPTS)

    def rack(self, tiles: tuple[Tile, ...]) -> str:
        """A rack, letters in order, blanks last."""
        ordered = [*(tile for tile in tiles if tile != BLANK), *(tile for tile in tiles if tile == BLANK)]
        if not self.colour:
            return " ".join(self.tile(tile) for tile in ordered)
        return " ".join(f"{TILE} {self.tile(tile)} {RESET}" for tile in ordered)

    def letter(self, tile: Tile) -> str:
        """A tile of the board as text: lower case where a blank stands for the letter."""
        text = self.edition.alphabet.letter(tile)
        return text.lower() if is_blank(tile) else text

    def _cell(self, board: Board, square: Square, width: int, last: bool) -> str:
        tile = board[square]
        kind = self.edition.layout.kinds[square]
        text = self._mark(kind) if tile == EMPTY else self.letter(tile)
        if not self.colour:
            return text.center(width) + ("<" if last else " ")
        style = self._background(kind) if tile == EMPTY else TILE_LAST if last else TILE
        return f"{style}{text.center(width + 1)}{RESET}"

    def _mark(self, kind: SquareKind) -> str:
        if kind.word > 1:
            return f"{kind.word}{self.word_mark}"
        if kind.letter > 1:
            return f"{kind.letter}{self.letter_mark}"
        return "*" if kind.start else "·"

    def _background(self, kind: SquareKind) -> str:
        skin = self.edition.layout.skins.get(self.edition.params.skin or "")
        if skin is None or (kind.word == 1 and kind.letter == 1):
            return PLAIN
        if kind.word > 1:
            colour = skin.DW if kind.word == 2 else skin.TW
        else:
            colour = skin.DL if kind.letter == 2 else skin.TL
        return f"\x1b[38;5;16;48;5;{BACKGROUNDS[colour]}m"
