"""The worked examples of a rulebook."""

from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import Response
from msgspec import json

from bree.core import Game
from bree.server.guard.refusals import refused_with
from bree.server.routes.gzip import cached_response
from bree.server.routes.lobby import inn_of
from bree.server.routes.openapi import inline_schema
from bree.server.routes.save_upload import JSON
from bree.server.show.published_state import shown_ask, shown_line
from bree.server.wire.schema import ExampleShown
from bree.table.example import Example, examples

router = APIRouter()
LISTED = {"type": "array", "items": inline_schema(ExampleShown)}


@router.get(
    "/api/examples/{game}",
    response_class=Response,
    responses={**refused_with(404), 200: {"content": {JSON: {"schema": LISTED}}}},
)
async def listed(request: Request, game: str) -> Response:
    """The examples of a game: positions, what may be done there, and what happens."""
    return cached_response(request.headers, _listed(inn_of(request).services.game(game)), JSON)


@cache
def _listed(game: Game) -> bytes:
    return json.encode([_shown(game, one) for one in examples(game)])


def _shown(game: Game, example: Example) -> ExampleShown:
    """An example as the seat that is asked may know it."""
    s = example.position(game)
    ask = game.waiting(s)
    assert ask is not None, "an example asks a seat"
    view, shown = game.view(s, ask.who), shown_ask(game, s, ask)
    lines = [shown_line(entry) for entry in example.play(game, s) if entry.visible_to(ask.who)]
    return ExampleShown(
        example.name, example.rule, dict(example.title), dict(example.text),
        dict(example.names), ask.who, view, shown, game.view(s, ask.who), lines,
    )  # fmt: skip
