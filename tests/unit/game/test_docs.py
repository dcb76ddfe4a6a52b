"""The page about games names every command, event, end and refusal."""

from pathlib import Path
from typing import get_args

import pytest

from fishka.game.commands import SeatCommand, Tick
from fishka.game.events import EndReason, Event
from fishka.game.refusals import list_refusals

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "game.md").read_text(encoding="utf-8")
TAGS = [kind.__struct_config__.tag for union in (SeatCommand, Event) for kind in get_args(union)]


@pytest.mark.parametrize("name", [*list_refusals(), *get_args(EndReason), *TAGS, Tick.__struct_config__.tag])
def test_the_page_names_it(name: str) -> None:
    assert f"`{name}`" in PAGE
