"""Return to Valinor: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "return_to_valinor"


@pytest.mark.rule("WAR-6.5", "WAR-6.12", "WAR-1.9")
def test_elves_leave_for_valinor_and_whoever_stands_with_them_may_fall() -> None:
    board = "lorien: elves 1r, gondor 1r 1l; woodland_realm: elves 1r, sauron 1r; rivendell: gondor 3r; dale: elves 1r"
    assert not scenes.playable(CARD, board, siege="woodland_realm")
    t = scenes.play(CARD, board, siege="woodland_realm", captured="grey_havens")
    assert (t.asked, t.s.volley is not None and t.s.volley.region) == ("chance volley_die", "lorien")
    t.answer("6")
    assert (t.asked, t.offers) == ("free hit", "elves-regular gondor-regular")
    t.answer("gondor-regular")
    assert (t.at_rest, t.here("lorien")) == (True, "elves 1r gondor 1l")


@pytest.mark.rule("WAR-6.12", "WAR-6.11", "WAR-6.6")
def test_elves_sail_from_each_stronghold_that_is_not_besieged() -> None:
    board = """lorien: sauron 2r; rivendell: elves 2r 1l north 1r; grey_havens: elves 5e 2r;
    woodland_realm: elves 1r, sauron 2r; dale: elves 2e"""
    t = play(CARD, board, captured="lorien", siege="woodland_realm")
    t.roll("6 6 5 1 1")  # at most five dice for seven units in the Grey Havens
    assert (t.asked, t.offers) == ("free hit", "elves-regular elves-elite both-elves-elite")
    t.answer("both-elves-elite")
    assert t.here("grey_havens") == "elves 2r 4e"
    t.roll("6 5")  # two Elves in Rivendell; the unit of the North does not count
    assert (t.asked, t.offers) == ("free hit", "elves-regular north-regular")
    t.answer("north-regular")
    assert (t.at_rest, t.here("rivendell"), t.here("woodland_realm", "free")) == (True, "elves 2r 1l", "elves 1r")
    assert [row["hits"] for row in t.facts_of("volley")] == [2, 1]


@pytest.mark.rule("WAR-6.11")
def test_with_the_last_elf_the_leaders_are_gone_and_companions_stay() -> None:
    t = play(CARD, "lorien: sauron 1r; rivendell: elves 1r 2l gimli", captured="lorien").roll("6")
    assert (t.at_rest, t.here("rivendell"), t.s.lost) == (True, "gimli", {"elves-regular": 1, "elves-leader": 2})


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_elves_sail_when_the_shadow_holds_one_of_their_strongholds() -> None:
    assert barred(CARD, "rivendell: elves 3r; edoras: sauron 1r", captured="edoras") == "WAR-6.5"
    board = "lorien: sauron 1r; rivendell: elves 3r, sauron 4r"
    assert barred(CARD, board, captured="lorien", siege="rivendell") == "WAR-O5"
