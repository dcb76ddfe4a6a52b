"""The kernel against itself: racks to learn leave values from, values fitted to them, mirrored games."""

from collections.abc import Sequence

from fishka.kernel.adapter import Kernel
from fishka_kernel import Stop, Terms, duel_games, fit_leaves, observe_games

__all__ = ["duel", "fit", "observe"]


def observe(
    kernel: Kernel, terms: Terms, *, seed: int, first: int, games: int, stop: Stop | None = None
) -> bytes:
    """Racks of greedy games with the equity of their best move, 16 bytes each; empty when stopped.

    Game n of a seed is the same in whatever batch it is played.
    """
    return observe_games(kernel.engine, terms, seed=seed, first=first, games=games, stop=stop or Stop())


def fit(kernel: Kernel, racks: Sequence[bytes]) -> bytes:
    """A leave file for the kernel's tables. Raises ValueError when there are no racks or they are none."""
    return fit_leaves(kernel.engine, racks)


def duel(
    ours: Kernel,
    theirs: Kernel,
    terms: Terms,
    *,
    seed: int,
    first: int,
    pairs: int,
    stop: Stop | None = None,
) -> list[tuple[int, int, int]]:
    """Mirrored games: our points, theirs, turns; two entries for each pair, with the seats changed.

    Raises ValueError when the kernels have other tables.
    """
    return duel_games(
        ours.engine, theirs.engine, terms, seed=seed, first=first, pairs=pairs, stop=stop or Stop()
    )
