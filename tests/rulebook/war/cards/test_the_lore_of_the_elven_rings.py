"""The Lore of the Elven Rings: its event, and where it cannot be played."""

from typing import Any

import pytest

from bree.games.war.state import Lords
from tests.rulebook.war.cards.lords_shadow_play import play, refused
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

CARD = "the_lore_of_the_elven_rings"


def rolled(special: tuple[str, ...], dice: str = "army army muster", **given: Any) -> Tale:
    lords = Lords(special=special, picked=tuple(one.partition("-")[0] for one in special))
    given = {"terms": NO_COUNCIL, "table": (CARD,), "lords": lords, "shadow_dice": tuple(dice.split()), **given}
    return Tale.of("", ("open_window", "action_rolled"), phase=4, **given)


@pytest.mark.rule("LME-4.5", "WAR-6.7")
def test_an_eye_of_a_keeper_lets_the_shadow_change_a_die() -> None:
    t = rolled(("vilya-eye*",))
    assert (t.asked, t.offers) == ("shadow lore_die", "army muster pass")
    t.answer("army")
    assert (t.asked, t.offers) == ("shadow lore_face", "character muster army_muster event eye")
    t.answer("character")
    assert (t.at_rest, t.s.shadow_dice, t.s.table) == (True, ("army", "character", "muster"), (CARD,))
    seen = rolled(("narya-eye",)).go("muster eye")
    assert (seen.s.shadow_dice, seen.s.box_shadow) == (("army", "army"), 1)
    assert rolled(("nenya-eye*",)).answer("pass").s.shadow_dice == ("army", "army", "muster")


@pytest.mark.rule("LME-6.3")
def test_no_other_eye_and_no_special_die() -> None:
    assert rolled(("vilya-army*", "balrog-eye*")).at_rest
    assert rolled(("vilya-eye*", "gothmog-muster"), "gothmog-muster").at_rest


@pytest.mark.rule("WAR-6.9", "WAR-5.9")
def test_a_will_of_the_west_takes_it_away_or_any_die_and_a_ring() -> None:
    lying: dict[str, Any] = {"terms": NO_COUNCIL, "table": (CARD,), "free_dice": ("army", "will")}
    t = Tale.of("", ("die", "free"), **lying).go(f"will remove-{CARD}")
    assert (t.s.table, t.s.rings["free"]) == ((), 3)
    t = Tale.of("", ("die", "free"), **lying).go(f"army remove-{CARD}")
    assert (t.asked, t.offers) == ("free ring_which", "narya nenya vilya")
    assert t.answer("narya").s.rings == {"free": 2, "shadow": 1}
    poor = Tale.of("", ("die", "free"), **lying, rings={"free": 0, "shadow": 3}, lords=Lords(rings=())).answer("army")
    assert poor.refuses(f"remove-{CARD}") == "WAR-6.9"


@pytest.mark.rule("WAR-6.4")
def test_refused_an_army_result_does_not_play_it() -> None:
    assert refused(CARD, face="army") == "WAR-6.5"
    assert play(CARD).s.table == (CARD,)
