"""Plain facts that a bot reads off its view."""

from itertools import takewhile
from typing import Final

from fishka.core.board import Board
from fishka.core.ids import Seat
from fishka.core.multiset import Tiles
from fishka.core.tiles import BLANK, BLANK_BIT, Tile
from fishka.game.view import TURNS, EntryView, View
from fishka.kernel.lookahead import Seen
from fishka.referee import Position

DRY_ROUNDS_MAX: Final = 2
"""After so many rounds without a play, bots pass and exchange no more, so that every game ends."""


def board_of(view: View) -> Board:
    """The board as it lies."""
    return Board(view.rows, view.cols, view.board)


def rack_of(view: View) -> Tiles:
    """The viewer's own tiles. Raises ValueError for a spectator's view: nobody asks a spectator to move."""
    if view.rack is None:
        raise ValueError("a spectator has no rack to move with")
    return view.rack


def position_of(view: View) -> Position:
    """What the referee needs to judge a play of the viewer. Raises ValueError for a spectator's view."""
    return Position(
        board=board_of(view),
        rack=rack_of(view),
        words_played=frozenset(view.words_played),
        letters_laid=frozenset(view.letters_laid),
        spent=frozenset(view.spent),
    )


def seen_by(view: View) -> Seen:
    """The position as the viewer, whose turn it is, sees it; seats that resigned are left out."""
    seats = [seat for seat in view.seats if not seat.resigned]
    return Seen(
        board=board_of(view),
        rack=rack_of(view),
        turn=next(at for at, seat in enumerate(seats) if seat.seat == view.viewer),
        scores=tuple(seat.score for seat in seats),
        rack_counts=tuple(seat.rack_count for seat in seats),
        unseen=tuple(Tile(tile) for tile, count in enumerate(view.unseen) for _ in range(count)),
        passes=_pass_run(view),
        idle=zero_run(view),
        words_played=frozenset(view.words_played),
    )


def open_play(view: View) -> EntryView | None:
    """The play that may be challenged now, or None."""
    return None if view.window is None else view.sheet[view.window.entry]


def words_of(entry: EntryView) -> tuple[bytes, ...]:
    """The words of a play as letter tiles."""
    return tuple(bytes(tile & ~BLANK_BIT for tile in word.tiles) for word in entry.words)


def zero_run(view: View) -> int:
    """Turns in a row without a play that stands, as the game counts them."""
    return sum(1 for _ in takewhile(lambda entry: entry.kind != "play", reversed(_turns(view))))


def dry_rounds(view: View) -> int:
    """For how many whole rounds nobody has laid tiles."""
    return zero_run(view) // _active(view)


def is_dry(view: View) -> bool:
    """Whether nobody has laid tiles for `DRY_ROUNDS_MAX` rounds."""
    return dry_rounds(view) >= DRY_ROUNDS_MAX


def goes_in_circles(view: View) -> bool:
    """Whether it is time to ask for the end: the game is dry, and its rules let nobody pass, only exchange.

    Not in every round, so that people who would rather go on are not asked each time.
    """
    return "pass" not in view.may and is_dry(view) and dry_rounds(view) % DRY_ROUNDS_MAX == 0


def others_passed(view: View) -> bool:
    """Whether every other seat passed when it last had a turn, right before this one; lost turns left out."""
    others, seats = _active(view) - 1, _seats_in(view)
    turns = [entry for entry in _turns(view) if entry.kind != "lost_turn" and entry.seat in seats]
    return len(turns) >= others and all(entry.kind == "pass" for entry in turns[-others:])


def may_exchange(view: View) -> int:
    """How many tiles the viewer may sensibly exchange now; 0 for none."""
    return 0 if "exchange" not in view.may or is_dry(view) else view.exchange_max


def tiles_to_return(rack: Tiles, most: int) -> Tiles:
    """What to give back when nothing can be laid: all but blanks, as many as may be.

    >>> tiles_to_return((0, 3, 5, 9), 2)
    (5, 9)
    """
    letters = tuple(tile for tile in rack if tile != BLANK)
    return letters[max(0, len(letters) - most) :]


def _turns(view: View) -> list[EntryView]:
    """The sheet without notes that are no turns."""
    return [entry for entry in view.sheet if entry.kind in TURNS]


def _pass_run(view: View) -> int:
    """Passes in a row by seats still in, as the game counts them: a lost turn does not end the run."""
    made = [entry for entry in _turns(view) if entry.kind != "lost_turn"]
    run = takewhile(lambda entry: entry.kind == "pass", reversed(made))
    seats = _seats_in(view)
    return sum(entry.seat in seats for entry in run)


def _seats_in(view: View) -> frozenset[Seat]:
    return frozenset(seat.seat for seat in view.seats if not seat.resigned)


def _active(view: View) -> int:
    return len(_seats_in(view))
