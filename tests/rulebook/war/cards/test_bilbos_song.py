"""Bilbo's Song: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.free_play import ALONE, play, refused, works

CARD = "bilbos_song"


@pytest.mark.rule("WAR-6.6")
def test_bilbos_song_heals_one_and_two_under_gollum() -> None:
    t = play(CARD, corruption=3).answer(CARD)
    assert (t.at_rest, t.s.corruption, t.s.guide) == (True, 2, "gandalf_the_grey")
    t = play(CARD, corruption=3, fallen=ALONE).answer(CARD)
    assert (t.at_rest, t.s.corruption, t.s.guide) == (True, 1, "gollum")


@pytest.mark.rule("WAR-6.6")
def test_refused_where_nothing_can_be_healed_the_card_is_not_offered() -> None:
    assert refused(CARD) == "WAR-O5"
    assert works(CARD, corruption=1)
