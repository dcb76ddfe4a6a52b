"""A table whose plays wait in a window: for tests of windows and challenges (rules B.1.6, B.1.14)."""

from typing import Any

from tests.game_kit.editions import edition
from tests.game_kit.table import Table, code
from tests.game_kit.words import TheseWords

RU = edition("ru_scrabble_home")
VALID = ("РОД", "ДОМ", "РОДА", "КОТ", "АД")


def windowed(seats: int = 2, **changes: Any) -> Table:
    """Seat 0 holds РОДАБВГ, the others МКТЕЕЕЕ, the bag has twenty tiles."""
    rules = edition("ru_scrabble_home", players_max=14, **changes)
    table = Table(rules, seats, words=TheseWords(RU.alphabet, VALID))
    return table.rig(["РОДАБВГ", *["МКТЕЕЕЕ"] * (seats - 1)], "ИИИИИНННННССССССУУУУ")


def unhurried(seats: int = 2) -> Table:
    """The same in correspondence play."""
    table = Table(RU, seats, words=TheseWords(RU.alphabet, VALID), pace="correspondence")
    return table.rig(["РОДАБВГ", *["МКТЕЕЕЕ"] * (seats - 1)], "ИИИИИНННННССССССУУУУ")


def is_open(table: Table) -> bool:
    """Whether a play may be challenged."""
    return table.view(None).window is not None


def laid(table: Table, word: str = "РОД", at: float = 0) -> Table:
    """Seat 0 has laid a word and its window is open."""
    assert code(table.play(0, "8F", word, at=at)) is None
    assert is_open(table)
    return table
