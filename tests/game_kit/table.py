"""A game at hand: do commands, keep every event, look."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from fishka.core.board import Board, Placed, Square
from fishka.core.ids import PlayerId, Seat
from fishka.core.moves import Exchange, Move, Pass, Place, Swap
from fishka.core.multiset import Tiles, add, take, tiles
from fishka.core.tiles import BLANK, BLANK_BIT, Tile
from fishka.game.bags import vowel_bag
from fishka.game.commands import (
    Abandon,
    Accept,
    AnswerEnd,
    Challenge,
    ChooseDraw,
    Command,
    Hold,
    PlayMove,
    Prepare,
    ProposeEnd,
    Resign,
    ShowRack,
    Stuck,
    Suggest,
    Tick,
    Topic,
    Touch,
    Vote,
)
from fishka.game.ctx import AnyPlay, Ctx
from fishka.game.draws import Draws, SeededDraws
from fishka.game.events import ClockTurned, Dealt, Event, GameStarted, OpeningDrawn, RacksDealt, SeatPlan
from fishka.game.mode import Decided, NewGame
from fishka.game.modes import mode
from fishka.game.refusals import Refused
from fishka.game.state import GameState
from fishka.game.terms import Pace
from fishka.game.view import View
from fishka.referee import Position, WordSet
from fishka.rules.compile import compile_tables
from fishka.rules.edition import Edition
from tests.game_kit.words import AnyWord


class Table:
    """A running game. Times in seconds since the start; a command is made for the present version."""

    def __init__(
        self,
        edition: Edition,
        seats: int = 2,
        *,
        words: WordSet | None = None,
        draws: Draws | None = None,
        any_play: AnyPlay | None = None,
        pace: Pace = "live",
        strengths: Sequence[str | None] = (),
    ) -> None:
        self.edition = edition
        self.mode = mode(edition.mode)
        self.ctx = Ctx(
            edition=edition,
            tables=compile_tables(edition),
            words=words or AnyWord(),
            draws=draws or SeededDraws(1),
            any_play=any_play or (lambda position: bool(position.rack)),
        )
        self.events: list[Event] = []
        self.batches: list[tuple[Event, ...]] = []
        levels = [*strengths, *[None] * seats][:seats]
        plans = tuple(
            SeatPlan(player=PlayerId(f"p{seat}"), strength=level) for seat, level in enumerate(levels)
        )
        started = self.mode.start(
            self.ctx, NewGame(seats=plans, lexicon="none", lexicon_hash="0", pace=pace, secret_hash="0")
        )
        assert not isinstance(started, Refused), started
        self.state = self._after(None, started)

    def _after(self, state: GameState | None, events: tuple[Event, ...]) -> GameState:
        for event in events:
            state = self.mode.evolve(state, event)
        self.events.extend(events)
        if events:
            self.batches.append(events)
        assert state is not None
        return state

    def rig(
        self,
        racks: Sequence[str],
        bag: str | Tiles = "",
        *,
        board: Sequence[tuple[str, str]] = (),
        scores: Sequence[int] = (),
        turn: int = 0,
        words_played: Sequence[str] = (),
    ) -> "Table":
        """Begin again with these racks and this bag (`?` is a blank), words laid at `8H`-like places."""
        alphabet = self.edition.alphabet
        started = self.events[0]
        assert isinstance(started, GameStarted)
        laid = Board.empty(started.terms.rows, started.terms.cols)
        for place, word in board:
            laid = laid.place(self.line(place, word))
        held = [self.tiles(rack) for rack in racks]
        in_bag = self.tiles(bag) if isinstance(bag, str) else bag
        counts = [0] * (len(alphabet) + 1)
        on_board = tuple(BLANK if one.tile & BLANK_BIT else one.tile for one in laid.tiles())
        for tile in (*in_bag, *on_board, *(tile for rack in held for tile in rack)):
            counts[tile] += 1
        whole = tiles(tile for tile, count in enumerate(counts) for _ in range(count))
        vowels = vowel_bag(started.terms, whole)
        started = replace(
            started,
            terms=replace(started.terms, counts=tuple(counts)),
            seats=tuple(SeatPlan(player=PlayerId(f"p{seat}")) for seat in range(len(racks))),
            vowel_bag=vowels,
        )
        self.events, self.batches = [], []
        self.state = self._after(
            None,
            (
                started,
                OpeningDrawn(((tuple((Seat(at), Tile(at + 1)) for at in range(len(racks)))),), Seat(turn)),
                RacksDealt(
                    tuple(
                        Dealt(Seat(at), rack, vowel_bag(started.terms, rack)) for at, rack in enumerate(held)
                    )
                ),
            ),
        )
        rigged = [
            replace(seat, score=score)
            for seat, score in zip(self.state.seats, scores or [0] * len(racks), strict=True)
        ]
        bag_left = self.state.bag
        vowels_left = self.state.vowel_bag
        for tile in on_board:
            bag_left = tiles(_without(bag_left, tile))
        vowels_left = take(vowels_left, vowel_bag(started.terms, on_board))
        made = frozenset(alphabet.encode(word) or b"" for word in words_played)
        self.state = replace(
            self.state,
            board=laid,
            bag=bag_left,
            vowel_bag=vowels_left,
            seats=tuple(rigged),
            words_played=made,
        )
        if started.terms.clock != "none":
            left = (started.terms.clock_ms,) * len(racks)
            self.state = self._after(self.state, (ClockTurned(Seat(turn), 0, left, 0),))
        return self

    def tiles(self, text: str) -> Tiles:
        """Tiles of a rack; `?` is a blank."""
        return tiles(BLANK if letter == "?" else self._letter(letter) for letter in text)

    def line(self, place: str, word: str) -> tuple[Placed, ...]:
        """A word across from `8H` or down from `H8`; lower case is a blank, `.` skips a square."""
        across = place[0].isdigit()
        row = int(place[:-1] if across else place[1:]) - 1
        col = ord(place[-1] if across else place[0]) - ord("A")
        cols = len(self.edition.layout.rows[0])
        placed = []
        for letter in word:
            if letter != ".":
                blank = BLANK_BIT if letter.islower() else 0
                placed.append(Placed(_square(row, col, cols), Tile(self._letter(letter.upper()) | blank)))
            row, col = (row, col + 1) if across else (row + 1, col)
        return tuple(placed)

    def _letter(self, letter: str) -> Tile:
        tile = self.edition.alphabet.tile(letter)
        assert tile is not None, letter
        return tile

    def do(self, command: Command) -> Decided:
        """Decide and, unless refused, evolve."""
        decided = self.mode.decide(self.ctx, self.state, command)
        if not isinstance(decided, Refused):
            self.state = self._after(self.state, decided)
        return decided

    def move(
        self, seat: int, move: Move, at: float = 0, version: int | None = None, **extras: Any
    ) -> Decided:
        """One move by a seat; `extras`: `vowels`, `theme`, `explanation`."""
        return self.do(PlayMove(move=move, **extras, **self.by(seat, at, version)))

    def play(
        self,
        seat: int,
        place: str,
        word: str,
        at: float = 0,
        swap: tuple[str, str] | None = None,
        **extras: Any,
    ) -> Decided:
        """Lay the letters of `word` from a place such as `8H`."""
        exchanged = None
        if swap is not None:
            (put,) = self.line(swap[0], swap[1])
            exchanged = Swap(put.square, put.tile)
        return self.move(seat, Place.of(self.line(place, word), exchanged), at, **extras)

    def exchange(self, seat: int, letters: str, at: float = 0, **extras: Any) -> Decided:
        """Exchange these tiles."""
        return self.move(seat, Exchange(self.tiles(letters)), at, **extras)

    def passes(self, seat: int, at: float = 0) -> Decided:
        """Pass."""
        return self.move(seat, Pass(), at)

    def challenge(self, seat: int, *words: int, at: float = 0) -> Decided:
        """Doubt words by index; none: all."""
        return self.do(Challenge(words=words, **self.by(seat, at)))

    def vote(self, seat: int, about: Topic, agree: bool, at: float = 0) -> Decided:
        """Say yes or no."""
        return self.do(Vote(about=about, agree=agree, **self.by(seat, at)))

    def choose(self, seat: int, vowels: int, at: float = 0) -> Decided:
        """Two bags: another choice for the refill."""
        return self.do(ChooseDraw(vowels=vowels, **self.by(seat, at)))

    def stuck(self, seat: int, at: float = 0) -> Decided:
        """Find no word."""
        return self.do(Stuck(**self.by(seat, at)))

    def show(self, seat: int, at: float = 0) -> Decided:
        """Turn the own tiles face up."""
        return self.do(ShowRack(**self.by(seat, at)))

    def suggest(self, seat: int, place: str, word: str, at: float = 0) -> Decided:
        """Show the seat on turn a play."""
        return self.do(Suggest(play=Place.of(self.line(place, word)), **self.by(seat, at)))

    def prepare(self, seat: int, place: str, word: str, at: float = 0) -> Decided:
        """Arrange tiles."""
        play = Place.of(self.line(place, word)) if word else None
        return self.do(Prepare(play=play, **self.by(seat, at)))

    def abandon(self, at: float = 0) -> Decided:
        """The service closes the game."""
        return self.do(Abandon(at_ms=int(at * 1000)))

    def accept(self, seat: int, at: float = 0) -> Decided:
        """Let the open play stand."""
        return self.do(Accept(**self.by(seat, at)))

    def hold(self, seat: int, at: float = 0) -> Decided:
        """Keep the window open."""
        return self.do(Hold(**self.by(seat, at)))

    def touch(self, seat: int, at: float = 0) -> Decided:
        """Touch a tile."""
        return self.do(Touch(**self.by(seat, at)))

    def propose(self, seat: int, at: float = 0) -> Decided:
        """Propose to end."""
        return self.do(ProposeEnd(**self.by(seat, at)))

    def answer(self, seat: int, agree: bool, at: float = 0) -> Decided:
        """Answer a proposal to end."""
        return self.do(AnswerEnd(agree=agree, **self.by(seat, at)))

    def resign(self, seat: int, at: float = 0) -> Decided:
        """Give up."""
        return self.do(Resign(**self.by(seat, at)))

    def tick(self, at: float) -> Decided:
        """Time passes."""
        return self.do(Tick(at_ms=int(at * 1000)))

    def view(self, viewer: int | None) -> View:
        """What a seat sees."""
        return self.mode.view(self.state, None if viewer is None else Seat(viewer))

    def due(self) -> float | None:
        """When the next tick is due, in seconds."""
        at = self.mode.due(self.state)
        return None if at is None else at / 1000

    def position(self, seat: int) -> Position:
        """What the referee is asked about this seat."""
        return Position(self.state.board, self.state.seats[seat].rack, self.state.words_standing)

    def scores(self) -> list[int]:
        """Recorded scores by seat."""
        return [seat.score for seat in self.state.seats]

    def all_tiles(self) -> Tiles:
        """Every tile of the game, wherever it is."""
        lying = tiles(BLANK if one.tile & BLANK_BIT else one.tile for one in self.state.board.tiles())
        held = tiles(tile for seat in self.state.seats for tile in seat.rack)
        return add(add(lying, held), self.state.bag)

    def by(self, seat: int, at: float = 0, version: int | None = None) -> dict[str, Any]:
        """Who, when, for which version (the present one by default): what every command says."""
        return {
            "seat": Seat(seat),
            "expected_version": self.state.version if version is None else version,
            "command_id": f"c{self.state.version}",
            "at_ms": int(at * 1000),
        }


def _square(row: int, col: int, cols: int) -> Square:
    return Square(row * cols + col)


def _without(bag: Tiles, tile: Tile) -> list[Tile]:
    left = list(bag)
    left.remove(tile)
    return left


def code(decided: Decided) -> str | None:
    """The code of a refusal, None when it was carried out."""
    return decided.code if isinstance(decided, Refused) else None
