"""Games against another engine at equal time for a move: our referee holds board, bag and score.

    python -m benchmarks.match_peer en_wespa --lexicon en_general --peer NAME=COMMAND --games 200 --ms 300
        --keep FILE

A peer is a program that answers `choose MS CGP` (`benchmarks/peers/magpie.c`). It is told what its seat
may know: board, its own rack, scores, turns without a play. Each draw is played twice, the seats changed;
both sides think on one thread, strictly turn about, and nothing but the clock ends their thinking. Our side
is a level of bots with the whole list and no limit of positions. A move of the peer that our referee refuses
ends the run with exit code 1 and the position. With `--keep` every game is written down, and a run that was
stopped goes on. `python -m benchmarks.side_by_side EDITION --export FOLDER --trained` writes words and leave
values for a peer.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, quantiles
from time import process_time
from typing import Final

import msgspec

from benchmarks.given import edition_and_list
from benchmarks.side_by_side import Peer
from fishka.bots.bot import Bot, Budget
from fishka.bots.kit import Kit
from fishka.bots.levels import LevelData
from fishka.bots.reading import board_of, position_of, rack_of, zero_run
from fishka.bots.registry import LEVELS, make_bot
from fishka.cli.selfplay import Played, play_out, table_of
from fishka.core.board import Board
from fishka.core.moves import Exchange, Move, Pass, Place
from fishka.core.rng import Rng
from fishka.core.tiles import Tile
from fishka.game.view import View
from fishka.jobs.statistics import points_of, spread_bound, wilson
from fishka.notation.faults import NotationFault
from fishka.notation.play import UnknownExchange, parse_play
from fishka.notation.position import Setup, format_position
from fishka.referee import Rejected, judge
from fishka_kernel import bench_positions

ENDLESS: Final = 10_000_000
"""Positions and deals that no clock of a match lets anybody reach."""


class PeerRefusedError(Exception):
    """The peer made a move that our rules do not have; the message holds the position."""


@dataclass(frozen=True, slots=True)
class PeerBot:
    """Another engine in a seat. It doubts nothing: both sides play with one list."""

    peer: Peer
    kit: Kit
    ms: int

    def choose(self, view: View, _budget: Budget, _rng: Rng, /) -> Move:
        """What the peer answers. Raises PeerRefusedError when it is no legal move."""
        position = cgp(self.kit, view)
        answer = self.peer.said(f"choose {self.ms} {position}")
        spent, _, text = answer.partition(" ")
        move = parse_play(text, self.kit.reading.alphabet, board_of(view))
        fault = None if spent.isdigit() else "no time is told"
        fault = fault or refusal(self.kit, view, move)
        if fault or isinstance(move, UnknownExchange | tuple):
            raise PeerRefusedError(f"{self.peer.name} answers {answer!r} to {position}: {fault}")
        return move

    def challenge(self, _view: View, _rng: Rng, /) -> tuple[int, ...] | None:
        """Nothing."""
        return None

    def is_stuck(self, _view: View, /) -> bool:
        """No: it says so by passing."""
        return False


def cgp(kit: Kit, view: View) -> str:
    """What the seat on turn knows, its own rack first and the other's unknown."""
    own = next(seat for seat in view.seats if seat.seat == view.viewer)
    (other,) = (seat for seat in view.seats if seat is not own)
    setup = Setup(board_of(view), (rack_of(view), ()), (own.score, other.score), zero_run(view))
    return format_position(setup, kit.reading.alphabet)


def refusal(
    kit: Kit, view: View, move: Place | Exchange | Pass | UnknownExchange | tuple[NotationFault, ...]
) -> str | None:
    """Why a move may not be made here, words included; None when it may."""
    match move:
        case Place():
            judged = judge(kit.tables, kit.words, position_of(view), move)
            return repr(judged) if isinstance(judged, Rejected) else None
        case Exchange(given):
            rack = list(rack_of(view))
            held = all(rack.count(tile) >= given.count(tile) for tile in given)
            allowed = "exchange" in view.may and view.exchange_min <= len(given) <= view.exchange_max
            return None if held and allowed else "no such exchange"
        case Pass():
            return None if "pass" in view.may else "no pass"
        case UnknownExchange():
            return "an exchange without its tiles"
        case _:
            return repr(move)


def unlimited(level: LevelData, ms: int) -> LevelData:
    """The level with nothing but the clock to end its thinking."""
    if level.search is None:
        return level
    search = msgspec.structs.replace(
        level.search,
        deals=ENDLESS if level.search.deals else 0,
        nodes=ENDLESS,
        endgame=ENDLESS,
        ms=ms,
    )
    return msgspec.structs.replace(level, search=search)


class PeerGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game played: our seat; of us and of the peer points, milliseconds of every move, processor time."""

    number: int
    seat: int
    totals: tuple[int, int]
    turns: int
    ms: tuple[tuple[float, ...], tuple[float, ...]]
    cpu_ms: tuple[int, int]
    """Ours with what the table takes."""

    @property
    def spread(self) -> int:
        """Our points less the peer's."""
        return self.totals[0] - self.totals[1]


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays: ours and the peer, by name, in an edition."""

    kit: Kit
    ours: tuple[str, Bot]
    peer: tuple[str, Bot]
    process: Peer
    ms: int
    seed: int

    def game(self, number: int) -> PeerGame:
        """Game number `number`: two after another have the same draws. Raises PeerRefusedError."""
        seat = number % 2
        bots = [self.ours, self.peer] if seat == 0 else [self.peer, self.ours]
        budget = Budget(ms=self.ms, nodes=ENDLESS)
        own, other = process_time(), self.process.cpu_ms()
        played: Played = play_out(self.kit, table_of(self.kit, bots, self.seed + number // 2), budget)
        if played.refusals or played.disagreements:
            raise PeerRefusedError(f"game {number}: refused {played.refusals}, {played.disagreements} differ")
        totals, think = played.result.totals, played.think_ms
        return PeerGame(
            number,
            seat,
            (totals[seat], totals[1 - seat]),
            played.turns,
            (think[seat], think[1 - seat]),
            (round((process_time() - own) * 1000), self.process.cpu_ms() - other),
        )


def last_moves(kit: Kit) -> Iterator[str]:
    """Positions with few tiles in the bag and none: a peer that was asked about them has its tables ready."""
    for cells, rack, _, bag in bench_positions(kit.kernel.engine, 1, 1):
        if bag <= kit.tables.rack_size // 2:
            board = Board(kit.tables.rows, kit.tables.cols, bytes(cells))
            yield format_position(Setup(board, (tuple(map(Tile, rack)), ()), (0, 0)), kit.reading.alphabet)


def told(games: Sequence[PeerGame], names: tuple[str, str]) -> Iterable[str]:
    """What the games say, and how long both thought."""
    spreads = [one.spread for one in games]
    points = sum(map(points_of, spreads))
    low, high = wilson(points, len(games))
    bound = spread_bound(spreads)
    yield (
        f"{names[0]} against {names[1]}: {len(games)} games, {sum(one > 0 for one in spreads)} won, "
        f"{sum(one == 0 for one in spreads)} drawn: {points / len(games):.1%} ({low:.1%} to {high:.1%}), "
        f"mean spread {mean(spreads):+.1f}{'' if bound is None else f' ±{bound:.1f}'}; refused moves: 0"
    )
    for at, name in enumerate(names):
        times = sorted(ms for one in games for ms in one.ms[at])
        points_mean = mean(one.totals[at] for one in games)
        cpu = sum(one.cpu_ms[at] for one in games) / len(times)
        yield (
            f"{name}: {points_mean:.0f} points a game; ms for a move: mean {mean(times):.0f}, "
            f"95 % {quantiles(times, n=20)[-1]:.0f}, most {times[-1]:.0f}, of {len(times)} moves; "
            f"processor {cpu:.0f}"
        )


def kept(path: Path | None) -> list[PeerGame]:
    """The games written down so far."""
    if path is None or not path.exists():
        return []
    return [msgspec.json.decode(line, type=PeerGame) for line in path.read_bytes().splitlines()]


def main() -> int:
    """Play until there are so many games, then tell. Exit code 1 when the peer was refused."""
    parser = argparse.ArgumentParser(description="Games against another engine")
    parser.add_argument("edition")
    parser.add_argument("--peer", required=True, help="NAME=COMMAND of a driver")
    parser.add_argument("--lexicon", help="another list than the edition's own")
    parser.add_argument("--level", choices=list(LEVELS), default="master", help="who plays for us")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--ms", type=int, default=300, help="for a move, of both sides")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a line for each game; games that are there are not played")
    asked = parser.parse_args()
    kit = Kit(*edition_and_list(asked.edition, asked.lexicon))
    peer = Peer(*asked.peer.split("=", 1))
    level = unlimited(LEVELS[asked.level], asked.ms)
    ours = make_bot(level, kit.kernel, kit.words, kit.terms)
    names = (f"{asked.level}, {asked.ms} ms", f"{peer.name}, {asked.ms} ms")
    theirs = PeerBot(peer, kit, asked.ms)
    match = Match(kit, (asked.level, ours), (peer.name, theirs), peer, asked.ms, asked.seed)
    for position in last_moves(kit):
        peer.said(f"choose {asked.ms} {position}")
    games = kept(asked.keep)
    for number in range(len(games), asked.games):
        try:
            games.append(match.game(number))
        except PeerRefusedError as refused:
            print(refused, file=sys.stderr)
            return 1
        if asked.keep:
            with asked.keep.open("ab") as out:
                out.write(msgspec.json.encode(games[-1]) + b"\n")
        if len(games) > 1:
            print(f"game {number + 1}: {games[-1].spread:+d}; {next(iter(told(games, names)))}", flush=True)
    print(*told(games[: asked.games], names), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
