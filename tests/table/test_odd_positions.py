"""A position from a file that keeps the laws and yet leads nowhere: refused when it shows, and nothing has changed."""

import json
from typing import Any

import pytest
from tiny import GAME

from bree.core import CHANCE, Refusal
from bree.core.saves.replay import replay
from bree.core.saves.state_json import to_plain
from bree.table import Sitting

ANSWERS = ["barrel01", "barrel02", "barrel03", "barrel04", "barrel05"]


def from_position(**fields: Any) -> str:
    position = {**to_plain(replay(GAME, {}, ANSWERS)), **fields}
    seats = {seat: {"name": seat, "bot": ""} for seat in ("ann", "bob")}
    save = {
        "kind": "bree-save", "format": 2, "game": "tiny", "rules": 1, "options": {}, "seats": seats, "start": position,
        "answers": [], "position": None, "position_after": 0, "origin": "",
    }  # fmt: skip
    return json.dumps(save)


def test_what_fails_later_is_refused_and_the_game_stands_where_it_was() -> None:
    """Somebody who does not sit there is dealt a barrel."""
    sitting = Sitting.load(from_position(todo=[["deal", "nobody"], ["seal", "ann"]]), GAME)
    sitting.answer("ann", "barrel02")
    before = GAME.write(sitting.state), sitting.ask, list(sitting.state.log or ())
    for _ in range(2):
        with pytest.raises(Refusal) as refusal:
            sitting.answer(CHANCE, "barrel06")
        assert refusal.value.key == "save-position"
        assert (GAME.write(sitting.state), sitting.ask, list(sitting.state.log or ())) == before
    assert [answer.pick for answer in sitting.answers] == ["barrel02"]


def test_an_ask_without_picks_is_refused() -> None:
    sitting = Sitting.load(from_position(todo=[["stow", "ann"], ["stow", "ann"], ["stow", "ann"]]), GAME)
    sitting.answer("ann", "barrel02")
    sitting.answer("ann", "barrel04")
    with pytest.raises(Refusal) as refusal:
        print(sitting.ask)
    assert refusal.value.key == "save-position"


@pytest.mark.parametrize(
    "fields",
    [
        {"todo": [["seal", "cob"]]}, {"todo": [["dance"]]}, {"todo": [["seal"]]}, {"seats": {"#tuple": ["bob", "ann"]}},
        {"seats": {"#tuple": ["ann"]}}, {"tokens": {"ann": "1", "bob": 1}}, {"hands": {}}, {"round": -(10**12)},
        {"deck": {"#Pile": [[], []]}}, {"deck": None}, {"stowed": {"#tuple": ["ann"]}},
        {"round": -(10**6), "hands": {"ann": [], "bob": []}, "todo": [["next_round"]], "tokens": {"ann": 0, "bob": 0}},
    ],
    ids=str,
)  # fmt: skip
def test_a_position_that_no_game_could_reach_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        Sitting.load(from_position(**fields), GAME)
    assert refusal.value.key == "save-position"
