"""Games as they were stored: golden/events/*.jsonl, an event a line, then what they lead to.

These files are frozen. Events once written must evolve for ever, so a new form of events gets new files
(`python -m tests.golden.stored_events` writes those that are missing) and the old ones stay as they are.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from fishka.core.ids import Seat
from fishka.game.draws import SeededDraws
from fishka.game.events import EVENT_SCHEMA, Event, decode_event, encode_event
from fishka.game.modes import mode
from fishka.game.replay import replay
from fishka.game.state import GameState
from tests.game_kit.editions import edition
from tests.game_kit.table import Table
from tests.game_kit.words import TheseWords

FOLDER = Path(__file__).parents[2] / "golden" / "events"


def read(path: Path) -> tuple[list[bytes], dict[str, Any]]:
    """The stored events of a file, and what they lead to."""
    *events, expected = path.read_bytes().splitlines()
    return events, json.loads(expected)


def schema_of(path: Path) -> int:
    """The form of the events of a file: `<schema>-<name>.jsonl`."""
    return int(path.stem.split("-")[0])


def played(path: Path) -> tuple[list[Event], GameState]:
    """The events of a file, and the state after them."""
    stored, _ = read(path)
    events = [decode_event(data, schema_of(path)) for data in stored]
    return events, replay(mode("classic"), events)


def known_of(found: Any, expected: Any) -> Any:
    """What is found, without the things that nobody had heard of when `expected` was written down."""
    if isinstance(found, dict) and isinstance(expected, dict):
        return {key: known_of(found[key], expected[key]) for key in expected if key in found}
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        return [known_of(*pair) for pair in zip(found, expected, strict=True)]
    return found


def summary(state: GameState) -> dict[str, Any]:
    """What a state comes down to: everything but what the rules say of it."""
    shown = json.loads(msgspec.json.encode(state, order="sorted"))
    del shown["started"]
    views = [mode("classic").view(state, Seat(seat)) for seat in range(len(state.seats))]
    return {"state": shown, "may": [list(view.may) for view in views]}


def written() -> dict[str, list[Event]]:
    """The games that are written down, by file name without schema."""
    return {"challenges": _challenges().events, "swaps": _swaps().events}


def _challenges() -> Table:
    rules = edition("en_macedonian", challenge_hold_seconds=5)
    words = TheseWords(rules.alphabet, ["CAT", "CATS", "DO", "ON", "TO"])
    table = Table(rules, 4, words=words, draws=SeededDraws(11))
    table.rig(["CATSDOG", "DOONEEE", "STUEEEE", "AEIOUAE"], "BCDFGHIJKLMNOPQRSTUV?")
    table.play(0, "8F", "CAT", at=1)
    table.hold(2, at=2)
    table.tick(7)
    table.challenge(3, at=8)
    table.play(1, "9H", "ODO", at=20)
    table.accept(0, at=21)
    table.challenge(2, 0, at=22)
    table.exchange(2, "UE", at=30)
    table.propose(0, at=40)
    table.answer(1, agree=True, at=41)
    table.answer(2, agree=False, at=42)
    table.play(0, "8I", "S", at=50)
    table.touch(1, at=51)
    table.passes(1, at=60)
    table.resign(2, at=61)
    table.propose(3, at=70)
    table.answer(0, agree=True, at=71)
    table.answer(1, agree=True, at=72)
    return table


def _swaps() -> Table:
    rules = edition("erudit_biplant_131", "mod_casual")
    table = Table(rules, draws=SeededDraws(12))
    table.rig(["ТЕ?ЕФОН", "ЛОКАБВГ"], "ДЖ")
    table.play(0, "8E", "ТЕлЕФОН")
    table.play(1, "E9", "Ок", swap=("8G", "Л"))
    table.play(0, "8L", "Д" if Table.tiles(table, "Д")[0] in table.state.seats[0].rack else "Ж")
    return table


def main() -> None:
    """Write the files that are missing; never one that is there."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, events in written().items():
        path = FOLDER / f"{EVENT_SCHEMA}-{name}.jsonl"
        if not path.exists():
            expected = summary(replay(mode("classic"), events))
            lines = [encode_event(event) for event in events] + [msgspec.json.encode(expected)]
            path.write_bytes(b"\n".join(lines) + b"\n")


if __name__ == "__main__":
    main()
