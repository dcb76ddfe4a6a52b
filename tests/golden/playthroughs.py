"""Writes golden/playthroughs/*.txt: one short game per edition, shown step by step, reviewed like code.

A fixed script is played with real word lists: best plays, non-words, challenges right and wrong, a hold, an
exchange, a pass, an end by agreement. `python -m tests.golden.playthroughs` writes all files anew; the diff
shows what a change of rules, words or engine changed.
"""

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import msgspec

from fishka.bots.kit import Kit
from fishka.core.board import Placed
from fishka.core.ids import Seat
from fishka.core.moves import Exchange, Move, Pass, Place
from fishka.core.multiset import Tiles, tiles
from fishka.game.draws import SeededDraws
from fishka.game.events import (
    Event,
    Exchanged,
    GameStarted,
    OpeningDrawn,
    PlayChallenged,
    PlayLaid,
    PlaySettled,
    RacksDealt,
    event_type,
)
from fishka.game.refusals import Refused
from fishka.lexicon import open_lexicon, stand_in
from fishka.notation.play import format_play
from fishka.notation.position import Setup, format_position
from fishka.referee import Reject, Rejected, judge
from tests.game_kit.editions import edition, playable_editions
from tests.game_kit.table import Table

FOLDER = Path(__file__).parents[2] / "golden" / "playthroughs"
LINES_MAX = 300
SEATS = {"ru_scrabble_home": 2, "erudit_biplant_131": 3, "en_home": 2, "en_macedonian": 3}
"""Seats of the game shown; an edition that is not here is shown with two."""


class Step(msgspec.Struct, frozen=True):
    """What the seat on turn does, and how the others take it."""

    move: str
    answer: str = "accept"


SCRIPT = (
    Step("best"),
    Step("best", "move"),
    Step("phony", "challenge"),
    Step("best", "challenge"),
    Step("exchange"),
    Step("best", "hold"),
    Step("phony", "time"),
    Step("pass"),
    Step("best", "touch"),
    Step("best"),
    Step("agree"),
)


def playthroughs() -> tuple[str, ...]:
    """The names of all files that there must be: one for each edition."""
    return playable_editions()


def path_of(name: str) -> Path:
    """Where the playthrough of an edition is kept."""
    return FOLDER / f"{name}.txt"


def text_of(name: str) -> str:
    """The playthrough of an edition, played now."""
    return "\n".join([*_Show(name).lines(), ""])


class _Show:
    """Plays the script and tells of it."""

    def __init__(self, name: str) -> None:
        self._name = name
        rules = edition(name)
        lexicon = open_lexicon(rules.params.lexicon) or stand_in(rules.params.language)
        assert lexicon is not None, rules.params.lexicon
        self._list = lexicon.info
        self._kit = Kit(rules, lexicon)
        self._alphabet = rules.alphabet
        self._table = Table(
            rules,
            SEATS.get(name, 2),
            words=self._kit.words,
            draws=SeededDraws(7),
            any_play=self._kit.any_play,
        )
        self._at = 0.0
        self._told = 0

    def lines(self) -> Iterator[str]:
        yield f"# One game of {self._name}, step by step; written by `python -m tests.golden.playthroughs`."
        yield f"edition   {self._name}   seed 7   seats {len(self._table.state.seats)}"
        yield f"words     {self._list.id}@{self._list.hash[:16]}"
        yield ""
        yield from self._news("start")
        for step in SCRIPT:
            if self._table.state.result is None:
                yield from self._step(step)

    def _step(self, step: Step) -> Iterator[str]:
        table = self._table
        seat = table.state.actor
        assert seat is not None
        self._at += 10
        if step.move in ("exchange", "pass") and step.move not in table.view(seat).may:
            yield from self._say(f"{seat} is stuck", table.stuck(seat, at=self._at))
            for other in table.state.others(seat):
                decided = table.vote(other, "stuck", agree=True, at=self._at)
                yield from self._say(f"{other} finds no word either", decided)
            if step.move not in table.view(seat).may:
                return
        if step.move == "agree" and "propose_end" not in table.view(seat).may:
            yield from self._say(f"{seat} resigns", table.resign(seat, at=self._at))
            return
        if step.move == "agree":
            yield from self._say(f"{seat} proposes to end", table.propose(seat, at=self._at))
            for other in table.state.seats_in():
                if other != seat:
                    decided = table.answer(other, agree=True, at=self._at)
                    yield from self._say(f"{other} agrees", decided)
            return
        move = self._move(seat, step.move)
        written = format_play(move, self._alphabet, table.state.board)
        yield from self._say(f"{seat} {written}", table.move(seat, move, at=self._at))
        if table.state.open is not None and table.state.result is None:
            yield from self._answer(seat, step.answer)

    def _answer(self, seat: Seat, answer: str) -> Iterator[str]:
        """The others' part while the play is open; with `move` the next step closes the window."""
        table = self._table
        others = [other for other in table.state.seats_in() if other != seat]
        self._at += 1
        match answer:
            case "accept":
                for other in others:
                    yield from self._say(f"{other} accepts", table.accept(other, at=self._at))
            case "challenge":
                yield from self._say(f"{others[-1]} challenges", table.challenge(others[-1], at=self._at))
            case "hold":
                yield from self._say(f"{others[-1]} holds", table.hold(others[-1], at=self._at))
                self._at += 60
                yield from self._say("60 seconds pass", table.tick(self._at))
            case "time":
                self._at += 30
                yield from self._say("30 seconds pass", table.tick(self._at))
            case "touch":
                assert table.state.actor is not None
                actor = table.state.actor
                yield from self._say(f"{actor} touches a tile", table.touch(actor, at=self._at))
            case _:
                assert answer == "move"

    def _move(self, seat: Seat, kind: str) -> Move:
        rack = self._table.state.seats[seat].rack
        match kind:
            case "pass":
                return Pass()
            case "exchange":
                seen = self._table.view(seat)
                return Exchange(tiles(rack[: max(seen.exchange_min, min(2, seen.exchange_max))]))
            case _:
                position = self._table.position(seat)
                (best,) = self._kit.kernel.best(
                    position.board, position.rack, 1, words_played=position.words_played
                )
                assert isinstance(best.move, Place)
                if kind == "best" or self._table.state.terms.checks_words:
                    return best.move
                return self._phony(seat, best.move)

    def _phony(self, seat: Seat, best: Place) -> Place:
        """The best play with its tiles in another order, so that a word is none, if one is."""
        laid = [one.tile for one in best.placed]
        for order in permutations(laid):
            squares = [one.square for one in best.placed]
            play = Place.of([Placed(square, tile) for square, tile in zip(squares, order, strict=True)])
            verdict = judge(self._kit.tables, self._kit.words, self._table.position(seat), play)
            if isinstance(verdict, Rejected) and verdict.code == Reject.UNKNOWN_WORD:
                return play
        return best

    def _say(self, what: str, decided: object) -> Iterator[str]:
        assert not isinstance(decided, Refused), (what, decided)
        yield from self._news(what)

    def _news(self, what: str) -> Iterator[str]:
        """A command, its events, and the table after it."""
        table = self._table
        state = table.state
        events, self._told = table.events[self._told :], len(table.events)
        yield f"== {state.version:2} == {what}"
        for event in events:
            yield f"  {event_type(event)}{self._event(event)}"
        racks = tuple(seat.rack for seat in state.seats)
        scores = tuple(seat.score for seat in state.seats)
        yield f"  position {format_position(Setup(state.board, racks, scores), self._alphabet)}"
        for number in range(len(state.seats)):
            yield f"  {self._view(number)}"

    def _view(self, number: int) -> str:
        seen = self._table.view(number)
        plays = ""
        if "play" in seen.may and self._kit.kernel.is_plain:
            position = self._table.position(number)
            plays = f" plays {self._kit.kernel.count(position.board, position.rack).plays}"
        window = ""
        if seen.window is not None:
            closes = seen.window.closes_at_ms
            window = f" window of {seen.window.seat} until {closes} accepted {list(seen.window.accepted)}"
        result = f" {seen.result.reason}, winners {list(seen.result.winners)}" if seen.result else ""
        may = ",".join(seen.may) or "-"
        return (
            f"seat {number}: {self._rack(seen.rack or ())} bag {seen.bag_count} unseen {sum(seen.unseen)}"
            f" turn {seen.turn} may {may} exchange {seen.exchange_max}{plays}{window}{result}"
        )

    def _rack(self, rack: Tiles) -> str:
        return "".join(self._alphabet.letter(tile) for tile in rack) or "(no tiles)"

    def _event(self, event: Event) -> str:
        match event:
            case GameStarted():
                return f" {event.lexicon} {event.tables_digest[:16]}"
            case OpeningDrawn():
                rounds = ["".join(self._alphabet.letter(tile) for _, tile in one) for one in event.rounds]
                return f" {' '.join(rounds)}, seat {event.starter} starts"
            case RacksDealt():
                return " " + " ".join(f"{dealt.seat}:{self._rack(dealt.tiles)}" for dealt in event.racks)
            case PlayLaid():
                words = [f"{self._alphabet.decode(word.tiles)} {word.score}" for word in event.words]
                bonus = f" bonus {event.bonus}" if event.bonus else ""
                return f" {event.seat}: {', '.join(words)}{bonus} = {event.score}"
            case PlayChallenged():
                named = f"words {list(event.words)} invalid {list(event.invalid)}"
                return f" {event.seat}: {named}, {'stands' if event.stands else 'falls'}"
            case PlaySettled():
                return f" {event.seat} draws {self._rack(event.drawn)}"
            case Exchanged():
                return f" {event.seat} {self._rack(event.returned)} for {self._rack(event.drawn)}"
            case _:
                plain = msgspec.to_builtins(event)
                del plain["event"]
                return "".join(f" {name} {value}" for name, value in plain.items())


def main() -> None:
    """Write all files anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in playthroughs():
        path_of(name).write_text(text_of(name), encoding="utf-8")


if __name__ == "__main__":
    main()
