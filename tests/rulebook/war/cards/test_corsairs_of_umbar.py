"""Corsairs of Umbar: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import act, barred, play

CARD = "corsairs_of_umbar"


@pytest.mark.rule("WAR-6.6", "WAR-10.8")
def test_corsairs_land_where_nobody_stands() -> None:
    t = play(CARD, "umbar: southrons 3r 1e 1n", politics="gondor 3 passive")
    assert (t.asked, t.offers) == ("shadow voyage_to", "anfalas dol_amroth lamedon pelargir")
    t.answer("pelargir")
    assert (t.asked, t.offers) == ("shadow move_who", "southrons-regular southrons-elite nazgul")
    t.go("southrons-regular southrons-elite done")
    assert (t.at_rest, t.here("pelargir"), t.s.captured) == (True, "southrons 1r 1e", ("pelargir",))
    assert (t.here("umbar"), t.s.passive, t.s.steps["gondor"]) == ("southrons 2r 1n", (), 2)


@pytest.mark.rule("WAR-14.1", "WAR-14.8", "WAR-6.13")
def test_corsairs_fight_to_the_end_and_all_of_them_land() -> None:
    t = play(CARD, "umbar: southrons 3r; pelargir: gondor 2r", politics="gondor 2 passive")
    t.go("pelargir southrons-regular southrons-regular done")
    assert (t.s.steps["gondor"], t.s.passive, t.s.orders) == (1, (), None)
    t.roll("6 5 1 1")  # six against the city in the first round
    assert (t.here("pelargir"), t.asked) == ("gondor 1r", "free retreat")  # there was no ask to cease
    t.go("stay 5 1 1")
    # The defenders are gone, and the army from the ships has landed.
    assert (t.at_rest, t.here("pelargir"), t.here("umbar")) == (True, "southrons 2r", "southrons 1r")
    assert t.s.captured == ("pelargir",)


@pytest.mark.rule("WAR-16.3", "WAR-14.3", "WAR-14.8")
def test_the_defenders_may_go_inside_or_retreat() -> None:
    t = play(CARD, "umbar: southrons 3r; dol_amroth: gondor 2r").answer("dol_amroth")
    t.go("southrons-regular southrons-regular southrons-regular")
    assert (t.asked, t.offers) == ("free shelter", "field siege")
    t.answer("siege")
    assert (t.at_rest, t.here("dol_amroth"), t.s.sieges) == (True, "gondor 2r | southrons 3r", ("dol_amroth",))
    t = play(CARD, "umbar: southrons 1r; lamedon: gondor 2r").go("lamedon 1 1 1 erech")
    assert (t.at_rest, t.here("lamedon"), t.here("erech")) == (True, "southrons 1r", "gondor 2r")


@pytest.mark.rule("WAR-10.13", "WAR-8.3", "WAR-16.9", "WAR-6.13")
def test_corsairs_join_besiegers_ten_are_enough_and_they_attack() -> None:
    board = "umbar: southrons 4r; dol_amroth: gondor 2r, southrons 8r"
    t = play(CARD, board, siege="dol_amroth", politics="gondor 1 passive").answer("dol_amroth")
    t.go("southrons-regular southrons-regular southrons-regular done")
    assert (t.here("dol_amroth"), t.here("umbar")) == ("gondor 2r | southrons 10r", "southrons 1r")
    # One round, as in each siege.
    assert (t.asked, dict(t.ask.facts)["region"]) == ("shadow attack_who", "region-dol_amroth")
    t.go("southrons-regular southrons-regular done")
    assert (t.s.steps["gondor"], t.s.passive) == (0, ())
    t.roll("6 5 1 1")
    assert (t.at_rest, t.here("dol_amroth"), t.s.sieges) == (True, "gondor 1r | southrons 10r", ("dol_amroth",))


@pytest.mark.rule("WAR-16.17", "WAR-17.7")
def test_corsairs_relieve_their_own() -> None:
    board = "umbar: southrons 3r; dol_amroth: gondor 2r, southrons 1r"
    t = play(CARD, board, siege="dol_amroth", captured="dol_amroth").answer("dol_amroth")
    t.go("southrons-regular southrons-regular southrons-regular").roll("5 5 1").roll("1 1")
    assert (t.at_rest, t.here("dol_amroth"), t.s.sieges) == (True, "southrons 4r", ())


@pytest.mark.rule("WAR-6.6", "WAR-11.1")
def test_after_the_voyage_attacks_are_as_always() -> None:
    t = act(
        "shadow", "army", "umbar: southrons 2r; pelargir: gondor 1r; west_harondor: gondor 1r",
        hands={"free": (), "shadow": (CARD,)}, shadow_dice=("army", "army"), free_dice=(),
    )  # fmt: skip
    t.go("event corsairs_of_umbar pelargir southrons-regular done 6 1")
    assert (t.asked, t.here("pelargir"), t.s.orders) == ("shadow die", "southrons 1r", None)
    t.go("army attack")
    assert (t.asked, t.offers) == ("shadow attack_from", "pelargir umbar")


@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-10.7", "WAR-11.4")
def test_refused_the_corsairs_need_ships_and_a_nation_at_war() -> None:
    assert barred(CARD, "umbar: southrons 3r", politics="southrons 1") == "WAR-6.5"
    assert barred(CARD, "umbar: sauron 3r", politics="southrons 1") == "WAR-6.5"  # although Sauron is
    assert barred(CARD, "near_harad: southrons 3r; umbar: 1n") == "WAR-O5"
    assert barred(CARD, "umbar: southrons 3r, gondor 4r", siege="umbar") == "WAR-O5"
    # Units of a nation that is not at war stay in Umbar.
    t = play(CARD, "umbar: southrons 1r sauron 2r", politics="sauron 1").answer("anfalas")
    assert (t.at_rest, t.here("anfalas"), t.here("umbar")) == (True, "southrons 1r", "sauron 2r")
