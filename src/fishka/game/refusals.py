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
    EXCHANGE_TOO_FEW = "exchange_too_few"
    """Fewer tiles than must be exchanged: `least`."""
    WORD_NOT_SOUGHT = "word_not_sought"
    """First the others must have looked for a word and found none."""
    PASS_NOT_ALLOWED = "pass_not_allowed"
    """No pass while an exchange is legal."""
    PASS_WITH_FULL_BAG = "pass_with_full_bag"
    """Who is stuck exchanges while the bag allows it."""
    PROPOSE_NOT_ALLOWED = "propose_not_allowed"
    """This edition does not end by agreement."""
    NO_VOTE = "no_vote"
    NOT_ASKED = "not_asked"
    """Others are asked, not this seat."""
    ALREADY_VOTED = "already_voted"
    ONE_BAG = "one_bag"
    """There is one bag, and nothing to choose."""
    NOTHING_TO_DRAW = "nothing_to_draw"
    DRAW_CHOICE = "draw_choice"
    """The bags do not hold so many vowels or consonants: `least`, `most`."""
    HELP_NOT_ALLOWED = "help_not_allowed"
    """This edition has no such help."""
    ALREADY_ASKED = "already_asked"
    """In this turn the others think already, or have thought."""
    NOBODY_TO_HELP = "nobody_to_help"
    """The tiles of the seat on turn do not lie open."""
    RACK_STAYS_HIDDEN = "rack_stays_hidden"
    """In this edition nobody turns his tiles face up."""
    ALREADY_SHOWN = "already_shown"
    NOTHING_IS_TAKEN = "nothing_is_taken"
    """Tiles arranged so far are not played when the time is up."""
    NO_THEME = "no_theme"
    """There is no theme, or its list judges."""
    NO_EXPLANATIONS = "no_explanations"
    """Words are not explained in this edition."""
    EXPLANATION_LENGTH = "explanation_length"
    """Longer than `most` characters."""
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
