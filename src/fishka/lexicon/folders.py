"""Where word lists lie beside Fishka's own: installed packages, and the user's folder.

A package offers its lists by an entry point of the group `fishka.lexicons`:

    [project.entry-points."fishka.lexicons"]
    mk = "fishka_words_mk"

The value names a package whose folder `data` holds them (see `catalogue`). Nothing of the package is run.
"""

import os
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

GROUP: Final = "fishka.lexicons"
ENVIRONMENT: Final = "FISHKA_LEXICONS"


@cache
def installed_folders() -> tuple[Path, ...]:
    """The data folders of the installed packages of lists, in the order of their entry points' names.

    A package that was taken away without its entry point has no folder and is passed over.
    """
    found = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        spec = find_spec(point.module.partition(".")[0])
        places = spec.submodule_search_locations if spec is not None else None
        found += [Path(place) / "data" for place in places or ()]
    return tuple(dict.fromkeys(found))


def user_folder() -> Path:
    """The user's own lists and old versions of ours: `$FISHKA_LEXICONS`, or `lexicons` in the data folder."""
    chosen = os.environ.get(ENVIRONMENT)
    return Path(chosen) if chosen else user_data_path("fishka", appauthor=False) / "lexicons"
