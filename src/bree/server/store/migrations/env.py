"""Alembic runs this file. The connection, and the transaction that holds all steps, are the store's."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
