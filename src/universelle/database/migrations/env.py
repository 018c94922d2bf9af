"""Alembic's entry point: migrates the database of the open connection it is given."""

from alembic import context

from universelle.database.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
