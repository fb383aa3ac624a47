"""Durin's Bane: the combat card, and where it is not offered."""

import pytest

from bree.games.war.state import Lords
from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, fight_without_council, refused
from tests.rulebook.war.war_story import NO_COUNCIL

COME = "a_balrog_is_come"


@pytest.mark.rule("WAR-12.9")
def test_durins_bane_is_near_moria_or_where_the_balrog_fights() -> None:
    tale = fight_without_council("lorien: elves 4r; dimrill_dale: sauron 1r", shadow=COME, who="field")
    assert tale.asked == "chance extra_die"
    tale.roll("4 3 6")
    assert tale.here("lorien") == "elves 2r"
    far = FIELD.replace("1r 1n", "1r balrog")
    lords = Lords(active=True)
    assert fight_without_council(far, shadow=COME, lords=lords).asked == "chance extra_die"


@pytest.mark.rule("WAR-12.4")
def test_barred_without_what_it_requires() -> None:
    tale = attack(FIELD.replace("1r 1n", "1r"), terms=NO_COUNCIL, hands={"free": (), "shadow": (COME,)})
    assert refused(tale, COME)
