"""A Balrog is Come!: its event, and where it cannot be played."""

import pytest

from bree.games.war.state import Lords
from tests.rulebook.war.cards.lords_shadow_play import play, refused
from tests.rulebook.war.war_story import Tale

CARD = "a_balrog_is_come"


def marks(t: Tale) -> Lords:
    assert t.s.lords is not None
    return t.s.lords


@pytest.mark.rule("LME-9.11", "LME-9.17")
def test_the_balrog_wakes() -> None:
    t = play(CARD, "moria: balrog")
    assert (t.at_rest, marks(t).active, t.here("moria")) == (True, True, "balrog")


@pytest.mark.rule("LME-9.14", "LME-9.15", "LME-9.16")
def test_one_who_is_awake_goes_with_an_army_or_alone() -> None:
    board = "moria: sauron 3r balrog; dimrill_dale: elves 1r"
    t = play(CARD, board, lords=Lords(active=True))
    assert (t.asked, t.offers) == ("shadow balrog_how", "move attack alone")
    t.answer("alone")
    assert t.asked == "shadow balrog_to"
    t.answer("north_dunland")
    assert (t.at_rest, t.here("moria"), t.here("north_dunland")) == (True, "sauron 3r", "balrog")
    t = play(CARD, board, lords=Lords(active=True)).answer("move")
    assert (t.asked, t.offers) == ("shadow move_to", "hollin north_dunland")
    t = play(CARD, board, lords=Lords(active=True)).answer("attack")
    assert len(t.told("attack")) == 1 or t.asked == "shadow attack_who"
    alone = play(CARD, "moria: balrog", lords=Lords(active=True))
    assert alone.asked == "shadow balrog_to", "there is no army"


@pytest.mark.rule("WAR-6.5")
def test_refused_without_the_balrog_in_play_he_does_not_come() -> None:
    assert refused(CARD, "moria: sauron 3r") == "WAR-6.5"
    assert refused(CARD, fallen="balrog") == "WAR-6.5"
