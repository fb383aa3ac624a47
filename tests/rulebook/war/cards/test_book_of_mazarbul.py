"""Book of Mazarbul: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "book_of_mazarbul"


@pytest.mark.rule("WAR-7.4", "WAR-19.6")
def test_the_book_of_mazarbul_calls_the_dwarves_to_war() -> None:
    t = play(CARD, "dale: legolas; minas_tirith: boromir", politics="dwarves 3 passive")
    assert (t.asked, t.offers) == ("free companions_from", "dale minas_tirith done")
    t.go("dale erebor")
    assert (t.asked, t.offers) == ("free companions_from", "minas_tirith done")
    t.answer("done")
    assert (t.at_rest, t.here("erebor"), t.s.steps["dwarves"], t.s.passive) == (True, "legolas", 0, ())
    assert t.keys()[-4:] == ["roused", "advanced", "advanced", "at-war"]


@pytest.mark.rule("WAR-7.4", "WAR-6.6")
def test_who_is_in_erebor_already_may_stay_there() -> None:
    t = play(CARD, "erebor: legolas", politics="dwarves 3 passive")
    assert (t.asked, t.offers) == ("free companions_from", "erebor done")
    t.answer("done")
    assert (t.at_rest, t.s.steps["dwarves"], t.s.passive) == (True, 0, ())
    # He is in the siege and cannot move, but he is there.
    t = play(CARD, "erebor: dwarves 1r gimli, sauron 2r", siege="erebor", politics="dwarves 2 passive")
    assert (t.at_rest, t.s.steps["dwarves"], t.s.passive) == (True, 0, ())


@pytest.mark.rule("WAR-19.17")
@pytest.mark.parametrize(("lost", "held"), [("erebor", "ered_luin"), ("ered_luin", "erebor")])
def test_from_a_place_that_the_shadow_holds_nobody_is_called(lost: str, held: str) -> None:
    board, politics = f"{lost}: legolas, sauron 1r", "dwarves 3 passive"
    t = play(CARD, board, captured=lost, politics=politics).answer("done")
    assert (t.at_rest, t.s.steps["dwarves"], t.s.passive) == (True, 3, ("dwarves",))
    assert (t.told("roused"), t.told("advanced"), t.told("at-war")) == ([], [], [])
    # The garrison may be gone: the Shadow has the settlement until it is retaken.
    t = play(CARD, f"{lost}: legolas", captured=lost, politics=politics).answer("done")
    assert (t.s.steps["dwarves"], t.s.passive) == (3, ("dwarves",))
    # The other of the two regions still belongs to the Free Peoples.
    t = play(CARD, f"{board}; {held}: meriadoc", captured=lost, politics=politics).answer("done")
    assert (t.at_rest, t.s.steps["dwarves"], t.s.passive) == (True, 0, ())


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_without_a_companion_on_the_map_nothing_happens() -> None:
    assert barred(CARD, politics="dwarves 3 passive") == "WAR-O5"
    assert barred(CARD, face="character") == "WAR-6.4"
