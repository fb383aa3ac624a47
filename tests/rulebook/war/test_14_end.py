"""Section 14: ceasing, retreating and advancing."""

import pytest

from tests.rulebook.war.battles import attack, quiet

PLAIN = "south_ithilien: gondor 2r; north_ithilien: sauron 3r 1n"
ALL = "sauron-regular sauron-regular sauron-regular nazgul"


@pytest.mark.rule("WAR-14.1")
def test_the_attacker_ceases_or_goes_on_then_the_defender_may_retreat() -> None:
    tale = attack(PLAIN).go(ALL).roll("1 1 1 1 1").answer("0")
    assert (tale.asked, tale.offers) == ("shadow cease", "cease on")
    tale.answer("on")
    assert (tale.asked, tale.offers) == ("free retreat", "east_harondor osgiliath west_harondor stay")
    tale.answer("stay")
    assert (tale.asked, tale.facts_of("battle-round")[-1]) == ("chance combat_die", {"round": 2})


@pytest.mark.rule("WAR-14.2")
def test_ceasing_leaves_everybody_where_he_is() -> None:
    tale = attack(PLAIN).go(ALL).roll("6 1 1 5 1").go("0 cease")
    assert (quiet(tale), tale.rules_of("ceases")) == (True, ["WAR-14.2"])
    assert (tale.here("south_ithilien"), tale.here("north_ithilien")) == ("gondor 1r", "sauron 2r 1n")


@pytest.mark.rule("WAR-14.3")
def test_the_whole_army_retreats_to_a_free_region() -> None:
    board = "south_ithilien: gondor 2r 1l boromir; north_ithilien: sauron 3r 1n; osgiliath: rohan 1r; west_harondor: 1n"
    tale = attack(board).answer("south_ithilien").go(ALL).roll("1 1 1 1 1 1").go("0 0 on")
    assert tale.offers == "east_harondor osgiliath west_harondor stay", "a lone Nazgûl is no obstacle"
    # Minas Morgul is a stronghold of the Shadow, and its army is in North Ithilien.
    assert [tale.refuses(region) for region in ("minas_morgul", "north_ithilien")] == ["WAR-14.3", "WAR-14.3"]
    tale.answer("osgiliath")
    assert (tale.here("osgiliath"), tale.here("south_ithilien")) == ("gondor 2r rohan 1r gondor 1l boromir", "")
    assert tale.facts_of("retreats") == [{"who": "free", "region": "region-osgiliath"}]


@pytest.mark.rule("WAR-14.3")
def test_without_a_free_region_nobody_is_asked_to_retreat() -> None:
    board = "south_ithilien: gondor 2r; north_ithilien: sauron 2r; osgiliath: sauron 1r; east_harondor: southrons 1r"
    tale = attack(board + "; west_harondor: southrons 1r")
    assert tale.offers == "east_harondor north_ithilien osgiliath west_harondor"
    tale.answer("osgiliath").roll("1 1 1").answer("on")
    assert tale.asked == "chance combat_die"


@pytest.mark.rule("WAR-14.3")
def test_one_may_retreat_to_where_ones_own_army_besieges() -> None:
    board = "westemnet: isengard 1r; helms_deep: rohan 1r, isengard 2r; folde: rohan 2r"
    tale = attack(board, "free", siege="helms_deep").go("folde rohan-regular done").roll("1 1").answer("on")
    assert "helms_deep" in tale.offers.split()
    tale.answer("helms_deep")
    assert tale.here("helms_deep") == "rohan 1r | isengard 3r"
    other = attack("westemnet: rohan 1r; helms_deep: rohan 1r, isengard 2r; folde: isengard 2r", siege="helms_deep")
    other.go("folde isengard-regular done").roll("1 1").answer("on")
    assert other.refuses("helms_deep") == "WAR-14.3"


@pytest.mark.rule("WAR-14.4")
def test_saruman_stays_behind() -> None:
    tale = attack("orthanc: isengard 2r saruman; fords_of_isen: rohan 1r", "free").answer("field").roll("1 1 1")
    assert tale.asked == "shadow reroll"
    tale.go("0 on gap_of_rohan")
    assert (tale.here("orthanc"), tale.here("gap_of_rohan")) == ("saruman", "isengard 2r")
    tale.answer("rohan-regular")
    assert tale.here("orthanc") == "rohan 1r | saruman"
    assert tale.s.captured == ("orthanc",)


@pytest.mark.rule("WAR-14.5")
def test_a_besieged_army_cannot_retreat() -> None:
    tale = attack("helms_deep: rohan 1r, isengard 1r 1e", siege="helms_deep").go("isengard-regular isengard-elite")
    tale.roll("1 1 1").answer("extend-isengard")
    assert tale.asked == "chance combat_die"


@pytest.mark.rule("WAR-14.6", "WAR-10.7")
def test_units_not_at_war_may_retreat_into_another_nation() -> None:
    # Check 5: units of the North that are not at war may retreat from Dale to Erebor.
    tale = attack("dale: north 1r; erebor: dwarves 1r; northern_rhovanion: sauron 1r", politics="north 3 passive")
    tale.roll("1 1").go("on erebor done")
    assert (tale.here("erebor"), tale.s.steps["north"]) == ("dwarves 1r north 1r", 2)


@pytest.mark.rule("WAR-14.7", "WAR-8.3")
def test_after_a_retreat_too_many_units_are_removed() -> None:
    tale = attack("south_ithilien: gondor 2r 1e; north_ithilien: sauron 1r; osgiliath: rohan 9r")
    tale.answer("south_ithilien").roll("1 1 1 1").go("on osgiliath done")
    assert (tale.asked, tale.copies()) == ("free excess", {"gondor-regular": 2, "gondor-elite": 1, "rohan-regular": 2})
    tale.go("rohan-regular gondor-regular")
    assert (quiet(tale), tale.here("osgiliath")) == (True, "gondor 1r 1e rohan 8r")
    assert tale.s.lost == {}


@pytest.mark.rule("WAR-14.8")
def test_the_attacker_may_advance_with_all_or_some_or_nobody() -> None:
    board = "south_ithilien: gondor 1r; north_ithilien: sauron 3r 1e 2n"
    who = "sauron-regular sauron-regular sauron-elite nazgul nazgul done"
    tale = attack(board).go(who).roll("6 1 1 1")
    tale.answer("0")
    assert (tale.asked, tale.copies()) == ("shadow advance", {"sauron-regular": 2, "sauron-elite": 1, "nazgul": 2})
    assert (tale.ask.least, tale.ask.most, tale.ask.many) == (0, 5, True)
    nobody = attack(board).go(who).roll("6 1 1 1").go("0 done")
    assert (quiet(nobody), nobody.here("south_ithilien")) == (True, "")
    assert nobody.rules_of("stays-back") == ["WAR-14.8"]
    tale.go("sauron-elite nazgul done")
    assert (tale.here("south_ithilien"), tale.here("north_ithilien")) == ("sauron 1e 1n", "sauron 3r 1n")
    assert tale.facts_of("advances") == [{"who": "shadow", "region": "region-south_ithilien", "units": 1}]


@pytest.mark.rule("WAR-14.8", "WAR-11.7")
def test_the_rearguard_does_not_advance() -> None:
    tale = (
        attack("south_ithilien: gondor 1r; north_ithilien: sauron 2r southrons 1r")
        .go("sauron-regular done")
        .roll("6 1")
    )
    assert tale.offers == "sauron-regular done"
    assert tale.refuses("southrons-regular") == "WAR-14.8"
    tale.answer("sauron-regular")
    assert (quiet(tale), tale.here("north_ithilien")) == (True, "sauron 1r southrons 1r")


@pytest.mark.rule("WAR-14.8")
def test_the_attacker_may_advance_after_a_retreat() -> None:
    tale = attack(PLAIN).go(ALL).roll("1 1 1 1 1").go("0 on osgiliath")
    assert tale.asked == "shadow advance"
    tale.go(ALL)
    assert (quiet(tale), tale.here("south_ithilien"), tale.here("north_ithilien")) == (True, "sauron 3r 1n", "")


@pytest.mark.rule("WAR-14.9")
def test_a_unit_goes_along_and_no_leader_is_left_alone() -> None:
    board = "osgiliath: sauron 1r; minas_tirith: gondor 2r 2l boromir"
    tale = (
        attack(board, "free")
        .go("gondor-regular gondor-regular gondor-leader gondor-leader boromir")
        .roll("6 1 1 1")
        .answer("0")
    )
    assert tale.copies() == {"gondor-regular": 2, "gondor-leader": 2, "boromir": 1}
    tale.answer("boromir")
    assert (tale.offers, tale.ask.least) == ("gondor-regular gondor-leader", 1)
    assert tale.refuses("done") == "WAR-14.9"
    tale.answer("gondor-regular")
    assert tale.offers == "gondor-regular gondor-leader done"
    tale.answer("gondor-regular")
    # No unit is left for the Leaders.
    assert (tale.offers, tale.ask.least, tale.ask.most) == ("gondor-leader", 2, 2)
    assert tale.refuses("done") == "WAR-14.9"
    tale.go("gondor-leader gondor-leader")
    assert tale.here("osgiliath") == "gondor 2r 2l boromir"


@pytest.mark.rule("WAR-14.9")
def test_characters_may_stay_behind_alone_and_leaders_with_a_rearguard() -> None:
    board = "osgiliath: sauron 1r; minas_tirith: gondor 1r 1l boromir"
    tale = attack(board, "free").roll("6 6 1").answer("gondor-regular")
    assert (tale.offers, tale.ask.least) == ("gondor-leader boromir", 1)
    tale.answer("gondor-leader")
    assert tale.offers == "boromir done"
    tale.answer("done")
    assert (tale.here("minas_tirith"), tale.here("osgiliath")) == ("boromir", "gondor 1r 1l")
    rear = attack("osgiliath: sauron 1r; minas_tirith: gondor 2r 1l", "free").go("gondor-regular gondor-leader done")
    rear.roll("6 1").answer("gondor-regular")
    assert rear.offers == "gondor-leader done"


@pytest.mark.rule("WAR-14.9", "WAR-7.12")
def test_saruman_does_not_advance() -> None:
    tale = attack("fords_of_isen: rohan 1r; orthanc: isengard 1r saruman").roll("6 1")
    assert tale.offers == "isengard-regular done"
    assert tale.refuses("saruman") == "WAR-7.12"
    tale.answer("isengard-regular")
    assert (tale.here("orthanc"), tale.here("fords_of_isen")) == ("saruman", "isengard 1r")


@pytest.mark.rule("WAR-14.10", "WAR-18.2")
def test_nobody_advances_where_nobody_is_left() -> None:
    tale = attack("pelargir: gondor 1r; lossarnach: sauron 1r").roll("6 6")
    assert (quiet(tale), tale.s.captured, tale.told("advances")) == (True, (), [])


@pytest.mark.rule("WAR-14.11", "WAR-18.1", "WAR-A.4")
def test_only_an_advance_captures() -> None:
    # Check 4: the North becomes active and advances. After the retreat the Shadow captures Dale, and the North advances
    # again.
    tale = attack("dale: north 1r; northern_rhovanion: sauron 2r", politics="north 3 passive")
    tale.go("sauron-regular sauron-regular")
    assert (tale.s.steps["north"], tale.s.passive) == (2, ())
    tale.roll("1 1 1").go("on erebor")
    assert (tale.asked, tale.s.captured) == ("shadow advance", ())
    stays = tale.s.clone()
    tale.go("sauron-regular done")
    assert (tale.s.captured, tale.s.steps["north"]) == (("dale",), 1)
    assert tale.facts_of("captured") == [{"who": "shadow", "region": "region-dale", "points": 1}]
    tale.game.rules.play(stays, "done")
    assert (stays.captured, stays.steps["north"]) == ((), 2)


@pytest.mark.rule("WAR-14.12")
def test_the_advance_goes_no_further_than_the_region_of_the_battle() -> None:
    tale = attack(PLAIN).go(ALL).roll("6 6 6 1 1").go("sauron-regular done")
    assert quiet(tale)
    assert tale.here("south_ithilien") == "sauron 1r"


@pytest.mark.rule("WAR-14.8", "WAR-19.4", "WAR-19.5")
def test_a_companion_who_comes_with_an_army_rouses_a_nation() -> None:
    tale = attack("lossarnach: sauron 1r; pelargir: north 1r 1e boromir", "free", politics="gondor 2 passive")
    tale.go("north-regular north-elite boromir").roll("6 6 6 1").go("north-elite boromir done")
    assert tale.s.passive == ("gondor",), "Lossarnach has a town, and towns rouse nobody"
    back = attack(
        "pelargir: sauron 1r; lossarnach: north 2r boromir", "free", politics="gondor 2 passive", captured="pelargir"
    )
    back.go("north-regular north-regular boromir").roll("6 6 6 1").go("north-regular boromir done")
    assert (back.s.captured, back.s.passive) == ((), ())
