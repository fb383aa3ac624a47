"""WAR section 6: drawing event cards and the hand limit. `cards/` has tests of their effects."""

import pytest

from bree.core import Pile
from bree.games.war import GAME
from bree.games.war.facts import DECK
from bree.games.war.state import Terms
from tests.rulebook.war.teams_story import THREE, table
from tests.rulebook.war.war_story import Tale, but

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
    # Among all eight cards are the new ones.
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
    # The deck is empty and all its cards are discarded, so there is nothing to draw. The Shadow draws.
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


# Cards without an effect.

HAND = hands(free=("athelas", "dead_men_of_dunharrow", "elven_cloaks", "the_red_arrow"))
FORBIDDEN = Terms(in_vain=False)


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_a_card_whose_requirement_holds_may_be_played_though_nothing_of_it_can_be_applied() -> None:
    """There is no corruption, so Athelas has no effect. The Dead Men need Strider in Rohan."""
    tale = Tale.of("", ("event", "free", "character"), ("tidy",), hands=dict(HAND))
    assert [(pick.id, pick.on) for pick in tale.ask.picks] == [
        ("athelas", ("card:athelas", "effect:none")),
        ("elven_cloaks", ("card:elven_cloaks",)),
    ]
    assert tale.refuses("dead_men_of_dunharrow") == "WAR-6.5"
    assert tale.refuses("the_red_arrow") == "WAR-6.4"
    tale.answer("athelas")
    assert (tale.at_rest, tale.s.played, tale.s.corruption) == (True, ("athelas",), 0)
    assert tale.keys() == ["plays"], "no die is thrown"
    hurt = Tale.of("", ("event", "free", "character"), ("tidy",), hands=dict(HAND), corruption=1)
    assert [pick.on for pick in hurt.ask.picks] == [("card:athelas",), ("card:elven_cloaks",)]


@pytest.mark.rule("WAR-6.6")
@pytest.mark.parametrize(("card", "marked"), [("athelas", True), ("elven_cloaks", False)])
def test_to_play_a_card_is_marked_if_no_card_for_the_die_does_anything(card: str, marked: bool) -> None:
    tale = Tale.of("", ("die", "free"), hands=hands(free=(card, "the_red_arrow")), free_dice=("character",))
    tale.answer("character")
    play = [pick for pick in tale.ask.picks if pick.id == "event"]
    assert [pick.on for pick in play] == [("action:event", "effect:none") if marked else ("action:event",)]
    assert [pick.id for pick in tale.ask.picks if pick.id != "event" and "effect:none" in pick.on] == []
    both = Tale.of("", ("die", "free"), hands=dict(HAND), free_dice=("character",)).answer("character")
    assert [pick.on for pick in both.ask.picks if pick.id == "event"] == [("action:event",)]


@pytest.mark.rule("WAR-6.6", "WAR-20.14")
def test_gandalf_draws_for_a_card_that_does_nothing() -> None:
    tale = Tale.of("", ("event", "free", "event"), ("tidy",), hands=dict(HAND), guide="gandalf_the_grey")
    tale.answer("athelas")
    assert (tale.asked, dict(tale.ask.facts)) == ("free gandalf_draw", {"deck": "deck-free_character"})
    tale.go("draw bilbos_song")
    assert (tale.at_rest, tale.s.hands["free"], tale.keys()) == (
        True, ("bilbos_song", "dead_men_of_dunharrow", "elven_cloaks", "the_red_arrow"), ["plays", "draws", "drew"],
    )  # fmt: skip


@pytest.mark.rule("WAR-6.6", "WAR-6.7")
def test_the_palantir_draws_for_a_card_that_does_nothing() -> None:
    table = ("the_palantir_of_orthanc",)
    hand = hands(shadow=("hill_trolls",))
    given = {"hands": hand, "table": table, "acting": "shadow", "die": "event"}
    tale = Tale.of("orthanc: isengard 1r saruman", ("event", "shadow", "event"), ("tidy",), **given)
    assert [pick.on for pick in tale.ask.picks] == [("card:hill_trolls", "effect:none")]
    tale.answer("hill_trolls")
    assert (tale.asked, tale.offers) == ("shadow foresee_deck", "character strategy")
    tale.go("strategy stormcrow")
    assert (tale.at_rest, tale.s.hands["shadow"]) == (True, ("stormcrow",))


@pytest.mark.rule("WAR-O5")
def test_by_the_other_reading_such_a_card_may_not_be_played() -> None:
    tale = Tale.of("", ("event", "free", "character"), hands=dict(HAND), terms=FORBIDDEN)
    assert [(pick.id, pick.on) for pick in tale.ask.picks] == [("elven_cloaks", ("card:elven_cloaks",))]
    assert (tale.refuses("athelas"), tale.refuses("dead_men_of_dunharrow")) == ("WAR-O5", "WAR-6.5")
    for card, rule in (("athelas", "WAR-O5"), ("dead_men_of_dunharrow", "WAR-6.5"), ("the_red_arrow", "WAR-6.5")):
        given = {"hands": hands(free=(card,)), "free_dice": ("character",), "terms": FORBIDDEN}
        tale = Tale.of("", ("die", "free"), **given).answer("character")
        assert (card, tale.refuses("event")) == (card, rule)


@pytest.mark.rule("WAR-O5")
@pytest.mark.parametrize(("value", "may"), [("allowed", True), ("forbidden", False)])
def test_the_table_decides_how_it_is_read(value: str, may: bool) -> None:
    assert GAME.new({"event_without_effect": value}).terms.in_vain == may
    assert GAME.new({}).terms.in_vain


@pytest.mark.rule("WAR-6.6", "WAR-27.20")
@pytest.mark.parametrize(
    ("card", "board"),
    [("a_power_too_great", ""), ("book_of_mazarbul", "erebor: gimli"), ("there_and_back_again", "dale: gimli")],
)
def test_an_effect_that_cannot_be_applied_is_no_action_on_a_nation(card: str, board: str) -> None:
    given = {"hands": {"free": (card,)}, "fallen": but("gimli"), "die": "event"}
    tale = table(board, ("event", "free", "event"), ("tidy",), go="free", leading=THREE, **given).answer(card)
    if not tale.at_rest:
        tale.answer("done")
    assert tale.at_rest
    assert tale.s.team is not None
    assert tale.s.team.here == ()
