"""The HTTP routes about words: look-up, search, appeals, lists. Thin: decode, call a service, encode."""

from typing import Any

from anyio import to_thread
from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from fishka.core.ids import GameId
from fishka.lexicon import LONGEST
from fishka.protocol import words
from fishka.service.credits import libraries, notices
from fishka.service.dictionary import Known
from fishka.service.finder import Band, Query, Way
from fishka.service.lists import LIST_BYTES_MAX
from fishka.service.refusals import Denial, denied
from fishka.service.site import Site
from fishka.web.errors import ApiError, or_raise
from fishka.web.guest import asking_guest, known_guest
from fishka.web.limits import Buckets
from fishka.web.schema import REFUSED
from fishka.web.shapes_words import (
    appeal_out,
    brought_out,
    credits_out,
    game_words_out,
    lexicon_out,
    own_list_out,
    search_out,
    server_word_out,
    word_out,
)

AnyRequest = Request[Any, Any, State]


@get("/api/lexicons", responses=REFUSED)
async def lexicons(site: NamedDependency[Site]) -> words.LexiconsOut:
    """The word lists of this server, and by what each is known."""
    changed = [one.lexicon for one in await site.words.server_words()]
    lists = await site.dictionary.lists()
    return words.LexiconsOut(tuple(lexicon_out(one, changed.count(one.id)) for one in lists))


@get("/api/lexicons/{lexicon:str}/words/{word:str}", responses=REFUSED)
async def word(
    request: AnyRequest,
    lexicon: FromPath[str],
    word: FromPath[str],
    site: NamedDependency[Site],
    asked_words: NamedDependency[Buckets],
    lang: FromQuery[str | None] = None,
) -> words.WordOut:
    """What a list says of a string; `lang` is the language of the texts."""
    guest = await asking_guest(request, site, asked_words)
    return await _told(or_raise(await site.dictionary.look_up(guest.player, lexicon, word)), lang)


@get("/api/lexicons/{lexicon:str}/search", responses=REFUSED)
async def search(
    request: AnyRequest,
    lexicon: FromPath[str],
    site: NamedDependency[Site],
    searches: NamedDependency[Buckets],
    q: FromQuery[str],
    way: FromQuery[Way] = "pattern",
    letters: FromQuery[str | None] = None,
    shortest: FromQuery[int] = 2,
    longest: FromQuery[int] = LONGEST,
    pos: FromQuery[str | None] = None,
    band: FromQuery[Band] = "any",
    after: FromQuery[str | None] = None,
    limit: FromQuery[int] = 100,
) -> words.SearchOut:
    """Search a list: `way` is `pattern` (`?` one letter, `*` any number), `anagram`, `letters` or `hooks`."""
    guest = await asking_guest(request, site, searches)
    query = Query(
        way=way,
        text=q,
        letters=letters,
        shortest=shortest,
        longest=longest,
        pos=pos,
        band=band,
        after=after,
        limit=limit,
    )
    return search_out(or_raise(await site.finder.in_list(guest.player, lexicon, query)))


@get("/api/games/{game:str}/search", responses=REFUSED)
async def search_in_game(
    request: AnyRequest,
    game: FromPath[str],
    site: NamedDependency[Site],
    searches: NamedDependency[Buckets],
    q: FromQuery[str],
    way: FromQuery[Way] = "pattern",
    letters: FromQuery[str | None] = None,
    shortest: FromQuery[int] = 2,
    longest: FromQuery[int] = LONGEST,
    after: FromQuery[str | None] = None,
    limit: FromQuery[int] = 100,
) -> words.SearchOut:
    """Search the words of a game, where its rules let players look into the dictionary."""
    guest = await asking_guest(request, site, searches)
    query = Query(
        way=way,
        text=q,
        letters=letters,
        shortest=shortest,
        longest=longest,
        after=after,
        limit=limit,
    )
    return search_out(or_raise(await site.finder.in_game(guest.player, GameId(game), query)))


@get("/api/lexicons/{lexicon:str}/changes", responses=REFUSED)
async def changes(lexicon: FromPath[str], site: NamedDependency[Site]) -> words.ChangesOut:
    """What this server adds to a list and removes from it, and why."""
    if lexicon not in {one.id for one in await site.dictionary.lists()}:
        raise ApiError(denied(Denial.UNKNOWN_LEXICON, lexicon=lexicon[:64]))
    changed = await site.words.server_words(lexicon)
    return words.ChangesOut(lexicon, tuple(map(server_word_out, changed)))


@get("/api/games/{game:str}/words/{word:str}", responses=REFUSED)
async def word_in_game(
    request: AnyRequest,
    game: FromPath[str],
    word: FromPath[str],
    site: NamedDependency[Site],
    asked_words: NamedDependency[Buckets],
    lang: FromQuery[str | None] = None,
) -> words.WordOut:
    """What a string is in a game, by its own list and rules; refused where these forbid a dictionary."""
    guest = await asking_guest(request, site, asked_words)
    known = await site.dictionary.look_up_in_game(guest.player, GameId(game), word)
    return await _told(or_raise(known), lang)


@get("/api/games/{game:str}/words", responses=REFUSED)
async def words_of_game(
    request: AnyRequest, game: FromPath[str], site: NamedDependency[Site]
) -> words.GameWordsOut:
    """Which words a game is judged by, or will be when it begins."""
    await known_guest(request, site)
    return game_words_out(or_raise(await site.dictionary.words_of(GameId(game))))


@get("/api/credits", responses=REFUSED)
async def whose_work(site: NamedDependency[Site]) -> words.CreditsOut:
    """Licence texts and credits of every list, those of further packages too, and the libraries used."""
    lists = await site.dictionary.lists()
    return await to_thread.run_sync(lambda: credits_out(notices(lists), libraries()))


@get("/api/appeals", responses=REFUSED)
async def appeals(request: AnyRequest, site: NamedDependency[Site]) -> words.AppealsOut:
    """My appeals, newest first."""
    guest = await known_guest(request, site)
    return words.AppealsOut(tuple(map(appeal_out, await site.appeals.of(guest.player))))


@post("/api/appeals", responses=REFUSED)
async def new_appeal(
    request: AnyRequest,
    data: JSONBody[words.WishIn],
    site: NamedDependency[Site],
    new_appeals: NamedDependency[Buckets],
) -> words.AppealOut:
    """Say that a word should be in a list, or should not; joins the same appeal of others."""
    guest = await asking_guest(request, site, new_appeals)
    made = await site.appeals.make(guest.player, data.lexicon, data.word, data.wish, data.reason)
    return appeal_out(or_raise(made))


@get("/api/lists", responses=REFUSED)
async def own_lists(request: AnyRequest, site: NamedDependency[Site]) -> words.OwnListsOut:
    """The lists that I have brought, newest first; their words are shown to nobody."""
    guest = await known_guest(request, site)
    return words.OwnListsOut(tuple(map(own_list_out, await site.words.own_lists(guest.player))))


@post("/api/lists", request_max_body_size=LIST_BYTES_MAX, responses=REFUSED)
async def bring_list(
    request: AnyRequest,
    name: FromQuery[str],
    language: FromQuery[str],
    site: NamedDependency[Site],
    new_lists: NamedDependency[Buckets],
) -> words.BroughtOut:
    """Bring a list of my own, the text file being the body; what was taken, and what was not and why."""
    guest = await asking_guest(request, site, new_lists)
    row, report = or_raise(await site.lists.bring(guest.player, name, language, await request.body()))
    return brought_out(row, report)


@delete("/api/lists/{hash:str}", status_code=200, responses=REFUSED)
async def forget_list(
    request: AnyRequest, hash: FromPath[str], site: NamedDependency[Site]
) -> words.OwnListsOut:
    """Take a list off my shelf; games that play with it go on. My other lists."""
    guest = await known_guest(request, site)
    if not await site.words.forget_list(guest.player, hash):
        raise ApiError(denied(Denial.UNKNOWN_LEXICON, lexicon=hash[:8]))
    return words.OwnListsOut(tuple(map(own_list_out, await site.words.own_lists(guest.player))))


WORD_ROUTES = [
    bring_list,
    whose_work,
    search,
    search_in_game,
    lexicons,
    word,
    changes,
    words_of_game,
    word_in_game,
    appeals,
    new_appeal,
    own_lists,
    forget_list,
]


async def _told(known: Known, language: str | None) -> words.WordOut:
    """In a thread: definitions are unpacked."""
    return await to_thread.run_sync(word_out, known, language)
