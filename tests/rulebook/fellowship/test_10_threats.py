"""Section 10: threats that are drawn, chosen or replaced, and special riders."""

import pytest

from bree.core import CHANCE
from bree.games.fellowship.facts import CHAPTERS, RIDERS
from bree.games.fellowship.state import HANDS
from bree.games.fellowship.verdict import Verdict
from tests.rulebook.fellowship.fellowship_story import Round

MET_FOR_SURE, MET_SO_FAR = Verdict(True, True), Verdict(True, False)
OPEN, LOST = Verdict(False, False), Verdict(False, True)


def sam_draws(lost: str, chapter: str = "2", **hands: str) -> Round:
    """Four players. Sam is east, on Frodo's left, and draws next."""
    t = Round.of(chapter, 4, lost=lost, exchanges="optional", **{"north": "r1", **hands})
    return t.choose(east="sam", south="merry", west="pippin")


def threats_shown(t: Round, hand: str) -> list[object]:
    """The threat of this hand in every view."""
    at = t.s.order.index(hand)
    return [t.view(seat)["hands"][at]["threat"] for seat in (*t.s.seats, None)]


@pytest.mark.rule("FEL-10.1")
@pytest.mark.parametrize(
    ("chapters", "top"), [((2, 3, 4, 5, 6, 7, 8, 9), 4), ((13, 14, 15, 16, 17, 18), 7), ((1, 10, 11, 12), 0)]
)
def test_the_numbered_threats_that_the_chapter_names_form_its_deck(chapters: tuple[int, ...], top: int) -> None:
    for chapter in chapters:
        s = Round.of(str(chapter), 4).s
        assert s.threats.cards() == tuple(str(number) for number in range(1, top + 1))


@pytest.mark.rule("FEL-10.1")
def test_the_deck_of_threats_is_shuffled_and_lies_face_down() -> None:
    t = sam_draws("f1")
    assert (t.s.threats.top, t.s.threats.bottom) == ((), ())
    assert (t.ask.who, t.ask.key, t.picks) == (CHANCE, "threat_card", ["1", "2", "3", "4"])
    assert [t.view(seat)["round"]["threats_left"] for seat in (*HANDS, None)] == [4] * 5
    t.chance("3")
    assert (t.s.threats.cards(), t.view()["round"]["threats_left"]) == (("1", "2", "4"), 3)


@pytest.mark.rule("FEL-10.2")
def test_a_drawn_threat_lies_face_up_by_its_character() -> None:
    t = sam_draws("f1").chance("3")
    assert t.s.threat == {"east": (3,)}
    assert threats_shown(t, "east") == [[3]] * 5
    assert [(entry.to, entry.rule, entry.facts) for entry in t.told("threat")] == [
        ("all", "FEL-10.2", {"who": "east", "number": 3})
    ]


@pytest.mark.rule("FEL-10.2")
def test_a_chosen_threat_lies_face_up_by_its_character() -> None:
    t = Round.of("13", 4, north="r1", exchanges="optional").choose(east="aragorn", south="merry", west="pippin")
    assert (t.ask.who, t.ask.key, t.picks) == ("east", "pick_threat", ["1", "2", "3", "4", "5", "6", "7"])
    t.answer("6")
    assert (t.s.threat, t.s.threats.cards()) == ({"east": (6,)}, ("1", "2", "3", "4", "5", "7"))
    assert threats_shown(t, "east") == [[6]] * 5


@pytest.mark.rule("FEL-10.3")
def test_ex_2_a_threat_that_demands_the_lost_card_is_replaced() -> None:
    """FEL-EX-2: lost card Hills 3, Sam draws rider 3."""
    t = sam_draws("h3").chance("3")
    assert (t.ask.who, t.ask.key, t.s.threat) == (CHANCE, "threat_card", {})
    assert [(entry.rule, entry.facts) for entry in t.told("threat-lost")] == [
        ("FEL-10.3", {"who": "east", "number": 3})
    ]
    t.chance("1")
    assert (t.s.threat, t.ask.key) == ({"east": (1,)}, "partner")


@pytest.mark.rule("FEL-10.3", "FEL-10.2")
def test_ex_3_with_another_lost_card_sam_has_to_win_hills_3() -> None:
    """FEL-EX-3: Sam draws rider 3, the lost card is not Hills 3."""
    t = sam_draws("h4", north="r1 h1 m1", east="h8 m8", south="h3 m2", west="h2 m3").chance("3")
    t.answer("pass", "pass", "pass")
    assert (t.s.threat, t.verdict("east")) == ({"east": (3,)}, OPEN)
    assert t.play("h1 h8 h3 h2").verdict("east") == MET_FOR_SURE
    t = sam_draws("h4", north="r1 h8 m1", east="h1 m8", south="h3 m2", west="h2 m3").chance("3")
    assert t.answer("pass", "pass", "pass").play("h8 h1 h3 h2").verdict("east") == LOST


@pytest.mark.rule("FEL-10.3")
@pytest.mark.parametrize(("lost", "replaced"), [("m4", True), ("s4", True), ("h4", False), ("m3", False)])
def test_every_suit_that_the_goal_demands_is_checked(lost: str, replaced: bool) -> None:
    t = Round.of("18", 4, lost=lost, north="r1", exchanges="optional").answer("west")
    t.choose(north="meriadoc", east="peregrin", south="gimli_son", west="legolas_greenleaf")
    t.skip_to("threat_card", partner="pass").chance("4")
    assert ([entry.facts["number"] for entry in t.told("threat-lost")] == [4]) is replaced
    assert ("south" in t.s.threat) is not replaced


@pytest.mark.rule("FEL-10.3")
def test_a_goal_that_demands_no_certain_card_keeps_its_threat() -> None:
    t = Round.of("3", 3, lost="h3", north="r1", exchanges="optional").choose(east="farmer_maggot", south="gildor")
    assert t.chance("3").s.threat == {"east": (3,)}  # other cards of rank 3 are enough


@pytest.mark.rule("FEL-10.4")
@pytest.mark.parametrize("lost", ["m3", "f3", "s3", "r3", "h2"])
def test_equal_rank_in_another_suit_causes_no_redraw(lost: str) -> None:
    t = sam_draws(lost).chance("3")
    assert (t.s.threat, t.s.rejected, t.told("threat-lost")) == ({"east": (3,)}, (), [])


@pytest.mark.rule("FEL-10.5")
def test_special_threats_go_to_fixed_characters_and_never_into_the_deck() -> None:
    t = Round.of("8", 4, north="r1", exchanges="optional").choose(east="merry", south="strider", west="sam")
    assert t.s.riders == {"north": "morgul_knife", "east": "black_breath"}
    assert [(entry.rule, entry.facts["who"], entry.facts["rider"]) for entry in t.told("rider")] == [
        ("FEL-10.5", "north", "rider-morgul_knife"), ("FEL-10.5", "east", "rider-black_breath"),
    ]  # fmt: skip
    assert t.skip_to("threat_card", partner="pass").picks == ["1", "2", "3", "4"]
    assert not set(RIDERS) & set(t.s.threats.cards())


@pytest.mark.rule("FEL-10.5")
def test_the_five_special_threats_and_what_they_forbid() -> None:
    assert {name: (rider.kind, rider.suit, rider.rank) for name, rider in RIDERS.items()} == {
        "black_breath": ("may_not_win_rank", "", 8),
        "morgul_knife": ("may_not_lead_suit", "rings", 0),
        "terror": ("may_not_lead_suit", "hills", 0),
        "unseen": ("hide_threat", "", 0),
        "wraith": ("no_exchange", "", 0),
    }


@pytest.mark.rule("FEL-10.5")
def test_the_wraith_forbids_exchanges_both_ways() -> None:
    t = Round.of("9", 4, north="r1", glorfindel="none").choose(
        north="merry", east="glorfindel", south="pippin", west="sam"
    )
    assert (t.turn, t.picks) == ("north", ["west"])  # Merry names Frodo, Pippin and Sam
    assert t.refuses("south") == "FEL-10.5"
    t.skip_to("play")
    assert [(entry.facts["who"], entry.facts["other"]) for entry in t.told("exchanges")] == [
        ("north", "west"), ("west", "north"),
    ]  # fmt: skip


@pytest.mark.rule("FEL-10.6")
def test_only_chapters_8_and_9_name_special_threats() -> None:
    assert {number: what.riders for number, what in CHAPTERS.items() if what.riders} == {
        8: {"frodo": "morgul_knife", "merry": "black_breath"},
        9: {"frodo": "morgul_knife", "merry": "black_breath", "pippin": "wraith", "strider": "unseen", "sam": "terror"},
    }


@pytest.mark.rule("FEL-10.6")
@pytest.mark.parametrize("chapter", ["2", "13", "17"])
def test_elsewhere_the_same_characters_have_none(chapter: str) -> None:
    t = sam_draws("f1", chapter)
    assert (t.s.riders, t.told("rider")) == ({}, [])


def knife_in_the_dark(**hands: str) -> Round:
    """Chapter 8: Frodo with the Morgul-knife (north), Merry with the Black Breath (east), Strider, Barliman."""
    t = Round.of("8", 4, lost="f1", exchanges="optional", **hands)
    t.choose(east="merry", south="strider", west="barliman")
    return t.skip_to("play", partner="pass", threat_card="4", direction="fewer")


@pytest.mark.rule("FEL-10.7")
@pytest.mark.parametrize(("card", "verdict"), [("h7", MET_SO_FAR), ("h8", LOST)])
def test_the_own_goal_does_not_help_if_the_special_condition_fails(card: str, verdict: Verdict) -> None:
    t = knife_in_the_dark(north="r1 h1 m1", east="h7 h8", south="h2 m2", west="h3 m3")
    assert t.play(f"h1 {card} h2 h3").verdict("east") == verdict  # Merry has one trick, as his goal requires


@pytest.mark.rule("FEL-10.7")
def test_the_special_condition_does_not_help_if_the_own_goal_fails() -> None:
    t = knife_in_the_dark(north="r1 h1 m1 s1", east="h7 m7 s7", south="h2 m2 s2", west="h3 m3 s3")
    t.play("h1 h7 h2 h3 m7 m2 m3 m1")
    assert t.verdict("east") == MET_SO_FAR
    assert t.play("s7 s2 s3 s1").verdict("east") == LOST  # a third trick, and none with an 8


@pytest.mark.rule("FEL-10.7")
@pytest.mark.parametrize(("lead", "verdict"), [("h2", MET_SO_FAR), ("r4", LOST)])
def test_leading_what_the_special_threat_forbids_fails_the_character(lead: str, verdict: Verdict) -> None:
    t = knife_in_the_dark(north="r1 r4 r5 h1 h2 m8", east="m1 h3", south="r2 h4", west="r3 h5")
    assert t.play("m8 m1 r2 r3").verdict("north") == MET_SO_FAR  # two Rings, but the knife can still strike
    assert t.play(lead).verdict("north") == verdict


@pytest.mark.rule("FEL-10.8")
def test_a_rejected_threat_is_set_aside_for_the_round() -> None:
    t = Round.of("3", 4, lost="h3", north="r1", exchanges="optional")
    t.choose(east="sam", south="farmer_maggot", west="gildor").chance("3")
    assert (t.s.rejected, t.picks) == (("3",), ["1", "2", "4"])
    t.chance("4").skip_to("threat_card", partner="pass")
    assert t.picks == ["1", "2"]  # Farmer Maggot cannot draw it
    assert t.s.threats.cards() == ("1", "2")


@pytest.mark.rule("FEL-10.9", "FEL-10.8")
def test_ex_38_both_lost_cards_are_checked_and_every_new_draw() -> None:
    """FEL-EX-38: chapter 5, three hands, lost cards Hills 2 and Hills 4; Sam sets up before Tom and draws 2, then 4."""
    t = Round.of("5", 3, lost="h2 h4", north="r1", exchanges="optional").choose(east="sam", south="tom_bombadil")
    t.chance("2")
    assert (t.s.threat, t.picks) == ({}, ["1", "3", "4"])
    t.chance("4")
    assert (t.s.threat, t.picks, t.s.rejected) == ({}, ["1", "3"], ("2", "4"))
    assert [entry.facts["number"] for entry in t.told("threat-lost")] == [2, 4]
    assert t.chance("3").s.threat == {"east": (3,)}
