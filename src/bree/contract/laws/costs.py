"""The law of costs: a request to a table makes at most a fixed number of clones of the position."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
import sys
from types import FrameType
from typing import Any, Final

from bree.contract.checked_game import Position
from bree.contract.variants import watchers
from bree.core import DONE, Ask, Game, Refusal
from bree.table import Chair, Sitting
from bree.table.pick_set import PickSet, same_set

CLONES: Final = 256  # the limit for a request about a pick set; the highest number found so far is 35
SHOWN: Final = 1024  # the limit for a view, an ask or its bars; a view of `fellowship` tries at most 1,000 endings
STRANGER: Final = "no such pick"
WRITTEN: Final = "<string>"  # the file name of generated clone code; `State.clone` calls it, so it is not counted twice

Question = Callable[[Sitting], object]


def no_question_costs_many_clones(position: Position) -> None:
    """Check every request that a seat can make at this position."""
    for question, number in costs(position.game, position.s, position.ask).items():
        assert number <= most(question), f"{question}: {number} clones"


def most(question: str) -> int:
    """The limit for this request."""
    return SHOWN if question.startswith(("view", "ask", "bars")) else CLONES


def costs(game: Game, s: Any, ask: Ask) -> dict[str, int]:
    """All requests that are possible at a position, with the number of clones that each makes."""
    found = {name: cost(game, s, question) for name, question in shown(s).items()}
    if ask.many:
        run = sitting_at(game, s).pick_set
        sent = gathered(ask.who, a_set(game, s, ask), run)
        found |= {name: cost(game, s, question) for name, question in sent.items()}
    return found


def shown(s: Any) -> dict[str, Question]:
    """The ask, its bars and all views."""
    views: dict[str, Question] = {f"view of {seat}": partial(Sitting.view, seat=seat) for seat in watchers(s)}
    return {"ask": lambda table: table.ask, "bars": lambda table: table.game.rules.barred(table.state), **views}


def gathered(who: str, some: list[str], run: PickSet) -> dict[str, Question]:
    """Requests about a pick set: its bounds, and selections of several sizes, legal or not."""
    each = [pick.id for pick in run.picks]
    every = [pick.id for pick in run.picks for _ in range(pick.copies)]
    found: dict[str, Question] = {"run": lambda table: table.pick_set}
    for name, picks in {"nothing": [], "one of each": each, "everything": every, "a set": some}.items():
        found[f"marks: {name}"] = partial(Sitting.selection, seat=who, picks=picks)
        for also, more in {"": [], " and a stranger": [STRANGER], " and one more": each[:1]}.items():
            found[f"gather: {name}{also}"] = partial(Sitting.gather, seat=who, wanted=[*reversed(picks), *more, DONE])
    return found


def a_set(game: Game, s: Any, first: Ask) -> list[str]:
    """A complete pick set that always takes the first pick."""
    here, found = s.clone(), list[str]()
    ask: Ask | None = first
    while ask is not None and same_set(first, ask) and len(found) <= CLONES:
        found.append(next((pick.id for pick in ask.picks if pick.id != DONE), DONE))
        game.rules.play(here, found[-1])
        ask = game.waiting(here)
    return [pick for pick in found if pick != DONE]


def sitting_at(game: Game, s: Any) -> Sitting:
    """A table at this position."""
    here = replace(game, setup=lambda _options: s.clone(), seats=lambda _options: s.seats)
    return Sitting(here, {}, {seat: Chair(seat) for seat in s.seats}, seed=1)


def cost(game: Game, s: Any, question: Question) -> int:
    """The number of clones that a request makes, refused or not."""
    table = sitting_at(game, s)
    number, before = 0, sys.getprofile()

    def hear(frame: FrameType, event: str, called: Any) -> None:
        nonlocal number
        if event == "call":
            number += frame.f_code.co_name == "clone" and frame.f_code.co_filename != WRITTEN
        elif event == "c_call":  # in the compiled build; the profiler does not see calls made by compiled code
            number += called.__name__ == "clone"

    sys.setprofile(hear)
    try:
        with suppress(Refusal):
            question(table)
    finally:
        sys.setprofile(before)
    return number
