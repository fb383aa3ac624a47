"""The head of the client's page: its language, its title, and what a chat shows for a link (Open Graph).

The page of a table names the person who set it, the game and the free seats. All of that is public to everybody with
the link. A table that is closed or unknown has the head of the inn.
"""

import asyncio
from html import escape
import re
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.types import Scope

from bree.core import Game, Refusal
from bree.lang import LANGUAGES, Voice
from bree.lang.locale import own_language
from bree.server.store import TableRecord
from bree.server.tables import seats as seating
from bree.server.tables.inn import ID, Inn

TABLE = re.compile(rf"t/({ID.pattern})(?:/replay|/review)?")
WAIT_S = 2.0  # for the database; after that the page has the head of the inn
GAMES = "/api/games"  # the first page shows them: the browser fetches them beside the scripts
INN = "inn"  # the picture for everything that is no game


class PageHead(NamedTuple):
    language: str
    title: str
    text: str
    picture: str  # the name of a game, or of the inn
    private: bool = False  # search engines leave it out
    preload: str = ""


async def head_of(scope: Scope, path: str) -> PageHead:
    language = preferred(Headers(scope=scope).get("accept-language", ""))
    table = TABLE.fullmatch(path)
    found = await _record(scope["app"].state.inn, table[1]) if table else None
    if found is not None:
        return _of_table(language, *found)
    voice = Voice(language)
    title, text = voice.say("web-title"), voice.say("web-welcome")
    return PageHead(language, title, text, INN, private=bool(path), preload="" if path else GAMES)


async def _record(inn: Inn, table: str) -> tuple[TableRecord, Game] | None:
    try:
        async with asyncio.timeout(WAIT_S):
            record = await inn.services.store.table(table)
    except (Refusal, TimeoutError):
        return None
    game = inn.services.games.get(record.game) if record is not None and not record.closed else None
    return None if record is None or game is None else (record, game)


def _of_table(language: str, record: TableRecord, game: Game) -> PageHead:
    voice = Voice(language, game)
    host = next((seat.name for seat in record.seats if seat.kind == seating.ME and seat.name), "")
    free = sum(not seating.taken(seat) for seat in record.seats)
    title = voice.say("game-title")
    if host and free:
        title = voice.say("server-invites", {"who": f"'{host}", "game": f"'{title}"})
    seats = voice.say("server-free-seats", {"count": free})
    return PageHead(language, title, f"{seats} {voice.say('game-about')}", game.name, private=True)


def preferred(accepted: str) -> str:
    """The first of our languages that the browser names, else the server's own."""
    for word in accepted.lower().split(","):
        language = word.strip()[:2]
        if language in LANGUAGES:
            return language
    return own_language()


def filled(page: str, head: PageHead, origin: str) -> str:
    """The page with its head. Everything that comes from outside is escaped."""
    text, title = escape(head.text), escape(head.title)
    lines = [
        f"<title>{title} · Bree</title>" if head.picture != INN else f"<title>{title}</title>",
        f'<meta name="description" content="{text}">',
        f'<meta property="og:title" content="{title}">',
        f'<meta property="og:description" content="{text}">',
        f'<meta property="og:image" content="{escape(origin)}/pictures/{escape(head.picture)}.jpg">',
        '<meta property="og:type" content="website">',
        '<meta property="og:site_name" content="Bree">',
        f'<meta property="og:locale" content="{"pl_PL" if head.language == "pl" else "en_GB"}">',
        '<meta name="twitter:card" content="summary_large_image">',
    ]
    if head.private:
        lines.append('<meta name="robots" content="noindex">')
    if head.preload:
        lines.append(f'<link rel="preload" href="{head.preload}" as="fetch" crossorigin>')
    page = re.sub(r'<html lang="\w+"', f'<html lang="{head.language}"', page, count=1)
    return re.sub(r"<title>.*?</title>", lambda _: "\n    ".join(lines), page, count=1)
