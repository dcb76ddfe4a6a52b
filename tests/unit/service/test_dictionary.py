"""Looking words up: what is told, and what is not while the rules of a game keep the dictionary closed."""

import pytest

from fishka.core.ids import GameId, PlayerId
from fishka.game.refusals import Refused
from fishka.lexicon import Lexicon, LookUp, open_lexicon
from fishka.main import prepare as prepare_really
from fishka.rules.house import HouseRules
from fishka.service.dictionary import Known, OpenLists, normal
from fishka.service.playables import MissingListError, Playable, Playables
from fishka.service.tables import SeatWish
from fishka.service.words import ServerWord
from tests.site_kit.house import House
from tests.site_kit.turns import Acting, kit_of

LIST = "ru_general"
NEW = "ХАБЭБ"
"""No word."""


@pytest.fixture
def house() -> House:
    return House(prepare=prepare_really)


async def answered(house: House, word: str, list_id: str = LIST, player: PlayerId | None = None) -> Known:
    known = await house.site.dictionary.look_up(player or await house.guest(), list_id, word)
    assert isinstance(known, Known), known
    return known


async def looked_up(house: House, word: str, list_id: str = LIST, player: PlayerId | None = None) -> LookUp:
    return (await answered(house, word, list_id, player)).found


async def refused(house: House, word: str, list_id: str = LIST, player: PlayerId | None = None) -> str:
    known = await house.site.dictionary.look_up(player or await house.guest(), list_id, word)
    assert isinstance(known, Refused), known
    return known.code


async def test_a_word_is_told_with_its_readings(house: House) -> None:
    known = await looked_up(house, "рода")
    assert (known.word, known.valid, known.why, known.spelling) == ("РОДА", True, None, "РОДА")
    assert known.entry is not None
    assert known.entry.analyses[0].lemma == "род"
    assert LIST in known.lists


async def test_a_word_typed_with_ye_is_told_with_its_yo(house: House) -> None:
    known = await looked_up(house, "пьешь")
    assert (known.valid, known.spelling) == (True, "ПЬЁШЬ")


@pytest.mark.parametrize(
    ("word", "why"), [("пшщц", "unknown"), ("word", "letters"), ("я", "too_short"), ("а" * 16, "too_long")]
)
async def test_why_a_string_is_no_word(house: House, word: str, why: str) -> None:
    known = await looked_up(house, word)
    assert (known.valid, known.why, known.entry) == (False, why, None)


async def test_what_only_another_list_has_is_told_with_it(house: House) -> None:
    known = await looked_up(house, "пью", "ru_nouns")
    assert (known.valid, known.why) == (False, "part")
    assert LIST in known.lists
    assert "ru_nouns" not in known.lists
    assert known.entry is not None
    assert known.entry.analyses[0].pos == "VERB"


async def test_the_servers_own_words_count(house: House) -> None:
    house.words.changes[LIST, NEW] = ServerWord(LIST, NEW, "add", "у нас так", 1)
    house.words.changes[LIST, "РОДА"] = ServerWord(LIST, "РОДА", "remove", "у нас нет", 1)
    added, removed = await looked_up(house, NEW), await looked_up(house, "РОДА")
    assert (added.valid, added.why) == (True, None)
    assert (removed.valid, removed.why) == (False, "removed")
    assert added.ruling is not None
    assert (added.ruling.layer, added.ruling.reason) == ("server", "у нас так")


async def test_a_word_that_the_server_adds_with_yo_counts_with_ye(house: House) -> None:
    house.words.changes[LIST, "ЩЁЖИК"] = ServerWord(LIST, "ЩЁЖИК", "add", "у нас так", 1)
    known = await looked_up(house, "щежик")
    assert (known.valid, known.why, known.spelling) == (True, None, "ЩЁЖИК")
    assert known.ruling is not None
    assert known.ruling.reason == "у нас так"
    assert not (await looked_up(house, "щёжик", "ru_nouns")).valid, "it is added to one list"


async def test_a_word_taken_out_does_not_take_its_twin_with_yo_with_it(house: House) -> None:
    house.words.changes[LIST, "ВСЕ"] = ServerWord(LIST, "ВСЕ", "remove", "у нас нет", 1)
    known = await looked_up(house, "все")
    assert (known.valid, known.why, known.spelling, known.ruling) == (True, None, "ВСЁ", None)
    house.words.changes[LIST, "ВСЁ"] = ServerWord(LIST, "ВСЁ", "remove", "и этого нет", 1)
    known = await looked_up(house, "все")
    assert (known.valid, known.why, known.spelling) == (False, "removed", "ВСЕ")
    assert known.ruling is not None
    assert known.ruling.reason == "у нас нет"


async def test_a_word_with_yo_taken_out_is_told_as_that_when_asked_with_ye(house: House) -> None:
    house.words.changes[LIST, "ЁЖ"] = ServerWord(LIST, "ЁЖ", "remove", "у нас нет", 1)
    known = await looked_up(house, "еж")
    assert (known.valid, known.why, known.spelling) == (False, "removed", "ЁЖ")
    assert known.entry is not None
    assert known.entry.analyses[0].lemma == "ёж"


async def test_an_added_word_is_told_with_the_readings_that_another_list_has(house: House) -> None:
    house.words.changes["ru_nouns", "ПЬЮ"] = ServerWord("ru_nouns", "ПЬЮ", "add", "у нас так", 1)
    known = await looked_up(house, "пью", "ru_nouns")
    assert known.valid
    assert known.entry is not None
    assert known.entry.analyses[0].pos == "VERB"


@pytest.mark.parametrize(
    ("list_id", "word", "code"),
    [("nothing", "род", "unknown_lexicon"), (LIST, "", "word_malformed"), (LIST, "а" * 22, "word_malformed")],
)
async def test_what_cannot_be_asked_is_refused(house: House, list_id: str, word: str, code: str) -> None:
    assert await refused(house, word, list_id) == code


def test_strings_are_read_as_lists_spell_them() -> None:
    assert normal(" ёж ") == "ЁЖ"
    assert normal("мо\u0438\u0306") == "МОЙ"
    assert normal("а\u0000б") is None


async def two(house: House, edition: str, *modifiers: str) -> Acting:
    host = await house.guest()
    game = await house.game(host, edition, "me", modifiers=modifiers, others=1)
    return Acting(house, game, kit_of(edition, *modifiers))


async def code_in_game(house: House, player: PlayerId, game: GameId, word: str) -> str:
    """The code of the refusal, or `yes` or `no`."""
    known = await house.site.dictionary.look_up_in_game(player, game, word)
    if isinstance(known, Refused):
        return known.code
    return "yes" if known.found.valid else "no"


async def first_words(table: Acting) -> list[str]:
    """The words of the first play that is laid."""
    while not (words := await table.play()):
        pass
    return words


async def test_a_casual_game_tells_of_settled_words_and_of_no_others(house: House) -> None:
    table = await two(house, "en_home", "mod_casual")
    words = await first_words(table)
    player = await table.on_turn()
    assert {await code_in_game(house, player, table.game, one) for one in words} == {"yes"}
    for word in ("cat", "xqzzy"):
        assert await code_in_game(house, player, table.game, word) == "dictionary_closed"


async def test_a_casual_game_leaves_the_lists_open_to_its_players(house: House) -> None:
    table = await two(house, "en_home", "mod_casual")
    assert (await looked_up(house, "cat", "en_general", await table.on_turn())).valid


async def test_a_game_with_challenges_tells_nothing_of_a_word_that_nobody_has_judged(house: House) -> None:
    table = await two(house, "en_home")
    words = await first_words(table)
    host, spectator = await table.on_turn(), await house.guest()
    for word in (*words, "cat", "xqzzy"):
        for who in (host, spectator):
            assert await code_in_game(house, who, table.game, word) == "dictionary_closed"
        assert await refused(house, word, "en_general", host) == "dictionary_closed"
        appeal = await house.site.appeals.make(host, "en_general", word, "remove", "no such word")
        assert isinstance(appeal, Refused)
        assert appeal.code == "dictionary_closed"
    await table.play()
    assert await code_in_game(house, host, table.game, words[0]) == "dictionary_closed", "it stands unjudged"


async def test_a_game_may_leave_the_dictionary_open(house: House) -> None:
    host = await house.guest()
    rules = HouseRules("en_home", "Open book", (), {"dictionary_access": "free"})
    own = await house.site.editions.keep(host, rules, "en", 1)
    assert isinstance(own, str), own
    for edition, said in ((own, ["yes", "no"]), ("en_home", ["dictionary_closed"] * 2)):
        game = await house.game(host, edition, "me", others=1)
        assert [await code_in_game(house, host, game, word) for word in ("cat", "xqzzy")] == said


async def test_an_old_game_is_no_way_round_the_closed_dictionary(house: House) -> None:
    old = await two(house, "en_home", "mod_casual")
    host = await old.on_turn()
    await old.resign(host)
    assert await code_in_game(house, host, old.game, "cat") == "yes"
    await house.game(host, "en_home", "me", others=1)
    assert await code_in_game(house, host, old.game, "cat") == "dictionary_closed"


async def test_a_challenge_opens_the_words_that_it_finds_good(house: House) -> None:
    table = await two(house, "en_home")
    words = await first_words(table)
    player = await table.on_turn()
    await table.challenge(player, 0)
    assert await code_in_game(house, player, table.game, words[0]) == "yes"
    assert await code_in_game(house, player, table.game, "cat") == "dictionary_closed"


async def test_after_the_end_everything_may_be_asked(house: House) -> None:
    table = await two(house, "en_home")
    host = await table.on_turn()
    await table.resign(host)
    assert await code_in_game(house, host, table.game, "cat") == "yes"
    assert await code_in_game(house, host, table.game, "xqzzy") == "no"
    assert await code_in_game(house, host, table.game, "кот") == "no"
    assert (await looked_up(house, "cat", "en_general", host)).valid


async def test_other_languages_and_other_people_are_not_concerned(house: House) -> None:
    table = await two(house, "en_home")
    host = await table.on_turn()
    assert (await looked_up(house, "род", LIST, host)).valid
    assert (await looked_up(house, "cat", "en_general")).valid


async def test_a_game_that_has_not_begun_answers_nothing(house: House) -> None:
    host = await house.guest()
    game = await house.site.tables.create(host, "en_home", (), [SeatWish("me"), SeatWish("open")], "live")
    assert isinstance(game, str)
    assert await code_in_game(house, host, GameId(game), "cat") == "not_started"
    assert await code_in_game(house, host, GameId("nothing"), "cat") == "unknown_game"
    assert await code_in_game(house, host, GameId(game), " ") == "word_malformed"


async def test_a_hundred_newer_tables_do_not_open_the_dictionary(house: House) -> None:
    host = await house.guest()
    await house.game(host, "en_home", "me", others=1)
    for _ in range(101):
        table = await house.site.tables.create(
            host, "en_home", (), (SeatWish("me"), SeatWish("open")), "live"
        )
        assert isinstance(table, str), table
    assert await refused(house, "cat", "en_general", host) == "dictionary_closed"


async def test_a_game_whose_words_are_gone_closes_no_dictionary(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await house.guest()
    await house.game(host, "en_home", "me", others=1)
    assert await refused(house, "cat", "en_general", host) == "dictionary_closed"

    async def gone(*_: object) -> Playable:
        raise MissingListError("en_general")

    monkeypatch.setattr(Playables, "of", gone)
    await house.restart()
    known = await house.site.dictionary.look_up(host, "en_general", "cat")
    assert isinstance(known, Known), known
    assert known.found.valid


def test_a_list_that_could_not_be_opened_is_tried_again() -> None:
    found = open_lexicon(LIST)
    assert found is not None
    answers: list[Lexicon | None] = [None, found]
    lists = OpenLists(lambda _hash: answers.pop(0))
    assert lists.open("nothing") is None
    assert lists.open(LIST) is None
    assert lists.open(LIST) is found
    assert lists.open(LIST) is found, "and kept"


async def test_a_failed_look_up_is_no_answer_and_is_not_remembered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("fishka.service.site.open_lexicon", lambda _name: None)
        other = House(prepare=prepare_really)
        assert await refused(other, "род") == "lexicon_missing"
    assert (await looked_up(house, "род")).valid
