"""Wind from the West: its event, and where it cannot be played."""

from random import Random

import pytest

from bree.games.war import GAME
from tests.rulebook.war.cards.lords_free_play import played, refused

CARD = "wind_from_the_west"


@pytest.mark.rule("WAR-6.7")
def test_a_card_of_the_shadow_is_blown_off_the_table() -> None:
    t = played(CARD, table=("mithril_coat_and_sting", "the_gates_are_closed", "we_shall_get_it"))
    assert (t.asked, t.offers) == ("free wind_off", "the_gates_are_closed we_shall_get_it")
    t.answer("the_gates_are_closed")
    assert (t.at_rest, t.s.table) == (True, ("mithril_coat_and_sting", "we_shall_get_it"))
    one = played(CARD, table=("the_gates_are_closed",), hands={"free": (CARD,), "shadow": ("grond",)})
    assert (one.at_rest, one.s.table, one.s.hands["shadow"]) == (True, (), ("grond",))


@pytest.mark.rule("WAR-28.1")
def test_if_none_lies_there_the_hand_of_the_shadow_may_be_looked_at() -> None:
    t = played(CARD, hands={"free": (CARD,), "shadow": ("grond", "orc_patrol")})
    assert (t.asked, t.offers) == ("free wind_look", "shadow pass")
    before = len(t.log)
    t.answer("shadow")
    assert (t.asked, t.offers, t.ask.secret) == ("free wind_card", "grond orc_patrol", True)
    # Only the player who looks learns the cards.
    shown = [entry for entry in t.log[before:] if "orc_patrol" in str(entry.facts)]
    assert [(entry.key, entry.to) for entry in shown] == [("hand-shown", "free")]
    t.answer("grond")
    assert (t.s.hands["shadow"], t.s.played, t.s.discards["shadow"]) == (("orc_patrol",), (CARD, "grond"), ())
    none = played(CARD, hands={"free": (CARD,), "shadow": ("grond",)}).answer("pass")
    assert (none.at_rest, none.s.hands["shadow"]) == (True, ("grond",))


@pytest.mark.rule("WAR-28.1")
def test_whoever_looks_imagines_that_hand_and_whoever_does_not_another() -> None:
    t = played(CARD, hands={"free": (CARD,), "shadow": ("grond", "orc_patrol")}).answer("shadow")
    hands = {
        seat: {GAME.imagine(t.s, seat, Random(seed)).hands["shadow"] for seed in range(8)} for seat in ("free", None)
    }
    assert hands["free"] == {("grond", "orc_patrol")}
    assert len(hands[None]) > 1


@pytest.mark.rule("WAR-6.6")
def test_refused_without_a_card_to_strike_the_wind_is_not_offered() -> None:
    assert refused(CARD, table=("mithril_coat_and_sting",)) == "WAR-O5"
