"""Lists whose words are worked out, not written down: a card and a few examples to name them by."""

from functools import cache
from typing import Final

from fishka.core.ids import NO_LANGUAGE
from fishka.lexicon.lexicon import Lexicon
from fishka.lexicon.small import lexicon_of_words

EQUATIONS: Final = "zxx_equations"
"""The equations of the mathematical game; `referee.Equations` knows them all."""
_EXAMPLES: Final = (
    "1=1",
    "1+2=3",
    "2×3=6",
    "6÷4=3÷2",
    "−1+1=0",
    "1+2=3=4−1",
    "0=0",
    "7−7=0",
    "5×8=40",
    "9=9",
)


def computed(id_or_hash: str) -> Lexicon | None:
    """The computed list of this id or hash; None when there is none."""
    one = _equations()
    return one if id_or_hash in (one.info.id, one.info.hash) else None


@cache
def _equations() -> Lexicon:
    return lexicon_of_words(EQUATIONS, NO_LANGUAGE, _EXAMPLES)
