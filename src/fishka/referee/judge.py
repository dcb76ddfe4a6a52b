"""The two doors of the referee: `measure` knows board and points, `judge` asks the dictionary as well."""

from collections import Counter

from fishka.core.moves import Place
from fishka.referee.placement import lay
from fishka.referee.points import bonus, formed_words
from fishka.referee.position import Accepted, FormedWord, Measured, Position, WordSet
from fishka.referee.rejections import Reject, Rejected, RejectParams
from fishka.rules.tables import RuleTables


def measure(tables: RuleTables, position: Position, play: Place) -> Measured | Rejected:
    """Words and points of a play, or the first fault that can be seen without a dictionary.

    Where words are challenged this is all that a play must pass to be laid.
    """
    measured = _measure(tables, position, play)
    if isinstance(measured, Rejected):
        return measured
    return _check_repeats(tables, position, measured.words) or measured


def judge(tables: RuleTables, words: WordSet, position: Position, play: Place) -> Accepted | Rejected:
    """Like `measure`, and every word made must be in the dictionary."""
    measured = _measure(tables, position, play)
    if isinstance(measured, Rejected):
        return measured
    unknown = unknown_words(words, measured.words)
    if unknown:
        return Rejected(Reject.UNKNOWN_WORD, RejectParams(words=unknown))
    fault = _check_repeats(tables, position, measured.words)
    return fault or Accepted(measured.words, measured.bonus, measured.score)


def unknown_words(words: WordSet, made: tuple[FormedWord, ...]) -> tuple[bytes, ...]:
    """Those of the words made that the dictionary does not have, as letter tiles, each once."""
    letters = dict.fromkeys(word.letters for word in made)
    return tuple(word for word in letters if not words.contains(word))


def _measure(tables: RuleTables, position: Position, play: Place) -> Measured | Rejected:
    laid = lay(tables, position, play)
    if isinstance(laid, Rejected):
        return laid
    words = formed_words(tables, laid.old, play.placed)
    extra = bonus(tables, laid.from_rack_count)
    return Measured(words, extra, sum(word.score for word in words) + extra)


def _check_repeats(tables: RuleTables, position: Position, made: tuple[FormedWord, ...]) -> Rejected | None:
    if tables.repeat_words:
        return None
    times = Counter(word.letters for word in made)
    repeated = tuple(word for word, count in times.items() if count > 1 or word in position.words_played)
    return Rejected(Reject.REPEATED_WORD, RejectParams(words=repeated)) if repeated else None
