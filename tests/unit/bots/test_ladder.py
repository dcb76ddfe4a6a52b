"""Each level is measured to be stronger than the one below, in each language, as the levels are now."""

from pathlib import Path

import msgspec
import pytest
from benchmarks.ladder import EDITIONS, Step, digest, is_current, kept, main, steps, table

from fishka.bots.registry import LEVELS

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"


@pytest.mark.parametrize("step", steps(), ids="-".join)
def test_every_level_was_measured_stronger_than_the_one_below(step: Step) -> None:
    rung = kept()[step]
    assert is_current(step, rung), "levels or leave values have changed: python -m benchmarks.ladder"
    assert rung.verdict == "stronger"
    assert rung.confidence[0] > 0.5
    assert rung.games >= 20
    assert rung.win_rate == pytest.approx((rung.wins + rung.draws / 2) / rung.games, abs=1e-4)


def test_the_ladder_has_every_level_in_three_languages() -> None:
    assert sorted(kept()) == sorted(steps())
    assert len(EDITIONS) == 3


def test_a_level_that_is_changed_has_to_be_measured_anew() -> None:
    step = steps()[0]
    upper, lower = (LEVELS[name] for name in step[1:])
    other = msgspec.structs.replace(upper, doubt=upper.doubt - 1)
    assert digest([upper, lower]) == kept()[step].levels
    assert not is_current(step, msgspec.structs.replace(kept()[step], levels=digest([other, lower])))
    assert not is_current(step, None)


def test_a_step_that_weighs_leaves_has_to_be_measured_anew_when_they_change() -> None:
    for step, rung in kept().items():
        weighs = any(LEVELS[name].by == "equity" for name in step[1:])
        assert is_current(step, msgspec.structs.replace(rung, leaves="other")) == (not weighs)


def test_the_page_of_bots_holds_the_table_as_it_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert table() in PAGE.read_text(encoding="utf-8")
    assert main(["--table"]) == 0
    assert capsys.readouterr().out.strip() == table()
