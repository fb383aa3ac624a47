"""Everything is seen once, at a person's pace: what a page has shown, by its own clock."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import expect
import pytest

from tests.browser.doom import rohan, save
from tests.browser.fellowship import asks, played
from tests.browser.hand import Hand, hand
from tests.browser.inn import Inn, Laid, me
from tests.browser.person import Come, Person

pytestmark = pytest.mark.xdist_group("browser")
TRACE = Path(__file__).with_name("trace.js").read_text(encoding="utf-8")
LEAST_MS = 400
WANDERER = {"kind": "guest", "guest": "random"}
WHOLE = "() => [window.trace.captions, performance.now()]"


class Story(NamedTuple):
    lay: Callable[[Inn], Laid]
    seat: str  # of the person


STORIES = {
    "mordor": Story(lambda inn: inn.lay("mordor", me("Ania"), WANDERER, starter="frodo"), "frodo"),
    "doom": Story(lambda inn: inn.begin_at(save(rohan()), me("Ania"), WANDERER), "star"),
    "fellowship": Story(lambda inn: inn.bring(played(asks("play")), me("Ania"), *[WANDERER] * 3), "north"),
}


class Moment(NamedTuple):
    begin: int  # lines of the log told before it
    end: int
    text: str
    stay: float  # milliseconds


def come_to(come: Come, laid: Laid, seat: str, pace: str, language: str = "pl") -> Person:
    person = come("Ania", language, pace=pace)
    person.context.add_init_script(TRACE)
    person.sit(laid, seat)
    return person


def shown(person: Person) -> list[Moment]:
    captions, now = person.page.evaluate(WHOLE)
    ends = [*(caption["at"] for caption in captions[1:]), now]
    stays = [(one, end - one["at"]) for one, end in zip(captions, ends, strict=True) if one["told"]]
    before = [0, *(caption["told"] for caption, _ in stays)]
    return [Moment(told, one["told"], one["text"], stay) for told, (one, stay) in zip(before, stays, strict=False)]


def lines_of(inn: Inn, person: Person, laid: Laid, seat: str) -> list[tuple[str, str]]:
    """The log: of each line whose answer brought it, and how it reads."""
    frames = inn.frames(laid.id, laid.tokens[seat])
    whose = [frame["who"] for frame in frames for line in frame["log"] if line["rule"]]
    return list(zip(whose, inn.log(laid.id, person.voice, laid.tokens[seat]), strict=True))


def play_until_a_bot_has_moved(own: Hand, seat: str) -> None:
    """Answer after answer, until what the others do has come back to the own seat."""
    for _ in range(200):
        row = own.state["row"]
        own.answer()
        others = False
        while not own.asked and not own.state["over"]:
            others = others or own.state["ask"]["who"] not in (seat, "chance")
            own.hear("state")
        if others or own.state["over"]:
            return
        assert own.state["row"] > row
    raise AssertionError("nobody else has moved")
