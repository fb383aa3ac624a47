"""Horn of Gondor: its event, and where it cannot be played."""

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards.free_play import play, refused, works
from tests.rulebook.war.cards.table_play import hunted, laid, without
from tests.rulebook.war.war_story import but

CARD = "horn_of_gondor"
WHO = "boromir"
COAT = "mithril_coat_and_sting"
AXE = "axe_and_bow"


@pytest.mark.rule("WAR-6.7", "WAR-6.1")
def test_it_is_played_on_the_table() -> None:
    t = play(CARD).answer(CARD)
    assert (t.at_rest, t.s.table, t.s.hands["free"], t.s.played) == (True, (CARD,), (), ())


@pytest.mark.rule("WAR-6.8")
def test_the_horn_leaves_at_once_with_boromir() -> None:
    t = laid(("separate",), CARD, AXE, COAT, fallen=but("boromir gimli strider")).go("boromir done rivendell")
    assert (t.at_rest, t.s.table, t.s.played) == (True, (AXE, COAT), (CARD,))
    assert t.facts_of("card-leaves") == [{"card": "card-" + CARD}]


@pytest.mark.rule("WAR-24.2")
def test_it_lowers_the_damage_by_one() -> None:
    t = hunted(CARD).go(f"three {CARD}")
    assert (t.asked, t.s.hunt and t.s.hunt.damage, t.s.table) == ("free casualty", 2, ())
    assert t.facts_of("damage-less") == [{"card": "card-" + CARD, "damage": 2}]
    t.answer("none")
    assert (t.at_rest, t.s.corruption, t.s.played) == (True, 2, (CARD,))


@pytest.mark.rule("WAR-24.2", "WAR-24.15")
def test_what_is_lowered_to_nothing_still_reveals_and_nothing_is_not_lowered() -> None:
    t = hunted(CARD).go(f"one_reveal {CARD}")
    assert (t.s.corruption, t.s.hidden) == (0, False)
    t = hunted(CARD, progress=1).answer("zero_reveal")
    assert (t.asked, t.s.table) == ("free reveal_to", (CARD,))


@pytest.mark.rule("WAR-24.2")
def test_one_card_for_a_tile_and_the_next_tile_has_its_own() -> None:
    t = hunted(AXE, CARD, COAT).answer("three")
    assert (t.asked, t.offers) == ("free use", f"{AXE} {CARD} {COAT} pass")
    t.answer(CARD)
    assert (t.asked, t.s.table) == ("free casualty", (AXE, COAT))
    t = hunted(AXE, CARD, COAT).go(f"three {COAT} two")
    assert (t.asked, t.offers) == ("free use", f"{AXE} {CARD} pass")
    t.go(f"{AXE} none")
    assert (t.at_rest, t.s.corruption, t.s.table) == (True, 1, (CARD,))


@pytest.mark.rule("WAR-24.18", "WAR-24.2")
def test_a_tile_that_heals_asks_for_no_card() -> None:
    pool = tuple(sorted((*STANDARD, "smeagol_helps")))
    t = laid(("move_fellowship",), CARD, COAT, track=0, bearers="morannon", tiles=pool, corruption=2)
    t.answer("smeagol_helps")
    assert (t.at_rest, t.s.corruption, t.s.table) == (True, 1, (CARD, COAT))


@pytest.mark.rule("WAR-6.8", "WAR-20.8")
def test_it_leaves_before_the_new_guide_is_chosen() -> None:
    t = without("boromir", "boromir legolas gimli", CARD)
    assert (t.asked, t.offers) == ("free guide", "legolas gimli")
    assert (t.s.table, t.s.played, t.keys()[-2:]) == ((), (CARD,), ["separated", "card-leaves"])


@pytest.mark.rule("WAR-6.5")
def test_refused_who_must_be_in_the_fellowship_is_not() -> None:
    assert refused(CARD, fallen=WHO) == "WAR-6.5"
    assert refused(CARD, board="bree: " + WHO) == "WAR-6.5"
    for one in WHO.split():
        assert works(CARD, fallen=but(one))
