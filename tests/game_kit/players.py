"""Players who choose by chance: quick, legal more often than not, never clever."""

from typing import Any

from fishka.core.board import Board, Placed, Square
from fishka.core.ids import Seat
from fishka.core.moves import Exchange, Move, Pass, Place, Swap
from fishka.core.multiset import tiles
from fishka.core.rng import Rng
from fishka.core.tiles import BLANK, BLANK_BIT, Tile, letter_of, named_blank
from fishka.game.commands import (
    Accept,
    AnswerEnd,
    Challenge,
    ChooseDraw,
    Command,
    Hold,
    PlayMove,
    Prepare,
    ProposeEnd,
    Resign,
    ShowRack,
    Stuck,
    Suggest,
    Tick,
    Topic,
    Touch,
    Vote,
)
from fishka.game.state import GameState
from fishka.referee import Measured, Position, measure
from fishka.rules.tables import RuleTables, SwapRule
from tests.game_kit.table import Table


def random_move(table: Table, seat: int, rng: Rng) -> Move:
    """A legal play by geometry after some tries, else an exchange of some tiles, else a pass."""
    position = table.position(seat)
    for _ in range(20):
        play = attempt(table.ctx.tables, position, rng)
        if play is not None and isinstance(measure(table.ctx.tables, position, play), Measured):
            return play
    view = table.view(seat)
    if view.exchange_max and rng.below(3):
        pool = list(position.rack)
        rng.shuffle(pool)
        return Exchange(tiles(pool[: max(view.exchange_min, 1 + rng.below(view.exchange_max))]))
    return Pass()


def attempt(tables: RuleTables, position: Position, rng: Rng) -> Place | None:
    board, rack = position.board, list(position.rack)
    if not rack:
        return None
    rng.shuffle(rack)
    swap = _swap(tables, board, rack, rng)
    if swap is not None and swap.tile is not None:
        rack.remove(swap.tile)
        rack.insert(0, BLANK)
        board = board.place([Placed(swap.square, swap.tile)])
    line = _line(board, rng)
    if line is None:
        return None
    count = 1 + rng.below(len(rack))
    free = [square for square in line if not board[square]][:count]
    placed = [
        Placed(square, named_blank(Tile(1 + rng.below(tables.letter_count))) if tile == BLANK else tile)
        for square, tile in zip(free, rack, strict=False)
    ]
    return Place.of(placed, swap)


def _swap(tables: RuleTables, board: Board, rack: list[Tile], rng: Rng) -> Swap | None:
    if tables.swap != SwapRule.BLANK_EXACT or rng.below(2):
        return None
    for one in board.tiles():
        if one.tile & BLANK_BIT and letter_of(one.tile) in rack:
            return Swap(one.square, letter_of(one.tile))
    return None


def _line(board: Board, rng: Rng) -> list[Square] | None:
    """Squares in a row or column from a random one near the tiles (the middle at first)."""
    across = bool(rng.below(2))
    row, col = rng.below(board.rows), rng.below(board.cols)
    if board.is_empty:
        row, col = (board.rows // 2, col // 2) if across else (row // 2, board.cols // 2)
    steps = range(max(board.rows, board.cols))
    found = [board.square(row, col + step) if across else board.square(row + step, col) for step in steps]
    return [square for square in found if square is not None]


def next_seat(state: GameState) -> int:
    """Who is to move."""
    assert state.actor is not None
    return state.actor


def a_tile_fits(position: Position) -> bool:
    """Whether anything can be played where every string is a word: a tile, and a square beside an old one."""
    board = position.board
    if not position.rack:
        return False
    if board.is_empty:
        return len(position.rack) > 1
    return any(
        not board[square]
        for one in board.tiles()
        for step in (-1, 1, -board.cols, board.cols)
        if (square := Square(one.square + step)) in board
        and (abs(step) != 1 or one.square // board.cols == square // board.cols)
    )


def random_command(table: Table, rng: Rng, at_ms: int) -> Command:
    """Anything that somebody might send: mostly moves in turn, but acts of every kind by every seat too."""
    state = table.state
    seat = Seat(rng.below(len(state.seats)))
    version = state.version if rng.below(10) else rng.below(state.version + 2)
    by: dict[str, Any] = {
        "seat": seat,
        "expected_version": version,
        "command_id": f"c{at_ms}",
        "at_ms": at_ms,
    }
    match rng.below(32):
        case 0:
            return Challenge(words=tuple(rng.below(3) for _ in range(rng.below(3))), **by)
        case 1 | 2:
            return Challenge(**by)
        case 3 | 4 | 5:
            return Accept(**by)
        case 6:
            return Hold(**by)
        case 7:
            return Touch(**by)
        case 8:
            return ProposeEnd(**by)
        case 9 | 10:
            return AnswerEnd(agree=bool(rng.below(4)), **by)
        case 11:
            return Tick(at_ms=at_ms)
        case 12 if not rng.below(12):
            return Resign(**by)
        case 13 | 14 | 15 | 16:
            topics: tuple[Topic, ...] = ("play", "stuck", "theme")
            return Vote(about=topics[rng.below(3)], agree=bool(rng.below(3)), **by)
        case 17:
            return Stuck(**{**by, "seat": state.actor if state.actor is not None else seat})
        case 18:
            return ShowRack(**by)
        case 19:
            return ChooseDraw(vowels=rng.below(5), **by)
        case 20 if state.actor is not None:
            play = attempt(table.ctx.tables, table.position(state.actor), rng)
            return Suggest(play=play or Place(()), **by)
        case 21 if state.actor is not None:
            play = attempt(table.ctx.tables, table.position(state.actor), rng)
            return Prepare(play=play, **{**by, "seat": state.actor})
        case _:
            mover = state.actor if state.actor is not None and rng.below(8) else seat
            vowels = rng.below(4) if state.terms.two_bags and rng.below(2) else None
            theme = state.terms.theme is not None and not state.terms.theme.words and not rng.below(3)
            move = random_move(table, mover, rng)
            theme = theme and isinstance(move, Place)
            vowels = None if isinstance(move, Pass) else vowels
            return PlayMove(move=move, vowels=vowels, theme=theme, **{**by, "seat": mover})
