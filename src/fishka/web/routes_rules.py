"""The HTTP routes about rules: their text, house rules made, checked, kept, read and written as files."""

from typing import Any

from anyio import to_thread
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from fishka.core.ids import GameId, PlayerId
from fishka.protocol import rules
from fishka.protocol.http import EditionLine, EditionOut, EditionsOut
from fishka.rules.house import HouseRules, house_file, is_house, load_house, read_house
from fishka.service.refusals import Denial, denied
from fishka.service.site import Site
from fishka.web.errors import ApiError, or_raise
from fishka.web.guest import asking_anybody, asking_guest, known_guest
from fishka.web.limits import Buckets
from fishka.web.schema import REFUSED
from fishka.web.shapes import edition_line, edition_out
from fishka.web.shapes_rules import faults_out, form_out, house_in, rules_out, text_out
from fishka.web.shapes_words import translator

AnyRequest = Request[Any, Any, State]


@get("/api/rules/form", sync_to_thread=False, responses=REFUSED)
def form(lang: FromQuery[str | None] = None) -> rules.FormOut:
    """Every rule that a house may set, in words."""
    return form_out(translator(lang))


@get("/api/rules/{edition_id:str}/text", responses=REFUSED)
async def text(
    request: AnyRequest,
    edition_id: FromPath[str],
    site: NamedDependency[Site],
    asked_rules: NamedDependency[Buckets],
    modifiers: FromQuery[list[str] | None] = None,
    lang: FromQuery[str | None] = None,
) -> rules.RuleTextOut:
    """The rules of an edition as a player reads them."""
    await asking_anybody(request, site, asked_rules)
    found = or_raise(await site.editions.find_apart(edition_id, tuple(modifiers or ())))
    return await to_thread.run_sync(text_out, found, translator(lang))


@get("/api/games/{game:str}/edition", responses=REFUSED)
async def game_edition(request: AnyRequest, game: FromPath[str], site: NamedDependency[Site]) -> EditionOut:
    """The rules of a game as it is played, whatever has become of its edition since."""
    await known_guest(request, site)
    return edition_out(or_raise(await site.tables.edition(GameId(game))))


@get("/api/games/{game:str}/rules", responses=REFUSED)
async def game_rules(
    request: AnyRequest,
    game: FromPath[str],
    site: NamedDependency[Site],
    asked_rules: NamedDependency[Buckets],
    lang: FromQuery[str | None] = None,
) -> rules.RuleTextOut:
    """The rules of a game as a player reads them."""
    await asking_guest(request, site, asked_rules)
    found = or_raise(await site.tables.edition(GameId(game)))
    return await to_thread.run_sync(text_out, found, translator(lang))


@get("/api/rules/{edition_id:str}/file", responses=REFUSED)
async def file(edition_id: FromPath[str], site: NamedDependency[Site]) -> Response[str]:
    """House rules as a file that the command line and the editor read."""
    found = await site.editions.text(edition_id) if is_house(edition_id) else None
    if found is None:
        raise ApiError(denied(Denial.UNKNOWN_EDITION, edition=edition_id[:64]))
    headers = {"content-disposition": f'attachment; filename="{edition_id}.toml"'}
    return Response(found, media_type="application/toml", headers=headers)


@post("/api/rules/check", status_code=200, responses=REFUSED)
async def check(
    request: AnyRequest,
    data: JSONBody[HouseRules],
    site: NamedDependency[Site],
    asked_rules: NamedDependency[Buckets],
    lang: FromQuery[str | None] = None,
) -> rules.RulesOut:
    """What house rules come to: what differs, or all that is wrong."""
    await asking_guest(request, site, asked_rules)
    return await to_thread.run_sync(_checked, data, lang)


def _checked(data: HouseRules, lang: str | None) -> rules.RulesOut:
    texts = translator(lang)
    match house_file(data, texts.language):
        case (str() as house_id, str() as written):
            return rules_out(house_id, load_house(house_id, written), data, texts)
        case faults:
            return rules_out("", faults, data, texts)


@post("/api/rules/read", status_code=200, responses=REFUSED)
async def read(
    request: AnyRequest,
    data: JSONBody[rules.ReadIn],
    site: NamedDependency[Site],
    asked_rules: NamedDependency[Buckets],
    lang: FromQuery[str | None] = None,
) -> rules.ReadOut:
    """What a file says, for the editor."""
    await asking_guest(request, site, asked_rules)
    return await to_thread.run_sync(_read, data.text, lang)


def _read(written: str, lang: str | None) -> rules.ReadOut:
    found = read_house(written)
    if isinstance(found, HouseRules):
        return rules.ReadOut(house_in(found), ())
    return rules.ReadOut(None, faults_out(found, translator(lang)))


@post("/api/rules", responses=REFUSED)
async def keep(
    request: AnyRequest,
    data: JSONBody[HouseRules],
    site: NamedDependency[Site],
    new_games: NamedDependency[Buckets],
    lang: FromQuery[str | None] = None,
) -> EditionLine:
    """Keep house rules; from now on they can be played and shared by their id."""
    guest = await asking_guest(request, site, new_games)
    language = translator(lang).language
    house_id = or_raise(await site.editions.keep(guest.player, data, language, site.world.now_ms()))
    edition = or_raise(await site.editions.find(house_id))
    return edition_line(edition)


@get("/api/rules", responses=REFUSED)
async def kept(
    request: AnyRequest, site: NamedDependency[Site], asked_rules: NamedDependency[Buckets]
) -> EditionsOut:
    """House rules that I keep, newest first."""
    guest = await asking_guest(request, site, asked_rules)
    return await _shelf(site, guest.player)


@delete("/api/rules/{edition_id:str}", status_code=200, responses=REFUSED)
async def forget(
    request: AnyRequest,
    edition_id: FromPath[str],
    site: NamedDependency[Site],
    asked_rules: NamedDependency[Buckets],
) -> EditionsOut:
    """Take house rules off my shelf; tables that have them go on. Those that I still keep."""
    guest = await asking_guest(request, site, asked_rules)
    if not await site.editions.forget(guest.player, edition_id):
        raise ApiError(denied(Denial.UNKNOWN_EDITION, edition=edition_id[:64]))
    return await _shelf(site, guest.player)


async def _shelf(site: Site, player: PlayerId) -> EditionsOut:
    mine = await site.editions.kept_by(player)
    return await to_thread.run_sync(lambda: EditionsOut(tuple(map(edition_line, mine)), ()))


RULE_ROUTES = [game_edition, game_rules, form, text, file, check, read, keep, kept, forget]
