"""Every Little is a Gain: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.lords_free_play import refused, shot

CARD = "every_little_is_a_gain"


@pytest.mark.rule("WAR-9.12", "WAR-6.2")
def test_a_regular_comes_to_each_of_three_places_and_a_card_is_drawn() -> None:
    t = shot(CARD, "muster", board="lamedon: sauron 1r")
    assert [t.here(one, "free") for one in ("pelargir", "lossarnach", "lamedon")] == ["gondor 1r", "gondor 1r", ""]
    assert (t.ask.who, len(t.picks)) == ("chance", 25), "the strategy deck"
    t.answer("the_red_arrow")
    assert (t.at_rest, t.s.hands["free"]) == (True, ("the_red_arrow",))


@pytest.mark.rule("WAR-6.4")
def test_refused_an_army_result_does_not_play_a_muster_card() -> None:
    assert refused(CARD, "army") == "WAR-6.5"
