"""Why a string is no word, as the files of decisions say it: a column for the kind, one for what is told.

The kind is one of `fishka.lexicon.outside`; `misspelling=right` and `distorted=right` name the right
spelling. What is told goes to players as it stands, in the language of the list: of a word `refused`, why; of
an abbreviation, what it stands for. Remarks for those who review stand in the column of reasons.
"""

from typing import Final, NamedTuple

from fishka.lexicon.outside import OutsideKind

_SPELLED: Final = (OutsideKind.MISSPELLING, OutsideKind.DISTORTED)
_TOLD: Final = (OutsideKind.REFUSED, OutsideKind.ABBREVIATION)


class Refusal(NamedTuple):
    """What is told of a string that is no word."""

    kind: OutsideKind
    spelling: str
    """The right one, in lower case; empty where there is none, or another kind."""
    told: str


def refusal(cell: str, told: str) -> Refusal:
    """What the two columns say. Raises ValueError for a kind that there is not, and for what a kind lacks."""
    name, equals, spelling = cell.partition("=")
    kind = OutsideKind(name)
    if (equals and not (spelling.islower() and kind in _SPELLED)) or (told and kind not in _TOLD):
        raise ValueError(f"{cell}: this kind has no spelling, or tells nothing")
    if kind is OutsideKind.REFUSED and not told.strip():
        raise ValueError("refused, and no reason is told")
    return Refusal(kind, spelling, told)
