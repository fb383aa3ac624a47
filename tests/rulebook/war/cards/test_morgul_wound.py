"""Morgul Wound: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.shadow_play import play, refused

CARD = "morgul_wound"


@pytest.mark.rule("WAR-6.6", "WAR-20.12")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (10, 11), (11, 12)])
def test_a_morgul_wound_is_worse_for_those_who_are_fresh(before: int, after: int) -> None:
    t = play(CARD, hidden=False, corruption=before)
    assert (t.s.corruption, t.s.over) == (after, "corrupted" if after == 12 else "")


@pytest.mark.rule("WAR-6.5")
def test_refused_the_fellowship_must_be_revealed() -> None:
    assert refused(CARD) == "WAR-6.5"
    assert refused(CARD, face="event") == "WAR-6.5"
