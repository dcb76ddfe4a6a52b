"""Alembic's way in: runs on the connection that `fishka.store.migrate` hands over."""

from alembic import context

from fishka.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
