"""Section 7: players may talk about open information, and views contain only what a seat may know."""

from collections.abc import Iterator
from typing import Any

import pytest

from bree.games.fellowship.card import MAIN
from bree.games.fellowship.state import HANDS
from tests.rulebook.fellowship.fellowship_story import Round
from tests.rulebook.fellowship.going_south import lorien

CHOICE = {"east": "bilbo", "south": "gandalf", "west": "pippin"}


def party() -> Round:
    """Chapter 1, four players with long suits. Frodo (north) leads next."""
    t = Round.of("1", 4, north="r1 h1", lost="h4").choose(**CHOICE)
    return t.answer("north", "f3", "f3", "north", "s4", "s4")


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every simple value of a view, with its path."""
    if isinstance(value, (dict, list)):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for name, item in items:
            yield from leaves(item, f"{path}.{name}")
    else:
        yield path, value


def cards_in(view: Any) -> set[str]:
    """Every card that a view names."""
    return {value for _, value in leaves(view) if value in MAIN}


def cards_heard(t: Round, seat: str | None) -> set[str]:
    """Every card that the log has named to this seat."""
    return {str(v) for entry in t.log if entry.visible_to(seat) for v in entry.facts.values() if v in MAIN}


def private(t: Round, seat: str) -> set[str]:
    """The parts of a seat's view that the public view lacks."""
    own, public = dict(leaves(t.view(seat))), dict(leaves(t.view()))
    assert all(path in own and own[path] == value for path, value in public.items())
    return {path.rsplit(".", 1)[0] for path in own if path not in public}


@pytest.mark.rule("FEL-7.1")
@pytest.mark.parametrize("moment", ["choosing", "setup", "play"])
def test_what_is_open_is_open_to_all_and_the_rest_is_the_own_hand(moment: str) -> None:
    t = Round.of("1", 4, north="r1 h1", lost="h4") if moment == "choosing" else party()
    if moment == "setup":
        t = Round.of("1", 4, north="r1 h1", lost="h4").choose(**CHOICE)
    if moment == "play":
        t.play("h1 m2")
    assert [private(t, seat) for seat in HANDS] == [{f".hands.{n}.cards"} for n in range(4)]


@pytest.mark.rule("FEL-7.2", "FEL-7.6")
def test_a_hand_is_shown_to_nobody_else() -> None:
    t = party()
    for seat in (*HANDS, None):
        others = [hand for hand in t.view(seat)["hands"] if hand["hand"] != seat]
        assert all(hand["cards"] == [] and not hand["open"] for hand in others)
        assert [hand["size"] for hand in t.view(seat)["hands"]] == [9, 9, 10, 9]
        assert cards_in(t.view(seat)) == (set(t.hand(seat)) if seat else set())


@pytest.mark.rule("FEL-7.6", "FEL-9.1")
def test_hands_stay_hidden_when_the_round_ends_before_its_last_trick() -> None:
    t = lorien().play("f7 f1 f5")
    assert t.ask.key == "early_end"
    t.answer("stop")
    assert (t.ask.key, [len(cards) for cards in t.s.hands.values()]) == ("onward", [11, 11, 11])
    for seat in (*t.s.seats, None):
        hands = t.view(seat)["hands"]
        assert [hand["hand"] for hand in hands if hand["open"]] == []
        assert [hand["hand"] for hand in hands if hand["cards"]] == ([seat] if seat else [])


@pytest.mark.rule("FEL-7.2")
def test_the_log_names_no_card_of_a_hidden_hand() -> None:
    t = party()  # Gandalf (south) and Pippin (west) have exchanged with Frodo (north)
    assert cards_heard(t, "east") == {"h4"}  # Gandalf took it, and everybody saw it before
    assert cards_heard(t, None) == {"h4"}
    assert cards_heard(t, "north") == {"h4", "f3", "s4"}
    assert cards_heard(t, "west") == {"h4", "s4"}


@pytest.mark.rule("FEL-7.3")
def test_while_choosing_nothing_is_said_but_who_takes_whom() -> None:
    t = Round.of("1", 4, north="r1 h1", lost="h4")
    said = len(t.log)
    for hand, name, rest in (
        ("east", "gandalf", ["bilbo", "gandalf", "pippin"]),
        ("south", "pippin", ["bilbo", "pippin"]),
        ("west", "bilbo", ["bilbo"]),
    ):
        assert (t.ask.who, t.ask.key, t.picks) == (hand, "choose", rest)
        t.answer(name)
        assert [(entry.key, entry.facts) for entry in t.log[said : said + 1]] == [
            ("takes", {"who": hand, "character": "character-" + name})
        ]
        said += 1
    assert t.log[said:][0].key == "takes-lost"


@pytest.mark.rule("FEL-7.3")
def test_nobody_sees_a_hint_of_what_a_chooser_holds() -> None:
    one = Round.of("1", 4, north="r1 h1", east="h8 m8 f8 s8", lost="h4")
    two = Round.of("1", 4, north="r1 h1", east="h2 m1 f1 s1", lost="h4")
    assert one.hand("east") != two.hand("east")
    assert one.view() == two.view()
    assert [entry for entry in one.log if entry.visible_to(None)] == [e for e in two.log if e.visible_to(None)]


@pytest.mark.rule("FEL-7.4")
def test_goals_special_threats_and_their_progress_are_open() -> None:
    t = Round.of("8", 4, north="r1 h1 s1", east="m8 h2", south="h3", west="h8", lost="f1", exchanges="optional")
    t.choose(east="merry", south="strider", west="sam")
    t.answer("pass").chance("3").answer("fewer", "pass").chance("2").answer("pass").play("h1 h2 h3 h8")
    hands = {hand["hand"]: hand for hand in t.view()["hands"]}
    assert [hands[name]["goal"]["kind"] for name in HANDS] == [
        "cards_of_suit_at_least", "tricks_between", "tricks_above_or_below_threat", "card_of_suit_with_threat_rank",
    ]  # fmt: skip
    assert [(hands[name]["rider"], hands[name]["threat"]) for name in HANDS] == [
        ("morgul_knife", []), ("black_breath", []), ("", [3]), ("", [2]),
    ]  # fmt: skip
    assert [hands[name]["tricks"] for name in HANDS] == [0, 0, 0, 1]
    assert [(hands[name]["met"], hands[name]["final"]) for name in HANDS] == [
        (False, False), (False, False), (True, False), (True, True),
    ]  # fmt: skip
    assert (hands["south"]["declared"], hands["west"]["shown"]) == ("fewer", ["h2"])


@pytest.mark.rule("FEL-7.4")
def test_special_rules_and_all_cards_that_lie_face_up_are_open() -> None:
    t = Round.of("5", 2, north="r1 h1 m1", lost="h2 m2").choose(east="pippin", pyramid="tom_bombadil")
    t.skip_to("play", grim_card="f9")
    lead = t.picks[0]
    t.play(lead)
    shown = t.view()
    assert shown["chapter"]["active_events"] == ["old_man_willow"]
    assert shown["round"]["grim"] == {"up": ["f9"], "left": 8}
    assert shown["trick"] == [{"hand": "north", "card": lead, "suit": t.view()["round"]["lead_suit"], "down": False}]
    assert shown["pyramid"]["free"] == list(t.hand("pyramid"))
    assert {"h2", "m2"} <= cards_in(shown)
    assert Round.of("13", 4).view()["chapter"]["gifts"] == {"mithril_shirt": {"owner": "frodo", "used": False}}
    assert Round.of("1", 4, north="r1", lost="s7").view()["round"]["lost"] == ["s7"]


@pytest.mark.rule("FEL-7.5")
def test_ex_15_frodos_rings_lie_open_and_the_other_won_cards_face_down() -> None:
    """FEL-EX-15: Frodo has won two tricks with three Rings in them."""
    t = Round.of("1", 4, north="r1 h8 m8 s1", south="r2", lost="f8").choose(**CHOICE)
    t.answer("north", "r2", "r2", "north", "s4", "s4").play("h8 h6 r2 r5 m8 m1 f2 r4 s1 h7 s2 s5")
    covered = {"h8", "h6", "m8", "m1", "f2"}
    for seat in (*HANDS, None):
        view = t.view(seat)
        assert [hand["shown"] for hand in view["hands"]] == [["r2", "r5", "r4"], [], [], []]
        assert [hand["tricks"] for hand in view["hands"]] == [2, 0, 0, 1]
        assert not covered & cards_in(view)


@pytest.mark.rule("FEL-7.5")
def test_only_cards_that_matter_for_the_goal_lie_open() -> None:
    t = Round.of("2", 4, north="r1 h1", east="h3", south="h8", west="h2", lost="f1", exchanges="optional")
    t.choose(east="merry", south="sam", west="gandalf").answer("pass").chance("3").answer("pass", "pass")
    t.play("h1 h3 h8 h2")
    assert [hand["shown"] for hand in t.view("north")["hands"]] == [[], [], ["h3"], []]


@pytest.mark.rule("FEL-7.6")
def test_face_down_pyramid_cards_are_hidden() -> None:
    t = Round.of("1", 2, north="r1 h1", lost="h4").choose(east="gandalf", pyramid="bilbo")
    down = set(t.s.pyramid[5:9]) | {t.s.pyramid[10]}
    for seat in ("north", "east", None):
        assert t.view(seat)["pyramid"]["places"].count("?") == 5
        assert not down & cards_in(t.view(seat))


def strider_unseen() -> Round:
    """Chapter 9, three players: Strider (east) has the Unseen, and his threat is 2."""
    t = Round.of("9", 3, north="r1 h1", lost="f1", exchanges="optional", glorfindel="none")
    t.choose(north="frodo", east="strider", south="glorfindel").chance("2").answer("fewer", "pass")
    return t


@pytest.mark.rule("FEL-7.6")
def test_a_hidden_threat_is_shown_to_its_owner_alone() -> None:
    t = strider_unseen()
    seen = {seat: t.view(seat)["hands"][1]["threat"] for seat in ("north", "east", "south", None)}
    assert seen == {"north": "?", "east": [2], "south": "?", None: "?"}
    assert [(entry.to, entry.facts["number"]) for entry in t.told("threat")] == [("east", 2)]


@pytest.mark.rule("FEL-7.6")
def test_a_card_played_face_down_is_hidden_until_the_trick_is_complete() -> None:
    t = Round.of("15", 3, north="r1 h1", east="h8", south="h2", lost="m1", exchanges="optional")
    t.choose(north="orophin_rumil", east="gimli", south="haldir")
    t.skip_to("play", partner="pass", seed=3).play("h1 h8")
    shown = {seat: t.view(seat)["trick"][1] for seat in ("north", "east", "south", None)}
    assert shown["east"] == {"hand": "east", "card": "h8", "suit": "hills", "down": True}
    assert [shown[seat]["card"] for seat in ("north", "south", None)] == ["?", "?", "?"]
    assert "h8" not in cards_heard(t, "north") | cards_heard(t, None)
    t.play("h2")
    assert t.view()["last"]["plays"][1] == {"hand": "east", "card": "h8"}


@pytest.mark.rule("FEL-7.6")
def test_a_tucked_card_is_hidden() -> None:
    t = Round.of("12", 3, north="r1 h1", east="m5", lost="h4", exchanges="optional")
    t.choose(north="gandalf", east="shadowfax", south="gwaihir").skip_to("tuck_card", partner="pass").answer("m5")
    shown = {seat: t.view(seat)["hands"][1]["tucked"] for seat in ("north", "east", "south", None)}
    assert shown == {"north": "?", "east": "m5", "south": "?", None: "?"}
    assert "m5" not in cards_heard(t, "north") | cards_heard(t, None)


@pytest.mark.rule("FEL-7.7")
def test_won_cards_lie_apart_from_the_hand_and_from_the_trick() -> None:
    t = Round.of("1", 4, north="r1 h8 m8 s1", south="r2", lost="f8").choose(**CHOICE)
    t.answer("north", "r2", "r2", "north", "s4", "s4").play("h8 h6 r2 r5 m8")
    won = {"h8", "h6", "r2", "r5"}
    assert not won & {card for hand in t.s.hands.values() for card in hand}
    assert t.s.trick == {"north": "m8"}
    frodo = t.view("north")["hands"][0]
    assert (frodo["shown"], frodo["tricks"]) == (["r2", "r5"], 1)
    assert not won & set(frodo["cards"])
    assert [play["card"] for play in t.view("north")["trick"]] == ["m8"]
