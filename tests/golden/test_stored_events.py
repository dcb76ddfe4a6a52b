"""Old games replay for ever: the events of every form that was ever released still evolve to the same."""

from pathlib import Path
from typing import get_args

import pytest

from fishka.game.events import EVENT_SCHEMA, Event, encode_event
from tests.golden.stored_events import FOLDER, known_of, played, read, schema_of, summary

FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stored_game_leads_where_it_led(path: Path) -> None:
    _, state = played(path)
    expected = read(path)[1]
    assert known_of(summary(state), expected) == expected


@pytest.mark.parametrize("path", [path for path in FILES if schema_of(path) == EVENT_SCHEMA], ids=str)
def test_events_of_the_present_form_are_written_as_they_were(path: Path) -> None:
    stored, _ = read(path)
    assert [encode_event(event) for event in played(path)[0]] == stored


def test_every_kind_of_event_is_among_the_stored_ones() -> None:
    kinds = {type(event) for path in FILES for event in played(path)[0]}
    assert kinds == set(get_args(Event))
