"""The user's cache folder, and files in it that appear whole or not at all.

With `mapped`, the one place of this room that touches the world: it reads the package's own data and writes
the cache.
"""

import os
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

ENVIRONMENT = "FISHKA_CACHE"


def cache_folder() -> Path:
    """Where unpacked lists and graphs are kept: `$FISHKA_CACHE`, or the system's place for caches."""
    chosen = os.environ.get(ENVIRONMENT)
    return Path(chosen) if chosen else user_cache_path("fishka", appauthor=False)


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
