"""Section 3: choosing characters."""

import pytest

from bree.core import ALL
from bree.games.fellowship import GAME
from bree.games.fellowship.facts import CHAPTERS
from tests.rulebook.fellowship.fellowship_story import Round

CLOCKWISE = ("north", "east", "south", "west")


def choosers(t: Round) -> list[str]:
    """The hands that choose, in order. Each takes its first pick."""
    turns = []
    while t.ask.key == "choose":
        assert t.ask.who == t.turn
        turns.append(t.turn)
        t.answer(t.picks[0])
    return turns


@pytest.mark.rule("FEL-3.1")
@pytest.mark.parametrize("frodo", CLOCKWISE)
def test_clockwise_from_frodos_left_everybody_takes_a_character(frodo: str) -> None:
    t = Round.of("2", 4, **{frodo: "r1"})
    at = CLOCKWISE.index(frodo)
    assert (t.ask.key, t.ask.rule) == ("choose", "FEL-3.1")
    assert choosers(t) == [*CLOCKWISE[at + 1 :], *CLOCKWISE[:at]]
    assert t.s.characters[frodo] == "frodo"
    assert sorted(t.s.characters) == sorted(CLOCKWISE)
    takes = [(line.rule, line.to) for line in t.told("takes")]
    assert takes == [("FEL-2.8", ALL), ("FEL-3.1", ALL), ("FEL-3.1", ALL), ("FEL-3.1", ALL)]


@pytest.mark.rule("FEL-3.2")
@pytest.mark.parametrize("seed", range(6))
def test_all_starred_characters_are_taken(seed: int) -> None:
    for chapter in ("1", "2", "5", "11"):
        for players in (3, 4):
            t = Round.of(chapter, players, north="r1")
            while t.ask.key == "choose":
                t.answer(t.picks[(seed >> len(t.s.characters) - 1) % len(t.picks)])
            assert set(CHAPTERS[int(chapter)].required) <= set(t.s.characters.values())


@pytest.mark.rule("FEL-3.3")
def test_nobody_is_bound_while_choosers_enough_remain() -> None:
    t = Round.of("2", 4, north="r1")
    assert t.picks == ["sam", "merry", "gandalf", "pippin"]
    t.answer("gandalf")
    assert t.picks == ["sam", "merry"]
    assert t.refuses("pippin") == "FEL-3.3"
    assert t.answer("merry").picks == ["sam"]
    assert t.refuses("pippin") == "FEL-3.3"


@pytest.mark.rule("FEL-3.3")
def test_with_just_enough_choosers_only_starred_ones_are_offered_from_the_first() -> None:
    t = Round.of("2", 3, north="r1")
    assert (t.picks, t.refuses("gandalf")) == (["sam", "merry"], "FEL-3.3")
    assert t.answer("merry").picks == ["sam"]


@pytest.mark.rule("FEL-3.4")
def test_a_free_choice_is_among_all_untaken_characters_of_the_chapter() -> None:
    t = Round.of("1", 4, north="r1")
    assert t.picks == ["bilbo", "gandalf", "pippin"]
    assert [t.refuses(name) for name in ("sam", "merry", "elrond")] == ["FEL-3.4"] * 3
    assert t.answer("bilbo").picks == ["gandalf", "pippin"]
    assert t.answer("pippin").picks == ["gandalf"]


@pytest.mark.rule("FEL-3.5")
def test_the_stars_go_when_all_have_chosen() -> None:
    t = Round.of("1", 4, north="r1").answer("gandalf", "bilbo")
    assert t.view()["chapter"]["starred"] == ["frodo", "bilbo"]
    t.answer("pippin")
    assert t.view()["chapter"]["starred"] == []
    assert t.start().view("east")["chapter"]["starred"] == []


@pytest.mark.rule("FEL-3.6")
@pytest.mark.parametrize(
    ("chapter", "offered"),
    [
        ("7", "mr_underhill barliman sam merry pippin"),
        ("10", "elrond bilbo_baggins gloin arwen gandalf"),
        ("12", "gandalf radagast shadowfax gwaihir"),
        ("15", "gimli haldir orophin_rumil legolas"),
    ],
)
def test_without_frodo_the_holder_of_the_one_ring_chooses_first(chapter: str, offered: str) -> None:
    t = Round.of(chapter, 4, south="r1")
    assert "frodo" not in t.view()["chapter"]["roster"]
    assert (t.s.characters, t.picks) == ({}, offered.split())
    assert choosers(t) == ["south", "west", "north", "east"]


@pytest.mark.rule("FEL-3.7")
@pytest.mark.parametrize(("chapter", "frodo"), [("1", True), ("7", False), ("9", False), ("12", False)])
def test_the_holder_takes_the_token_frodo_or_not(chapter: str, frodo: bool) -> None:
    t = Round.of(chapter, 4, east="r1")
    assert ("frodo" in t.s.characters.values()) == frodo
    assert [line.facts for line in t.told("token")] == [{"who": "east"}]
    for seat in (*CLOCKWISE, None):
        assert t.view(seat)["round"]["holder"] == "east"


@pytest.mark.rule("FEL-3.7")
def test_the_holder_keeps_the_token_with_another_character() -> None:
    t = Round.of("9", 3, north="r1").start(north="merry", east="sam", south="glorfindel")
    assert (t.s.characters["north"], t.s.holder) == ("merry", "north")


@pytest.mark.rule("FEL-3.8")
def test_characters_are_chosen_after_the_deal_with_all_that_is_known() -> None:
    t = Round.of("1", 4, north="r1 h1", south="s1 s2 s3 s4 s5 s6 s7 m1 m2", lost="s8").answer("pippin")
    assert (t.ask.who, t.ask.key) == ("south", "choose")
    shown = t.view("south")
    hands = {hand["hand"]: hand for hand in shown["hands"]}
    assert hands["south"]["cards"] == ["m1", "m2", "s1", "s2", "s3", "s4", "s5", "s6", "s7"]
    assert shown["round"]["lost"] == ["s8"]
    assert {name: hand["character"] for name, hand in hands.items()} == {
        "north": "frodo", "east": "pippin", "south": "", "west": "",
    }  # fmt: skip
    assert [len(cards) for cards in t.s.hands.values()] == [9, 9, 9, 9]
    assert (hands["north"]["cards"], hands["east"]["cards"]) == ([], [])


@pytest.mark.rule("FEL-3.8")
def test_nobody_is_asked_before_the_deal_is_done() -> None:
    t = Round.begin(GAME, chapter="1", players=4)
    while t.ask.key != "choose":
        assert (t.ask.who, t.s.characters) == ("chance", {})
        t.chance(t.picks[0])
    assert [len(cards) for cards in t.s.hands.values()] == [9, 9, 9, 9]


@pytest.mark.rule("FEL-3.9")
def test_a_character_is_taken_once() -> None:
    t = Round.of("1", 4, north="r1").answer("gandalf")
    assert (t.picks, t.refuses("gandalf"), t.refuses("frodo")) == (["bilbo", "pippin"], "FEL-3.9", "FEL-3.9")


@pytest.mark.rule("FEL-3.9")
def test_characters_left_over_are_not_in_the_round() -> None:
    t = Round.of("2", 4, north="r1").start(east="sam", south="merry", west="pippin")
    assert t.s.characters == {"north": "frodo", "east": "sam", "south": "merry", "west": "pippin"}
    assert t.told("takes-lost") == []  # Gandalf would have taken it
    assert sorted(t.view()["hands"][n]["character"] for n in range(4)) == ["frodo", "merry", "pippin", "sam"]
    t.skip_to("onward", early_end="go_on", seed=1)
    judged = [line.facts["character"] for line in (*t.told("goal-met"), *t.told("goal-failed"))]
    assert sorted(map(str, judged)) == ["character-frodo", "character-merry", "character-pippin", "character-sam"]


@pytest.mark.rule("FEL-3.3", "FEL-3.4")
def test_ex_5_bilbo_is_left_to_the_last() -> None:
    """FEL-EX-5: chapter 1, four hands; the first chooser may leave Bilbo, the last may not."""
    t = Round.of("1", 4, north="r1")
    assert t.picks == ["bilbo", "gandalf", "pippin"]
    assert t.answer("gandalf").picks == ["bilbo", "pippin"]
    assert t.answer("pippin").picks == ["bilbo"]


@pytest.mark.rule("FEL-3.3")
def test_ex_5_with_three_hands() -> None:
    """FEL-EX-5, one chooser fewer: Bilbo untaken, one chooser left, Pippin free but not offered."""
    t = Round.of("1", 3, north="r1").answer("gandalf")
    assert (t.picks, t.refuses("pippin")) == (["bilbo"], "FEL-3.3")


@pytest.mark.rule("FEL-3.4", "FEL-3.9", "FEL-4.7")
def test_ex_16_the_card_not_taken_is_out_of_the_round() -> None:
    """FEL-EX-16: chapter 1, three hands, Bilbo is taken first; Gandalf or Pippin is left for the second."""
    t = Round.of("1", 3, north="r1").answer("bilbo")
    assert t.picks == ["gandalf", "pippin"]
    t.answer("pippin")
    assert "gandalf" not in t.s.characters.values()
    assert (t.ask.key, t.picks) == ("partner", ["north"])  # Frodo, not Gandalf
    assert t.told("takes-lost") == []
