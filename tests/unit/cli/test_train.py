"""`fishka train` from the outside: what it leaves behind, and which calls are wrong."""

import hashlib
from pathlib import Path

import msgspec
import pytest

from fishka.kernel.leaves import LeaveFamily, LeaveValues, families
from tests.unit.cli.calls import call

SMALL = ("--games", "6", "--generations", "1", "--proof", "2")


def test_a_run_leaves_values_and_their_origin(tmp_path: Path) -> None:
    called = call("train", "en_home", "--out", str(tmp_path / "run"), *SMALL, "--json")
    found = called.json
    values = (tmp_path / "run" / found["file"]).read_bytes()
    assert hashlib.sha256(values).hexdigest() == found["sha256"]
    assert LeaveValues(values).letter_count == 26
    text = (tmp_path / "run" / f"{found['id']}.json").read_bytes()
    family = msgspec.json.decode(text, type=LeaveFamily)
    assert (family.games, family.seed, family.lexicon, family.proof_games) == (6, 1, "en_general", 4)
    assert called.exit == (0 if found["verdict"] == "stronger" else 1)


def test_a_folder_with_a_run_needs_resume_and_the_same_plan(tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    first = call("train", "en_home", "--out", out, *SMALL)
    assert "en_scrabble_100-7.leaves: against the estimate 4 games" in first.out
    again = call("train", "en_home", "--out", out, *SMALL)
    assert (again.exit, "is not empty" in again.err) == (2, True)
    resumed = call("train", "en_home", "--out", out, *SMALL, "--resume")
    assert (resumed.exit, resumed.out) == (first.exit, first.out)
    other = call("train", "en_home", "--out", out, *SMALL, "--resume", "--seed", "2")
    assert (other.exit, "another plan" in other.err) == (2, True)


def test_values_that_there_are_are_improved_and_have_to_be_beaten(tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    called = call("train", "en_home", "--out", out, *SMALL, "--improve")
    assert "Against the values before them: 4 games" in called.out
    found = msgspec.json.decode((tmp_path / "run" / "en_scrabble_100-7.json").read_bytes(), type=LeaveFamily)
    before = next(one for one in families() if one.id == "en_scrabble_100-7")
    assert (found.improves, found.gain_games) == (before.sha256, 4)
    other = call("train", "en_home", "--out", out, *SMALL, "--resume")
    assert (other.exit, "another plan" in other.err) == (2, True)


def test_what_was_never_trained_cannot_be_improved(tmp_path: Path) -> None:
    called = call("train", "en_home", "--rack", "8", "--out", str(tmp_path / "run"), *SMALL, "--improve")
    assert (called.exit, "no trained values yet" in called.err) == (2, True)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--games", "0"), '--games: "0" does not fit'),
        (("--generations", "0"), '--generations: "0" does not fit'),
        (("--threads", "0"), '--threads: "0" does not fit'),
        (("--proof", "0"), '--proof: "0" does not fit'),
        (("--rack", "13"), '--rack: "13" does not fit'),
    ],
)
def test_numbers_that_make_no_sense_are_refused(options: tuple[str, str], says: str, tmp_path: Path) -> None:
    called = call("train", "en_home", "--out", str(tmp_path), *options)
    assert called.exit == 2
    assert says in called.err


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path) -> None:
    called = call("train", "en_home", "--out", str(tmp_path), "--cluster", "nowhere")
    assert called.exit == 3
    assert 'The cluster "nowhere" cannot be used' in called.err
