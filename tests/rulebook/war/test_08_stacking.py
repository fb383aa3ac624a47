"""WAR section 8: stacking limits, checked at the end of every action."""

import pytest

from bree.games.war.audit import audit
from bree.games.war.state import Terms
from tests.rulebook.war.marches import army_move, told, tried
from tests.rulebook.war.war_story import Tale


@pytest.mark.rule("WAR-8.1", "WAR-8.7")
def test_units_of_all_nations_of_a_side_are_one_army_under_any_leader() -> None:
    tale = Tale.of("osgiliath: gondor 1r, rohan 1r 1l, elves 1e", ("move", "free", 1), die="character").go("lossarnach")
    assert tale.copies() == {"elves-elite": 1, "gondor-regular": 1, "rohan-regular": 1, "rohan-leader": 1}
    tale.go("elves-elite gondor-regular rohan-leader done")
    assert tale.here("lossarnach") == "elves 1e gondor 1r rohan 1l"


@pytest.mark.rule("WAR-8.7")
def test_any_nazgul_leads_any_nation_of_the_shadow() -> None:
    tale = Tale.of("umbar: southrons 1r 1n", ("move", "shadow", 1), acting="shadow", die="character").go("near_harad")
    assert tale.here("near_harad") == "southrons 1r 1n"


@pytest.mark.rule("WAR-8.2")
def test_ten_units_may_stand_together_and_leaders_do_not_count() -> None:
    tale = Tale.of("osgiliath: gondor 5r 5e 4l strider boromir; umbar: southrons 10r 4n witch_king", ("tidy",))
    assert tale.at_rest
    assert tale.keys() == []


@pytest.mark.rule("WAR-8.3", "WAR-8.2")
def test_the_owner_says_which_units_are_too_many() -> None:
    tale = army_move("osgiliath: gondor 5r 1e 1l; lossarnach: gondor 5r, rohan 1e", lost="gondor 2e")
    tale.go(
        "osgiliath lossarnach gondor-regular gondor-regular gondor-regular gondor-regular gondor-regular gondor-elite"
    )
    tale.go("gondor-leader done")
    # Twelve units are there. The move was legal, and only the end of the action asks.
    assert tale.asked == "free excess"
    assert tale.ask.rule == "WAR-8.3"
    assert tale.copies() == {"gondor-regular": 2, "gondor-elite": 1, "rohan-elite": 1}
    assert (tale.ask.many, tale.ask.least, tale.ask.most) == (True, 2, 2)
    assert tale.ask.facts == {"region": "region-lossarnach", "left": 2}
    assert told(tale) == tried(tale)
    pool = dict(tale.s.pool)
    tale.go("gondor-elite")
    assert tale.copies() == {"gondor-regular": 1, "rohan-elite": 1}
    tale.go("gondor-regular")
    assert tale.here("lossarnach") == "gondor 9r rohan 1e gondor 1l"
    # They return to the reinforcements, also those of the Free Peoples.
    assert tale.s.pool == {**pool, "gondor-regular": 6, "gondor-elite": pool["gondor-elite"] + 1}
    assert tale.s.lost == {"gondor-elite": 2}
    assert tale.facts_of("excess-removed") == [
        {"who": "free", "region": "region-lossarnach", "figures": ("figure-gondor-regular", "figure-gondor-elite")}
    ]
    assert tale.at_rest


@pytest.mark.rule("WAR-8.3")
def test_units_that_are_all_alike_go_unasked() -> None:
    tale = Tale.of("umbar: southrons 12r 1n", ("tidy",))
    assert tale.here("umbar") == "southrons 10r 1n"
    assert tale.rules_of("excess-removed") == ["WAR-8.3"]
    assert tale.s.pool["southrons-regular"] == 14


@pytest.mark.rule("WAR-8.3")
def test_two_regions_are_seen_to_one_after_the_other_in_the_order_of_their_names() -> None:
    board = "umbar: southrons 10r 1e; dol_guldur: sauron 10r 2e 1n"
    for regions in (board, "; ".join(board.split("; ")[::-1])):
        tale = Tale.of(regions, ("tidy",), die="army", acting="shadow")
        assert tale.ask.facts == {"region": "region-dol_guldur", "left": 2}
        assert tale.copies() == {"sauron-regular": 2, "sauron-elite": 2}
        assert told(tale) == tried(tale)  # Umbar is another pick set
        tale.go("sauron-regular sauron-elite")
        assert tale.ask.facts == {"region": "region-umbar", "left": 1}
        assert tale.copies() == {"southrons-regular": 1, "southrons-elite": 1}
        tale.go("southrons-elite")
        assert (tale.here("dol_guldur"), tale.here("umbar")) == ("sauron 9r 1e 1n", "southrons 10r")
        assert tale.at_rest


@pytest.mark.rule("WAR-8.3")
def test_both_sides_are_asked_each_for_its_own() -> None:
    tale = Tale.of("umbar: southrons 10r 1e; osgiliath: gondor 10r 1e", ("tidy",), die="army")
    assert tale.asked == "free excess"
    tale.go("gondor-regular")
    assert tale.asked == "shadow excess"
    tale.go("southrons-regular")
    assert (tale.here("umbar"), tale.here("osgiliath")) == ("southrons 9r 1e", "gondor 9r 1e")


@pytest.mark.rule("WAR-8.3")
def test_in_any_order_the_same_units_are_gone() -> None:
    for order in ("gondor-elite gondor-regular", "gondor-regular gondor-elite"):
        tale = Tale.of("osgiliath: gondor 10r 2e", ("tidy",), die="army").go(order)
        assert tale.here("osgiliath") == "gondor 9r 1e"


@pytest.mark.rule("WAR-8.2", "WAR-8.5", "WAR-16.5")
def test_five_stay_inside_a_besieged_stronghold_and_ten_besiege_it() -> None:
    board = "minas_tirith: gondor 5r 2e 1l, sauron 10r 1n"
    tale = Tale.of(board, ("tidy",), siege="minas_tirith", die="army", acting="shadow")
    assert tale.asked == "free excess"
    assert tale.ask.rule == "WAR-16.5"
    assert tale.copies() == {"gondor-regular": 2, "gondor-elite": 2}
    tale.go("gondor-regular gondor-elite")
    assert tale.here("minas_tirith") == "gondor 4r 1e 1l | sauron 10r 1n"
    assert tale.rules_of("excess-removed") == ["WAR-16.5"]
    assert tale.at_rest


@pytest.mark.rule("WAR-8.5")
def test_an_eleventh_besieger_is_one_too_many() -> None:
    board = "minas_tirith: gondor 5r, sauron 10r 1e"
    tale = Tale.of(board, ("tidy",), siege="minas_tirith", die="army", acting="shadow")
    assert tale.asked == "shadow excess"
    assert tale.ask.rule == "WAR-8.3"
    tale.go("sauron-regular")
    assert tale.here("minas_tirith") == "gondor 5r | sauron 9r 1e"


@pytest.mark.rule("WAR-8.2")
def test_where_no_siege_is_ten_stand_in_a_stronghold_region() -> None:
    assert Tale.of("minas_tirith: gondor 10r", ("tidy",)).at_rest


@pytest.mark.rule("WAR-8.6")
def test_a_leader_without_a_unit_is_out_for_good() -> None:
    tale = Tale.of("osgiliath: gondor 2l strider; dale: north 1r 1l", ("tidy",))
    assert tale.here("osgiliath") == "strider"
    assert tale.here("dale") == "north 1r 1l"
    assert tale.s.lost == {"gondor-leader": 2}
    assert tale.s.pool["gondor-leader"] == 2
    assert tale.facts_of("leaders-lost") == [{"region": "region-osgiliath", "count": 2}]
    assert tale.rules_of("leaders-lost") == ["WAR-8.6"]


@pytest.mark.rule("WAR-8.6")
def test_nazgul_and_minions_may_be_alone() -> None:
    tale = Tale.of("osgiliath: 2n witch_king; dale: mouth_of_sauron", ("tidy",))
    assert tale.keys() == []
    assert tale.here("osgiliath") == "2n witch_king"


@pytest.mark.rule("WAR-8.8")
def test_both_sides_share_a_region_only_in_a_siege() -> None:
    board = "minas_tirith: gondor 2r, sauron 3r"
    assert audit(Tale.of(board, siege="minas_tirith").s) == []
    assert audit(Tale.of(board).s) == ["both armies in minas_tirith"]


@pytest.mark.rule("WAR-O1", "WAR-8.3")
def test_a_table_may_forbid_to_bring_too_many_together() -> None:
    terms = Terms(overstack=False)
    board = "osgiliath: gondor 3r 1e; lossarnach: gondor 5r, rohan 3r; minas_tirith: gondor 3r, rohan 3r, elves 4r"
    tale = army_move(board, terms=terms).go("osgiliath")
    assert tale.refuses("minas_tirith") == "WAR-O1"
    tale.go("lossarnach")
    assert tale.copies() == {"gondor-regular": 2, "gondor-elite": 1}
    assert (tale.ask.least, tale.ask.most) == (1, 2)
    assert told(tale) == tried(tale)
    tale.go("gondor-regular gondor-elite")
    assert tale.here("lossarnach") == "gondor 6r 1e rohan 3r"
