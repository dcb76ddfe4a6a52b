"""What is true of a running game, hidden tiles included. `evolve` makes states, `view` shows them."""

from collections.abc import Iterator

import msgspec

from fishka.core.board import Board
from fishka.core.ids import PlayerId, Seat
from fishka.core.multiset import Tiles
from fishka.core.tiles import Tile, letter_of
from fishka.game.events import EndReason, GameStarted, WordMade
from fishka.game.terms import Terms
from fishka.game.view import EntryView, OpeningView


class SeatState(msgspec.Struct, frozen=True):
    """One place at the table. `score` counts what is recorded, not a play still open to challenge."""

    player: PlayerId | None
    bot: str | None
    rack: Tiles = ()
    score: int = 0
    passes: int = 0
    """Passes in a row over this seat's own turns."""
    skips: bool = False
    """Loses the next turn, after a wrong challenge."""
    resigned: bool = False


class OpenPlay(msgspec.Struct, frozen=True):
    """A play that is laid and neither settled nor withdrawn, and how to take it back."""

    seat: Seat
    entry: int
    """Its entry in the sheet."""
    words: tuple[WordMade, ...]
    score: int
    window: bool
    """Whether it may be challenged; without a window it is settled by the same command."""
    board_before: Board
    rack_before: Tiles
    closes_at_ms: int | None
    accepted: frozenset[Seat] = frozenset()
    acted: bool = False
    """The next player has acted: the window closes as soon as nobody holds it open."""
    held_by: Seat | None = None
    hold_until_ms: int | None = None
    held: frozenset[Seat] = frozenset()
    """Who has used his hold."""


class EndOffer(msgspec.Struct, frozen=True):
    """A proposal to end, and the version at which it was made."""

    by: Seat
    agreed: frozenset[Seat]
    version: int


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    reason: EndReason
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    adjustments: tuple[int, ...]


class GameState(msgspec.Struct, frozen=True):
    """A game after `version` events."""

    started: GameStarted
    version: int
    basis: int
    """The version at which what lies on the table, or whose turn it is, last changed. Commands made before
    it are stale; those made since are not, though somebody has accepted or a refill was drawn meanwhile."""
    board: Board
    bag: Tiles
    seats: tuple[SeatState, ...]
    turn: Seat
    sheet: tuple[EntryView, ...] = ()
    opening: OpeningView = OpeningView((), Seat(0))
    words_played: frozenset[bytes] = frozenset()
    """Words of plays that stood, as letter tiles."""
    pass_run: tuple[Seat, ...] = ()
    """Who passed since somebody last tried to play or exchanged."""
    open: OpenPlay | None = None
    offer: EndOffer | None = None
    refused_at: int | None = None
    """The `basis` of the position in which a proposal to end was refused."""
    result: Result | None = None

    @property
    def terms(self) -> Terms:
        """What the mode needs to know of the rules."""
        return self.started.terms

    def seats_in(self) -> Iterator[Seat]:
        """Seats that have not resigned, in order."""
        for number, seat in enumerate(self.seats):
            if not seat.resigned:
                yield Seat(number)

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise that has not resigned; the seat itself when there is no other."""
        for step in range(1, len(self.seats) + 1):
            other = Seat((seat + step) % len(self.seats))
            if not self.seats[other].resigned:
                return other
        return seat

    @property
    def actor(self) -> Seat | None:
        """Who acts next: on turn and not losing that turn.

        While a play is open this is the next player, whose action closes the window; None when everybody
        else loses his next turn.
        """
        seat = self.turn
        for _ in self.seats:
            if self.open is not None and seat == self.open.seat:
                return None
            if not self.seats[seat].skips:
                return seat
            seat = self.after(seat)
        return None

    @property
    def words_standing(self) -> frozenset[bytes]:
        """`words_played`, and those of the open play: the next player's move lets it stand."""
        laid = () if self.open is None else self.open.words
        return self.words_played.union(letters(word.tiles) for word in laid)

    @property
    def refill(self) -> int:
        """How many tiles the open play will draw when it is settled; 0 without one."""
        if self.open is None or self.seats[self.open.seat].resigned:
            return 0
        return min(len(self.bag), self.terms.rack_size - len(self.seats[self.open.seat].rack))

    @property
    def goes_out(self) -> bool:
        """Whether the game is over when the open play stands."""
        return (
            self.open is not None
            and self.terms.end_out
            and not self.seats[self.open.seat].resigned
            and not self.seats[self.open.seat].rack
            and not self.bag
        )


def letters(tiles: bytes) -> bytes:
    """The letter tiles of a word on the board, without the marks of blanks."""
    return bytes(letter_of(Tile(tile)) for tile in tiles)
