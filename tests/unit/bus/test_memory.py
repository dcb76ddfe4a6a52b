"""The bus in this process."""

from fishka.bus.memory import MemoryBus
from fishka.core.ids import GameId, PlayerId

GAME, OTHER = GameId("g"), GameId("h")
ANNA, BORIS = PlayerId("anna"), PlayerId("boris")


def test_each_hears_what_is_for_him_in_that_game() -> None:
    bus: MemoryBus[int] = MemoryBus()
    heard: list[tuple[str, int]] = []
    bus.subscribe(GAME, ANNA, lambda one: heard.append(("anna", one)))
    bus.subscribe(GAME, ANNA, lambda one: heard.append(("anna's other tab", one)))
    bus.subscribe(GAME, BORIS, lambda one: heard.append(("boris", one)))
    bus.publish(GAME, ANNA, 1)
    bus.publish(GAME, BORIS, 2)
    bus.publish(OTHER, ANNA, 3)
    assert heard == [("anna", 1), ("anna's other tab", 1), ("boris", 2)]


def test_who_has_ended_all_subscriptions_is_no_listener() -> None:
    bus: MemoryBus[int] = MemoryBus()
    heard: list[int] = []
    ends = [bus.subscribe(GAME, ANNA, heard.append), bus.subscribe(GAME, ANNA, heard.append)]
    assert bus.listeners(GAME) == {ANNA}
    ends[0]()
    bus.publish(GAME, ANNA, 1)
    assert (heard, bus.listeners(GAME)) == ([1], {ANNA})
    ends[1]()
    ends[1]()
    bus.publish(GAME, ANNA, 2)
    assert (heard, bus.listeners(GAME)) == ([1], frozenset())
