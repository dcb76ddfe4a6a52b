"""The bench signature: 200 seeded games over several editions, hashed.

    python benchmarks/signature.py            print signature and time
    python benchmarks/signature.py --check    exit 1 when it differs from benchmarks/signature.txt
    python benchmarks/signature.py --write    keep it

Hashed are the openings with every string a word, every move of every game and, for every position, the
number of plays and the points and equity of each: a fault in a score that changes no choice shows as well.
The lists are made from seeds, so that no dictionary's news changes the signature; every move is judged by the
referee. A commit that changes the signature says `Bench: <signature>` and why; speed work keeps it.
"""

import argparse
import hashlib
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fishka.core.board import Board, Placed
from fishka.core.moves import Exchange, Pass, Place
from fishka.core.multiset import Tiles, add, take, tiles
from fishka.core.rng import Rng
from fishka.core.tiles import BLANK, Tile, in_hand
from fishka.kernel import Graph, Kernel, any_word_graph, build_graph, open_graph
from fishka.referee import Accepted, Position, judge
from fishka.rules.compile import compile_tables
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition
from fishka.rules.tables import RuleTables

KEPT = Path(__file__).with_name("signature.txt")
EDITIONS = ("ru_scrabble_home", "erudit_biplant_131", "en_home", "en_macedonian")
GAMES = 200
LISTS = 5
"""Seeded lists for each edition."""
TURNS_MAX = 60


class _GraphWords:
    """A graph's list as the referee's dictionary: of a seeded list there is no other."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph

    def contains(self, word: bytes) -> bool:
        return self._graph.contains(word)


def seeded_graph(tables: RuleTables, seed: int) -> Graph:
    """A list of random words whose letters are as frequent as their tiles, most of them short."""
    rng = Rng(seed)
    bag = [tile for tile, count in enumerate(tables.counts) for _ in range(count) if tile]
    words = (
        bytes(bag[rng.below(len(bag))] for _ in range(2 + min(rng.below(4), rng.below(8))))
        for _ in range(4000)
    )
    return open_graph(build_graph(b"".join(word + b"\0" for word in words), tables.letter_count))


def play_game(kernel: Kernel, seed: int, turns: int) -> Iterator[bytes]:
    """A game of two greedy seats, one by points, one by equity; what to hash, turn by turn."""
    tables, rng, words = kernel.tables, Rng(seed), _GraphWords(kernel.graph)
    bag = [Tile(tile) for tile, count in enumerate(tables.counts) for _ in range(count)]
    rng.shuffle(bag)
    board, made = Board.empty(tables.rows, tables.cols), frozenset[bytes]()
    racks: list[Tiles] = [tiles(bag.pop() for _ in range(tables.rack_size)) for _ in range(2)]
    idle = 0
    for turn in range(turns):
        seat = turn % 2
        rack = racks[seat]
        plays = kernel.generate(board, rack, bag_count=len(bag))
        yield f"{len(plays)} {[(one.score, one.equity_millipoints) for one in plays]}".encode()
        best = kernel.best(
            board,
            rack,
            1,
            by="score" if seat else "equity",
            words_played=made,
            bag_count=len(bag),
            exchange_most=0 if seat else len(rack),
        )
        move = best[0].move if best else Pass()
        yield repr((seat, move)).encode()
        match move:
            case Place(placed, swap):
                idle = 0
                verdict = judge(tables, words, Position(board, rack, made), move)
                if not isinstance(verdict, Accepted) or verdict.score != best[0].score:
                    raise AssertionError(f"kernel {best[0]}, referee {verdict}, board {board}, rack {rack}")
                made = made.union(word.letters for word in verdict.words)
                if swap is not None and swap.tile is not None:
                    rack = add(take(rack, [swap.tile]), [BLANK])
                    board = board.place([Placed(swap.square, swap.tile)])
                board = board.place(placed)
                rack = take(rack, [in_hand(one.tile) for one in placed])
                drawn = [bag.pop() for _ in range(min(len(bag), tables.rack_size - len(rack)))]
                racks[seat] = add(rack, drawn)
            case Exchange(given):
                idle += 1
                drawn = [bag.pop() for _ in given]
                bag.extend(given)
                rng.shuffle(bag)
                racks[seat] = add(take(rack, given), drawn)
            case Pass():
                idle += 1
        if idle == 4 or not racks[seat]:
            return


@cache
def _kernel(edition_id: str, seed: int | None) -> Kernel:
    """An edition's kernel with a seeded list, or with every string a word."""
    edition = load_edition(edition_id)
    if not isinstance(edition, Edition):
        raise AssertionError(edition)
    tables = compile_tables(edition)
    graph = any_word_graph(tables.letter_count) if seed is None else seeded_graph(tables, seed)
    return Kernel(tables, graph)


def signature() -> tuple[str, int]:
    """The signature, and how many turns went into it."""
    out = hashlib.sha256()
    turns = 0
    for edition_id in EDITIONS:
        kernel = _kernel(edition_id, None)
        board = Board.empty(kernel.tables.rows, kernel.tables.cols)
        out.update(repr(kernel.count(board, tiles([0, 1, 1, 2, 3, 4]))).encode())
    for number in range(GAMES):
        kernel = _kernel(EDITIONS[number % len(EDITIONS)], number // len(EDITIONS) % LISTS)
        for part in play_game(kernel, number, TURNS_MAX):
            out.update(part + b"\n")
            turns += 1
    return out.hexdigest()[:16], turns // 2


def main() -> int:
    """Run, print, and check or write."""
    parser = argparse.ArgumentParser(description="The bench signature")
    parser.add_argument("--check", action="store_true", help="compare with the one that is kept")
    parser.add_argument("--write", action="store_true", help="keep it")
    asked = parser.parse_args()
    start = time.perf_counter()
    found, turns = signature()
    print(f"Bench: {found}  ({turns} turns, {time.perf_counter() - start:.1f} s)")
    if asked.write:
        KEPT.write_text(f"{found}\n", encoding="utf-8")
    if asked.check and (kept := KEPT.read_text(encoding="utf-8").strip()) != found:
        print(f"the signature was {kept}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
