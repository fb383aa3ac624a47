"""Section 2: setting up a round."""

from typing import Any

import pytest

from bree.core import ALL, CHANCE, Refusal, odds
from bree.games.fellowship import GAME
from bree.games.fellowship.card import MAIN
from bree.games.fellowship.rules.dealing import round_deck
from tests.rulebook.fellowship.fellowship_story import Round, full_deal

HANDS = {
    "lost": "s8",
    "north": "h1 h2 h3 h4 h5 h6 h7 h8 m1 m2 m3 r1",
    "east": "m4 m5 m6 m7 m8 f1 f2 f3 f4 f5 f6 r2",
    "south": "f7 f8 s1 s2 s3 s4 s5 s6 s7 r3 r4 r5",
}


def fresh(chapter: str = "1", players: int = 3) -> Round:
    """A game before the deal."""
    return Round.begin(GAME, chapter=chapter, players=players)


def refused(**hands: str) -> str:
    """The rule that refuses this deal."""
    with pytest.raises(Refusal) as refusal:
        GAME.new({"players": 3, "deal": " | ".join(f"{name}: {cards}" for name, cards in hands.items())})
    return refusal.value.rule


def shown(t: Round, seat: str | None) -> dict[str, list[str]]:
    """The cards of every hand in this seat's view."""
    return {hand["hand"]: hand["cards"] for hand in t.view(seat)["hands"]}


@pytest.mark.rule("FEL-2.1")
@pytest.mark.parametrize(
    ("chapter", "names"),
    [("1", "frodo bilbo gandalf pippin"), ("7", "mr_underhill barliman sam merry pippin")],
)
def test_the_chapter_card_and_all_its_characters_lie_face_up(chapter: str, names: str) -> None:
    t = fresh(chapter)
    line = t.log[0]
    assert (line.key, line.rule, line.to, line.facts) == (
        "chapter", "FEL-2.1", ALL, {"chapter": f"chapter-0{chapter}"},
    )  # fmt: skip
    for seat in (None, "north", "south"):
        card = t.view(seat)["chapter"]
        assert (card["number"], card["roster"]) == (int(chapter), names.split())


@pytest.mark.rule("FEL-2.2")
@pytest.mark.parametrize(
    ("chapter", "names"),
    [("1", "frodo bilbo"), ("2", "frodo sam merry"), ("7", "mr_underhill barliman"), ("12", "gandalf")],
)
def test_a_star_lies_by_every_compulsory_character(chapter: str, names: str) -> None:
    assert fresh(chapter).view()["chapter"]["starred"] == names.split()


@pytest.mark.rule("FEL-2.3")
def test_one_card_of_the_shuffled_deck_is_turned_up_and_lost() -> None:
    t = fresh()
    assert (t.ask.who, t.ask.key, t.ask.rule) == (CHANCE, "turn_lost", "FEL-2.3")
    assert set(odds(t.ask.picks).values()) == {min(odds(t.ask.picks).values())}
    assert t.s.hands == {"north": (), "east": (), "south": ()}
    t.chance("h4")
    assert (t.s.lost, t.s.deck.size, "h4" in t.s.deck.rest) == (("h4",), 36, False)
    assert [(line.rule, line.to, line.facts["card"]) for line in t.told("lost")] == [("FEL-2.3", ALL, "h4")]
    assert t.view()["round"]["lost"] == ["h4"]
    assert t.ask.key == "draw"


@pytest.mark.rule("FEL-2.4", "FEL-2.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_lost_card_is_any_card_but_the_one_ring(players: int) -> None:
    t = fresh("1", players)
    assert sorted(t.picks) == sorted(card for card in MAIN if card != "r1")
    assert t.refuses("r1") == "FEL-2.3"
    assert t.chance("r5").s.lost == ("r5",)


@pytest.mark.rule("FEL-2.4")
def test_the_one_ring_is_shuffled_back() -> None:
    t = fresh().chance("h4")
    assert "r1" in t.picks
    assert refused(**{**HANDS, "lost": "r1", "north": HANDS["north"].replace("r1", "s8")}) == "FEL-2.4"


@pytest.mark.rule("FEL-2.5")
@pytest.mark.parametrize("card", ["r2", "r3", "r4", "r5", "h1", "s8"])
def test_rings_may_be_lost_too(card: str) -> None:
    t = fresh().chance(card).settle()
    assert t.s.lost == (card,)
    assert not any(card in cards for cards in t.s.hands.values())


@pytest.mark.rule("FEL-2.6")
@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (2, {"north": 12, "east": 12, "pyramid": 12}),
        (3, {"north": 12, "east": 12, "south": 12}),
        (4, {"north": 9, "east": 9, "south": 9, "west": 9}),
    ],
)
def test_the_rest_is_dealt(players: int, sizes: dict[str, int]) -> None:
    t = fresh("1", players).settle()
    assert {hand["hand"]: hand["size"] for hand in t.view()["hands"]} == sizes
    assert (t.s.deck.size, len(t.s.pyramid)) == (0, 12 if players == 2 else 0)
    assert t.told("dealt")[0].rule == "FEL-2.6"


@pytest.mark.rule("FEL-2.6")
def test_a_deal_of_other_sizes_is_refused() -> None:
    assert refused(**{**HANDS, "north": HANDS["north"].removesuffix(" r1")}) == "FEL-2.6"
    assert refused(**HANDS, west="") == "FEL-2.6"
    assert refused(**{**HANDS, "lost": ""}) == "FEL-2.3"


@pytest.mark.rule("FEL-2.7")
def test_players_see_their_own_cards_alone() -> None:
    t = Round.of("1", 3, **HANDS)
    north, east = HANDS["north"].split(), HANDS["east"].split()
    assert shown(t, "north") == {"north": north, "east": [], "south": []}
    assert shown(t, "east") == {"north": [], "east": east, "south": []}
    assert shown(t, None) == {"north": [], "east": [], "south": []}


@pytest.mark.rule("FEL-2.8")
@pytest.mark.parametrize("hand", ["north", "east", "south", "west"])
def test_whoever_was_dealt_the_one_ring_takes_frodo(hand: str) -> None:
    t = Round.of("1", 4, **{hand: "r1"})
    assert (t.s.characters, t.s.holder) == ({hand: "frodo"}, hand)
    takes = {"who": hand, "character": "character-frodo"}
    assert [(line.rule, line.to, line.facts) for line in t.told("takes")] == [("FEL-2.8", ALL, takes)]


@pytest.mark.rule("FEL-2.8")
def test_in_chapters_9_and_16_the_one_ring_does_not_make_frodo() -> None:
    t = Round.of("9", 3, north="r1")
    assert (t.s.characters, t.turn, "merry" in t.picks) == ({}, "north", True)
    t = Round.begin(GAME, chapter="16", players=3)
    assert (t.ask.who, t.ask.key, t.picks) == (CHANCE, "cast", ["frodo", "galadriel", "celeborn"])


@pytest.mark.rule("FEL-2.9")
@pytest.mark.parametrize(("players", "rings"), [(1, 4), (2, 4), (3, 4), (4, 2)])
def test_the_side_of_frodo_is_that_for_the_number_of_players(players: int, rings: int) -> None:
    goal = Round.of("1", players, north="r1").view()["hands"][0]["goal"]
    assert (goal["kind"], goal["suits"], goal["n"]) == ("cards_of_suit_at_least", ["rings"], rings)


@pytest.mark.rule("FEL-2.10")
@pytest.mark.parametrize("hand", ["north", "east", "south"])
def test_the_ring_token_comes_with_the_one_ring_grey_side_up(hand: str) -> None:
    t = Round.of("1", 3, **{hand: "r1"})
    assert [(line.rule, line.to, line.facts) for line in t.told("token")] == [("FEL-2.10", ALL, {"who": hand})]
    round_shown = t.view()["round"]
    assert (round_shown["holder"], round_shown["token"]) == (hand, False)


@pytest.mark.rule("FEL-2.11")
@pytest.mark.parametrize(("players", "size"), [(1, 4), (3, 12), (4, 9)])
def test_the_one_ring_stays_in_the_hand_and_counts(players: int, size: int) -> None:
    t = Round.of("1", players, north="r1 h1")
    assert ("r1" in t.hand("north"), len(t.hand("north"))) == (True, size)
    assert {len(cards) for cards in t.s.hands.values()} == {size}


@pytest.mark.rule("FEL-2.12")
def test_the_order_of_a_setup() -> None:
    t = fresh()
    stars = t.view()["chapter"]["starred"]
    assert (stars, t.s.lost, t.s.hands["north"], t.s.characters) == (["frodo", "bilbo"], (), (), {})
    t.deal(north="r1").start(east="bilbo", south="gandalf")
    keys = [line.key for line in t.log]
    assert keys == [
        "chapter", "round", "lost", "dealt", "token", "takes", "takes", "takes", "takes-lost", "exchanges", "gave",
        "gave", "begin",
    ]  # fmt: skip
    taken = [line.facts["character"] for line in t.told("takes")]
    assert taken == ["character-frodo", "character-bilbo", "character-gandalf"]
    assert t.ask.key == "play"


@pytest.mark.rule("FEL-2.13")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_hands_lost_card_and_draw_deck_are_exactly_the_37_cards(players: int) -> None:
    t = fresh("1", players).settle(seed=players)
    hands = [card for hand, cards in t.s.hands.items() if hand != "pyramid" for card in cards]
    assert sorted([*hands, *t.s.pyramid, *t.s.lost, *t.s.deck.cards()]) == sorted(MAIN)
    assert (t.s.deck.size, t.s.barrow, t.s.out) == (20 if players == 1 else 0, (), ())
    assert round_deck(t.s) == MAIN


@pytest.mark.rule("FEL-2.13")
@pytest.mark.parametrize(
    "change",
    [{"east": HANDS["east"].replace("m4", "h1")}, {"lost": "h1"}, {"barrow": "h1"}],
    ids=["twice", "lost too", "buried too"],
)
def test_a_deal_with_a_card_twice_is_refused(change: dict[str, Any]) -> None:
    assert refused(**{**HANDS, **change}) == "FEL-2.13"


@pytest.mark.rule("FEL-2.13")
def test_a_deal_that_leaves_cards_over_is_refused() -> None:
    deal = full_deal({"chapter": "6", "players": 3}, {"north": ["r1"]})
    assert GAME.new({"chapter": "6", "players": 3, "deal": deal}).barrow
    short = " | ".join(part for part in deal.split(" | ") if not part.startswith("barrow"))
    with pytest.raises(Refusal) as refusal:
        GAME.new({"chapter": "6", "players": 3, "deal": short})
    assert refusal.value.rule == "FEL-2.13"


@pytest.mark.rule("FEL-2.13")
def test_the_audit_misses_a_card() -> None:
    t = Round.of("1", 3, **HANDS)
    t.s.hands["north"] = t.s.hands["north"][1:]
    assert len(GAME.audit(t.s)) == 1


@pytest.mark.rule("FEL-2.6", "FEL-2.11", "FEL-2.13")
def test_ex_13_the_cards_of_a_solo_round() -> None:
    """FEL-EX-13: the One Ring and 15 others in four hands, one lost card, 20 to draw, nine tricks."""
    t = fresh("2", 1).settle(seed=5)
    assert ("r1" in t.hand("north"), [len(cards) for cards in t.s.hands.values()]) == (True, [4, 4, 4, 4])
    assert (len(t.s.lost), t.s.deck.size) == (1, 20)
    t.choose(east="sam", south="merry", west="pippin").skip_to("play", partner="pass")
    assert t.s.length == 9
    for tricks in range(1, 6):
        while len(t.s.tricks) < tricks:
            t.answer("go_on" if t.ask.key == "early_end" else t.picks[0])
        t.settle()
        assert (t.s.deck.size, [len(cards) for cards in t.s.hands.values()]) == (20 - 4 * tricks, [4, 4, 4, 4])
    t.skip_to("onward", early_end="go_on")
    assert (len(t.s.tricks), [len(cards) for cards in t.s.hands.values()]) == (9, [0, 0, 0, 0])
