"""A game in the terminal kept in a file, and read back: its events as they are stored everywhere, one a line.

The first line is a head: what this is, the form of the events, the game's chance (a seed, or the secret), and
a checksum of the rest. The file is the player's own, readable by nobody else on the machine: it holds every
tile, the hidden ones and those still to be drawn too.
"""

import os
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from fishka.cli.play.table import Table
from fishka.game.draws import SECRET_BYTES, Draws, SecretDraws, SeededDraws, secret_hash
from fishka.game.events import EVENT_SCHEMA, KNOWN_SCHEMAS, Event, GameStarted, decode_event, encode_event

_SECRET: Final = rf"^[0-9a-f]{{{2 * SECRET_BYTES}}}$"


class Chance(msgspec.Struct, frozen=True):
    """Where the chance of a game comes from: a seed, else a secret (hex)."""

    seed: int | None = None
    secret: Annotated[str, Meta(pattern=_SECRET)] | None = None

    @property
    def draws(self) -> Draws:
        """The draws themselves."""
        if self.seed is not None:
            return SeededDraws(self.seed)
        assert self.secret is not None, "a game has a seed or a secret"
        return SecretDraws(bytes.fromhex(self.secret))

    @property
    def published(self) -> str:
        """The hash of the secret; nothing where there is none."""
        return "" if self.secret is None else secret_hash(bytes.fromhex(self.secret))


class SavedGame(msgspec.Struct, frozen=True):
    """What a file held: the events from the start, and the chance that goes on."""

    started: GameStarted
    events: tuple[Event, ...]
    chance: Chance


class SaveFault(StrEnum):
    """Why a game is not saved (`cli-play-save-...`), or not read (`cli-fault-resume-...`)."""

    NO_NAME = "no-name"
    EXISTS = "exists"
    UNWRITABLE = "unwritable"
    UNREADABLE = "unreadable"
    NOT_SAVED = "not-saved"
    DAMAGED = "damaged"
    NEWER = "newer"


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fishka: Literal["saved game"]
    schema: int
    sha256: str
    seed: int | None = None
    secret: Annotated[str, Meta(pattern=_SECRET)] | None = None


class Keeper:
    """Saves one game again and again; a file that is not this game's own is never written over."""

    def __init__(self, table: Table, chance: Chance, path: Path | None = None) -> None:
        """`path`: the file that the game was read from."""
        self._table = table
        self._chance = chance
        self._path = path

    def save(self, name: str) -> Path | SaveFault:
        """Write the game as it is now; without a name, where it was saved before."""
        path = Path(name).expanduser() if name else self._path
        if path is None:
            return SaveFault.NO_NAME
        if path != self._path and path.exists():
            return SaveFault.EXISTS
        try:
            _write(path, written(self._table.events, self._chance))
        except (OSError, ValueError):  # a name that no file system takes
            return SaveFault.UNWRITABLE
        self._path = path
        return path


def written(events: tuple[Event, ...], chance: Chance) -> bytes:
    """The content of the file."""
    body = b"".join(encode_event(one) + b"\n" for one in events)
    head = _Head(
        fishka="saved game",
        schema=EVENT_SCHEMA,
        sha256=sha256(body).hexdigest(),
        seed=chance.seed,
        secret=chance.secret,
    )
    return msgspec.json.encode(head) + b"\n" + body


def read_game(path: Path) -> SavedGame | SaveFault:
    """The game in a file."""
    try:
        first, _, body = path.read_bytes().partition(b"\n")
    except (OSError, ValueError):
        return SaveFault.UNREADABLE
    try:
        head = msgspec.json.decode(first, type=_Head)
    except msgspec.MsgspecError:
        return SaveFault.NOT_SAVED
    except UnicodeDecodeError:
        return SaveFault.NOT_SAVED
    if head.schema not in KNOWN_SCHEMAS:
        return SaveFault.NEWER
    if sha256(body).hexdigest() != head.sha256 or (head.seed is None) == (head.secret is None):
        return SaveFault.DAMAGED
    try:
        events = tuple(decode_event(line, head.schema) for line in body.splitlines())
    except msgspec.MsgspecError:
        return SaveFault.NEWER  # sound, but with fields or kinds of events that this program does not know
    if not events or not isinstance(events[0], GameStarted):
        return SaveFault.DAMAGED
    return SavedGame(events[0], events, Chance(head.seed, head.secret))


def _write(path: Path, content: bytes) -> None:
    """All or nothing, for the player's own eyes."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
