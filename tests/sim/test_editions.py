"""Bots play every edition and every house rule to the end, without a refusal."""

import pytest

from tests.sim.editions import TURNS_MAX, play, tables

TABLES = [" + ".join(names) for names in tables()]


@pytest.mark.parametrize("name", TABLES)
def test_bots_come_to_an_end_and_nothing_is_refused(name: str) -> None:
    row = play(tuple(name.split(" + ")), games=2, first_seed=len(name))
    assert row.refusals == 0
    assert row.turns_most <= TURNS_MAX
