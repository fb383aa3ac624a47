"""Section 13: losses, and what becomes of lost figures."""

from typing import Any

import pytest

from tests.rulebook.war.battles import attack, quiet
from tests.rulebook.war.war_story import Tale

PLAIN = "south_ithilien: {}; north_ithilien: {}"


def struck(defenders: str, attackers: str, ours: str, theirs: str, **given: Any) -> Tale:
    """The whole army attacks, without re-rolls, with these dice of the attacker and the defender."""
    tale = attack(PLAIN.format(defenders, attackers), **given)
    while not tale.at_rest and tale.asked == "shadow attack_who":
        tale.answer(tale.picks[0])
    tale.roll(ours).roll(theirs)
    while not tale.at_rest and tale.asked.endswith("reroll"):
        tale.answer("0")
    return tale


@pytest.mark.rule("WAR-13.1")
def test_the_attacker_takes_his_losses_first_and_each_as_many_as_the_enemy_scored() -> None:
    tale = struck("gondor 2r 2e", "sauron 2r 1e", "6 6 6", "5 5 1 1")
    assert (tale.asked, tale.ask.facts) == ("shadow hit", {"left": 2})
    assert tale.s.battle is not None
    assert (tale.s.battle.taking, tale.s.battle.hits) == ("shadow", 2)
    tale.go("sauron-regular sauron-regular")
    assert (tale.asked, tale.ask.facts) == ("free hit", {"left": 3})
    tale.go("gondor-regular both-gondor-elite")
    assert (tale.here("south_ithilien"), tale.here("north_ithilien")) == ("gondor 1r 1e", "sauron 1e")
    assert tale.s.battle is not None
    assert (tale.s.battle.taking, tale.s.battle.hits) == ("", 0)


@pytest.mark.rule("WAR-13.2", "WAR-13.6")
def test_one_hit_removes_a_regular_or_reduces_an_elite() -> None:
    tale = struck("gondor 1r 1e", "sauron 2r", "6 1", "1 1")
    assert (tale.asked, tale.offers) == ("free hit", "gondor-regular gondor-elite")
    pool = tale.s.pool["gondor-regular"]
    tale.answer("gondor-elite")
    assert tale.here("south_ithilien") == "gondor 2r"
    assert (tale.s.lost, tale.s.pool["gondor-regular"]) == ({"gondor-elite": 1}, pool - 1)
    assert tale.facts_of("elite-reduced") == [{"who": "free", "figure": "figure-gondor-elite"}]
    other = struck("gondor 1r 1e", "sauron 2r", "6 1", "1 1").answer("gondor-regular")
    assert (other.here("south_ithilien"), other.s.lost) == ("gondor 1e", {"gondor-regular": 1})


@pytest.mark.rule("WAR-13.3")
def test_two_hits_may_remove_an_elite() -> None:
    tale = struck("gondor 1r 2e", "sauron 2r", "6 6", "1 1 1")
    assert tale.offers == "gondor-regular gondor-elite both-gondor-elite"
    tale.answer("both-gondor-elite")
    assert (tale.here("south_ithilien"), tale.s.lost) == ("gondor 1r 1e", {"gondor-elite": 1})
    assert (tale.asked, tale.rules_of("unit-lost")) == ("shadow cease", ["WAR-13.3"])
    one = struck("gondor 1r 2e", "sauron 2r", "6 6", "1 1 1").answer("gondor-elite")
    assert one.offers == "gondor-regular gondor-elite"
    assert one.refuses("both-gondor-elite") == "WAR-13.3"


@pytest.mark.rule("WAR-13.4")
def test_the_owner_chooses_among_all_that_are_there() -> None:
    tale = struck("gondor 1r 1e north 1r rohan 1e", "sauron 2r", "6 6", "1 1 1 1")
    assert tale.offers == "gondor-regular gondor-elite both-gondor-elite north-regular rohan-elite both-rohan-elite"
    assert tale.refuses("elves-regular") == "WAR-13.4"
    tale.go("north-regular rohan-elite")
    assert tale.here("south_ithilien") == "gondor 1r 1e rohan 1r"


@pytest.mark.rule("WAR-13.4")
def test_hits_beyond_the_last_unit_are_lost() -> None:
    tale = struck("gondor 1r 1l", "sauron 3r", "6 6 6", "1")
    assert (tale.asked, tale.here("south_ithilien")) == ("shadow advance", "")
    assert len(tale.told("unit-lost")) == 1


@pytest.mark.rule("WAR-13.4")
def test_where_only_one_loss_is_possible_nobody_is_asked() -> None:
    assert struck("gondor 3r", "sauron 2r", "6 6", "1 1 1").asked == "shadow cease"
    one = struck("gondor 2e", "sauron 2r", "6 1", "1 1")
    assert (one.asked, one.here("south_ithilien")) == ("shadow cease", "gondor 1r 1e")
    assert struck("gondor 2e", "sauron 2r", "6 6", "1 1").offers == "gondor-elite both-gondor-elite"


@pytest.mark.rule("WAR-13.5")
def test_the_regular_comes_from_the_dead_before_the_reinforcements() -> None:
    tale = struck("gondor 1e", "sauron 1r", "6", "1", lost="gondor 2r")
    pool = tale.s.pool["gondor-regular"]
    assert (tale.here("south_ithilien"), tale.s.lost) == ("gondor 1r", {"gondor-regular": 1, "gondor-elite": 1})
    last = struck("gondor 1e", "sauron 1r", "6", "1", lost="gondor 1r")
    assert (last.s.lost, last.s.pool["gondor-regular"]) == ({"gondor-elite": 1}, pool + 1)


@pytest.mark.rule("WAR-13.5")
def test_the_dead_of_another_nation_are_no_help() -> None:
    tale = struck("gondor 1e", "sauron 1r", "6", "1", lost="rohan 2r")
    assert tale.s.lost == {"rohan-regular": 2, "gondor-elite": 1}
    assert tale.s.pool["gondor-regular"] == 14


@pytest.mark.rule("WAR-13.5")
def test_where_there_is_no_regular_the_elite_is_gone_for_one_hit() -> None:
    # All fifteen regulars of Gondor are elsewhere.
    board = "south_ithilien: gondor 2e; north_ithilien: sauron 1r; anfalas: gondor 10r; lamedon: gondor 5r"
    tale = attack(board).roll("6").roll("1 1")
    assert (tale.here("south_ithilien"), tale.s.lost) == ("gondor 1e", {"gondor-elite": 1})
    assert tale.rules_of("unit-lost") == ["WAR-13.5"]
    both = attack(board + "; dagorlad: sauron 1r").roll("6").roll("6 1")
    assert both.here("south_ithilien") == "gondor 1e"


@pytest.mark.rule("WAR-13.5")
def test_two_hits_may_still_be_spent_on_such_an_elite() -> None:
    board = "south_ithilien: gondor 2e; north_ithilien: sauron 2r; anfalas: gondor 10r; lamedon: gondor 5r"
    tale = attack(board).go("sauron-regular sauron-regular").roll("6 6").roll("1 1")
    assert tale.offers == "gondor-elite both-gondor-elite"
    assert tale.answer("both-gondor-elite").here("south_ithilien") == "gondor 1e"
    other = attack(board).go("sauron-regular sauron-regular").roll("6 6").roll("1 1").answer("gondor-elite")
    assert other.here("south_ithilien") == "", "the second hit takes the other one"


@pytest.mark.rule("WAR-13.6", "WAR-13.7")
def test_the_shadow_gets_back_what_it_lost() -> None:
    tale = struck("gondor 3r", "sauron 1r 1e", "1 1", "6 6 1")
    regulars, elites = tale.s.pool["sauron-regular"], tale.s.pool["sauron-elite"]
    tale.answer("sauron-elite")
    # The elite goes to the reinforcements and a regular comes from there; then one of two regulars returns.
    assert tale.here("north_ithilien") == "sauron 1r"
    assert (tale.s.pool["sauron-regular"], tale.s.pool["sauron-elite"]) == (regulars, elites + 1)
    assert tale.s.lost == {}


@pytest.mark.rule("WAR-13.7")
def test_units_of_the_free_peoples_are_out_for_good() -> None:
    tale = struck("gondor 2r", "sauron 1r", "6", "1 1")
    assert (tale.s.lost, tale.s.pool["gondor-regular"]) == ({"gondor-regular": 1}, 13)


@pytest.mark.rule("WAR-13.8", "WAR-7.15", "WAR-7.16")
def test_leaders_and_characters_fall_with_the_last_unit() -> None:
    tale = struck("gondor 1r 2l boromir", "sauron 1r 1e", "6 1", "1 1")
    assert (tale.asked, tale.here("south_ithilien")) == ("shadow advance", "")
    assert tale.s.lost == {"gondor-regular": 1, "gondor-leader": 2}
    assert tale.s.fallen == ("boromir",)
    assert tale.facts_of("leaders-fall") == [
        {"who": "free", "figures": ("figure-gondor-leader", "figure-gondor-leader", "figure-boromir")}
    ]
    shadow = struck("gondor 2r", "sauron 1r 2n witch_king", "1", "6 1")
    assert (quiet(shadow), shadow.here("north_ithilien")) == (True, "")
    assert (shadow.s.pool["nazgul"], shadow.s.fallen) == (8, ("witch_king",))


@pytest.mark.rule("WAR-13.8")
def test_who_is_in_the_rearguard_does_not_fall() -> None:
    tale = attack(PLAIN.format("gondor 1r", "sauron 2r 1n witch_king")).go("sauron-regular nazgul done")
    tale.roll("1").roll("6").answer("0")
    assert (quiet(tale), tale.here("north_ithilien")) == (True, "sauron 1r witch_king")


@pytest.mark.rule("WAR-13.9", "WAR-14.10")
def test_both_armies_may_be_wiped_out_together() -> None:
    tale = struck("gondor 1r 1l", "sauron 1r 1n", "6", "6")
    assert (quiet(tale), tale.s.free, tale.s.shadow) == (True, {}, {})
    assert [fact["who"] for fact in tale.facts_of("wiped-out")] == ["shadow", "free"]


@pytest.mark.rule("WAR-13.10")
def test_leaders_and_characters_are_no_losses() -> None:
    tale = struck("gondor 1r 1e 1l boromir", "sauron 1r", "6", "1 1 1")
    assert tale.offers == "gondor-regular gondor-elite"
    assert [tale.refuses(one) for one in ("gondor-leader", "boromir")] == ["WAR-13.10", "WAR-13.10"]
