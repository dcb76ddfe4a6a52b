"""Reads golden/vectors.toml: the examples of the rules, and the values they are written in."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from fishka.core.board import Board, Placed, Square
from fishka.core.moves import Place, Swap
from fishka.core.multiset import Tiles, tiles
from fishka.core.tiles import BLANK_BIT, Alphabet, Tile, in_hand, named_blank
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition, load_edition_text

PATH = Path(__file__).parents[2] / "golden" / "vectors.toml"
Example = dict[str, Any]


@cache
def examples() -> dict[str, list[Example]]:
    """All examples by kind."""
    return tomllib.loads(PATH.read_text("utf-8"))


def ids(kind: str) -> list[str]:
    """The names of the examples of a kind."""
    return [str(example["id"]) for example in examples()[kind]]


def edition_of(example: Example) -> Edition:
    """The edition of an example, with its parameters laid over it."""
    if "parameters" not in example:
        edition = load_edition(example["edition"], example.get("modifiers", ()))
    else:
        lines = "\n".join(f"{name} = {_toml(value)}" for name, value in example["parameters"].items())
        text = f'id = "variant"\nextends = "{example["edition"]}"\ntitle = {{}}\n[parameters]\n{lines}\n'
        edition = load_edition_text(text)
    assert isinstance(edition, Edition), edition
    return edition


def _toml(value: object) -> str:
    match value:
        case str():
            return f'"{value}"'
        case dict():
            return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
        case _:
            return str(value)


def placed(text: str, alphabet: Alphabet, cols: int = 15) -> tuple[Placed, ...]:
    """`F8:Р G8:о` as tiles on squares; a lower-case letter is a blank."""
    return tuple(_placed(one, alphabet, cols) for one in text.split())


def _placed(text: str, alphabet: Alphabet, cols: int) -> Placed:
    name, letter = text.split(":")
    square = Square((int(name[1:]) - 1) * cols + ord(name[0]) - ord("A"))
    tile = alphabet.tile(letter.upper())
    assert tile is not None, text
    return Placed(square, tile if letter.isupper() else named_blank(tile))


def board_of(example: Example, edition: Edition) -> Board:
    """The board after the earlier plays."""
    board = Board.empty(len(edition.layout.rows), edition.layout.cols)
    for play in example["board"]:
        board = board.place(placed(play, edition.alphabet))
    return board


def play_of(example: Example, edition: Edition) -> Place:
    """The play of an example."""
    swaps = [_swap(one, edition.alphabet) for one in example.get("swap", "").split()]
    laid = tuple(sorted(placed(example["play"], edition.alphabet)))
    return Place(laid, swaps[0] if swaps else None, tuple(swaps[1:]))


def _swap(text: str, alphabet: Alphabet) -> Swap:
    """`H6:Х`, or `H6:` for a tile taken off."""
    name, _, letter = text.partition(":")
    (one,) = placed(f"{name}:{letter or alphabet.letters[0]}", alphabet)
    return Swap(one.square, one.tile if letter else None)


def letters_laid(board: Board) -> frozenset[Tile]:
    """Letter tiles of earlier plays."""
    return frozenset(one.tile for one in board.tiles() if not one.tile & BLANK_BIT)


def hand_for(play: Place, board: Board) -> Tiles:
    """The tiles that a play takes from the rack, and no others."""
    hand = [in_hand(one.tile) for one in play.placed]
    if play.swap is not None:
        hand += [] if play.swap.tile is None else [in_hand(play.swap.tile)]
        freed = in_hand(board[play.swap.square])
        if freed in hand:
            hand.remove(freed)
    return tiles(hand)


def rack_of(text: str, alphabet: Alphabet) -> Tiles:
    """Letters as a rack; `?` is a blank."""
    found = [Tile(0) if letter == "?" else alphabet.tile(letter) for letter in text]
    return tiles(tile for tile in found if tile is not None)
