"""Why the service or the site refuses: codes beside the game's own (`fishka.game.refusals`).

Their texts are `refused-<code with dashes>` in `locales/*/service.ftl`.
"""

from enum import StrEnum

from fishka.game.refusals import Param, Refused


class Denial(StrEnum):
    """Every code of the service and the site."""

    # Names
    NAME_LENGTH = "name_length"
    NAME_CHARACTERS = "name_characters"
    NAME_SCRIPTS = "name_scripts"

    # Tables
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_EDITION = "unknown_edition"
    UNKNOWN_MODIFIER = "unknown_modifier"
    EDITION_FAULTS = "edition_faults"
    """The house rules do not fit the edition."""
    RULES_TITLE = "rules_title"
    """House rules have a name that can be seen."""
    HOUSES_MANY = "houses_many"
    """A player keeps so many house rules at most: `most`."""
    UNKNOWN_BOT = "unknown_bot"
    LEXICON_MISSING = "lexicon_missing"
    """The edition's word list is not installed: `lexicon`."""
    LEXICON_UNFIT = "lexicon_unfit"
    """The word list cannot answer what the rules ask of words: `lexicon`, `lacks`, `asked`."""
    WORDS_CHANGED = "words_changed"
    """The game began with other words, and is judged by no others: `lexicon`, `recorded`, `found`."""
    SEAT_FOR_YOU = "seat_for_you"
    """Exactly one seat of a new table is the asker's."""
    TABLE_SEATS = "table_seats"
    """Too few or too many seats: `seats`, `least`, `most`."""
    TABLE_FULL = "table_full"
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    CANCELLED = "cancelled"
    NOT_HOST = "not_host"
    NOT_AT_TABLE = "not_at_table"
    NOT_ENDED = "not_ended"
    COMMAND_ID = "command_id"
    """A command id is 8 to 64 letters, digits, `-`, `_`, and nobody else's."""
    RACK_ORDER = "rack_order"
    BUSY = "busy"
    """Other servers keep writing to this game; try again."""

    # Words
    UNKNOWN_LEXICON = "unknown_lexicon"
    WORD_MALFORMED = "word_malformed"
    """No string that a board could hold: `most` letters."""
    DICTIONARY_CLOSED = "dictionary_closed"
    """The rules of a running game forbid a dictionary while thinking: `game`."""
    SEARCH_MALFORMED = "search_malformed"
    """Nothing to search for, or signs that stand for nothing."""
    REASON_LENGTH = "reason_length"
    """A reason has `least` to `most` characters."""
    REASON_CHARACTERS = "reason_characters"
    """A reason is plain text without invisible signs."""
    WORD_LETTERS = "word_letters"
    """The word has letters that its list has not: `word`."""
    HOUSE_WORD = "house_word"
    """A word that a table adds or takes out is none: `word`, `fault` (a code of `OverlayFaultCode`)."""
    HOUSE_WORDS_MANY = "house_words_many"
    """A table changes `most` words."""
    LIST_LANGUAGE = "list_language"
    """The list is in another language than the edition: `language`."""
    LIST_NAME = "list_name"
    """A list has a name of at most `most` characters, plain text."""
    LISTS_MANY = "lists_many"
    """A player keeps `most` lists."""
    LIST_UNREADABLE = "list_unreadable"
    """Nothing was taken: `fault` (a code of `ImportFaultCode`) with its parameters."""
    APPEAL_NEEDLESS = "appeal_needless"
    """The list has the word already, or has not: `word`."""
    APPEALS_MANY = "appeals_many"
    """Too many appeals of one player wait: `most`."""

    # The site
    NO_GUEST = "no_guest"
    FOREIGN_ORIGIN = "foreign_origin"
    TOO_FAST = "too_fast"
    TOO_MANY_SOCKETS = "too_many_sockets"
    TOO_MANY_WATCHED = "too_many_watched"
    FRAME_TOO_LARGE = "frame_too_large"
    FRAME_MALFORMED = "frame_malformed"
    HELLO_FIRST = "hello_first"
    PROTOCOL = "protocol"
    """The page speaks another protocol than the server: `server`; load it again."""
    BODY_TOO_LARGE = "body_too_large"
    REQUEST_MALFORMED = "request_malformed"
    NOT_FOUND = "not_found"
    SERVER_FAULT = "server_fault"


def denied(code: Denial, **params: Param) -> Refused:
    """A refusal with one of the service's codes."""
    return Refused(code.value, dict(params))


def list_denials() -> tuple[str, ...]:
    """Every code of the service and the site, for the tests that demand a case and a text for each."""
    return tuple(code.value for code in Denial)
