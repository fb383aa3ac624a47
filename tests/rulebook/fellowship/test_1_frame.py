"""Section 1: the frame of the game, its pieces and its words."""

from collections import Counter
from typing import Any

import pytest

from bree.core import Refusal
from bree.core.cards.file import read_folder
from bree.core.rulebook import rulebook
from bree.games.fellowship import GAME
from bree.games.fellowship.card import ALL_CARDS, MAIN, RIVERS, SUIT
from bree.games.fellowship.facts import CHAPTERS, CHARACTERS, EVENTS, GIFTS, HOME, RIDERS
from bree.games.fellowship.rules.choosing import starred
from bree.games.fellowship.state import ENDLESS
from bree.games.fellowship.verdict import KINDS
from tests.rulebook.fellowship.fellowship_story import Round

# Chapter 1 with four hands, won: Bilbo is east, Gandalf south, Pippin west.
WON = "h5 h6 f2 s6 f1 f8 r3 h8 f3 s7 r1! m8 h2 m7 s3 r2 m1 m6 s2 s4 m3 s1 r4 h1 m4 f6 s5 h4 m5 f5 r5 h3 m2 f4 s8 h7"


def won_game() -> Round:
    t = Round.of("1", 4, north="r1 h8 h7 m1", lost="s1").start(east="bilbo", south="gandalf", west="pippin")
    for card in WON.split():
        if t.ask.key == "early_end":
            t.answer("go_on")
        t.play(card)
    return t


def refused(**options: Any) -> str:
    """The rule that refuses these options."""
    with pytest.raises(Refusal) as refusal:
        GAME.new(options)
    return refusal.value.rule


@pytest.mark.rule("FEL-1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players(players: int) -> None:
    s = GAME.new({"players": players})
    assert s.seats == ("north", "east", "south", "west")[:players]


@pytest.mark.rule("FEL-1.1")
def test_not_more_and_not_fewer_players() -> None:
    assert [refused(players=players) for players in (0, 5)] == ["FEL-1.1", "FEL-1.1"]


@pytest.mark.rule("FEL-1.1")
def test_all_win_or_all_lose_together() -> None:
    assert GAME.cooperative
    t = won_game()
    assert (t.over, t.s.over) == (True, "won")
    assert GAME.score(t.s) == {"north": 1.0, "east": 1.0, "south": 1.0, "west": 1.0}
    t = Round.of("1", 3, north="r1", loss="end").start(east="bilbo", south="pippin")
    t.skip_to(seed=1, early_end="go_on")
    assert True in [t.verdict(hand).met for hand in t.s.order]  # yet some goals are met
    assert GAME.score(t.s) == {"north": 0.0, "east": 0.0, "south": 0.0}


@pytest.mark.rule("FEL-1.2")
def test_there_are_eighteen_chapters_and_a_campaign_offers_them_in_any_order() -> None:
    assert sorted(CHAPTERS) == [*range(1, 19), ENDLESS]
    t = Round.of("campaign", 3)
    assert (t.ask.key, t.ask.rule) == ("next_chapter", "FEL-1.2")
    assert t.picks == [*(str(n) for n in range(1, 19)), "end"]  # the first is recommended
    assert t.answer("11").s.chapter == 11
    assert Round.of("campaign", 3, won="1 2 5").picks[:4] == ["3", "4", "6", "7"]


@pytest.mark.rule("FEL-1.2")
def test_every_chapter_may_be_played_alone() -> None:
    for number in range(1, 19):
        s = GAME.new({"players": 4, "chapter": str(number)})
        assert (s.chapter, GAME.view(s, None)["chapter"]["number"]) == (number, number)
    assert refused(chapter="19") == refused(won="19") == "FEL-1.2"


@pytest.mark.rule("FEL-1.3")
def test_the_main_deck_has_37_cards() -> None:
    assert Counter(SUIT[card] for card in MAIN) == {
        "hills": 8, "mountains": 8, "forests": 8, "shadows": 8, "rings": 5,
    }  # fmt: skip
    eight = [letter + str(rank) for letter in "hmfs" for rank in range(1, 9)]
    assert list(MAIN) == [*eight, "r1", "r2", "r3", "r4", "r5"]
    t = Round.begin(GAME, chapter="1", players=3)
    assert sorted(t.s.deck.cards()) == sorted(MAIN)


@pytest.mark.rule("FEL-1.3")
@pytest.mark.parametrize("card", ["r6", "h9", "h0", "w1", "x3"])
def test_other_cards_are_not_in_it(card: str) -> None:
    assert refused(chapter="1", players=3, deal=f"lost: {card} | north: h1") == "FEL-1.3"


@pytest.mark.rule("FEL-1.4")
def test_the_ring_token_is_one_and_has_two_sides() -> None:
    t = Round.of("1", 3, north="r1 h1 h2 h4 h5 h7 h8", east="h3 h6", south="r5", lost="s8")
    grey = t.view()["round"]
    assert (grey["holder"], grey["token"]) == ("north", False)
    t.start(east="gandalf", south="bilbo").play("h1 h3 r5")
    coloured = t.view()["round"]
    assert (coloured["holder"], coloured["token"]) == ("north", True)


@pytest.mark.rule("FEL-1.4")
def test_four_star_tokens_are_enough() -> None:
    for number in range(1, 19):
        for players in (1, 2, 3, 4):
            s = GAME.new({"players": players, "chapter": str(number)})
            assert max(len(starred(s)), len(s.order)) <= 4
    stars = [hand["hand"] for hand in won_game().view()["hands"] if hand["met"] and hand["final"]]
    assert stars == ["north", "east", "south", "west"]


@pytest.mark.rule("FEL-1.5")
def test_one_deal_and_all_its_tricks_are_a_round() -> None:
    t = Round.of("1", 3, north="r1").start(east="bilbo", south="pippin")
    t.skip_to("onward", seed=1, early_end="go_on")
    assert [(line.rule, line.facts["number"]) for line in t.told("round")] == [("FEL-1.5", 1)]
    assert (len(t.told("dealt")), len(t.told("wins")), t.s.attempts) == (1, 12, {"1": 1})
    t.answer("again").settle()
    assert (len(t.told("round")), len(t.told("dealt")), t.s.tricks, t.s.attempts) == (2, 2, [], {"1": 2})


CHAPTER_CARDS = {
    "1": ("short", "frodo* bilbo* gandalf pippin", 0, [], []),
    "2": ("short", "frodo* sam* merry* gandalf pippin", 4, [], []),
    "5": ("short", "frodo* tom_bombadil* sam merry pippin", 4, ["old_man_willow"], []),
    "11": ("short", "frodo* aragorn* boromir* gloin bilbo_baggins", 0, [], ["broken_sword", "horn_of_gondor"]),
    "13": (
        "long",
        "frodo* gandalf aragorn legolas gimli boromir sam merry pippin bill_the_pony",
        7,
        [],
        ["mithril_shirt"],
    ),
}


@pytest.mark.rule("FEL-1.6")
@pytest.mark.parametrize("number", list(CHAPTER_CARDS))
def test_the_chapter_card_names_all_that_the_chapter_needs(number: str) -> None:
    length, names, threats, events, gifts = CHAPTER_CARDS[number]
    shown = Round.of(number, 4, north="r1").view()
    card = shown["chapter"]
    assert (card["number"], card["length"]) == (int(number), length)
    assert " ".join(name + "*" * (name in card["starred"]) for name in card["roster"]) == names
    assert (card["events"], sorted(card["gifts"]), shown["round"]["threats_left"]) == (events, gifts, threats)


@pytest.mark.rule("FEL-1.6")
def test_every_chapter_card_speaks_of_cards_that_exist() -> None:
    for number in range(1, 19):
        card = CHAPTERS[number]
        assert set(card.required) <= set(card.characters) <= set(CHARACTERS)
        assert set(card.events) <= set(EVENTS)
        assert set(card.gifts) <= set(GIFTS)
        assert card.threats in (0, 4, 7)
    lengths = {number: CHAPTERS[number].length for number in range(1, 19) if CHAPTERS[number].length != "short"}
    assert lengths == {9: "long", 13: "long", 14: "long", 17: "long", 18: "groups"}


@pytest.mark.rule("FEL-1.7")
def test_a_card_prevails_over_the_rulebook() -> None:
    """The rulebook has 12 cards each, one lost card, Frodo for the One Ring, and Frodo leads. These cards differ."""
    t = Round.of("5", 3, north="r1")
    assert ({len(cards) for cards in t.s.hands.values()}, len(t.s.lost)) == ({9}, 2)
    assert Round.of("6", 3, north="r1").s.lost == ()
    t = Round.of("9", 3, north="r1")
    assert (t.turn, "sam" in t.picks) == ("north", True)
    assert t.start(north="frodo", east="sam", south="glorfindel").s.leader == "south"


@pytest.mark.rule("FEL-1.8")
def test_the_cards_for_chapters_2_to_18_are_96_in_two_sections() -> None:
    numbered = [
        card.facts["card"]
        for kind in ("characters", "events", "gifts", "riders")
        for card in read_folder(HOME + kind, code=False).values()
    ]
    assert len(set(numbered)) == len(numbered)
    assert sorted(number for number in numbered if number[0] == "1") == ["1.02", "1.03", "1.04", "1.05"]
    sections = {f"{part}.{n:02}" for part in (2, 3) for n in range(1, 49)}
    assert {number for number in numbered if number[0] != "1"} < sections
    unnumbered = [
        len(CHAPTERS) - 1,  # chapters 2 to 18 and the endless mode
        *{chapter.threats for chapter in CHAPTERS.values()},
        sum(bool(event.joins) for event in EVENTS.values()),
        sum(SUIT[card] == RIVERS for card in ALL_CARDS),
    ]
    assert len(numbered) - 4 + sum(unnumbered) == len(sections) == 96


@pytest.mark.rule("FEL-1.8")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_rulebook_names_the_other_things_in_the_box(language: str) -> None:
    words = rulebook(GAME.package)["FEL-1.8"].text[language].replace(",", "").split()
    assert [int(word) for word in words if word.isdigit()][:3] == [6, 1, 96]


@pytest.mark.rule("FEL-1.9")
def test_a_character_card_has_a_name_a_goal_and_sometimes_a_setup_text() -> None:
    cards = read_folder(HOME + "characters", code=False)
    for name, card in cards.items():
        assert card.text["en"]["name"]
        assert card.text["pl"]["name"]
        assert CHARACTERS[name].front.goal.kind in KINDS
    silent = [name for name, who in CHARACTERS.items() if not who.front.setup and not who.leads]
    assert sorted(silent) == ["bilbo", "bilbo_baggins"]
    assert len(RIDERS) == 5
    assert {step.do for who in CHARACTERS.values() for step in who.front.setup} <= set(GAME.rules.steps)


@pytest.mark.rule("FEL-1.9")
def test_all_see_the_name_and_the_goal_of_a_character() -> None:
    t = Round.of("1", 3, north="r1").choose(east="bilbo", south="gandalf")
    cards = {hand["character"]: (hand["goal"]["kind"], hand["goal"]["n"]) for hand in t.view()["hands"]}
    assert cards == {
        "frodo": ("cards_of_suit_at_least", 4), "bilbo": ("tricks_at_least", 3), "gandalf": ("tricks_at_least", 1),
    }  # fmt: skip
