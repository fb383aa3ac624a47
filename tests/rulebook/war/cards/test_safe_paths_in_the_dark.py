"""Safe Paths in the Dark: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.lords_free_play import played, refused
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

CARD = "safe_paths_in_the_dark"


@pytest.mark.rule("LME-8.19")
def test_one_corruption_is_healed_and_a_card_of_his_leaves_without_effect() -> None:
    t = played(CARD, corruption=2, table=("captain_of_despair", "we_shall_get_it"), board="moria: 1n witch_king")
    assert (t.at_rest, t.s.corruption, t.s.table) == (True, 1, ("captain_of_despair",))
    assert t.s.played == (CARD, "we_shall_get_it")
    assert played(CARD, corruption=1).s.corruption == 0
    assert played(CARD, table=("we_shall_get_it",)).s.table == ()


@pytest.mark.rule("LME-8.19")
def test_of_both_one_is_discarded() -> None:
    both = ("we_shall_get_it", "we_wont_go_back")
    hands = {"free": (CARD,), "shadow": ()}
    t = Tale.of("", ("event", "free", "character"), hands=hands, terms=NO_COUNCIL, table=both).answer(CARD)
    assert (t.asked, t.offers) == ("free clear_which", " ".join(both))
    t.answer("we_wont_go_back")
    assert (t.s.table, t.s.corruption) == (("we_shall_get_it",), 0)


@pytest.mark.rule("WAR-6.6")
def test_refused_with_nothing_to_heal_and_nothing_to_discard_the_paths_are_not_offered() -> None:
    assert refused(CARD, table=("the_gates_are_closed",)) == "WAR-O5"
