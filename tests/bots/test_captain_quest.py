"""The captain and the Fellowship: positions with one right answer on the way to the Crack of Doom."""

from random import Random

import pytest

from bree.bots.bot import Sight
from bree.bots.war.captain import Captain
from bree.bots.war.decision import Decision
from bree.bots.war.fellowship.hunt import WATCH, useful_flights
from bree.games.war import GAME
from bree.games.war.figures import NAZGUL
from tests.bots.test_captain_cards import chosen
from tests.rulebook.war.war_story import Tale

ALONE = "turn: 9.5 free | fallen: gandalf_the_grey strider boromir legolas gimli meriadoc peregrin"
WITH_A_DIE = f"{ALONE} | die: character | todo: action(free)"


@pytest.mark.parametrize(
    ("free", "shadow", "answer"),
    [(0, 1, "fellowship"), (3, 1, "skip"), (0, 4, "skip"), (1, 3, "skip")],
)
def test_in_mordor_it_waits_if_an_eye_would_be_the_end(free: int, shadow: int, answer: str) -> None:
    """An Eye counts the dice of both sides in the Hunt Box, and four more corruption would be deadly."""
    dice = f"free dice: character box={free} | shadow dice: box={shadow} | marks: strove"
    assert chosen(f"{WITH_A_DIE} | ring: morannon 0 c8 m2 | {dice}") == answer


@pytest.mark.parametrize(
    ("free", "shadow", "answer"),
    [(0, 2, "fellowship"), (1, 2, "fellowship"), (2, 2, "skip"), (0, 3, "fellowship"), (1, 3, "skip"), (4, 1, "skip")],
)
def test_own_dice_in_the_hunt_box_make_the_way_more_dangerous(free: int, shadow: int, answer: str) -> None:
    """Outside Mordor they add to every die of the hunt."""
    dice = f"free dice: character box={free} | shadow dice: box={shadow}"
    assert chosen(f"{WITH_A_DIE} | ring: osgiliath 0 c6 | {dice}") == answer


@pytest.mark.parametrize(("region", "steps"), [("dagorlad", 1), ("osgiliath", 2), ("minas_tirith", 3), ("lorien", 6)])
def test_it_runs_as_far_as_the_gate_and_no_step_further(region: str, steps: int) -> None:
    """A Fellowship that could declare itself at the gate would only be hunted for one more step."""
    for progress in range(steps + 2):
        answer = chosen(f"{WITH_A_DIE} | free dice: character | ring: {region} {progress}")
        assert answer == ("fellowship" if progress < steps else "skip")


@pytest.mark.parametrize("region", ["lorien", "rivendell", "minas_tirith", "edoras"])
def test_it_is_declared_in_a_refuge_only_where_it_has_come_to(region: str) -> None:
    """It heals there, but not again and again in the same place, because hiding costs a die."""
    for progress, corruption, answer in ((1, 4, region), (0, 4, "pass"), (0, 9, "pass"), (1, 0, "pass")):
        assert chosen(f"turn: 9.2 free | ring: {region} {progress} c{corruption} | todo: declare") == answer


def choice(tale: Tale) -> str:
    return Captain().choose(Sight(GAME, tale.s, tale.ask.who, tale.ask), Random(0))


@pytest.mark.parametrize(("corruption", "answer"), [(8, "random"), (9, "random"), (10, "guide"), (11, "guide")])
def test_if_damage_would_be_deadly_the_best_protector_falls(corruption: int, answer: str) -> None:
    """Strider takes two points. A random companion may be a Hobbit, who takes only one."""
    mordor = {"bearers": "morannon", "track": 1, "guide": "strider", "corruption": corruption, "box_shadow": 2}
    tale = Tale.of("", ("move_fellowship",), **mordor).answer("eye")
    assert (tale.asked, tale.offers) == ("free casualty", "guide random none")
    assert choice(tale) == answer


@pytest.mark.parametrize("board", ["minas_morgul: sauron 1n", "minas_morgul: sauron 1n; dol_guldur: sauron 1n"])
def test_one_nazgul_over_the_ring_bearers_is_enough(board: str) -> None:
    tale = Tale.of(board, ("move_nazgul",), bearers="bree", acting="shadow")
    plan = Decision(tale.s, tale.ask).plan
    assert useful_flights(tale.s, plan) == [(WATCH, NAZGUL, "minas_morgul", "bree")]
