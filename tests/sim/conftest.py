"""Failures of the store are logged by the hundred here, on purpose: keep them out of sight."""

from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Catch what is logged."""
    with capture_logs():
        yield
