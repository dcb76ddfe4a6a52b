"""Bring a database to the newest tables; the migrations travel inside the package."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from fishka.store.engine import Database

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDatabaseError(Exception):
    """The database was written by a newer program than this one."""


async def migrate(database: Database) -> None:
    """Run the migrations that are missing, in one transaction; nothing to do is the usual case.

    Raises NewerDatabaseError, and SQLAlchemyError when the database cannot be had.
    """
    async with database.write() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if not present <= known:
        raise NewerDatabaseError(", ".join(sorted(present - known)))
    command.upgrade(config, "head")
