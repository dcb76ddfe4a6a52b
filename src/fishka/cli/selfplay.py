"""Bots against each other, in this process: for tests, and for figures of strength."""

from time import perf_counter
from typing import Final

import msgspec

from fishka.bots.kit import Kit
from fishka.bots.seat import Moves
from fishka.cli.play.table import Table, command_of, new_game, start_table
from fishka.core.ids import Seat
from fishka.core.moves import Pass
from fishka.game.ctx import Ctx
from fishka.game.draws import SeededDraws
from fishka.game.refusals import Refused
from fishka.game.view import ResultView

ACTS_MAX: Final = 2000
"""A game of bots has never come near so many acts; one that does is a fault."""


class Played(msgspec.Struct, frozen=True):
    """A finished game. `think_ms` by seat: milliseconds of each of its moves."""

    result: ResultView
    turns: int
    """Entries of the score sheet but the final adjustment."""
    refusals: tuple[str, ...]
    """Codes of acts that the game refused: bots make none unless kernel and referee disagree."""
    think_ms: tuple[tuple[float, ...], ...]
    words: tuple[str, ...] = ()
    """Every word of the plays that stood, in upper case, as laid."""


def play_bots(kit: Kit, levels: tuple[str, ...], seed: int) -> Played:
    """One game between these levels, fixed by the seed. A bot that is refused passes instead.

    Raises ValueError when the edition cannot seat so many, RuntimeError when the game does not end.
    """
    table = bot_table(kit, levels, seed)
    refusals: list[str] = []
    think: list[list[float]] = [[] for _ in levels]
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
            return Played(view.result, turns, tuple(refusals), tuple(tuple(one) for one in think), words)
        _one_act(table, refusals, think)
    raise RuntimeError(f"seed {seed}: no end after {ACTS_MAX} acts")


def bot_table(kit: Kit, levels: tuple[str, ...], seed: int) -> Table:
    """The table before the first act. Raises ValueError when the edition cannot seat so many."""
    ctx = Ctx(kit.edition, kit.tables, kit.words, SeededDraws(seed), kit.any_play)
    table = start_table(ctx, new_game(kit, levels), {Seat(at): kit.bot(one) for at, one in enumerate(levels)})
    if isinstance(table, Refused):
        raise ValueError(f"{kit.edition.id} with {len(levels)} seats: {table.code} {table.params}")
    return table


def _one_act(table: Table, refusals: list[str], think: list[list[float]]) -> None:
    for seat in table.bots:
        start = perf_counter()
        act = table.bot_act(seat)
        if act is None:
            continue
        if isinstance(act, Moves):
            think[seat].append((perf_counter() - start) * 1000)
        answer = table.act(command_of(seat, act))
        if isinstance(answer, Refused):
            refusals.append(answer.code)
            table.act(command_of(seat, Moves(Pass())))
        return
    raise RuntimeError("nobody has anything to do, and the game goes on")
