"""How much one browser or address may ask for (security: attack surface and limits)."""

from collections import Counter, OrderedDict
from typing import Final

SOCKET_RATE: Final = 10.0
"""Frames a second that a socket may send in the long run."""
SOCKET_BURST: Final = 30.0
SOCKETS_PER_ADDRESS: Final = 20
SOCKETS_PER_PLAYER: Final = 10
QUEUE_BYTES_MAX: Final = 256 * 1024
"""What may wait for a slow reader before its socket is closed."""
ABUSE_FRAMES: Final = 200
"""Refused frames in a row after which a socket is closed."""
GAMES_RATE: Final = 0.2
"""New tables a second for one guest in the long run."""
GAMES_BURST: Final = 20.0
GUESTS_RATE: Final = 1.0
"""New guests a second from one address in the long run."""
GUESTS_BURST: Final = 200.0
WORDS_RATE: Final = 4.0
"""Look-ups a second for one guest in the long run."""
WORDS_BURST: Final = 60.0
SEARCHES_RATE: Final = 1.0
"""Searches a second for one guest in the long run."""
SEARCHES_BURST: Final = 30.0
LISTS_RATE: Final = 0.02
"""Lists that one guest brings, a second in the long run."""
LISTS_BURST: Final = 6.0
RULES_RATE: Final = 4.0
"""House rules that one guest has checked or read, a second in the long run."""
RULES_BURST: Final = 60.0
APPEALS_RATE: Final = 0.02
"""Appeals a second for one guest in the long run."""
APPEALS_BURST: Final = 20.0
_KEYS_MAX: Final = 10_000


class Bucket:
    """A token bucket: `burst` at once, `rate` a second in the long run. Time in seconds, from anywhere."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._seen = burst, now

    def take(self, now: float) -> bool:
        """Take one; False when none is left."""
        self._tokens = min(self._burst, self._tokens + (now - self._seen) * self._rate)
        self._seen = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True


class Buckets:
    """A bucket per key; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Take one from the key's bucket; False when none is left."""
        bucket = self._by_key.setdefault(key, Bucket(self._rate, self._burst, now))
        self._by_key.move_to_end(key)
        if len(self._by_key) > _KEYS_MAX:
            self._by_key.popitem(last=False)
        return bucket.take(now)


class SocketCounts:
    """Open sockets by address and by player."""

    def __init__(self) -> None:
        self._addresses: Counter[str] = Counter()
        self._players: Counter[str] = Counter()

    def enter(self, address: str, player: str) -> bool:
        """Count one more; False (and not counted) where that is too many."""
        if self._addresses[address] >= SOCKETS_PER_ADDRESS or self._players[player] >= SOCKETS_PER_PLAYER:
            return False
        self._addresses[address] += 1
        self._players[player] += 1
        return True

    def leave(self, address: str, player: str) -> None:
        """Count one less."""
        for counts, key in ((self._addresses, address), (self._players, player)):
            counts[key] -= 1
            if counts[key] <= 0:
                del counts[key]
