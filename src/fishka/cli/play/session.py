"""A whole game at one keyboard: whose word it is, what is asked, what is typed, until the end."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import Final

from msgspec.structs import replace

from fishka.bots.seat import Answers, AsksForHelp, Doubts, LetsStand, Proposes, Votes
from fishka.cli.io import Io
from fishka.cli.outcome import Exit
from fishka.cli.play.commands import Make, With, moves, resigns, shows, suggests
from fishka.cli.play.reader import NotRead, Reader
from fishka.cli.play.saving import Keeper, SaveFault
from fishka.cli.play.screen import Screen
from fishka.cli.play.table import Table, command_of
from fishka.cli.play.topics import help_topics
from fishka.cli.play.typed import Says, Types, raised, read_intent
from fishka.cli.progress import thinking
from fishka.core.board import Board
from fishka.core.ids import Seat
from fishka.core.moves import Move, Place
from fishka.game.commands import Topic
from fishka.game.refusals import Refusal, Refused, refused
from fishka.game.view import View
from fishka.notation.play import format_play

VOTES: Final = ("vote_play", "vote_stuck", "vote_theme")
Hints = Callable[[View, int], Sequence[tuple[Place, int]]]
"""So many plays of a view with their points, the best first."""
HINTS: Final = 5
SPEAKING: Final = frozenset({"challenge", "accept", "answer_end", *VOTES})
"""What a seat may say outside its turn."""


class Step(Enum):
    """What became of a prompt."""

    GO_ON = 1
    """Something happened: look at the table again."""
    ASK_AGAIN = 2
    QUIT = 3
    """The person has left, or the input has ended."""


class Session:
    """One game from the deal to the result."""

    def __init__(
        self, io: Io, table: Table, screen: Screen, reader: Reader, hints: Hints, keeper: Keeper
    ) -> None:
        """`hints` finds so many plays with their points, for who is taught; `keeper` saves the game."""
        self._io = io
        self._table = table
        self._screen = screen
        self._reader = reader
        self._hints = hints
        self._keeper = keeper
        self._along: dict[Seat, With] = {}
        """What goes along with the next move of each seat."""
        self._shown_to: Seat | None = None
        """Who last had the keyboard, so that nobody else's rack is on the screen."""

    def run(self) -> int:
        """Play. Exit code 0 also when somebody leaves before the end."""
        self._screen.opening(self._table.view(None))
        while not self._table.is_over:
            if self._next_step() is Step.QUIT:
                self._io.say(self._io.text("cli-play-left"))
                return Exit.DONE
        view = self._table.view(None)
        self._io.say()
        self._screen.table(view)
        self._screen.result(view)
        return Exit.DONE

    def _next_step(self) -> Step:
        """One act of somebody: first those who may speak, bots before people; then who is on turn."""
        for seat in self._speaking(self._table.bots):
            if self._bot_acts(seat):
                return Step.GO_ON
        people = tuple(self._speaking(self._table.people))
        if people:
            may = self._table.view(people[0]).may
            if "answer_end" in may:
                return self._ask_about_end(people[0])
            vote = next((one for one in VOTES if one in may), None)
            return self._ask_about_play(people) if vote is None else self._ask_for_vote(people[0], vote)
        turn = self._table.view(None).turn
        assert turn is not None, "a game that goes on has somebody on turn"
        if turn in self._table.bots:
            acted = self._bot_acts(turn)
            assert acted, "a bot on turn moves"
            return Step.GO_ON
        return self._ask_for_move(turn)

    def _speaking(self, seats: Iterable[Seat]) -> Iterator[Seat]:
        return (seat for seat in seats if SPEAKING.intersection(self._table.view(seat).may))

    def _bot_acts(self, seat: Seat) -> bool:
        with thinking(self._io, self._io.text("cli-play-thinks", name=self._screen.names[seat])):
            act = self._table.bot_act(seat)
        if act is None:
            return False
        refused = self._carry_out(command_of(seat, act))
        assert refused is None, f"seat {seat}: {act} was refused: {refused}"
        return True

    def _ask_about_end(self, seat: Seat) -> Step:
        if not self._hand_over(seat):
            return Step.QUIT
        name = self._screen.names[seat]
        self._screen.table(self._table.view(seat))

        while True:
            line = self._prompt(self._io.text(f"cli-play-ask-end{self._screen.about_end}", name=name))
            if line is None:
                return Step.QUIT
            match read_intent(line):
                case Says(verb="agree"):
                    return self._said(command_of(seat, Answers(True)))
                case Says(verb="disagree"):
                    return self._said(command_of(seat, Answers(False)))
                case Says(verb="quit"):
                    return Step.QUIT
                case _:
                    self._io.say(self._io.text("cli-play-answer-end"))

    def _ask_for_vote(self, seat: Seat, vote: str) -> Step:
        """May the play stand, is there no word for the stuck player, does the word fit the theme?"""
        if not self._hand_over(seat):
            return Step.QUIT
        view, about = self._table.view(seat), _topic(vote)
        self._screen.table(view)
        asked = next(one for one in view.votes if one.about == about)
        if about == "play" and view.window is not None:
            said, name = view.sheet[view.window.entry].explanation, self._screen.names[asked.seat]
            if said:
                self._io.say(self._io.text("cli-play-explained", name=name, said=said))
        question = self._io.text(f"cli-play-ask-vote-{about}", name=self._screen.names[asked.seat])
        while True:
            line = self._prompt(question)
            if line is None:
                return Step.QUIT
            match read_intent(line):
                case Says(verb="agree"):
                    return self._said(command_of(seat, Votes(about, agree=True)))
                case Says(verb="disagree"):
                    return self._said(command_of(seat, Votes(about, agree=False)))
                case Says(verb="quit"):
                    return Step.QUIT
                case Says(verb="suggest", text=text) | Types(text=text) if about == "stuck":
                    if self._suggests(seat, view, text) is Step.GO_ON:
                        return Step.GO_ON
                case _:
                    self._io.say(self._io.text("cli-play-answer-end"))

    def _ask_about_play(self, people: tuple[Seat, ...]) -> Step:
        """May the last play stand? One question for all at the keyboard, and no rack is in sight."""
        view = self._table.view(people[0])
        assert view.window is not None
        if self._shown_to is not None and len(self._table.people) > 1:
            self._put_away()
            self._screen.table(self._table.view(None))
        words = [self._screen.word(word.tiles) for word in view.sheet[view.window.entry].words]
        listed = [f"{number} {word}" for number, word in enumerate(words, 1)]
        while True:
            line = self._prompt(self._io.text("cli-play-ask-challenge", words=listed))
            if line is None:
                return Step.QUIT
            match read_intent(line):
                case None | Says(verb="accept"):
                    return self._all_accept(people)
                case Says(verb="quit"):
                    return Step.QUIT
                case Says(verb="challenge", numbers=numbers):
                    who = self._ask_who(people, "cli-play-ask-who")
                    if who is Step.QUIT:
                        return Step.QUIT
                    doubted = tuple(number - 1 for number in numbers)
                    if isinstance(who, int) and self._said(command_of(who, Doubts(doubted))) is Step.GO_ON:
                        return Step.GO_ON
                case _:
                    self._io.say(self._io.text("cli-play-answer-challenge"))

    def _all_accept(self, people: tuple[Seat, ...]) -> Step:
        for seat in people:
            if "accept" in self._table.view(seat).may:
                self._said(command_of(seat, LetsStand()))
        return Step.GO_ON

    def _ask_who(self, people: tuple[Seat, ...], question: str) -> Seat | Step:
        """One of them; `ASK_AGAIN` when it is nobody after all."""
        if len(people) == 1:
            return people[0]
        listed = [f"{number} {self._screen.names[seat]}" for number, seat in enumerate(people, 1)]
        while True:
            line = self._prompt(self._io.text(question, names=listed))
            if line is None or read_intent(line) == Says("quit"):
                return Step.QUIT
            if not line.strip():
                return Step.ASK_AGAIN
            if line.strip().isdecimal() and 1 <= int(line.strip()) <= len(people):
                return people[int(line.strip()) - 1]

    def _ask_for_move(self, seat: Seat) -> Step:
        if not self._hand_over(seat):
            return Step.QUIT
        self._screen.table(self._table.view(seat))
        alone = len(self._table.people) == 1
        name = self._screen.names[seat]
        question = (
            self._io.text("cli-play-ask-you") if alone else self._io.text("cli-play-ask-move", name=name)
        )
        step = Step.ASK_AGAIN
        while step is Step.ASK_AGAIN:
            line = self._prompt(question)
            step = Step.QUIT if line is None else self._typed(seat, line)
        return step

    def _typed(self, seat: Seat, line: str) -> Step:
        view, intent = self._table.view(seat), read_intent(line)
        match intent:
            case None:
                return Step.ASK_AGAIN
            case Types(text=text):
                return self._move(seat, view, text)
            case Says(verb="quit"):
                return Step.QUIT
            case Says(verb="board"):
                self._screen.table(view)
            case Says(verb="sheet"):
                self._screen.sheet(view)
            case Says(verb="unseen"):
                self._screen.unseen(view)
            case Says(verb="resign"):
                return self._said(resigns(seat)) if self._is_sure() else Step.ASK_AGAIN
            case Says(verb="end"):
                return self._said(command_of(seat, Proposes()))
            case Says(verb="stuck"):
                return self._said(command_of(seat, AsksForHelp()))
            case Says(verb="challenge", numbers=numbers):
                return self._said(command_of(seat, Doubts(tuple(number - 1 for number in numbers))))
            case Says(verb="show"):
                return self._said(shows(seat))
            case Says(verb="suggest", text=text):
                return self._others_suggest(seat, view, text)
            case Says(verb="hint"):
                self._hint(view)
            case Says(verb="vowels" | "theme" | "explain"):
                self._note(seat, view, intent)
            case Says(verb="accept" | "agree" | "disagree" | "help"):
                for topic in help_topics(self._screen.canvas.edition.params):
                    self._io.say(self._io.text(f"cli-play-help-{topic}"))
            case Says(verb=verb):
                raise AssertionError(f"a verb without meaning: {verb}")
        return Step.ASK_AGAIN

    def _read(self, view: View, text: str) -> Move | None:
        """The move that a text says; what is wrong with it is told."""
        move = self._reader.move(view, raised(text))
        if not isinstance(move, NotRead):
            return move
        for line in move.lines:
            self._io.say(line)
        return None

    def _move(self, seat: Seat, view: View, text: str) -> Step:
        move = self._read(view, text)
        if move is None:
            return Step.ASK_AGAIN
        step = self._said(moves(seat, move, self._along.get(seat, With())))
        if step is Step.GO_ON:
            self._along.pop(seat, None)
        return step

    def _others_suggest(self, seat: Seat, view: View, text: str) -> Step:
        """Somebody else at the keyboard shows a play."""
        others = tuple(one for one in self._table.people if one != seat)
        who = self._ask_who(others, "cli-play-ask-who-shows") if others else seat
        return self._suggests(who, view, text) if isinstance(who, int) else who

    def _suggests(self, seat: Seat, view: View, text: str) -> Step:
        play = self._read(view, text)
        if play is None:
            return Step.ASK_AGAIN
        if not isinstance(play, Place):
            self._io.say(self._io.text("cli-play-suggest-what"))
            return Step.ASK_AGAIN
        return self._said(suggests(seat, play))

    def _hint(self, view: View) -> None:
        """Some plays, where the program teaches."""
        if view.help != "teaching":
            self._io.say(self._reader.refusal(refused(Refusal.HELP_NOT_ALLOWED)))
            return
        board = Board(view.rows, view.cols, view.board)
        found = self._hints(view, HINTS)
        for play, points in found:
            self._io.say(f"{format_play(play, self._reader.alphabet, board)} — {points}")
        if not found:
            self._io.say(self._io.text("cli-play-no-hint"))

    def _note(self, seat: Seat, view: View, said: Says) -> None:
        """Something that goes along with the next move, where the edition has it."""
        along, missing = self._along.get(seat, With()), None
        match said:
            case Says(verb="vowels", numbers=numbers):
                missing = Refusal.ONE_BAG if view.draw is None else None
                along = replace(along, vowels=numbers[0] if numbers else None)
                told = "any" if along.vowels is None else "vowels"
            case Says(verb="theme"):
                missing = Refusal.NO_THEME if view.theme is None or view.theme.listed else None
                along = replace(along, theme=not along.theme)
                told = "theme" if along.theme else "no-theme"
            case _:
                explains = self._screen.canvas.edition.params.validation == "explain_and_vote"
                missing = None if explains else Refusal.NO_EXPLANATIONS
                along = replace(along, explanation=said.text)
                told = "explain" if along.explanation else "no-explain"
        if missing is not None:
            self._io.say(self._reader.refusal(refused(missing)))
            return
        self._along[seat] = along
        given: dict[str, str | int] = {"vowels": along.vowels or 0, "explanation": along.explanation}
        self._io.say(self._io.text(f"cli-play-along-{told}", **given))

    def _is_sure(self) -> bool:
        line = self._prompt(self._io.text("cli-play-ask-resign"))
        return line is not None and read_intent(line) == Says("agree")

    def _said(self, make: Make) -> Step:
        """Carry out a person's command; a refusal is told."""
        refused = self._carry_out(make)
        if refused is None:
            return Step.GO_ON
        self._io.say(self._reader.refusal(refused))
        return Step.ASK_AGAIN

    def _carry_out(self, make: Make) -> Refused | None:
        answer = self._table.act(make)
        if isinstance(answer, Refused):
            return answer
        self._screen.heard(answer, self._table.view(None))
        return None

    def _hand_over(self, seat: Seat) -> bool:
        """Where several people share the keyboard: wipe the screen, wait for whose rack comes next."""
        if len(self._table.people) > 1 and self._shown_to != seat:
            self._put_away()
            if self._prompt(self._io.text("cli-play-hand-over", name=self._screen.names[seat])) is None:
                return False
        self._shown_to = seat
        return True

    def _put_away(self) -> None:
        """Where several people share the keyboard: no rack stays on the screen, only what came of it."""
        if len(self._table.people) > 1 and self._shown_to is not None:
            self._screen.wipe()
            for entry in self._table.view(None).sheet[-1:]:
                self._io.say(f"{self._screen.names[entry.seat]}: {self._screen.entry(entry)}")
            self._shown_to = None

    def _prompt(self, text: str) -> str | None:
        """A line typed, None at the end of the input. A game is saved whatever is asked."""
        while True:
            self._io.stdout.write(text + " ")
            self._io.stdout.flush()
            line = self._io.stdin.readline()
            if not line:
                self._io.say()
                return None
            match read_intent(line):
                case Says(verb="save", text=name):
                    self._save(name)
                case _:
                    return line.rstrip("\n")

    def _save(self, name: str) -> None:
        saved = self._keeper.save(name)
        if isinstance(saved, SaveFault):
            self._io.say(self._io.text(f"cli-play-save-{saved}", path=name))
        else:
            self._io.say(self._io.text("cli-play-saved", path=str(saved)))


def _topic(vote: str) -> Topic:
    """What a vote is about."""
    topics: dict[str, Topic] = {"vote_play": "play", "vote_stuck": "stuck", "vote_theme": "theme"}
    return topics[vote]
