"""Build, load, size and memory of each list's word graph, and the memory of an engine at play.

    python -m benchmarks.memory                         English and Russian
    python -m benchmarks.memory en_home ru_scrabble_home --json

Each figure is of a process of its own: the most memory that it ever had (Python and all that it imports
included), read from the system. Times are the fastest of some.
"""

import argparse
import json
import mmap
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.given import edition_and_list
from fishka.kernel import Kernel, open_graph
from fishka.lexicon import playable_words
from fishka.rules.compile import compile_tables
from fishka_kernel import build_graph, time_games

EDITIONS = ("en_home", "ru_scrabble_home")
LOADS = 15
"""Times that a graph is opened; the fastest counts."""
GAMES = 20
"""Greedy games of the engine whose memory is told."""


def most_memory_mb() -> float:
    """The most memory that this process has had, in megabytes: its own, not what it was started from had."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024


def build(words: Path, graph: Path, letters: int) -> dict[str, float]:
    """Makes a graph file of words as tiles."""
    before = most_memory_mb()
    start = time.process_time()
    image = build_graph(words.read_bytes(), letters)
    spent = time.process_time() - start
    graph.write_bytes(image)
    return {"build_s": spent, "build_mb": most_memory_mb(), "python_mb": before}


def load(graph: Path) -> dict[str, float]:
    """Opens a graph file, whole checks included, which go on in two threads: the time that one waits."""
    times = []
    for _ in range(LOADS):
        start = time.perf_counter()
        with graph.open("rb") as file:
            opened = open_graph(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        times.append(time.perf_counter() - start)
        del opened
    return {"load_ms": min(times) * 1000}


def play(graph: Path, edition_id: str) -> dict[str, float]:
    """Plays greedy games: graph, leave values and all that a search keeps."""
    tables = compile_tables(edition_and_list(edition_id)[0])
    with graph.open("rb") as file:
        image = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    before = most_memory_mb()
    kernel = Kernel(tables, open_graph(image))
    time_games(kernel.engine, 1, GAMES, 1)
    return {"engine_mb": most_memory_mb(), "engine_python_mb": before}


def in_process(step: str, *given: str | Path) -> dict[str, float]:
    """The figures of one step in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.memory", f"--step={step}", *map(str, given)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def measure(edition_id: str, folder: Path) -> dict[str, float | str]:
    """All figures of an edition's list."""
    edition, lexicon = edition_and_list(edition_id)
    words, graph = folder / "words", folder / "graph"
    listed = playable_words(lexicon, edition.alphabet, edition.params.yo_mode)
    words.write_bytes(listed)
    figures: dict[str, float | str] = {
        "edition": edition_id,
        "list": f"{lexicon.info.id} {lexicon.info.version}",
        "words": float(listed.count(0)),
    }
    figures |= in_process("build", words, graph, str(len(edition.alphabet)))
    figures["graph_mb"] = graph.stat().st_size / 1e6
    figures |= in_process("load", graph)
    figures |= in_process("play", graph, edition_id)
    return figures


def one_step(step: str, given: list[str]) -> dict[str, float]:
    """What `in_process` asks for."""
    match step:
        case "build":
            return build(Path(given[0]), Path(given[1]), int(given[2]))
        case "load":
            return load(Path(given[0]))
        case _:
            return play(Path(given[0]), given[1])


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Build, load, size and memory of word graphs")
    parser.add_argument("edition", nargs="*", default=list(EDITIONS))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--step", choices=("build", "load", "play"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.step:
        print(json.dumps(one_step(asked.step, asked.edition)))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        found = [measure(one, Path(folder)) for one in asked.edition]
    if asked.json:
        print(json.dumps(found, indent=1))
        return 0
    for one in found:
        print(f"{one['edition']}: {one['list']}, {one['words']:,.0f} words, graph {one['graph_mb']:.1f} MB")
        print(f"  built in {one['build_s']:.2f} s of processor time and {one['build_mb']:.0f} MB")
        print(f"  loaded in {one['load_ms']:.1f} ms")
        print(f"  engine at play {one['engine_mb']:.0f} MB, {one['engine_python_mb']:.0f} of them Python's")
    return 0


if __name__ == "__main__":
    sys.exit(main())
