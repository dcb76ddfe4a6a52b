"""What the database says after the fact, read beside the server."""

import sqlite3
from pathlib import Path
from typing import Any

from fishka.game.events import Event, decode_event
from fishka.game.modes import mode
from fishka.game.replay import replay
from fishka.game.state import GameState


def rows(database: Path, query: str, *values: Any) -> list[sqlite3.Row]:
    """The rows of a query."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        connection.row_factory = sqlite3.Row
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


def stored(database: Path, game: str) -> list[sqlite3.Row]:
    """The events of a game."""
    return rows(database, "SELECT * FROM event WHERE game_id = ? ORDER BY seq", game)


def events_of(database: Path, game: str) -> list[Event]:
    """The events of a game, decoded."""
    return [decode_event(row["data"].encode(), row["schema"]) for row in stored(database, game)]


def state_of(database: Path, game: str) -> GameState:
    """Where a game stands."""
    return replay(mode("classic"), events_of(database, game))


def tiles_in_all(state: GameState) -> list[int]:
    """How many of each tile there are: bag, racks and board together."""
    counts = [0] * len(state.terms.counts)
    for tile in state.bag:
        counts[tile] += 1
    for seat in state.seats:
        for tile in seat.rack:
            counts[tile] += 1
    for one in state.board.tiles():
        counts[0 if one.tile & 0x80 else one.tile] += 1
    return counts
