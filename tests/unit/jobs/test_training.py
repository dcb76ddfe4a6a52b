"""Training runs: fixed by their plan, resumable, the same for any number of threads, and worth something."""

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from fishka.jobs.executor import Executor, Threads
from fishka.jobs.training import (
    PlanDiffersError,
    TrainPlan,
    family_of,
    prove,
    racks_seen,
    run_training,
    training_kernel,
)
from fishka.kernel.leaves import LeaveFamily, family_for
from fishka.kernel.training import fit

PLAN = TrainPlan(edition="en_home", lexicon="en_general", rack_size=7, games=30, generations=2, seed=3)


def trained(folder: Path, threads: int, plan: TrainPlan = PLAN) -> bytes:
    with Threads(threads) as executor:
        return run_training(plan, folder, executor, lambda *_: None)


def open_image(family: LeaveFamily) -> bytes:
    return files("fishka.kernel").joinpath("data", family.file).read_bytes()


class Stopping:
    """Does jobs until it is told to stop."""

    def __init__(self, after: int) -> None:
        self.after = after

    def map(self, job, items):  # type: ignore[no-untyped-def]
        for item in items:
            if self.after == 0:
                raise KeyboardInterrupt
            self.after -= 1
            yield job(item)

    def close(self) -> None:
        pass


def test_a_plan_gives_the_same_values_for_any_number_of_threads(tmp_path: Path) -> None:
    assert trained(tmp_path / "one", 1) == trained(tmp_path / "three", 3)


def test_another_seed_gives_other_values(tmp_path: Path) -> None:
    other = msgspec.structs.replace(PLAN, seed=4)
    assert trained(tmp_path / "one", 1) != trained(tmp_path / "other", 1, other)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fishka.jobs.training.BATCH_GAMES", 5)
    whole = trained(tmp_path / "whole", 1)
    stopping: Executor = Stopping(after=3)
    with pytest.raises(KeyboardInterrupt):
        run_training(PLAN, tmp_path / "halves", stopping, lambda *_: None)
    steps: list[tuple[int | None, int, int]] = []
    with Threads(1) as executor:
        again = run_training(PLAN, tmp_path / "halves", executor, lambda *step: steps.append(step))
    assert again == whole
    assert steps[0] == (2, 5, 20)  # the first generation was whole, of the second one batch was kept
    assert steps[-1] == (2, 20, 20)


def test_the_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    trained(tmp_path, 1)
    with pytest.raises(PlanDiffersError):
        trained(tmp_path, 1, msgspec.structs.replace(PLAN, games=31))


def test_the_origin_says_what_the_values_come_from(tmp_path: Path) -> None:
    values = trained(tmp_path, 1)
    with Threads(1) as executor:
        proof = prove(PLAN, values, 4, executor, lambda *_: None)
    family = family_of(PLAN, tmp_path, "0", proof)
    kernel = training_kernel(PLAN, None)
    assert (family.id, family.rack_size) == ("en_scrabble_100-7", 7)
    assert (family.counts, family.tables) == (kernel.tables.counts, kernel.digest)
    assert family.racks == racks_seen(PLAN, tmp_path) > 100
    assert family.proof_games == proof.games == 8
    assert (family.win_rate, family.spread) == (round(proof.win_rate, 4), round(proof.spread, 2))


def test_a_larger_rack_is_trained_on_the_edition_s_set(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, rack_size=9, games=3, generations=1)
    trained(tmp_path, 1, plan)
    tables = training_kernel(plan, None).tables
    assert tables.rack_size == 9
    assert tables.bonus_by_count[7:] == (50, 50, 50)


@pytest.mark.parametrize("racks", [[], [b""], [b"\x01" * 15], [b"\xfe" * 16]])
def test_what_is_no_racks_is_refused(racks: list[bytes]) -> None:
    with pytest.raises(ValueError, match="observations"):
        fit(training_kernel(PLAN, None), racks)


def test_values_that_are_not_there_cannot_be_improved() -> None:
    with pytest.raises(PlanDiffersError):
        training_kernel(msgspec.structs.replace(PLAN, improves="0" * 64), None)


def test_an_improvement_is_proved_against_what_it_began_with(tmp_path: Path) -> None:
    family = family_for(training_kernel(PLAN, None).tables)
    assert family is not None
    plan = msgspec.structs.replace(PLAN, improves=family.sha256, games=6, generations=1)
    assert training_kernel(plan, None).is_trained
    values = trained(tmp_path, 1, plan)
    with Threads(1) as executor:
        gain = prove(plan, values, 3, executor, lambda *_: None, against="trained")
        shown = prove(plan, values, 3, executor, lambda *_: None)
        same = prove(plan, open_image(family), 3, executor, lambda *_: None, against="trained")
    assert gain != shown
    assert (same.win_rate, same.spread) == (0.5, 0.0)  # values against themselves
