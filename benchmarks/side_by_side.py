"""The kernel beside other engines: same words, same positions, same leave values, one run, turn about.

    python -m benchmarks.side_by_side EDITION --export FOLDER [--trained]
    python -m benchmarks.side_by_side EDITION --peer NAME=COMMAND [--peer ...] [--games N] [--rounds N]

`--export` writes what a peer needs to build its files: `words.txt`, `leaves.csv`, `letters.csv`, and
`positions.cgp`; `--trained` takes the trained leave values, for `benchmarks.match_peer`, not the estimate.
A peer is a program that answers the lines of `benchmarks/peers/magpie.c` on its standard input and output. In
every round each engine does each workload once, in an order that changes; of every position the fastest round
counts, so that other work on the machine does not. Plays, points and equities must be equal first: else the
comparison is void, and the exit code 1. A ratio above 1 says how many times faster the kernel is; what a peer
cannot do it answers with a dash, and has no line for.
"""

import argparse
import json
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from os import sysconf
from pathlib import Path
from statistics import quantiles
from typing import TypeVar

from benchmarks.given import edition_and_list
from fishka.core.tiles import Alphabet
from fishka.kernel import Kernel, graph_for
from fishka.kernel.adapter import LeaveSource
from fishka.lexicon import playable_words
from fishka.rules.compile import compile_tables
from fishka_kernel import (
    bench_positions,
    time_all,
    time_best,
    time_each_game,
    time_games,
    time_simulation,
)

SEED = 1
"""Of the games whose positions are measured."""
THREADS = (1, 2)
"""Numbers of threads that games and simulations are timed with."""
SIM_POSITIONS = 12
"""Positions that are simulated, spread over the games."""
SIM_PLAYS = 15
"""Best plays by equity, each of which is played on."""
SIM_DEALS = 160
"""Deals that each of them meets."""
CANNOT = "-"
"""A peer's answer to what it does not do."""


T = TypeVar("T")
BenchPosition = tuple[bytes, bytes, bytes, int]
"""Board, rack, the other seat's rack, tiles in the bag."""


def batched(items: Sequence[T], size: int) -> list[Sequence[T]]:
    """Parts of `size` items."""
    return [items[at : at + size] for at in range(0, len(items), size)]


class Ours:
    """The kernel of an edition; estimated leaves are a formula that peers can be given as a table."""

    def __init__(self, edition_id: str, leaves: LeaveSource = "estimated") -> None:
        edition, lexicon = edition_and_list(edition_id)
        self.alphabet: Alphabet = edition.alphabet
        self.yo_mode: str = edition.params.yo_mode
        self.lexicon = lexicon
        graph = graph_for(lexicon, self.alphabet, self.yo_mode)
        self.kernel = Kernel(compile_tables(edition), graph, leaves)

    def letters(self, tiles: Sequence[int]) -> str:
        """Tiles of a rack as text; a blank is `?`."""
        return "".join(self.alphabet.letters[tile - 1] if tile else "?" for tile in tiles)

    def cgp(self, position: BenchPosition) -> str:
        """A position as CGP."""
        cells, rack, other, _ = position
        rows = (self._row(bytes(row)) for row in batched(cells, self.kernel.tables.cols))
        return f"{'/'.join(rows)} {self.letters(rack)}/{self.letters(other)} 0/0 0"

    def _row(self, row: bytes) -> str:
        out, empty = "", 0
        for cell in row:
            if not cell:
                empty += 1
                continue
            letter = self.alphabet.letters[(cell & 0x7F) - 1]
            out += (str(empty) if empty else "") + (letter.lower() if cell & 0x80 else letter)
            empty = 0
        return out + (str(empty) if empty else "")


class Peer:
    """Another engine behind its driver."""

    def __init__(self, name: str, command: str) -> None:
        self.name = name
        self._process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, line: str) -> list[int]:
        """The numbers of the answer; none for what it cannot do. Raises SystemExit when it has ended."""
        return [int(word) for word in self.said(line).split() if word != CANNOT]

    def said(self, line: str) -> str:
        """The answer as it is. Raises SystemExit when the peer has ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self.name} has ended")
        return answer.rstrip("\n")

    def load(self, positions: Sequence[str], folder: Path) -> None:
        """What the next questions are about. Raises SystemExit when it reads something else."""
        path = folder / "positions.cgp"
        path.write_text("\n".join(positions) + "\n", encoding="utf-8")
        if self.ask(f"load {path}") != [len(positions)]:
            raise SystemExit(f"{self.name} reads other positions")

    def cpu_ms(self) -> int:
        """Processor time so far, in steps of the system's clock."""
        fields = (
            Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) * 1000 // sysconf("SC_CLK_TCK")

    def close(self) -> None:
        """Ends it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def memory_kb(self) -> int:
        """Most memory so far."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))


def export(ours: Ours, folder: Path, positions: list[BenchPosition]) -> None:
    """What a peer's own tools turn into its files."""
    folder.mkdir(parents=True, exist_ok=True)
    words = playable_words(ours.lexicon, ours.alphabet, ours.yo_mode).split(b"\0")
    lines = (ours.letters(word) for word in sorted(filter(None, words)))
    (folder / "words.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    tables = ours.kernel.tables
    letters = [f"?,?,{tables.counts[0]},0,0"]
    letters += [
        f"{letter},{letter.lower()},{tables.counts[at]},{tables.values[at]},{int(tables.vowels[at])}"
        for at, letter in enumerate(ours.alphabet.letters, 1)
    ]
    (folder / "letters.csv").write_text("\n".join(letters) + "\n", encoding="utf-8")
    (folder / "positions.cgp").write_text("\n".join(map(ours.cgp, positions)) + "\n", encoding="utf-8")
    with (folder / "leaves.csv").open("w", encoding="utf-8") as out:
        for leave in leaves(tables.counts, tables.rack_size - 1):
            millipoints = ours.kernel.engine.leave(bytes(leave))
            out.write(f"{ours.letters(leave)},{millipoints / 1000:.3f}\n")


def leaves(counts: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    """Every multiset of 1 to `most` tiles of the set, sorted."""

    def longer(leave: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if leave:
            yield leave
        if len(leave) < most:
            for tile in range(leave[-1] if leave else 0, len(counts)):
                if leave.count(tile) < counts[tile]:
                    yield from longer((*leave, tile))

    return longer(())


def compare(ours: Ours, peer: Peer, positions: list[BenchPosition]) -> list[str]:
    """Where answers differ; equities only where both engines mean the same by them.

    On an empty board peers list one direction, and opening charges differ; with an empty bag the charge for
    staying in differs.
    """
    faults = []
    plays = list(batched(peer.ask("all"), 3))
    best = [one[1] for one in batched(peer.ask("best"), 2)]
    mine = zip(time_all(ours.kernel.engine, positions), time_best(ours.kernel.engine, positions), strict=True)
    for position, (_, count, points), equity, ((_, our_count, our_points), (_, our_equity)) in zip(
        positions, plays, best, mine, strict=True
    ):
        if not any(position[0]):
            continue
        if (count, points) != (our_count, our_points):
            faults.append(
                f"{ours.cgp(position)}: {count} plays, {points} points, ours {our_count}, {our_points}"
            )
        if position[3] and abs(equity - our_equity) > 1:
            faults.append(f"{ours.cgp(position)}: equity {equity}, ours {our_equity}")
    return faults


class Clock:
    """The fastest time of every item, and the sums of rounds."""

    def __init__(self) -> None:
        self.least: list[int] = []
        self.rounds: list[int] = []

    def add(self, times: list[int]) -> None:
        """A round's times, item by item."""
        self.least = list(map(min, self.least, times)) if self.least else times
        self.rounds.append(sum(times))


def in_the_middle(positions: list[BenchPosition], rack_size: int) -> list[BenchPosition]:
    """Positions to simulate: two turns later there is still something in the bag, so that no game ends."""
    fitting = [one for one in positions if any(one[0]) and one[3] > 3 * rack_size]
    return fitting[:: max(1, len(fitting) // SIM_POSITIONS)][:SIM_POSITIONS]


def turns_of(times: Sequence[Sequence[int]]) -> list[int]:
    """Nanoseconds of 1000 turns, from pairs of nanoseconds and turns."""
    return [ns * 1000 // max(turns, 1) for ns, turns in times]


def many(workload: str, threads: int) -> str:
    """The name of a workload on so many threads."""
    return workload if threads == 1 else f"{workload}, {threads} threads"


def time_ours(
    ours: Ours, positions: list[BenchPosition], middle: list[BenchPosition], games: int
) -> Iterator[tuple[str, list[int]]]:
    """A round of each workload: nanoseconds by position, of 1000 turns by game, of 1000 games by position."""
    engine = ours.kernel.engine
    yield "best", [ns for ns, _ in time_best(engine, positions)]
    yield "all", [ns for ns, _, _ in time_all(engine, positions)]
    for threads in THREADS:
        if threads == 1:
            yield "games", turns_of(time_each_game(engine, SEED, games))
        else:
            yield many("games", threads), turns_of([time_games(engine, SEED, games, threads)])
    for threads in THREADS:
        played = [
            time_simulation(engine, [one], candidates=SIM_PLAYS, deals=SIM_DEALS, threads=threads)
            for one in middle
        ]
        yield many("simulation", threads), turns_of([(ns, count) for ns, _, count in played])


def time_peer(
    peer: Peer, positions: list[str], middle: list[str], games: int, folder: Path
) -> Iterator[tuple[str, list[int]]]:
    """The same by a peer, without what it cannot do."""
    peer.load(positions, folder)
    yield "best", peer.ask("best")[::2]
    yield "all", peer.ask("all")[::3]
    for threads in THREADS:
        asked = f"games {SEED} {games}" + (f" {threads}" if threads > 1 else "")
        yield many("games", threads), turns_of(batched(peer.ask(asked), 2))
    peer.load(middle, folder)
    for threads in THREADS:
        played = peer.ask(f"sim {SIM_PLAYS} {SIM_DEALS} {threads}")
        yield many("simulation", threads), turns_of(batched(played, 2))


def measure(
    ours: Ours, peers: list[Peer], positions: list[BenchPosition], rounds: int, games: int, folder: Path
) -> dict[str, dict[str, Clock]]:
    """Clocks by workload and engine, as `time_ours` counts."""
    middle = in_the_middle(positions, ours.kernel.tables.rack_size)
    lines, middle_lines = [ours.cgp(one) for one in positions], [ours.cgp(one) for one in middle]
    clocks: dict[str, dict[str, Clock]] = {}
    for number in range(rounds):
        order: list[Peer | None] = [None, *peers]
        for one in order[number % len(order) :] + order[: number % len(order)]:
            if one is None:
                found = time_ours(ours, positions, middle, games)
            else:
                found = time_peer(one, lines, middle_lines, games, folder)
            for workload, times in found:
                if times:
                    by_name = clocks.setdefault(workload, {})
                    by_name.setdefault(one.name if one else "fishka", Clock()).add(times)
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    return clocks


PER_THOUSAND = ("games", "simulation")
"""Workloads whose times are of 1000 turns or games."""


def rows(
    clocks: dict[str, dict[str, Clock]], positions: list[BenchPosition]
) -> Iterator[dict[str, str | float]]:
    """A row for each workload and engine: microseconds for a position, turn or game played on; the ratio."""
    blanks = [rack.count(0) for _, rack, _, _ in positions]
    for workload, by_name in clocks.items():
        parts: list[tuple[str, list[int]]] = [(workload, list(range(len(by_name["fishka"].least))))]
        if workload == "best":
            parts += [
                (f"best, {n} blanks", [at for at, count in enumerate(blanks) if count == n])
                for n in (0, 1, 2)
            ]
        for name, items in parts:
            if not items:
                continue
            mine = sum(by_name["fishka"].least[at] for at in items)
            for engine, clock in by_name.items():
                least = sum(clock.least[at] for at in items)
                row: dict[str, str | float] = {"workload": name, "engine": engine}
                row["us"] = least / len(items) / 1000 / (1000 if workload.startswith(PER_THOUSAND) else 1)
                row["ratio"] = least / mine
                spread = [a / b for a, b in zip(clock.rounds, by_name["fishka"].rounds, strict=True)]
                if len(spread) > 1:
                    row["low"], _, row["high"] = quantiles(spread, n=4, method="inclusive")
                yield row


def main() -> int:
    """Export, or compare and measure."""
    parser = argparse.ArgumentParser(description="The kernel beside other engines")
    parser.add_argument("edition")
    parser.add_argument("--export", type=Path, help="write words, letters, leaves and positions here")
    parser.add_argument("--trained", action="store_true", help="export the trained leave values")
    parser.add_argument("--peer", action="append", default=[], help="NAME=COMMAND of a driver")
    parser.add_argument("--games", type=int, default=30, help="games whose positions are measured")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if asked.trained and not asked.export:
        parser.error("--trained is for --export: the comparison is of estimated leave values")
    ours = Ours(asked.edition, "trained" if asked.trained else "estimated")
    positions = bench_positions(ours.kernel.engine, SEED, asked.games)
    if asked.export:
        export(ours, asked.export, positions)
        return 0
    peers = [Peer(*one.split("=", 1)) for one in asked.peer]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for peer in peers:
            peer.load([ours.cgp(one) for one in positions], folder)
            if faults := compare(ours, peer, positions):
                print(
                    f"{peer.name}: {len(faults)} differences, the first:",
                    *faults[:5],
                    sep="\n",
                    file=sys.stderr,
                )
                return 1
        print(f"{len(positions)} positions, equal answers", file=sys.stderr)
        clocks = measure(ours, peers, positions, asked.rounds, asked.games, folder)
        found = list(rows(clocks, positions))
    if asked.json:
        print(json.dumps(found, indent=1))
        return 0
    for row in found:
        spread = f"  ({row['low']:.2f} to {row['high']:.2f})" if "low" in row else ""
        print(f"{row['workload']:21} {row['engine']:14} {row['us']:9.1f} us  {row['ratio']:6.2f}{spread}")
    for peer in peers:
        print(f"{peer.name}: {peer.memory_kb() / 1024:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
