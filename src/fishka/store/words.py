"""`WordStore` in SQL."""

import zlib
from collections.abc import Sequence
from typing import Any

from anyio import to_thread
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fishka.core.ids import PlayerId
from fishka.service.ports import ConflictError
from fishka.service.words import AppealRow, AppealState, OwnListRow, ServerWord
from fishka.store import schema
from fishka.store.engine import Database


class SqlWordStore:
    """Appeals, server words and players' lists of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def support(self, appeal: AppealRow, player: PlayerId, reason: str, at_ms: int) -> AppealRow:
        """See `WordStore.support`. Raises ConflictError when another process wrote the same at once."""
        row, voice = schema.appeal.c, schema.supporter.c
        same = (row.lexicon == appeal.lexicon, row.word == appeal.word, row.wish == appeal.wish)
        try:
            async with self._database.write() as connection:
                id = (await connection.execute(select(row.id).where(*same))).scalar_one_or_none()
                if id is None:
                    id = appeal.id
                    await connection.execute(insert(schema.appeal).values(_appeal_columns(appeal)))
                mine = select(voice.player_id).where(voice.appeal_id == id, voice.player_id == player)
                if (await connection.execute(mine)).scalar_one_or_none() is None:
                    values = {"appeal_id": id, "player_id": player, "reason": reason, "created_ms": at_ms}
                    await connection.execute(insert(schema.supporter).values(values))
                return (await _appeals(connection, row.id == id))[0]
        except IntegrityError as fault:
            raise ConflictError(str(fault.orig)) from fault

    async def appeals(
        self, *, player: PlayerId | None = None, state: AppealState | None = None, limit: int = 1000
    ) -> list[AppealRow]:
        """See `WordStore.appeals`."""
        where: list[ColumnElement[bool]] = []
        if player is not None:
            voice = schema.supporter.c
            mine = select(voice.appeal_id).where(voice.player_id == player)
            where.append(schema.appeal.c.id.in_(mine))
        if state is not None:
            where.append(schema.appeal.c.state == state)
        async with self._database.read() as connection:
            return await _appeals(connection, *where, limit=limit)

    async def appeals_of_word(self, lexicon: str, word: str) -> list[AppealRow]:
        """See `WordStore.appeals_of_word`."""
        row = schema.appeal.c
        async with self._database.read() as connection:
            return await _appeals(connection, row.lexicon == lexicon, row.word == word)

    async def reasons(self, appeal: str) -> list[str]:
        """See `WordStore.reasons`."""
        voice = schema.supporter.c
        query = (
            select(voice.reason).where(voice.appeal_id == appeal).order_by(voice.created_ms, voice.player_id)
        )
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def decide(self, appeal: str, state: AppealState, answer: str, at_ms: int) -> AppealRow | None:
        """See `WordStore.decide`."""
        row = schema.appeal.c
        async with self._database.write() as connection:
            changed = await connection.execute(
                update(schema.appeal)
                .where(row.id == appeal)
                .values(state=state, answer=answer, decided_ms=at_ms)
            )
            if changed.rowcount != 1:
                return None
            decided = (await _appeals(connection, row.id == appeal))[0]
            word = schema.server_word.c
            await connection.execute(delete(schema.server_word).where(word.appeal_id == appeal))
            if state == "accepted":
                await _put_word(connection, decided, at_ms)
            return decided

    async def server_words(self, lexicon: str | None = None) -> list[ServerWord]:
        """See `WordStore.server_words`."""
        row = schema.server_word.c
        query = select(schema.server_word).order_by(row.lexicon, row.word)
        if lexicon is not None:
            query = query.where(row.lexicon == lexicon)
        async with self._database.read() as connection:
            found = (await connection.execute(query)).all()
        return [
            ServerWord(one.lexicon, one.word, one.change, one.reason, one.at_ms, one.appeal_id)
            for one in found
        ]

    async def keep_list(self, row: OwnListRow, words: Sequence[str], most: int) -> bool:
        """See `WordStore.keep_list`."""
        column = schema.own_list.c
        mine, same = column.owner_id == row.owner, column.hash == row.hash
        packed = await to_thread.run_sync(_pack, words)
        async with self._database.write() as connection:
            others = select(func.count()).select_from(schema.own_list).where(mine, ~same)
            if (await connection.execute(others)).scalar_one() >= most:
                return False
            await connection.execute(delete(schema.own_list).where(mine, same))
            await connection.execute(
                insert(schema.own_list).values(
                    owner_id=row.owner,
                    hash=row.hash,
                    name=row.name,
                    language=row.language,
                    word_count=row.count,
                    created_ms=row.created_ms,
                )
            )
            kept = select(schema.own_words.c.hash).where(schema.own_words.c.hash == row.hash)
            if (await connection.execute(kept)).scalar_one_or_none() is None:
                await connection.execute(insert(schema.own_words).values(hash=row.hash, packed=packed))
        return True

    async def own_lists(self, player: PlayerId) -> list[OwnListRow]:
        """See `WordStore.own_lists`."""
        row = schema.own_list.c
        query = (
            select(schema.own_list).where(row.owner_id == player).order_by(row.created_ms.desc(), row.hash)
        )
        async with self._database.read() as connection:
            found = (await connection.execute(query)).all()
        return [
            OwnListRow(
                PlayerId(one.owner_id), one.hash, one.name, one.language, one.word_count, one.created_ms
            )
            for one in found
        ]

    async def own_words(self, hash: str) -> tuple[str, ...] | None:
        """See `WordStore.own_words`."""
        query = select(schema.own_words.c.packed).where(schema.own_words.c.hash == hash)
        async with self._database.read() as connection:
            packed: bytes | None = (await connection.execute(query)).scalar_one_or_none()
        return None if packed is None else await to_thread.run_sync(_unpack, packed)

    async def forget_list(self, player: PlayerId, hash: str) -> bool:
        """See `WordStore.forget_list`."""
        row = schema.own_list.c
        async with self._database.write() as connection:
            gone = await connection.execute(
                delete(schema.own_list).where(row.owner_id == player, row.hash == hash)
            )
            used = select(schema.game.c.id).where(schema.game.c.own_list == hash).exists()
            kept = select(row.hash).where(row.hash == hash).exists()
            words = schema.own_words
            await connection.execute(delete(words).where(words.c.hash == hash, ~used, ~kept))
            return gone.rowcount == 1


def _pack(words: Sequence[str]) -> bytes:
    """The words of a list as they are stored. A list of some hundred thousand takes a second."""
    return zlib.compress("\n".join(words).encode(), 6)


def _unpack(packed: bytes) -> tuple[str, ...]:
    return tuple(zlib.decompress(packed).decode().split("\n"))


async def _appeals(connection: AsyncConnection, *where: Any, limit: int = 1000) -> list[AppealRow]:
    row, voice = schema.appeal.c, schema.supporter.c
    voices = select(func.count()).where(voice.appeal_id == row.id).correlate(schema.appeal).scalar_subquery()
    query = (
        select(schema.appeal, voices.label("voices"))
        .where(*where)
        .order_by(row.created_ms.desc(), row.id)
        .limit(limit)
    )
    return [
        AppealRow(
            id=one.id,
            lexicon=one.lexicon,
            word=one.word,
            wish=one.wish,
            created_ms=one.created_ms,
            state=one.state,
            answer=one.answer,
            supporters=one.voices,
            decided_ms=one.decided_ms,
        )
        for one in (await connection.execute(query)).all()
    ]


async def _put_word(connection: AsyncConnection, appeal: AppealRow, at_ms: int) -> None:
    """The server's word that follows from an accepted appeal, in the place of an older one."""
    row = schema.server_word.c
    await connection.execute(
        delete(schema.server_word).where(row.lexicon == appeal.lexicon, row.word == appeal.word)
    )
    await connection.execute(
        insert(schema.server_word).values(
            lexicon=appeal.lexicon,
            word=appeal.word,
            change=appeal.wish,
            reason=appeal.answer,
            appeal_id=appeal.id,
            at_ms=at_ms,
        )
    )


def _appeal_columns(appeal: AppealRow) -> dict[str, Any]:
    return {
        "id": appeal.id,
        "lexicon": appeal.lexicon,
        "word": appeal.word,
        "wish": appeal.wish,
        "state": appeal.state,
        "answer": appeal.answer,
        "created_ms": appeal.created_ms,
        "decided_ms": appeal.decided_ms,
    }
