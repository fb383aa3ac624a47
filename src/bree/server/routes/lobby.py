"""The lobby: games, texts, rules and cards. Also the health of the server."""

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import TypeAdapter

from bree.bots.find import stars
from bree.core import Game, Options
from bree.core.cards.file import CardFile, read_folder
from bree.core.rulebook import rulebook
from bree.core.terms import terms
from bree.lang import Voice
from bree.lang.source import sources
from bree.lang.uncertain_cards import uncertain_facts
from bree.server.bots.pool import bots_of
from bree.server.guard.hosts import for_friends, is_here, name_of
from bree.server.guard.refusals import refused_in_json, refused_with
from bree.server.routes.forms import (
    CardShown,
    Doors,
    GameShown,
    Health,
    InBoth,
    LessonShown,
    OptionShown,
    RuleShown,
    TermShown,
)
from bree.server.routes.gzip import cached_response
from bree.server.routes.readiness import Readiness
from bree.server.routes.save_upload import JSON
from bree.server.tables.inn import Inn
from bree.table.lesson_file import lessons
from bree.table.puzzle_file import puzzles

PLAYERS = "players"  # the option with the number of players, if a game has it
router = APIRouter()


def inn_of(request: Request) -> Inn:
    inn: Inn = request.app.state.inn
    return inn


@router.get("/api/games", response_class=Response, responses={**refused_with(), 200: {"model": list[GameShown]}})
async def games(request: Request) -> Response:
    return cached_response(request.headers, _games(tuple(inn_of(request).services.games.values())), JSON)


# These answers never change and are requested often, so they are encoded once.


@cache
def _games(all_games: tuple[Game, ...]) -> bytes:
    return TypeAdapter(list[GameShown]).dump_json([shown(game) for game in all_games])


def shown(game: Game) -> GameShown:
    options = [
        OptionShown(name=one.name, values=list(one.values), rule=one.rule, free=one.free, file=one.file)
        for one in game.options
    ]
    seats = {str(len(places)): list(places) for places in _tables(game)}
    sides = len(game.teams(game.choose({}))) if game.sides is not None else 0
    return GameShown(
        name=game.name, title=_in_both(game, "game-title"), about=_in_both(game, "game-about"),
        cooperative=game.cooperative, sides=sides, secrets=game.secrets, version=game.version,
        options=options, seats=seats, bots=list(bots_of(game)), stars=stars(game.name),
        lessons=[LessonShown(name=one.name, title=InBoth(**one.title)) for one in lessons(game).values()],
        puzzles=len(puzzles(game)),
    )  # fmt: skip


def _in_both(game: Game, key: str) -> InBoth:
    """A text of the game, so that the first page need not fetch all of them."""
    return InBoth(pl=Voice("pl", game).say(key), en=Voice("en", game).say(key))


def _tables(game: Game) -> list[tuple[str, ...]]:
    """The seats for every number of players."""
    counts = next((option.values for option in game.options if option.name == PLAYERS), ())
    chosen: list[Options] = [game.choose({PLAYERS: count}) for count in counts] or [game.choose({})]
    return [game.seats(options) for options in chosen]


@router.get("/api/texts/{lang}", response_class=PlainTextResponse, responses=refused_in_json(404))
async def texts(request: Request, lang: str, game: Annotated[str, Query(max_length=200)] = "") -> Response:
    """The Fluent source of a language: the texts of Bree and of the game."""
    table = inn_of(request).services.game(game) if game else None
    Voice(lang)  # raises a refusal for an unknown language
    return cached_response(request.headers, _texts(lang, table), PlainTextResponse.media_type)


@cache
def _texts(lang: str, game: Game | None) -> bytes:
    return "\n".join(sources(lang, game)).encode()


@router.get(
    "/api/rules/{game}", response_class=Response, responses={**refused_with(404), 200: {"model": list[RuleShown]}}
)
async def rules(request: Request, game: str) -> Response:
    return cached_response(request.headers, _rules(inn_of(request).services.game(game).package), JSON)


@cache
def _rules(package: str) -> bytes:
    found = [
        RuleShown(
            id=one.id, section=one.section, kind=one.kind, confidence=one.confidence,
            heading=InBoth(**one.headings), text=InBoth(**one.text),
        )
        for one in rulebook(package).values()
    ]  # fmt: skip
    return TypeAdapter(list[RuleShown]).dump_json(found)


@router.get(
    "/api/terms/{lang}", response_class=Response, responses={**refused_with(404), 200: {"model": list[TermShown]}}
)
async def game_terms(request: Request, lang: str, game: Annotated[str, Query(max_length=200)]) -> Response:
    """The game terms in a language."""
    table = inn_of(request).services.game(game)
    Voice(lang)  # raises a refusal for an unknown language
    return cached_response(request.headers, _terms(lang, table.package), JSON)


@cache
def _terms(lang: str, package: str) -> bytes:
    found = [
        TermShown(
            id=one.id, name=one.name[lang], text=one.text[lang], forms=list(one.forms[lang]), rules=list(one.rules)
        )
        for one in terms(package).values()
    ]  # fmt: skip
    return TypeAdapter(list[TermShown]).dump_json(found)


@router.get(
    "/api/cards/{game}", response_class=Response, responses={**refused_with(404), 200: {"model": list[CardShown]}}
)
async def cards(request: Request, game: str) -> Response:
    return cached_response(request.headers, _cards(inn_of(request).services.game(game)), JSON)


@cache
def _cards(game: Game) -> bytes:
    found = [
        CardShown(kind=kind, id=card.id, facts=_plain(card), doubts=list(uncertain_facts(card)))
        for kind, place in game.folders.items()
        for card in read_folder(f"{game.package}.{place}", code=False).values()
    ]
    return TypeAdapter(list[CardShown]).dump_json(found)


def _plain(card: CardFile) -> dict[str, bool | int | str | list[str]]:
    return {name: value for name, value in card.facts.items() if _is_plain(value)}


def _is_plain(value: object) -> bool:
    words = value if isinstance(value, list) else [value]
    return all(isinstance(one, str) for one in words) or isinstance(value, bool | int)


@router.get("/api/doors", responses=refused_with())
async def doors(request: Request) -> Doors:
    """For a page on the server's own machine: URLs that work on other machines. Other callers get none."""
    caller, server = request.client, request.scope.get("server")
    if server is None or caller is None or not is_here(caller.host):
        return Doors(addresses=[])
    if not is_here(name_of(request.headers.get("host", ""))):
        return Doors(addresses=[])
    return Doors(addresses=for_friends(inn_of(request).services.settings, server[1]))


@router.get("/healthz")
async def alive() -> Health:
    return Health(ok=True)


@router.get("/readyz", responses=refused_with())
async def ready(request: Request) -> Health:
    """Can the server write to the database?"""
    readiness: Readiness = request.app.state.readiness
    await readiness.check()
    return Health(ok=True)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    return PlainTextResponse(inn_of(request).services.metrics.text(), media_type="text/plain; version=0.0.4")
