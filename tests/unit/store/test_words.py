"""Appeals, server words and players' lists in SQL, on a real SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from fishka.core.ids import PlayerId
from fishka.service.ports import PlayerRow
from fishka.service.words import AppealRow, OwnListRow, ServerWord
from fishka.store.engine import Database, sqlite_url
from fishka.store.migrate import migrate
from fishka.store.sql import SqlStore
from fishka.store.words import SqlWordStore

ANNA, BORIS = PlayerId("anna"), PlayerId("boris")
APPEAL = AppealRow("a1", "ru_general", "ХАБЭ", "add", 5)
LIST = OwnListRow(ANNA, "f" * 64, "Клуб", "ru", 2, 7)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlWordStore]:
    database = Database(sqlite_url(tmp_path / "games.sqlite"))
    await migrate(database)
    guests = SqlStore(database)
    await guests.add_player(PlayerRow(ANNA, "Анна"), b"a" * 32, 1)
    await guests.add_player(PlayerRow(BORIS, ""), b"b" * 32, 2)
    yield SqlWordStore(database)
    await database.close()


async def test_an_appeal_is_one_row_for_a_word_a_list_and_a_wish(store: SqlWordStore) -> None:
    first = await store.support(APPEAL, ANNA, "в словаре Ушакова", 5)
    assert first == APPEAL
    second = await store.support(msgspec.structs.replace(APPEAL, id="a2", created_ms=9), BORIS, "и я", 9)
    assert second == msgspec.structs.replace(APPEAL, supporters=2)
    assert await store.reasons("a1") == ["в словаре Ушакова", "и я"]
    other = await store.support(msgspec.structs.replace(APPEAL, id="a3", wish="remove"), BORIS, "нет", 9)
    assert (other.id, other.supporters) == ("a3", 1)
    assert {one.id for one in await store.appeals_of_word("ru_general", "ХАБЭ")} == {"a1", "a3"}
    assert await store.appeals_of_word("ru_nouns", "ХАБЭ") == []


async def test_a_player_has_one_voice(store: SqlWordStore) -> None:
    await store.support(APPEAL, ANNA, "раз", 5)
    again = await store.support(APPEAL, ANNA, "два", 6)
    assert again.supporters == 1
    assert await store.reasons("a1") == ["раз"]


async def test_each_sees_his_own_appeals_and_the_operator_those_that_wait(store: SqlWordStore) -> None:
    await store.support(APPEAL, ANNA, "раз", 5)
    await store.support(msgspec.structs.replace(APPEAL, id="a2", word="РА", created_ms=6), BORIS, "два", 6)
    assert [one.id for one in await store.appeals()] == ["a2", "a1"]
    assert [one.id for one in await store.appeals(player=ANNA)] == ["a1"]
    await store.decide("a1", "rejected", "нет источника", 8)
    assert [one.id for one in await store.appeals(state="open")] == ["a2"]


async def test_an_accepted_appeal_becomes_a_word_of_the_server(store: SqlWordStore) -> None:
    await store.support(APPEAL, ANNA, "раз", 5)
    decided = await store.decide("a1", "accepted", "есть у Ушакова", 8)
    assert decided is not None
    assert (decided.state, decided.answer, decided.decided_ms) == ("accepted", "есть у Ушакова", 8)
    word = ServerWord("ru_general", "ХАБЭ", "add", "есть у Ушакова", 8, "a1")
    assert await store.server_words() == [word]
    assert await store.server_words("ru_general") == [word]
    assert await store.server_words("en_general") == []


async def test_a_decision_may_be_taken_back(store: SqlWordStore) -> None:
    await store.support(APPEAL, ANNA, "раз", 5)
    await store.decide("a1", "accepted", "есть", 8)
    decided = await store.decide("a1", "rejected", "ошибка", 9)
    assert decided is not None
    assert decided.state == "rejected"
    assert await store.server_words() == []


async def test_of_two_accepted_wishes_about_a_word_the_later_counts(store: SqlWordStore) -> None:
    await store.support(APPEAL, ANNA, "раз", 5)
    await store.support(msgspec.structs.replace(APPEAL, id="a2", wish="remove"), BORIS, "нет", 6)
    await store.decide("a1", "accepted", "есть", 8)
    await store.decide("a2", "accepted", "всё же нет", 9)
    assert [(one.change, one.appeal) for one in await store.server_words()] == [("remove", "a2")]


async def test_an_unknown_appeal_is_not_decided(store: SqlWordStore) -> None:
    assert await store.decide("none", "accepted", "", 8) is None
    assert await store.server_words() == []


async def test_a_players_list_is_read_back_and_may_be_forgotten(store: SqlWordStore) -> None:
    await store.keep_list(LIST, ["АД", "ЁЖ"], 10)
    assert await store.own_lists(ANNA) == [LIST]
    assert await store.own_lists(BORIS) == []
    assert await store.own_words(LIST.hash) == ("АД", "ЁЖ")
    assert await store.own_words("0" * 64) is None
    assert not await store.forget_list(BORIS, LIST.hash)
    assert await store.forget_list(ANNA, LIST.hash)
    assert await store.own_lists(ANNA) == []
    assert await store.own_words(LIST.hash) is None, "no game needs them"


async def test_the_same_words_brought_again_take_the_new_name(store: SqlWordStore) -> None:
    await store.keep_list(LIST, ["АД", "ЁЖ"], 10)
    await store.keep_list(msgspec.structs.replace(LIST, name="Наш"), ["АД", "ЁЖ"], 10)
    await store.keep_list(msgspec.structs.replace(LIST, owner=BORIS), ["АД", "ЁЖ"], 10)
    assert [one.name for one in await store.own_lists(ANNA)] == ["Наш"]
    assert [one.name for one in await store.own_lists(BORIS)] == ["Клуб"]


async def test_words_that_nobody_keeps_and_no_game_needs_are_deleted(store: SqlWordStore) -> None:
    await store.keep_list(LIST, ("КОТ", "РОД"), 10)
    await store.keep_list(msgspec.structs.replace(LIST, owner=BORIS), ("КОТ", "РОД"), 10)
    await store.forget_list(ANNA, LIST.hash)
    assert await store.own_words(LIST.hash) == ("КОТ", "РОД")
    await store.forget_list(BORIS, LIST.hash)
    assert await store.own_words(LIST.hash) is None


async def test_a_shelf_of_lists_is_full_at_its_number_and_the_same_words_find_room(
    store: SqlWordStore,
) -> None:
    other = msgspec.structs.replace(LIST, hash="2" * 64)
    assert await store.keep_list(LIST, ("КОТ",), 1)
    assert not await store.keep_list(other, ("РОД",), 1)
    assert await store.own_words(other.hash) is None
    assert await store.keep_list(msgspec.structs.replace(LIST, name="Наш"), ("КОТ",), 1)
    assert [one.name for one in await store.own_lists(ANNA)] == ["Наш"]
    assert await store.keep_list(msgspec.structs.replace(other, owner=BORIS), ("РОД",), 1)
