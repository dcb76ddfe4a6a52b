"""The HTTP routes under `/api`. Thin: decode, call a service, encode."""

from io import BytesIO
from typing import Any

import segno
from anyio import to_thread
from litestar import Request, Response, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from fishka import __version__
from fishka.core.ids import GameId
from fishka.lexicon import Layer, OverlayEntry, OverlayLayer
from fishka.protocol import http
from fishka.protocol.messages import PROTOCOL_VERSION, Hello, TableOut, Welcome
from fishka.rules.edition import Edition
from fishka.rules.load import edition_ids, modifier_ids, modifier_titles
from fishka.service.editions import find_edition
from fishka.service.playables import TableWords
from fishka.service.refusals import Denial, denied
from fishka.service.site import Site
from fishka.service.tables import SeatWish
from fishka.web.cookies import guest_cookie, is_secure, token_of
from fishka.web.errors import ApiError, or_raise
from fishka.web.guest import address_of, asking_anybody, asking_guest, known_guest, now_s
from fishka.web.limits import Buckets
from fishka.web.schema import REFUSED
from fishka.web.shapes import edition_line, edition_out, game_line, table_out

AnyRequest = Request[Any, Any, State]


@get("/api/version", responses=REFUSED)
async def version() -> http.VersionOut:
    """Which program answers."""
    return http.VersionOut(__version__, PROTOCOL_VERSION)


@get("/api/me", responses=REFUSED)
async def me(
    request: AnyRequest, site: NamedDependency[Site], new_guests: NamedDependency[Buckets]
) -> Response[http.MeOut]:
    """Who this browser is; a new one is given an identity in a cookie."""
    guest = await site.guests.recognise(token_of(request))
    if guest is not None:
        token = token_of(request)
    else:
        if not new_guests.take(address_of(request), now_s()):
            raise ApiError(denied(Denial.TOO_FAST))
        guest, token = await site.guests.welcome()
    return Response(http.MeOut(guest.player, guest.name), cookies=[guest_cookie(request, token)])


@put("/api/me", responses=REFUSED)
async def rename(request: AnyRequest, data: JSONBody[http.MeIn], site: NamedDependency[Site]) -> http.MeOut:
    """Give this browser's guest a name."""
    guest = await known_guest(request, site)
    renamed = or_raise(await site.guests.rename(guest.player, data.name))
    return http.MeOut(renamed.player, renamed.name)


@get("/api/editions", sync_to_thread=True, responses=REFUSED)
def editions() -> http.EditionsOut:
    """Every edition that can be played, and the house rules that can be laid over them."""
    found = (find_edition(one, ()) for one in edition_ids())
    return http.EditionsOut(
        editions=tuple(edition_line(one) for one in found if isinstance(one, Edition)),
        modifiers=tuple(
            http.ModifierLine(one, *titles)
            for one in modifier_ids()
            if (titles := modifier_titles(one)) is not None
        ),
    )


@get("/api/editions/{edition_id:str}", responses=REFUSED)
async def edition(
    request: AnyRequest,
    edition_id: FromPath[str],
    site: NamedDependency[Site],
    asked_rules: NamedDependency[Buckets],
    modifiers: FromQuery[list[str] | None] = None,
) -> http.EditionOut:
    """An edition's rules, tiles and board, with house rules laid over it where `modifiers` names some."""
    await asking_anybody(request, site, asked_rules)
    found = or_raise(await site.editions.find_apart(edition_id, tuple(modifiers or ())))
    return await to_thread.run_sync(edition_out, found)


@get("/api/bots", responses=REFUSED)
async def bots(site: NamedDependency[Site]) -> http.BotsOut:
    """Levels of bots."""
    return http.BotsOut(site.bot_levels)


@post("/api/games", responses=REFUSED)
async def new_game(
    request: AnyRequest,
    data: JSONBody[http.NewGameIn],
    site: NamedDependency[Site],
    new_games: NamedDependency[Buckets],
) -> http.NewGameOut:
    """Open a table; it starts at once when no seat is open."""
    guest = await asking_guest(request, site, new_games)
    wishes = [SeatWish(seat.kind, seat.level, seat.strength) for seat in data.seats]
    house = OverlayLayer(
        Layer.GAME,
        add=tuple(OverlayEntry(one.word, one.reason) for one in data.house if one.change == "add"),
        remove=tuple(OverlayEntry(one.word, one.reason) for one in data.house if one.change == "remove"),
    )
    words = TableWords(house, data.own_list)
    game = or_raise(
        await site.tables.create(guest.player, data.edition, data.modifiers, wishes, data.pace, words)
    )
    return _game_link(game)


@get("/api/games", responses=REFUSED)
async def games(request: AnyRequest, site: NamedDependency[Site]) -> http.GamesOut:
    """My games, newest first."""
    guest = await known_guest(request, site)
    return http.GamesOut(tuple(game_line(one) for one in await site.tables.games_of(guest.player)))


@get("/api/games/{game:str}", responses=REFUSED)
async def game_table(request: AnyRequest, game: FromPath[str], site: NamedDependency[Site]) -> TableOut:
    """A table: who sits, what is played."""
    guest = await known_guest(request, site)
    return table_out(or_raise(await site.tables.table(guest.player, GameId(game))))


@post("/api/games/{game:str}/join", status_code=200, responses=REFUSED)
async def join(
    request: AnyRequest, game: FromPath[str], data: JSONBody[http.JoinIn], site: NamedDependency[Site]
) -> TableOut:
    """Take the first open seat."""
    guest = await known_guest(request, site)
    return table_out(or_raise(await site.tables.join(guest.player, GameId(game), data.name, data.strength)))


@post("/api/games/{game:str}/start", status_code=200, responses=REFUSED)
async def start(request: AnyRequest, game: FromPath[str], site: NamedDependency[Site]) -> TableOut:
    """The host starts with those who are there."""
    guest = await known_guest(request, site)
    return table_out(or_raise(await site.tables.start(guest.player, GameId(game))))


@post("/api/games/{game:str}/leave", status_code=200, responses=REFUSED)
async def leave(request: AnyRequest, game: FromPath[str], site: NamedDependency[Site]) -> TableOut:
    """Give the seat back before the game; the host's leaving cancels the table."""
    guest = await known_guest(request, site)
    return table_out(or_raise(await site.tables.leave(guest.player, GameId(game))))


@post("/api/games/{game:str}/rematch", status_code=200, responses=REFUSED)
async def rematch(request: AnyRequest, game: FromPath[str], site: NamedDependency[Site]) -> http.NewGameOut:
    """The next game with the same seats; the same one for everybody who asks."""
    guest = await known_guest(request, site)
    return _game_link(or_raise(await site.tables.rematch(guest.player, GameId(game))))


@get("/api/games/{game:str}/qr.svg", media_type="image/svg+xml", responses=REFUSED)
async def invitation(
    request: AnyRequest, game: FromPath[str], site: NamedDependency[Site]
) -> Response[bytes]:
    """The invite link as a QR code."""
    guest = await known_guest(request, site)
    or_raise(await site.tables.table(guest.player, GameId(game)))
    scheme = "https" if is_secure(request) else "http"
    picture = BytesIO()
    link = f"{scheme}://{request.headers.get('host', '')}/g/{game}"
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/api/schema/wire", sync_to_thread=False, responses=REFUSED)
def wire() -> http.Wire:
    """The first frames of `/api/socket`, one of each side; the answer's declared type has all of them."""
    return http.Wire(Hello(PROTOCOL_VERSION), Welcome(PROTOCOL_VERSION, server_ms=0, player=""))


ROUTES = [
    version,
    me,
    rename,
    editions,
    edition,
    bots,
    new_game,
    games,
    game_table,
    join,
    start,
    leave,
    rematch,
    invitation,
    wire,
]


def _game_link(game: GameId) -> http.NewGameOut:
    return http.NewGameOut(game, f"/g/{game}")
