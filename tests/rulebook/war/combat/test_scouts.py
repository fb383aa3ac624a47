"""Scouts: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack, quiet
from tests.rulebook.war.combat.rounds import alone, fight, holding, refused


@pytest.mark.rule("WAR-14.3")
@pytest.mark.parametrize("card", ["the_spirit_of_mordor", "the_red_arrow", "grimbeorn_the_old"])
def test_scouts(card: str) -> None:
    tale = fight("minas_tirith: gondor 2r; osgiliath: sauron 2r", free=card, who="sauron-regular sauron-regular field")
    assert (tale.asked, tale.offers) == ("free slip_to", "druadan_forest lossarnach siege")
    away = tale.answer("lossarnach")
    assert (away.here("lossarnach"), away.asked) == ("gondor 2r", "shadow advance")
    inside = fight(
        "minas_tirith: gondor 2r; osgiliath: sauron 2r", free=card, who="sauron-regular sauron-regular field"
    ).go("siege sauron-regular done")
    assert inside.s.sieges == ("minas_tirith",)


@pytest.mark.rule("WAR-12.4", "WAR-17.1", "WAR-17.4", "WAR-16.8")
def test_besiegers_scout_before_a_sortie_reaches_them() -> None:
    """A sortie counts as a field battle."""
    board = "orthanc: isengard 3r saruman, rohan 3r"
    t = holding(board, "the_red_arrow", siege="orthanc").go(
        "isengard-regular isengard-regular isengard-regular saruman"
    )
    t.answer("the_red_arrow")
    assert (t.asked, t.offers) == ("free slip_to", "fords_of_isen gap_of_rohan")
    t.answer("fords_of_isen")
    assert quiet(t)
    assert (t.here("orthanc"), t.here("fords_of_isen"), t.s.sieges) == ("isengard 3r saruman", "rohan 3r", ())
    inside = "helms_deep: rohan 3r, isengard 1r"
    assert refused(holding(inside, "the_red_arrow", siege="helms_deep"), "the_red_arrow"), "a garrison has no way out"


@pytest.mark.rule("WAR-12.4")
@pytest.mark.parametrize("card", ["the_spirit_of_mordor", "the_red_arrow", "grimbeorn_the_old"])
def test_barred_without_what_it_requires(card: str) -> None:
    attacker = attack("south_ithilien: gondor 1r; north_ithilien: sauron 1r", "free", hands=alone(card, "free"))
    assert refused(attacker, card), "only who defends slips away"
