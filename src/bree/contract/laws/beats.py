"""What is seen on the way from one decision to the next: every step that tells something may be shown by itself."""

import json
from random import Random
from typing import Any

from bree.contract.laws.secrets import WORLDS, heard, secret
from bree.contract.walk import Course, Stop
from bree.core import LogEntry

STRIDE = 5  # positions between two at which worlds are held against each other


def every_step_can_be_seen(stop: Stop) -> None:
    """Views can be made wherever a line was told, and whoever goes step by step comes to the same position."""
    course, played = stop.course, stop.clone()
    stop.game.apply(played, stop.answer)
    assert course.end == played
    for beat in course.beats:
        assert beat.lines
        for seat, view in beat.views.items():
            json.dumps(view)
            if not stop.game.secrets:
                assert view == beat.views[None], f"{seat} sees something else"


def no_secret_name_is_seen_on_the_way(stop: Stop) -> None:
    """What a seat could not know before and cannot know now is in nothing that it sees in between."""
    witness, came = stop.walk.witness, stop.walk.came
    if witness is None or came is None or came.number != stop.number - 1:
        return
    if any(line.key == witness.gathered for beat in came.course.beats for line in beat.lines):
        return  # all cards were shown, gathered and dealt again
    for seat in stop.watchers:
        seen = json.dumps([beat.views[seat] for beat in came.course.beats if heard(beat.lines, seat)])
        for name in set(witness.secrets(seat)).intersection(came.secrets[seat]):
            assert name not in seen, f"{seat} learns of {name}"


def worlds_that_end_alike_unfold_alike(stop: Stop) -> None:
    """What a seat cannot tell apart when it is over it cannot tell apart on the way: not by what it is shown, nor by
    the kinds of lines that anybody else is shown, and when: the table waits until they have seen them, for some longer
    than for others."""
    if not secret(stop) or stop.number % STRIDE:
        return
    others = [pick.id for pick in stop.ask.picks if pick.id != stop.answer][: WORLDS - 1]
    courses = [stop.course, *(Course(stop.game, stop.clone(), other, stop.watchers) for other in others)]
    for seat in stop.watchers:
        if seat != stop.ask.who:
            known: dict[str, Any] = {}
            for course in courses:
                assert known.setdefault(ends(course, seat), on_the_way(course, seat)) == on_the_way(course, seat)
        twin = stop.game.imagine(stop.s, seat, Random(stop.number))
        asked = stop.game.waiting(twin)
        if asked is not None and asked.offers(stop.answer):
            twin.log = list(stop.log)
            there = Course(stop.game, twin, stop.answer, stop.watchers)
            if ends(there, seat) == ends(stop.course, seat):
                assert on_the_way(there, seat) == on_the_way(stop.course, seat)


def ends(course: Course, seat: str | None) -> str:
    """All that the seat knows in the end."""
    return json.dumps([heard(course.lines, seat), course.game.view(course.end, seat)])


def on_the_way(course: Course, seat: str | None) -> tuple[list[tuple[list[LogEntry], Any]], list[list[str]]]:
    """What the seat hears and sees, and what kinds of lines everybody hears at each step."""
    own = [(lines, beat.views[seat]) for beat in course.beats if (lines := heard(beat.lines, seat))]
    kinds = [[line.key for line in heard(beat.lines, other)] for other in course.watchers for beat in course.beats]
    return own, kinds
