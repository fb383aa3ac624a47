"""Section 17: sorties and relief."""

from typing import Any

import pytest

from bree.games.war.rules.battle.attack import can_attack
from bree.games.war.rules.battle.fighters import needs
from tests.rulebook.war.battles import attack, quiet
from tests.rulebook.war.war_story import Tale

HELM = "helms_deep: rohan 2r 1e 1l, isengard 3r"


def sortie(board: str = HELM, **given: Any) -> Tale:
    return attack(board, "free", siege="helms_deep", **given)


@pytest.mark.rule("WAR-17.1")
def test_a_sortie_is_a_battle_in_the_field() -> None:
    tale = sortie().go("rohan-regular rohan-regular rohan-elite rohan-leader")
    b = tale.s.battle
    assert b is not None
    assert (needs(tale.s, b, "free"), needs(tale.s, b, "shadow")) == (5, 5)
    assert tale.facts_of("sortie") == [{"who": "free", "target": "region-helms_deep", "units": 3}]
    tale.roll("1 1 1").roll("1 1 1").go("0 on stay").roll("1 1 1").roll("1 1 1").go("0 on")
    assert tale.asked == "shadow retreat", "as many rounds as they like"


@pytest.mark.rule("WAR-17.1")
@pytest.mark.parametrize(
    ("side", "siege", "kind"), [("free", "helms_deep", 2), ("shadow", "helms_deep", 1), ("shadow", "", 0)]
)
def test_who_attacks_is_asked_as_what_it_is(side: str, siege: str, kind: int) -> None:
    """The ask names the kind: a sortie, a siege battle, or a field battle in another region."""
    board = HELM if siege else "helms_deep: rohan 2r 1e 1l; fords_of_isen: isengard 3r"
    tale = attack(board, side, siege=siege)
    assert (tale.ask.key, tale.ask.facts["kind"]) == ("attack_who", kind)


@pytest.mark.rule("WAR-17.2")
def test_a_rearguard_may_stay_inside() -> None:
    tale = sortie().go("rohan-elite done").roll("1").roll("5 5 1")
    # One hit reduces the elite, the other removes it. The figures inside are safe, and the siege continues.
    tale.answer("both-rohan-elite")
    assert (quiet(tale), tale.here("helms_deep"), tale.s.sieges) == (
        True, "rohan 2r 1l | isengard 3r", ("helms_deep",),
    )  # fmt: skip
    assert tale.s.captured == ()


@pytest.mark.rule("WAR-17.3")
def test_who_ceases_is_inside_again() -> None:
    tale = sortie().go("rohan-regular rohan-elite done").roll("6 1").roll("1 1 1").answer("cease")
    assert (quiet(tale), tale.s.sieges, tale.here("helms_deep")) == (
        True, ("helms_deep",), "rohan 2r 1e 1l | isengard 2r",
    )  # fmt: skip
    assert tale.rules_of("ceases") == ["WAR-17.3"]


@pytest.mark.rule("WAR-17.4", "WAR-17.5")
def test_besiegers_may_retreat_and_set_the_garrison_free() -> None:
    tale = sortie("helms_deep: rohan 2r, isengard 3r 1n; westemnet: rohan 1r").go(
        "helms_deep rohan-regular rohan-regular"
    )
    tale.roll("1 1").roll("1 1 1").go("0 on")
    assert (tale.asked, tale.offers) == ("shadow retreat", "fords_of_isen stay")
    tale.answer("fords_of_isen")
    assert (quiet(tale), tale.s.sieges) == (True, ())
    assert (tale.here("helms_deep"), tale.here("fords_of_isen")) == ("rohan 2r", "isengard 3r 1n")


@pytest.mark.rule("WAR-17.5")
def test_the_garrison_goes_no_further() -> None:
    tale = sortie("helms_deep: rohan 2r, isengard 1r").go("rohan-regular rohan-regular").roll("6 1").roll("1")
    assert (quiet(tale), tale.s.sieges, tale.here("helms_deep")) == (True, (), "rohan 2r")
    assert tale.told("advances") == []


@pytest.mark.rule("WAR-17.6")
def test_a_sortie_that_dies_loses_the_stronghold() -> None:
    tale = sortie("helms_deep: rohan 1r 1l, isengard 2r").roll("1").roll("6 1").answer("0")
    assert (quiet(tale), tale.s.captured, tale.s.sieges) == (True, ("helms_deep",), ())
    assert (tale.here("helms_deep"), tale.s.lost) == ("isengard 2r", {"rohan-regular": 1, "rohan-leader": 1})


@pytest.mark.rule("WAR-17.6", "WAR-18.2")
def test_where_both_die_nothing_is_captured() -> None:
    tale = sortie("helms_deep: rohan 1r, isengard 1r").roll("6").roll("6")
    assert (quiet(tale), tale.s.captured, tale.s.sieges, tale.here("helms_deep")) == (True, (), (), "")


@pytest.mark.rule("WAR-17.6", "WAR-7.16", "WAR-7.15", "WAR-A.18")
def test_the_witch_king_dies_with_his_army_in_a_sortie() -> None:
    # Check 18: they cannot return; the Nazgûl go to the reinforcements.
    board = "dol_guldur: sauron 1r 2n witch_king, elves 2r"
    tale = attack(board, siege="dol_guldur").roll("1").roll("6 1").answer("0")
    assert (quiet(tale), tale.s.fallen, tale.s.pool["nazgul"]) == (True, ("witch_king",), 8)
    assert (tale.s.captured, tale.here("dol_guldur")) == (("dol_guldur",), "elves 2r")


@pytest.mark.rule("WAR-17.7")
def test_the_garrison_takes_no_part_in_a_relief() -> None:
    board = "helms_deep: rohan 2r 1l, isengard 1r; westemnet: rohan 1r"
    tale = attack(board, "free", siege="helms_deep").answer("westemnet").roll("1").roll("6")
    assert (quiet(tale), tale.here("westemnet"), tale.here("helms_deep")) == (True, "", "rohan 2r 1l | isengard 1r")
    assert tale.s.sieges == ("helms_deep",)


@pytest.mark.rule("WAR-17.8")
def test_the_besieger_is_not_protected_and_may_retreat() -> None:
    board = "helms_deep: rohan 1r, isengard 2r; westemnet: rohan 1r"
    tale = attack(board, "free", siege="helms_deep").answer("westemnet")
    b = tale.s.battle
    assert b is not None
    assert (tale.asked, needs(tale.s, b, "free")) == ("chance combat_die", 5)
    tale.roll("1").roll("1 1").answer("on")
    assert tale.offers == "fords_of_isen stay"
    tale.answer("fords_of_isen")
    assert (tale.s.sieges, tale.asked) == ((), "free advance")


@pytest.mark.rule("WAR-17.9", "WAR-8.2")
def test_relief_advances_when_the_besiegers_are_gone_and_ten_units_are_the_most() -> None:
    board = "helms_deep: rohan 4r, isengard 1r; westemnet: rohan 4r gondor 4r"
    tale = attack(board, "free", siege="helms_deep").answer("westemnet")
    tale.go("rohan-regular " * 4 + "gondor-regular " * 4).roll("6 1 1 1 1").roll("1")
    assert (tale.asked, tale.s.sieges) == ("free advance", ())
    tale.go("rohan-regular " * 4 + "gondor-regular " * 4)
    assert (tale.asked, tale.ask.rule, tale.ask.facts["left"]) == ("free excess", "WAR-8.3", 2)
    tale.go("gondor-regular gondor-regular")
    assert (quiet(tale), tale.here("helms_deep"), tale.s.captured) == (True, "gondor 2r rohan 8r", ())


@pytest.mark.rule("WAR-17.10")
def test_a_sortie_needs_units_at_war() -> None:
    tale = sortie("helms_deep: rohan 2r gondor 1r, isengard 2r", politics="rohan 1")
    b = tale.s.battle
    assert b is not None
    assert b.rear == ("rohan-regular", "rohan-regular")
    none = sortie("helms_deep: rohan 2r, isengard 2r", politics="rohan 1")
    assert (quiet(none), can_attack(none.s, "free", False), can_attack(none.s, "shadow", False)) == (True, False, True)
