"""Bots play every edition and every house rule to the end, without a refusal or a disagreement."""

import pytest

from tests.sim.editions import TURNS_MAX, play, tables

TABLES = [" + ".join(names) for names in tables() if len(names) != 2 or names[0] == "en_home"]
"""Every edition, every house rule on the quickest base, some together; `make sim-editions` plays them all."""


@pytest.mark.parametrize("name", TABLES)
def test_bots_come_to_an_end_and_nothing_is_refused(name: str) -> None:
    row = play(tuple(name.split(" + ")), games=1, first_seed=1 + len(name) % 24)
    assert (row.refusals, row.disagreements) == (0, 0)
    assert row.turns_most <= TURNS_MAX


def test_bots_who_see_no_play_end_a_game_in_which_nobody_may_pass() -> None:
    """About three games of ten end so; which ones hangs on the list."""
    row = play(("erudit_vyatka",), games=12, first_seed=1)
    assert row.ends["agreed"] >= 1
    assert row.refusals == 0
    assert row.turns_most <= TURNS_MAX
