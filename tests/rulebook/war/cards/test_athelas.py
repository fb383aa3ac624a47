"""Athelas: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.free_play import play, refused, works

CARD = "athelas"


@pytest.mark.rule("WAR-6.6")
def test_athelas_heals_one_for_each_five() -> None:
    t = play(CARD, corruption=4).go(CARD)
    assert (t.asked, t.offers) == ("chance heal_die", "1 2 3 4 5 6")
    t.roll("4 5 6")
    assert (t.at_rest, t.s.corruption) == (True, 2)
    told = {"card": "card-athelas", "dice": ("4", "5", "6"), "needs": 5, "good": 2}
    assert t.facts_of("heal-roll") == [told]
    assert t.facts_of("healed") == [{"by": 2, "corruption": 2}]


@pytest.mark.rule("WAR-6.6", "WAR-20.9")
def test_with_strider_as_guide_athelas_heals_for_each_three_and_never_below_none() -> None:
    t = play(CARD, corruption=2, fallen="gandalf_the_grey", guide="strider").go("athelas 3 4 2")
    assert (t.at_rest, t.s.corruption) == (True, 0)
    t = play(CARD, corruption=1, fallen="gandalf_the_grey", guide="strider").go("athelas 3 3 3")
    assert (t.at_rest, t.s.corruption) == (True, 0)
    t = play(CARD, corruption=2).go("athelas 3 4 2")  # Strider is there, but he is not the Guide
    assert (t.at_rest, t.s.corruption) == (True, 2)


@pytest.mark.rule("WAR-6.6")
def test_refused_where_nothing_can_be_healed_the_card_is_not_offered() -> None:
    assert refused(CARD) == "WAR-O5"
    assert works(CARD, corruption=1)
