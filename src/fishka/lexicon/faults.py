"""What can be wrong with a word list, as values: a code, and parameters for its text."""

from enum import StrEnum

import msgspec


class FaultCode(StrEnum):
    """Each has a text `lexicon-fault-<code with dashes>` in the catalogues."""

    UNKNOWN_LEXICON = "unknown_lexicon"
    """No list has this id or hash. Parameter `id`."""
    DATA_MISSING = "data_missing"
    """The installation lacks the file that holds the list. Parameter `file`."""
    DATA_DAMAGED = "data_damaged"
    """The file is not what was built. Parameter `file`."""
    CACHE_UNWRITABLE = "cache_unwritable"
    """The unpacked list cannot be written. Parameter `folder`."""
    FILTER_NEEDS_FORMS = "filter_needs_forms"
    """The rules ask for parts of speech or forms, and the list knows none.

    Parameters `id`, `parameter`, `value`."""
    FILTER_NEEDS_RUDE = "filter_needs_rude"
    """The rules refuse rude words, and the list does not mark them. Parameter `id`."""
    FILTER_NEEDS_CLASS = "filter_needs_class"
    """The rules let in names, abbreviations or the like, and the list has none. Parameters `id`, `value`."""
    FILTER_UNKNOWN_LABEL = "filter_unknown_label"
    """The rules bar a label that no list knows. Parameters `id`, `label`, `known`."""
    CARD_REFUSED = "card_refused"
    """The card of a plain list is not in order. Parameters `file`, `why` (in English, from the reader)."""
    CARD_FIELD = "card_field"
    """The card of a plain list has a field that there is not. Parameters `file`, `field`, `near` (`none`)."""
    WORDS_REFUSED = "words_refused"
    """The words of a plain list hold what is none. Parameters `file`, `line` (0: no word), `word`."""


class LexiconFault(msgspec.Struct, frozen=True):
    """Why a list cannot be opened, or not be played with these rules."""

    code: FaultCode
    params: dict[str, str]
