"""Section 7: how characters enter play, and companions who advance their nation."""

import pytest

from bree.games.war.board import REGIONS
from bree.games.war.rules.characters.arrivals import can_bring_aragorn, can_bring_white, minions_ready, wardens
from tests.rulebook.war.paths import PASSIVE
from tests.rulebook.war.war_story import Tale

# Minions enter play


@pytest.mark.rule("WAR-7.1", "WAR-7.17")
def test_saruman_enters_in_orthanc_when_isengard_is_at_war_and_orthanc_unconquered() -> None:
    assert minions_ready(Tale.of("", politics="isengard 1, north 1").s) == ()
    assert minions_ready(Tale.of("", politics="north 1").s) == ("saruman",)
    assert minions_ready(Tale.of("", politics="north 1", captured="orthanc").s) == ()
    t = Tale.of("", ("bring_minion",), politics="north 1")
    assert (t.at_rest, t.here("orthanc"), t.rules_of("enters")) == (True, "saruman", ["WAR-7.17"])
    assert "saruman" not in t.s.aside


@pytest.mark.rule("WAR-7.17")
def test_the_witch_king_enters_with_a_sauron_unit_and_rouses_all() -> None:
    board = "umbar: southrons 3r; moria: sauron 2r; nurn: sauron 1e 1n; gorgoroth: 1n; orthanc: isengard 1r"
    none = "sauron 0, isengard 1, " + PASSIVE
    assert minions_ready(Tale.of(board, politics=none).s) == ()
    one = none.replace("elves 3", "elves 0")
    assert minions_ready(Tale.of(board, politics=one).s) == ("witch_king",)
    assert minions_ready(Tale.of(board, politics=one.replace("sauron 0", "sauron 1")).s) == ()
    assert minions_ready(Tale.of("umbar: southrons 3r; nurn: 1n", politics=one).s) == ()
    t = Tale.of(board, ("bring_minion",), politics=one)
    assert (t.asked, t.offers) == ("shadow minion_at", "moria nurn")
    t.answer("nurn")
    assert (t.here("nurn"), t.s.passive) == ("sauron 1e 1n witch_king", ())
    assert t.facts_of("roused") == [{"nation": "nation-" + name} for name in ("dwarves", "gondor", "north", "rohan")]


@pytest.mark.rule("WAR-7.17")
def test_the_mouth_enters_when_all_are_at_war_or_the_fellowship_is_in_mordor() -> None:
    assert minions_ready(Tale.of("", politics="isengard 1").s) == ("mouth_of_sauron",)
    peace = "isengard 1, north 1"
    assert minions_ready(Tale.of("", politics=peace).s) == ()
    assert minions_ready(Tale.of("", politics=peace, track=0).s) == ("mouth_of_sauron",)
    t = Tale.of("", ("bring_minion",), politics="isengard 1", captured="moria")
    assert t.offers == "barad_dur dol_guldur minas_morgul morannon mount_gundabad"
    t.answer("morannon")
    assert t.here("morannon") == "mouth_of_sauron"


@pytest.mark.rule("WAR-7.2")
def test_a_minion_may_enter_where_nothing_could_be_recruited() -> None:
    """In a besieged stronghold, and in the open with an army."""
    besieged = Tale.of(
        "orthanc: isengard 1r, rohan 5r", ("bring_minion",), politics="sauron 1, north 1", siege="orthanc"
    )
    assert besieged.here("orthanc", "shadow") == "isengard 1r saruman"
    field = Tale.of("fangorn: sauron 1r", ("bring_minion",), politics="isengard 1, north 1")
    assert field.here("fangorn") == "sauron 1r witch_king"


@pytest.mark.rule("WAR-7.18")
def test_each_minion_enters_once() -> None:
    t = Tale.of("fangorn: sauron 1r", ("bring_minion",), politics="north 1")
    assert (t.asked, t.offers) == ("shadow minion", "saruman witch_king")
    assert t.refuses("mouth_of_sauron") == "WAR-7.17"
    t.answer("saruman")
    assert minions_ready(t.s) == ("witch_king",)
    gone = Tale.of("fangorn: sauron 1r", ("bring_minion",), fallen="witch_king")
    assert gone.offers == "saruman mouth_of_sauron"
    assert gone.refuses("witch_king") == "WAR-7.18"


# Gandalf the White and Aragorn


@pytest.mark.rule("WAR-7.19")
def test_the_white_needs_the_grey_out_of_the_fellowship_and_a_minion_now_or_earlier() -> None:
    assert not can_bring_white(Tale.of("orthanc: saruman").s)
    assert not can_bring_white(Tale.of("edoras: gandalf_the_grey").s)
    assert can_bring_white(Tale.of("edoras: gandalf_the_grey; orthanc: saruman").s)
    assert can_bring_white(Tale.of("edoras: gandalf_the_grey", fallen="witch_king").s)
    assert can_bring_white(Tale.of("orthanc: saruman", fallen="gandalf_the_grey").s)
    assert not can_bring_white(Tale.of("orthanc: saruman", fallen="gandalf_the_grey gandalf_the_white").s)


@pytest.mark.rule("WAR-7.1", "WAR-7.19", "WAR-7.21")
def test_the_white_replaces_the_grey_where_he_is() -> None:
    board = "minas_tirith: gondor 1r gandalf_the_grey, sauron 5r; orthanc: saruman"
    t = Tale.of(board, ("bring_white",), siege="minas_tirith", politics="gondor 2 passive")
    assert (t.at_rest, t.here("minas_tirith", "free")) == (True, "gondor 1r gandalf_the_white")
    assert (t.s.fallen, "gandalf_the_white" in t.s.aside) == (("gandalf_the_grey",), False)
    assert t.facts_of("roused") == [{"nation": "nation-gondor"}]


@pytest.mark.rule("WAR-7.19", "WAR-7.21")
def test_if_the_grey_is_dead_the_white_comes_from_fangorn_or_an_elven_stronghold() -> None:
    board = "orthanc: saruman; lorien: elves 1r, sauron 1r"
    given = {"captured": "rivendell", "siege": "lorien", "politics": "elves 3 passive"}
    t = Tale.of(board, ("bring_white",), fallen="gandalf_the_grey", **given)
    assert (t.asked, t.offers) == ("free white_at", "fangorn grey_havens lorien woodland_realm")
    t.answer("lorien")
    assert (t.here("lorien", "free"), t.s.passive) == ("elves 1r gandalf_the_white", ())
    assert t.s.fallen == ("gandalf_the_grey",)


@pytest.mark.rule("WAR-7.20")
@pytest.mark.parametrize("region", ["minas_tirith", "dol_amroth", "pelargir"])
def test_aragorn_replaces_strider_in_the_cities_of_gondor(region: str) -> None:
    board = f"{region}: strider"
    assert not can_bring_aragorn(Tale.of(board, captured=region).s)
    t = Tale.of(board, ("bring_aragorn",), siege=region if region != "pelargir" else "", politics="gondor 2 passive")
    assert (t.at_rest, t.here(region), t.s.fallen) == (True, "aragorn", ("strider",))
    assert t.rules_of("enters") == ["WAR-7.20"]


@pytest.mark.rule("WAR-7.20")
def test_elsewhere_strider_stays_strider() -> None:
    assert not can_bring_aragorn(Tale.of("").s)
    assert not can_bring_aragorn(Tale.of("lossarnach: strider").s)
    assert can_bring_aragorn(Tale.of("pelargir: strider").s)
    assert not can_bring_aragorn(Tale.of("", fallen="strider").s)


@pytest.mark.rule("WAR-7.21")
def test_the_coming_of_aragorn_rouses_gondor() -> None:
    t = Tale.of("pelargir: strider", politics="gondor 2 passive")
    assert t.s.passive == ("gondor",)
    t = Tale.of("pelargir: strider", ("bring_aragorn",), politics="gondor 2 passive")
    assert (t.s.passive, t.rules_of("roused")) == ((), ["WAR-19.4"])


@pytest.mark.rule("WAR-7.21")
def test_a_companion_who_ends_his_move_where_he_can_rouse_does_so() -> None:
    board = "folde: boromir gimli"
    t = Tale.of(board, ("move_companions",), politics="rohan 3 passive, gondor 2 passive").go(
        "boromir done edoras done"
    )
    assert t.s.passive == ("rohan", "gondor")  # Boromir activates Gondor only
    t = Tale.of("druadan_forest: boromir", ("move_companions",), politics="gondor 2 passive").go("minas_tirith")
    assert t.s.passive == ()


@pytest.mark.rule("WAR-7.23")
@pytest.mark.parametrize(
    ("who", "nation", "at_home"),
    [
        ("boromir", "gondor", "dol_amroth minas_tirith pelargir"),
        ("legolas", "elves", "grey_havens lorien rivendell woodland_realm"),
        ("gimli", "dwarves", "erebor"),
    ],
)
def test_at_home_they_let_any_die_advance_their_nation(who: str, nation: str, at_home: str) -> None:
    politics = f"{nation} 2"
    for region in REGIONS:
        expected = (nation,) if region in at_home.split() else ()
        assert wardens(Tale.of(f"{region}: {who}", politics=politics).s) == expected
        assert wardens(Tale.of(f"{region}: {who}", politics=politics, captured=region).s) == ()
    assert wardens(Tale.of("", politics=politics, bearers=at_home.split(maxsplit=1)[0]).s) == ()


@pytest.mark.rule("WAR-7.23")
def test_a_passive_nation_does_not_come_to_war_by_them() -> None:
    assert wardens(Tale.of("erebor: gimli", politics="dwarves 2 passive").s) == ("dwarves",)
    assert wardens(Tale.of("erebor: gimli", politics="dwarves 1 passive").s) == ()
    assert wardens(Tale.of("erebor: gimli", politics="dwarves 1").s) == ("dwarves",)
    assert wardens(Tale.of("erebor: gimli").s) == ()
    both = Tale.of(
        "erebor: gimli legolas; pelargir: boromir; lorien: elves 1r", politics="dwarves 2, gondor 2, elves 2"
    )
    assert wardens(both.s) == ("gondor", "dwarves")
