"""Bots against each other, in this process: for tests, and for figures of strength."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

import msgspec

from fishka.bots.bot import Bot, Budget
from fishka.bots.kit import Kit
from fishka.bots.seat import Moves, resigned_to
from fishka.cli.play.table import Table, command_of, new_game, start_table
from fishka.core.ids import Seat
from fishka.core.moves import Place
from fishka.game.ctx import Ctx
from fishka.game.draws import SeededDraws
from fishka.game.refusals import Refused
from fishka.game.view import ResultView, View

ACTS_MAX: Final = 2000
"""A game of bots has never come near so many acts; one that does is a fault."""

BUDGET: Final = Budget(ms=None, nodes=1_000_000)
"""No clock: the same seed gives the same games."""


class Played(msgspec.Struct, frozen=True):
    """A finished game. `think_ms` by seat: milliseconds of each of its moves."""

    result: ResultView
    turns: int
    """Entries of the score sheet but the final adjustment."""
    refusals: tuple[str, ...]
    """Codes of acts that the game refused: bots make none unless kernel and referee disagree."""
    disagreements: int
    """Plays to which the kernel gives other points than the referee gave."""
    think_ms: tuple[tuple[float, ...], ...]
    words: tuple[str, ...] = ()
    """Every word of the plays that stood, in upper case, as laid."""


def play_bots(kit: Kit, levels: tuple[str, ...], seed: int, budget: Budget = BUDGET) -> Played:
    """One game between these levels, fixed by the seed. A bot that is refused passes, where there are passes.

    Raises ValueError when the edition cannot seat so many, RuntimeError when the game does not end.
    """
    return play_out(kit, bot_table(kit, levels, seed), budget)


def play_out(kit: Kit, table: Table, budget: Budget) -> Played:
    """The game of a table with bots in every seat, to its end. Raises RuntimeError when there is none."""
    game = _Running(kit, table, budget, [[] for _ in table.bots])
    for _ in range(ACTS_MAX):
        if table.is_over:
            view = table.view(None)
            assert view.result is not None
            turns = sum(entry.kind != "adjustment" for entry in view.sheet)
            letters = kit.reading.alphabet
            words = tuple(
                letters.decode(word.tiles)
                for entry in view.sheet
                if entry.kind == "play"
                for word in entry.words
            )
            think = tuple(tuple(one) for one in game.think)
            return Played(view.result, turns, tuple(game.refusals), game.disagreements, think, words)
        game.one_act()
    raise RuntimeError(f"{kit.edition.id}: no end after {ACTS_MAX} acts")


def bot_table(kit: Kit, levels: Sequence[str], seed: int) -> Table:
    """The table before the first act. Raises ValueError when the edition cannot seat so many."""
    return table_of(kit, [(level, kit.bot(level)) for level in levels], seed)


def table_of(kit: Kit, bots: Sequence[tuple[str, Bot]], seed: int) -> Table:
    """The same with these bots by name, the first seat's first."""
    ctx = Ctx(kit.edition, kit.tables, kit.words, SeededDraws(seed), kit.any_play)
    game = new_game(kit, [name for name, _ in bots])
    table = start_table(ctx, game, {Seat(at): bot for at, (_, bot) in enumerate(bots)})
    if isinstance(table, Refused):
        raise ValueError(f"{kit.edition.id} with {len(bots)} seats: {table.code} {table.params}")
    return table


@dataclass(slots=True)
class _Running:
    """A game under way, and what is counted in it."""

    kit: Kit
    table: Table
    budget: Budget
    think: list[list[float]]
    refusals: list[str] = field(default_factory=list)
    disagreements: int = 0

    def one_act(self) -> None:
        """The next act of whichever bot has one."""
        for seat in self.table.bots:
            start = perf_counter()
            act = self.table.bot_act_within(seat, self.budget)
            if act is None:
                continue
            if isinstance(act, Moves):
                self.think[seat].append((perf_counter() - start) * 1000)
            before = self.table.view(seat)
            answer = self.table.act(command_of(seat, act))
            if isinstance(answer, Refused):
                self.refusals.append(answer.code)
                self.table.act(command_of(seat, resigned_to(before)))
            elif isinstance(act, Moves) and isinstance(act.move, Place):
                self._compare(before, act.move)
            return
        raise RuntimeError("nobody has anything to do, and the game goes on")

    def _compare(self, before: View, play: Place) -> None:
        """The referee's points of the play just laid with the kernel's."""
        laid = next(one for one in reversed(self.table.view(None).sheet) if one.kind == "play")
        self.disagreements += self.kit.points(before, play) != laid.points
