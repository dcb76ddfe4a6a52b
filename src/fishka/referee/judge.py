"""The two doors of the referee: `measure` knows board and points, `judge` asks the dictionary as well."""

from collections.abc import Iterable

from fishka.core.board import Placed
from fishka.core.moves import Place
from fishka.referee.limits import check_limits
from fishka.referee.placement import Laid, lay
from fishka.referee.points import Values, extra, first_tiles, formed_words, word
from fishka.referee.position import Accepted, FormedWord, Measured, Position, WordSet
from fishka.referee.rejections import Reject, Rejected, RejectParams
from fishka.referee.swap import changed_runs
from fishka.rules.tables import RuleTables


def measure(
    tables: RuleTables, position: Position, play: Place, words: WordSet | None = None
) -> Measured | Rejected:
    """Words and points of a play, or the first fault that can be seen without a dictionary.

    Where words are challenged this is all that a play must pass to be laid. No word is refused by `words`: it
    only tells which tiles a corner chain needs, and is wanted in editions that have corner chains.
    """
    laid = lay(tables, position, play, words)
    if isinstance(laid, Rejected):
        return laid
    measured = _measured(tables, position, play, laid)
    return check_limits(tables, position, play, laid, measured) or measured


def judge(tables: RuleTables, words: WordSet, position: Position, play: Place) -> Accepted | Rejected:
    """Like `measure`, and every word made or changed must be in the dictionary."""
    laid = lay(tables, position, play, words)
    if isinstance(laid, Rejected):
        return laid
    found = _measured(tables, position, play, laid)
    unknown = unknown_words(words, found.all_words)
    if unknown:
        return Rejected(Reject.UNKNOWN_WORD, RejectParams(words=unknown))
    fault = check_limits(tables, position, play, laid, found)
    return fault or Accepted(found.words, found.bonus, found.score, found.changed, found.theme)


def unknown_words(words: WordSet, made: Iterable[FormedWord]) -> tuple[bytes, ...]:
    """Those of the words made that the dictionary does not have, as letter tiles, each once."""
    letters = dict.fromkeys(one.letters for one in made)
    return tuple(one for one in letters if not words.contains(one))


def _measured(tables: RuleTables, position: Position, play: Place, laid: Laid) -> Measured:
    swap = play.swap
    given = () if swap is None or swap.tile is None else (Placed(swap.square, swap.tile),)
    first = first_tiles(tables, (*given, *play.placed), position.letters_laid)
    values = Values(laid.new, position.spent, first)
    words = formed_words(tables, laid.old, play.placed, laid.main, values)
    altered = changed_runs(position.board, laid.board, swap, laid.new)
    changed = tuple(word(tables, laid.board, squares, values) for squares in altered)
    if not tables.changed_words_score:
        changed = tuple(FormedWord(one.at, one.across, one.tiles, 0) for one in changed)
    points = sum(one.score for one in (*words, *changed))
    more = extra(
        tables,
        points,
        from_rack_count=laid.from_rack_count,
        rack_count=len(position.rack),
        hand_count=laid.hand_count,
    )
    theme = tables.theme_points if words[0].letters in tables.theme_words else 0
    return Measured(words, more + theme, points + more + theme, changed, theme)
