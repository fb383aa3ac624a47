"""Plain statements, past the store."""

import sqlite3
from typing import Any

import asyncpg


def name_of(url: str) -> str:
    """The database's name on its server."""
    return url.partition("?")[0].rpartition("/")[2]


async def execute(url: str, statement: str) -> list[tuple[Any, ...]]:
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        try:
            with connection:
                return connection.execute(statement).fetchall()
        finally:
            connection.close()
    server = await asyncpg.connect(url)
    try:
        return [tuple(record) for record in await server.fetch(statement)]
    finally:
        await server.close()
