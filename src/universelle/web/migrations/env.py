"""Alembic's entry: it is handed an open connection and brings that database up to date."""

from alembic import context

from universelle.web.store import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
