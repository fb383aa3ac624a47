"""Puzzles: the list of a game, the position of each, and the judgement of an answer. Nothing is stored."""

from functools import lru_cache

from fastapi import APIRouter, Request, Response
from msgspec import UNSET, UnsetType, json

from bree.core import Game, Refusal
from bree.server import clock
from bree.server.guard.refusals import refused_with
from bree.server.routes.forms import PuzzleAnswer, PuzzleJudged, PuzzleList, PuzzleListed, PuzzleTextShown
from bree.server.routes.gzip import cached_response
from bree.server.routes.lobby import inn_of
from bree.server.routes.openapi import inline_schema
from bree.server.routes.save_upload import JSON
from bree.server.show.published_state import shown_ask
from bree.server.wire.schema import PuzzleShown
from bree.table.puzzle import Puzzle, PuzzleReason, of_the_day, written
from bree.table.puzzle_file import puzzles

router = APIRouter(prefix="/api/puzzles")
KEPT = 128  # positions in memory


@router.get("/{game}", responses=refused_with(404))
async def listed(request: Request, game: str) -> PuzzleList:
    """The puzzles of a game, and the one of this day (UTC)."""
    found = puzzles(inn_of(request).services.game(game))
    return PuzzleList(
        today=of_the_day(found, clock.now()),
        puzzles=[PuzzleListed(name=one.name, grade=one.grade) for one in found.values()],
    )


@router.get(
    "/{game}/{name}",
    response_class=Response,
    responses={**refused_with(404), 200: {"content": {JSON: {"schema": inline_schema(PuzzleShown)}}}},
)
async def position(request: Request, game: str, name: str) -> Response:
    """The position of a puzzle, as the seat that is asked may know it."""
    known = inn_of(request).services.game(game)
    _named(known, name)
    return cached_response(request.headers, _position(known, name), JSON)


@router.post("/{game}/{name}", responses=refused_with(404))
async def judge(request: Request, game: str, name: str, given: PuzzleAnswer) -> PuzzleJudged:
    """Is this answer the right one? The texts say how good it is, and how good the best one is."""
    puzzle = _named(inn_of(request).services.game(game), name)
    answer = written(given.picks)
    if answer not in puzzle.values:
        raise Refusal("puzzle-answer")
    right = answer == puzzle.right
    facts: dict[str, str | int | list[str]] = {
        "value": _percent(puzzle.values[answer]),
        "best": _percent(puzzle.values[puzzle.right]),
    }
    judgement = PuzzleTextShown(key="puzzle-right" if right else "puzzle-wrong", facts=facts)
    return PuzzleJudged(right=right, says=[judgement, *map(_text, puzzle.reasons.get(answer, ()))])


def _text(reason: PuzzleReason) -> PuzzleTextShown:
    facts = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in reason.facts.items()}
    return PuzzleTextShown(key=reason.key, facts=facts)


def _percent(value: float) -> int:
    return round(100 * value)


def _named(game: Game, name: str) -> Puzzle:
    found = puzzles(game).get(name)
    if found is None:
        raise Refusal("puzzle-unknown", puzzle=name)
    return found


@lru_cache(maxsize=KEPT)
def _position(game: Game, name: str) -> bytes:
    puzzle = puzzles(game)[name]
    s = puzzle.position(game)
    ask = game.waiting(s)
    assert ask is not None, "a puzzle asks a seat"
    hands: dict[str, list[str]] | UnsetType = UNSET
    if puzzle.open_hands and game.open_hands is not None:
        hands = {seat: things for seat, things in game.open_hands(s).items() if seat != ask.who}
    return json.encode(
        PuzzleShown(ask.who, puzzle.grade, game.view(s, ask.who), shown_ask(game, s, ask), len(puzzle.answers), hands)
    )
