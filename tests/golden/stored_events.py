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
from fishka.rules.parameters import TargetTable, ThemeBonus
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


GONE = {"pass_run", "passes"}
"""What a state once held and nobody read."""


def known_of(found: Any, expected: Any) -> Any:
    """What is found, without the things that nobody had heard of when `expected` was written down."""
    if isinstance(found, dict) and isinstance(expected, dict):
        gone = {key: expected[key] for key in GONE & expected.keys() - found.keys()}
        return gone | {key: known_of(found[key], expected[key]) for key in expected if key in found}
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
    return {
        "challenges": _challenges().events,
        "swaps": _swaps().events,
        "votes": _votes().events,
        "help": _help().events,
        "clocks": _clocks().events,
        "two-bags": _two_bags().events,
    }


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


def _votes() -> Table:
    """Explanations, votes, a theme, a target by level."""
    targets = TargetTable(per_player=True, table={3: {"beginner": 20, "expert": 60}})
    theme = ThemeBonus(points=10, per="main_word", judge="list_or_vote", theme="animals")
    rules = edition("en_home", validation="explain_and_vote", theme_bonus=theme, target_score=targets)
    table = Table(rules, 3, draws=SeededDraws(13), strengths=("beginner", "expert"))
    table.rig(["CATSDOG", "DOONEEE", "STUEEEE"], "BCDFGHIJKLMNOPQRSTUV?")
    table.play(0, "8F", "CAT", at=1, theme=True, explanation="it purrs")
    table.vote(1, "play", agree=False, at=2)
    table.vote(2, "play", agree=True, at=3)
    table.vote(1, "theme", agree=True, at=4)
    table.play(1, "9H", "ODO", at=5)
    table.vote(0, "play", agree=False, at=6)
    table.tick(35)
    table.vote(2, "theme", agree=True, at=36)
    return table


def _help() -> Table:
    """A stuck player, tiles shown, a suggestion; the whole rack exchanged; abandoned."""
    rules = edition(
        "ru_scrabble_home",
        "mod_casual",
        help="mandatory_when_stuck",
        exchange_gate="group_found_no_word",
        exchange_count="all",
        rack_visibility_on_request=True,
    )
    table = Table(rules, 3, draws=SeededDraws(14)).rig(["РОДАБВГ"] * 3, "ТТТТЕЕЕ")
    table.stuck(0, at=1)
    table.vote(1, "stuck", agree=False, at=2)
    table.suggest(2, "8F", "РОД", at=3)
    table.play(0, "8F", "РОД", at=4)
    table.show(1, at=5)
    table.stuck(1, at=6)
    table.tick(126)
    table.exchange(1, "РОДА", at=127)
    table.abandon(at=99_999)
    return table


def _clocks() -> Table:
    """Moves in time and too late, overtime, a challenge that loses the game."""
    rules = edition(
        "ru_scrabble_home",
        clock="per_move",
        clock_seconds=60,
        on_move_timeout="take_pending_if_valid",
        challenge_policy="triple",
    )
    table = Table(rules, 3, draws=SeededDraws(15)).rig(["РОДАБВГ"] * 3, "ТТТТТТТТТТ")
    table.prepare(0, "8F", "РОД", at=10)
    table.tick(60)
    table.challenge(2, at=61)
    table.tick(120)
    table.passes(0, at=130)
    table.passes(1, at=140)
    table.passes(0, at=150)
    return table


def _two_bags() -> Table:
    """Choices of vowels, points for a wrong challenge, each with his own time, overtime."""
    rules = edition(
        "ru_scrabble_home",
        bags="vowel_consonant",
        blank_bag="split",
        clock="per_player",
        clock_seconds=60,
        challenge_policy="points_to_opponent",
        challenge_points=5,
        end_exchange_rounds=1,
    )
    table = Table(rules, draws=SeededDraws(16)).rig(["РОДАБВГ", "КЛМНПРС"], "АЕИОУЫТТТТТТЬ??")
    table.play(0, "8F", "РОД", at=70, vowels=0)
    table.choose(0, 2, at=75)
    table.challenge(1, at=80)
    table.exchange(1, "КЛ", at=90, vowels=1)
    table.exchange(0, "А", at=100)
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
