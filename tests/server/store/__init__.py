"""The store on SQLite and on a real PostgreSQL server: every call, races, restarts and lost connections."""
