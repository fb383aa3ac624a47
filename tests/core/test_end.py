"""After the end of a game no step runs, and none can be added to the stack."""

from dataclasses import dataclass
import json

from tiny import GAME
from tiny.state import Tiny

from bree.core import Rules, State
from bree.core.saves.position import read_position, write_position
from bree.core.saves.state_check import fits
from bree.core.saves.state_json import from_plain, to_plain


@dataclass(slots=True)
class Road(State):
    walked: int = 0


book: Rules[Road] = Rules()


@book.step
def walk(s: Road, far: int) -> None:
    s.walked += far
    if s.walked > 3:
        s.end()
    s.then(("walk", 1))


def test_after_an_end_nothing_is_carried_out_and_nothing_is_stacked() -> None:
    s = Road()
    s.then(("walk", 2), ("walk", 100))
    book.settle(s)
    assert (s.walked, s.todo, s.ended) == (4, [], True)
    assert book.waiting(s) is None
    s.then(("walk", 1))
    assert s.todo == []


def test_a_clone_of_an_ended_game_has_ended() -> None:
    s = Road()
    s.end()
    assert s.clone().ended


def test_a_position_says_that_the_game_has_ended_and_says_nothing_while_it_goes_on() -> None:
    s = Tiny()
    assert "ended" not in to_plain(s)
    s.end()
    assert to_plain(s)["ended"] is True
    assert from_plain(GAME, json.loads(json.dumps(to_plain(s)))) == s
    assert read_position(GAME, write_position(s)) == s


def test_a_position_in_which_something_waits_after_the_end_does_not_fit() -> None:
    s = Tiny(todo=[("award",)])
    assert fits(s, GAME.rules)
    s.ended = True
    assert not fits(s, GAME.rules)
