"""What is true of a running game, hidden tiles included. `evolve` makes states, `view` shows them."""

from collections.abc import Iterator

import msgspec

from fishka.core.board import Board, Square
from fishka.core.ids import PlayerId, Seat
from fishka.core.moves import Place
from fishka.core.multiset import Tiles
from fishka.core.tiles import Tile, letter_of
from fishka.game.events import EndReason, GameStarted, WordMade
from fishka.game.terms import Terms
from fishka.game.view import EntryView, OpeningView
from fishka.referee import Position


class SeatState(msgspec.Struct, frozen=True):
    """One place at the table. `score` counts what is recorded, not a play still open to challenge."""

    player: PlayerId | None
    bot: str | None
    rack: Tiles = ()
    score: int = 0
    skips: bool = False
    """Loses the next turn, after a wrong challenge."""
    resigned: bool = False
    """Out of the game, by resigning or by losing it at once."""
    shown: bool = False
    """Has turned its tiles face up, until its next turn is over."""


Ballot = tuple[tuple[Seat, bool], ...]
"""Who has said yes or no, in the order of speaking; nobody twice."""


class OpenPlay(msgspec.Struct, frozen=True):
    """A play that is laid and neither settled nor withdrawn, and how to take it back."""

    seat: Seat
    entry: int
    """Its entry in the sheet."""
    words: tuple[WordMade, ...]
    score: int
    window: bool
    """Whether it waits for a verdict (`Terms.verdict`); else the same command settles it."""
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
    votes: Ballot = ()
    vowels: int | None = None
    """Two bags: how many of the refill its player wants from the vowels' one."""
    theme: bool = False
    """Its player claims the theme bonus."""
    spent_before: frozenset[Square] = frozenset()
    letters_before: frozenset[Tile] = frozenset()


class Thinking(msgspec.Struct, frozen=True):
    """The seat on turn is stuck, and the others think with it."""

    seat: Seat
    until_ms: int | None
    version: int
    votes: Ballot = ()
    """Yes: I find no word either."""


class ThemeClaim(msgspec.Struct, frozen=True):
    """The others are asked whether the main word of a play fits the theme."""

    seat: Seat
    entry: int
    points: int
    until_ms: int | None
    version: int
    votes: Ballot = ()


class Suggestion(msgspec.Struct, frozen=True):
    """A play that one seat showed the seat on turn."""

    by: Seat
    play: Place
    score: int


class ClockState(msgspec.Struct, frozen=True):
    """See `events.ClockTurned`."""

    running: Seat | None
    at_ms: int
    left_ms: tuple[int, ...]
    turn: int


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
    overtime: tuple[int, ...] = ()


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
    open: OpenPlay | None = None
    offer: EndOffer | None = None
    refused_at: int | None = None
    """The `basis` of the position in which a proposal to end was refused."""
    result: Result | None = None
    vowel_bag: Tiles = ()
    """Two bags: those tiles of `bag` that lie in the vowels' one."""
    spent: frozenset[Square] = frozenset()
    """Empty squares on which a tile has lain: their premium is gone."""
    letters_laid: frozenset[Tile] = frozenset()
    """Letters of plays, open or standing, that lay on the board as tiles of their own, not as blanks."""
    turns: int = 0
    """Turns done so far: plays laid, exchanges, passes, turns lost."""
    clock: ClockState | None = None
    prepared: Place | None = None
    """How the seat on turn has arranged its tiles: its own secret."""
    thinking: Thinking | None = None
    found: bool | None = None
    """In this turn the others have found a word for the stuck seat, or none; None: they were not asked."""
    suggestions: tuple[Suggestion, ...] = ()
    claim: ThemeClaim | None = None

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

    def position(self, seat: Seat) -> Position:
        """What the referee needs to judge a play of this seat."""
        return Position(
            board=self.board,
            rack=self.seats[seat].rack,
            words_played=self.words_standing,
            letters_laid=self.letters_laid,
            spent=self.spent,
        )

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats still in, but this one."""
        return tuple(other for other in self.seats_in() if other != seat)

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
