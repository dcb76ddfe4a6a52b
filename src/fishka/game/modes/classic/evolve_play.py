"""The state after the events of a play: laid, judged by others, settled or withdrawn, its theme."""

from msgspec.structs import replace

from fishka.core.board import Board, Placed
from fishka.core.ids import Seat
from fishka.core.moves import Place
from fishka.core.multiset import Tiles, add, take
from fishka.core.tiles import BLANK_BIT, EMPTY, Tile, in_hand
from fishka.game.events import (
    DrawChosen,
    HoldEnded,
    PlayAccepted,
    PlayChallenged,
    PlayHeld,
    PlayLaid,
    PlaySettled,
    PlayVoted,
    PlayWithdrawn,
    ThemeClaimed,
    ThemeJudged,
    ThemeVoted,
)
from fishka.game.modes.classic.changes import drawn, entry_added, entry_amended, seat_changed, voted
from fishka.game.state import GameState, OpenPlay, ThemeClaim, letters
from fishka.game.view import BallotView, ChallengeView, EntryView, WordView

OfPlay = PlayLaid | PlaySettled | PlayWithdrawn | ThemeClaimed | ThemeVoted | ThemeJudged
InWindow = PlayAccepted | PlayHeld | HoldEnded | PlayChallenged | PlayVoted | DrawChosen


def of_play(state: GameState, event: OfPlay) -> GameState:
    """After a play was laid, settled or withdrawn, or its theme spoken about."""
    match event:
        case PlayLaid():
            return _laid(state, event)
        case PlaySettled(seat=seat, drawn=tiles, vowels=vowels):
            return _settled(state, seat, tiles, vowels)
        case PlayWithdrawn(seat=seat):
            return _withdrawn(state, seat)
        case ThemeClaimed(seat=seat, entry=entry, points=points, until_ms=until_ms):
            return replace(state, claim=ThemeClaim(seat, entry, points, until_ms, state.version + 1))
        case ThemeVoted(seat=seat, agree=agree):
            if state.claim is None:
                return state
            return replace(
                state, claim=replace(state.claim, votes=voted(state.claim.votes, seat, agree=agree))
            )
        case ThemeJudged(seat=seat, entry=number, points=points):
            old = state.sheet[number]
            new = replace(old, points=old.points + points, bonus=old.bonus + points, theme=old.theme + points)
            state = entry_amended(replace(state, claim=None), number, new)
            return seat_changed(state, seat, score=state.seats[seat].score + points)


def in_window(state: GameState, event: InWindow) -> GameState:
    """After somebody has spoken about the open play."""
    laid = state.open
    if laid is None:
        return state
    match event:
        case PlayAccepted(seat=seat, acted=acted):
            released = laid.held_by == seat
            changed = replace(
                laid,
                accepted=laid.accepted | {seat},
                acted=laid.acted or acted,
                held_by=None if released else laid.held_by,
                hold_until_ms=None if released else laid.hold_until_ms,
            )
            return replace(state, open=changed)
        case PlayHeld(seat=seat, until_ms=until_ms):
            return replace(
                state, open=replace(laid, held_by=seat, hold_until_ms=until_ms, held=laid.held | {seat})
            )
        case HoldEnded():
            return replace(state, open=replace(laid, held_by=None, hold_until_ms=None))
        case PlayChallenged():
            return _challenged(state, laid, event)
        case PlayVoted(seat=seat, agree=agree):
            votes = voted(laid.votes, seat, agree=agree)
            yes, no = (tuple(one for one, said in votes if said is want) for want in (True, False))
            entry = replace(state.sheet[laid.entry], votes=BallotView(yes, no))
            return entry_amended(replace(state, open=replace(laid, votes=votes)), laid.entry, entry)
        case DrawChosen(vowels=vowels):
            return replace(state, open=replace(laid, vowels=vowels))


def _laid(state: GameState, event: PlayLaid) -> GameState:
    seat, play = event.seat, event.play
    rack = state.seats[seat].rack
    used = [in_hand(one.tile) for one in play.placed]
    if play.swap is not None:
        rack = add(rack, [in_hand(state.board[play.swap.square])])
        if play.swap.tile is not None:
            used.append(in_hand(play.swap.tile))
    entry = EntryView(
        seat=seat,
        kind="play",
        points=event.score,
        total=state.seats[seat].score + event.score,
        words=tuple(WordView(word.at, word.across, word.tiles, word.score) for word in event.words),
        placed=play.placed,
        swapped=None if play.swap is None else play.swap.square,
        swapped_to=None if play.swap is None else play.swap.tile,
        readings=play.readings,
        bonus=event.bonus,
        pending=True,
        explanation=event.explanation,
        theme=event.theme_points,
    )
    laid = OpenPlay(
        seat=seat,
        entry=len(state.sheet),
        words=event.words,
        score=event.score,
        window=event.window,
        board_before=state.board,
        rack_before=state.seats[seat].rack,
        closes_at_ms=event.closes_at_ms,
        vowels=event.vowels,
        theme=event.theme,
        spent_before=state.spent,
        letters_before=state.letters_laid,
    )
    board = board_after(state.board, play)
    removed = {play.swap.square} if play.swap is not None and play.swap.tile is None else set()
    state = seat_changed(state, seat, rack=take(rack, used), shown=False)
    return replace(
        state,
        board=board,
        sheet=(*state.sheet, entry),
        open=laid,
        turn=state.after(seat),
        spent=frozenset(one for one in state.spent | removed if board[one] == EMPTY),
        letters_laid=state.letters_laid | _letters_of(play),
    )


def board_after(board: Board, play: Place) -> Board:
    """The board with a play on it: the swap, old blanks read anew, then the new tiles."""
    if play.swap is not None:
        given = EMPTY if play.swap.tile is None else play.swap.tile
        board = board.place([Placed(play.swap.square, given)])
    return board.place((*play.readings, *play.placed))


def _letters_of(play: Place) -> frozenset[Tile]:
    """Letters that a play puts on the board as tiles of their own."""
    given = [one.tile for one in play.placed]
    if play.swap is not None and play.swap.tile is not None:
        given.append(play.swap.tile)
    return frozenset(tile for tile in given if not tile & BLANK_BIT)


def _settled(state: GameState, seat: Seat, tiles: Tiles, vowels: Tiles) -> GameState:
    laid = state.open
    if laid is None:
        return state
    old = state.seats[seat]
    state = seat_changed(state, seat, rack=add(old.rack, tiles), score=old.score + laid.score)
    state = entry_amended(state, laid.entry, replace(state.sheet[laid.entry], pending=False))
    made = frozenset(letters(word.tiles) for word in laid.words)
    return replace(drawn(state, tiles, vowels), words_played=state.words_played | made, open=None)


def _withdrawn(state: GameState, seat: Seat) -> GameState:
    laid = state.open
    if laid is None:
        return state
    entry = replace(state.sheet[laid.entry], kind="withdrawn", points=0, bonus=0, theme=0, pending=False)
    state = seat_changed(entry_amended(state, laid.entry, entry), seat, rack=laid.rack_before)
    return replace(
        state,
        board=laid.board_before,
        spent=laid.spent_before,
        letters_laid=laid.letters_before,
        open=None,
    )


def _challenged(state: GameState, laid: OpenPlay, event: PlayChallenged) -> GameState:
    challenge = ChallengeView(event.seat, event.words, event.invalid, event.stands)
    state = entry_amended(state, laid.entry, replace(state.sheet[laid.entry], challenge=challenge))
    if event.costs_turn:
        state = seat_changed(state, event.seat, skips=True)
    for seat, points in ((laid.seat, event.to_player), (event.seat, -event.from_challenger)):
        if points:
            state = seat_changed(state, seat, score=state.seats[seat].score + points)
            state = entry_added(state, seat, "challenge_points", points=points)
    return state
