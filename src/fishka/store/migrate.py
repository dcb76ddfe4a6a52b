"""Bring a database to the newest tables; the migrations travel inside the package."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from fishka.store.engine import Database

MIGRATIONS = Path(__file__).parent / "migrations"


async def migrate(database: Database) -> None:
    """Run the migrations that are missing, in one transaction; nothing to do is the usual case."""
    async with database.write() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
