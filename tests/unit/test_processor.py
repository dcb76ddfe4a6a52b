"""A kernel compiled for a newer processor is refused, not loaded."""

from pathlib import Path

import pytest

from fishka_kernel._processor import NEEDED, UnfitProcessorError, require


def files(folder: Path, level: str, flags: str) -> tuple[Path, Path]:
    built_for, cpuinfo = folder / "built_for.txt", folder / "cpuinfo"
    built_for.write_text(level, encoding="ascii")
    cpuinfo.write_text(f"processor\t: 0\nflags\t\t: fpu sse2 {flags}\n", encoding="utf-8")
    return built_for, cpuinfo


def test_a_processor_that_lacks_what_was_compiled_in_is_refused_by_name(tmp_path: Path) -> None:
    flags = " ".join(name for name in NEEDED if name != "bmi2")
    with pytest.raises(UnfitProcessorError, match="lacks bmi2"):
        require(*files(tmp_path, "x86-64-v3", flags))


def test_a_processor_that_has_it_all_is_welcome(tmp_path: Path) -> None:
    require(*files(tmp_path, "x86-64-v3", " ".join(NEEDED)))


def test_a_kernel_for_every_processor_asks_for_nothing(tmp_path: Path) -> None:
    require(*files(tmp_path, "", ""))


def test_where_nothing_is_known_nothing_is_refused(tmp_path: Path) -> None:
    built_for, _ = files(tmp_path, "x86-64-v3", "")
    require(built_for, tmp_path / "none")
    require(tmp_path / "none", tmp_path / "none")
