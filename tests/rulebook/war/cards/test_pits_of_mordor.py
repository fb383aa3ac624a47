"""Pits of Mordor: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "pits_of_mordor"


@pytest.mark.rule("WAR-9.12")
def test_three_strongholds_of_sauron_get_two_regulars_each() -> None:
    t = play(CARD, "moria: dwarves 1r", captured="moria")
    assert (t.asked, t.offers) == (
        "shadow levy_where", "barad_dur dol_guldur minas_morgul morannon mount_gundabad"
    )  # fmt: skip
    t.go("morannon barad_dur dol_guldur")
    assert t.at_rest
    assert [t.here(region) for region in ("morannon", "barad_dur", "dol_guldur")] == ["sauron 2r"] * 3


@pytest.mark.rule("WAR-6.5")
def test_refused_the_pits_need_sauron_at_war() -> None:
    assert barred(CARD, politics="sauron 1") == "WAR-6.5"
