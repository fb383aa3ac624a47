"""A move that its seat may take back without asking anybody has told nobody anything."""

import json
from random import Random
from typing import Any

from bree.contract.laws.beats import on_the_way
from bree.contract.laws.secrets import WORLDS, heard, secret
from bree.contract.walk import Course, Stop
from bree.core import CHANCE
from bree.table.sitting import Answer
from bree.table.undo import fair

STRIDE = 5  # positions between two at which other answers are tried, too


def a_fair_undo_leaves_nobody_wiser(stop: Stop) -> None:
    """Nobody has seen a name that he could not know before. Whoever moved would have seen the same in every world that
    he could not tell from the true one."""
    if not secret(stop) or stop.ask.who == CHANCE:
        return
    others = [pick.id for pick in stop.ask.picks if pick.id != stop.answer][: WORLDS - 1]
    for answer in (stop.answer, *(others if stop.number % STRIDE == 0 else ())):
        course = stop.course
        if answer != stop.answer:
            course = Course(stop.game, stop.clone(), answer, stop.watchers)
        given = Answer(stop.ask.who, answer, len(stop.log))
        if fair(0, [given], [*stop.log, *course.lines]):
            for seat in stop.watchers:
                nothing_is_named(stop, course, seat)
            nothing_is_told(stop, course, answer)


def seen(course: Course, seat: str | None) -> list[Any]:
    """All that the seat sees of the move: on the way, and in the end with the next question, if it is its own."""
    ask = course.game.waiting(course.end)
    mine = None if ask is None else (*ask.parts(), ask.step) if ask.who == seat else (ask.who, ask.key, ask.automatic)
    return [on_the_way(course, seat), course.game.view(course.end, seat), mine]


def nothing_is_named(stop: Stop, course: Course, seat: str | None) -> None:
    witness = stop.walk.witness
    assert witness is not None
    if any(line.key == witness.gathered for line in course.lines):
        return  # what was said of the cards before was of the last round's
    text = json.dumps([seen(course, seat), heard(course.lines, seat)], ensure_ascii=False)
    for name in witness.secrets(seat):
        assert name not in text, f"{seat} learns of {name}"


def nothing_is_told(stop: Stop, course: Course, answer: str) -> None:
    seat = stop.ask.who
    twin = stop.game.imagine(stop.s, seat, Random(stop.number))
    twin.log = list(stop.log)
    after = stop.game.waiting(course.end)
    if after is not None and after.key == "pick_threat":
        return  # open: the threats to choose from tell of the others, and the undo before is still fair
    there = Course(stop.game, twin, answer, stop.watchers)
    assert seen(there, seat) == seen(course, seat), f"{seat} learns something"
