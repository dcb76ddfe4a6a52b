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


class LexiconFault(msgspec.Struct, frozen=True):
    """Why a list cannot be opened."""

    code: FaultCode
    params: dict[str, str]
