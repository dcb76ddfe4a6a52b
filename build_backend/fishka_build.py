"""PEP 517 wrapper: build the web client when its output is missing, then hand over to maturin."""

import subprocess
from pathlib import Path
from typing import Any

from maturin import build_editable as maturin_build_editable
from maturin import build_sdist as maturin_build_sdist
from maturin import build_wheel as maturin_build_wheel
from maturin import (
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from processor import compiled_for, level_here

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent.parent
BUILT_PAGE = ROOT / "src" / "fishka" / "web" / "static" / "index.html"


def build_editable(wheel_directory: str, config_settings: Any = None, metadata_directory: Any = None) -> str:
    """Build the kernel in place, for this machine's processor."""
    with compiled_for(level_here()):
        return str(maturin_build_editable(wheel_directory, config_settings, metadata_directory))


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: Any = None) -> str:
    """Build a wheel that carries the web client and runs on every processor of the kind."""
    _build_client_when_missing()
    with compiled_for(""):
        return str(maturin_build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """Build an sdist that carries the web client, so that installing it needs no Node."""
    _build_client_when_missing()
    return str(maturin_build_sdist(sdist_directory, config_settings))


def _build_client_when_missing() -> None:
    if BUILT_PAGE.exists():
        return
    client = ROOT / "client"
    subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=client, check=True)
    subprocess.run(["npm", "run", "build"], cwd=client, check=True)
