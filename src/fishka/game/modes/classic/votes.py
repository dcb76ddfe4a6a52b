"""What others say yes or no to: an open play, a stuck player's lack of words, a word of the theme."""

from fishka.game.commands import Vote
from fishka.game.events import PlayVoted, PlayWithdrawn, StuckEnded, StuckVoted, ThemeVoted
from fishka.game.modes.classic import theme
from fishka.game.modes.classic.ballots import agreed, is_decided
from fishka.game.modes.classic.draft import Draft
from fishka.game.modes.classic.ending import between_turns
from fishka.game.modes.classic.gate import judges, waiting
from fishka.game.modes.classic.window import close_if_over, settle


def vote(draft: Draft, command: Vote) -> None:
    """One more has spoken; what is decided by that happens."""
    seat, agree = command.seat, command.agree
    match command.about:
        case "play":
            draft.emit(PlayVoted(seat, agree))
        case "stuck":
            draft.emit(StuckVoted(seat, agree))
        case "theme":
            draft.emit(ThemeVoted(seat, agree))
    close_what_is_decided(draft)


def after_leaving(draft: Draft) -> None:
    """A seat has left the game, by its own will or by losing: the others may all have spoken by that."""
    close_if_over(draft)
    close_what_is_decided(draft)


def close_what_is_decided(draft: Draft) -> None:
    """End every vote that no further word could turn."""
    state = draft.state
    laid, thinking = waiting(state), state.thinking
    if laid is not None and state.terms.verdict != "challenge" and is_decided(laid.votes, judges(state)):
        close_play(draft)
    if thinking is not None:
        given_up = {seat for seat, agree in thinking.votes if agree}
        if given_up.issuperset(state.others(thinking.seat)):
            draft.emit(StuckEnded(thinking.seat, found=False))
    claim = draft.state.claim  # a play that stands now may have brought another
    if claim is not None and is_decided(claim.votes, draft.state.others(claim.seat)):
        judge_theme(draft)


def close_play(draft: Draft) -> None:
    """Count what was said of the open play."""
    laid = waiting(draft.state)
    if laid is None:
        return
    if agreed(laid.votes):
        settle(draft)
    else:
        draft.emit(PlayWithdrawn(laid.seat, "vote"))
        between_turns(draft)


def judge_theme(draft: Draft) -> None:
    """Count what was said of the theme: its points may end the game."""
    theme.judge(draft)
    if draft.state.open is None and draft.state.result is None:
        between_turns(draft)
