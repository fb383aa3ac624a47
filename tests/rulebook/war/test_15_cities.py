"""Section 15: cities and fortifications."""

import pytest

from bree.games.war.rules.battle.fighters import needs
from bree.games.war.state import Terms
from tests.rulebook.war.battles import attack
from tests.rulebook.war.war_story import Tale


def needed(tale: Tale) -> tuple[int, int]:
    """Return what the attacker and the defender need now."""
    b = tale.s.battle
    assert b is not None
    return needs(tale.s, b, b.attacker), needs(tale.s, b, "free" if b.attacker == "shadow" else "shadow")


@pytest.mark.rule("WAR-15.1", "WAR-15.2")
@pytest.mark.parametrize(
    ("board", "first"),
    [
        ("pelargir: gondor 2r; lossarnach: sauron 1r", 6),
        ("osgiliath: gondor 2r; north_ithilien: sauron 1r", 6),
        ("fords_of_isen: rohan 2r; gap_of_rohan: isengard 1r", 6),
        ("lossarnach: gondor 2r; pelargir: sauron 1r", 5),
        ("south_ithilien: gondor 2r; north_ithilien: sauron 1r", 5),
    ],
)
def test_in_the_first_round_a_city_or_a_fortification_protects(board: str, first: int) -> None:
    tale = attack(board)
    assert needed(tale) == (first, 5)
    tale.roll("5").roll("1 1")
    assert tale.facts_of("combat-roll")[0]["hits"] == (first <= 5)
    tale.go("on stay")
    assert (tale.asked, needed(tale)) == ("chance combat_die", (5, 5)), "from the second round on nothing does"


@pytest.mark.rule("WAR-15.1")
def test_the_leader_reroll_is_no_easier() -> None:
    tale = attack("pelargir: gondor 2r; lossarnach: sauron 1r 1n").roll("5 1 1").go("1 5")
    assert tale.facts_of("combat-reroll") == [{"who": "shadow", "dice": ("5",), "needs": 6, "hits": 0}]


@pytest.mark.rule("WAR-15.3", "WAR-O4")
def test_no_matter_whose_the_city_is_unless_the_table_agreed_otherwise() -> None:
    board = "pelargir: sauron 1r; lossarnach: gondor 1r"
    assert needed(attack(board, "free", captured="pelargir")) == (6, 5)
    assert needed(attack(board, "free", captured="pelargir", terms=Terms(captor=False))) == (5, 5)
    assert needed(attack("pelargir: gondor 1r; lossarnach: sauron 1r", terms=Terms(captor=False))) == (6, 5)
    # A fortification has no owner.
    ford = "osgiliath: sauron 1r; minas_tirith: gondor 1r"
    assert needed(attack(ford, "free", terms=Terms(captor=False))) == (6, 5)


@pytest.mark.rule("WAR-15.3")
def test_nobody_but_the_attacker_in_the_field_is_hindered() -> None:
    # An attack from a city is as usual.
    assert needed(attack("lossarnach: sauron 1r; pelargir: gondor 1r", "free")) == (5, 5)


@pytest.mark.rule("WAR-15.4")
def test_each_battle_has_its_own_first_round() -> None:
    board = "pelargir: gondor 2r; lossarnach: sauron 2r"
    tale = attack(board).go("sauron-regular done").roll("1 1 1").go("on stay").roll("1 1 1").answer("cease")
    again = attack(board).go("sauron-regular done")
    assert needed(again) == (6, 5)
    assert tale.s.battle is None
