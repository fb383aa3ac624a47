"""Scenes that several strategy cards share: each of these cards plays them in its own test."""

from tests.rulebook.war.cards.strategy import barred, play


def elves_come_and_a_card_is_drawn(card: str, region: str) -> None:
    t = play(card, politics="elves 3 passive")
    assert (t.asked, t.offers) == ("free levy_which", "elves-regular elves-elite")
    t.answer("elves-regular")
    assert (t.asked, t.here(region)) == ("chance draw_card", "elves 1r")
    t.answer("the_red_arrow")
    assert (t.at_rest, t.s.hands["free"], t.s.played) == (True, ("the_red_arrow",), (card,))


def without_figures_and_cards_nothing_is_left_to_do(card: str) -> None:
    lost = "elves 5r 10e, north 10r 5e, dwarves 5r 5e"
    t = play(card, lost=lost)  # a card can still be drawn
    assert t.asked == "chance draw_card"
    empty = {deck: t.s.decks[deck] for deck in t.s.decks}
    while empty["free_strategy"].size:
        empty["free_strategy"] = empty["free_strategy"].take(next(iter(empty["free_strategy"].draws())).id)
    assert barred(card, lost=lost, decks=empty) == "WAR-O5"


def a_unit_and_a_leader_come_home(card: str, home: tuple[str, str]) -> None:
    region, nation = home
    t = play(card, politics=f"{nation} 3 passive")  # politics are ignored
    assert (t.asked, t.offers) == ("free levy_which", f"{nation}-regular {nation}-elite")
    t.answer(f"{nation}-elite")
    assert (t.at_rest, t.here(region)) == (True, f"{nation} 1e 1l")
    assert t.s.played == (card,)
    facts = {"who": "free", "region": "region-" + region}
    figures = [f"figure-{nation}-elite", f"figure-{nation}-leader"]
    assert t.facts_of("recruited") == [{**facts, "figure": figure} for figure in figures]
    assert (t.s.steps[nation], t.s.passive) == (3, (nation,))
