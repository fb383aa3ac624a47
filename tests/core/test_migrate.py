"""The game's `migrate` turns a position of an older version into the present form, after the renaming of steps."""

from dataclasses import replace
from typing import Any

import pytest
from tiny import GAME

from bree.core import Game, Refusal
from bree.core.saves.replay import positions
from bree.core.saves.save import Save, restore, write_save
from bree.core.saves.state_json import to_plain
from bree.table import Sitting

ANSWERS = ["barrel01", "barrel02", "barrel03", "barrel04", "barrel05", "barrel02"]
SEATS = {seat: {"name": seat, "bot": ""} for seat in ("ann", "bob")}


def by_old_rules() -> dict[str, Any]:
    """A position of version 0: the tokens were called coins, and there was another field."""
    *_, last = positions(GAME, {}, ANSWERS)
    old = to_plain(last)
    old["coins"] = old.pop("tokens")
    return {**old, "weather": "rain"}


def migrate(version: int, position: dict[str, Any]) -> dict[str, Any]:
    if version > 0:
        return position
    kept = {name: value for name, value in position.items() if name not in ("coins", "weather")}
    return {**kept, "tokens": position["coins"]}


MIGRATING: Game = replace(GAME, version=GAME.version + 1, migrate=migrate)


def save(**changes: Any) -> Save:
    found = Save("tiny", 0, {"players": 2, "tokens": 1}, SEATS, by_old_rules(), [], by_old_rules(), 0)
    return replace(found, **changes)


def test_the_start_of_an_old_save_is_lifted() -> None:
    *_, today = positions(GAME, {}, ANSWERS)
    assert restore(save(), MIGRATING) == (to_plain(today), [])
    sitting = Sitting.load(write_save(save()), MIGRATING)
    sitting.answer("bob", "barrel03")
    assert sitting.state.tokens == {"ann": 1, "bob": 1}  # type: ignore[attr-defined]


def test_the_position_of_an_old_save_is_lifted_where_its_answers_are_no_longer_legal() -> None:
    old = save(start=None, answers=["barrel99"] * 6, position_after=6)
    assert restore(old, MIGRATING).start == restore(save(), MIGRATING).start


def test_without_a_lift_the_old_shape_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        restore(save(), GAME)
    assert refusal.value.key == "save-position"


def test_what_a_lift_cannot_read_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        restore(save(start={"todo": []}), MIGRATING)
    assert refusal.value.key == "save-position"
