"""Simulated tables: no seed breaks a promise. `make sim SEED=n` (or `SIM_SEED=n`) plays one of them again."""

import os

import pytest

from tests.sim.run import Run

FIRST = int(os.environ.get("SIM_SEED", "1"))
COUNT = int(os.environ.get("SIM_COUNT", "1" if "SIM_SEED" in os.environ else "40"))


@pytest.mark.parametrize("seed", range(FIRST, FIRST + COUNT))
async def test_a_table_keeps_its_promises_whatever_breaks(seed: int) -> None:
    try:
        counts = await Run(seed).play()
    except AssertionError as broken:
        raise AssertionError(f"{broken}\nagain: make sim SEED={seed}") from broken
    assert counts.total() > 0
