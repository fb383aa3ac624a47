"""The laws of values: a position survives clones, JSON, notation, replay and saves."""

import json
from typing import Any

from bree.contract.checked_game import CheckedGame, Position
from bree.contract.variants import watchers
from bree.core.saves.replay import replay
from bree.core.saves.state_json import from_plain, to_plain
from bree.core.state import field_names
from bree.table import Sitting

FROZEN = (str, int, float, bool, type(None))
OFTEN = 17  # answers between two saves of the game


def frozen(value: Any) -> bool:
    if isinstance(value, (tuple, frozenset)):
        return all(frozen(item) for item in value)
    return isinstance(value, FROZEN)


def leaves_are_immutable(position: Position) -> None:
    for name in field_names(type(position.s)):
        value = getattr(position.s, name)
        if name == "log":
            continue
        items = value if type(value) is list else value.values() if type(value) is dict else [value]
        assert all(frozen(item) for item in items), f"{name} holds something that can change"


def clones_are_equal(position: Position) -> None:
    twin = position.s.clone()
    assert to_plain(twin) == position.plain
    assert twin.log is None
    assert position.game.waiting(twin) == position.ask
    position.checked.clones.append((twin, position.plain))


def clones_are_independent(position: Position) -> None:
    """Playing on a clone does not change the original."""
    position.game.apply(position.s.clone(), position.ask.picks[-1].id)
    assert to_plain(position.s) == position.plain


def json_and_notation_restore_the_state(position: Position) -> None:
    loaded = from_plain(position.game, json.loads(json.dumps(position.plain)))
    assert loaded == position.s.clone()
    assert position.game.waiting(loaded) == position.ask
    assert position.game.read(position.game.write(position.s)) == loaded


def follow(checked: CheckedGame) -> None:
    """Give the answers of the game to a second table."""
    sitting = checked.sitting
    for answer in checked.answers[len(sitting.answers) :]:
        assert sitting.ask is not None
        sitting.answer(sitting.ask.who, answer)


def a_saved_game_plays_on(position: Position) -> None:
    """The game is saved and loaded on the way."""
    follow(position.checked)
    sitting = position.checked.sitting
    assert sitting.ask == position.ask
    assert sitting.state == position.s
    if position.number % OFTEN == 1:
        position.checked.sitting = Sitting.load(sitting.save(), position.game)


# Laws of a finished game.


def old_clones_have_not_changed(checked: CheckedGame) -> None:
    for twin, plain in checked.clones:
        assert to_plain(twin) == plain


def replay_gives_the_same_state_views_and_log(checked: CheckedGame) -> None:
    again = replay(checked.game, checked.variant.options, checked.answers)
    assert again == checked.s
    for seat in watchers(checked.s):
        assert checked.game.view(again, seat) == checked.game.view(checked.s, seat)


def a_saved_game_has_the_same_end(checked: CheckedGame) -> None:
    follow(checked)
    assert checked.sitting.ask is None
    assert checked.game.score(checked.sitting.state) == checked.game.score(checked.s)
