"""Éomer, Son of Éomund: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "eomer_son_of_eomund"


@pytest.mark.rule("WAR-9.12", "WAR-9.10")
def test_eomer_comes_to_a_settlement_of_rohan() -> None:
    t = play(CARD, politics="rohan 3 passive")
    assert (t.asked, t.offers) == ("free levy_where", "edoras folde helms_deep westemnet")
    t.go("westemnet rohan-regular")
    assert (t.at_rest, t.here("westemnet")) == (True, "rohan 1r 1l")
    # If no unit is left, a Leader joins units in the region.
    t = play(CARD, "helms_deep: rohan 1r", lost="rohan 9r 5e")
    assert (t.at_rest, t.here("helms_deep")) == (True, "rohan 1r 1l")


@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-9.12", "WAR-1.10")
def test_refused_eomer_needs_a_free_settlement() -> None:
    board = "edoras: sauron 1r; folde: sauron 1r; westemnet: isengard 1r"
    taken = "edoras folde westemnet"
    assert barred(CARD, f"{board}; helms_deep: isengard 1r", captured=taken + " helms_deep") == "WAR-O5"
    # The card says free, and a besieged stronghold is not free (WAR-1.10). Other cards may recruit there.
    besieged = f"{board}; helms_deep: rohan 1r, isengard 1r"
    assert barred(CARD, besieged, captured=taken, siege="helms_deep") == "WAR-O5"
