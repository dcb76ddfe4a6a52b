"""Chance as a keyed function of (secret, version, purpose): the same question always has the same answer.

Real games ask `SecretDraws`: keyed BLAKE2b in counter mode under a 256-bit secret, unbiased by rejection, so
that no draw tells anything of another. Simulations ask `SeededDraws`, made of `core.Rng`, the same numbers as
in Rust. The tiles drawn are written into events; nobody draws again to replay.
"""

import hashlib
from enum import IntEnum
from typing import Final, Protocol

from fishka.core.multiset import Tiles, tiles
from fishka.core.rng import Rng
from fishka.core.tiles import Tile

SECRET_BYTES: Final = 32


class Purpose(IntEnum):
    """What a draw is for; part of its key. Numbers are for ever."""

    OPENING = 1
    DEAL = 2
    REFILL = 3
    EXCHANGE = 4
    BOT = 5


class Stream(Protocol):
    """Unbiased numbers, one after another."""

    def below(self, bound: int) -> int:
        """A number from 0 to `bound - 1`."""


class Draws(Protocol):
    """Where a game's chance comes from."""

    def stream(self, version: int, purpose: Purpose) -> Stream:
        """The numbers for this purpose at this version of the game; asked again, the same ones."""


class SecretDraws:
    """The draws of a real game. Raises ValueError when the secret has not 32 bytes."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a game's secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret

    def stream(self, version: int, purpose: Purpose) -> Stream:
        """See `Draws.stream`."""
        return _KeyedStream(self._secret, version, purpose)

    def seed(self, version: int, purpose: Purpose) -> int:
        """A 64-bit seed for a choice that is not a draw of tiles (a bot's whims)."""
        return self.stream(version, purpose).below(1 << 64)


class SeededDraws:
    """The draws of a simulation, fixed by a small seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def stream(self, version: int, purpose: Purpose) -> Stream:
        """See `Draws.stream`. Two mixing steps keep the streams of neighbouring keys apart."""
        mixed = Rng(self._seed).next_u64() ^ (version << 8) ^ int(purpose)
        return Rng(Rng(mixed).next_u64())


def secret_hash(secret: bytes) -> str:
    """SHA-256 (hex) of a secret: published at the start, to check the secret by when it is shown."""
    return hashlib.sha256(secret).hexdigest()


def draw(bag: Tiles, count: int, stream: Stream) -> tuple[Tiles, Tiles]:
    """Draw `count` tiles, every set of single tiles equally likely: (drawn, bag without them).

    Draws what there is when the bag holds fewer.
    """
    left = list(bag)
    drawn: list[Tile] = [left.pop(stream.below(len(left))) for _ in range(min(count, len(left)))]
    return tiles(drawn), tuple(left)


class _KeyedStream:
    """Blocks of 8 numbers: BLAKE2b(key = secret, version, purpose, block number), 64 bytes each."""

    def __init__(self, secret: bytes, version: int, purpose: Purpose) -> None:
        self._secret = secret
        self._prefix = version.to_bytes(8, "little") + int(purpose).to_bytes(8, "little")
        self._block = 0
        self._numbers: list[int] = []

    def _next_u64(self) -> int:
        if not self._numbers:
            message = self._prefix + self._block.to_bytes(8, "little")
            block = hashlib.blake2b(message, key=self._secret, digest_size=64, person=b"fishka-draw").digest()
            self._numbers = [int.from_bytes(block[at : at + 8], "little") for at in range(56, -1, -8)]
            self._block += 1
        return self._numbers.pop()

    def below(self, bound: int) -> int:
        """See `Stream.below`. Raises ValueError when `bound` is not 1 to 2**64."""
        if not 1 <= bound <= 1 << 64:
            raise ValueError(f"no number below {bound}")
        limit = (1 << 64) - ((1 << 64) % bound)
        while (value := self._next_u64()) >= limit:
            pass
        return value % bound
