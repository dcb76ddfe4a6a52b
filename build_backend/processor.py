"""Which processors the kernel is compiled for, and how the result knows it.

A build for this very machine (`make setup`, an editable install) uses what nearly every x86-64 processor of
the last ten years has (level x86-64-v3: population count, bit fields, 256-bit vectors), if this one has it: a
word's letters are found by counting bits, and that is most of the work. A wheel may be carried elsewhere and
stays within what every x86-64 processor has. `RUSTFLAGS` overrides both.
"""

import os
import platform
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LEVEL = "x86-64-v3"
NEEDED = ("avx2", "bmi1", "bmi2", "fma", "lzcnt", "movbe", "popcnt")
"""Features of the level that processors lack most often, by their names for the compiler."""
NOTE = Path(__file__).resolve().parent.parent / "src" / "fishka_kernel" / "built_for.txt"
"""Read by `fishka_kernel` before it loads the compiled module: the level, or nothing."""


def level_here() -> str:
    """The level to compile for on this machine; empty for the compiler's own choice."""
    if platform.machine() not in ("x86_64", "AMD64"):
        return ""
    asked = subprocess.run(
        ["rustc", "--print", "cfg", "-C", "target-cpu=native"], capture_output=True, text=True, check=True
    )
    found = {line.split('"')[1] for line in asked.stdout.splitlines() if line.startswith("target_feature=")}
    return LEVEL if found.issuperset(NEEDED) else ""


@contextmanager
def compiled_for(level: str) -> Iterator[None]:
    """While this lasts the kernel is compiled for a level; what it is compiled for is noted."""
    if "RUSTFLAGS" in os.environ:
        level = ""  # what these say is the builder's own affair
    elif level:
        os.environ["RUSTFLAGS"] = f"-C target-cpu={level}"
    NOTE.write_text(level, encoding="ascii")
    # Not in Cargo.toml: every test program would be linked this way, a minute each.
    os.environ.setdefault("CARGO_PROFILE_RELEASE_LTO", "fat")
    try:
        yield
    finally:
        if level:
            del os.environ["RUSTFLAGS"]
