"""What is shown of a game in the terminal: the table, the sheet, the end. Draws views, never hidden state."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from fishka.cli.board import Canvas
from fishka.cli.io import Io
from fishka.core.board import Board, Square
from fishka.core.moves import Place
from fishka.core.multiset import Tiles
from fishka.core.tiles import Tile
from fishka.game.facts import Fact
from fishka.game.view import EntryView, View, WordView
from fishka.notation.play import format_play
from fishka.notation.squares import place_name

ENTRIES_SHOWN: Final = 8
"""Last entries of the sheet beside the board."""
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes the screen and what can be scrolled back to, then goes to the top."""

LINES_OUT_OF_SIGHT: Final = 100
"""Empty lines that push everything off the screen of a terminal which cannot be wiped."""


@dataclass(frozen=True, slots=True)
class Screen:
    """Draws for one call; `names` by seat."""

    io: Io
    canvas: Canvas
    names: tuple[str, ...]

    @property
    def about_end(self) -> str:
        """The end of a text's id: whether a proposal says that nobody can move, or that it is enough."""
        return "" if self.canvas.edition.params.end_no_moves == "agreement" else "-enough"

    def table(self, view: View) -> None:
        """Board, scores, bag and the last turns; the viewer's own rack below."""
        board = Board(view.rows, view.cols, view.board)
        lines = self.canvas.board(board, _last_squares(view))
        for left, right in zip_longest(lines, ["", *self._panel(view)], fillvalue=""):
            self.io.say(f"{left}   {self._cut(right)}" if right else left)
        if view.phase != "playing":
            return
        for seat in view.seats:
            if seat.rack is not None and seat.seat != view.viewer:
                self.open_rack(seat.seat, seat.rack)
        for one in view.suggestions:
            play = Place(one.placed, one.swap, (), one.readings)
            shown = format_play(play, self.canvas.edition.alphabet, board)
            self.io.say(
                self.io.text(
                    "cli-play-suggestion", name=self.names[one.by], play=shown, points=str(one.score)
                )
            )
        if view.rack is not None:
            self.io.say()
            self.io.say(self.io.text("cli-play-rack", rack=self.canvas.rack(view.rack)))

    def open_rack(self, seat: int, rack: Tiles) -> None:
        """The tiles of another, which lie face up."""
        self.io.say(f"{self.names[seat]}: {self.canvas.rack(rack)}")

    def wipe(self) -> None:
        """Take what is shown out of sight; a pipe has no sight."""
        if self.io.colour:
            self.io.say(CLEAR)
        elif self.io.terminal:
            self.io.say("\n" * LINES_OUT_OF_SIGHT)

    def opening(self, view: View) -> None:
        """The opening draw, round by round, and who starts."""
        for drawn in view.opening.rounds:
            draws = [f"{self.names[seat]} — {self.canvas.tile(tile)}" for seat, tile in drawn]
            self.io.say(self.io.text("cli-play-draw", draws=draws))
        self.io.say(self.io.text("cli-play-starts", name=self.names[view.opening.starter]))

    def heard(self, facts: Sequence[Fact], view: View) -> None:
        """What just happened, a line for each thing that people care to hear."""
        for one in facts:
            name = "" if one.seat is None else self.names[one.seat]
            match one.kind:
                case "play":
                    self.io.say(f"{name}: {self.entry(view.sheet[_last_play(view)])}")
                case "exchange":
                    self.io.say(self.io.text("cli-play-exchanged", name=name, count=one.count))
                case "pass":
                    self.io.say(self.io.text("cli-play-passed", name=name))
                case "lost_turn":
                    self.io.say(self.io.text("cli-play-lost-turn", name=name))
                case "challenge":
                    verdict = "stands" if one.stands else "falls"
                    self.io.say(self.io.text("cli-play-challenged", name=name, verdict=verdict))
                case "end_offer":
                    self.io.say(self.io.text(f"cli-play-offered{self.about_end}", name=name))
                case "end_refused":
                    self.io.say(self.io.text("cli-play-offer-refused", name=name))
                case "resigned":
                    self.io.say(self.io.text("cli-play-resigned", name=name))
                case "timed_out":
                    self.io.say(self.io.text("cli-play-timed-out", name=name))
                case "stuck":
                    self.io.say(self.io.text("cli-play-stuck", name=name))
                case "found" | "not_found":
                    self.io.say(self.io.text("cli-play-stuck-ended", name=name, found=one.kind))
                case "suggested":
                    self.io.say(self.io.text("cli-play-suggested", name=name, points=one.points))
                case "voted" if one.stands is not None:
                    self.io.say(self.io.text("cli-play-voted", name=name, said="yes" if one.stands else "no"))
                case "theme_judged":
                    self.io.say(self.io.text("cli-play-theme-judged", name=name, points=one.points))
                case "lost":
                    self.io.say(self.io.text("cli-play-lost", name=name))
                case "started" | "settled" | "withdrawn" | "accepted" | "held" | "ended":
                    pass
                case "rack_shown":
                    self.io.say(self.io.text("cli-play-rack-shown", name=name))
                case "theme_claimed":
                    self.io.say(self.io.text("cli-play-theme-claimed", name=name))
                case "voted":
                    pass

    def entry(self, entry: EntryView) -> str:
        """One entry of the sheet in a few words."""
        match entry.kind:
            case "play" | "withdrawn":
                shown = f"{self._place(entry.words[0])} {self._words(entry)}"
                if entry.kind == "withdrawn":
                    return self.io.text("cli-sheet-withdrawn", words=shown)
                return f"{shown} — {self.io.text('cli-points', count=entry.points)}"
            case "exchange":
                return self.io.text("cli-sheet-exchange", count=entry.count)
            case "pass":
                return self.io.text("cli-sheet-pass")
            case "lost_turn":
                return self.io.text("cli-sheet-lost-turn")
            case "resigned":
                return self.io.text("cli-sheet-resigned")
            case "adjustment":
                return self.io.text("cli-sheet-adjustment", points=f"{entry.points:+}")
            case "challenge_points":
                return self.io.text("cli-sheet-challenge-points", points=f"{entry.points:+}")
            case "overtime":
                return self.io.text("cli-sheet-overtime", points=f"{entry.points:+}")
            case "lost_game":
                return self.io.text("cli-sheet-lost-game")

    def word(self, tiles: bytes) -> str:
        """A word as it lies: lower case where a blank stands for the letter."""
        return "".join(self.canvas.letter(Tile(tile)) for tile in tiles)

    def sheet(self, view: View) -> None:
        """The whole score sheet, turn by turn."""
        width = max(len(name) for name in self.names)
        for entry in view.sheet:
            self.io.say(f"{self.names[entry.seat]:{width}}  {entry.total:4}  {self.entry(entry)}")

    def unseen(self, view: View) -> None:
        """Tiles that the viewer cannot see: bag and other racks together."""
        alphabet = self.canvas.edition.alphabet
        shown = [
            f"{alphabet.letter(Tile(tile))}×{count}"
            for tile, count in enumerate(view.unseen)
            if count and tile
        ]
        if view.unseen[0]:
            shown.append(f"?×{view.unseen[0]}")
        self.io.say(self.io.text("cli-play-unseen", count=sum(view.unseen), tiles=" ".join(shown)))

    def result(self, view: View) -> None:
        """How it ended, everybody's sum, the winners."""
        result = view.result
        if result is None:
            return
        self.io.say()
        self.io.say(self.io.text(f"end-{result.reason.replace('_', '-')}"))
        width = max(len(name) for name in self.names)
        for seat, name in enumerate(self.names):
            adjusted, rack = result.adjustments[seat], result.leftovers[seat]
            note = f"  {adjusted:+}" if adjusted else ""
            left = f"  {self.canvas.rack(rack)}" if rack else ""
            self.io.say(f"{name:{width}}  {result.totals[seat]:4}{note}{left}")
        winners = [self.names[seat] for seat in result.winners]
        self.io.say(self.io.text("cli-play-won", count=len(winners), names=winners))

    def _words(self, entry: EntryView) -> str:
        """The words; with the points of each where the sum does not say them."""
        if len(entry.words) == 1 and not entry.bonus:
            return self.word(entry.words[0].tiles)
        words = ", ".join(f"{self.word(word.tiles)} {word.score}" for word in entry.words)
        return f"{words}, +{entry.bonus}" if entry.bonus else words

    def _place(self, word: WordView) -> str:
        layout = self.canvas.edition.layout
        return place_name(Board.empty(len(layout.rows), layout.cols), word.at, across=word.across)

    def _cut(self, text: str) -> str:
        """A line of the panel, cut where the terminal ends, so that no line of the board is broken."""
        board = 3 + self.canvas.edition.layout.cols * self.canvas.cell_width
        room = max(16, self.io.columns - board - 3)
        return text if len(text) <= room else text[: room - 1] + "…"

    def _panel(self, view: View) -> list[str]:
        width = max(len(name) for name in self.names)
        lines = []
        for seat in view.seats:
            mark = "►" if view.turn == seat.seat else " "
            lines.append(f"{mark} {self.names[seat.seat]:{width}} {seat.score:4}")
        bag = self.io.text("cli-play-bag", count=view.bag_count)
        if view.bag_vowels is not None:
            bag = self.io.text("cli-play-bags", count=view.bag_count, vowels=view.bag_vowels)
        lines += ["", bag, ""]
        return lines + [f"{self.names[one.seat]}: {self.entry(one)}" for one in view.sheet[-ENTRIES_SHOWN:]]


def _last_play(view: View) -> int:
    return max(at for at, entry in enumerate(view.sheet) if entry.kind in ("play", "withdrawn"))


def _last_squares(view: View) -> frozenset[Square]:
    plays = [entry for entry in view.sheet if entry.kind == "play"]
    return frozenset(one.square for one in plays[-1].placed) if plays else frozenset()
