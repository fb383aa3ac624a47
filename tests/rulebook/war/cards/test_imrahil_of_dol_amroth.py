"""Imrahil of Dol Amroth: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "imrahil_of_dol_amroth"
HOME = ("dol_amroth", "gondor")


@pytest.mark.rule("WAR-6.10", "WAR-9.12")
def test_a_unit_and_a_leader_come_home() -> None:
    region, nation = HOME
    t = play(CARD, politics=f"{nation} 3 passive")  # politics are ignored
    assert (t.asked, t.offers) == ("free levy_which", f"{nation}-regular {nation}-elite")
    t.answer(f"{nation}-elite")
    assert (t.at_rest, t.here(region)) == (True, f"{nation} 1e 1l")
    assert t.s.played == (CARD,)
    facts = {"who": "free", "region": "region-" + region}
    figures = [f"figure-{nation}-elite", f"figure-{nation}-leader"]
    assert t.facts_of("recruited") == [{**facts, "figure": figure} for figure in figures]
    assert (t.s.steps[nation], t.s.passive) == (3, (nation,))


@pytest.mark.rule("WAR-9.12", "WAR-6.5", "WAR-6.6")
def test_refused_nobody_comes_where_the_enemy_stands() -> None:
    region = "dol_amroth"
    captured = "" if region == "carrock" else region
    assert barred(CARD, f"{region}: sauron 1r", captured=captured) == "WAR-O5"
    assert barred(CARD, face="character") == "WAR-6.4"
