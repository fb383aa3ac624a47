"""Axe and Bow: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.free_play import play, refused, works
from tests.rulebook.war.cards.table_play import hunted, laid, without
from tests.rulebook.war.war_story import but

CARD = "axe_and_bow"
WHO = "gimli legolas"


@pytest.mark.rule("WAR-6.7", "WAR-6.1")
def test_it_is_played_on_the_table() -> None:
    t = play(CARD).answer(CARD)
    assert (t.at_rest, t.s.table, t.s.hands["free"], t.s.played) == (True, (CARD,), (), ())


@pytest.mark.rule("WAR-6.8")
def test_axe_and_bow_stay_while_one_of_the_two_does() -> None:
    t = laid(("separate",), CARD, fallen=but("gimli legolas strider")).go("gimli done rivendell")
    assert (t.at_rest, t.s.table) == (True, (CARD,))
    t = laid(("separate",), CARD, fallen=but("gimli legolas strider")).go("gimli legolas done rivendell")
    assert (t.at_rest, t.s.table, t.s.played) == (True, (), (CARD,))


@pytest.mark.rule("WAR-24.2")
def test_it_lowers_the_damage_by_one() -> None:
    t = hunted(CARD).go(f"three {CARD}")
    assert (t.asked, t.s.hunt and t.s.hunt.damage, t.s.table) == ("free casualty", 2, ())
    assert t.facts_of("damage-less") == [{"card": "card-" + CARD, "damage": 2}]
    t.answer("none")
    assert (t.at_rest, t.s.corruption, t.s.played) == (True, 2, (CARD,))


@pytest.mark.rule("WAR-24.2", "WAR-24.15")
def test_what_is_lowered_to_nothing_still_reveals_and_nothing_is_not_lowered() -> None:
    t = hunted(CARD).go(f"one_reveal {CARD}")
    assert (t.s.corruption, t.s.hidden) == (0, False)
    t = hunted(CARD, progress=1).answer("zero_reveal")
    assert (t.asked, t.s.table) == ("free reveal_to", (CARD,))


@pytest.mark.rule("WAR-6.8", "WAR-20.8")
def test_it_leaves_before_the_new_guide_is_chosen() -> None:
    t = without("gimli legolas", "gimli legolas meriadoc peregrin", CARD)
    assert (t.asked, t.offers) == ("free guide", "meriadoc peregrin")
    assert (t.s.table, t.s.played, t.keys()[-2:]) == ((), (CARD,), ["separated", "card-leaves"])


@pytest.mark.rule("WAR-6.5")
def test_refused_who_must_be_in_the_fellowship_is_not() -> None:
    assert refused(CARD, fallen=WHO) == "WAR-6.5"
    assert refused(CARD, board="bree: " + WHO) == "WAR-6.5"
    for one in WHO.split():
        assert works(CARD, fallen=but(one))
