"""What one viewer may know, built from nothing: each field put in by name, hidden tiles only as counts."""

from fishka.core.ids import Seat
from fishka.core.multiset import Tiles
from fishka.core.tiles import in_hand
from fishka.game.modes.classic.gate import ACTIONS, exchange_most, gate, window
from fishka.game.modes.classic.window import due
from fishka.game.state import GameState
from fishka.game.view import EndOfferView, ResultView, SeatView, View, WindowView


def view(state: GameState, viewer: Seat | None) -> View:
    """The game as a seat sees it, or a spectator (None). A seat that resigned still sees its own tiles."""
    own: Tiles | None = None if viewer is None else state.seats[viewer].rack
    may = () if viewer is None else tuple(action for action in ACTIONS if gate(state, viewer, action) is None)
    return View(
        version=state.version,
        viewer=viewer,
        phase="playing" if state.result is None else "ended",
        rows=state.board.rows,
        cols=state.board.cols,
        board=state.board.cells,
        turn=state.actor if state.result is None else None,
        seats=tuple(_seat(state, Seat(seat)) for seat in range(len(state.seats))),
        rack=own,
        bag_count=len(state.bag),
        unseen=_unseen(state, own),
        sheet=state.sheet,
        opening=state.opening,
        window=_window(state),
        end_offer=_offer(state),
        may=may,
        exchange_max=exchange_most(state, viewer) if viewer is not None and "exchange" in may else 0,
        words_played=() if state.terms.repeat_words else tuple(sorted(state.words_standing)),
        result=_result(state),
    )


def _seat(state: GameState, seat: Seat) -> SeatView:
    known = state.seats[seat]
    return SeatView(
        seat=seat,
        player=known.player,
        bot=known.bot,
        score=known.score,
        rack_count=len(known.rack),
        resigned=known.resigned,
        skips_next=known.skips,
    )


def _unseen(state: GameState, own: Tiles | None) -> tuple[int, ...]:
    """The full set without the board and the viewer's tiles; after the end all racks lie open."""
    left = list(state.terms.counts)
    for placed in state.board.tiles():
        left[in_hand(placed.tile)] -= 1
    racks = [seat.rack for seat in state.seats] if state.result is not None else [own or ()]
    for rack in racks:
        for tile in rack:
            left[tile] -= 1
    return tuple(left)


def _window(state: GameState) -> WindowView | None:
    laid = window(state)
    if laid is None or state.result is not None:
        return None
    return WindowView(
        seat=laid.seat,
        entry=laid.entry,
        accepted=tuple(sorted(laid.accepted)),
        held_by=laid.held_by,
        closes_at_ms=due(state),
        policy=state.terms.challenge_policy,
    )


def _offer(state: GameState) -> EndOfferView | None:
    if state.offer is None or state.result is not None:
        return None
    return EndOfferView(state.offer.by, tuple(sorted(state.offer.agreed)))


def _result(state: GameState) -> ResultView | None:
    result = state.result
    if result is None:
        return None
    return ResultView(
        reason=result.reason,
        winners=result.winners,
        totals=result.totals,
        adjustments=result.adjustments,
        leftovers=tuple(seat.rack for seat in state.seats),
    )
