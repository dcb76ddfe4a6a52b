"""What one viewer may know, built from nothing: each field put in by name, hidden tiles only as counts."""

from fishka.core.ids import Seat
from fishka.core.multiset import Tiles
from fishka.core.tiles import in_hand
from fishka.game.bags import bounds
from fishka.game.modes.classic.gate import (
    ACTIONS,
    exchange_least,
    exchange_most,
    gate,
    judges,
    waiting,
)
from fishka.game.modes.classic.sight import is_face_up
from fishka.game.modes.classic.window import due
from fishka.game.state import Ballot, GameState
from fishka.game.terms import MINUTE_MS
from fishka.game.view import (
    ClocksView,
    DrawView,
    EndOfferView,
    ResultView,
    SeatView,
    SuggestionView,
    ThemeView,
    View,
    VoteView,
    WindowView,
)


def view(state: GameState, viewer: Seat | None) -> View:
    """The game as a seat sees it, or a spectator (None). A seat that resigned still sees its own tiles."""
    own: Tiles | None = None if viewer is None else state.seats[viewer].rack
    may = () if viewer is None else tuple(action for action in ACTIONS if gate(state, viewer, action) is None)
    exchanger = viewer if "exchange" in may else None
    return View(
        version=state.version,
        viewer=viewer,
        phase="playing" if state.result is None else "ended",
        rows=state.board.rows,
        cols=state.board.cols,
        board=state.board.cells,
        turn=state.actor if state.result is None else None,
        seats=tuple(_seat(state, Seat(seat), viewer) for seat in range(len(state.seats))),
        rack=own,
        bag_count=len(state.bag),
        unseen=_unseen(state, viewer),
        sheet=state.sheet,
        opening=state.opening,
        window=_window(state),
        end_offer=_offer(state),
        may=may,
        exchange_max=0 if exchanger is None else exchange_most(state, exchanger),
        exchange_min=0 if exchanger is None else exchange_least(state, exchanger),
        words_played=() if state.terms.repeat_words else tuple(sorted(state.words_standing)),
        spent=tuple(sorted(state.spent)),
        letters_laid=tuple(sorted(state.letters_laid)),
        bag_vowels=len(state.vowel_bag) if state.terms.two_bags else None,
        draw=_draw(state, viewer),
        votes=_votes(state),
        suggestions=tuple(
            SuggestionView(one.by, one.play.placed, one.play.swap, one.score, one.play.readings)
            for one in state.suggestions
        ),
        stuck=None if state.thinking is None else state.thinking.seat,
        clocks=_clocks(state),
        theme=_theme(state),
        help=state.terms.help,
        result=_result(state),
    )


def may_see(state: GameState, viewer: Seat | None, seat: Seat) -> bool:
    """Whether the viewer sees the tiles of a seat: his own, those face up, all of them after the end."""
    return seat == viewer or state.result is not None or is_face_up(state, seat)


def _seat(state: GameState, seat: Seat, viewer: Seat | None) -> SeatView:
    known = state.seats[seat]
    targets = state.started.targets
    return SeatView(
        seat=seat,
        player=known.player,
        bot=known.bot,
        score=known.score,
        rack_count=len(known.rack),
        resigned=known.resigned,
        skips_next=known.skips,
        rack=known.rack if may_see(state, viewer, seat) else None,
        shown=known.shown,
        target=targets[seat] if targets else None,
        strength=state.started.seats[seat].strength,
    )


def _unseen(state: GameState, viewer: Seat | None) -> tuple[int, ...]:
    """The full set without the board and the racks that the viewer sees."""
    left = list(state.terms.counts)
    for placed in state.board.tiles():
        left[in_hand(placed.tile)] -= 1
    for number, seat in enumerate(state.seats):
        if may_see(state, viewer, Seat(number)):
            for tile in seat.rack:
                left[tile] -= 1
    return tuple(left)


def _window(state: GameState) -> WindowView | None:
    laid = waiting(state)
    if laid is None or state.result is not None:
        return None
    return WindowView(
        seat=laid.seat,
        entry=laid.entry,
        accepted=tuple(sorted(laid.accepted)),
        held_by=laid.held_by,
        closes_at_ms=due(state),
        policy=state.terms.challenge_policy,
        by=state.terms.verdict,
        points=state.terms.challenge_points,
        per_word=state.terms.challenge_per == "word",
        whole_ms=state.terms.window_ms if laid.held_by is None else state.terms.hold_ms,
    )


def _votes(state: GameState) -> tuple[VoteView, ...]:
    if state.result is not None:
        return ()
    found = []
    laid, thinking, claim, terms = waiting(state), state.thinking, state.claim, state.terms
    if laid is not None and (asked := judges(state)):
        yes, no = _sides(laid.votes)
        closes = laid.closes_at_ms
        found.append(VoteView("play", laid.seat, laid.entry, asked, yes, no, closes, terms.window_ms))
    if thinking is not None:
        yes, no = _sides(thinking.votes)
        asked = state.others(thinking.seat)
        found.append(VoteView("stuck", thinking.seat, None, asked, yes, no, thinking.until_ms, terms.help_ms))
    if claim is not None:
        yes, no = _sides(claim.votes)
        asked = state.others(claim.seat)
        closes = claim.until_ms
        found.append(VoteView("theme", claim.seat, claim.entry, asked, yes, no, closes, terms.help_ms))
    return tuple(found)


def _sides(votes: Ballot) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    yes = tuple(seat for seat, agree in votes if agree)
    no = tuple(seat for seat, agree in votes if not agree)
    return yes, no


def _draw(state: GameState, viewer: Seat | None) -> DrawView | None:
    """Who plays with two bags is told what he may choose: for his open play, else for a whole new rack."""
    if viewer is None or not state.terms.two_bags or state.result is not None:
        return None
    laid = waiting(state)
    drawn = (min(count, len(state.bag)) for count in range(state.terms.rack_size + 1))
    every = (bounds(state.bag, state.vowel_bag, count) for count in drawn)
    by_laid = tuple((one.least, one.most) for one in every)
    if laid is None or laid.seat != viewer:
        return DrawView(0, None, 0, min(len(state.vowel_bag), state.terms.rack_size), by_laid)
    refill = state.refill
    allowed = bounds(state.bag, state.vowel_bag, refill)
    return DrawView(refill, laid.vowels, allowed.least, allowed.most, by_laid)


def _clocks(state: GameState) -> ClocksView | None:
    clock, terms = state.clock, state.terms
    if clock is None or terms.clock == "none":
        return None
    return ClocksView(
        kind=terms.clock,
        running=clock.running if state.result is None else None,
        at_ms=clock.at_ms,
        left_ms=clock.left_ms,
        overtime_points=terms.overtime_points,
        overtime_step_ms=MINUTE_MS,
        overtime_limit_ms=terms.overtime_limit_ms,
        pending=terms.takes_pending and terms.clock == "per_move",
    )


def _theme(state: GameState) -> ThemeView | None:
    theme = state.terms.theme
    return None if theme is None else ThemeView(theme.name, theme.points, bool(theme.words))


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
        overtime=result.overtime,
    )
