"""The operator's commands on a real database."""

import asyncio
from pathlib import Path

import pytest

from fishka.core.ids import PlayerId
from fishka.service.ports import PlayerRow
from fishka.service.words import AppealRow, ServerWord
from fishka.store.engine import Database, sqlite_url
from fishka.store.migrate import migrate
from fishka.store.sql import SqlStore
from fishka.store.words import SqlWordStore
from tests.unit.cli.calls import call


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with two appeals, the second of two voices."""

    async def fill() -> None:
        database = Database(sqlite_url(tmp_path / "fishka.sqlite"))
        await migrate(database)
        guests, words = SqlStore(database), SqlWordStore(database)
        for number in range(2):
            await guests.add_player(PlayerRow(PlayerId(f"p{number}"), ""), bytes([number]) * 32, 1)
        await words.support(
            AppealRow("a1", "ru_general", "ХАБЭ", "add", 5), PlayerId("p0"), "Ушаков, т. 4", 5
        )
        for number in range(2):
            appeal = AppealRow("a2", "en_general", "AA", "remove", 6)
            await words.support(appeal, PlayerId(f"p{number}"), f"no word, {number}", 6 + number)
        await database.close()

    asyncio.run(fill())
    return sqlite_url(tmp_path / "fishka.sqlite")


def server_words(url: str) -> list[ServerWord]:
    async def ask() -> list[ServerWord]:
        database = Database(url)
        try:
            return await SqlWordStore(database).server_words()
        finally:
            await database.close()

    return asyncio.run(ask())


def test_appeals_are_told_with_their_reasons_the_most_wanted_first(url: str) -> None:
    called = call("lexicon", "appeals", "--database", url)
    assert called.exit == 0
    assert called.out.splitlines() == [
        "a2  take AA out of en_general, voices: 2 · waits for an answer",
        "  no word, 0",
        "  no word, 1",
        "a1  add ХАБЭ to ru_general, voices: 1 · waits for an answer",
        "  Ушаков, т. 4",
    ]
    told = call("lexicon", "appeals", "--database", url, "--json").json["appeals"]
    assert [(one["id"], one["supporters"], len(one["reasons"])) for one in told] == [
        ("a2", 2, 2),
        ("a1", 1, 1),
    ]


def test_an_accepted_appeal_changes_the_servers_words_and_a_rejected_one_takes_that_back(url: str) -> None:
    called = call("lexicon", "decide", "a1", "accept", "--reason", "Ушаков", "--database", url)
    assert (called.exit, called.out) == (0, "a1  add ХАБЭ to ru_general, voices: 1 · accepted\n")
    (word,) = server_words(url)
    assert (word.word, word.change, word.reason, word.appeal) == ("ХАБЭ", "add", "Ушаков", "a1")
    assert "→ Ушаков" in call("lexicon", "appeals", "--state", "accepted", "--database", url).out
    told = call("lexicon", "decide", "a1", "reject", "--reason", "ошибка", "--database", url, "--json").json
    assert (told["state"], told["answer"]) == ("rejected", "ошибка")
    assert server_words(url) == []


def test_an_answer_needs_a_reason_and_an_appeal(url: str) -> None:
    short = call("lexicon", "decide", "a1", "accept", "--reason", "!", "--database", url)
    assert (short.exit, short.err) == (2, "A reason has 3 to 300 characters.\n")
    unknown = call("lexicon", "decide", "zz", "accept", "--reason", "because", "--database", url)
    assert (unknown.exit, unknown.err) == (2, "There is no appeal zz.\n")
    assert call("lexicon", "decide", "a1", "maybe", "--reason", "because", "--database", url).exit == 2


def test_none_is_no_fault_and_no_database_is_one(url: str, tmp_path: Path) -> None:
    none = call("lexicon", "appeals", "--state", "rejected", "--database", url)
    assert (none.exit, none.out, none.err) == (1, "", "There are no such appeals.\n")
    (tmp_path / "text").write_text("no database")
    broken = call("lexicon", "appeals", "--database", sqlite_url(tmp_path / "text"))
    assert broken.exit == 3
    assert broken.err.startswith("The database cannot be had: ")
