"""Shapes of the HTTP routes. Requests are decoded strictly: an unknown key is refused."""

from typing import Any, Literal

import msgspec

from fishka.core.ids import GameId
from fishka.protocol.messages import ClientFrame, ServerFrame
from fishka.rules.parameters import Strength

Json = Any
"""Anything that JSON can say."""


class _In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class ErrorOut(msgspec.Struct, frozen=True):
    """Why a request was refused. `code` and `params` have a text in every catalogue (`refused-…`)."""

    code: str
    params: dict[str, str | int | list[str]]


class VersionOut(msgspec.Struct, frozen=True):
    """Which program answers, and which protocol its socket speaks."""

    version: str
    protocol: int


class MeOut(msgspec.Struct, frozen=True):
    """Who this browser is: a guest's public id and name ('' before he has given one)."""

    player: str
    name: str


class MeIn(_In, frozen=True):
    """A new name: NFC, 2 to 20 characters, letters of one script."""

    name: str


class SeatIn(_In, frozen=True):
    """One seat of a new table: mine, a bot's with its level, or open for whoever has the link."""

    kind: Literal["me", "bot", "open"]
    level: str | None = None
    strength: Strength | None = None
    """How strong the player is, in editions whose target depends on it; null: in the middle."""


class HouseWordIn(_In, frozen=True):
    """A word that a table adds to its list or takes out, and why."""

    word: str
    change: Literal["add", "remove"]
    reason: str


class NewGameIn(_In, frozen=True):
    """A new table. It starts at once when no seat is open."""

    edition: str
    seats: tuple[SeatIn, ...]
    modifiers: tuple[str, ...] = ()
    pace: Literal["live", "correspondence"] = "live"
    house: tuple[HouseWordIn, ...] = ()
    """Words that this table adds to the list and takes out."""
    own_list: str | None = None
    """Hash of a list of mine that is played with instead of the edition's."""


class NewGameOut(msgspec.Struct, frozen=True):
    """The game and the page to go to; the same page is the invitation."""

    game: GameId
    url: str


class JoinIn(_In, frozen=True):
    """Take the first open seat; a name given here is kept like that of `PUT /api/me`."""

    name: str | None = None
    strength: Strength | None = None


class GameSeatOut(msgspec.Struct, frozen=True):
    """A seat in the list of games."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    score: int
    me: bool


class GameOut(msgspec.Struct, frozen=True):
    """A line in the list of games."""

    game: GameId
    edition: str
    status: Literal["waiting", "playing", "ended", "cancelled"]
    turn_is_mine: bool
    seats: tuple[GameSeatOut, ...]
    updated_ms: int


class GamesOut(msgspec.Struct, frozen=True):
    """My games, newest first."""

    games: tuple[GameOut, ...]


class BotsOut(msgspec.Struct, frozen=True):
    """Levels of bots, weakest first."""

    levels: tuple[str, ...]


class EditionLine(msgspec.Struct, frozen=True):
    """An edition in the list. Texts by language."""

    id: str
    title: dict[str, str]
    about: dict[str, str]
    language: str
    players: tuple[int, int]
    lexicon: str
    mode: str
    skin: str | None
    words_here: bool
    """Whether its list is installed, or one that stands in for it; without one it cannot be played."""
    list_here: bool
    """Whether its own list is installed."""
    family: str
    """The edition from which it and its like come: of the same language, on the same board."""


class ModifierLine(msgspec.Struct, frozen=True):
    """A house rule that can be laid over an edition. Texts by language."""

    id: str
    title: dict[str, str]
    about: dict[str, str]


class EditionsOut(msgspec.Struct, frozen=True):
    """All editions that can be played, and the house rules that can be laid over them."""

    editions: tuple[EditionLine, ...]
    modifiers: tuple[ModifierLine, ...]


class LetterOut(msgspec.Struct, frozen=True):
    """A letter of the set; the first has tile number 1."""

    letter: str
    count: int
    value: int
    vowel: bool


class TileSetOut(msgspec.Struct, frozen=True):
    """Letters in the order of the alphabet, and the blanks (tile number 0)."""

    id: str
    title: dict[str, str]
    letters: tuple[LetterOut, ...]
    blanks: int
    blank_title: dict[str, str]
    total: int


class SquareKindOut(msgspec.Struct, frozen=True):
    """What a letter of the layout's rows stands for."""

    letter: int
    word: int
    start: bool


class SkinOut(msgspec.Struct, frozen=True):
    """Names of the colours of premium squares."""

    title: dict[str, str]
    colours: dict[str, str]
    """By `DL`, `TL`, `DW`, `TW`."""


class LayoutOut(msgspec.Struct, frozen=True):
    """Rows of legend letters from the top."""

    id: str
    rows: tuple[str, ...]
    legend: dict[str, SquareKindOut]
    start_squares: tuple[int, ...]
    skins: dict[str, SkinOut]


class TargetsOut(msgspec.Struct, frozen=True):
    """The scores to reach at a table of so many players, by strength."""

    players: int
    by_strength: dict[str, int]
    usual: str
    """The strength of who names none."""


class EditionOut(msgspec.Struct, frozen=True):
    """An edition's resolved rules: every parameter by its documented name, tiles, board, keyboard."""

    id: str
    title: dict[str, str]
    about: dict[str, str]
    extends: str | None
    """The edition that it was made from."""
    parameters: dict[str, Json]
    targets: tuple[TargetsOut, ...]
    """Where the score to reach follows from a player's strength: by number of players."""
    tileset: TileSetOut
    layout: LayoutOut
    keys: dict[str, str]
    """Letter by physical key (`KeyboardEvent.code`) on the usual keyboard of the language."""
    words_here: bool
    """Whether its list is installed, or one that stands in for it."""
    line: EditionLine
    """How it stands in the list of editions."""


class Wire(msgspec.Struct, frozen=True):
    """Frames of the socket `/api/socket`: what a browser sends, what it receives."""

    client: ClientFrame
    server: ServerFrame
