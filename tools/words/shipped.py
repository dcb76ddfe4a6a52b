"""The lists as they were built and the packages as they were fetched, for tools that count in both."""

from typing import Final

from tools.words.fetch import CACHE

from fishka.lexicon import Lexicon, load_lexicon

UNPACKED: Final = CACHE / "unpacked"
"""The packages, after `make words`."""


def opened(id: str) -> Lexicon:
    """The list; raises SystemExit when there is none."""
    found = load_lexicon(id)
    if not isinstance(found, Lexicon):
        raise SystemExit(f"no such list: {id}")
    return found
