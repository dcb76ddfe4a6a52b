"""The state that a list of events leads to."""

from collections.abc import Iterable

from fishka.game.events import Event
from fishka.game.mode import Mode
from fishka.game.state import GameState


def replay(mode: Mode, events: Iterable[Event], state: GameState | None = None) -> GameState:
    """`state` (None: nothing yet) after `events`. Raises ValueError when there is neither state nor event."""
    for event in events:
        state = mode.evolve(state, event)
    if state is None:
        raise ValueError("a game has at least its first event")
    return state
