"""House words: what the host of a table adds to its list and takes out, each with a reason."""

from typing import Final

from fishka.game.refusals import Refused
from fishka.lexicon import Layer, OverlayEntry, OverlayLayer, check_layer
from fishka.service.appeals import check_reason
from fishka.service.dictionary import normal
from fishka.service.refusals import Denial, denied

HOUSE_WORDS_MAX: Final = 50


def checked_house(house: OverlayLayer, letters: str) -> OverlayLayer | Refused:
    """The layer with its words as lists spell them (capitals, composed letters), or what is wrong with it."""
    if len(house.add) + len(house.remove) > HOUSE_WORDS_MAX:
        return denied(Denial.HOUSE_WORDS_MANY, most=HOUSE_WORDS_MAX)
    added, removed = _entries(house.add), _entries(house.remove)
    if isinstance(added, Refused):
        return added
    if isinstance(removed, Refused):
        return removed
    layer = OverlayLayer(Layer.GAME, added, removed)
    for fault in check_layer(layer, letters + ("Ё" if "Е" in letters else "")):
        return denied(Denial.HOUSE_WORD, word=fault.word, fault=fault.code.value, **fault.params)
    return layer


def _entries(entries: tuple[OverlayEntry, ...]) -> tuple[OverlayEntry, ...] | Refused:
    spelled = []
    for one in entries:
        reason = check_reason(one.reason)
        if isinstance(reason, Refused):
            return reason
        spelled.append(OverlayEntry(normal(one.word) or one.word[:40].upper(), reason))
    return tuple(spelled)
