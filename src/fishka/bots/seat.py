"""What a bot does next at the table: a move, a challenge, a word about the end. Site and terminal use it."""

import msgspec

from fishka.bots.bot import Bot, Budget
from fishka.bots.reading import is_dry, others_passed
from fishka.core.moves import Move, Pass
from fishka.core.rng import Rng
from fishka.game.view import View


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
    """Agrees that nobody can move, or not."""

    agree: bool


BotAct = Moves | Doubts | LetsStand | Proposes | Answers


def next_act(bot: Bot, view: View, budget: Budget, rng: Rng) -> BotAct | None:
    """What the viewer, a bot, does now; None when there is nothing to do but wait.

    To move would close an open window (rules B.1.6): a bot has spoken, and leaves the others their time.
    """
    if "answer_end" in view.may:
        nothing_left = view.bag_count == 0 or is_dry(view)
        return Answers(agree=nothing_left and bot.is_stuck(view))
    if "challenge" in view.may:
        words = bot.challenge(view, rng)
        if words is not None:
            return Doubts(words)
    if "accept" in view.may:
        return LetsStand()
    if view.window is not None or "play" not in view.may:
        return None
    move = bot.choose(view, budget, rng)
    if isinstance(move, Pass) and "propose_end" in view.may and others_passed(view):
        return Proposes()
    return Moves(move)
