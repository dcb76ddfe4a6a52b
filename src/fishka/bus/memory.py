"""The bus within one process: plain calls."""

from collections.abc import Callable
from typing import Generic, TypeVar

from fishka.core.ids import GameId, PlayerId

T = TypeVar("T")


class MemoryBus(Generic[T]):
    """See `service.ports.Bus`. A sink must not block, raise or publish."""

    def __init__(self) -> None:
        self._sinks: dict[GameId, dict[PlayerId, list[Callable[[T], None]]]] = {}

    def subscribe(self, game: GameId, player: PlayerId, sink: Callable[[T], None]) -> Callable[[], None]:
        """See `Bus.subscribe`; ending twice does no harm."""
        self._sinks.setdefault(game, {}).setdefault(player, []).append(sink)

        def end() -> None:
            players = self._sinks.get(game, {})
            sinks = players.get(player, [])
            if sink in sinks:
                sinks.remove(sink)
            if not sinks:
                players.pop(player, None)
            if not players:
                self._sinks.pop(game, None)

        return end

    def listeners(self, game: GameId) -> frozenset[PlayerId]:
        """See `Bus.listeners`."""
        return frozenset(self._sinks.get(game, {}))

    def publish(self, game: GameId, player: PlayerId, message: T) -> None:
        """See `Bus.publish`."""
        for sink in tuple(self._sinks.get(game, {}).get(player, ())):
            sink(message)
