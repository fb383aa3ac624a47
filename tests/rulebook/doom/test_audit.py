"""The audit refuses positions that no game can reach, for each field and at low cost."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bree.core.state import field_names
from bree.games.doom import GAME
from bree.games.doom.audit_steps import CARD_OF, CHOICES, EFFECT_OF, FIGHTING, ROLLING, TAKES
from bree.games.doom.facts import GANDALF_CARDS
from bree.games.doom.rules import book
from bree.games.doom.rules.windows import askers
from bree.games.doom.state import Doom
from tests.rulebook.audited import TYPED, found, swap_term
from tests.rulebook.doom.doom_story import Journey

HUGE = 10**30
ODD: tuple[Any, ...] = (None, -2, HUGE, 1.5, "gollum", ("gollum",), ["gollum"], {"gollum": 1}, {"gollum": {}}, 31)


def taking() -> Doom:
    return Journey.of("leaf", stage="rohan").decline().answer("blue").s


def placing() -> Doom:
    j = Journey.of("leaf").decline().take("blue", "red")
    return j.roll(black1=5, black2=2, blue=3, red=4).decline().s


def walking() -> Doom:
    return Journey.of("leaf").board(2, "red", 1, 3, "blue", 1).s


def fighting() -> Doom:
    return Journey.of("leaf").board(2, "red", 1, 3, "blue", 1).until("battle_die").s


def dealing() -> Doom:
    s: Doom = GAME.new({})
    GAME.apply(s, "gandalfs_power")
    return s


POSITIONS: dict[str, Callable[[], Doom]] = {
    "take": taking,
    "place": placing,
    "walk": walking,
    "fight": fighting,
    "deal": dealing,
}


@pytest.mark.parametrize("name", [name for name in field_names(Doom) if name not in ("log", "ended")])
@pytest.mark.parametrize("position", POSITIONS)
def test_a_field_with_something_that_it_cannot_hold_is_found(position: str, name: str) -> None:
    assert GAME.audit(POSITIONS[position]()) == []
    for odd in ODD:
        if name == "turns" and odd == 31:
            continue
        if name in ("streak", "wins", "plain_wins", "losses", "threat_at") and odd == 31:
            continue
        s = POSITIONS[position]()
        assert found(GAME, s, partial(setattr, s, name, odd)), f"{name} may be {odd!r}"


@pytest.mark.parametrize("name", Doom().terms._fields)
def test_a_term_with_something_that_it_cannot_be_is_found(name: str) -> None:
    for odd in ODD:
        s = walking()
        assert found(GAME, s, partial(swap_term, s, name, odd)) in (["terms"], TYPED), f"{name} may be {odd!r}"


@pytest.mark.parametrize(
    ("ends", "events"),
    [
        ((8, 16, 24, 32, 40), None),
        ((8, 16, 24, 32, 40, HUGE), None),
        ((8, 16, 24, 32, 40, 40), None),
        ((8, 16, 24, 32, 40, 41), None),
        ((16, 8, 24, 32, 40, 48), None),
        (None, ("",) * 48),
        (None, ("nazgul",) * 49),
        (None, ("",) * 45 + ("nazgul",) + ("",) * 3),  # in the last stage
    ],
)
def test_a_road_that_nobody_could_write_is_found(ends: Any, events: Any) -> None:
    s = walking()
    road = s.terms.road._replace(**({"ends": ends} if ends else {"events": events}))
    s.terms = s.terms._replace(road=road)
    assert GAME.audit(s) == ["terms"]


@pytest.mark.parametrize(
    ("field", "at", "value"),
    [
        ("at", "gimli", 41),
        ("at", "gimli", True),
        ("at", "ring_bearers", -1),
        ("track", 1, "rohan_saruman"),  # a card of another stage
        ("track", 1, "?"),  # not face down
        ("track", 1, "loth_saruman"),  # twice
        ("track", 0, ""),  # one of seven cards is missing
        ("held", "boromir", 4),
        ("held", "loth_balrog", 0),
        ("board", 0, "red"),
        ("board", 0, ""),
        ("board", 3, "red"),
        ("shows", "black1", 7),
        ("shows", "black1", 2.0),
    ],
)
def test_an_item_that_cannot_be_there_is_found(field: str, at: Any, value: Any) -> None:
    s = walking()
    assert found(GAME, s, partial(getattr(s, field).__setitem__, at, value)) != []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("down", (0, 0)),
        ("down", (0, 6)),
        ("down", (0, 2.0)),
        ("down", (5,)),
        ("under", "loth_elrond"),
        ("under_at", 3),
        ("next_top", "loth_arwen"),
        ("by_die", ("gimli",)),
        ("over", "won"),
        ("foe", "loth_saruman"),
        ("gandalf_boxed", len(GANDALF_CARDS)),
        ("seats", ("leaf", "star")),
        ("seats", ()),
        ("warriors", 6),
        ("nazgul", 8),
        ("courage", 0),
        ("stage", 1),
    ],
)
def test_a_value_that_fits_the_field_but_not_the_position_is_found(field: str, value: Any) -> None:
    s = walking()
    assert found(GAME, s, partial(setattr, s, field, value)) != []


def test_every_step_of_the_rules_is_known_to_the_audit() -> None:
    known = {*TAKES, *EFFECT_OF, *CARD_OF, *CHOICES, *FIGHTING, *ROLLING}
    assert known <= {*book.steps, *book.asks}


@pytest.mark.parametrize(
    "step",
    [
        ("dance",),
        ("offer", "start"),
        ("open_window",),
        ("open_window", "supper"),
        ("open_window", "start", 1),
        ("use_card", "start", "star"),  # here allies can be used in their owner's turn
        ("use_card", "start", "sam"),
        ("use_card", "start", 1),
        ("answering", "start", "star"),
        ("answering", "supper", "leaf"),
        ("forced",),  # no card must act
        ("forced", "start"),
        ("act_card", "start", "leaf", "boromir"),
        ("act_shown", "start", "leaf", "boromir"),
        ("seal_card", "start", "leaf"),
        ("unseal_cards", "start"),
        ("either_effect", "start", "leaf", "boromir"),
        ("either_effect", "start", "sam", "gondor_treebeard"),
        ("die", "violet"),
        ("die", 1),
        ("act", 4),
        ("walk", 2),
        ("take", 3),
        ("take", HUGE),
        ("encounter", 6),
        ("encounter", True),
        ("courage", "boromir", 1),
        ("courage", "loth_balrog", -2),
        ("courage", "loth_balrog", -3.0),
        ("courage", "loth_balrog"),
        ("place_nazgul", "loth_nazgul", True),
        ("courage", "gollum", 1),
        ("battle", "loth_cave_troll", 1, 1),
        ("battle", "loth_cave_troll", 2, 1),
        ("battle", "loth_cave_troll"),
        ("face_next", "morgul_witch_king", 1, HUGE),
        ("face_next", "loth_cave_troll", 1, 1),
        ("leave", "loth_balrog"),
        ("judge",),
        ("deal", 1),
        ("free_move", "gollum"),
        ["open_window", "die"],
        (),
        "moment",
        None,
    ],
)
def test_a_step_that_cannot_wait_is_found(step: Any) -> None:
    s = walking()
    assert found(GAME, s, partial(s.todo.insert, -1, step)) != []


@pytest.mark.parametrize(
    "todo",
    [
        [],
        [("next_turn",)],
        [("use_card", "die", "leaf")],
        [("next_turn",), ("use_card", "die", "leaf"), ("turn",)],
        [("turn",), ("use_card", "start", "leaf")],
        [("next_turn",)] * 65,
    ],
)
def test_a_stack_that_cannot_be_is_found(todo: list[Any]) -> None:
    s = walking()
    assert found(GAME, s, partial(setattr, s, "todo", todo)) != []


@pytest.mark.rule("DOOM-O4")
@pytest.mark.parametrize("active", [-1, 4, 7, -HUGE])
def test_owners_are_asked_once_round_the_table_whoever_is_said_to_be_active(active: int) -> None:
    """A wrong active player once caused an endless loop."""
    s = Journey.of(exclusive_allies="on", exclusive_ally_turn="any_turn", held="").s
    s.active = active
    assert len(askers(s, "start")) <= len(s.seats)
    assert GAME.audit(s) == ["active"]
