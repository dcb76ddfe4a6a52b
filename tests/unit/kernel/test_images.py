"""Images as Python may keep them: in one piece or not, aligned or not, broken in any way, gone, used by many.

`make asan` runs this file once more with AddressSanitizer in the compiled kernel.
"""

import gc
import mmap
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from fishka.core.rng import Rng
from fishka.kernel import Graph, GraphCorruptError, build_graph, open_graph
from fishka.kernel.leaves import LeavesCorruptError, LeaveValues
from fishka_kernel import Graph as Compiled
from tests.kernel_kit import random_words

WORDS = sorted(random_words(Rng(3), 120, 5, 6))
IMAGE = build_graph(b"".join(word + b"\0" for word in WORDS), 5)


def asked(graph: Graph) -> None:
    """Every walk that an opened image allows."""
    assert graph.word_count == len(WORDS)
    assert graph.words().split(b"\0")[:-1] == WORDS
    assert all(map(graph.contains, WORDS))
    assert not graph.contains(b"\5" * 9)


@pytest.mark.parametrize("shift", range(8))
def test_an_image_at_any_address_is_the_same(shift: int) -> None:
    """Aligned to four bytes it is used where it lies, else copied."""
    asked(open_graph(memoryview(bytes(shift) + IMAGE)[shift:]))


def test_an_image_outlives_everybody_else_who_held_it(tmp_path: Path) -> None:
    path = tmp_path / "image"
    path.write_bytes(IMAGE)
    with path.open("rb") as file:
        mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    graphs = [open_graph(mapped), open_graph(bytes(bytearray(IMAGE)))]
    path.unlink()
    with pytest.raises(BufferError):
        mapped.close()  # the graph still reads there
    del mapped
    gc.collect()
    for graph in graphs:
        asked(graph)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 7, 8, 60, 63, 64, 65, 68])
def test_an_image_cut_near_its_head_is_refused(size: int) -> None:
    for shift in (0, 1):
        with pytest.raises(GraphCorruptError):
            open_graph(memoryview(bytes(shift) + IMAGE[:size])[shift:])


def test_memory_that_may_change_or_is_not_in_one_piece_is_refused() -> None:
    with pytest.raises(GraphCorruptError):
        Compiled(bytearray(IMAGE))
    with pytest.raises(GraphCorruptError):
        Compiled(memoryview(IMAGE + IMAGE)[::2])


def test_broken_images_and_leave_files_are_refused_one_after_the_other() -> None:
    rng, leaves = Rng(11), b"FKLV" + bytes(200)
    for _ in range(500):
        bad, file = bytearray(IMAGE), bytearray(leaves)
        for _ in range(1 + rng.below(3)):
            bad[rng.below(len(bad))] ^= 1 + rng.below(255)
            file[rng.below(len(file))] ^= 1 + rng.below(255)
        cut = bytes(bad[: len(bad) - 4 * rng.below(3)])
        if cut != IMAGE:
            with pytest.raises(GraphCorruptError):
                open_graph(cut)
        with pytest.raises(LeavesCorruptError):
            LeaveValues(bytes(file))


def test_many_threads_walk_one_image_while_others_come_and_go() -> None:
    shared = open_graph(IMAGE)

    def work(number: int) -> None:
        asked(shared if number % 2 else open_graph(memoryview(bytes(number % 5) + IMAGE)[number % 5 :]))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(60)))
