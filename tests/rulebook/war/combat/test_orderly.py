"""Orderly Withdrawal: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import fight_without_council, refused
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

WIND = "wind_from_the_west"
RINGS = "three_rings_for_the_elven_kings"
ALL = "sauron-regular sauron-regular sauron-regular"
OPEN = "south_ithilien: gondor 3r 1l; north_ithilien: sauron 3r"


def marks(tale: Tale) -> tuple[str, ...]:
    assert tale.s.lords is not None
    return tale.s.lords.marks


@pytest.mark.rule("WAR-13.1", "WAR-14.3")
@pytest.mark.parametrize("card", [WIND, RINGS])
def test_a_hit_may_be_cancelled_and_then_the_defenders_must_go(card: str) -> None:
    tale = fight_without_council(OPEN, free=card, who=ALL).roll("6 5 1 1 1 1").answer("0")
    assert (tale.asked, tale.offers) == ("free orderly", "save pass")
    tale.answer("save")
    assert (tale.asked, tale.here("south_ithilien")) == ("shadow cease", "gondor 2r 1l"), "one of two"
    tale.answer("on")
    assert tale.asked == "free retreat"
    assert "stay" not in tale.picks
    assert tale.refuses("stay") == "WAR-12.5"
    tale.answer("west_harondor")
    assert (tale.here("west_harondor"), marks(tale)) == ("gondor 2r 1l", ("withdraws",))
    tale.answer("done")
    assert marks(tale) == ()


@pytest.mark.rule("WAR-14.3")
def test_who_cancels_nothing_need_not_go() -> None:
    tale = fight_without_council(OPEN, free=WIND, who=ALL).roll("6 5 1 1 1 1").go("0 pass on")
    assert (tale.here("south_ithilien"), "stay" in tale.picks) == ("gondor 1r 1l", True)
    tale = fight_without_council(OPEN, free=WIND, who=ALL).roll("1 1 1 1 1 1").answer("0")
    assert tale.asked == "shadow cease", "there was nothing to cancel"


@pytest.mark.rule("WAR-14.1", "WAR-17.3")
def test_attackers_who_cancel_a_hit_cease() -> None:
    tale = fight_without_council(
        OPEN, free=RINGS, side="free", who="gondor-regular gondor-regular gondor-regular gondor-leader"
    )
    tale.roll("1 1 1 6 1 1").go("0 save")
    assert (tale.here("south_ithilien"), tale.told("ceases") != [], marks(tale)) == ("gondor 3r 1l", True, ())
    assert tale.at_rest


@pytest.mark.rule("WAR-12.4")
def test_barred_without_one_who_leads_and_in_a_siege_there_is_no_order() -> None:
    hands = {"free": (WIND,), "shadow": ()}
    bare = attack(OPEN.replace(" 1l", ""), terms=NO_COUNCIL, hands=hands)
    assert refused(bare.go(ALL), WIND)
    siege = "helms_deep: rohan 2r 1l, isengard 3r"
    inside = attack(siege, terms=NO_COUNCIL, hands=hands, siege="helms_deep")
    assert refused(inside.go("isengard-regular isengard-regular isengard-regular"), WIND)
