"""Every refusal has a case and a text in both languages, and changes nothing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from fishka.core.board import Placed, Square
from fishka.core.ids import PlayerId
from fishka.core.moves import Exchange, Pass, Place, Swap
from fishka.core.tiles import Tile
from fishka.game.commands import PlayMove, Resign
from fishka.game.events import EndReason, SeatPlan
from fishka.game.mode import Decided, NewGame
from fishka.game.refusals import Refusal, Refused, list_refusals
from fishka.i18n import Translator
from fishka.referee import list_rejections
from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code

RU = edition("ru_scrabble_home")
CASUAL = edition("ru_scrabble_home", "mod_casual")


def fresh(seats: int = 3, **changes: object) -> Table:
    table = Table(edition("ru_scrabble_home", **changes), seats)
    return table.rig(["РОДАБВГ"] * seats, "ИИИИИИ")


def after_play(seats: int = 3) -> Table:
    table = fresh(seats)
    assert code(table.play(0, "8F", "РОД")) is None
    return table


def ended() -> Table:
    table = fresh(2)
    table.resign(0)
    return table


def proposed() -> Table:
    table = fresh()
    table.propose(0)
    return table


def refused_before() -> Table:
    table = proposed()
    table.answer(1, agree=False)
    return table


def accepted() -> Table:
    table = after_play()
    table.accept(2)
    return table


def held() -> Table:
    table = after_play()
    table.hold(2)
    return table


def one_seat() -> Decided:
    table = fresh()
    plans = (SeatPlan(player=PlayerId("alone")),)
    game = NewGame(seats=plans, lexicon="l", lexicon_hash="h", pace="live", secret_hash="s")
    return table.mode.start(table.ctx, game)


CASES: dict[Refusal, Callable[[], Decided]] = {
    Refusal.GAME_OVER: lambda: ended().passes(1),
    Refusal.NOT_A_SEAT: lambda: fresh().passes(7),
    Refusal.STALE_VERSION: lambda: fresh().move(0, Pass(), version=1),
    Refusal.NOT_YOUR_TURN: lambda: fresh().passes(1),
    Refusal.WINDOW_OPEN: lambda: held().passes(1),
    Refusal.NO_WINDOW: lambda: fresh().challenge(1),
    Refusal.OWN_PLAY: lambda: after_play().challenge(0),
    Refusal.ALREADY_ACCEPTED: lambda: accepted().challenge(2),
    Refusal.ALREADY_HELD: lambda: held().hold(1),
    Refusal.HOLD_NOT_ALLOWED: lambda: _laid(fresh(challenge_hold_seconds=None)).hold(1),
    Refusal.NO_SUCH_WORD: lambda: after_play().challenge(1, 1),
    Refusal.EXCHANGE_NOT_ALLOWED: lambda: fresh(exchange=False).exchange(0, "Р"),
    Refusal.EXCHANGE_NOTHING: lambda: fresh().exchange(0, ""),
    Refusal.EXCHANGE_NOT_HELD: lambda: fresh().exchange(0, "Я"),
    Refusal.EXCHANGE_TOO_MANY: lambda: fresh().exchange(0, "РОДАБВГ"),
    Refusal.BAG_TOO_SMALL: lambda: fresh(exchange_min_bag=7).exchange(0, "Р"),
    Refusal.PASS_NOT_ALLOWED: lambda: fresh(pass_=False).passes(0),
    Refusal.PROPOSE_NOT_ALLOWED: lambda: fresh(end_no_moves="off").propose(0),
    Refusal.OFFER_OPEN: lambda: proposed().propose(0),
    Refusal.OFFER_REFUSED: lambda: refused_before().propose(0),
    Refusal.NO_OFFER: lambda: fresh().answer(1, agree=True),
    Refusal.ALREADY_AGREED: lambda: proposed().answer(0, agree=True),
    Refusal.SEAT_COUNT: one_seat,
    Refusal.EXCHANGE_TOO_FEW: lambda: fresh(exchange_count="all").exchange(0, "Р"),
    Refusal.WORD_NOT_SOUGHT: lambda: fresh(**GATED).exchange(0, "Р"),
    Refusal.PASS_WITH_FULL_BAG: lambda: fresh(**GATED).passes(0),
    Refusal.NO_VOTE: lambda: fresh().vote(1, "play", agree=True),
    Refusal.NOT_ASKED: lambda: stuck().vote(0, "stuck", agree=True),
    Refusal.ALREADY_VOTED: lambda: voted().vote(1, "stuck", agree=True),
    Refusal.ONE_BAG: lambda: fresh().play(0, "8F", "РОД", vowels=1),
    Refusal.NOTHING_TO_DRAW: lambda: fresh(bags="vowel_consonant").choose(0, 1),
    Refusal.DRAW_CHOICE: lambda: fresh(bags="vowel_consonant").play(0, "8F", "РОД", vowels=1),
    Refusal.HELP_NOT_ALLOWED: lambda: fresh().stuck(0),
    Refusal.ALREADY_ASKED: lambda: stuck().stuck(0),
    Refusal.NOBODY_TO_HELP: lambda: fresh(help="teaching").suggest(1, "8F", "РОД"),
    Refusal.RACK_STAYS_HIDDEN: lambda: fresh().show(0),
    Refusal.ALREADY_SHOWN: lambda: fresh(rack_visibility="open", help="on_request").show(0),
    Refusal.NOTHING_IS_TAKEN: lambda: fresh().prepare(0, "8F", "РОД"),
    Refusal.NO_THEME: lambda: fresh().play(0, "8F", "РОД", theme=True),
    Refusal.NO_EXPLANATIONS: lambda: fresh().play(0, "8F", "РОД", explanation="семья"),
    Refusal.EXPLANATION_LENGTH: lambda: fresh(validation="explain_and_vote").play(
        0, "8F", "РОД", explanation="о" * 201
    ),
}
GATED: dict[str, Any] = {
    "exchange_gate": "group_found_no_word",
    "pass_gate": "stuck_and_bag_empty",
    "help": "mandatory_when_stuck",
}


def stuck() -> Table:
    table = fresh(**GATED)
    assert code(table.stuck(0)) is None
    return table


def voted() -> Table:
    table = stuck()
    assert code(table.vote(1, "stuck", agree=True)) is None
    return table


def _laid(table: Table) -> Table:
    table.play(0, "8F", "РОД")
    return table


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_has_a_case_and_a_text_with_its_parameters(refusal: Refusal) -> None:
    decided = CASES[refusal]()
    assert isinstance(decided, Refused), decided
    assert decided.code == refusal
    for language in ("ru", "en", "mk"):
        text = Translator(language).text(f"refused-{decided.code.replace('_', '-')}", **decided.params)
        assert text
        assert "{" not in text


@pytest.mark.parametrize("reason", get_args(EndReason))
def test_every_end_has_a_text(reason: str) -> None:
    texts = {Translator(language).text(f"end-{reason.replace('_', '-')}") for language in ("ru", "en", "mk")}
    assert len(texts) == 3


def test_the_codes_of_game_and_referee_are_different() -> None:
    assert not set(list_refusals()) & {reject.value for reject in list_rejections()}


def test_the_catalogues_hold_no_text_for_a_code_that_is_gone() -> None:
    root = Path(__file__).resolve().parents[3] / "src" / "fishka" / "locales"
    for language in ("ru", "en", "mk"):
        lines = (root / language / "game.ftl").read_text(encoding="utf-8").splitlines()
        ids = {line.split(" =")[0][8:].replace("-", "_") for line in lines if line.startswith("refused-")}
        assert ids == set(list_refusals())


GARBAGE = [
    Place((Placed(Square(-1), Tile(1)),)),
    Place((Placed(Square(10_000), Tile(1)),)),
    Place((Placed(Square(112), Tile(0)),)),
    Place((Placed(Square(112), Tile(200)), Placed(Square(112), Tile(200)))),
    Place((Placed(Square(112), Tile(1)),), Swap(Square(-5), Tile(99))),
    Place((Placed(Square(112), Tile(1)),), Swap(Square(112), None)),
    Place((Placed(Square(112), Tile(1)), Placed(Square(112), Tile(1)))),
    Place((), Swap(Square(0), None)),
    Place(()),
    Exchange((Tile(-1),)),
    Exchange((Tile(0x81),)),
    Exchange(tuple(Tile(1) for _ in range(100))),
]


@pytest.mark.parametrize("move", GARBAGE)
def test_moves_that_no_client_makes_are_refused_and_change_nothing(move: Place | Exchange) -> None:
    table = fresh()
    before = table.state
    assert isinstance(table.move(0, move), Refused)
    assert table.state is before


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_seats_that_do_not_exist_take_no_part(seat: int) -> None:
    assert code(fresh().passes(seat)) == "not_a_seat"


def test_a_refused_command_of_a_resigned_seat_and_of_a_version_to_come() -> None:
    table = fresh()
    table.resign(1)
    assert code(table.resign(1)) == "not_a_seat"
    assert code(table.do(PlayMove(move=Pass(), **table.by(0, version=99)))) == "stale_version"
    assert code(table.do(PlayMove(move=Pass(), **table.by(0)))) is None


def test_a_resignation_is_never_too_old() -> None:
    table = fresh()
    first = table.state.version
    for seat in (0, 1, 2):
        table.passes(seat)
    assert code(table.do(Resign(**table.by(2, version=first)))) is None
