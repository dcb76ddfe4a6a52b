"""One simulated table: a seed decides who sits there, what they do and what breaks. See `test_sim.py`."""

import asyncio
from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec

from fishka.core.board import Board
from fishka.core.ids import GameId, PlayerId, Seat
from fishka.core.moves import Place
from fishka.core.rng import Rng
from fishka.game.events import Event, PlayAccepted, decode_event
from fishka.game.modes import mode
from fishka.game.replay import replay
from fishka.game.state import GameState
from fishka.game.view import View
from fishka.lexicon import NO_OVERLAY
from fishka.rules.edition import Edition
from fishka.service.editions import find_edition
from fishka.service.playables import ListName
from tests.game_kit.editions import EDITIONS
from tests.sim.tabs import Person
from tests.site_kit.house import House
from tests.site_kit.playing import LEVELS, chance_move, prepare

TABLES: tuple[tuple[str, tuple[str, ...]], ...] = (
    *((name, ()) for name in EDITIONS),
    ("ru_scrabble_home", ("mod_casual",)),
    ("en_home", ("mod_casual",)),
    ("ru_scrabble_tournament_move", ()),
    ("ru_scrabble_tournament_clock", ()),
    ("ru_scrabble_party", ("mod_challenge_5",)),
    ("en_naspa", ()),
    ("en_home", ("mod_two_bags", "mod_teaching", "mod_challenge_triple")),
    ("ru_scrabble_home", ("mod_casual", "mod_theme", "mod_move_clock_120")),
)
"""Editions with house rules: challenges, clocks, votes, two bags, open tiles."""
STEPS_MAX = 400
UNDECIDED = ("server_fault", "busy")
"""Refusals that say nothing about the command: a repeat may be carried out."""


class Run:
    """`await Run(seed).play()`; raises AssertionError where a promise is broken."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.house = House(seed, trouble=(0, 0, 5, 20)[self.rng.below(4)])
        self.people: list[Person] = []
        self.game = GameId("")
        self.counts: Counter[str] = Counter()
        self.rules = mode("classic")

    async def play(self) -> Counter[str]:
        """Sit down, play, check after each step; what happened, counted."""
        await self._sit_down()
        for _ in range(STEPS_MAX):
            await self._step()
            await self._settle()
            self._check()
            if self._state().result is not None:
                break
        self.house.store.trouble = 0
        for person in self.people:
            person.call(self.house.site)
        await self._settle()
        self._check(all_answered=True)
        for person in self.people:
            person.hang_up()
        await self._settle()
        await self.house.site.close()
        self.counts["ended"] += self._state().result is not None
        return self.counts

    async def _sit_down(self) -> None:
        edition_id, modifiers = TABLES[self.rng.below(len(TABLES))]
        edition = find_edition(edition_id, modifiers)
        assert isinstance(edition, Edition)
        trouble, self.house.store.trouble = self.house.store.trouble, 0
        most = edition.params.players_max
        seats = ["me"] + [LEVELS[self.rng.below(3)] for _ in range(min(most - 1, self.rng.below(3)))]
        others = min(most - len(seats), max(2 - len(seats), self.rng.below(2)))
        host = await self.house.guest()
        self.game = await self.house.game(host, edition_id, *seats, modifiers=modifiers, others=others)
        self.playable = prepare(edition, ListName("any"), NO_OVERLAY)
        chairs = self.house.store.tables[self.game].chairs
        for number, chair in enumerate(chairs):
            if chair.player is not None:
                self.people.append(Person(PlayerId(chair.player), Seat(number), self.game, self.rng))
                self.people[-1].call(self.house.site)
        await self._settle()
        self.house.store.trouble = trouble

    async def _step(self) -> None:
        person = self.people[self.rng.below(len(self.people))]
        match self.rng.below(20):
            case 0:
                self.counts["broken lines"] += 1
                await self._say_something(person)
                person.hang_up()
            case 1:
                self.counts["crashes"] += 1
                await self._say_something(person)
                for one in self.people:
                    await one.lose_server()
                await self.house.restart()
            case 2:
                self.counts["waits"] += 1
                self.house.world.advance(self.rng.below(40_000))
            case 3 | 4:
                self.counts["foolish frames"] += 1
                self._fool(person)
            case _:
                if not person.online:
                    person.call(self.house.site)
                elif person.waiting is not None:
                    person.send(person.waiting)
                elif person.view is not None:
                    self._act(person)

    async def _say_something(self, person: Person) -> None:
        """A command that may be anywhere between browser and store when the next thing happens."""
        if person.online and person.waiting is None and person.view is not None:
            self._act(person)
        for _ in range(self.rng.below(12)):
            await asyncio.sleep(0)

    def _act(self, person: Person) -> None:
        assert person.view is not None
        view = msgspec.convert(person.view, View)
        wishes = [one for one in view.may if one != "resign" or not self.rng.below(200)]
        if not wishes:
            return
        wish = wishes[self.rng.below(len(wishes))]
        if wish in ("play", "exchange", "pass"):
            words = self.playable.words if self.rng.below(4) else None
            move = chance_move(view, self.playable.tables, words, self.rng)
            more: dict[str, Any] = {}
            if view.draw is not None and self.rng.below(2):
                more["vowels"] = self.rng.below(4)
            if view.theme is not None and isinstance(move, Place):
                more["theme"] = bool(self.rng.below(2))
            frame = person.command(t="play", move=msgspec.to_builtins(move), **more)
        elif wish == "answer_end":
            frame = person.command(t="act", act=wish, agree=bool(self.rng.below(2)))
        elif wish.startswith("vote_"):
            about = wish.removeprefix("vote_")
            frame = person.command(t="act", act="vote", about=about, agree=bool(self.rng.below(3)))
        elif wish == "choose_draw":
            frame = person.command(t="act", act=wish, vowels=self.rng.below(4))
        elif wish in ("suggest", "prepare"):
            rack = next((one.rack for one in view.seats if one.seat == view.turn), None) or ()
            tentative = chance_move(
                msgspec.structs.replace(view, rack=rack), self.playable.tables, None, self.rng
            )
            play = msgspec.to_builtins(tentative) if isinstance(tentative, Place) else None
            frame = person.command(t="act", act=wish, play=play)
        else:
            frame = person.command(t="act", act=wish)
        self.counts[wish] += 1
        person.waiting = frame
        person.send(frame)

    def _fool(self, person: Person) -> None:
        """Something that must not matter."""
        if person.view is None or not person.online:
            return
        rng = self.rng
        stale = person.command(t="play", version=rng.below(person.view["version"]), move={"type": "pass"})
        old = sorted(one for one, answer in person.answers.items() if answer["t"] == "ack")
        frames: list[Any] = [
            "{",
            '{"t":"play"}',
            stale,
            person.command(t="play", move={"type": "exchange", "tiles": [rng.below(60)]}),
            person.command(t="play", move={"type": "place", "placed": [[rng.below(225), 1 + rng.below(30)]]}),
            person.command(t="act", act="challenge", words=[rng.below(9)]),
            {"t": "preview", "game": person.game, "ask": 1, "placed": [[112, 1 + rng.below(30)]]},
            {"t": "rack_order", "game": person.game, "order": [1]},
            {"t": "watch", "game": person.game},
        ]
        if old:
            again = person.command(t="play", move={"type": "pass"})
            frames.append({**again, "command_id": old[rng.below(len(old))]})
        person.send(frames[rng.below(len(frames))])

    async def _settle(self) -> None:
        for _ in range(2):
            for person in self.people:
                await person.quiet()
            await self.house.settle()
            for _ in range(5):
                await asyncio.sleep(0)

    def _events(self) -> list[Event]:
        return [decode_event(one.data, one.schema) for one in self.house.store.log[self.game]]

    def _state(self) -> GameState:
        return replay(self.rules, self._events())

    def _check(self, *, all_answered: bool = False) -> None:
        store = self.house.store
        log = store.log[self.game]
        assert [one.seq for one in log] == list(range(1, len(log) + 1)), "numbers have gaps"
        assert all(a.at_ms <= b.at_ms for a, b in pairwise(log)), "time ran backwards"
        parts = Counter((one.command_id, one.part) for one in log)
        assert max(parts.values()) == 1, "a command was carried out twice"
        state = self._state()
        assert _tiles(state) == list(state.terms.counts), "tiles came or went"
        table = store.tables[self.game]
        assert (table.status == "ended") == (state.result is not None), "the table missed the end"
        due = self.rules.due(state)
        now = self.house.world.now_ms()
        assert due is None or due > now, "a timer was missed"
        self._check_bots(state)
        ends = {one.command_id: one.seq for one in log}
        for person in self.people:
            for command_id, answer in person.answers.items():
                if answer["t"] == "ack" and command_id in ends:
                    assert ends[command_id] == answer["version"], "an answer names another version"
                if answer["t"] == "refused" and answer["code"] not in UNDECIDED:
                    assert command_id not in ends, "a refused command was carried out"
            if person.view is not None and person.online:
                told = msgspec.json.encode(person.view)
                true = msgspec.json.encode(self.rules.view(state, person.seat))
                assert msgspec.json.decode(told) == msgspec.json.decode(true), "a view is not what is so"
            if all_answered:
                assert person.waiting is None, f"never answered: {person.waiting}"

    def _check_bots(self, state: GameState) -> None:
        for event in self._events():
            hasty = (
                isinstance(event, PlayAccepted) and event.acted and state.seats[event.seat].bot is not None
            )
            assert not hasty, "a bot moved while others might still challenge"
        for number, seat in enumerate(state.seats):
            if seat.bot is None or state.result is not None:
                continue
            view = self.rules.view(state, Seat(number))
            asked = {"accept", "challenge", "answer_end", "vote_play", "vote_theme"} & set(view.may)
            to_move = "play" in view.may and view.window is None and view.stuck is None
            assert not asked, f"a bot leaves others waiting: {asked}"
            assert not to_move, "a bot does not move"


def _tiles(state: GameState) -> list[int]:
    counts = [0] * len(state.terms.counts)
    board = Board(state.board.rows, state.board.cols, state.board.cells)
    loose = [*state.bag, *(tile for seat in state.seats for tile in seat.rack)]
    for tile in (*loose, *(0 if one.tile & 0x80 else one.tile for one in board.tiles())):
        counts[tile] += 1
    return counts
