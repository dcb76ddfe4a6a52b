"""`fishka moves EDITION POSITION`: the plays of a rack, ranked or counted."""

from itertools import islice
from typing import Annotated, Any, Final, Literal

from cyclopts import Parameter

from fishka.cli.io import Io
from fishka.cli.lookups import find_edition
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import EditionId, Json, Modifiers, OwnLexicon, PositionText
from fishka.cli.positions import (
    Desk,
    Fault,
    Faults,
    bag_count,
    count_exchanges,
    exchange_sizes,
    letters_laid,
    words_played,
)
from fishka.cli.searched import Effort, is_consistent, searched
from fishka.cli.streams import answer, answer_stream
from fishka.cli.watched import watched
from fishka.core.moves import Exchange, Pass, Place
from fishka.core.multiset import Tiles, add, take
from fishka.core.tiles import in_hand
from fishka.kernel import By, Candidate, Kernel
from fishka.kernel.lookahead import Outlook
from fishka.notation.letters import Letters
from fishka.notation.play import format_play
from fishka.notation.position import Setup

Top = Annotated[int | None, Parameter(help="cli-option-top")]
All = Annotated[bool, Parameter(name="--all", help="cli-option-all", negative=(), show_default=False)]
Count = Annotated[bool, Parameter(help="cli-option-count", negative=(), show_default=False)]
Order = Annotated[Literal["score", "equity", "sim"], Parameter(name="--by", help="cli-option-by")]
Deals = Annotated[int, Parameter(help="cli-option-deals")]
SimSeed = Annotated[int, Parameter(name="--seed", help="cli-option-seed")]
ThreadCount = Annotated[int, Parameter(name="--threads", help="cli-option-threads")]

TOP: Final = 10
"""Plays shown when nothing else is asked."""
PLAYS_MAX: Final = 10_000_000
"""More than any rack has."""


def moves(
    io: Io,
    edition: EditionId,
    position: PositionText,
    /,
    *,
    top: Top = None,
    all_: All = False,
    count: Count = False,
    by: Order = "score",
    deals: Deals = 300,
    seed: SimSeed = 1,
    threads: ThreadCount = 1,
    lexicon: OwnLexicon = None,
    mod: Modifiers = (),
    json: Json = False,
) -> int:
    """Exit code 0, also when there is no play; 2 when a position is wrong."""
    asked = [
        name for name, given in (("--top", top is not None), ("--all", all_), ("--count", count)) if given
    ]
    if len(asked) > 1:
        raise Stop(Exit.USAGE, "cli-fault-together", names=asked)
    if top is not None and top < 1:
        raise Stop(Exit.USAGE, "cli-fault-argument-value", name="--top", given=str(top))
    for name, given in (("--deals", deals), ("--threads", threads)):
        if given < 1:
            raise Stop(Exit.USAGE, "cli-fault-argument-value", name=name, given=str(given))
    if by == "sim" and (all_ or count):
        raise Stop(Exit.USAGE, "cli-fault-together", names=["--by sim", "--all" if all_ else "--count"])
    desk = Desk(io, find_edition(io, edition, mod), lexicon)
    if by == "sim":
        ask = Searcher(io, desk, Effort(deals, seed, threads), top or TOP).answered
    else:
        limit = None if all_ else top or TOP
        ask = Lister(io, desk, by=by, limit=limit, only_count=count).answered
    if position == "-":
        return answer_stream(io, ask, json=json)
    return answer(io, ask(position), json=json)


class Found:
    """An answer of `fishka moves`."""

    exit = Exit.DONE

    def __init__(self, plain: dict[str, Any], line: str) -> None:
        self.plain = plain
        self.line = line


class Lister:
    """Finds plays for positions of one edition; `limit` None: all."""

    def __init__(self, io: Io, desk: Desk, *, by: By, limit: int | None, only_count: bool) -> None:
        self._io = io
        self._desk = desk
        self._by: By = by
        self._limit = limit
        self._only_count = only_count
        self._letters = Letters(desk.alphabet)

    def answered(self, text: str) -> Found | Faults:
        """The plays of the first rack, or every fault of the position."""
        setup = self._desk.read(text)
        if isinstance(setup, tuple):
            return setup
        if not setup.racks[0]:
            message = self._io.text("cli-fault-rack-unknown")
            return (Fault("rack_unknown", None, {}, message),)
        kit = self._desk.kit(setup)
        if isinstance(kit, tuple):
            return kit
        return self._counted(kit.kernel, setup) if self._only_count else self._listed(kit.kernel, setup)

    def _counted(self, kernel: Kernel, setup: Setup) -> Found:
        plays, score_sum = self._count(kernel, setup)
        rack = setup.racks[0]
        exchanges = count_exchanges(rack, exchange_sizes(self._desk.edition, self._desk.tables, setup))
        plain = {"count": plays, "score_sum": score_sum, "exchanges": exchanges}
        return Found(plain, f"{plays}\t{score_sum}\t{exchanges}")

    def _count(self, kernel: Kernel, setup: Setup) -> tuple[int, int]:
        """Plays and the sum of their points; repeated words left out where they are forbidden."""
        rack = setup.racks[0]
        if self._desk.tables.repeat_words:
            counted = kernel.count(setup.board, rack, letters_laid=letters_laid(setup.board))
            return counted.plays, counted.score_sum
        played = words_played(self._desk.tables, setup.board)
        plays = kernel.generate(
            setup.board, rack, words_played=played, letters_laid=letters_laid(setup.board)
        )
        return len(plays), sum(one.score for one in plays)

    def _listed(self, kernel: Kernel, setup: Setup) -> Found:
        found = self._found(kernel, setup)
        rows = [self._row(setup, one) for one in found]
        if self._limit is None or len(rows) < self._limit:
            total = sum(isinstance(one.move, Place) for one in found)
        else:
            total = self._count(kernel, setup)[0]
        if not rows and self._by == "equity" and self._desk.edition.params.pass_:
            rows = [self._pass_row(kernel, setup)]
        lines = [
            f"{row['play']}  {row['score']}  {row['equity']:.1f}  {row['leave']}".rstrip() for row in rows
        ]
        line = "\n".join(lines) or self._io.text("cli-moves-none")
        return Found({"count": total, "plays": rows}, line)

    def _found(self, kernel: Kernel, setup: Setup) -> list[Candidate]:
        """The best moves; by equity exchanges are among them, as the edition allows them."""
        tables, rack = self._desk.tables, setup.racks[0]
        sizes = exchange_sizes(self._desk.edition, tables, setup) if self._by == "equity" else range(0)
        limit = self._limit or PLAYS_MAX
        found = kernel.best(
            setup.board,
            rack,
            limit + count_exchanges(rack, range(1, sizes.start)),  # so many of them are too small
            by=self._by,
            words_played=words_played(tables, setup.board),
            letters_laid=letters_laid(setup.board),
            bag_count=bag_count(tables, setup),
            exchange_most=max(sizes, default=0),
        )
        allowed = (one for one in found if isinstance(one.move, Place) or len(one.move.tiles) in sizes)
        return [*islice(allowed, limit)]

    def _pass_row(self, kernel: Kernel, setup: Setup) -> dict[str, Any]:
        """The pass, where there is nothing else: all tiles stay."""
        tables, rack = self._desk.tables, setup.racks[0]
        kept = kernel.leave_millipoints(rack, bag_empty=bag_count(tables, setup) == 0)
        text = format_play(Pass(), self._desk.alphabet, setup.board)
        return {"play": text, "score": 0, "equity": kept / 1000, "leave": self._letters.text(rack)}

    def _row(self, setup: Setup, one: Candidate) -> dict[str, Any]:
        return {
            "play": format_play(one.move, self._desk.alphabet, setup.board),
            "score": one.score,
            "equity": one.equity_millipoints / 1000,
            "leave": self._letters.text(_leave(setup, one.move)),
        }


class Searcher:
    """Compares the moves of positions by search."""

    def __init__(self, io: Io, desk: Desk, effort: Effort, shown: int) -> None:
        self._io = io
        self._desk = desk
        self._effort = effort
        self._shown = shown
        self._letters = Letters(desk.alphabet)

    def answered(self, text: str) -> Found | Faults:
        """The best moves of the first rack, or every fault of the position."""
        setup = self._desk.read(text)
        if isinstance(setup, tuple):
            return setup
        if not setup.racks[0] or not is_consistent(self._desk.tables, setup):
            code = "position_not_searched" if setup.racks[0] else "rack_unknown"
            message = self._io.text(f"cli-fault-{code.replace('_', '-')}")
            return (Fault(code, None, {}, message),)
        kit = self._desk.kit(setup)
        if isinstance(kit, tuple):
            return kit
        effort, shown = self._effort, self._shown
        stage = self._io.text("cli-moves-stage")
        found = watched(self._io, stage, effort.deals, lambda stop: searched(kit, setup, effort, shown, stop))
        if found is None:
            return (Fault("rules_not_searched", None, {}, self._io.text("cli-fault-rules-not-searched")),)
        rows = [self._row(setup, one) for one in found.outlooks[: self._shown]]
        lines = [
            f"{row['play']}  {row['score']}  {row['spread']:+.1f} ±{row['error']:.1f}  {row['win']:.1%}"
            + ("" if row["alive"] else f"  ({row['deals']})")
            for row in rows
        ]
        id = "cli-moves-deals" if "deals" in found.note else "cli-moves-end"
        return Found(
            {"plays": rows, **found.note}, "\n".join([*lines, self._io.text(id, **_told(found.note))])
        )

    def _row(self, setup: Setup, one: Outlook) -> dict[str, Any]:
        move = one.move
        return {
            "play": format_play(move, self._desk.alphabet, setup.board),
            "score": one.score,
            "spread": round(one.spread, 2),
            "error": round(one.error, 2),
            "win": round(one.win, 4),
            "deals": one.deals,
            "alive": one.alive,
            "leave": self._letters.text(_leave(setup, move)),
        }


def _told(note: dict[str, Any]) -> dict[str, str | int]:
    return {name: str(value).lower() if isinstance(value, bool) else value for name, value in note.items()}


def _leave(setup: Setup, move: Place | Exchange | Pass) -> Tiles:
    """What stays on the rack."""
    rack = setup.racks[0]
    match move:
        case Pass():
            return rack
        case Place(placed, swap):
            if swap is not None and swap.tile is not None:
                rack = take(add(rack, [in_hand(setup.board[swap.square])]), [swap.tile])
            return take(rack, [in_hand(laid.tile) for laid in placed])
        case Exchange(given):
            return take(rack, given)
