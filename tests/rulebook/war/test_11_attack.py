"""Section 11: attacks, and the rearguard."""

import pytest

from bree.games.war.rules.battle.attack import can_attack
from bree.games.war.state import FIELD, SIEGE, SORTIE
from tests.rulebook.war.battles import attack, quiet
from tests.rulebook.war.war_story import Tale

ITHILIEN = "osgiliath: gondor 2r; north_ithilien: sauron 3r; south_ithilien: southrons 2r"
HELM = "helms_deep: rohan 2r 1e, isengard 4r; westemnet: rohan 2r; fords_of_isen: isengard 1r"


def kind(tale: Tale) -> str:
    assert tale.s.battle is not None
    return tale.s.battle.kind


@pytest.mark.rule("WAR-11.1")
def test_an_army_is_attacked_from_an_adjacent_region() -> None:
    tale = attack(f"{ITHILIEN}; minas_tirith: gondor 1r; dagorlad: sauron 2r")
    assert (tale.asked, tale.offers) == ("shadow attack_from", "north_ithilien south_ithilien")
    assert tale.refuses("dagorlad") == "WAR-11.1"
    tale.go("south_ithilien southrons-regular done")
    assert tale.facts_of("attack") == [
        {"who": "shadow", "origin": "region-south_ithilien", "target": "region-osgiliath", "units": 1}
    ]
    assert kind(tale) == FIELD


@pytest.mark.rule("WAR-11.1")
def test_of_several_armies_one_is_chosen() -> None:
    tale = attack("osgiliath: gondor 2r; minas_tirith: gondor 3r; lossarnach: sauron 1r; pelargir: gondor 1r")
    assert (tale.asked, tale.offers) == ("shadow attack_at", "minas_tirith osgiliath pelargir")
    assert tale.ask.facts == {"region": "region-lossarnach"}
    assert tale.refuses("lamedon") == "WAR-11.1"


@pytest.mark.rule("WAR-11.1")
def test_where_nobody_is_near_there_is_no_attack() -> None:
    tale = attack("osgiliath: gondor 2r; minas_morgul: sauron 5r 1n")
    assert quiet(tale)
    assert not can_attack(tale.s, "shadow", False)
    assert not can_attack(tale.s, "free", False)


@pytest.mark.rule("WAR-11.1", "WAR-16.9", "WAR-16.17")
def test_besieger_besieged_and_relief_each_have_their_targets() -> None:
    tale = attack(HELM, siege="helms_deep")
    assert (tale.asked, tale.offers) == ("shadow attack_from", "fords_of_isen helms_deep")
    tale.answer("helms_deep")
    assert tale.offers == "helms_deep westemnet"
    assert tale.refuses("fords_of_isen") == "WAR-11.1"
    # The garrison cannot be attacked from outside. Westemnet is the only target, with one unit.
    other = attack(HELM, siege="helms_deep").answer("fords_of_isen")
    assert other.facts_of("attack")[0]["target"] == "region-westemnet"
    free = attack(HELM, "free", siege="helms_deep")
    assert free.offers == "helms_deep westemnet"
    free.answer("westemnet")
    assert free.offers == "fords_of_isen helms_deep"


@pytest.mark.rule("WAR-16.9")
def test_a_garrison_is_not_attacked_from_outside() -> None:
    tale = attack(HELM + "; druwaith_iaur: rohan 1r", siege="helms_deep").answer("fords_of_isen")
    assert tale.offers == "druwaith_iaur westemnet"
    assert tale.refuses("helms_deep") == "WAR-16.9"


@pytest.mark.rule("WAR-11.1", "WAR-17.1")
def test_who_is_inside_attacks_the_besiegers_and_nobody_else() -> None:
    tale = attack("helms_deep: rohan 2r, isengard 4r; fords_of_isen: isengard 1r", "free", siege="helms_deep")
    assert (tale.asked, tale.ask.facts["target"]) == ("free attack_who", "region-helms_deep")
    tale.go("rohan-regular done")
    assert kind(tale) == SORTIE


@pytest.mark.rule("WAR-11.2")
def test_a_character_result_needs_a_leader_or_a_character() -> None:
    tale = attack(f"{ITHILIEN}; west_harondor: southrons 1r 1n", led=1)
    # Only the army with a Nazgûl may attack. A unit must attack, and none would be left with the Nazgûl, so all figures
    # go.
    assert kind(tale) == FIELD
    assert tale.s.battle is not None
    assert (tale.s.battle.origin, tale.s.battle.rear) == ("west_harondor", ())
    other = attack(f"{ITHILIEN} 1n; west_harondor: southrons 1r 1n", led=1)
    assert other.offers == "south_ithilien west_harondor"
    assert other.refuses("north_ithilien") == "WAR-11.2"
    other.answer("south_ithilien").answer("southrons-regular")
    assert (other.offers, other.ask.least, other.ask.most) == ("southrons-regular nazgul", 1, 2)
    assert other.refuses("done") == "WAR-11.2"
    assert other.answer("nazgul").offers == "southrons-regular done"


@pytest.mark.rule("WAR-11.2")
def test_saruman_leads_attacks_out_of_orthanc() -> None:
    board = "orthanc: isengard 2r saruman; fords_of_isen: rohan 1r"
    tale = attack(board, led=1)
    assert (tale.asked, tale.copies()) == ("shadow attack_who", {"isengard-regular": 2, "saruman": 1})
    assert (tale.ask.least, tale.ask.most) == (2, 3)
    tale.go("saruman isengard-regular done")
    assert tale.s.battle is not None
    assert tale.s.battle.rear == ("isengard-regular",)
    assert not can_attack(attack("orthanc: isengard 2r; fords_of_isen: rohan 1r", led=1).s, "shadow", True)


@pytest.mark.rule("WAR-7.25", "WAR-11.2")
def test_an_elite_of_isengard_leads_while_saruman_is_in_play() -> None:
    board = "gap_of_rohan: isengard 1r 1e; fords_of_isen: rohan 1r"
    assert quiet(attack(board, led=1))
    tale = attack(board + "; orthanc: saruman", led=1)
    assert (tale.copies(), tale.ask.least) == ({"isengard-regular": 1, "isengard-elite": 1}, 1)
    assert tale.answer("isengard-regular").refuses("done") == "WAR-11.2"
    fallen = attack(board, led=1, fallen="saruman")
    assert quiet(fallen)


@pytest.mark.rule("WAR-11.3", "WAR-11.7")
def test_attackers_stay_in_their_region_while_they_fight() -> None:
    tale = attack("osgiliath: gondor 1r; north_ithilien: sauron 3r 1n")
    tale.go("sauron-regular sauron-regular done")
    assert tale.here("north_ithilien") == "sauron 3r 1n"
    # Two dice for two units, none for the third. The Nazgûl is in the rearguard, so there is no re-roll.
    tale.roll("1 1").roll("1")
    assert tale.asked == "shadow cease"
    assert tale.facts_of("combat-roll")[0]["dice"] == ("1", "1")


@pytest.mark.rule("WAR-11.4", "WAR-11.6")
def test_only_nations_at_war_attack() -> None:
    tale = attack("osgiliath: gondor 2r; north_ithilien: sauron 2r 1e southrons 2r", politics="southrons 1")
    assert (tale.asked, tale.copies()) == ("shadow attack_who", {"sauron-regular": 2, "sauron-elite": 1})
    assert tale.refuses("southrons-regular") == "WAR-11.6"
    tale.go("sauron-regular sauron-elite sauron-regular")
    assert tale.s.battle is not None
    assert tale.s.battle.rear == ("southrons-regular", "southrons-regular")
    nobody = attack(
        "osgiliath: gondor 2r; north_ithilien: southrons 2r; south_ithilien: sauron 1r", politics="southrons 1"
    )
    assert nobody.s.battle is not None
    assert nobody.s.battle.origin == "south_ithilien"


@pytest.mark.rule("WAR-11.4")
def test_the_refusal_names_the_nation_that_is_not_at_war() -> None:
    board = "osgiliath: gondor 2r; north_ithilien: southrons 2r; south_ithilien: sauron 1r; west_harondor: sauron 1r"
    tale = attack(board, politics="southrons 2")
    assert tale.refuses("north_ithilien") == "WAR-11.4"


@pytest.mark.rule("WAR-11.5")
def test_a_rearguard_has_a_unit() -> None:
    tale = attack("osgiliath: gondor 1r; north_ithilien: sauron 2r 1n witch_king")
    assert (tale.asked, tale.copies()) == ("shadow attack_who", {"sauron-regular": 2, "nazgul": 1, "witch_king": 1})
    assert (tale.ask.least, tale.ask.most, tale.ask.many) == (1, 4, True)
    assert tale.refuses("done") == "WAR-11.11"
    tale.answer("sauron-regular")
    assert tale.offers == "sauron-regular nazgul witch_king done"
    tale.answer("sauron-regular")
    # No unit would stay, so no figure stays.
    assert (tale.offers, tale.ask.least) == ("nazgul witch_king", 2)
    assert tale.refuses("done") == "WAR-11.5"
    tale.go("witch_king nazgul")
    assert tale.s.battle is not None
    assert tale.s.battle.rear == ()
    assert tale.told("rearguard") == []


@pytest.mark.rule("WAR-11.5")
def test_the_order_of_the_picks_makes_no_difference() -> None:
    board = "osgiliath: gondor 1r; north_ithilien: sauron 3r 1e 1n"
    one = attack(board).go("nazgul sauron-elite sauron-regular")
    other = attack(board).go("sauron-regular nazgul sauron-elite")
    assert one.s.chosen == other.s.chosen == ("sauron-regular", "sauron-elite", "nazgul")
    one.answer("done")
    assert one.s.battle is not None
    assert one.s.battle.rear == ("sauron-regular", "sauron-regular")
    assert one.facts_of("rearguard") == [{"who": "shadow", "units": 2}]


@pytest.mark.rule("WAR-11.5")
def test_where_there_is_but_one_way_nobody_is_asked_who_goes() -> None:
    for army in ("sauron 1r", "sauron 1r 2n", "sauron 1e witch_king"):
        tale = attack(f"osgiliath: gondor 1r; north_ithilien: {army}")
        assert tale.asked == "chance combat_die"


@pytest.mark.rule("WAR-11.6")
def test_a_unit_stays_with_a_leader_who_may_not_attack() -> None:
    board = "minas_tirith: gondor 1r north 1l; osgiliath: sauron 1r"
    assert not can_attack(attack(board, "free", politics="north 1").s, "free", False)
    tale = attack("minas_tirith: gondor 2r 1e north 1l; osgiliath: sauron 1r", "free", politics="north 1")
    assert (tale.copies(), tale.ask.least, tale.ask.most) == ({"gondor-regular": 2, "gondor-elite": 1}, 1, 2)
    assert tale.refuses("north-leader") == "WAR-11.6"
    tale.go("gondor-regular gondor-elite")
    assert tale.s.battle is not None
    assert tale.s.battle.rear == ("gondor-regular", "north-leader")
    two = attack("minas_tirith: gondor 2r north 1l; osgiliath: sauron 1r", "free", politics="north 1")
    assert two.s.battle is not None
    assert two.s.battle.rear == ("gondor-regular", "north-leader")


@pytest.mark.rule("WAR-11.6")
def test_why_an_army_with_such_a_leader_cannot_attack() -> None:
    board = "minas_tirith: gondor 1r north 1l; osgiliath: sauron 1r; pelargir: gondor 1r; lossarnach: gondor 1r"
    assert attack(board, "free", politics="north 1").refuses("minas_tirith") == "WAR-11.6"


@pytest.mark.rule("WAR-11.7")
def test_the_rearguard_takes_no_losses() -> None:
    tale = attack("osgiliath: gondor 1r; north_ithilien: sauron 2r 1e southrons 1r").go(
        "sauron-regular sauron-regular done"
    )
    tale.roll("1 1").roll("6")
    assert tale.here("north_ithilien") == "sauron 1r 1e southrons 1r"
    hit = attack("osgiliath: gondor 1r; north_ithilien: sauron 2r 1e southrons 1r").go(
        "sauron-regular sauron-elite done"
    )
    hit.roll("1 1").roll("6")
    assert hit.offers == "sauron-regular sauron-elite"
    assert hit.refuses("southrons-regular") == "WAR-11.7"


@pytest.mark.rule("WAR-11.8")
def test_everything_of_the_defender_takes_part() -> None:
    tale = attack("osgiliath: gondor 1r 1l north 1e boromir; north_ithilien: sauron 1r", politics="north 2 passive")
    tale.roll("1")
    # Two units and a Captain: three dice; a Leader and Boromir: two re-rolls.
    tale.roll("1 2 3")
    assert (tale.asked, tale.offers) == ("free reroll", "0 1 2")


@pytest.mark.rule("WAR-11.9", "WAR-A.10")
def test_politics_come_before_the_dice() -> None:
    board = "pelargir: gondor 1r north 1r; lossarnach: sauron 1r"
    tale = attack(board, politics="gondor 1 passive, north 3 passive")
    # Check 10: a passive nation one step from war becomes active and then goes to war.
    assert (tale.s.steps["gondor"], tale.s.steps["north"], tale.s.passive) == (0, 2, ())
    assert tale.keys()[:6] == ["attack", "roused", "at-war", "roused", "advanced", "battle-round"]
    assert tale.asked == "chance combat_die"
    tale.go("1 1 1 on stay 1 1 1")
    assert tale.s.steps["north"] == 2, "once for each battle"


@pytest.mark.rule("WAR-11.9")
def test_leaders_and_characters_alone_move_no_nation() -> None:
    tale = attack("pelargir: gondor 1r north 1l boromir; lossarnach: sauron 1r", politics="north 3 passive")
    assert (tale.s.steps["north"], tale.s.passive) == (3, ("north",))


@pytest.mark.rule("WAR-11.10")
def test_politics_also_move_where_no_dice_are_rolled_and_for_the_shadow() -> None:
    tale = attack("erebor: dwarves 1r; dale: sauron 1r", politics="dwarves 3 passive").answer("siege")
    assert (tale.s.steps["dwarves"], tale.s.passive) == (2, ())
    free = attack("osgiliath: gondor 1r; west_harondor: southrons 2r", "free", politics="southrons 2")
    assert free.s.steps["southrons"] == 1
    sortie = attack("helms_deep: rohan 1r, isengard 1r", "free", siege="helms_deep", politics="isengard 1")
    assert (kind(sortie), sortie.s.steps["isengard"]) == (SORTIE, 0)
    storm = attack("helms_deep: rohan 1r, isengard 1r", siege="helms_deep", politics="rohan 2 passive")
    assert (kind(storm), storm.s.steps["rohan"], storm.s.passive) == (SIEGE, 1, ())


@pytest.mark.rule("WAR-11.11")
def test_leaders_and_characters_alone_never_attack() -> None:
    tale = attack("osgiliath: gondor 1r; north_ithilien: 2n witch_king; south_ithilien: sauron 1r; pelargir: sauron 1r")
    assert tale.offers == "pelargir south_ithilien"
    assert tale.refuses("north_ithilien") == "WAR-11.11"
    assert quiet(attack("osgiliath: gondor 1r; north_ithilien: 2n witch_king"))


@pytest.mark.rule("WAR-11.12", "WAR-10.12")
def test_a_besieging_army_may_attack_elsewhere() -> None:
    board = "helms_deep: rohan 1r, isengard 2r; westemnet: rohan 1r"
    tale = attack(board, siege="helms_deep").go("westemnet isengard-regular done").go("6 1")
    assert tale.asked == "shadow advance"
    tale.go("isengard-regular")
    assert (tale.s.sieges, tale.here("helms_deep")) == (("helms_deep",), "rohan 1r | isengard 1r")
    gone = attack(board, siege="helms_deep").go("westemnet isengard-regular isengard-regular").go("6 1 1")
    gone.go("isengard-regular isengard-regular")
    assert (quiet(gone), gone.s.sieges) == (True, ())
    assert gone.rules_of("siege-lifted") == ["WAR-16.8"]
