"""Opening the table of a lesson."""

from fastapi import APIRouter, Request

from bree.core import Refusal
from bree.core.saves.save import FROM_LESSON
from bree.server.bots.pool import bots_of
from bree.server.guard.refusals import refused_with
from bree.server.guard.request_guard import address_of
from bree.server.routes.create_table import TablePlan, create_table
from bree.server.routes.forms import LessonWish, NewTable, SeatWish
from bree.server.routes.lobby import inn_of
from bree.table.lesson_file import lessons

router = APIRouter(prefix="/api/lessons")


@router.post("", status_code=201, responses=refused_with(404))
async def open_lesson(request: Request, wish: LessonWish) -> NewTable:
    """A table at which the caller learns a game. After the lesson, the strongest bot plays the other seats."""
    inn = inn_of(request)
    game = inn.services.game(wish.game)
    lesson = lessons(game).get(wish.lesson)
    if lesson is None:
        raise Refusal("lesson-unknown", lesson=wish.lesson)
    options, bot = game.choose(dict(lesson.options)), bots_of(game)[-1]
    learner, other = SeatWish(kind="me", name=wish.name), SeatWish(kind="bot", bot=bot)
    seats = [learner if seat == lesson.seat else other for seat in game.seats(options)]
    plan = TablePlan(game, options, origin=FROM_LESSON, practice=True, lesson=lesson.name)
    return await create_table(inn, plan, seats, address_of(request.scope))
