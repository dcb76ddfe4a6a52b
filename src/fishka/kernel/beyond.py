"""Rules that the plain part of the kernel lacks: swaps, corner chains, lengths, readings, equations.

The compiled part finds and judges such plays with code of its own (`crates/kernel/src/extra`). Nothing is
left out when everything is asked for. A choice among the best looks at so many changed positions only.
"""

from typing import Final

import msgspec

from fishka.core.board import Placed, Square
from fishka.core.moves import Place, Swap
from fishka.core.tiles import Tile
from fishka.kernel.moves import By, Candidate
from fishka.referee import Equations, Position
from fishka.rules.tables import RuleTables, SwapRule
from fishka_kernel import Beyond as CompiledRules
from fishka_kernel import BeyondPosition, Engine, Graph

WORD_BOUNDS: Final = (400, 1, 20_000)
"""What a choice looks at: changed positions, those without a broken word first; of them so many for corner
chains; windows filled for these in each.
"""
EQUATION_BOUNDS: Final = (0, 6, 100_000)
"""The same where equations are laid: signs tried in each changed position, those of few tiles first."""


def is_plain(tables: RuleTables) -> bool:
    """Whether the plain part knows all of these rules; swaps of a blank for its letter are above it."""
    if tables.swap is SwapRule.ANY_LETTER:
        return False
    fields = (field for field in msgspec.structs.fields(RuleTables) if not field.required)
    return all(getattr(tables, field.name) == field.default for field in fields)


class Beyond:
    """The rules of one edition with words to lay; safe for several threads.

    `dictionary` has all words of the table, those of `engine` among them; with `equations` the words are
    valid equations instead. Raises ValueError when the rules do not fit the tables.
    """

    def __init__(
        self, tables: RuleTables, engine: Engine, dictionary: Graph, equations: Equations | None
    ) -> None:
        self._rules = CompiledRules(
            engine,
            dictionary,
            None if equations is None else equations.codes(tables.letter_count),
            swap=int(tables.swap),
            repeat_words=tables.repeat_words,
            swap_remove=tables.swap_remove,
            freed_tile=int(tables.freed_tile),
            corner_chain=tables.corner_chain,
            corner_forced=tables.corner_forced,
            share_letter=tables.share_letter,
            max_extended_words=tables.max_extended_words,
            min_word_len=tables.min_word_len,
            corner_min_word_len=tables.corner_min_word_len,
            first_word_min_letters=tables.first_word_min_letters,
            first_word_min_syllables=tables.first_word_min_syllables,
            first_word_all=tables.first_word_all,
            blanks_unexhausted=tables.blanks_unexhausted,
            blanks_read_anew=tables.blanks_read_anew,
            blank_as_letter=tables.blank_as_letter,
            word_premiums_added=tables.word_premiums_added,
            premiums_always=tables.premiums_always,
            factor_by_count=tables.factor_by_count,
            bonus_whole_hand=tables.bonus_whole_hand,
            first_values=tables.first_values,
            changed_words_score=tables.changed_words_score,
            theme_points=tables.theme_points,
            theme_words=sorted(tables.theme_words),
        )
        self._bounds = WORD_BOUNDS if equations is None else EQUATION_BOUNDS

    @property
    def digest(self) -> str:
        """SHA-256 (hex) of the rules that the compiled part holds."""
        return self._rules.digest()

    def points(self, position: Position, play: Place, *, any_words: bool = False) -> int | None:
        """Points of a play; None when it is refused. With `any_words` no word is looked up."""
        placed, readings = _pairs(play.placed), _pairs(play.readings)
        swap = None if play.swap is None else (play.swap.square, play.swap.tile)
        changed = [] if swap is None else [(swap[0], swap[1] or 0)]
        on_board = all(square in position.board for square, _ in (*placed, *readings, *changed))
        if play.more_swaps or not on_board or any(not 0 <= tile < 256 for _, tile in (*placed, *readings)):
            return None
        return self._rules.judge(_position(position), placed, swap, readings, any_words=any_words)

    def best(
        self, position: Position, by: By, bag: int, limit: int | None, *, every: bool = False
    ) -> list[Candidate]:
        """The first plays in order: of all there are (`every`), or of those that are looked at."""
        found = self._rules.best(
            _position(position),
            limit=limit,
            by_equity=by == "equity",
            bag_count=bag,
            bounds=None if every else self._bounds,
        )
        return [
            Candidate(Place(_placed(placed), _swap(swap), (), _placed(readings)), score, equity)
            for score, equity, placed, swap, readings in found
        ]

    def count(self, position: Position) -> tuple[int, int]:
        """How many plays there are, and the sum of their points."""
        return self._rules.count(_position(position))

    def any_play(self, position: Position) -> bool:
        """Whether there is a legal play."""
        return self._rules.any_play(_position(position))


def _position(position: Position) -> BeyondPosition:
    return BeyondPosition(
        cells=position.board.cells,
        rack=bytes(position.rack),
        words_played=tuple(position.words_played),
        letters_laid=tuple(position.letters_laid),
        spent=tuple(position.spent),
    )


def _pairs(placed: tuple[Placed, ...]) -> list[tuple[int, int]]:
    return [(one.square, one.tile) for one in placed]


def _placed(pairs: list[tuple[int, int]]) -> tuple[Placed, ...]:
    return tuple([Placed(Square(square), Tile(tile)) for square, tile in pairs])


def _swap(given: tuple[int, int | None] | None) -> Swap | None:
    if given is None:
        return None
    square, tile = given
    return Swap(Square(square), None if tile is None else Tile(tile))
