"""What the server writes of a failure: where and what kind, never the values it quotes."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from fishka.main import data_folder, set_up_logs


@pytest.fixture
def unchanged() -> Iterator[None]:
    """Other tests log as before."""
    yield
    structlog.reset_defaults()


def fail_with(rack: int) -> None:
    try:
        raise ValueError(f"the rack is {rack}")
    except ValueError as fault:
        raise RuntimeError(f"still {rack}") from fault


@pytest.mark.usefixtures("unchanged")
def test_an_exception_is_logged_by_place_and_kind_alone(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs()
    try:
        fail_with(987654)
    except RuntimeError:
        structlog.get_logger().exception("failed", game="abc")
    line = json.loads(capsys.readouterr().err)
    assert (line["event"], line["game"], line["level"]) == ("failed", "abc", "error")
    trace = line["exception"]
    assert "in fail_with" in trace
    assert "987654" not in trace.replace("fail_with(987654)", "")
    assert "ValueError" in trace
    assert trace.rstrip().endswith("RuntimeError")


def test_the_data_folder_can_be_chosen() -> None:
    assert data_folder({"FISHKA_DATA": "/somewhere"}) == Path("/somewhere")
    assert data_folder({}).name == "fishka"
