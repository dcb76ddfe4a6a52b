"""How fast the kernel is with an edition and a list, and a signature of its answers."""

import hashlib
from typing import Final

import msgspec

from fishka.kernel.adapter import Kernel
from fishka_kernel import bench_positions, time_all, time_best, time_games, time_lookups, time_simulation

Position = tuple[bytes, bytes, bytes, int]
"""Board, rack, the other's rack, tiles in the bag."""

SEED: Final = 1
"""Of the games whose positions are measured."""
LOOKUPS_MAX: Final = 100_000
"""Words looked up."""
SIM_POSITIONS: Final = 12
"""Positions of the middle game that are simulated."""
SIM_CANDIDATES: Final = 15
SIM_DEALS: Final = 32
"""So few that no move is dropped: all are played on equally often."""


class Speeds(msgspec.Struct, frozen=True):
    """Speeds of one thread, games of as many as were asked for. What is no speed is the same everywhere."""

    signature: str
    """Hash (16 hex digits) of plays, points and best equity of every position."""
    positions: int
    plays: int
    turns: int
    """Of the games whose speed is told."""
    best_us: float
    """Microseconds for the best move of a position by equity, exchanges included."""
    all_us: float
    """Microseconds for all plays of a position with their equities."""
    plays_per_second: float
    games_per_second: float
    """Whole greedy games of two seats."""
    lookups_per_second: float
    graph_bytes: int
    sim_nodes_per_second: float
    """Positions whose best move was found in simulations of two turns, `SIM_CANDIDATES` moves compared."""
    sim_games_per_second: float
    """Games played on by two turns in those; engines of the field count each as three positions."""


def measure(kernel: Kernel, games: int, *, threads: int, rounds: int = 3) -> Speeds:
    """Play `games` greedy games and measure on their positions; of the rounds the fastest counts."""
    engine = kernel.engine
    positions = bench_positions(engine, SEED, games)
    best = time_best(engine, positions)
    plays = time_all(engine, positions)
    answers = hashlib.sha256()
    for (_, equity), (_, count, points) in zip(best, plays, strict=True):
        answers.update(f"{equity} {count} {points}\n".encode())
    best_ns = [ns for ns, _ in best]
    all_ns = [ns for ns, _, _ in plays]
    played = time_games(engine, SEED, games, threads)
    words = _words(kernel)
    looked_up, _ = time_lookups(engine, words)
    middle = _middle(positions, engine_rack=kernel.tables.rack_size)
    simulated = _simulated(kernel, middle, threads)
    for _ in range(rounds - 1):
        best_ns = [min(old, ns) for old, (ns, _) in zip(best_ns, time_best(engine, positions), strict=True)]
        all_ns = [min(old, ns) for old, (ns, _, _) in zip(all_ns, time_all(engine, positions), strict=True)]
        played = min(played, time_games(engine, SEED, games, threads))
        looked_up = min(looked_up, time_lookups(engine, words)[0])
        simulated = min(simulated, _simulated(kernel, middle, threads))
    total = sum(count for _, count, _ in plays)
    return Speeds(
        signature=answers.hexdigest()[:16],
        positions=len(positions),
        plays=total,
        turns=played[1],
        best_us=sum(best_ns) / len(positions) / 1000,
        all_us=sum(all_ns) / len(positions) / 1000,
        plays_per_second=total / sum(all_ns) * 1e9,
        games_per_second=games / played[0] * 1e9,
        lookups_per_second=words.count(0) / looked_up * 1e9,
        graph_bytes=kernel.graph.size_bytes,
        sim_nodes_per_second=simulated[1] / simulated[0] * 1e9,
        sim_games_per_second=simulated[2] / simulated[0] * 1e9,
    )


def _middle(positions: list[Position], engine_rack: int) -> list[Position]:
    """Some positions with tiles on the board and more in the bag than two racks; all where there are none."""
    fitting = [one for one in positions if any(one[0]) and one[3] > 2 * engine_rack] or positions
    return fitting[:: max(1, len(fitting) // SIM_POSITIONS)][:SIM_POSITIONS]


def _simulated(kernel: Kernel, positions: list[Position], threads: int) -> tuple[int, int, int]:
    """Nanoseconds, positions looked at, games played on."""
    return time_simulation(
        kernel.engine, positions, candidates=SIM_CANDIDATES, deals=SIM_DEALS, threads=threads
    )


def _words(kernel: Kernel) -> bytes:
    """Words to look up, spread over the list; one that is none where the list is empty."""
    words = kernel.graph.words().split(b"\0")[:-1]
    some = words[:: max(1, len(words) // LOOKUPS_MAX)]
    return b"".join(word + b"\0" for word in some) or b"\1\0"
