"""Refuses a processor that the compiled kernel was not built for: loading it would end the process."""

from pathlib import Path

NEEDED = ("avx2", "bmi1", "bmi2", "fma", "abm", "movbe", "popcnt")
"""Some of what level x86-64-v3 demands, as Linux names it: a processor that has these has the rest of it."""
BUILT_FOR = Path(__file__).with_name("built_for.txt")
CPUINFO = Path("/proc/cpuinfo")


class UnfitProcessorError(ImportError):
    """The kernel was compiled on another machine, for a processor that can do more."""


def require(built_for: Path = BUILT_FOR, cpuinfo: Path = CPUINFO) -> None:
    """Raises UnfitProcessorError where the kernel cannot run; where nothing is known it is taken to run."""
    if not built_for.exists() or not built_for.read_text(encoding="ascii") or not cpuinfo.exists():
        return
    lines = cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines()
    flags = next((set(line.split()) for line in lines if line.startswith("flags")), None)
    if flags is None or flags.issuperset(NEEDED):
        return
    lacking = ", ".join(name for name in NEEDED if name not in flags)
    raise UnfitProcessorError(
        f"The kernel was compiled for a newer processor than this one, which lacks {lacking}. "
        "Compile it here: make clean setup"
    )
