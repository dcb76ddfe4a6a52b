"""Whose tiles lie face up (`rack_visibility`, `rack_visibility_on_request`, rules C-10)."""

from fishka.core.ids import Seat
from fishka.game.state import GameState


def is_face_up(state: GameState, seat: Seat) -> bool:
    """Whether everybody, spectators too, sees the tiles of this seat."""
    visibility = state.terms.rack_visibility
    return (
        visibility == "open"
        or (visibility == "open_when_bag_empty" and _bag_is_empty(state))
        or state.seats[seat].shown
        or (state.thinking is not None and state.thinking.seat == seat)
    )


def _bag_is_empty(state: GameState) -> bool:
    """An empty bag after the refill that an open play will still draw is not empty yet."""
    return not state.bag
