"""The theme bonus where no list judges: the player claims it with his play, the others say whether it fits.

The game goes on meanwhile. One claim is open at a time; a new one, or the end, judges it by what was said
so far.
"""

from fishka.game.events import ThemeClaimed, ThemeJudged
from fishka.game.modes.classic.ballots import agreed
from fishka.game.modes.classic.draft import Draft
from fishka.game.state import OpenPlay


def claim(draft: Draft, laid: OpenPlay) -> None:
    """The play stands, and its player had claimed that its main word fits."""
    theme = draft.state.terms.theme
    if laid.theme and theme is not None and not draft.state.seats[laid.seat].resigned:
        judge(draft)
        limit = draft.state.terms.help_ms
        until = None if limit is None else draft.at_ms + limit
        draft.emit(ThemeClaimed(laid.seat, laid.entry, theme.points, until))


def judge(draft: Draft) -> None:
    """Count what was said of the open claim, if there is one."""
    open_claim = draft.state.claim
    if open_claim is not None:
        points = open_claim.points if agreed(open_claim.votes) else 0
        draft.emit(ThemeJudged(open_claim.seat, open_claim.entry, points))
