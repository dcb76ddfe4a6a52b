"""Bots play every edition and every house rule to the end, without a refusal."""

import pytest

from tests.sim.editions import TURNS_MAX, is_slow, play, refusals_of_first_acts, tables

TABLES = [" + ".join(names) for names in tables() if len(names) != 2 or names[0] == "en_home"]
"""Every edition, every house rule on the quickest base, some together; `make sim-editions` plays them all."""


@pytest.mark.parametrize("name", TABLES)
def test_bots_come_to_an_end_and_nothing_is_refused(name: str) -> None:
    names = tuple(name.split(" + "))
    if is_slow(names):
        assert refusals_of_first_acts(names, acts=3, seed=len(name)) == []
        return
    row = play(names, games=1, first_seed=len(name))
    assert row.refusals == 0
    assert row.turns_most <= TURNS_MAX
