"""The Free Peoples' character deck: companions who leave the Fellowship, go far, and bring help where they are."""

import pytest

from bree.games.war.board import REGIONS, STRONGHOLDS
from bree.games.war.facts import DECK
from tests.rulebook.war.cards.free_play import ALONE, play, refused, works
from tests.rulebook.war.paths import walks
from tests.rulebook.war.war_story import but

ALL = "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin"
DARK = frozenset([name for name in STRONGHOLDS if REGIONS[name].side == "shadow"])


# Out of the Fellowship.


@pytest.mark.card("i_will_go_alone", "event")
@pytest.mark.rule("WAR-22.1", "WAR-22.7", "WAR-6.6")
def test_who_goes_alone_goes_one_region_farther_and_the_bearers_heal() -> None:
    t = play("i_will_go_alone", corruption=2).answer("i_will_go_alone")
    assert (t.asked, set(t.picks), t.ask.many, t.ask.least) == ("free send_who", set(ALL.split()), True, 1)
    t.go("meriadoc done")
    # His level is 1: two regions.
    two = "ettenmoors fords_of_bruinen high_pass hollin rivendell south_downs trollshaws weather_hills"
    assert (t.asked, t.offers) == ("free companions_to", two)
    assert t.refuses("moria") == "WAR-22.1"
    t.go("hollin gandalf_the_grey")  # the Guide may be another of the highest level
    assert (t.at_rest, t.here("hollin"), t.s.corruption) == (True, "meriadoc", 1)
    assert "meriadoc" not in t.s.companions
    assert (t.s.chosen, t.s.played) == ((), ("i_will_go_alone",))


@pytest.mark.card("i_will_go_alone", "event")
@pytest.mark.rule("WAR-22.1", "WAR-22.5")
def test_a_group_goes_by_its_highest_level_and_the_progress_and_then_there_is_a_new_guide() -> None:
    t = play("i_will_go_alone", fallen=but("gandalf_the_grey gimli peregrin"), progress=1, corruption=1)
    t.go("i_will_go_alone gandalf_the_grey peregrin done")
    assert t.asked == "free companions_to"
    assert "lorien" not in t.picks  # six regions away through Moria, where they stop
    assert "moria" in t.picks
    t.answer("rivendell")
    assert (t.at_rest, t.here("rivendell"), t.s.companions) == (True, "gandalf_the_grey peregrin", ("gimli",))
    assert (t.s.guide, t.s.corruption) == ("gimli", 0)


@pytest.mark.card("i_will_go_alone", "event")
@pytest.mark.rule("WAR-25.5")
def test_on_the_mordor_track_who_would_go_is_lost_and_there_is_one_new_guide() -> None:
    t = play("i_will_go_alone", track=1, bearers="morannon", corruption=3, fallen=but("boromir legolas meriadoc"))
    t.go("i_will_go_alone boromir legolas done")
    assert (t.at_rest, t.s.companions, t.s.guide, t.s.corruption) == (True, ("meriadoc",), "meriadoc", 2)
    assert t.s.fallen[-2:] == ("boromir", "legolas")
    assert t.rules_of("companion-lost") == ["WAR-25.5", "WAR-25.5"]


@pytest.mark.card("i_will_go_alone", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_with_nobody_in_the_fellowship_nobody_goes_alone() -> None:
    assert refused("i_will_go_alone", corruption=5, fallen=ALONE) == "WAR-6.5"
    assert works("i_will_go_alone", fallen=but("gimli"))


@pytest.mark.card("there_and_back_again", "event")
@pytest.mark.rule("WAR-22.1", "WAR-19.2", "WAR-19.6")
def test_there_and_back_again_brings_gimli_home_and_stirs_three_nations() -> None:
    politics = "dwarves 3 passive, elves 2, north 1 passive"
    t = play("there_and_back_again", bearers="carrock", fallen=but("gimli"), politics=politics)
    t.answer("there_and_back_again")
    # One companion, of level 2: three regions.
    assert (t.asked, "dale" in t.picks, "erebor" in t.picks) == ("free companions_to", True, True)
    assert t.refuses("lorien") == "WAR-22.1"
    t.answer("erebor")
    assert (t.at_rest, t.here("erebor"), t.s.passive) == (True, "gimli", ())
    steps = {nation: t.s.steps[nation] for nation in ("dwarves", "elves", "north")}
    assert steps == {"dwarves": 2, "elves": 1, "north": 0}
    assert t.s.guide == "gollum"


@pytest.mark.card("there_and_back_again", "event")
@pytest.mark.rule("WAR-6.6")
def test_wherever_else_they_go_nobody_is_stirred() -> None:
    politics = "dwarves 3 passive, elves 2 passive, north 3 passive"
    t = play("there_and_back_again", bearers="carrock", fallen=but("gimli"), politics=politics)
    t.go("there_and_back_again rhosgobel")
    assert (t.at_rest, t.s.passive) == (True, ("dwarves", "elves", "north"))
    assert t.told("advanced") == []
    # Another companion in Dale is not enough; Legolas, who has been there for long, is.
    assert refused("there_and_back_again", board="dale: strider", fallen=but("strider"), politics=politics) == "WAR-O5"
    t = play("there_and_back_again", board="dale: legolas", fallen=but("legolas"), politics=politics)
    t.answer("there_and_back_again")
    assert (t.at_rest, t.s.passive, t.s.steps["elves"]) == (True, ("elves",), 1)


@pytest.mark.card("there_and_back_again", "event")
@pytest.mark.rule("WAR-19.17")
@pytest.mark.parametrize(
    ("lost", "held"), [("dale", "erebor"), ("erebor", "woodland_realm"), ("woodland_realm", "dale")]
)
def test_from_a_place_that_the_shadow_holds_nobody_is_stirred(lost: str, held: str) -> None:
    politics = "dwarves 3 passive, elves 2, north 3 passive"
    t = play(
        "there_and_back_again", board=f"{lost}: gimli, sauron 1r", captured=lost, fallen=but("gimli strider"),
        politics=politics,
    ).go("there_and_back_again bree")  # fmt: skip
    assert (t.at_rest, t.s.passive) == (True, ("dwarves", "north"))
    assert (t.told("roused"), t.told("advanced")) == ([], [])
    # One of the two is enough, in a place that is held.
    board = f"{lost}: gimli, sauron 1r; {held}: legolas"
    t = play(
        "there_and_back_again", board=board, captured=lost, fallen=but("gimli legolas strider"), politics=politics
    ).go("there_and_back_again bree")
    assert (t.at_rest, t.s.passive) == (True, ())
    assert {nation: t.s.steps[nation] for nation in ("dwarves", "elves", "north")} == {
        "dwarves": 2, "elves": 1, "north": 2,
    }  # fmt: skip


@pytest.mark.card("there_and_back_again", "refusal")
@pytest.mark.rule("WAR-6.6")
def test_without_companions_at_hand_there_is_nothing_to_do() -> None:
    card, board = "there_and_back_again", "dale: gimli"
    assert refused(card, fallen=ALONE) == "WAR-O5"
    # He is there, but all three are at war.
    assert refused(card, board=board, fallen=but("gimli")) == "WAR-O5"
    assert works(card, board=board, fallen=but("gimli"), politics="north 3")


# How far Gimli, of level 2, gets by the card alone.
STEPS = {"i_will_go_alone": 3, "there_and_back_again": 3, "we_prove_the_swifter": 4, "gwaihir_the_windlord": 4}


@pytest.mark.card("i_will_go_alone", "event")
@pytest.mark.card("there_and_back_again", "event")
@pytest.mark.card("we_prove_the_swifter", "event")
@pytest.mark.card("gwaihir_the_windlord", "event")
@pytest.mark.rule("WAR-22.2", "WAR-22.1")
@pytest.mark.parametrize("progress", [0, 1, 2])
@pytest.mark.parametrize("card", STEPS)
def test_who_leaves_the_fellowship_by_a_card_goes_farther_by_the_progress(card: str, progress: int) -> None:
    t = play(card, fallen=but("gimli"), bearers="hollin", progress=progress).answer(card)
    reached = sorted({*walks("hollin", STEPS[card] + progress, DARK, frozenset())})
    assert (t.asked, t.picks) == ("free companions_to", reached)
    assert t.refuses("umbar") == "WAR-22.1"


@pytest.mark.card("we_prove_the_swifter", "event")
@pytest.mark.card("gwaihir_the_windlord", "event")
@pytest.mark.rule("WAR-7.4", "WAR-22.2")
@pytest.mark.parametrize("card", ["we_prove_the_swifter", "gwaihir_the_windlord"])
def test_the_progress_takes_nobody_farther_who_has_left_already(card: str) -> None:
    t = play(card, board="bree: gimli", fallen=but("gimli strider"), progress=2).go(f"{card} bree")
    assert t.asked == "free companions_to"
    assert t.picks == sorted({*walks("bree", STEPS[card], DARK, frozenset())} - {"bree"})


# Over the map too.

SIEGE = "helms_deep: rohan 2r, isengard 5r; edoras: strider boromir; westemnet: gimli"


@pytest.mark.card("gwaihir_the_windlord", "event")
@pytest.mark.rule("WAR-7.4", "WAR-7.7")
def test_gwaihir_bears_a_group_as_if_of_level_four_even_into_a_siege() -> None:
    t = play("gwaihir_the_windlord", board=SIEGE, siege="helms_deep").answer("gwaihir_the_windlord")
    assert (t.asked, t.offers) == ("free send_from", "fellowship edoras westemnet")
    t.answer("westemnet")
    assert t.asked == "free companions_to"
    assert {"helms_deep", "minas_tirith", "lorien", "dead_marshes"} <= set(t.picks)
    assert "westemnet" not in t.picks  # who moves leaves
    t.answer("helms_deep")
    assert (t.at_rest, t.here("helms_deep", "free")) == (True, "rohan 2r gimli")
    assert t.rules_of("companions-go") == ["WAR-7.4"]


@pytest.mark.card("gwaihir_the_windlord", "event")
@pytest.mark.rule("WAR-22.1")
def test_gwaihir_fetches_a_hobbit_from_the_fellowship() -> None:
    t = play("gwaihir_the_windlord", fallen=but("peregrin"), progress=1).answer("gwaihir_the_windlord")
    assert (t.asked, "moria" in t.picks, "rivendell" in t.picks) == ("free companions_to", True, True)
    assert t.refuses("dimrill_dale") == "WAR-7.6"  # one stops in Moria
    assert t.refuses("erebor") == "WAR-22.1"
    t.answer("tharbad")
    assert (t.at_rest, t.here("tharbad"), t.s.guide) == (True, "peregrin", "gollum")


@pytest.mark.card("we_prove_the_swifter", "event")
@pytest.mark.rule("WAR-7.4", "WAR-7.7")
def test_the_swifter_go_two_regions_farther_even_into_a_siege() -> None:
    t = play("we_prove_the_swifter", board=SIEGE, siege="helms_deep").go("we_prove_the_swifter edoras")
    assert (t.asked, t.offers) == ("free send_who", "boromir strider")
    t.answer("boromir").answer("done")
    # Four regions, of level 2.
    assert {"helms_deep", "orthanc", "osgiliath", "minas_tirith"} <= set(t.picks)
    t.answer("helms_deep")
    assert (t.at_rest, t.here("helms_deep", "free"), t.here("edoras")) == (True, "rohan 2r boromir", "strider")


@pytest.mark.card("we_prove_the_swifter", "event")
@pytest.mark.rule("WAR-7.7")
def test_the_way_ends_in_the_siege() -> None:
    board = "grey_havens: elves 1r, sauron 2r; tower_hills: meriadoc"
    t = play("we_prove_the_swifter", board=board, siege="grey_havens", fallen=but("meriadoc"))
    t.answer("we_prove_the_swifter")
    assert (t.asked, "grey_havens" in t.picks, "the_shire" in t.picks) == ("free companions_to", True, True)
    assert t.refuses("forlindon") == "WAR-7.6"  # there is no other way to it


@pytest.mark.card("we_prove_the_swifter", "event")
@pytest.mark.rule("WAR-7.7")
def test_no_card_leads_out_of_a_siege() -> None:
    board = "helms_deep: rohan 2r boromir, isengard 5r"
    assert refused("we_prove_the_swifter", board=board, siege="helms_deep", fallen=but("boromir")) == "WAR-O5"
    assert works("we_prove_the_swifter", board="helms_deep: rohan 2r boromir", fallen=but("boromir"))


@pytest.mark.card("gwaihir_the_windlord", "refusal")
@pytest.mark.card("we_prove_the_swifter", "refusal")
@pytest.mark.rule("WAR-6.6")
@pytest.mark.parametrize("card", ["gwaihir_the_windlord", "we_prove_the_swifter"])
def test_with_no_companion_left_nobody_can_be_sent(card: str) -> None:
    assert refused(card, fallen=ALONE) == "WAR-O5"
    assert works(card, fallen=but("meriadoc"))
    assert works(card, board="bree: meriadoc", fallen=but("meriadoc"))


# Where they are.


@pytest.mark.card("house_of_the_stewards", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.2")
def test_boromir_raises_a_unit_of_gondor_and_two_cards_are_drawn() -> None:
    t = play("house_of_the_stewards", board="minas_tirith: gondor 1r boromir", politics="gondor 3 passive")
    t.answer("house_of_the_stewards")
    assert (t.asked, t.offers) == ("free levy_which", "gondor-regular gondor-elite")
    t.answer("gondor-elite")
    assert (t.here("minas_tirith"), t.asked) == ("gondor 1r 1e boromir", "chance draw_card")
    t.go("grimbeorn_the_old wisdom_of_elrond")
    assert (t.at_rest, t.s.hands["free"]) == (True, ("grimbeorn_the_old", "wisdom_of_elrond"))
    assert t.s.decks["free_strategy"].size == len(DECK["free_strategy"]) - 2


@pytest.mark.card("house_of_the_stewards", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_inside_a_siege_the_unit_comes_and_where_the_shadow_holds_the_city_only_cards_do() -> None:
    board = "minas_tirith: gondor 1r boromir, sauron 5r"
    t = play("house_of_the_stewards", board=board, siege="minas_tirith").answer("house_of_the_stewards")
    t.answer("gondor-regular")
    assert t.here("minas_tirith", "free") == "gondor 2r boromir"
    t = play("house_of_the_stewards", board="pelargir: boromir, southrons 2r", captured="pelargir")
    t.answer("house_of_the_stewards")
    assert (t.asked, t.here("pelargir", "free")) == ("chance draw_card", "boromir")


@pytest.mark.card("house_of_the_stewards", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_boromir_must_be_in_gondor_and_osgiliath_is_not() -> None:
    card = "house_of_the_stewards"
    assert refused(card) == "WAR-6.5"
    for region in ("osgiliath", "north_ithilien", "edoras"):
        assert refused(card, board=region + ": gondor 1r boromir") == "WAR-6.5"
    assert works(card, board="lossarnach: boromir")
