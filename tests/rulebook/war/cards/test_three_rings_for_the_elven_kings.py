"""Three Rings for the Elven-Kings: its event, and where it cannot be played."""

import pytest

from bree.games.war.state import Lords
from tests.rulebook.war.cards.lords_free_play import played, refused
from tests.rulebook.war.war_story import NO_COUNCIL

CARD = "three_rings_for_the_elven_kings"
CARDS_ALONE = NO_COUNCIL._replace(keepers=False, smeagol=False, lesser=False, rivals=False)


@pytest.mark.rule("LME-6.12", "LME-6.13")
def test_rings_out_of_play_come_back_before_those_of_the_shadow() -> None:
    t = played(CARD, rings={"free": 0, "shadow": 2}, lords=Lords(rings=(), out=("narya",)))
    assert t.asked == "chance ring_roll"
    t.go("5 4 6")
    assert (t.asked, t.offers) == ("free ring_back", "nenya vilya"), "narya was the only one that was out"
    assert t.refuses("narya") == "LME-6.12"
    t.answer("vilya")
    lords = t.s.lords
    assert lords is not None
    assert (t.at_rest, t.s.rings, lords.rings, lords.out) == (True, {"free": 2, "shadow": 1}, ("narya", "vilya"), ())


@pytest.mark.rule("LME-6.12")
def test_of_several_that_are_out_one_is_chosen() -> None:
    t = played(CARD, rings={"free": 0, "shadow": 1}, lords=Lords(rings=(), out=("narya", "vilya"))).go("1 5 1")
    assert (t.asked, t.offers, t.refuses("nenya")) == ("free ring_back", "narya vilya", "LME-6.12")
    t.answer("narya")
    assert t.s.rings == {"free": 1, "shadow": 1}
    assert played(CARD, rings={"free": 2, "shadow": 0}, lords=Lords(rings=("nenya", "vilya"), out=("narya",))).go(
        "6 6 6"
    ).s.rings == {"free": 3, "shadow": 0}, "no more than there are"


@pytest.mark.rule("LME-6.12")
def test_without_keepers_the_rings_are_alike() -> None:
    t = played(CARD, terms=CARDS_ALONE, rings={"free": 1, "shadow": 1}).go("5 5 1")
    assert (t.at_rest, t.s.rings) == (True, {"free": 3, "shadow": 0})


@pytest.mark.rule("WAR-6.6")
def test_refused_with_all_rings_at_hand_none_comes_back() -> None:
    assert refused(CARD) == "WAR-O5"
