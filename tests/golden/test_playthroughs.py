"""Whole games, step by step, as they were reviewed: nothing about turns changes unseen."""

import pytest

from tests.golden.playthroughs import FOLDER, LINES_MAX, path_of, playthroughs, text_of


@pytest.mark.parametrize("name", playthroughs())
def test_the_game_is_played_as_it_was_reviewed(name: str) -> None:
    path = path_of(name)
    assert path.is_file(), f"{name} has no playthrough: python -m tests.golden.playthroughs"
    written = path.read_text(encoding="utf-8")
    assert text_of(name) == written, "meant? python -m tests.golden.playthroughs, then read the diff"
    assert written.count("\n") < LINES_MAX


def test_no_playthrough_is_left_of_an_edition_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(playthroughs())
