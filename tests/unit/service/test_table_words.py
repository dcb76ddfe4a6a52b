"""The words of a table: the server's changes, house words, a list of the host's own, family games."""

from collections.abc import Sequence

import pytest

from fishka.core.ids import GameId, PlayerId, Seat
from fishka.game.commands import Resign
from fishka.game.events import GameStarted, decode_event
from fishka.game.refusals import Refused
from fishka.lexicon import Layer, OverlayEntry, OverlayLayer, lexicon_of_words
from fishka.main import prepare as prepare_really
from fishka.service.dictionary import GameWords, Known
from fishka.service.finder import Query
from fishka.service.playables import NOTHING_CHOSEN, TableWords
from fishka.service.tables import SeatWish
from fishka.service.words import OwnListRow, ServerWord
from tests.site_kit.house import House

CASUAL = ("mod_casual",)
NEW = "QWERTZ"
"""No word."""
OLD = "CAT"
HOUSE = OverlayLayer(
    Layer.GAME, (OverlayEntry("qwertz", "our word"),), (OverlayEntry(" cat ", "the dog is here"),)
)


@pytest.fixture
def house() -> House:
    return House(prepare=prepare_really)


async def opened(
    house: House,
    host: PlayerId,
    words: TableWords,
    *,
    seats: Sequence[SeatWish] = (SeatWish("me"), SeatWish("open")),
    modifiers: tuple[str, ...] = CASUAL,
) -> GameId | Refused:
    return await house.site.tables.create(host, "en_home", modifiers, seats, "live", words)


async def begun(
    house: House, words: TableWords = NOTHING_CHOSEN, modifiers: tuple[str, ...] = CASUAL
) -> GameId:
    host = await house.guest()
    game = await opened(house, host, words, modifiers=modifiers)
    assert isinstance(game, str), game
    assert not isinstance(await house.site.tables.join(await house.guest(), game, None), Refused)
    return game


def _resign(seat: Seat, at_ms: int, version: int) -> Resign:
    return Resign(seat=seat, expected_version=version, command_id="", at_ms=at_ms)


def started(house: House, game: GameId) -> GameStarted:
    first = decode_event(house.store.log[game][0].data, house.store.log[game][0].schema)
    assert isinstance(first, GameStarted)
    return first


async def contains(house: House, game: GameId, word: str) -> bool:
    playable = await house.site.playables.of(started(house, game))
    tiles = playable.edition.alphabet.encode(word)
    assert tiles is not None
    return playable.words.contains(tiles)


async def words_of(house: House, game: GameId) -> GameWords:
    words = await house.site.dictionary.words_of(game)
    assert isinstance(words, GameWords), words
    return words


async def test_house_words_count_and_are_recorded_with_their_reasons(house: House) -> None:
    game = await begun(house, TableWords(HOUSE))
    assert await contains(house, game, NEW)
    assert not await contains(house, game, OLD)
    assert await contains(house, game, "DOG")
    layer = OverlayLayer(
        Layer.GAME, (OverlayEntry(NEW, "our word"),), (OverlayEntry(OLD, "the dog is here"),)
    )
    assert started(house, game).layers == (layer,)
    recorded = started(house, game).words
    assert recorded is not None
    assert recorded.hash == (await words_of(house, game)).identity.hash
    assert (await words_of(house, game)).layers == (layer,)


async def test_house_words_are_seen_before_the_game(house: House) -> None:
    host = await house.guest()
    game = await opened(house, host, TableWords(HOUSE))
    assert isinstance(game, str)
    assert [one.word for one in (await words_of(house, game)).layers[0].add] == [NEW]


async def test_the_next_game_has_the_same_house_words(house: House) -> None:
    host = await house.guest()
    seats = (SeatWish("me"), SeatWish("open"))
    game = await opened(house, host, TableWords(HOUSE), seats=seats)
    assert isinstance(game, str)
    await house.site.tables.join(await house.guest(), game, None)
    await house.site.games.act(
        host, game, "resign-now", lambda seat, at_ms: _resign(seat, at_ms, len(house.store.log[game]))
    )
    again = await house.site.tables.rematch(host, game)
    assert isinstance(again, str), again
    assert started(house, GameId(again)).layers == started(house, game).layers


@pytest.mark.parametrize(
    ("layer", "code", "fault"),
    [
        (OverlayLayer(Layer.GAME, add=(OverlayEntry("кот", "russian"),)), "house_word", "not_letters"),
        (OverlayLayer(Layer.GAME, add=(OverlayEntry("a", "short"),)), "house_word", "too_short"),
        (OverlayLayer(Layer.GAME, add=(OverlayEntry("a" * 22, "long"),)), "house_word", "too_long"),
        (
            OverlayLayer(Layer.GAME, (OverlayEntry("aa", "yes"),), (OverlayEntry("AA", "no, no"),)),
            "house_word",
            "named_twice",
        ),
        (OverlayLayer(Layer.GAME, add=(OverlayEntry("aaa", " "),)), "reason_length", None),
        (
            OverlayLayer(Layer.GAME, add=tuple(OverlayEntry(f"aa{'b' * n}", "many") for n in range(51))),
            "house_words_many",
            None,
        ),
    ],
)
async def test_what_is_no_house_word_is_refused(
    house: House, layer: OverlayLayer, code: str, fault: str | None
) -> None:
    refused = await opened(house, await house.guest(), TableWords(layer))
    assert isinstance(refused, Refused)
    assert refused.code == code
    assert refused.params.get("fault") == fault


async def test_the_servers_words_hold_in_games_that_begin_after_them(house: House) -> None:
    before = await begun(house)
    house.words.changes["en_general", NEW] = ServerWord("en_general", NEW, "add", "an appeal", 1)
    after = await begun(house)
    assert not await contains(house, before, NEW)
    assert await contains(house, after, NEW)
    assert started(house, before).layers == ()
    assert [one.layer for one in started(house, after).layers] == [Layer.SERVER]
    await house.restart()
    assert not await contains(house, before, NEW), "it is judged by the words it began with"


async def test_the_tables_word_goes_over_the_servers(house: House) -> None:
    house.words.changes["en_general", OLD] = ServerWord("en_general", OLD, "remove", "an appeal", 1)
    added = OverlayLayer(Layer.GAME, add=(OverlayEntry(OLD, "we like it"),))
    assert await contains(house, await begun(house, TableWords(added)), OLD)
    assert not await contains(house, await begun(house), OLD)


async def own_list(house: House, owner: PlayerId, language: str = "en") -> str:
    words = ("AB", "BA", "QWERTZ")
    hash = lexicon_of_words("own", language, words).info.hash
    await house.words.keep_list(OwnListRow(owner, hash, "Club", language, len(words), 1), words, 10)
    return hash


async def test_a_list_that_a_player_has_brought_is_searched_by_nobody(house: House) -> None:
    host = await house.guest()
    hash = await own_list(house, host)
    game = await opened(
        house, host, TableWords(own_list=hash), seats=(SeatWish("me"), SeatWish("bot", "club"))
    )
    assert isinstance(game, str), game
    gone = await house.site.games.act(host, game, "resign-1", lambda seat, at_ms: _resign(seat, at_ms, 1))
    assert not isinstance(gone, Refused), gone
    for who in (host, await house.guest()):
        answer = await house.site.finder.in_game(who, game, Query(way="pattern", text="*"))
        assert isinstance(answer, Refused), answer
        assert answer.code == "lexicon_missing"


async def test_a_list_of_the_hosts_own_is_the_judge_whatever_its_rules_ask_of_grammar(house: House) -> None:
    host = await house.guest()
    hash = await own_list(house, host)
    game = await opened(house, host, TableWords(own_list=hash), seats=(SeatWish("me"), SeatWish("open")))
    assert isinstance(game, str), game
    await house.site.tables.join(await house.guest(), game, None)
    assert (started(house, game).lexicon, started(house, game).lexicon_hash) == ("en_own", hash)
    assert await contains(house, game, NEW)
    assert not await contains(house, game, OLD)
    await house.restart()
    assert await contains(house, game, NEW)


async def test_nobody_plays_with_a_list_of_somebody_else_or_of_another_language(house: House) -> None:
    host, other = await house.guest(), await house.guest()
    hash = await own_list(house, host)
    stolen = await opened(house, other, TableWords(own_list=hash))
    assert isinstance(stolen, Refused)
    assert stolen.code == "unknown_lexicon"
    russian = await own_list(house, other, "ru")
    refused = await opened(house, other, TableWords(own_list=russian))
    assert isinstance(refused, Refused)
    assert refused.code == "list_language"


async def test_a_family_game_takes_no_rude_word_and_says_so_and_no_more(house: House) -> None:
    host = await house.guest()
    game = await house.game(host, "ru_scrabble_home", "me", modifiers=("mod_family",), others=1)
    rude = "ЖОПА"
    assert not await contains(house, game, rude)
    assert await contains(house, game, "РОД")
    await house.site.games.act(
        host, game, "resign-now", lambda seat, at_ms: _resign(seat, at_ms, len(house.store.log[game]))
    )
    known = await house.site.dictionary.look_up_in_game(host, game, rude)
    assert isinstance(known, Known)
    found = known.found
    assert (found.valid, found.why, found.entry, found.lists, known.appeal) == (False, "rude", None, (), None)
    usual = await house.game(host, "ru_scrabble_home", "me", modifiers=CASUAL, others=1)
    assert await contains(house, usual, rude)


async def test_the_table_says_what_may_be_asked(house: House) -> None:
    host = await house.guest()
    game = await house.game(host, "ru_scrabble_home", "me", modifiers=("mod_family",), others=1)
    table = await house.site.tables.table(host, game)
    assert not isinstance(table, Refused)
    assert (table.family, table.dictionary) == (True, False)
    await house.site.games.act(
        host, game, "resign-now", lambda seat, at_ms: _resign(seat, at_ms, len(house.store.log[game]))
    )
    table = await house.site.tables.table(host, game)
    assert not isinstance(table, Refused)
    assert table.dictionary
