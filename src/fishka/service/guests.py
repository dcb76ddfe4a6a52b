"""Who is who without accounts: a browser keeps a token that only it knows; the store keeps its hash."""

import hashlib
from base64 import b32encode, urlsafe_b64encode
from typing import Final

from fishka.core.ids import PlayerId
from fishka.game.refusals import Refused
from fishka.service.names import check_name
from fishka.service.ports import PlayerRow, PlayerStore, World

TOKEN_BYTES: Final = 32
_TOKEN_TEXT_MAX: Final = 64


class Guests:
    """Makes, recognises and names guests."""

    def __init__(self, store: PlayerStore, world: World) -> None:
        self._store = store
        self._world = world

    async def recognise(self, token: str) -> PlayerRow | None:
        """Whose token is this? None for an unknown or malformed one."""
        if not 0 < len(token) <= _TOKEN_TEXT_MAX:
            return None
        return await self._store.player_by_token(_hash(token))

    async def welcome(self) -> tuple[PlayerRow, str]:
        """A new guest and the token to give to his browser, which nobody keeps."""
        token = urlsafe_b64encode(self._world.token(TOKEN_BYTES)).decode().rstrip("=")
        guest = PlayerRow(PlayerId(readable_id(self._world, 16)), "")
        await self._store.add_player(guest, _hash(token), self._world.now_ms())
        return guest, token

    async def rename(self, player: PlayerId, name: str) -> PlayerRow | Refused:
        """Give a guest a name."""
        checked = check_name(name)
        if isinstance(checked, Refused):
            return checked
        await self._store.rename(player, checked)
        return PlayerRow(player, checked)


def readable_id(world: World, length: int) -> str:
    """A public id of 1 to 52 lower-case letters and digits, 5 bits of chance each."""
    return b32encode(world.token(TOKEN_BYTES)).decode().lower()[:length]


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
