"""The dictionary that an edition's rules ask for: a list, its words filtered, words added and taken out."""

from fishka.lexicon import Lexicon, LexiconFault, Overlay, WordFilter, house_words
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
