"""Events as they are stored, the facts that people hear of them, and logs that can never have been."""

import json

import msgspec
import pytest

from fishka.core.ids import Seat
from fishka.game.draws import SeededDraws
from fishka.game.events import (
    EVENT_SCHEMA,
    EndAgreed,
    GameStarted,
    HoldEnded,
    Passed,
    RacksDealt,
    decode_event,
    encode_event,
    event_type,
)
from fishka.game.facts import fact
from fishka.game.modes import mode
from fishka.game.replay import replay
from tests.game_kit.editions import edition
from tests.game_kit.table import Table
from tests.game_kit.words import SomeWords


def played() -> Table:
    """A game with every kind of event in it but those of the other endings."""
    table = Table(edition("en_home"), 3, words=SomeWords(50), draws=SeededDraws(3))
    table.rig(["CATSDOG", "EEEEEEE", "XYZABCD"], "ABCDEFGHIJKLMNOP")
    table.play(0, "8F", "CAT")
    table.hold(2, at=20)
    table.accept(1, at=21)
    table.challenge(2, at=22)
    table.propose(table.view(0).turn or 0)
    return table


def test_every_event_is_stored_with_its_tag_and_read_back_equal() -> None:
    for event in played().events:
        data = encode_event(event)
        assert json.loads(data)["event"] == event_type(event)
        assert decode_event(data, EVENT_SCHEMA) == event


def test_a_form_that_this_program_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="schema 3"):
        decode_event(encode_event(Passed(Seat(0))), 3)


@pytest.mark.parametrize("data", [b"{}", b'{"event":"never"}', b'{"event":"passed","seat":0,"x":1}', b"["])
def test_damaged_data_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode_event(data, EVENT_SCHEMA)


def test_facts_tell_of_no_hidden_tile() -> None:
    silent = (GameStarted, RacksDealt, HoldEnded, EndAgreed)
    for event in played().events:
        heard = fact(event)
        assert (heard is None) == isinstance(event, silent)
        if heard is not None:
            assert set(msgspec.to_builtins(heard)) == {"kind", "seat", "points", "count", "stands"}


def test_a_log_without_its_first_event_or_with_two_is_no_game() -> None:
    events = played().events
    classic = mode("classic")
    with pytest.raises(ValueError, match="first event"):
        replay(classic, events[1:])
    with pytest.raises(ValueError, match="starts once"):
        replay(classic, [*events, events[0]])
    with pytest.raises(ValueError, match="at least"):
        replay(classic, [])
