"""Searching lists and games: what is found, page by page, and where the rules forbid it."""

import pytest

from fishka.core.ids import PlayerId
from fishka.game.refusals import Refused
from fishka.lexicon import open_lexicon
from fishka.main import prepare as prepare_really
from fishka.service.finder import Answer, Query, Way
from fishka.service.words import ServerWord
from tests.site_kit.house import House
from tests.site_kit.turns import Acting, kit_of

LIST = "ru_nouns"


@pytest.fixture(scope="module")
def house() -> House:
    return House(prepare=prepare_really)


async def found(house: House, query: Query, list_id: str = LIST) -> Answer:
    answer = await house.site.finder.in_list(await house.guest(), list_id, query)
    assert isinstance(answer, Answer), answer
    return answer


async def words(house: House, way: Way, text: str, list_id: str = LIST) -> set[str]:
    answer = await found(house, Query(way=way, text=text), list_id)
    return {one for spellings in answer.words for one in spellings}


async def test_a_pattern_finds_what_a_scan_of_the_list_finds(house: House) -> None:
    lexicon = open_lexicon(LIST)
    assert lexicon is not None
    assert await words(house, "pattern", "к?т") == set(lexicon.search("К?Т"))
    assert await words(house, "pattern", "*щик?") == set(lexicon.search("*ЩИК?"))


async def test_ye_finds_yo_and_the_dictionarys_spelling_is_told(house: House) -> None:
    assert "ЁЖ" in await words(house, "pattern", "еж")
    assert "ЁЖ" in await words(house, "pattern", "ёж")


async def test_anagrams_use_every_letter_and_words_from_letters_some(house: House) -> None:
    assert {"АВТОР", "ТОВАР", "ОТВАР", "РВОТА", "ТАВРО"} <= await words(house, "anagram", "товар")
    some = await found(house, Query(way="letters", text="товар?", longest=4))
    lengths = [len(spellings[0]) for spellings in some.words]
    assert lengths == sorted(lengths, reverse=True)
    assert max(lengths) == 4


async def test_hooks_are_letters_before_behind_and_inside(house: House) -> None:
    answer = await found(house, Query(way="hooks", text="бор"))
    assert answer.hooks is not None
    assert answer.hooks.is_word
    assert "С" in answer.hooks.front  # сбор
    assert "Т" in answer.hooks.back  # борт
    assert answer.words == ()


async def test_pages_follow_one_another_without_gap_or_repeat(house: House) -> None:
    whole = await found(house, Query(way="pattern", text="к???"))
    seen: list[tuple[str, ...]] = []
    after = None
    while True:
        page = await found(house, Query(way="pattern", text="к???", limit=30, after=after))
        assert page.total == whole.total
        seen += page.words
        after = page.after
        if after is None:
            break
    assert len(seen) == whole.total > 30
    assert len(set(seen)) == len(seen)


async def test_words_are_chosen_by_how_well_known_they_are_and_by_part_of_speech(house: House) -> None:
    every = await found(house, Query(way="pattern", text="?о?"))
    common = await found(house, Query(way="pattern", text="?о?", band="common"))
    assert 0 < common.total < every.total
    verbs = await found(house, Query(way="pattern", text="пи*", longest=5, pos="verb"), "ru_general")
    told = {one for spellings in verbs.words for one in spellings}
    assert {"ПИТЬ", "ПИШУ"} <= told
    assert "ПИР" not in told


async def test_the_servers_words_are_found_and_not_found(house: House) -> None:
    house.words.changes[LIST, "КЪТ"] = ServerWord(LIST, "КЪТ", "add", "у нас так", 1)
    house.words.changes[LIST, "КОТ"] = ServerWord(LIST, "КОТ", "remove", "у нас нет", 1)
    changed = await words(house, "pattern", "к?т")
    house.words.changes.clear()
    assert "КЪТ" in changed
    assert "КОТ" not in changed
    assert "КОТ" in await words(house, "pattern", "к?т")


@pytest.mark.parametrize(
    "query",
    [
        Query(way="pattern", text=""),
        Query(way="pattern", text="cat"),
        Query(way="pattern", text="к" * 41),
        Query(way="anagram", text="*"),
        Query(way="hooks", text="к?т"),
        Query(way="letters", text="кот", shortest=5, longest=4),
        Query(way="letters", text="кот", limit=201),
        Query(way="letters", text="кот", limit=0),
        Query(way="pattern", text="к?т", pos="nonsense"),
        Query(way="pattern", text="к?т", after="cat"),
        Query(way="pattern", text="к?т", letters="cat"),
    ],
)
async def test_what_cannot_be_searched_for_is_refused(house: House, query: Query) -> None:
    answer = await house.site.finder.in_list(await house.guest(), LIST, query)
    assert isinstance(answer, Refused)
    assert answer.code == "search_malformed"


async def code(house: House, player: PlayerId, table: Acting | None, list_id: str = "en_general") -> str:
    query = Query(way="pattern", text="c?t")
    if table is None:
        answer = await house.site.finder.in_list(player, list_id, query)
    else:
        answer = await house.site.finder.in_game(player, table.game, query)
    return answer.code if isinstance(answer, Refused) else "found"


async def test_games_are_searched_after_their_end_only(house: House) -> None:
    host = await house.guest()
    for modifiers, lists in (((), "dictionary_closed"), (("mod_casual",), "found")):
        game = await house.game(host, "en_home", "me", modifiers=modifiers, others=1)
        table = Acting(house, game, kit_of("en_home", *modifiers))
        assert await code(house, host, table) == "dictionary_closed"
        assert await code(house, host, None) == lists
        await table.resign(host)
        assert await code(house, host, table) == "found"
        assert await code(house, host, None) == "found"


async def test_unknown_lists_and_games_are_refused(house: House) -> None:
    host = await house.guest()
    assert await code(house, host, None, "nothing") == "unknown_lexicon"
