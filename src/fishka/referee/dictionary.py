"""The dictionary that an edition's rules ask for: a list, its words filtered, words added and taken out."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from fishka.lexicon import Lexicon, LexiconFault, LookUp, Overlay, Why, WordFilter, house_words, look_up
from fishka.referee.equations import DIVIDED, MINUS, TIMES, is_equation
from fishka.rules.edition import Edition
from fishka.rules.parameters import Parameters


def word_filter(params: Parameters) -> WordFilter:
    """The parameters of the group «Words and dictionary» that choose among the words of a list."""
    return WordFilter(
        pos_allowed=params.pos_allowed,
        forms=params.forms,
        noun_plural=params.noun_plural,
        number_filter=params.number_filter,
        excluded=params.excluded,
        lowercase_abbreviations=params.lowercase_abbreviations,
        rude_words=params.rude_words,
        foreign_words=params.foreign_words,
        usage_labels_blocked=params.usage_labels_blocked,
        multi_source=params.multi_source,
    )


def dictionary(
    lexicon: Lexicon, params: Parameters, overlay: Overlay | None = None
) -> Lexicon | LexiconFault:
    """The words of a list that count under these rules, or what the list lacks to answer them.

    `overlay` is the whole overlay; without it the edition's own `lexicon_overlay` is laid on the list.
    """
    laid = house_words(params.lexicon_overlay) if overlay is None else overlay
    return lexicon.with_overlay(laid).filtered(word_filter(params))


def look_up_by(edition: Edition, lexicon: Lexicon, text: str, others: Iterable[Lexicon] = ()) -> LookUp:
    """What a string is by the rules of an edition: its tiles, its board, its way to read Ё, its words.

    `lexicon` is what `dictionary` gave for the edition; `others` are asked only for what is to be told.
    """
    params = edition.params
    if params.engine == "equations":
        return _equation(edition, text)
    return look_up(
        lexicon,
        text,
        yo_mode=params.yo_mode,
        shortest=min(params.min_word_len, params.corner_min_word_len),
        longest=max(len(edition.layout.rows), edition.layout.cols),
        alphabet=edition.alphabet,
        others=others,
    )


_TYPED: Final = str.maketrans("-*/:", f"{MINUS}{TIMES}{DIVIDED}{DIVIDED}", " ")
"""Signs as a keyboard has them."""


def _equation(edition: Edition, text: str) -> LookUp:
    word = unicodedata.normalize("NFC", text).strip().translate(_TYPED)
    strange = "".join(dict.fromkeys(one for one in word if edition.alphabet.tile(one) is None))
    if strange:
        return LookUp(word=word, valid=False, why=Why.NO_TILE, params={"signs": strange}, spelling=word)
    if is_equation(word):
        return LookUp(word=word, valid=True, spelling=word)
    return LookUp(word=word, valid=False, why=Why.EQUATION, spelling=word)
