"""Editions ready at once: words decided by a sum, bots and people who choose by chance."""

import msgspec

from fishka.bots.bot import Budget
from fishka.bots.reading import position_of
from fishka.core.board import Board
from fishka.core.moves import Exchange, Move, Pass, Place
from fishka.core.multiset import tiles
from fishka.core.rng import Rng
from fishka.game.view import View
from fishka.lexicon import Layer, LookUp, Overlay, Why, WordsIdentity, YoPolicy
from fishka.referee import Measured, Position, WordSet, judge, measure
from fishka.rules.compile import compile_tables
from fishka.rules.edition import Edition
from fishka.rules.tables import RuleTables
from fishka.service.playables import ListName, Playable
from tests.game_kit.players import attempt
from tests.game_kit.words import SomeWords

WORDS_PER_CENT = 70
LEVELS = ("beginner", "club", "strong")


class ChanceBot:
    """Lays what fits, if chance finds it; challenges words that are none."""

    def __init__(self, tables: RuleTables, words: WordSet, *, faulty: bool = False) -> None:
        self._tables = tables
        self._words = words
        self._faulty = faulty

    def choose(self, view: View, _budget: Budget, rng: Rng, /) -> Move:
        return chance_move(view, self._tables, None if self._faulty else self._words, rng)

    def challenge(self, view: View, rng: Rng, /) -> tuple[int, ...] | None:
        del rng
        assert view.window is not None
        words = view.sheet[view.window.entry].words
        doubted = [at for at, word in enumerate(words) if not self._words.contains(_letters(word.tiles))]
        return tuple(doubted) or None

    def is_stuck(self, view: View, /) -> bool:
        return view.bag_count == 0


def chance_move(view: View, tables: RuleTables, words: WordSet | None, rng: Rng) -> Move:
    """A legal move; a play whose words are all in `words` (None: whatever its words)."""
    assert view.rack is not None
    position = Position(Board(view.rows, view.cols, view.board), view.rack, frozenset(view.words_played))
    for _ in range(20):
        play = attempt(tables, position, rng)
        if play is None:
            continue
        if words is None:
            if isinstance(measure(tables, position, play), Measured):
                return play
        elif hasattr(judge(tables, words, position, play), "score"):
            return play
    if "exchange" in view.may and view.exchange_max and rng.below(2):
        pool = list(view.rack)
        rng.shuffle(pool)
        return Exchange(tiles(pool[: max(view.exchange_min, 1 + rng.below(view.exchange_max))]))
    return Pass()


WORDS_USED = WordsIdentity(
    id="",
    version="0",
    list_hash="0" * 64,
    hash="0" * 64,
    yo_policy=YoPolicy.NONE,
    filter="",
    overlay_hash="",
    count=1,
    counts_by_length={2: 1},
    sources=(),
    licence="",
)


def prepare(edition: Edition, name: ListName, overlay: Overlay) -> Playable:
    """See `service.playables.Prepare`: ready at once."""
    tables, words = compile_tables(edition), SomeWords(WORDS_PER_CENT)
    return Playable(
        edition=edition,
        tables=tables,
        lexicon=name.id,
        lexicon_hash=name.hash or "0" * 64,
        words_used=msgspec.structs.replace(WORDS_USED, id=name.id, overlay_hash=overlay.hash),
        layers=tuple(one for one in overlay.layers if one.layer is not Layer.GAME),
        words=words,
        any_play=lambda position: bool(position.rack),
        bot=lambda _level: ChanceBot(tables, words),
        points=lambda view, play: _points(tables, words, view, play),
        hints=lambda _view, _count: [],
        warm=lambda: None,
        look_up=lambda text: _look_up(edition, words, text),
    )


def _letters(word: bytes) -> bytes:
    return bytes(tile & 0x7F for tile in word)


def _look_up(edition: Edition, words: WordSet, text: str) -> LookUp:
    tiles = edition.alphabet.encode(text)
    valid = tiles is not None and words.contains(tiles)
    return LookUp(word=text, valid=valid, why=None if valid else Why.UNKNOWN, spelling=text)


def _points(tables: RuleTables, words: WordSet, view: View, play: Place) -> int:
    measured = measure(tables, position_of(view), play, words)
    assert isinstance(measured, Measured)
    return measured.score
