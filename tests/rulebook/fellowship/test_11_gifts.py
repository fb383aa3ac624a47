"""Section 11: events and gifts."""

import pytest

from bree.core import CHANCE
from bree.games.fellowship.facts import CHAPTERS, EVENTS, GIFTS
from bree.games.fellowship.queries import gifts, retriever
from bree.games.fellowship.rules.dealing import lost_cards, round_deck
from tests.rulebook.fellowship.fellowship_story import Round
from tests.rulebook.fellowship.going_south import DEAL, ROUNDS, SAM_FAILS, play_round, ring_goes_south, set_out

CREW = ROUNDS[0][:2]  # Gandalf, Sam and Merry


@pytest.mark.rule("FEL-11.1")
def test_every_event_belongs_to_its_chapter() -> None:
    assert {number: what.events for number, what in CHAPTERS.items() if what.events} == {
        5: ("old_man_willow",), 6: ("barrow_wights",), 9: ("the_nine",), 12: ("saruman",),
        14: ("doors_of_durin", "balins_tomb", "long_dark", "bridge_of_khazad_dum"),
        15: ("blindfolded",), 16: ("the_mirror",), 17: ("the_anduin",),
        18: ("the_anduin", "breaking_of_the_fellowship"),
    }  # fmt: skip
    assert {name for what in CHAPTERS.values() for name in what.events} == set(EVENTS)


@pytest.mark.rule("FEL-11.1")
@pytest.mark.parametrize("chapter", [*range(1, 14), 15, 17, 18])
def test_the_deck_is_changed_in_the_chapters_of_the_events_alone(chapter: int) -> None:
    s = Round.of(str(chapter), 4).s
    assert len(round_deck(s)) == {5: 29, 17: 45, 18: 45}.get(chapter, 37)
    assert (len(s.barrow), lost_cards(s)) == ((5, 0) if chapter == 6 else (0, 1))
    assert s.grim.size == (9 if chapter == 5 else 0)


@pytest.mark.rule("FEL-11.1")
@pytest.mark.parametrize(("chapter", "forest"), [("4", False), ("5", True), ("6", False)])
def test_an_event_is_followed_in_every_trick_of_its_chapter_and_in_no_other(chapter: str, forest: bool) -> None:
    t = Round.of(chapter, 4, north="r1").skip_to("play")
    while len(t.s.tricks) < 3:
        t.answer("go_on" if t.ask.key == "early_end" else t.picks[0])
    assert [trick.forest != "" for trick in t.s.tricks] == [forest] * 3
    assert bool(t.told("grim")) is forest


@pytest.mark.rule("FEL-11.1")
@pytest.mark.parametrize(("chapter", "kind"), [("12", "one_of_each_rank"), ("10", "tricks_at_least")])
def test_the_goal_that_saruman_gives_to_gandalf_holds_in_his_chapter_alone(chapter: str, kind: str) -> None:
    t = Round.of(chapter, 4, north="r1")
    others = {"12": ("radagast", "shadowfax", "gwaihir"), "10": ("elrond", "bilbo_baggins", "gloin")}[chapter]
    t.choose(north="gandalf", east=others[0], south=others[1], west=others[2])
    assert t.view()["hands"][0]["goal"]["kind"] == kind


@pytest.mark.rule("FEL-11.2")
def test_the_chapters_that_name_gifts() -> None:
    assert {number: what.gifts for number, what in CHAPTERS.items() if what.gifts} == {
        11: {"broken_sword": "aragorn", "horn_of_gondor": "boromir"},
        13: {"mithril_shirt": "frodo"}, 14: {"mithril_shirt": "frodo"}, 17: {"mithril_shirt": "frodo"},
    }  # fmt: skip
    assert {name: gift.owner for name, gift in GIFTS.items()} == {
        "broken_sword": "aragorn", "horn_of_gondor": "boromir", "mithril_shirt": "frodo",
        "sting": "frodo", "glamdring": "gandalf",
    }  # fmt: skip


def council(chapter: str = "11", **hands: str) -> Round:
    """Aragorn is east, Boromir south. They have their gifts in chapter 11, but not in chapter 13."""
    t = Round.of(chapter, 3, lost="s8", exchanges="optional", **{"north": "r1", **hands})
    return t.choose(east="aragorn", south="boromir")


@pytest.mark.rule("FEL-11.2")
def test_the_broken_sword_and_the_horn_work_in_chapter_11_only() -> None:
    t = council()
    assert (t.ask.key, t.picks) == ("sword", ["1-2", "3-4", "5-6"])
    t.answer("3-4").skip_to("play", partner="pass")
    assert (t.s.threat, len(t.told("horn")), t.s.used) == ({"east": (3, 4)}, 1, ("broken_sword", "horn_of_gondor"))
    t = council("13")
    assert (t.ask.key, t.picks) == ("pick_threat", ["1", "2", "3", "4", "5", "6", "7"])
    t.answer("3").skip_to("play", partner="pass")
    assert (t.s.threat, t.told("horn"), t.s.horn, t.s.used) == ({"east": (3,)}, [], (), ())


@pytest.mark.rule("FEL-11.2")
def test_where_no_shirt_is_named_a_failed_goal_is_not_forgiven() -> None:
    t = Round.of("2", 4, lost="f1", north="r1 h8 m1", east="h1", south="h3", west="h2", exchanges="optional")
    t.choose(east="sam", south="merry", west="pippin").chance("3").answer("pass", "pass", "pass")
    t.play("h8 h1 h3 h2")
    assert (t.ask.key, t.ask.rule) == ("early_end", "FEL-8.5")
    assert t.answer("stop").ask.key == "onward"


@pytest.mark.rule("FEL-11.3")
def test_a_used_gift_is_not_offered_again_in_the_chapter() -> None:
    t = play_round(ring_goes_south(), *CREW, SAM_FAILS)
    assert (t.ask.key, t.turn, t.picks, t.ask.who) == ("shirt", "south", ["use", "leave"], "north")
    t.answer("use")
    assert (t.s.used, t.s.rounds, t.s.completed) == (("mithril_shirt",), 2, ("frodo", "gandalf", "sam", "merry"))
    assert t.view()["chapter"]["gifts"] == {"mithril_shirt": {"owner": "frodo", "used": True}}
    fail_again(t)
    assert (t.ask.key, t.s.result, t.s.used) == ("onward", "lost", ("mithril_shirt",))


def fail_again(t: Round) -> Round:
    """The same cards and the same failure. Nothing can save Sam now, so the players may stop earlier."""
    set_out(t.deal(**DEAL), *CREW)
    for card in SAM_FAILS.split():
        if t.ask.key == "early_end":
            assert t.ask.rule == "FEL-8.5"
            return t.answer("stop")
        t.answer(card)
    return t


@pytest.mark.rule("FEL-11.4")
def test_the_horn_tells_of_boromirs_hand_and_binds_nobody_else() -> None:
    t = council(east="m1 m2 m3 m4 m5 m6 m7 m8", south="f1 f2 f3 f4 f5 f6 f7 f8 h1")
    t.answer("1-2").skip_to("play", partner="pass")
    assert [(entry.facts["who"], entry.facts["suits"]) for entry in t.told("horn")] == [("south", ("suit-forests",))]
    assert t.view()["round"]["horn"] == ["forests"]


@pytest.mark.rule("FEL-11.4")
def test_the_sword_changes_aragorns_goal_and_no_other() -> None:
    t = council().answer("1-2").skip_to("play", partner="pass")
    assert t.s.threat == {"east": (1, 2)}
    assert [hand["threat"] for hand in t.view()["hands"]] == [[], [1, 2], []]


POOL = "samwise meriadoc peregrin legolas_greenleaf gimli_son gildor barliman arwen gloin celeborn bilbo_baggins"


def road(gift: str, east: str = "gandalf") -> Round:
    """The endless mode, four players, with this gift: Frodo is north, Barliman south, Celeborn west."""
    t = Round.of("endless", 4, exchanges="optional").chance(*POOL.split(), "samwise", gift, "wraith")
    t.deal(lost="f1", north="r1 h1 m1 s1", east="h8 m8 s8", south="h7 m7 s7", west="h6 m6 s6")
    t.choose(east=east, south="barliman", west="celeborn").chance("south")
    return t.skip_to("play", "sting", "glamdring", partner="pass", take_or_leave="leave")


@pytest.mark.rule("FEL-11.4")
def test_glamdring_frees_gandalf_in_the_first_trick_and_nobody_else() -> None:
    t = road("glamdring")
    assert (t.ask.key, t.ask.who, t.picks) == ("glamdring", "east", ["leave", "use"])
    t.answer("use").play("h1")
    assert (t.turn, t.picks) == ("east", list(t.hand("east")))
    t.play("m8")
    assert (t.turn, t.refuses("m7")) == ("south", "FEL-5.3")
    t.play("h7").play("h6")
    assert (t.s.used, t.s.free_hand, t.ask.key, t.turn) == (("glamdring",), "", "play", "south")
    assert (t.play("m7 m6 m1").turn, t.refuses("s8")) == ("east", "FEL-5.3")


@pytest.mark.rule("FEL-11.4")
def test_glamdring_may_stay_in_its_sheath() -> None:
    t = road("glamdring").answer("leave").play("h1")
    assert (t.turn, t.refuses("m8"), t.s.used) == ("east", "FEL-5.3", ())


@pytest.mark.rule("FEL-11.4")
def test_a_gift_whose_owner_is_not_in_the_round_helps_nobody() -> None:
    t = road("glamdring", east="gildor")
    assert "gandalf" not in t.s.characters.values()
    assert t.ask.key == "play"


@pytest.mark.rule("FEL-11.4", "FEL-11.3")
def test_sting_is_frodos_and_lets_him_exchange_with_the_lost_card_once() -> None:
    t = road("sting")
    assert (t.ask.key, t.ask.who, t.picks, gifts(t.s)) == ("sting", "north", ["leave", "use"], {"sting": "frodo"})
    t.answer("use")
    assert (t.ask.key, t.refuses("r1")) == ("drop", "FEL-4.8")
    t.answer("m1")
    assert (t.s.lost, "f1" in t.hand("north"), t.s.used) == (("m1",), True, ("sting",))
    t.play("h1 h8 h7 h6")
    assert t.ask.key == "play"


@pytest.mark.rule("FEL-11.4", "FEL-10.5")
@pytest.mark.parametrize(("rider", "key"), [("south", "sting"), ("east", "play")])
def test_sting_does_not_reach_a_lost_card_whose_taker_may_not_exchange(rider: str, key: str) -> None:
    """Gandalf, who took the lost card, has the Wraith, or Barliman has it."""
    t = Round.of("endless", 4, exchanges="optional").chance(*POOL.split(), "samwise", "sting", "wraith")
    t.deal(lost="f1", north="r1").choose(east="gandalf", south="barliman", west="celeborn").chance(rider)
    t.skip_to("play", "sting", partner="pass", take_or_leave="take")
    assert (t.s.taker, t.s.lost, t.s.riders) == ("east", (), {rider: "wraith"})
    assert (t.ask.key, t.turn) == (key, "north")
    if key == "sting":
        t.answer("use")
        assert (t.ask.key, t.ask.facts["other"]) == ("give", "hand-east")


@pytest.mark.rule("FEL-11.5")
@pytest.mark.parametrize(
    ("option", "answer", "used"),
    [("stays", "again", ()), ("stays", "keep", ("mithril_shirt",)), ("returns", "keep", ())],
)
def test_a_fresh_start_gives_a_used_gift_back_and_keeping_does_not(
    option: str, answer: str, used: tuple[str, ...]
) -> None:
    t = play_round(ring_goes_south(used_gift=option), *CREW, SAM_FAILS).answer("use")
    fail_again(t).answer(answer)
    assert (t.ask.who, t.s.used) == (CHANCE, used)


@pytest.mark.rule("FEL-11.5")
def test_after_a_fresh_start_the_gift_works_again_and_else_not() -> None:
    t = fail_again(play_round(ring_goes_south(), *CREW, SAM_FAILS).answer("use"))
    assert fail_again(t.answer("keep")).ask.key == "onward"
    assert play_round(t.answer("again"), *CREW, SAM_FAILS).ask.key == "shirt"


@pytest.mark.rule("FEL-11.4", "FEL-10.5")
def test_sting_does_not_help_one_whose_rider_forbids_exchanges() -> None:
    s = Round.of("1", 4, north="r1").choose(east="pippin", south="bilbo", west="gandalf").s
    s.chapter, s.gift = 19, "sting"
    assert retriever(s) == "north"
    s.riders = {"north": "wraith"}
    assert retriever(s) == ""
