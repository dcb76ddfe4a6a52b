"""`fishka lexicon appeals` and `decide`: what players wish of the lists, and the operator's answers."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from cyclopts import Parameter
from sqlalchemy.exc import SQLAlchemyError

from fishka.cli.io import Io
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import Json
from fishka.game.refusals import Refused
from fishka.main import data_folder
from fishka.service.appeals import check_reason
from fishka.service.words import AppealRow, AppealState
from fishka.store.engine import Database, sqlite_url
from fishka.store.migrate import NewerDatabaseError, migrate
from fishka.store.words import SqlWordStore

T = TypeVar("T")

DatabaseUrl = Annotated[str | None, Parameter(help="cli-option-database")]
State = Annotated[Literal["open", "accepted", "rejected", "all"], Parameter(help="cli-option-appeal-state")]
Id = Annotated[str, Parameter(help="cli-argument-appeal")]
Answer = Annotated[Literal["accept", "reject"], Parameter(help="cli-argument-decision")]
Reason = Annotated[str, Parameter(help="cli-option-reason")]


def lexicon_appeals(
    io: Io, *, state: State = "open", database: DatabaseUrl = None, json: Json = False
) -> int:
    """The appeals, those with most voices first; exit code 1 when there is none."""
    wanted: AppealState | None = None if state == "all" else state
    found = _ask(database, lambda store: _with_reasons(store, wanted))
    found.sort(key=lambda one: (-one[0].supporters, one[0].created_ms))
    if json:
        io.json({"appeals": [_plain(appeal, reasons) for appeal, reasons in found]})
        return Exit.DONE if found else Exit.NO
    for appeal, reasons in found:
        what = io.text(
            f"cli-appeal-{appeal.wish}", word=appeal.word, lexicon=appeal.lexicon, count=appeal.supporters
        )
        io.say(f"{appeal.id}  {what} · {io.text(f'cli-appeal-{appeal.state}')}")
        for reason in reasons:
            io.say(f"  {reason}")
        if appeal.answer:
            io.say(f"  → {appeal.answer}")
    if not found:
        io.note(io.text("cli-appeals-none"))
    return Exit.DONE if found else Exit.NO


def lexicon_decide(
    io: Io, appeal: Id, answer: Answer, /, *, reason: Reason, database: DatabaseUrl = None, json: Json = False
) -> int:
    """Answer an appeal; what is accepted holds in games that begin from now on."""
    said = check_reason(reason)
    if isinstance(said, Refused):
        raise Stop(Exit.USAGE, f"refused-{said.code.replace('_', '-')}", **_numbers(said))
    state: AppealState = "accepted" if answer == "accept" else "rejected"
    decided = _ask(database, lambda store: store.decide(appeal, state, said, int(time.time() * 1000)))
    if decided is None:
        raise Stop(Exit.USAGE, "cli-fault-appeal", given=appeal)
    if json:
        io.json(_plain(decided, []))
    else:
        what = io.text(
            f"cli-appeal-{decided.wish}", word=decided.word, lexicon=decided.lexicon, count=decided.supporters
        )
        io.say(f"{decided.id}  {what} · {io.text(f'cli-appeal-{decided.state}')}")
    return Exit.DONE


async def _with_reasons(store: SqlWordStore, state: AppealState | None) -> list[tuple[AppealRow, list[str]]]:
    return [(one, await store.reasons(one.id)) for one in await store.appeals(state=state)]


def _ask(database: str | None, work: Callable[[SqlWordStore], Awaitable[T]]) -> T:
    """Do something with the site's database, brought up to date first."""
    url = database if database is not None else sqlite_url(data_folder(os.environ) / "fishka.sqlite")

    async def asked() -> T:
        opened = Database(url)
        try:
            await migrate(opened)
            return await work(SqlWordStore(opened))
        finally:
            await opened.close()

    try:
        return asyncio.run(asked())
    except (SQLAlchemyError, NewerDatabaseError, ModuleNotFoundError) as fault:
        reason = str(fault.__cause__ or fault).splitlines()[0]
        raise Stop(Exit.MISSING, "cli-fault-database", reason=reason) from None


def _plain(appeal: AppealRow, reasons: list[str]) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(appeal)
    return {**plain, "reasons": reasons} if reasons else plain


def _numbers(refusal: Refused) -> dict[str, str | int]:
    return {name: value for name, value in refusal.params.items() if isinstance(value, str | int)}
