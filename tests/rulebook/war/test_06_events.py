"""WAR section 6: event cards are drawn, and too many are discarded. What they do: `cards/`."""

import pytest

from bree.core import Pile
from bree.games.war.facts import DECK
from tests.rulebook.war.war_story import Tale

CHARACTER = DECK["free_character"]
STRATEGY = DECK["free_strategy"]
FIVE = (*CHARACTER[:3], *STRATEGY[:2])
SIX = tuple(sorted((*CHARACTER[:3], *STRATEGY[:3])))


def hands(free: tuple[str, ...] = (), shadow: tuple[str, ...] = ()) -> dict[str, tuple[str, ...]]:
    return {"free": tuple(sorted(free)), "shadow": tuple(sorted(shadow))}


@pytest.mark.rule("WAR-6.1", "WAR-6.2")
def test_six_cards_may_be_held() -> None:
    tale = Tale.of("", ("draw", "free_strategy"), ("hand_limit", "free"), hands=hands(FIVE)).go(STRATEGY[5])
    assert tale.at_rest
    assert len(tale.s.hands["free"]) == 6
    assert tale.told("discards") == []


@pytest.mark.rule("WAR-6.1", "WAR-6.2")
def test_too_many_are_discarded_after_all_were_drawn() -> None:
    tale = Tale.of("", ("draw_phase",), phase=1, hands=hands(SIX)).go(f"{CHARACTER[5]} {STRATEGY[5]}")
    assert tale.asked == "chance draw_card"  # the Shadow draws first, too
    tale.go(f"{DECK['shadow_character'][0]} {DECK['shadow_strategy'][0]}")
    assert tale.asked == "free discard"
    assert tale.ask.rule == "WAR-6.1"
    assert (tale.ask.many, tale.ask.least, tale.ask.most) == (True, 2, 2)
    # Of all eight, the new ones among them.
    assert tale.picks == sorted((*SIX, CHARACTER[5], STRATEGY[5]))
    tale.go(CHARACTER[5])
    assert (tale.ask.least, tale.ask.most) == (1, 1)
    assert CHARACTER[5] not in tale.picks
    tale.go(STRATEGY[0])
    assert tale.at_rest
    assert tale.s.hands["free"] == tuple(sorted({*SIX, STRATEGY[5]} - {STRATEGY[0]}))
    assert tale.s.discards["free"] == tuple(sorted((CHARACTER[5], STRATEGY[0])))
    assert tale.s.played == ()


@pytest.mark.rule("WAR-6.1")
def test_in_any_order_the_same_cards_are_gone() -> None:
    found = []
    for order in ((SIX[0], STRATEGY[7]), (STRATEGY[7], SIX[0])):
        tale = Tale.of("", ("hand_limit", "free"), hands=hands((*SIX, STRATEGY[7], STRATEGY[8]))).go(" ".join(order))
        found.append((tale.s.hands["free"], tale.s.discards["free"], tale.s.chosen))
    assert found[0] == found[1]
    assert found[0][2] == ()


@pytest.mark.rule("WAR-6.1", "WAR-4.17")
def test_a_card_drawn_with_an_event_result_counts_at_once() -> None:
    tale = Tale.of("", ("go",), hands=hands(SIX), free_dice=("event", "event"), shadow_dice=("army",))
    tale.go(f"event draw_strategy {STRATEGY[9]}")
    assert tale.asked == "free discard"
    assert len(tale.picks) == 7
    tale.go(STRATEGY[9])
    assert tale.asked == "shadow die"
    assert tale.s.hands["free"] == SIX


@pytest.mark.rule("WAR-6.1")
def test_cards_on_the_table_are_not_in_the_hand() -> None:
    table = ("axe_and_bow",)
    tale = Tale.of(
        "", ("hand_limit", "free"), hands=hands(tuple(card for card in SIX if card not in table)), table=table
    )
    assert tale.at_rest


@pytest.mark.rule("WAR-6.3", "WAR-3.3")
def test_an_exhausted_deck_is_never_filled_again() -> None:
    decks = {deck: Pile.of(DECK[deck]) for deck in DECK} | {"free_strategy": Pile.of(())}
    tale = Tale.of("", ("draw_phase",), phase=1, decks=decks, discards=hands(STRATEGY))
    tale.go(CHARACTER[0])
    # Nothing of the empty deck, though 24 of its cards lie face down: the Shadow draws.
    assert tale.ask.facts == {"deck": "deck-shadow_character"}
    tale.go(f"{DECK['shadow_character'][0]} {DECK['shadow_strategy'][0]}")
    assert tale.at_rest
    assert tale.s.hands["free"] == (CHARACTER[0],)
    assert tale.s.decks["free_strategy"].size == 0
    assert tale.s.discards["free"] == tuple(sorted(STRATEGY))


@pytest.mark.rule("WAR-6.3")
def test_a_discarded_card_does_not_go_back() -> None:
    tale = Tale.of("", ("hand_limit", "free"), hands=hands((*SIX, STRATEGY[9])))
    size = tale.s.decks["free_strategy"].size
    tale.go(STRATEGY[9])
    assert tale.s.decks["free_strategy"].size == size
    assert STRATEGY[9] not in tale.s.decks["free_strategy"].cards()
