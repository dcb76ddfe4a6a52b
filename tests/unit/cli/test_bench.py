"""`fishka bench` from the outside: the same answers on any number of threads, and which calls are wrong."""

import pytest

from tests.unit.cli.calls import call


def test_the_signature_and_all_that_is_no_speed_are_the_same_for_any_number_of_threads() -> None:
    found = [
        call("bench", "en_home", "--games", "2", "--threads", threads, "--json") for threads in ("1", "2")
    ]
    first, second = (one.json for one in found)
    fixed = ("signature", "positions", "plays", "turns", "graph_bytes")
    assert [first[key] for key in fixed] == [second[key] for key in fixed]
    assert first["positions"] > 20
    assert first["plays"] > first["positions"]
    assert len(first["signature"]) == 16
    for speed in ("best_us", "all_us", "plays_per_second", "games_per_second", "lookups_per_second"):
        assert first[speed] > 0


def test_the_answer_is_told_in_words() -> None:
    called = call("bench", "en_home", "--games", "1")
    assert called.exit == 0
    assert "Signature" in called.out


@pytest.mark.parametrize("option", ["--games", "--threads"])
def test_a_number_below_one_is_refused(option: str) -> None:
    assert call("bench", "en_home", option, "0").exit == 2
