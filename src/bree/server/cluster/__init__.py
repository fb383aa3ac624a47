"""Several workers that share the tables of one PostgreSQL: who owns which table, and how a client that comes to another
worker reaches the owner. A server on a SQLite file uses nothing of this.
"""
