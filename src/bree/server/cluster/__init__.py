"""Several workers that share the tables of one PostgreSQL: which worker owns a table, and how its clients reach it.

A server with a SQLite file does not use this package.
"""
