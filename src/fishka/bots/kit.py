"""All that is needed to play an edition with a list: tables, words, kernel, bots; each made on first use."""

from functools import cached_property
from threading import Lock
from typing import Final

from fishka.bots.bot import Bot
from fishka.bots.finding import best_moves
from fishka.bots.levels import Vocabulary
from fishka.bots.reading import position_of
from fishka.bots.registry import LEVELS, make_bot
from fishka.bots.vocabulary import Reading, vocabulary_graph
from fishka.core.moves import Place
from fishka.game.view import View
from fishka.kernel import Kernel, any_word_graph, graph_for, is_plain
from fishka.kernel.terms import terms_for
from fishka.lexicon import Lexicon, LexiconFault, Overlay, WordSet, tile_words
from fishka.referee import Equations, Position, dictionary
from fishka.rules.compile import compile_tables
from fishka.rules.edition import Edition
from fishka.rules.tables import RuleTables


class UnfitListError(ValueError):
    """The list cannot answer what the rules ask of words; `fault` says what it lacks."""

    def __init__(self, fault: LexiconFault) -> None:
        super().__init__(fault.code.value)
        self.fault: Final = fault


class Kit:
    """Made once for an edition and a list, shared by all its tables; threads may share it too."""

    def __init__(self, edition: Edition, lexicon: Lexicon, overlay: Overlay | None = None) -> None:
        """`overlay` is all that is added to the list and taken out; by default the edition's own words.

        Raises UnfitListError (`referee.dictionary` tells beforehand).
        """
        fitting = dictionary(lexicon, edition.params, overlay)
        if isinstance(fitting, LexiconFault):
            raise UnfitListError(fitting)
        self.edition: Final = edition
        self.lexicon: Final[Lexicon] = fitting
        """The words that count, by the rules of the edition."""
        self.tables: Final[RuleTables] = compile_tables(edition)
        self.reading: Final = Reading(edition.alphabet, edition.params.yo_mode)
        self._equations: Final = Equations(edition.alphabet) if edition.params.engine == "equations" else None
        self.words: Final[WordSet] = self._equations or tile_words(
            fitting, self.reading.alphabet, self.reading.yo_mode
        )
        self.terms: Final = terms_for(edition)
        self._thinkers: dict[Vocabulary, Kernel] = {}
        self._lock = Lock()

    @cached_property
    def kernel(self) -> Kernel:
        """The kernel with the whole list; its graph is built on the very first use, in seconds."""
        reading = self.reading
        if self._equations:
            return Kernel(self.tables, any_word_graph(self.tables.letter_count), words=self._equations)
        return Kernel(self.tables, graph_for(self.lexicon, reading.alphabet, reading.yo_mode))

    def any_play(self, position: Position) -> bool:
        """Whether the rack of this position has any legal play."""
        return self.kernel.any_play(
            position.board,
            position.rack,
            position.words_played,
            letters_laid=position.letters_laid,
            spent=position.spent,
        )

    def points(self, view: View, play: Place) -> int:
        """What the kernel counts for a play of the viewer. Raises ValueError when it cannot be laid."""
        return self.kernel.points(position_of(view), play)

    def hints(self, view: View, count: int) -> list[tuple[Place, int]]:
        """So many of the viewer's best plays by points, from the whole list, with their points."""
        found = best_moves(self.kernel, view, count, by="score", exchange_most=0)
        return [(one.move, one.score) for one in found if isinstance(one.move, Place)]

    def bot(self, level: str) -> Bot:
        """A bot of this level. Raises KeyError for a level that there is not (`registry.LEVELS`)."""
        known = LEVELS[level]
        return make_bot(known, self.thinker(known.vocabulary), self.words, self.terms)

    def thinker(self, vocabulary: Vocabulary) -> Kernel:
        """The kernel with a part of the list, that bots think with."""
        if self._equations:
            return self.kernel
        with self._lock:
            if vocabulary not in self._thinkers:
                graph = vocabulary_graph(self.lexicon, self.reading, vocabulary)
                whole = None if is_plain(self.tables) else self.kernel.graph
                self._thinkers[vocabulary] = Kernel(self.tables, graph, words=whole)
            return self._thinkers[vocabulary]
