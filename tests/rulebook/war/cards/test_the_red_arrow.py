"""The Red Arrow: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "the_red_arrow"


@pytest.mark.rule("WAR-6.6", "WAR-9.12")
def test_the_red_arrow_calls_rohan() -> None:
    t = play(CARD, politics="rohan 3 passive")
    assert (t.s.steps["rohan"], t.asked, t.offers) == (2, "free levy_which", "rohan-regular rohan-elite")
    t.answer("rohan-regular")
    assert (t.at_rest, t.here("edoras"), t.s.passive) == (True, "rohan 1r 1l", ("rohan",))
    assert t.facts_of("advanced") == [{"nation": "nation-rohan", "steps": 2}]
    # A passive nation does not go to war by it (WAR-19.2), but the units come anyway.
    t = play(CARD, politics="rohan 1 passive").answer("rohan-regular")
    assert (t.at_rest, t.s.steps["rohan"], t.here("edoras")) == (True, 1, "rohan 1r 1l")


@pytest.mark.rule("WAR-19.2", "WAR-9.10", "WAR-9.7")
def test_the_red_arrow_does_what_can_be_done() -> None:
    assert not scenes.playable(CARD, "", politics="gondor 1 passive, rohan 3 passive")
    t = scenes.play(CARD, "", captured="edoras", politics="rohan 2 passive")
    assert (t.at_rest, t.s.steps["rohan"], t.here("edoras")) == (True, 1, "")
    assert not scenes.playable(CARD, "", captured="edoras", politics="rohan 1 passive")
    assert not scenes.playable(CARD, "", lost="rohan 10r 5e"), "no Leader without a unit"
    assert scenes.play(CARD, "edoras: gondor 1r", lost="rohan 10r 5e").here("edoras") == "gondor 1r rohan 1l"
    assert scenes.play(CARD, "", lost="rohan 4l").answer("rohan-elite").here("edoras") == "rohan 1e"


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_the_red_arrow_needs_an_active_gondor() -> None:
    assert barred(CARD, politics="gondor 2 passive, rohan 3") == "WAR-6.5"
    # Rohan is at war already, and the enemy is in Edoras: the card has no effect.
    assert barred(CARD, "edoras: sauron 1r", captured="edoras") == "WAR-O5"
    assert play(CARD, politics="gondor 2, rohan 3").asked == "free levy_which"
