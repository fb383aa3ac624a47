"""Dead Men of Dunharrow: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.free_play import play, refused, works
from tests.rulebook.war.war_story import Tale

CARD = "dead_men_of_dunharrow"


def dead(board: str, answers: str, **given: str) -> Tale:
    return play(CARD, board=board, **given).go(f"{CARD} {answers}")


@pytest.mark.rule("WAR-6.6", "WAR-9.12")
def test_he_comes_with_whom_he_likes_and_men_of_gondor_rise() -> None:
    t = play(CARD, board="edoras: rohan 1r strider gimli legolas", politics="gondor 3 passive").answer(CARD)
    assert (t.asked, t.offers) == ("free dead_to", "erech lamedon pelargir")
    t.answer("erech")
    assert (t.asked, t.offers) == ("free dead_who", "gimli legolas done")
    t.go("gimli done")
    assert (t.here("erech"), t.here("edoras")) == ("gimli strider", "rohan 1r legolas")
    assert (t.asked, t.offers) == ("free dead_rise", "0 1 2 3")
    t.answer("3")
    assert (t.at_rest, t.here("erech")) == (True, "gondor 3r gimli strider")


@pytest.mark.rule("WAR-6.12", "WAR-6.13", "WAR-14.3", "WAR-18.5")
def test_an_army_is_hit_as_often_as_the_die_says_and_must_go() -> None:
    board = "helms_deep: rohan 1r aragorn, isengard 2r; pelargir: southrons 3r 1e 1n"
    t = dead(board, "pelargir", siege="helms_deep", captured="pelargir", politics="southrons 2")
    assert (t.asked, t.s.steps["southrons"]) == ("chance volley_die", 1)
    t.roll("2")
    assert (t.asked, t.offers) == ("shadow hit", "southrons-regular southrons-elite both-southrons-elite")
    t.go("southrons-regular southrons-elite")
    assert (t.asked, t.offers) == ("shadow dead_flee", "osgiliath west_harondor")
    t.answer("osgiliath")
    assert (t.here("osgiliath"), t.asked) == ("southrons 3r 1n", "free dead_rise")
    assert (t.here("pelargir"), t.s.captured) == ("aragorn", ("pelargir",))
    t.answer("2")
    assert (t.at_rest, t.here("pelargir"), t.s.captured) == (True, "gondor 2r aragorn", ())
    assert t.rules_of("retaken") == ["WAR-18.5"]


@pytest.mark.rule("WAR-6.6", "WAR-18.7")
def test_who_raises_nobody_takes_nothing() -> None:
    t = dead("edoras: strider; lamedon: southrons 1r", "lamedon 1 0", captured="lamedon")
    assert (t.at_rest, t.here("lamedon"), t.s.captured) == (True, "strider", ("lamedon",))


@pytest.mark.rule("WAR-6.11")
def test_with_the_last_unit_nazgul_and_minions_are_gone() -> None:
    t = dead("edoras: strider; pelargir: sauron 2r 2n witch_king", "pelargir 6")
    assert (t.asked, t.here("pelargir")) == ("free dead_rise", "strider")
    assert (t.s.fallen, t.s.pool["nazgul"]) == (("witch_king",), 8)


@pytest.mark.rule("WAR-6.6", "WAR-14.3")
def test_an_army_with_nowhere_to_go_is_destroyed() -> None:
    board = "edoras: strider; erech: southrons 5r 1n; anfalas: gondor 1r; dol_amroth: gondor 1r; lamedon: gondor 1r"
    t = dead(board, "erech 1")
    assert (t.asked, t.here("erech")) == ("free dead_rise", "strider")
    assert (t.keys().count("wiped-out"), t.facts_of("leaders-fall")) == (
        1,
        [{"who": "shadow", "figures": ("figure-nazgul",)}],
    )
    # There is only one way out, so there is no ask. Dol Amroth and Lamedon belong to Gondor and are not free.
    t = dead("edoras: strider; erech: southrons 5r 1n", "erech 1")
    assert (t.asked, t.here("erech"), t.here("anfalas")) == ("free dead_rise", "strider", "southrons 4r 1n")


@pytest.mark.rule("WAR-6.13", "WAR-14.3", "WAR-18.5")
def test_the_dead_come_out_of_a_siege_and_take_a_city_back() -> None:
    board = "helms_deep: rohan 1r strider gimli; helms_deep: isengard 1r; pelargir: southrons 3r 1n"
    given = {"siege": "helms_deep", "captured": "pelargir", "politics": "southrons 1, gondor 2 passive"}
    t = scenes.play(CARD, board, **given).go("pelargir done 2")
    assert (t.asked, t.offers, t.s.steps["southrons"]) == ("shadow dead_flee", "osgiliath west_harondor", 0)
    t.answer("osgiliath")
    assert (t.here("osgiliath"), t.asked, t.offers) == ("southrons 1r 1n", "free dead_rise", "0 1 2 3")
    before = t.s.captured
    t.answer("3")
    assert (before, t.s.captured, t.here("pelargir")) == (("pelargir",), (), "gondor 3r strider")
    assert t.here("helms_deep") == "rohan 1r gimli | isengard 1r"


@pytest.mark.rule("WAR-6.6", "WAR-7.16", "WAR-14.3")
def test_whoever_cannot_flee_the_dead_is_destroyed() -> None:
    board = "edoras: strider; lamedon: southrons 3r 2n witch_king; dol_amroth: gondor 1r; erech: gondor 1r"
    t = scenes.play(CARD, board).go("lamedon 1 0")
    # Pelargir is empty, but the enemy controls it.
    assert (t.here("lamedon"), "witch_king" in t.s.fallen, t.s.pool["nazgul"]) == ("strider", True, 8)
    t = scenes.play(CARD, board, captured="pelargir").go("lamedon 1 0")
    assert (t.here("lamedon"), t.here("pelargir")) == ("strider", "southrons 2r 2n witch_king")


@pytest.mark.rule("WAR-6.6", "WAR-18.7")
def test_without_recruits_the_dead_take_nothing() -> None:
    t = scenes.play(CARD, "edoras: aragorn; pelargir: 1n", captured="pelargir").go("pelargir 0")
    assert (t.s.captured, t.here("pelargir")) == (("pelargir",), "aragorn | 1n")
    t = scenes.play(CARD, "edoras: aragorn", lost="gondor 14r", captured="pelargir").answer("pelargir")
    assert t.offers == "0 1"


@pytest.mark.rule("WAR-6.5")
def test_refused_he_must_be_in_rohan() -> None:
    assert refused(CARD) == "WAR-6.5"
    for region in ("fangorn", "minas_tirith", "druadan_forest"):
        assert refused(CARD, board=region + ": strider") == "WAR-6.5"
    assert works(CARD, board="folde: aragorn")
    inside = "helms_deep: rohan 1r strider, isengard 2r"
    assert works(CARD, board=inside, siege="helms_deep")
