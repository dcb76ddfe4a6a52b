"""The user's cache folder, and files in it that appear whole or not at all.

With `mapped`, the one place of this room that touches the world: it reads the package's own data and writes
the cache.
"""

import os
import tempfile
import time
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

ENVIRONMENT = "FISHKA_CACHE"
_PRUNED: Final = ("graphs/*.graph", "words-*.book")
_RECENT_S: Final = 60 * 60


def cache_folder() -> Path:
    """Where unpacked lists and graphs are kept: `$FISHKA_CACHE`, or the system's place for caches."""
    chosen = os.environ.get(ENVIRONMENT)
    return Path(chosen) if chosen else user_cache_path("fishka", appauthor=False)


def mark_used(path: Path) -> None:
    """Say that a file of the cache is needed now; `prune_cache` goes by it. What is no file stays none."""
    try:
        os.utime(path, ns=(time.time_ns(), path.stat().st_mtime_ns))
    except OSError:
        return  # somebody else's folder, or gone: then it is only forgotten sooner


def prune_cache(folder: Path, most_bytes: int) -> tuple[Path, ...]:
    """Delete graphs and unpacked lists, those not used for longest first, until the rest takes no more.

    What was used within the hour stays, and so does everything else in the folder. A file that is mapped
    stays readable for who has it open; whoever needs it next builds it anew. Which files are gone.
    """
    recent = time.time() - _RECENT_S
    files = [(one.stat(), one) for pattern in _PRUNED for one in folder.glob(pattern)]
    total, gone = sum(state.st_size for state, _ in files), []
    for state, path in sorted(files, key=lambda one: one[0].st_atime_ns):
        if total <= most_bytes or state.st_atime > recent:
            break
        path.unlink(missing_ok=True)
        total -= state.st_size
        gone.append(path)
    return tuple(gone)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file under a passing name and rename it, so that no reader sees a part. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        passing = Path(file.name)
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            passing.unlink(missing_ok=True)
            raise
    passing.replace(path)
