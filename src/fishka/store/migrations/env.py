"""Alembic's way in: runs on the connection that `fishka.store.migrate` hands over."""

from alembic import context

from fishka.store.schema import metadata

connection = context.config.attributes["connection"]
# `migrate` has begun the transaction: all migrations or none.
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
