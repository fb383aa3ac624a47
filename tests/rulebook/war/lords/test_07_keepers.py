"""Elrond and Galadriel (LME-7)."""

import pytest

from bree.games.war.board import REGIONS
from bree.games.war.combat.black_breath import figures_to_eliminate
from bree.games.war.effects.combat_losses import combat_level, possible_victims
from bree.games.war.effects.requirements import leader_fights
from bree.games.war.facts import SPECIAL_DICE
from bree.games.war.figures import CHARACTERS
from bree.games.war.lords.keepers import keepers_ready
from bree.games.war.lords.ring_powers import KEEPER, has_power
from bree.games.war.rules.battle.fighters import current_battle, leadership
from bree.games.war.state import Edge
from tests.rulebook.war.battles import attack
from tests.rulebook.war.lords.people_story import lords, with_die
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

PEACE = "sauron 1, elves 1"


@pytest.mark.rule("LME-7.1")
def test_without_the_council_all_but_the_other_companions_are_in_the_game() -> None:
    s = lords("").s
    assert [name for name in CHARACTERS if CHARACTERS[name].part and name in s.aside] == [
        "balrog", "elrond", "galadriel", "gandalf_grey_narya", "gothmog", "mouth_black_numenorean", "smeagol",
        "witch_king_chief",
    ]  # fmt: skip


@pytest.mark.rule("LME-7.2")
def test_who_has_no_figure_is_never_on_the_map() -> None:
    assert [one.id for one in CHARACTERS.values() if one.kind == "smeagol"] == ["smeagol"]
    assert all(not one.home for one in CHARACTERS.values() if one.version_of)


@pytest.mark.rule("LME-7.3", "LME-7.10")
@pytest.mark.parametrize(("who", "home", "die"), [("elrond", "rivendell", "vilya"), ("galadriel", "lorien", "nenya")])
def test_what_they_are(who: str, home: str, die: str) -> None:
    facts = CHARACTERS[who]
    assert (facts.level, facts.leadership, facts.nation, facts.special_die) == (0, 2, "elves", die)
    assert (facts.home, facts.action_die, facts.activates) == (home, 0, ())


@pytest.mark.rule("LME-7.4")
def test_a_muster_result_of_the_shadow_offers_no_keeper() -> None:
    t = with_die("muster", "shadow", "")
    assert keepers_ready(t.s) == ["elrond", "galadriel"]
    assert ("keeper" in t.picks, "minion" in t.picks) == (False, True)


@pytest.mark.rule("LME-7.4", "LME-7.11")
def test_they_come_when_sauron_or_the_elves_are_at_war() -> None:
    assert keepers_ready(lords("", politics=PEACE).s) == []
    assert keepers_ready(lords("", politics="sauron 1").s) == ["elrond", "galadriel"]
    assert keepers_ready(lords("", politics="elves 1").s) == ["elrond", "galadriel"]
    t = with_die("muster", "free", "", politics=PEACE)
    assert ("keeper" in t.picks, t.refuses("keeper")) == (False, "LME-7.4")
    t = with_die("muster", "free", "")
    t.answer("keeper")
    assert (t.asked, t.offers) == ("free keeper", "elrond galadriel")
    t.answer("galadriel")
    assert (t.here("lorien"), t.rules_of("enters"), t.s.free_used) == ("galadriel", ["LME-7.11"], 3)
    assert keepers_ready(t.s) == ["elrond"]
    alone = with_die("muster", "free", "lorien: galadriel").answer("keeper")
    assert (alone.here("rivendell"), alone.rules_of("enters")) == ("elrond", ["LME-7.4"])


@pytest.mark.rule("LME-7.4", "LME-7.11")
@pytest.mark.parametrize("face", ["character", "army", "muster", "army_muster", "event", "will"])
def test_a_muster_result_brings_them_and_so_does_what_counts_as_one(face: str) -> None:
    t = with_die(face, "free", "rivendell: elves 2r 1l strider")
    assert ("keeper" in t.picks) == (face in ("muster", "army_muster", "will"))


@pytest.mark.rule("LME-7.4", "LME-6.11")
def test_what_the_expansion_adds_to_a_die_comes_last_and_in_a_fixed_order() -> None:
    tale = with_die("muster", "free", "edoras: gandalf_grey_narya", politics="rohan 2")
    assert tale.offers == "diplomacy recruit narya keeper skip"


@pytest.mark.rule("LME-7.4", "LME-7.11", "LME-3.1", "LME-3.2")
def test_their_home_must_be_unconquered() -> None:
    assert keepers_ready(lords("", captured="rivendell").s) == ["galadriel"]
    assert keepers_ready(lords("", captured="lorien").s) == ["elrond"]
    retaken = lords("rivendell: elves 1r", captured="lorien")
    assert keepers_ready(retaken.s) == ["elrond"]


@pytest.mark.rule("LME-7.28", "LME-3.3")
def test_a_siege_of_their_home_is_no_obstacle() -> None:
    t = with_die("muster", "free", "lorien: elves 1r, sauron 5r", siege="lorien", fallen="elrond")
    t.answer("keeper")
    assert t.here("lorien", "free") == "elves 1r galadriel"


@pytest.mark.rule("LME-7.27")
def test_each_of_them_enters_once() -> None:
    assert keepers_ready(lords("rivendell: elrond").s) == ["galadriel"]
    assert keepers_ready(lords("", fallen="elrond galadriel").s) == []
    t = with_die("muster", "free", "rivendell: elrond", fallen="galadriel")
    assert t.refuses("keeper") == "LME-7.4"


@pytest.mark.rule("LME-7.9", "LME-7.16", "LME-3.12")
def test_they_go_nowhere_alone_or_with_an_army() -> None:
    t = with_die("character", "free", "rivendell: elves 3r elrond; lorien: galadriel; bree: gimli")
    t.answer("companions")
    assert (t.asked, t.s.chosen) == ("free companions_to", ("gimli",))
    army = lords("rivendell: elves 3r elrond", ("move", "free", 0), acting="free", die="army")
    army.answer("trollshaws")
    assert army.copies() == {"elves-regular": 3}
    assert army.refuses("elrond") == "WAR-7.12"
    led = with_die("character", "free", "rivendell: elves 3r elrond")
    assert ("move" in led.picks, "companions" in led.picks) == (False, False)
    assert led.refuses("move") == "WAR-10.2"


@pytest.mark.rule("LME-7.9", "LME-3.12")
def test_they_stay_behind_when_the_army_retreats_and_are_gone_with_their_home() -> None:
    t = attack("trollshaws: sauron 1r; rivendell: elves 1e elrond", terms=NO_COUNCIL)
    t.go("field 1 1 0 on fords_of_bruinen")
    assert (t.here("fords_of_bruinen"), t.here("rivendell")) == ("elves 1e", "elrond")
    t.answer("sauron-regular")
    assert (t.here("rivendell"), t.s.fallen[-1], t.rules_of("keeper-lost")) == ("sauron 1r", "elrond", ["LME-7.9"])


@pytest.mark.rule("LME-7.9", "LME-7.16")
@pytest.mark.parametrize(
    ("who", "home", "near", "rule"),
    [("elrond", "rivendell", "trollshaws", "LME-7.9"), ("galadriel", "lorien", "parth_celebrant", "LME-7.16")],
)
def test_who_is_alone_at_home_is_gone_when_the_shadow_takes_it(who: str, home: str, near: str, rule: str) -> None:
    assert near in REGIONS[home].adjacent
    t = lords(f"{near}: sauron 1r; {home}: {who}", ("move", "shadow", 0), acting="shadow", die="army")
    t.answer(home)
    assert (t.here(home), t.s.captured, t.s.fallen[-1]) == ("sauron 1r", (home,), who)
    assert t.facts_of("keeper-lost") == [{"who": "figure-" + who, "region": "region-" + home}]
    assert t.rules_of("keeper-lost") == [rule]


@pytest.mark.rule("LME-7.16")
def test_who_does_not_live_there_stays_on_the_map() -> None:
    t = lords("parth_celebrant: sauron 1r; lorien: galadriel gimli", ("move", "shadow", 0), acting="shadow", die="army")
    t.answer("lorien")
    assert (t.here("lorien"), t.s.fallen) == ("gimli | sauron 1r", ("galadriel",))
    back = lords("moria: elrond", captured="moria")
    assert back.here("moria") == "elrond"


@pytest.mark.rule("LME-7.7")
def test_elven_elites_are_leaders_in_the_house_of_elrond() -> None:
    def led(board: str) -> int:
        t = attack(board, terms=NO_COUNCIL)
        return leadership(t.s, current_battle(t.s), "free")

    assert led("trollshaws: sauron 1r; rivendell: elves 2e 1r elrond") == 4
    assert led("trollshaws: sauron 1r; rivendell: elves 2e 1r") == 0
    assert led("trollshaws: sauron 1r; rivendell: elves 2e 1l elrond, gondor 1e") == 5
    assert led("weather_hills: sauron 1r; bree: elves 2e; rivendell: elrond") == 0
    inside = Tale.of(
        "rivendell: elves 2e elrond, sauron 1r", ("attack", "shadow", 0), siege="rivendell", terms=NO_COUNCIL
    )
    assert leadership(inside.s, current_battle(inside.s), "free") == 4


@pytest.mark.rule("LME-7.7")
def test_they_are_leaders_even_if_he_stays_in_the_rearguard() -> None:
    t = attack("rivendell: elves 3e elrond; trollshaws: sauron 1r", "free", terms=NO_COUNCIL)
    t.go("elves-elite elves-elite done")
    assert (current_battle(t.s).rear, leadership(t.s, current_battle(t.s), "free")) == (("elves-elite", "elrond"), 2)


@pytest.mark.rule("LME-7.14")
def test_while_galadriel_is_in_play_lorien_recruits_under_siege() -> None:
    board = "lorien: elves 1r galadriel, sauron 5r"
    more = {"siege": "lorien", "captured": "grey_havens rivendell woodland_realm"}
    t = with_die("muster", "free", board, **more)
    t.go("recruit elves-regular")
    assert t.here("lorien", "free") == "elves 2r galadriel"
    without = with_die(
        "muster", "free", board.replace(" galadriel", ""), politics="gondor 1, rohan 1, north 1, dwarves 1", **more
    )
    assert without.refuses("recruit") == "WAR-9.4"
    elsewhere = with_die(
        "muster", "free", "lorien: galadriel; rivendell: elves 1r, sauron 5r", siege="rivendell",
        captured="grey_havens woodland_realm", politics="gondor 1, rohan 1, north 1, dwarves 1",
    )  # fmt: skip
    elsewhere.answer("recruit")
    assert elsewhere.answer("elves-regular").here("lorien") == "elves 1r galadriel"


@pytest.mark.rule("LME-7.14")
def test_the_elves_must_be_at_war_and_five_units_are_the_most_inside() -> None:
    board, more = (
        "lorien: elves 5r galadriel, sauron 5r",
        {"siege": "lorien", "captured": "grey_havens rivendell woodland_realm"},
    )
    peace = with_die("muster", "free", board, politics="elves 1, gondor 1, rohan 1, north 1, dwarves 1", **more)
    assert peace.refuses("recruit") == "WAR-9.3"
    t = with_die("muster", "free", board, politics="gondor 1, rohan 1, north 1, dwarves 1", **more)
    t.go("recruit elves-elite")
    assert (t.asked, t.ask.rule) == ("free excess", "WAR-16.5")
    t.go("elves-regular")
    assert t.here("lorien", "free") == "elves 4r 1e galadriel"


@pytest.mark.rule("LME-7.8", "LME-7.15")
def test_for_combat_cards_they_are_companions_of_level_three() -> None:
    assert (combat_level("elrond"), combat_level("galadriel"), combat_level("gimli")) == (3, 3, 2)


@pytest.mark.rule("LME-7.5", "LME-7.6", "LME-7.12", "LME-7.13")
@pytest.mark.parametrize(("who", "die", "star"), [("elrond", "vilya", "army*"), ("galadriel", "nenya", "character*")])
def test_whose_die_and_ring_they_keep(who: str, die: str, star: str) -> None:
    assert (KEEPER[die], SPECIAL_DICE[die].character) == (who, who)
    assert [face for face in SPECIAL_DICE[die].faces if face.endswith("*")] == [star, "eye*"]
    home = CHARACTERS[who].home
    assert (has_power(lords(f"{home}: {who}").s, die), has_power(lords("", fallen=who).s, die)) == (True, False)


@pytest.mark.rule("LME-7.8", "LME-7.15", "LME-7.7")
def test_combat_cards_may_strike_or_spend_them_and_elites_of_the_house_as_leaders() -> None:
    t = attack("trollshaws: sauron 1r 1n; rivendell: elves 1r 1e elrond", terms=NO_COUNCIL).answer("field")
    assert possible_victims(t.s, "free") == ["elves-elite", "elrond"]
    for hits, gasp in (((6, 6, 6), ["elves-elite", "elrond"]), ((6, 6, 1), ["elves-elite"]), ((1, 1, 1), [])):
        t.s.battle = current_battle(t.s)._replace(again=hits)
        assert figures_to_eliminate(t.s) == gasp
    other = attack("dimrill_dale: sauron 1r 1n; lorien: elves 1e galadriel; rivendell: elrond", terms=NO_COUNCIL)
    assert possible_victims(other.answer("field").s, "free") == ["galadriel"]
    t.s.battle = current_battle(t.s)._replace(again=(), rolled=(6, 6, 6))
    t.s.todo = [("sacrifice", "heroic_death")]
    t.game.rules.settle(t.s)
    t.answer("elrond")
    assert (t.ask.key, t.offers) == ("sacrifice_hits", "1 2 3")


@pytest.mark.rule("LME-7.7")
def test_where_he_is_silenced_or_away_elites_lead_nobody() -> None:
    t = attack("trollshaws: sauron 1r 1n; rivendell: elves 2e elrond", terms=NO_COUNCIL).answer("field")
    assert (leader_fights(t.s, ""), leadership(t.s, current_battle(t.s), "free")) == (True, 4)
    t.s.battle = current_battle(t.s)._replace(defence=Edge(muted="elrond"))
    assert (leader_fights(t.s, ""), leadership(t.s, current_battle(t.s), "free"), possible_victims(t.s, "free")) == (
        False, 0, ["elrond"],
    )  # fmt: skip
    rear = attack("rivendell: elves 3e elrond; trollshaws: sauron 1r", "free", terms=NO_COUNCIL)
    assert leader_fights(rear.go("elves-elite elves-elite done").s, "")
