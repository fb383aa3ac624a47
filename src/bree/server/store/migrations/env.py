"""Alembic runs this file, with the connection and the transaction of the store."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
