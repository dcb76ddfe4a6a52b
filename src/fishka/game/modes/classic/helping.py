"""Help from others: a stuck player's open tiles, suggestions, tiles turned face up, tiles arranged so far."""

from fishka.game.commands import Prepare, ShowRack, Stuck, Suggest
from fishka.game.events import PlayPrepared, PlaySuggested, RackShown, SeatStuck, StuckEnded
from fishka.game.modes.classic import turn, window
from fishka.game.modes.classic.draft import Draft
from fishka.game.refusals import Refused


def stuck(draft: Draft, command: Stuck) -> None:
    """The seat on turn finds nothing; to say so is an action, which lets an open play stand."""
    window.act_on(draft, command.seat)
    if draft.state.result is None:
        limit = draft.state.terms.help_ms
        draft.emit(SeatStuck(command.seat, None if limit is None else draft.at_ms + limit))


def show_rack(draft: Draft, command: ShowRack) -> None:
    """The tiles lie face up from now on."""
    draft.emit(RackShown(command.seat))


def suggest(draft: Draft, command: Suggest) -> Refused | None:
    """Show a play that the seat on turn could really lay. It ends the thinking with a stuck seat."""
    to = draft.state.turn
    play = command.play.canonical
    measured = turn.judged(draft, to, play)
    if isinstance(measured, Refused):
        return measured
    draft.emit(PlaySuggested(command.seat, to, play, measured.score))
    if draft.state.thinking is not None:
        draft.emit(StuckEnded(to, found=True))
    return None


def prepare(draft: Draft, command: Prepare) -> None:
    """Remember the tiles arranged so far. They are judged when they are played, not before."""
    if command.play != draft.state.prepared:
        draft.emit(PlayPrepared(command.seat, command.play))
