"""Chapter 9: Flight to the Ford."""

from typing import Any

import pytest

from bree.games.fellowship.facts import RIDERS
from bree.games.fellowship.verdict import Verdict, verdicts
from tests.rulebook.fellowship.fellowship_story import Round

MET, FAILED, OPEN = Verdict(True, True), Verdict(False, True), Verdict(False, False)
SO_FAR = Verdict(True, False)


def actors(t: Round) -> list[str]:
    """The hands that act in the setup, in order."""
    t.skip_to("play")
    rows = [entry for entry in t.log if entry.key in ("takes-lost", "threat", "threat-hidden", "exchanges")]
    return list(dict.fromkeys(str(entry.facts["who"]) for entry in rows))


def ford(players: int = 4, **given: Any) -> Round:
    return Round.of("9", players, **({"north": "r1"} | given))


@pytest.mark.rule("FEL-15.9.1")
def test_each_character_gets_its_own_rider_at_the_moment_it_is_chosen() -> None:
    expected = {"frodo": "morgul_knife", "sam": "terror", "merry": "black_breath", "pippin": "wraith",
                "strider": "unseen", "glorfindel": "", "bill_the_pony": ""}  # fmt: skip
    assert set(expected.values()) - {""} == set(RIDERS)
    for names in (["frodo", "sam", "merry", "glorfindel"], ["glorfindel", "pippin", "strider", "bill_the_pony"]):
        t = ford()
        for name in names:
            hand = t.turn
            t.answer(name)
            assert t.s.riders.get(hand, "") == expected[name]
            if expected[name]:
                rider = t.told("rider")[-1]
                assert (rider.rule, rider.facts) == ("FEL-10.5", {"who": hand, "rider": "rider-" + expected[name]})


def unseen(threat: str, way: str) -> Round:
    """East is Strider with a hidden threat."""
    t = ford(lost="h1", glorfindel="none").choose(north="merry", east="strider", south="glorfindel", west="pippin")
    return t.skip_to("threat_card").chance(threat).skip_to("play", direction=way)


@pytest.mark.rule("FEL-15.9.2")
def test_strider_may_look_at_his_hidden_threat_and_nobody_else_may() -> None:
    t = unseen("3", "fewer")
    shown = {seat: t.game.view(t.s, seat)["hands"][1]["threat"] for seat in (None, "north", "east", "south", "west")}
    assert shown == {None: "?", "north": "?", "east": [3], "south": "?", "west": "?"}
    assert [(entry.key, entry.to) for entry in t.log if "threat" in entry.key] == [
        ("threat-hidden", "all"),
        ("threat", "east"),
    ]


@pytest.mark.rule("FEL-15.9.2")
def test_strider_may_announce_that_his_goal_is_met_once_it_is() -> None:
    t = unseen("1", "more").give_hands(north="h5", east="h6", south="h3", west="h4")
    t.past("east", spare="h3 h4 h5 h6").play("h6 h3 h4 h5")
    assert (t.ask.key, t.ask.who, t.picks) == ("announce", "east", ["silent", "announce"])
    assert verdicts(t.s)["east"] == OPEN
    t.answer("announce")
    assert [(entry.rule, entry.facts["who"]) for entry in t.told("announces")] == [("FEL-15.9.2", "east")]
    assert (verdicts(t.s)["east"], t.game.view(t.s, "north")["hands"][1]["announced"]) == (MET, True)


@pytest.mark.rule("FEL-15.9.2")
def test_strider_may_not_announce_what_is_not_met() -> None:
    t = unseen("1", "more")
    t.give_hands(north="h3", east="h6", south="h5", west="h4").past("west", spare="h3 h4 h5 h6").play("h4 h3 h6 h5")
    assert (t.ask.key, t.picks, t.refuses("announce")) == ("announce", ["silent"], "FEL-15.9.2")


@pytest.mark.rule("FEL-15.9.2", "FEL-8.6")
@pytest.mark.parametrize(("threat", "way", "tricks", "verdict", "picks"), [
    ("1", "more", 2, MET, ["silent", "announce"]),
    ("3", "fewer", 2, SO_FAR, ["silent"]),
    ("2", "fewer", 2, FAILED, ["silent"]),
    ("2", "more", 2, OPEN, ["silent"]),
])  # fmt: skip
def test_strider_may_announce_only_what_is_met_and_cannot_fail_any_more(
    threat: str, way: str, tricks: int, verdict: Verdict, picks: list[str]
) -> None:
    t = unseen(threat, way).give_hands(north="h5", east="h6", south="h3", west="h4")
    t.past(*["east"] * (tricks - 1), spare="h3 h4 h5 h6").play("h6 h3 h4 h5")
    assert verdicts(t.s, seat="east")["east"] == verdict
    assert (t.ask.key, t.ask.who, t.picks) == ("announce", "east", picks)


@pytest.mark.rule("FEL-15.9.2", "FEL-8.3")
@pytest.mark.parametrize(("own", "picks"), [("m1 m2", ["silent", "announce"]), ("h3 h4", ["silent"])])
def test_before_the_last_trick_strider_may_announce_if_he_has_won_none_and_can_win_none(
    own: str, picks: list[str]
) -> None:
    """His threat is 1, "fewer". If only north has hills, north must lead the last of them and wins."""
    t = unseen("1", "fewer").late("north", north="h8 h2", east=own, south="f1 f2 r2", west="s1 s2")
    t.play(f"h8 {own[:2]} f1 s1")
    assert (t.ask.key, t.ask.who, t.picks) == ("announce", "east", picks)


@pytest.mark.rule("FEL-15.9.2")
def test_strider_is_asked_after_every_trick_until_he_has_announced_and_not_again() -> None:
    t = unseen("1", "more").past("east: f2 f3 f4 f5")
    t.give_hands(north="h5 m2 m6", east="h6 m5 m8", south="h3 m3 m1", west="h4 m4 m7").play("h6 h3 h4 h5")
    assert t.ask.key == "announce"
    t.answer("silent").play("m5 m3 m4 m2")
    assert (t.ask.key, t.picks) == ("announce", ["silent", "announce"])
    t.answer("announce").play("m8 m1 m7 m6")
    assert (len(t.s.tricks), t.ask.key, t.turn, len(t.told("announces"))) == (4, "play", "east", 1)


def last_round(**given: Any) -> Round:
    """Glorfindel, Pippin, Strider and Bill meet their goals. North is Glorfindel with the One Ring."""
    t = ford(lost="h1", **given).choose(north="glorfindel", east="pippin", south="strider", west="bill_the_pony")
    t.skip_to("threat_card").chance("1").skip_to("play", direction="more")
    return t


@pytest.mark.rule("FEL-15.9.3")
@pytest.mark.parametrize(("completed", "over"), [(("frodo", "sam", "merry"), "won"), (("sam", "merry"), "")])
def test_frodos_goal_has_to_be_met_only_once(completed: tuple[str, ...], over: str) -> None:
    t = last_round()
    t.s.completed = completed
    t.past("north: s1 s2 s3 s4", "north: s5 s6 s7 s8", "west", *["south"] * 6)
    assert (t.s.over, t.s.rounds) == (over, 1 if over else 2)


@pytest.mark.rule("FEL-15.9.3")
@pytest.mark.parametrize(("option", "expected"), [("counts", FAILED), ("free", MET)])
def test_a_frodo_who_is_chosen_again_has_to_meet_his_goal_again(option: str, expected: Verdict) -> None:
    t = ford(frodo_again=option).choose(north="frodo", east="glorfindel", south="merry", west="sam").skip_to("play")
    t.s.completed = ("frodo",)
    t.past(*["west"] * 9)
    assert t.verdict("north") == expected


@pytest.mark.rule("FEL-15.9.4")
def test_bill_gives_to_frodo_and_sam_at_the_same_time() -> None:
    t = ford(glorfindel="none").choose(north="frodo", east="glorfindel", south="sam", west="bill_the_pony")
    t.skip_to("seal")
    cards = {hand: next(card for card in t.hand(hand) if card != "r1") for hand in ("north", "south")}
    gift, second = t.hand("west")[:2]
    ways = []
    for card in (gift, second, cards["north"], cards["south"]):
        ways.append((t.turn, str(t.ask.facts["other"]).removeprefix("hand-")))
        if t.turn == "west":
            assert not {gift, second} & (set(t.hand("north")) | set(t.hand("south")))
        t.answer(card)
    assert ways == [("west", "north"), ("west", "south"), ("north", "west"), ("south", "west")]
    assert (gift in t.hand("north"), second in t.hand("south")) == (True, True)
    assert set(cards.values()) <= set(t.hand("west"))


@pytest.mark.rule("FEL-15.9.5")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_glorfindel_ends_with_one_card(players: int) -> None:
    t = ford(players).choose(north="merry", east="glorfindel", south="pippin", west="sam")
    t.skip_to("onward", early_end="go_on")
    assert [len(t.hand(hand)) for hand in t.s.order] == [1 if hand == "east" else 0 for hand in t.s.order]


@pytest.mark.rule("FEL-15.9.6")
def test_beside_frodo_glorfindel_leads_first() -> None:
    t = ford().choose(north="frodo", east="sam", south="glorfindel", west="merry").skip_to("play")
    assert (t.turn, t.s.leader, t.s.length) == ("south", "south", 9)


@pytest.mark.rule("FEL-15.9.7", "FEL-15.9.6")
def test_ex_24_the_holder_of_the_one_ring_takes_merry() -> None:
    """FEL-EX-24: the One Ring holder takes Merry instead of Frodo; Glorfindel leads the first trick."""
    t = ford()
    assert (t.turn, t.s.characters) == ("north", {})
    assert t.picks == ["glorfindel", "frodo", "sam", "merry", "pippin", "strider", "bill_the_pony"]
    t.choose(north="merry", east="sam", south="pippin", west="glorfindel").skip_to("play")
    assert "frodo" not in t.s.characters.values()
    assert (t.s.holder, t.turn) == ("north", "west")


@pytest.mark.rule("FEL-15.9.8")
def test_alone_strider_gets_no_unseen_card() -> None:
    t = ford(1).choose(north="merry", east="strider", south="glorfindel", west="sam").skip_to("play")
    assert t.s.riders == {"north": "black_breath", "west": "terror"}
    assert (t.s.hidden, t.told("threat-hidden")) == ((), [])
    assert t.game.view(t.s, None)["hands"][1]["threat"] == list(t.s.threat["east"])


@pytest.mark.rule("FEL-15.9.9")
@pytest.mark.parametrize(("option", "starred", "left"), [
    ("every", ["glorfindel"], ["glorfindel"]),
    ("until_completed", [], ["glorfindel", "strider", "bill_the_pony"]),
])  # fmt: skip
def test_glorfindel_is_in_every_round(option: str, starred: list[str], left: list[str]) -> None:
    t = ford(glorfindel_rounds=option)
    t.s.completed = ("glorfindel",)
    assert t.game.view(t.s, None)["chapter"]["starred"] == starred
    t.answer("merry", "sam", "pippin")
    assert (t.turn, t.picks) == ("west", left)


@pytest.mark.rule("FEL-15.9.10")
def test_only_the_holder_of_the_one_ring_may_take_frodo() -> None:
    t = ford().answer("merry")
    assert (t.turn, "frodo" in t.picks, t.refuses("frodo")) == ("east", False, "FEL-15.9.10")
    t = ford(frodo_9="anyone").answer("merry").answer("frodo")
    assert t.s.characters == {"north": "merry", "east": "frodo"}


@pytest.mark.rule("FEL-15.9.11")
@pytest.mark.parametrize(("first", "order"), [
    ("frodo", ["west", "north", "east"]), ("sam", ["south", "west", "north", "east"]),
])  # fmt: skip
def test_the_holder_chooses_first_and_setup_begins_left_of_frodo_or_with_the_holder(
    first: str, order: list[str]
) -> None:
    t = ford(north="", south="r1", glorfindel="none")
    chosen = []
    for name in (first, "strider", "glorfindel", "merry"):
        chosen.append(t.turn)
        t.answer(name)
    assert chosen == ["south", "west", "north", "east"]
    assert actors(t) == order
