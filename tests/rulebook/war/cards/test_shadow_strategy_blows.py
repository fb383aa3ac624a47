"""The Shadow's strategy deck: blows at the Free Peoples at home, and cards on the table."""

import pytest

from tests.rulebook.war.cards.strategy import act, barred, play
from tests.rulebook.war.war_story import Tale, but

FOLLY = ("denethors_folly",)
THREATS = ("threats_and_promises",)
SIEGE = "minas_tirith: gondor 3r 2l, sauron 5r"


# Return to Valinor.


@pytest.mark.card("return_to_valinor", "event")
@pytest.mark.rule("WAR-6.12", "WAR-6.11", "WAR-6.6")
def test_elves_sail_from_each_stronghold_that_is_not_besieged() -> None:
    board = """lorien: sauron 2r; rivendell: elves 2r 1l north 1r; grey_havens: elves 5e 2r;
    woodland_realm: elves 1r, sauron 2r; dale: elves 2e"""
    t = play("return_to_valinor", board, captured="lorien", siege="woodland_realm")
    t.roll("6 6 5 1 1")  # five dice at most for seven in the Grey Havens
    assert (t.asked, t.offers) == ("free hit", "elves-regular elves-elite both-elves-elite")
    t.answer("both-elves-elite")
    assert t.here("grey_havens") == "elves 2r 4e"
    t.roll("6 5")  # two Elves in Rivendell; the man of the North is no Elf
    assert (t.asked, t.offers) == ("free hit", "elves-regular north-regular")
    t.answer("north-regular")
    assert (t.at_rest, t.here("rivendell"), t.here("woodland_realm", "free")) == (True, "elves 2r 1l", "elves 1r")
    assert [row["hits"] for row in t.facts_of("volley")] == [2, 1]


@pytest.mark.card("return_to_valinor", "event")
@pytest.mark.rule("WAR-6.11")
def test_with_the_last_elf_the_leaders_are_gone_and_companions_stay() -> None:
    t = play("return_to_valinor", "lorien: sauron 1r; rivendell: elves 1r 2l gimli", captured="lorien").roll("6")
    assert (t.at_rest, t.here("rivendell"), t.s.lost) == (True, "gimli", {"elves-regular": 1, "elves-leader": 2})


@pytest.mark.card("return_to_valinor", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_elves_sail_when_the_shadow_holds_one_of_their_strongholds() -> None:
    assert barred("return_to_valinor", "rivendell: elves 3r; edoras: sauron 1r", captured="edoras") == "WAR-6.5"
    board = "lorien: sauron 1r; rivendell: elves 3r, sauron 4r"
    assert barred("return_to_valinor", board, captured="lorien", siege="rivendell") == "WAR-O5"


# Denethor's Folly.


@pytest.mark.card("denethors_folly", "event")
@pytest.mark.rule("WAR-6.7", "WAR-6.6")
def test_the_steward_despairs_and_a_leader_is_lost() -> None:
    t = play("denethors_folly", SIEGE, siege="minas_tirith")
    assert (t.at_rest, t.here("minas_tirith", "free"), t.s.table) == (True, "gondor 3r 1l", FOLLY)
    assert t.s.lost == {"gondor-leader": 1}
    mixed = SIEGE.replace("2l", "2l rohan 1l")
    t = play("denethors_folly", mixed, siege="minas_tirith")
    assert (t.asked, t.offers) == ("shadow despair_whom", "gondor-leader rohan-leader")
    t.answer("rohan-leader")
    assert (t.at_rest, t.here("minas_tirith", "free")) == (True, "gondor 3r 2l")
    t = play("denethors_folly", "minas_tirith: gondor 3r boromir, sauron 5r", siege="minas_tirith")
    assert (t.at_rest, t.here("minas_tirith", "free"), t.s.table) == (True, "gondor 3r boromir", FOLLY)


@pytest.mark.card("denethors_folly", "event")
@pytest.mark.rule("WAR-6.7", "WAR-12.3")
def test_no_combat_cards_in_minas_tirith() -> None:
    hands = {"free": ("faramirs_rangers",), "shadow": ("hill_trolls",)}
    board = "minas_tirith: gondor 1r, sauron 1r; pelargir: gondor 1r; west_harondor: sauron 1r"
    storm = ("attack", "shadow", 0)
    t = Tale.of(board, storm, siege="minas_tirith", table=FOLLY, hands=hands).answer("minas_tirith")
    assert t.asked == "shadow combat_card"
    t.answer("pass")
    assert t.asked == "chance combat_die"
    # Elsewhere they use them.
    t = Tale.of(board, storm, siege="minas_tirith", table=FOLLY, hands=hands).answer("west_harondor")
    t.answer("pass")
    assert (t.asked, t.offers) == ("free combat_card", "faramirs_rangers pass")
    # A sortie is fought in Minas Tirith, too.
    sortie = ("attack", "free", 0)
    t = Tale.of("minas_tirith: gondor 1r, sauron 1r", sortie, siege="minas_tirith", table=FOLLY, hands=hands)
    assert t.asked == "shadow combat_card"


@pytest.mark.card("denethors_folly", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.8")
def test_the_folly_needs_the_siege_and_ends_with_it() -> None:
    assert barred("denethors_folly", "minas_tirith: gondor 3r; osgiliath: sauron 5r") == "WAR-6.5"
    taken = "minas_tirith: gondor 3r, sauron 2r"
    assert barred("denethors_folly", taken, siege="minas_tirith", captured="minas_tirith") == "WAR-6.5"
    t = act("shadow", "army", SIEGE.replace("5r", "1r"), siege="minas_tirith", table=FOLLY, free_dice=("army",))
    t.go("move osgiliath")
    assert (t.s.sieges, t.s.table, t.s.played) == ((), (), FOLLY)
    assert t.facts_of("card-leaves") == [{"card": "card-denethors_folly"}]


# The Day Without Dawn.


@pytest.mark.card("the_day_without_dawn", "event")
@pytest.mark.rule("WAR-6.6")
def test_no_will_of_the_west_is_left() -> None:
    dice = ("army", "will", "will")
    t = act("shadow", "army", "", hands={"free": (), "shadow": ("the_day_without_dawn",)}, free_dice=dice)
    t.go("event the_day_without_dawn")
    assert (t.s.free_dice, t.s.free_used, t.asked) == (("army",), 3, "free die")
    assert t.facts_of("darkened") == [{"card": "card-the_day_without_dawn", "dice": 2}]
    assert t.s.rings == {"free": 3, "shadow": 0}


@pytest.mark.card("the_day_without_dawn", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_the_dawn_needs_a_will_to_darken_and_all_nations_at_war() -> None:
    for nation in ("isengard", "sauron", "southrons"):
        assert barred("the_day_without_dawn", politics=nation + " 1", free_dice=("will",)) == "WAR-6.5"
    assert barred("the_day_without_dawn", free_dice=("army",)) == "WAR-O5"


# Threats and Promises.


@pytest.mark.card("threats_and_promises", "event")
@pytest.mark.rule("WAR-6.7", "WAR-19.11")
def test_passive_nations_are_not_spurred_by_a_muster() -> None:
    t = play("threats_and_promises")
    assert (t.at_rest, t.s.table, t.s.played) == (True, THREATS, ())
    politics = "rohan 3 passive, gondor 2, north 2, dwarves 3 passive"
    t = act("free", "muster", "", politics=politics, table=THREATS).answer("diplomacy")
    assert (t.asked, t.offers) == ("free diplomacy", "gondor north")
    assert t.refuses("rohan") == "WAR-19.2"
    t = act("free", "muster", "", politics=politics).answer("diplomacy")
    assert t.offers == "dwarves gondor north rohan"
    t = act("free", "muster", "", politics="rohan 3 passive", table=THREATS)
    assert "diplomacy" not in t.picks
    # Cards advance them all the same.
    t = play("the_red_arrow", politics="rohan 3 passive", table=THREATS)
    assert (t.s.steps["rohan"], t.s.table) == (2, THREATS)


@pytest.mark.card("threats_and_promises", "event")
@pytest.mark.rule("WAR-6.8", "WAR-19.8")
def test_threats_end_with_an_attack_that_moves_a_nation() -> None:
    board = "osgiliath: gondor 1r; north_ithilien: sauron 1r"
    t = Tale.of(board, ("attack", "shadow", 0), table=THREATS, politics="gondor 2 passive")
    assert (t.s.steps["gondor"], t.s.table, t.s.played, t.asked) == (1, (), THREATS, "chance combat_die")
    # At war already: nobody advances, and it stays.
    t = Tale.of(board, ("attack", "shadow", 0), table=THREATS)
    assert (t.s.table, t.asked) == (THREATS, "chance combat_die")
    # It is a nation of the Free Peoples that must advance.
    t = Tale.of(board, ("attack", "free", 0), table=THREATS, politics="sauron 1")
    assert (t.s.steps["sauron"], t.s.table) == (0, THREATS)


@pytest.mark.card("threats_and_promises", "event")
@pytest.mark.rule("WAR-6.8", "WAR-7.23")
def test_threats_end_when_a_companion_speaks_at_home() -> None:
    board = "minas_tirith: gondor 1r boromir"
    t = act("free", "character", board, table=THREATS, politics="gondor 2 passive", shadow_dice=("army",))
    t.answer("warden-gondor")
    assert (t.s.steps["gondor"], t.s.table, t.s.played) == (1, (), THREATS)


@pytest.mark.card("threats_and_promises", "refusal")
@pytest.mark.rule("WAR-6.4")
def test_threats_need_a_muster_or_an_event_result() -> None:
    assert barred("threats_and_promises", face="character") == "WAR-6.4"


# Stormcrow.


@pytest.mark.card("stormcrow", "event")
@pytest.mark.rule("WAR-19.16", "WAR-6.6")
def test_a_nation_draws_back_and_loses_a_figure_of_its_choice() -> None:
    board = "edoras: rohan 2r 1l gimli; helms_deep: rohan 1e; minas_tirith: gondor 2r boromir"
    t = play("stormcrow", board, politics="rohan 1, gondor 2 passive, north 3 passive", bearers="moria")
    assert (t.asked, t.offers) == ("shadow draw_back_whom", "gondor rohan")
    t.answer("rohan")
    assert (t.s.steps["rohan"], t.asked, t.offers) == (2, "free lose_where", "edoras helms_deep")
    t.answer("edoras")
    assert (t.asked, t.offers) == ("free lose_which", "rohan-regular rohan-leader")
    t.answer("rohan-leader")
    assert (t.at_rest, t.here("edoras"), t.s.lost) == (True, "rohan 2r gimli", {"rohan-leader": 1})
    assert (t.s.passive, t.s.played) == (("gondor", "north"), ("stormcrow",))


@pytest.mark.card("stormcrow", "event")
@pytest.mark.rule("WAR-19.16")
def test_never_beyond_three_steps_and_the_fellowship_brings_bad_news_too() -> None:
    t = play("stormcrow", "bree: north 1r", politics="north 3", bearers="the_shire")
    assert (t.at_rest, t.s.steps["north"], t.s.passive, t.here("bree")) == (True, 3, (), "")
    # On the Mordor Track it is in no region.
    assert barred("stormcrow", politics="north 3", bearers="the_shire", track=1) == "WAR-6.5"


@pytest.mark.card("stormcrow", "event")
@pytest.mark.rule("WAR-6.15", "WAR-16.8")
def test_a_besieged_garrison_may_give_up_its_last_unit() -> None:
    board = "helms_deep: rohan 1r, isengard 3r; edoras: gimli"
    t = play("stormcrow", board, politics="rohan 1", siege="helms_deep", bearers="moria")
    assert (t.at_rest, t.s.steps["rohan"], t.s.sieges, t.s.captured) == (True, 1, (), ("helms_deep",))


@pytest.mark.card("stormcrow", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_the_stormcrow_needs_a_visited_nation_that_is_not_at_war() -> None:
    board = "edoras: rohan 2r gimli"
    assert barred("stormcrow", board, politics="north 3, gondor 1", bearers="moria") == "WAR-6.5"  # Rohan is at war
    assert barred("stormcrow", "edoras: rohan 2r", politics="rohan 1", bearers="moria") == "WAR-6.5"
    # Three steps from war and nobody to lose: nothing is left to do.
    assert barred("stormcrow", "edoras: gimli", politics="rohan 3", bearers="moria") == "WAR-O5"
    assert play("stormcrow", "edoras: gimli", politics="rohan 2", bearers="moria", fallen=but("gimli")).at_rest
