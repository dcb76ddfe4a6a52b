"""Why a command was not carried out: expected refusals are values with a code and parameters.

The texts are `refused-<code with dashes>` in `locales/*/game.ftl`. Faults of a play itself keep the referee's
own codes (`fishka.referee.list_rejections`, texts `reject-<code>`); the two sets share no code.
"""

from enum import StrEnum

import msgspec

Param = str | int | list[str]
Params = dict[str, Param]


class Refusal(StrEnum):
    """Every code of the game's own."""

    GAME_OVER = "game_over"
    NOT_A_SEAT = "not_a_seat"
    """The seat does not exist, or has resigned."""
    STALE_VERSION = "stale_version"
    """What lies on the table has changed since the version that the command was made for."""
    NOT_YOUR_TURN = "not_your_turn"
    WINDOW_OPEN = "window_open"
    """The last play may still be challenged, and this act must wait for that."""
    NO_WINDOW = "no_window"
    """No play may be challenged now: none was, or it is too late."""
    OWN_PLAY = "own_play"
    ALREADY_ACCEPTED = "already_accepted"
    ALREADY_HELD = "already_held"
    """This seat has held this play before, or another is holding it."""
    HOLD_NOT_ALLOWED = "hold_not_allowed"
    NO_SUCH_WORD = "no_such_word"
    """A challenge names a word that the play did not make."""
    EXCHANGE_NOT_ALLOWED = "exchange_not_allowed"
    EXCHANGE_NOTHING = "exchange_nothing"
    EXCHANGE_NOT_HELD = "exchange_not_held"
    EXCHANGE_TOO_MANY = "exchange_too_many"
    """More tiles than the bag holds: `most`."""
    BAG_TOO_SMALL = "bag_too_small"
    """No exchange with so small a bag: `bag`, `needed`."""
    PASS_NOT_ALLOWED = "pass_not_allowed"
    PROPOSE_NOT_ALLOWED = "propose_not_allowed"
    """This edition does not end by agreement that nobody can move."""
    OFFER_OPEN = "offer_open"
    OFFER_REFUSED = "offer_refused"
    """The same was proposed and refused in this position."""
    NO_OFFER = "no_offer"
    ALREADY_AGREED = "already_agreed"
    SEAT_COUNT = "seat_count"
    """A game cannot begin with so many seats: `seats`, `least`, `most`."""


class Refused(msgspec.Struct, frozen=True):
    """The command changed nothing. `code` is a `Refusal` or a referee's `Reject`, by its text."""

    code: str
    params: Params = {}


def refused(code: Refusal, **params: Param) -> Refused:
    """A refusal with the game's own code."""
    return Refused(code.value, dict(params))


def list_refusals() -> tuple[str, ...]:
    """Every code of the game's own, for the tests that demand a case and a text for each."""
    return tuple(code.value for code in Refusal)
