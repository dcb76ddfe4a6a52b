"""What a bot does next at the table: a move, a challenge, a vote, a word about the end."""

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from fishka.bots.bot import Bot, Budget
from fishka.bots.reading import goes_in_circles, is_dry, open_play, others_passed, rack_of
from fishka.core.moves import Exchange, Move, Pass, Place
from fishka.core.multiset import take, tiles
from fishka.core.rng import Rng
from fishka.game.view import View

_TOPICS: Final[tuple[Literal["play", "stuck", "theme"], ...]] = ("play", "stuck", "theme")
EXPLAINED: Final = 8
"""So many characters of explanation satisfy a bot, which cannot judge one."""
NO_BUDGET: Final = Budget(ms=1_000, nodes=100_000)
"""For thinking on another's behalf."""


class Moves(msgspec.Struct, frozen=True):
    """Lays tiles, exchanges or passes."""

    move: Move


class Doubts(msgspec.Struct, frozen=True):
    """Challenges these words of the open play."""

    words: tuple[int, ...]


class LetsStand(msgspec.Struct, frozen=True):
    """Accepts the open play."""


class Proposes(msgspec.Struct, frozen=True):
    """Says that nobody can move."""


class Answers(msgspec.Struct, frozen=True):
    """Agrees to end the game, or not."""

    agree: bool


class Votes(msgspec.Struct, frozen=True):
    """Says yes or no where others are asked (`VoteView.about`)."""

    about: Literal["play", "stuck", "theme"]
    agree: bool


class AsksForHelp(msgspec.Struct, frozen=True):
    """Finds no word, and lets the others think."""


class Suggests(msgspec.Struct, frozen=True):
    """Shows the stuck seat a play."""

    play: Place


BotAct = Moves | Doubts | LetsStand | Proposes | Answers | Votes | AsksForHelp | Suggests


def next_act(bot: Bot, view: View, budget: Budget, rng: Rng) -> BotAct | None:
    """What the viewer, a bot, does now; None when there is nothing to do but wait.

    To move would close an open window (rules B.1.6): a bot has spoken, and leaves the others their time.
    """
    if "answer_end" in view.may:
        nothing_left = view.bag_count == 0 or is_dry(view)
        return Answers(agree=nothing_left and bot.is_stuck(view))
    if (said := _vote(bot, view, rng)) is not None:
        return said
    if "challenge" in view.may:
        words = bot.challenge(view, rng)
        if words is not None:
            return Doubts(words)
    if "accept" in view.may:
        return LetsStand()
    if view.window is not None or view.stuck is not None or "play" not in view.may:
        return None
    move = bot.choose(view, budget, rng)
    if isinstance(move, Place):
        return Moves(move)
    if view.suggestions:  # others know a word that the bot does not
        best = max(view.suggestions, key=lambda one: one.score)
        return Moves(Place(best.placed, best.swap, (), best.readings))
    if "stuck" in view.may:
        return AsksForHelp()
    all_stuck = isinstance(move, Pass) and others_passed(view)
    if "propose_end" in view.may and (all_stuck or goes_in_circles(view)):
        return Proposes()
    return Moves(allowed(view, move))


def allowed(view: View, move: Exchange | Pass) -> Move:
    """The move, or another in its place where the rules have no such one now: no pass, or so many tiles."""
    rack = rack_of(view)
    if isinstance(move, Exchange) and "exchange" in view.may:
        count = max(view.exchange_min, min(len(move.tiles), view.exchange_max))
        kept = take(rack, move.tiles)
        return Exchange(tiles([*move.tiles, *reversed(kept)][:count]))
    if "pass" in view.may:
        return Pass()
    return Exchange(tiles([*reversed(rack)][: max(1, view.exchange_min)]))


def resigned_to(view: View) -> BotAct:
    """The plainest act of a bot whose own choice was refused: no, let it stand, a pass, or what there is."""
    if "answer_end" in view.may:
        return Answers(agree=False)
    if "accept" in view.may:
        return LetsStand()
    for about in _TOPICS:
        if f"vote_{about}" in view.may:
            return Votes(about, agree=True)
    if "pass" not in view.may and "stuck" in view.may:
        return AsksForHelp()
    return Moves(allowed(view, Pass()))


def awaited(view: View) -> bool:
    """Whether something waits for the viewer, a bot: what `next_act` would not answer with None."""
    asked = ("answer_end", "accept", "challenge", "vote_play", "vote_stuck", "vote_theme")
    if any(one in view.may for one in asked):
        return any(_is_unspoken(view, one) for one in asked if one in view.may)
    return view.window is None and view.stuck is None and "play" in view.may


def _is_unspoken(view: View, action: str) -> bool:
    """Whether the viewer has not spoken; about a stuck player one may speak again, and a bot does not."""
    if action != "vote_stuck":
        return True
    vote = next(one for one in view.votes if one.about == "stuck")
    return view.viewer not in (*vote.yes, *vote.no)


def _vote(bot: Bot, view: View, rng: Rng) -> BotAct | None:
    """What the bot says where it is asked. It knows words, not what an explanation or a theme is worth."""
    if "vote_play" in view.may:
        entry = open_play(view)
        explained = entry is not None and len(entry.explanation) >= EXPLAINED
        return Votes("play", agree=explained or bot.challenge(view, rng) is None)
    if "vote_stuck" in view.may and _is_unspoken(view, "vote_stuck"):
        play = _play_for(bot, view, rng)
        return Votes("stuck", agree=True) if play is None else Suggests(play)
    return Votes("theme", agree=True) if "vote_theme" in view.may else None


def _play_for(bot: Bot, view: View, rng: Rng) -> Place | None:
    """A play of the stuck seat, looked for with the bot's own words and the other's open tiles."""
    other = next(seat for seat in view.seats if seat.seat == view.stuck)
    if other.rack is None:
        return None
    move = bot.choose(replace(view, rack=other.rack, may=("play",), exchange_max=0), NO_BUDGET, rng)
    return move if isinstance(move, Place) else None
