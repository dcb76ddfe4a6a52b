"""`fishka score EDITION POSITION PLAY`: judge one play, or a stream of them."""

from collections.abc import Mapping
from typing import Annotated, Any

from cyclopts import Parameter

from fishka.cli.io import Io
from fishka.cli.lookups import find_edition
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import EditionId, Json, Modifiers, OwnLexicon, PositionText
from fishka.cli.positions import (
    Desk,
    Faults,
    bag_count,
    exchange_sizes,
    letters_laid,
    told,
    words_played,
)
from fishka.cli.streams import answer, answer_stream
from fishka.core.moves import Exchange, Pass, Place
from fishka.core.multiset import Tiles, holds, tiles
from fishka.core.tiles import in_hand
from fishka.notation.faults import Fault, NotationFault
from fishka.notation.play import Played, UnknownExchange, parse_play
from fishka.notation.position import Setup
from fishka.notation.squares import place_name
from fishka.referee import Accepted, Measured, Position, Reject, Rejected, judge, measure, readable
from fishka.rules import exchanges

PlayText = Annotated[str | None, Parameter(help="cli-argument-play", allow_leading_hyphen=True)]
NoLexicon = Annotated[bool, Parameter(help="cli-option-no-lexicon", negative=(), show_default=False)]


def score(
    io: Io,
    edition: EditionId,
    position: PositionText,
    play: PlayText = None,
    /,
    *,
    lexicon: OwnLexicon = None,
    no_lexicon: NoLexicon = False,
    mod: Modifiers = (),
    json: Json = False,
) -> int:
    """Exit code 0 when the play is legal, 1 when not, 2 when a text is wrong; of a stream the largest."""
    desk = Desk(io, find_edition(io, edition, mod), None if no_lexicon else lexicon)
    scorer = Scorer(io, desk, asks_words=not no_lexicon)
    if position != "-":
        if play is None:
            raise Stop(Exit.USAGE, "cli-fault-argument-missing", name="PLAY")
        return answer(io, scorer.judged(position, play), json=json)
    return answer_stream(io, lambda line: scorer.judged(*_parts(line, play)), json=json)


def _parts(line: str, play: str | None) -> tuple[str, str]:
    """Position and play of a line: the play is what follows a tab, unless it is given for all."""
    if play is not None:
        return line, play
    position, _, said = line.partition("\t")
    return position, said


class Judgement:
    """An answer of `fishka score`."""

    def __init__(self, plain: dict[str, Any], line: str) -> None:
        self.plain = plain
        self.line = line
        self.exit = Exit.DONE if plain["legal"] else Exit.NO


class Scorer:
    """Judges plays of one edition."""

    def __init__(self, io: Io, desk: Desk, *, asks_words: bool) -> None:
        self._io = io
        self._desk = desk
        self._asks_words = asks_words

    def judged(self, position: str, play: str) -> Judgement | Faults:
        """The judgement, or every fault of the two texts (the play is read only on a sound board)."""
        setup = self._desk.read(position)
        if isinstance(setup, tuple):
            return setup
        move = parse_play(play, self._desk.alphabet, setup.board)
        if isinstance(move, tuple):
            return self._off_or_taken(move) or told(self._io, move)
        return self._judge(setup, move)

    def _off_or_taken(self, faults: tuple[NotationFault, ...]) -> Judgement | None:
        """A text that is sound, but says tiles where none can lie: a play refused, not a text with faults."""
        codes = {one.code for one in faults}
        squares = list(dict.fromkeys(str(one.params["square"]) for one in faults if "square" in one.params))
        params: dict[str, Any] = {"squares": squares} if squares else {}
        if codes <= {Fault.OFF_BOARD, Fault.RUNS_OFF_BOARD}:
            return self._rejected(Reject.OFF_BOARD, params)
        if codes == {Fault.SQUARE_TAKEN}:
            return self._rejected(Reject.COVERED_SQUARE, params)
        return None

    def _judge(self, setup: Setup, move: Played) -> Judgement | Faults:
        match move:
            case Place():
                return self._place(setup, move)
            case Exchange(tiles=given):
                return self._exchange(setup, given)
            case UnknownExchange(count=count):
                return self._exchange(setup, None, count)
            case Pass():
                return self._legal(0, 0, [])

    def _place(self, setup: Setup, play: Place) -> Judgement | Faults:
        tables = self._desk.tables
        rack = setup.racks[0] or _needed(play)
        board = setup.board
        position = Position(board, rack, words_played(tables, board), letters_laid(board))
        # What a corner chain needs only the dictionary knows.
        if self._asks_words or (tables.corner_chain and tables.corner_forced):
            kit = self._desk.kit(setup)
            if isinstance(kit, tuple):
                return kit
            verdict: Accepted | Measured | Rejected = judge(tables, kit.words, position, play)
        else:
            verdict = measure(tables, position, play)
        alphabet = self._desk.alphabet
        if isinstance(verdict, Rejected):
            return self._rejected(verdict.code, readable(verdict, alphabet, setup.board.cols))
        valid = True if self._asks_words else None
        words = [
            {
                "word": alphabet.decode(word.letters),
                "at": place_name(setup.board, word.at, across=word.across),
                "score": word.score,
                "valid": valid,
            }
            for word in verdict.all_words
        ]
        return self._legal(verdict.score, verdict.bonus, words)

    def _exchange(self, setup: Setup, given: Tiles | None, count: int = 0) -> Judgement:
        """An exchange of these tiles, or of `count` unknown ones."""
        rack, tables = setup.racks[0], self._desk.tables
        count = count if given is None else len(given)
        if not self._desk.edition.params.exchange:
            return self._refused("refused-exchange-not-allowed", "exchange_not_allowed", {})
        if given is not None and rack and not holds(rack, given):
            return self._refused("refused-exchange-not-held", "exchange_not_held", {})
        if (bag := bag_count(tables, setup)) < (needed := exchanges.needed_bag(self._desk.edition.params)):
            params = {"bag": bag, "needed": needed}
            return self._refused("refused-bag-too-small", "bag_too_small", params)
        sizes = exchange_sizes(self._desk.edition, self._desk.tables, setup)
        if count >= sizes.stop:
            return self._refused("refused-exchange-too-many", "exchange_too_many", {"most": sizes.stop - 1})
        if count < sizes.start:
            return self._refused("refused-exchange-too-few", "exchange_too_few", {"least": sizes.start})
        return self._legal(0, 0, [])

    def _legal(self, score: int, bonus: int, words: list[dict[str, Any]]) -> Judgement:
        made = ", ".join(f"{word['at']} {word['word']} {word['score']}" for word in words)
        parts = [self._io.text("cli-points", count=score)]
        if made:
            parts.append(f"{made}, +{bonus}" if bonus else made)
        return Judgement({"legal": True, "score": score, "bonus": bonus, "words": words}, ": ".join(parts))

    def _rejected(self, code: Reject, params: Mapping[str, Any]) -> Judgement:
        return self._refused(f"reject-{code.value.replace('_', '-')}", code.value, params)

    def _refused(self, id: str, code: str, params: Mapping[str, Any]) -> Judgement:
        message = self._io.text(id, **params)
        plain = {"legal": False, "code": code, "params": dict(params), "message": message}
        return Judgement(plain, message)


def _needed(play: Place) -> Tiles:
    """A rack that holds what the play lays, where the position does not tell the rack."""
    swapped = () if play.swap is None or play.swap.tile is None else (play.swap.tile,)
    return tiles(in_hand(tile) for tile in (*(one.tile for one in play.placed), *swapped))
