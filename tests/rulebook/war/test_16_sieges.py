"""Section 16: strongholds and sieges."""

import pytest

from bree.games.war.map_queries import is_free, is_inside, is_unconquered
from bree.games.war.rules.battle.fighters import needs
from bree.games.war.state import Orders
from tests.rulebook.war.battles import attack, quiet
from tests.rulebook.war.war_story import Tale

TIRITH = "minas_tirith: gondor 3r 1e 1l; osgiliath: sauron 3r 1e 1n"
ALL = "sauron-regular sauron-regular sauron-regular sauron-elite nazgul"
HELM = "helms_deep: rohan 2r, isengard 2r 2e"
HELM_ALL = "isengard-regular isengard-regular isengard-elite isengard-elite"


def needed(tale: Tale) -> tuple[int, int]:
    b = tale.s.battle
    assert b is not None
    return needs(tale.s, b, b.attacker), needs(tale.s, b, "free" if b.attacker == "shadow" else "shadow")


@pytest.mark.rule("WAR-16.1", "WAR-16.2")
def test_before_every_round_the_defender_fights_or_goes_inside() -> None:
    tale = attack(TIRITH).go(ALL)
    assert (tale.asked, tale.ask.rule, tale.offers) == ("free shelter", "WAR-16.1", "field siege")
    tale.answer("field")
    assert needed(tale) == (5, 5), "a stronghold is no city: in the field nobody is protected"
    tale.roll("1 1 1 1").roll("1 1 1 1").go("0 0 on stay")
    assert tale.asked == "free shelter"


@pytest.mark.rule("WAR-16.1", "WAR-18.8")
def test_only_in_a_stronghold_that_his_side_controls() -> None:
    board = "minas_tirith: sauron 1r; osgiliath: gondor 1r"
    assert attack(board, "free", captured="minas_tirith").asked == "shadow shelter"
    # An army in an enemy stronghold that it has not captured: no such army exists without a siege.
    assert attack("minas_tirith: gondor 1r; osgiliath: sauron 1r", "free").asked == "chance combat_die"


@pytest.mark.rule("WAR-16.3", "WAR-A.11")
def test_all_go_inside_and_the_attacker_may_besiege_them() -> None:
    # Check 11: five units retreat before the first round. There is no roll, and the attacker may advance.
    tale = attack("minas_tirith: gondor 4r 1e 1l; osgiliath: sauron 3r 1e 1n").go(ALL).answer("siege")
    assert (tale.asked, tale.told("combat-roll")) == ("shadow advance", [])
    tale.go("sauron-regular sauron-elite done")
    assert (quiet(tale), tale.s.sieges) == (True, ("minas_tirith",))
    assert (tale.here("minas_tirith"), tale.here("osgiliath")) == ("gondor 4r 1e 1l | sauron 1r 1e", "sauron 2r 1n")
    assert (is_inside(tale.s, "free", "minas_tirith"), is_inside(tale.s, "shadow", "minas_tirith")) == (True, False)
    assert tale.facts_of("besieged") == [{"who": "shadow", "region": "region-minas_tirith"}]


@pytest.mark.rule("WAR-16.3")
def test_one_may_go_inside_after_some_rounds_too() -> None:
    tale = (
        attack(TIRITH).go(ALL).answer("field").roll("6 1 1 1").roll("6 1 1 1").go("0 0 sauron-regular gondor-regular")
    )
    tale.go("on stay siege").go("sauron-regular done")
    assert (tale.s.sieges, tale.here("minas_tirith")) == (("minas_tirith",), "gondor 2r 1e 1l | sauron 1r")


@pytest.mark.rule("WAR-16.4")
def test_without_an_advance_there_is_no_siege() -> None:
    tale = attack(TIRITH).go(ALL).go("siege done")
    assert (quiet(tale), tale.s.sieges, tale.here("minas_tirith")) == (True, (), "gondor 3r 1e 1l")


@pytest.mark.rule("WAR-16.5", "WAR-A.12")
def test_inside_are_no_more_than_five_units() -> None:
    # Check 12: seven units retreat into the siege, and two return to the reinforcements.
    tale = attack("minas_tirith: gondor 5r 2e 1l; osgiliath: sauron 1r").answer("siege").answer("sauron-regular")
    assert (tale.asked, tale.ask.rule, tale.copies()) == (
        "free excess",
        "WAR-16.5",
        {"gondor-regular": 2, "gondor-elite": 2},
    )
    pool = tale.s.pool["gondor-regular"]
    tale.go("gondor-regular gondor-regular")
    assert (quiet(tale), tale.here("minas_tirith")) == (True, "gondor 3r 2e 1l | sauron 1r")
    assert (tale.s.pool["gondor-regular"], tale.s.lost) == (pool + 2, {})
    assert tale.rules_of("excess-removed") == ["WAR-16.5"]
    stays = attack("minas_tirith: gondor 5r 2e 1l; osgiliath: sauron 1r").go("siege done")
    assert (quiet(stays), stays.here("minas_tirith")) == (True, "gondor 5r 2e 1l")


@pytest.mark.rule("WAR-16.6", "WAR-16.19")
def test_saruman_goes_inside_with_the_garrison_and_the_free_peoples_besiege_alike() -> None:
    tale = attack("orthanc: isengard 2r saruman; fords_of_isen: rohan 2r 1e", "free")
    tale.go("rohan-regular rohan-regular rohan-elite")
    assert tale.asked == "shadow shelter"
    tale.go("siege rohan-regular rohan-elite done")
    assert (tale.s.sieges, tale.here("orthanc")) == (("orthanc",), "rohan 1r 1e | isengard 2r saruman")
    assert is_inside(tale.s, "shadow", "orthanc")
    storm = attack("orthanc: isengard 2r, rohan 1r 1e", "free", siege="orthanc").go("rohan-regular rohan-elite")
    assert needed(storm) == (6, 5)


@pytest.mark.rule("WAR-16.7", "WAR-16.15")
def test_the_region_is_free_for_the_besieger_and_the_stronghold_is_unconquered() -> None:
    tale = attack("minas_tirith: gondor 1r; osgiliath: sauron 1r").go("siege sauron-regular")
    assert (is_free(tale.s, "shadow", "minas_tirith"), is_free(tale.s, "free", "minas_tirith")) == (True, False)
    assert (is_unconquered(tale.s, "minas_tirith"), tale.s.captured) == (True, ())


@pytest.mark.rule("WAR-16.8")
def test_a_siege_ends_with_the_last_besieger() -> None:
    tale = attack("helms_deep: rohan 2r, isengard 1r", siege="helms_deep").roll("1").roll("6 1")
    assert (quiet(tale), tale.s.sieges, tale.here("helms_deep")) == (True, (), "rohan 2r")
    assert tale.facts_of("siege-lifted") == [{"region": "region-helms_deep"}]


@pytest.mark.rule("WAR-16.8", "WAR-18.1")
def test_the_stronghold_falls_with_the_last_defender() -> None:
    tale = attack(HELM, siege="helms_deep", politics="rohan 2").go("isengard-elite isengard-elite done")
    assert tale.s.steps["rohan"] == 1
    tale.roll("6 6").roll("1 1")
    assert (quiet(tale), tale.s.sieges, tale.s.captured) == (True, (), ("helms_deep",))
    assert tale.here("helms_deep") == "isengard 2r 2e"
    assert tale.facts_of("captured") == [{"who": "shadow", "region": "region-helms_deep", "points": 2}]
    assert tale.s.steps["rohan"] == 0


@pytest.mark.rule("WAR-16.8", "WAR-18.1", "WAR-18.2")
def test_where_both_fall_only_a_rearguard_takes_the_stronghold() -> None:
    board = "helms_deep: rohan 1r, isengard 2r"
    nobody = attack("helms_deep: rohan 1r, isengard 1r", siege="helms_deep").roll("6").roll("6")
    assert (quiet(nobody), nobody.s.sieges, nobody.s.captured, nobody.here("helms_deep")) == (True, (), (), "")
    rear = attack(board, siege="helms_deep").go("isengard-regular done").roll("6").roll("6")
    assert (rear.s.captured, rear.here("helms_deep")) == (("helms_deep",), "isengard 1r")


@pytest.mark.rule("WAR-16.9")
def test_besiegers_storm_the_stronghold_with_a_normal_attack() -> None:
    tale = attack(HELM, siege="helms_deep")
    assert (tale.asked, tale.ask.facts["target"]) == ("shadow attack_who", "region-helms_deep")
    tale.go(HELM_ALL)
    assert tale.facts_of("siege-attack") == [{"who": "shadow", "target": "region-helms_deep", "units": 4}]


@pytest.mark.rule("WAR-16.10")
def test_who_storms_hits_on_a_six_in_every_round() -> None:
    tale = attack(HELM, siege="helms_deep").go(HELM_ALL)
    assert needed(tale) == (6, 5)
    tale.roll("5 5 5 5").roll("1 1").answer("extend-isengard")
    assert needed(tale) == (6, 5)
    assert tale.facts_of("combat-roll")[0]["hits"] == 0


@pytest.mark.rule("WAR-16.11", "WAR-16.12", "WAR-16.13", "WAR-A.13")
def test_a_round_more_costs_an_elite() -> None:
    # Check 13: the attacker has one elite, fights, reduces it, fights again and must stop.
    tale = attack("helms_deep: rohan 2r, isengard 1r 1e", siege="helms_deep").go("isengard-regular isengard-elite")
    tale.roll("1 1").roll("1 1")
    assert (tale.asked, tale.ask.rule, tale.offers) == ("shadow cease", "WAR-16.11", "cease extend-isengard")
    assert tale.refuses("on") == "WAR-16.11"
    assert tale.refuses("extend-sauron") == "WAR-16.11"
    tale.answer("extend-isengard")
    assert (tale.here("helms_deep"), tale.asked) == ("rohan 2r | isengard 2r", "chance combat_die")
    tale.roll("1 1").roll("1 1")
    assert (quiet(tale), tale.s.sieges) == (True, ("helms_deep",))
    assert tale.rules_of("siege-goes-on") == ["WAR-16.13"]
    ceased = attack(HELM, siege="helms_deep").go(HELM_ALL).roll("1 1 1 1").roll("1 1").answer("cease")
    assert (quiet(ceased), ceased.s.sieges, ceased.here("helms_deep")) == (
        True,
        ("helms_deep",),
        "rohan 2r | isengard 2r 2e",
    )


@pytest.mark.rule("WAR-16.11")
def test_only_an_elite_that_fights_may_be_spent() -> None:
    tale = attack(HELM, siege="helms_deep").go("isengard-regular done").roll("1").roll("1 1")
    assert quiet(tale)
    mixed = attack("helms_deep: rohan 2r, isengard 1e sauron 1e southrons 1e", siege="helms_deep")
    mixed.go("isengard-elite southrons-elite done").roll("1 1").roll("1 1")
    assert mixed.offers == "cease extend-isengard extend-southrons"
    assert mixed.refuses("extend-sauron") == "WAR-16.11"
    mixed.answer("extend-southrons")
    assert mixed.here("helms_deep", "shadow") == "isengard 1e sauron 1e southrons 1r"


@pytest.mark.rule("WAR-16.12")
def test_without_a_regular_to_take_its_place_no_elite_can_be_spent() -> None:
    # All twelve regulars of Isengard are elsewhere.
    board = "helms_deep: rohan 2r, isengard 1e southrons 1e; orthanc: isengard 10r; gap_of_rohan: isengard 2r"
    tale = attack(board, siege="helms_deep").go("isengard-elite southrons-elite").roll("1 1").roll("1 1")
    assert tale.offers == "cease extend-southrons"
    assert tale.refuses("extend-isengard") == "WAR-16.12"
    pool = tale.s.pool["southrons-elite"]
    tale.answer("extend-southrons")
    assert tale.s.pool["southrons-elite"] == pool + 1
    alone = attack(board.replace(" southrons 1e", ""), siege="helms_deep").roll("1").roll("1 1")
    assert quiet(alone)


@pytest.mark.rule("WAR-16.12", "WAR-13.6")
def test_an_elite_of_the_free_peoples_that_is_spent_is_out_for_good() -> None:
    tale = attack("orthanc: isengard 2r, rohan 1e", "free", siege="orthanc", lost="rohan 1r").roll("1").roll("1 1")
    tale.answer("extend-rohan")
    assert (tale.here("orthanc", "free"), tale.s.lost) == ("rohan 1r", {"rohan-elite": 1})


@pytest.mark.rule("WAR-16.16")
def test_an_empty_stronghold_is_captured() -> None:
    tale = attack("minas_tirith: gondor 1r; osgiliath: sauron 2r").go("sauron-regular sauron-regular field")
    tale.roll("6 6 1").go("sauron-regular done")
    assert (tale.s.sieges, tale.s.captured, tale.told("besieged")) == ((), ("minas_tirith",), [])
    left = attack("minas_tirith: gondor 1r; osgiliath: sauron 2r").go("sauron-regular sauron-regular field")
    left.roll("1 1 1").go("on lossarnach sauron-regular done")
    assert (left.s.sieges, left.s.captured) == ((), ("minas_tirith",))


@pytest.mark.rule("WAR-16.17", "WAR-17.7")
def test_who_attacks_such_a_region_meets_the_army_in_the_open() -> None:
    board = "helms_deep: rohan 2r 1l, isengard 2r; westemnet: rohan 1r"
    tale = attack(board, "free", siege="helms_deep")
    assert tale.offers == "helms_deep westemnet"
    tale.answer("westemnet")
    # The garrison takes no part: one die of the relieving army, two of the besiegers, and no re-roll for a Leader.
    tale.roll("6").roll("1 1")
    assert (tale.asked, tale.here("helms_deep")) == ("free cease", "rohan 2r 1l | isengard 1r")


@pytest.mark.rule("WAR-16.18")
def test_a_card_may_grant_more_rounds() -> None:
    orders = Orders(("helms_deep",), ("helms_deep",), rounds=2)
    tale = attack("helms_deep: rohan 2r, isengard 1r", siege="helms_deep", orders=orders).roll("1").roll("1 1")
    assert (tale.asked, tale.offers) == ("shadow cease", "cease on")
    tale.answer("on").roll("1").roll("1 1")
    assert quiet(tale)


@pytest.mark.rule("WAR-16.21")
def test_leaders_and_companions_inside_fall_with_the_garrison() -> None:
    tale = attack("helms_deep: rohan 1r 2l legolas, isengard 3r", siege="helms_deep")
    tale.go("isengard-regular isengard-regular isengard-regular").roll("6 1 1").roll("1 1").answer("0")
    assert (quiet(tale), tale.here("helms_deep")) == (True, "isengard 3r")
    assert (tale.s.lost, tale.s.fallen) == ({"rohan-regular": 1, "rohan-leader": 2}, ("legolas",))
    assert tale.s.captured == ("helms_deep",)


@pytest.mark.rule("WAR-16.20", "WAR-7.10")
def test_nazgul_fly_out_of_a_besieged_stronghold_and_into_it() -> None:
    board = "dol_guldur: sauron 1r 1n, elves 2r; moria: sauron 1r 1n"
    tale = Tale.of(board, ("move_nazgul",), siege="dol_guldur", die="character", acting="shadow")
    assert (tale.asked, tale.offers) == ("shadow nazgul_from", "dol_guldur moria")
    tale.go("dol_guldur moria")
    assert (tale.here("dol_guldur"), tale.here("moria")) == ("elves 2r | sauron 1r", "sauron 1r 2n")
    tale.go("moria dol_guldur")
    assert (tale.here("dol_guldur"), tale.here("moria")) == ("elves 2r | sauron 1r 1n", "sauron 1r 1n")
