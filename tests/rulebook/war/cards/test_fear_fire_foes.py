"""Fear! Fire! Foes!: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "fear_fire_foes"


@pytest.mark.rule("WAR-7.4", "WAR-19.6")
@pytest.mark.parametrize("region", ["bree", "the_shire"])
def test_fear_fire_foes_calls_the_north_to_war(region: str) -> None:
    t = play(CARD, "buckland: meriadoc", politics="north 2 passive").go("buckland " + region)
    assert (t.at_rest, t.here(region), t.s.steps["north"], t.s.passive) == (True, "meriadoc", 0, ())
    t = play(CARD, "buckland: meriadoc", politics="north 2 passive").answer("done")
    assert (t.at_rest, t.s.steps["north"], t.s.passive) == (True, 2, ("north",))


@pytest.mark.rule("WAR-19.17")
@pytest.mark.parametrize(("lost", "held"), [("bree", "the_shire"), ("the_shire", "bree")])
def test_from_a_place_that_the_shadow_holds_nobody_is_called(lost: str, held: str) -> None:
    board, politics = f"{lost}: legolas, sauron 1r", "north 3 passive"
    t = play(CARD, board, captured=lost, politics=politics).answer("done")
    assert (t.at_rest, t.s.steps["north"], t.s.passive) == (True, 3, ("north",))
    assert (t.told("roused"), t.told("advanced"), t.told("at-war")) == ([], [], [])
    # The garrison may be gone: the Shadow has the settlement until it is retaken.
    t = play(CARD, f"{lost}: legolas", captured=lost, politics=politics).answer("done")
    assert (t.s.steps["north"], t.s.passive) == (3, ("north",))
    # The other of the two regions still belongs to the Free Peoples.
    t = play(CARD, f"{board}; {held}: meriadoc", captured=lost, politics=politics).answer("done")
    assert (t.at_rest, t.s.steps["north"], t.s.passive) == (True, 0, ())


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_without_a_companion_on_the_map_nothing_happens() -> None:
    assert barred(CARD, politics="north 3 passive") == "WAR-O5"
    assert barred(CARD, face="character") == "WAR-6.4"
