"""A position is a plain value: clones, leaves, JSON, notation, replay, saves."""

import json
from typing import Any

from bree.contract.tables import watchers
from bree.contract.walk import Stop, Walk
from bree.core.saves.replay import replay
from bree.core.saves.state_json import from_plain, to_plain
from bree.core.state import field_names
from bree.table import Sitting

FROZEN = (str, int, float, bool, type(None))
OFTEN = 17  # answers between two times that a table is put away and taken out again


def frozen(value: Any) -> bool:
    if isinstance(value, (tuple, frozenset)):
        return all(frozen(item) for item in value)
    return isinstance(value, FROZEN)


def leaves_are_immutable(stop: Stop) -> None:
    for name in field_names(type(stop.s)):
        value = getattr(stop.s, name)
        if name == "log":
            continue
        items = value if type(value) is list else value.values() if type(value) is dict else [value]
        assert all(frozen(item) for item in items), f"{name} holds something that can change"


def clones_are_equal(stop: Stop) -> None:
    twin = stop.s.clone()
    assert to_plain(twin) == stop.plain
    assert twin.log is None
    assert stop.game.waiting(twin) == stop.ask
    stop.walk.clones.append((twin, stop.plain))


def clones_play_on_by_themselves(stop: Stop) -> None:
    """What they do is not seen at the table they were taken from."""
    stop.game.apply(stop.s.clone(), stop.ask.picks[-1].id)
    assert to_plain(stop.s) == stop.plain


def json_and_notation_there_and_back(stop: Stop) -> None:
    loaded = from_plain(stop.game, json.loads(json.dumps(stop.plain)))
    assert loaded == stop.s.clone()
    assert stop.game.waiting(loaded) == stop.ask
    assert stop.game.read(stop.game.write(stop.s)) == loaded


def follow(walk: Walk) -> None:
    """A table at which the same game is played comes after."""
    sitting = walk.sitting
    for answer in walk.answers[len(sitting.answers) :]:
        assert sitting.ask is not None
        sitting.answer(sitting.ask.who, answer)


def a_table_that_was_saved_plays_on(stop: Stop) -> None:
    """It is put away and taken out again on the way."""
    follow(stop.walk)
    sitting = stop.walk.sitting
    assert sitting.ask == stop.ask
    assert sitting.state == stop.s
    if stop.number % OFTEN == 1:
        stop.walk.sitting = Sitting.load(sitting.save(), stop.game)


# At the end.


def old_clones_are_as_they_were(walk: Walk) -> None:
    for twin, plain in walk.clones:
        assert to_plain(twin) == plain


def replay_gives_the_same_state_views_and_log(walk: Walk) -> None:
    again = replay(walk.game, walk.table.options, walk.answers)
    assert again == walk.s
    for seat in watchers(walk.s):
        assert walk.game.view(again, seat) == walk.game.view(walk.s, seat)


def a_table_that_was_saved_ends_alike(walk: Walk) -> None:
    follow(walk)
    assert walk.sitting.ask is None
    assert walk.game.score(walk.sitting.state) == walk.game.score(walk.s)
