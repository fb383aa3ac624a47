"""The migrations of the database from any earlier version. Alembic runs them when a store is opened.

Never edit a released migration; add a new file to `versions` instead. Migrations do not import `schema.py`, which
describes the current schema, or the records.
"""
