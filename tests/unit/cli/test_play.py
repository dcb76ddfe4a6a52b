"""A game in the terminal: typed from the draw to the result, challenged, left; no rack shown to others."""

import io
import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from fishka.bots.bot import Bot, Budget
from fishka.bots.kit import Kit
from fishka.cli.board import Canvas
from fishka.cli.io import Io
from fishka.cli.play.reader import Reader
from fishka.cli.play.saving import Chance, Keeper
from fishka.cli.play.screen import CLEAR, Screen
from fishka.cli.play.session import Session
from fishka.cli.play.table import Table, new_game, start_table
from fishka.cli.play.typed import Says, Types, raised, read_intent
from fishka.core.board import Board
from fishka.core.ids import Seat
from fishka.core.rng import Rng
from fishka.game.ctx import Ctx
from fishka.game.draws import SeededDraws
from fishka.game.view import View
from fishka.i18n import Translator
from fishka.notation.play import format_play
from tests.unit.bots.test_bots_play_whole_games import kit_of
from tests.unit.cli.calls import call

BUDGET = Budget(ms=1000, nodes=1000)


class Typist(io.StringIO):
    """Reads the last prompt off the screen and types an answer to it."""

    def __init__(self, out: io.StringIO, answer: Callable[[str], str | None]) -> None:
        super().__init__()
        self._out, self._answer = out, answer

    def readline(self, _size: int = -1, /) -> str:  # type: ignore[override]
        prompt = self._out.getvalue().rsplit("\n", 1)[-1]
        typed = self._answer(prompt)
        self._out.write("\n")
        return "" if typed is None else typed + "\n"


class Evening:
    """A table with people, and what they see."""

    def __init__(self, kit: Kit, levels: tuple[str | None, ...], seed: int, *, colour: bool = False) -> None:
        self.kit = kit
        ctx = Ctx(kit.edition, kit.tables, kit.words, SeededDraws(seed), kit.any_play)
        bots = {Seat(at): kit.bot(one) for at, one in enumerate(levels) if one is not None}
        table = start_table(ctx, new_game(kit, levels), bots)
        assert isinstance(table, Table)
        self.table = table
        self.keeper = Keeper(table, Chance(seed))
        self.out = io.StringIO()
        self.mind: Bot = kit.bot("club")
        self.colour = colour
        self.names = tuple(f"P{at}" for at in range(len(levels)))

    def run(self, answer: Callable[[str], str | None], columns: int = 100) -> str:
        typist, english = Typist(self.out, answer), Translator("en")
        shared = Io(typist, self.out, self.out, english, self.colour, self.colour, columns)
        screen = Screen(shared, Canvas(self.kit.edition, self.colour, "L", "W"), self.names)
        reader = Reader(shared, self.kit.edition.alphabet)
        assert Session(shared, self.table, screen, reader, self.kit.hints, self.keeper).run() == 0
        return self.out.getvalue()

    @property
    def turn(self) -> Seat:
        seat = self.table.view(None).turn
        assert seat is not None
        return seat

    @property
    def view(self) -> View:
        return self.table.view(self.turn)

    def sensible(self, prompt: str) -> str:
        """What a calm player types: Enter, yes, or the move that a club bot would make."""
        if "agree that nobody" in prompt:
            return "yes"
        if "your move" not in prompt.lower():
            return ""
        view = self.view
        move = self.mind.choose(view, BUDGET, Rng(view.version))
        return format_play(move, self.kit.edition.alphabet, Board(view.rows, view.cols, view.board))


@pytest.mark.parametrize("edition_id", ["ru_scrabble_home", "erudit_biplant_131", "en_home"])
@pytest.mark.parametrize("levels", [(None, "strong"), (None, None), (None, None, "beginner")])
def test_a_whole_game_is_typed_from_the_draw_to_the_result(
    edition_id: str, levels: tuple[str | None, ...]
) -> None:
    evening = Evening(kit_of(edition_id), levels, 5)
    shown = evening.run(evening.sensible)
    view = evening.table.view(None)
    assert view.result is not None
    assert shown.startswith("The draw for the start: P")
    assert re.search(r"Winners?: P", shown.splitlines()[-1])
    for name, total in zip(evening.names, view.result.totals, strict=True):
        assert re.search(rf"^{name} +{total}\b", shown, re.MULTILINE)


def test_no_line_is_longer_than_the_terminal() -> None:
    evening = Evening(kit_of("en_home"), (None, "club"), 5)
    shown = evening.run(evening.sensible, columns=80)
    lines = [line for line in shown.splitlines() if re.match(r" ?\d+ ", line)]
    assert max(map(len, lines)) <= 80
    assert any(line.endswith("…") for line in lines)


def test_nobody_sees_the_rack_of_another_at_the_same_keyboard() -> None:
    evening = Evening(kit_of("en_home"), (None, None, None), 8, colour=True)
    racks: list[tuple[Seat, str]] = []

    def answer(prompt: str) -> str:
        if "your move" in prompt:
            seat = evening.turn
            rack = evening.table.view(seat).rack
            assert rack is not None
            racks.append((seat, Canvas(evening.kit.edition, True, "L", "W").rack(rack)))
        return evening.sensible(prompt)

    shown = evening.run(answer)
    for screen in shown.split(CLEAR):
        handed = re.findall(r"The keyboard to P(\d)", screen)
        holders = [
            {str(seat) for seat, held in racks if held == rack}
            for rack in re.findall(r"Your tiles: (.*)", screen)
        ]
        assert len(handed) <= 1
        assert all(handed and handed[0] in seats for seats in holders)
    assert len(racks) > 20


def test_before_the_keyboard_is_taken_and_when_all_are_asked_no_rack_is_shown() -> None:
    evening = Evening(kit_of("en_home"), (None, None), 8, colour=True)
    asked_all = 0

    def answer(prompt: str) -> str | None:
        nonlocal asked_all
        asked_all += "Enter: it stands" in prompt or "may be challenged" in prompt
        if "The keyboard to" in prompt or "may be challenged" in prompt:
            since = evening.out.getvalue().rpartition(CLEAR)[2]
            assert "Your tiles" not in since
        return evening.sensible(prompt)

    evening.run(answer)
    assert asked_all > 10


def _phony(view: View, kit: Kit) -> str:
    """Two tiles of the rack across the start square that make no word."""
    assert view.rack is not None
    letters = [kit.edition.alphabet.letter(tile) for tile in view.rack if tile]
    words = (a + b for at, a in enumerate(letters) for b in letters[:at] + letters[at + 1 :])
    return next(f"8H {word}" for word in words if not kit.lexicon.contains(word))


def test_a_phony_is_challenged_by_hand_and_withdrawn() -> None:
    evening = Evening(kit_of("ru_scrabble_home"), (None, None), 3)
    asked = iter(["", "phony", "nonsense", "challenge 7", "challenge 1", None])

    def answer(_prompt: str) -> str | None:
        typed = next(asked)
        return _phony(evening.view, evening.kit) if typed == "phony" else typed

    shown = evening.run(answer)
    assert "Enter: it stands; !: challenge all words" in shown
    assert "This play made 1 word: name that one." in shown
    assert "It is withdrawn: there is no such word." in shown
    assert evening.table.view(None).sheet[-1].kind == "withdrawn"
    assert shown.endswith("The game was left unfinished.\n")


def test_a_wrong_challenge_costs_what_the_edition_says() -> None:
    evening = Evening(kit_of("en_home"), (None, None), 4)
    asked = iter(["", "play", "!", "", "quit"])

    def answer(prompt: str) -> str | None:
        typed = next(asked)
        return evening.sensible(prompt) if typed == "play" else typed

    shown = evening.run(answer)
    assert "It stands: the words are valid." in shown
    assert "turn lost for a wrong challenge" in shown


def test_with_three_people_the_challenger_is_asked_for() -> None:
    evening = Evening(kit_of("ru_scrabble_home"), (None, None, None), 4)
    asked = iter(["", "phony", "!", "", "!", "zero", "9", "2", None])

    def answer(_prompt: str) -> str | None:
        typed = next(asked)
        return _phony(evening.view, evening.kit) if typed == "phony" else typed

    shown = evening.run(answer)
    assert shown.count("Who challenges?") == 4
    assert "challenges the play. It is withdrawn" in shown


def test_bots_challenge_a_phony_at_once() -> None:
    evening = Evening(kit_of("ru_scrabble_home"), (None, "strong"), 5)

    def answer(_prompt: str) -> str | None:
        if evening.table.view(None).sheet:
            return None
        return _phony(evening.view, evening.kit)

    assert "P1 challenges the play. It is withdrawn" in evening.run(answer)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("8h", "No word after the square"),
        ("8H ЩЩЩЩ", "Not on your rack: "),
        ("-3", "Name the tiles to exchange"),
        ("-ФФФФ", "These tiles are not on your rack"),
        ("!", "There is nothing to challenge"),
        ("unseen", "Tiles you cannot see: 97."),
        ("остаток", "Tiles you cannot see: 97."),
        ("help", "8F WORD"),
        ("board", "In the bag: 90"),
        ("Z9 РОД", "Z9"),
        ("   ", "You"),
    ],
)
def test_what_is_typed_wrongly_is_told_and_asked_again(typed: str, said: str) -> None:
    called = call("play", "ru_scrabble_home", "--seed", "5", typed=f"{typed}\nquit\n")
    assert called.exit == 0
    assert said in called.out
    assert called.out.count("Your move:") == 2
    assert called.err == ""


def test_resigning_is_asked_twice_and_ends_a_game_of_two() -> None:
    called = call("play", "ru_scrabble_home", "--seed", "5", typed="resign\nno\nresign\nyes\n")
    assert called.out.count("Really resign?") == 2
    assert "Winner: Club player." in called.out


def test_a_game_is_fixed_by_its_seed_and_open_without_one() -> None:
    first, again = (call("play", "en_home", "--seed", "9", typed="quit\n").out for _ in range(2))
    assert first == again
    assert first != call("play", "en_home", "--seed", "10", typed="quit\n").out
    assert len({call("play", "en_home", typed="quit\n").out for _ in range(4)}) > 1


def test_against_bots_the_table_is_casual_and_among_people_it_is_not() -> None:
    casual, checked = "The program checks the words", "only when a play is challenged"
    assert casual in call("play", "en_home", "--seed", "1", typed="quit\n").out
    assert checked in call("play", "en_home", "--seed", "1", "--no-casual", typed="quit\n").out
    assert checked in call("play", "en_home", "--seed", "1", "--seats", "2", typed="quit\n").out
    assert casual in call("play", "en_home", "--seed", "1", "--seats", "2", "--casual", typed="quit\n").out


def test_bots_play_by_themselves_when_nobody_sits_at_the_keyboard() -> None:
    called = call("play", "en_home", "--seats", "0", "--bots", "club,club", "--seed", "2")
    assert called.exit == 0
    assert "Club player 1" in called.out.splitlines()[-3]


@pytest.mark.parametrize(
    ("line", "intent"),
    [
        ("", None),
        ("  ", None),
        ("HELP", Says("help")),
        ("помощь", Says("help")),
        ("! 2 3", Says("challenge", (2, 3))),
        ("оспорить 1", Says("challenge", (1,))),
        ("pass", Types("-")),
        ("пас", Types("-")),
        ("конец", Says("end")),
        ("8F РОД", Types("8F РОД")),
        ("board game", Types("board game")),
    ],
)
def test_typed_lines_are_understood_in_every_language(line: str, intent: object) -> None:
    assert read_intent(line) == intent


def test_a_move_without_any_capital_is_meant_in_capitals() -> None:
    assert raised("8f род") == "8F РОД"
    assert raised("8F рОД") == "8F рОД"


def judged_by_players(**params: object) -> Kit:
    """English rules under which the players judge, with the usual words."""
    kit = kit_of("en_home")
    rules = {"validation": "explain_and_vote", "challenge_policy": "none", "challenge_window": "none"}
    edition = replace(kit.edition, params=replace(kit.edition.params, **(rules | params)))
    return Kit(edition, kit.lexicon)


@pytest.mark.parametrize(("said", "kind"), [("yes", "play"), ("no", "withdrawn")])
def test_the_others_are_asked_whether_a_play_stands(said: str, kind: str) -> None:
    evening = Evening(judged_by_players(), (None, None), 3)

    def answer(prompt: str) -> str | None:
        if evening.table.view(None).sheet and not evening.table.view(None).votes:
            return None
        return said if "stand? (yes / no)" in prompt else evening.sensible(prompt)

    evening.run(answer)
    assert [entry.kind for entry in evening.table.view(None).sheet] == [kind]


def test_who_is_stuck_says_so_and_the_others_see_the_tiles() -> None:
    kit = judged_by_players(help="mandatory_when_stuck", exchange_gate="group_found_no_word")
    evening = Evening(kit, (None, None), 3)
    typed = iter(["", "stuck", "", "yes", None])
    shown = evening.run(lambda _prompt: next(typed))
    assert "finds no word. The tiles lie open: think along." in shown
    assert "Nobody finds a word for" in shown
