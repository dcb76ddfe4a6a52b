"""How many tiles of a rack may be exchanged: one rule for games and for positions without a game."""

from typing import Literal, Protocol


class ExchangeRules(Protocol):
    """What an edition says of exchanges: its parameters, and the terms of a game."""

    @property
    def exchange(self) -> bool: ...
    @property
    def exchange_count(self) -> Literal["any", "one", "all"]: ...
    @property
    def exchange_min_bag(self) -> int: ...


def needed_bag(rules: ExchangeRules) -> int:
    """The least number of tiles in the bag with which any exchange is possible."""
    return max(1, rules.exchange_min_bag)


def exchange_most(rules: ExchangeRules, bag: int, held: int) -> int:
    """How many of `held` tiles may go while the bag holds so many; 0 for none."""
    if not rules.exchange or bag < needed_bag(rules):
        return 0
    most = min(bag, held)
    return min(most, 1) if rules.exchange_count == "one" else most


def exchange_least(rules: ExchangeRules, bag: int, held: int) -> int:
    """How few: the whole rack, or what the bag holds of it, where all must go; 0 for no exchange."""
    most = exchange_most(rules, bag, held)
    return most if rules.exchange_count == "all" else min(most, 1)
