"""Files of decisions, one a line, and why a string is no word, as they say it: a column for the kind, one for
what is told. The columns themselves differ: `decisions`, `russian_decisions`, `headwords`.

The kind is one of `fishka.lexicon.outside`; `misspelling=right` and `distorted=right` name the right
spelling. What is told goes to players as it stands, in the language of the list: of a word `refused`, why; of
an abbreviation, what it stands for. Remarks for those who review stand in the column of reasons.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from fishka.lexicon.outside import OutsideKind

_SPELLED: Final = (OutsideKind.MISSPELLING, OutsideKind.DISTORTED)
_TOLD: Final = (OutsideKind.REFUSED, OutsideKind.ABBREVIATION)

Word = TypeVar("Word", str, bytes)
Decided = TypeVar("Decided")


class Refusal(NamedTuple):
    """What is told of a string that is no word."""

    kind: OutsideKind
    spelling: str
    """The right one, in lower case; empty where there is none, or another kind."""
    told: str


def read_decisions(path: Path, read: Callable[[list[str]], tuple[Word, Decided]]) -> dict[Word, Decided]:
    """What `read` makes of the fields of each line, by word; empty lines and those with `#` are passed over.

    Raises ValueError with file and line where `read` raises one, and for a word decided twice.
    """
    found: dict[Word, Decided] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        try:
            word, decided = read(line.split("\t"))
            if word in found:
                raise ValueError("decided twice")
        except ValueError as fault:
            raise ValueError(f"{path.name}:{number}: {fault}: {line}") from fault
        found[word] = decided
    return found


def refusal(cell: str, told: str, *, word: bool) -> Refusal | None:
    """What the two columns say; None of a `word`.

    Raises ValueError for a word that is told to be none, a kind that there is not, and what a kind lacks.
    """
    if word:
        if cell or told:
            raise ValueError("a word that is told to be none")
        return None
    name, equals, spelling = cell.partition("=")
    kind = OutsideKind(name)
    if (equals and not (spelling.islower() and kind in _SPELLED)) or (told and kind not in _TOLD):
        raise ValueError(f"{cell}: this kind has no spelling, or tells nothing")
    if kind is OutsideKind.REFUSED and not told.strip():
        raise ValueError("refused, and no reason is told")
    return Refusal(kind, spelling, told)
