"""Positions of older versions: effects with their number on the card, and other steps for windows."""

from typing import Any

import pytest

from bree.core.refusal import Refusal
from bree.core.saves.migrate import migrated
from bree.core.saves.state_json import from_plain, to_plain
from bree.games.doom import GAME
from bree.games.doom.facts import BEHAVIOURS
from tests.rulebook.doom.doom_story import Journey


def old(*todo: list[Any]) -> dict[str, Any]:
    """A position of an older version: Leaf is active, and Moon used the last card."""
    position = to_plain(Journey.of("leaf").s)
    return {**position, "user": 2, "foe_part": 0, "todo": [["next_turn"], *todo]}


def today(*todo: list[Any]) -> list[Any]:
    found: list[Any] = migrated(GAME, 2, old(*todo))["todo"]
    return found[1:]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["courage", "loth_balrog", 0], ["courage", "loth_balrog", -3]),
        (["gandalf_token", "loth_balrog", 1], ["gandalf_token", "loth_balrog"]),
        (["uruk_hai", "rohan_uruk_hai", 0], ["uruk_hai", "rohan_uruk_hai", 1, 1, 1]),
        (["how_far", "gondor_faramir", 0], ["how_far", "gondor_faramir", "ring_bearers", 2, 4]),
        (["which_die", "gandalfs_power", 0], ["which_die", "gandalfs_power", "encounter"]),
        (["which_side", "gandalfs_power", "black1"], ["which_side", "gandalfs_power", "black1"]),
        (["read_table", "doom_shelobs_sting", 0], ["read_table", "doom_shelobs_sting", 0, -1, -1, -2, -2, -2]),
        (["face_all", "morgul_witch_king", 0], ["face_all", "morgul_witch_king", 1]),
        (["face_next", "morgul_witch_king", 0, 3], ["face_next", "morgul_witch_king", 1, 3]),
        (["suffer", "morgul_witch_king", 0], ["suffer", "morgul_witch_king", 1]),
        (["offer", "start"], ["use_card", "start", "leaf"]),
        (["offer_owner", "start", 2], ["use_card", "start", "moon"]),
        (["more", "start"], ["answering", "start", "leaf"]),
        (["take", 2], ["take", 2]),
    ],
)
def test_a_step_of_an_older_position(before: list[Any], after: list[Any]) -> None:
    assert today(before) == [after]


def test_a_moment_that_is_still_to_come_is_opened_then() -> None:
    assert today(["offer", "end"], ["take", 2]) == [["open_window", "end"], ["take", 2]]


def test_treebeards_choice_belongs_to_the_moment_that_goes_on_after_it() -> None:
    assert today(["more", "die"], ["either", "gondor_treebeard"]) == [
        ["answering", "die", "leaf"],
        ["either_effect", "die", "moon", "gondor_treebeard"],
    ]


def test_every_deed_of_every_card_is_lifted() -> None:
    for card, behaviour in BEHAVIOURS.items():
        for number, effect in enumerate(behaviour.effects):
            assert today([effect[0], card, number]) == [list(effect)]


def test_a_position_of_today_stays_as_it_is() -> None:
    for s in (Journey.of("leaf").s, Journey.of("leaf").board(2, "red", 1, 3, "blue", 1).until("battle_die").s):
        position = to_plain(s)
        assert migrated(GAME, GAME.version, position) == {**position, "todo": [list(step) for step in s.todo]}


def test_an_older_position_plays_on() -> None:
    s = from_plain(GAME, migrated(GAME, 2, old(["begin"], ["offer", "start"])))
    assert GAME.audit(s) == []
    GAME.apply(s, "pass")
    ask = GAME.waiting(s)
    assert ask is not None
    assert (ask.who, ask.key) == ("leaf", "take")


@pytest.mark.parametrize(
    "step",
    [
        ["courage", "loth_balrog", 1],
        ["courage", "loth_balrog", -2],
        ["courage", "loth_balrog", 7],
        ["courage", "gollum", 0],
        ["courage", "loth_balrog"],
        ["courage"],
        ["offer"],
        ["offer_owner", "start", 9],
        ["either"],
    ],
)
def test_a_step_that_no_older_rules_stacked_is_refused(step: list[Any]) -> None:
    with pytest.raises(Refusal):
        migrated(GAME, 2, old(step))
