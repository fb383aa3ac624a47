"""Chapters 15 and 16: Lothlórien, the Mirror of Galadriel."""

from typing import Any

import pytest

from bree.games.fellowship import GAME
from tests.rulebook.fellowship.fellowship_story import Round

# Chapter 15.


def lorien(players: int = 4) -> Round:
    """Chapter 15: north is Gimli and has the One Ring, east Haldir, south Orophin and Rúmil, west Legolas."""
    t = Round.of("15", players, north="r1")
    return t.choose(north="gimli", east="haldir", south="orophin_rumil", west="legolas").skip_to("play")


def shown(t: Round, seat: str | None) -> dict[str, Any]:
    """Gimli's card of the trick in this seat's view."""
    return next(play for play in t.game.view(t.s, seat)["trick"] if play["hand"] == "north")


@pytest.mark.rule("FEL-15.15.1", "FEL-15.15.2")
def test_ex_30_gimlis_card_is_seen_when_the_trick_is_complete_but_his_one_ring_at_once() -> None:
    """FEL-EX-30: Gimli's face-down card is the highest of the lead suit; his One Ring."""
    t = lorien().give_hands(south="h2", west="h3", north="h8", east="h4").play("h2 h3 h8")
    for seat in (None, "east", "south", "west"):
        assert shown(t, seat) == {"hand": "north", "card": "?", "suit": "hills", "down": True}
    assert shown(t, "north")["card"] == "h8"
    assert (t.turn, t.told("shows")) == ("east", [])
    hidden = t.told("plays-hidden")
    assert [(entry.rule, entry.facts) for entry in hidden] == [("FEL-15.15.1", {"who": "north", "suit": "suit-hills"})]
    t.play("h4")
    assert [entry.facts for entry in t.told("shows")] == [{"who": "north", "card": "h8"}]
    assert (t.s.tricks[0].winner, t.turn) == ("north", "north")
    t = lorien().give_hands(north="r1 m1 m2 m3 m4 m5 m6 m7 m8", south="h2", west="h3").play("h2 h3 r1!")
    assert shown(t, None) == {"hand": "north", "card": "r1", "suit": "rings", "down": False}
    assert t.told("plays-hidden") == []


@pytest.mark.rule("FEL-15.15.1", "FEL-15.15.2")
def test_who_is_winning_is_not_told_over_a_face_down_card_to_those_who_do_not_see_it() -> None:
    def winning(t: Round) -> list[str]:
        return [t.view(seat)["round"]["winning"] for seat in (None, "north", "east", "south", "west")]

    for card, sees in (
        ("h8", "north"),
        ("h1", "west"),
    ):  # the card may win or lose, and the others must not know
        t = lorien().give_hands(south="h2", west="h3", north=card, east="h4").play("h2 h3")
        assert winning(t) == ["west"] * 5
        assert winning(t.play(card)) == ["", sees, "", "", ""]
    t = lorien().give_hands(north="r1 m1 m2 m3 m4 m5 m6 m7 m8", south="h2", west="h3").play("h2 h3 r1!")
    assert winning(t) == ["north"] * 5


@pytest.mark.rule("FEL-15.15.2")
def test_gimli_plays_the_one_ring_face_up_when_he_does_not_want_to_win_too() -> None:
    t = lorien().give_hands(north="r1 m1 m2 m3 m4 m5 m6 m7 m8", south="h2", west="h3").play("h2 h3 r1")
    assert shown(t, "east") == {"hand": "north", "card": "r1", "suit": "rings", "down": False}
    t = lorien().give_hands(north="r2 m1 m2 m3 m4 m5 m6 m7 m8", south="h2", west="h3").play("h2 h3 r2")
    assert shown(t, "east") == {"hand": "north", "card": "?", "suit": "rings", "down": True}


@pytest.mark.rule("FEL-15.15.3")
def test_alone_there_is_no_blindfold() -> None:
    t = lorien(1)
    assert t.game.view(t.s, None)["chapter"]["active_events"] == []
    t.skip_to("onward", early_end="go_on")
    assert (t.told("plays-hidden"), t.told("shows")) == ([], [])
    assert lorien().skip_to("onward", early_end="go_on").told("shows") != []


@pytest.mark.rule("FEL-15.15.4")
def test_the_pyramid_cannot_be_gimli() -> None:
    t = Round.of("15", 2, pyramid="r1")
    assert (t.turn, t.picks, t.refuses("gimli")) == ("pyramid", ["haldir", "orophin_rumil"], "FEL-15.15.4")
    t = Round.of("15", 2, north="r1").answer("haldir")
    assert (t.turn, t.picks, t.refuses("orophin_rumil")) == ("east", ["gimli"], "FEL-3.3")


@pytest.mark.rule("FEL-15.15.5")
def test_in_chapter_15_the_holder_of_the_one_ring_chooses_and_sets_up_first() -> None:
    t = Round.of("15", 4, west="r1")
    assert (t.s.holder, t.s.characters, "frodo" in t.picks) == ("west", {}, False)
    assert [entry.facts["who"] for entry in t.told("token")] == ["west"]
    order = []
    for name in ("gimli", "haldir", "legolas", "orophin_rumil"):
        order.append(t.turn)
        t.answer(name)
    assert order == ["west", "north", "east", "south"]
    t.skip_to("play")
    assert [entry.facts["who"] for entry in t.told("threat")] == ["west", "north", "east", "south"]


# Chapter 16.


@pytest.mark.rule("FEL-15.16.1", "FEL-15.16.4")
@pytest.mark.parametrize(("players", "sam"), [(1, True), (2, False), (3, False), (4, True)])
def test_sam_is_out_with_two_or_three_players_and_in_with_one_or_four(players: int, *, sam: bool) -> None:
    t = Round.begin(GAME, chapter="16", players=players).skip_to("play")
    assert sorted(t.s.characters.values()) == ["celeborn", "frodo", "galadriel", *["sam"] * sam]


@pytest.mark.rule("FEL-15.16.2")
def test_alone_the_mirror_is_ignored_and_all_but_frodo_are_assigned_at_random() -> None:
    t = Round.begin(GAME, chapter="16", players=1)
    assert (t.ask.key, "r1" in t.picks) == ("turn_lost", False)
    t.skip_to("cast")
    assert (t.s.characters, t.s.deck.size, "r1" in t.hand("north")) == ({"north": "frodo"}, 20, True)
    assert (t.ask.who, t.picks) == ("chance", ["galadriel", "celeborn", "sam"])
    t.chance("celeborn")
    assert t.picks == ["galadriel", "sam"]
    t.chance("sam", "galadriel")
    assert t.s.characters == {"north": "frodo", "east": "celeborn", "south": "sam", "west": "galadriel"}
    assert t.told("sealed") == []


@pytest.mark.rule("FEL-15.16.3")
def test_two_players_build_the_pyramid_and_then_follow_the_mirror() -> None:
    t = Round.begin(GAME, chapter="16", players=2)
    t.chance(*t.picks[:12])
    assert (len(t.s.pyramid), t.ask.key, t.s.hands) == (12, "cast", {"north": (), "east": (), "pyramid": ()})
    t.settle()
    sizes, ways, keys = [], [], []
    while t.ask.key != "turn_lost":
        keys.append(t.ask.key)
        if t.ask.key == "gaze":
            sizes.append([len(t.hand("north")), len(t.hand("east"))])
            ways.append((t.turn, t.ask.facts["other"]))
        t.answer(t.picks[0])
    assert ways == [("north", "hand-east"), ("east", "hand-north")] * 2
    assert sizes == [[4, 4], [3, 4], [8, 8], [7, 8]]
    assert set(keys) == {"draw", "gaze"}
    t.settle()
    assert ([len(t.hand(hand)) for hand in ("north", "east")], len(t.s.lost), t.s.rows) == ([12, 12], 1, (5, 4, 3))


@pytest.mark.rule("FEL-11.1", "FEL-15.16.3")
@pytest.mark.parametrize(("players", "rule"), [(2, "FEL-15.16.3"), (3, "FEL-11.1"), (4, "FEL-11.1")])
def test_the_mirror_names_the_rule_for_the_number_of_players(players: int, rule: str) -> None:
    t = Round.begin(GAME, chapter="16", players=players).skip_to("cast")
    assert t.ask.rule == rule
    t.skip_to("gaze")
    assert (t.ask.rule, {entry.rule for entry in t.told("takes")}) == (rule, {rule})
    assert t.refuses("nonsense") == rule


FOURS = ("r1", "h1", "h2", "h3", "m1", "m2", "m3", "m4", "f1", "f2", "f3", "f4")


def gazing(**options: Any) -> Round:
    """Three players before the Mirror: north is Frodo, east Galadriel, south Celeborn, with four cards each."""
    t = Round.begin(GAME, chapter="16", players=3, **options).chance("frodo", "galadriel", "celeborn")
    return t.chance(*FOURS)


@pytest.mark.rule("FEL-15.16.5")
def test_frodo_keeps_the_one_ring_before_the_mirror() -> None:
    t = gazing()
    assert (t.turn, t.ask.key, t.picks) == ("north", "gaze", ["h1", "h2", "h3"])
    assert t.refuses("r1") == "FEL-15.16.5"
    t = gazing(mirror_ring="given")
    assert t.picks == ["r1", "h1", "h2", "h3"]


@pytest.mark.rule("FEL-15.16.5")
def test_another_than_frodo_may_give_the_one_ring_before_the_mirror() -> None:
    t = Round.begin(GAME, chapter="16", players=3).chance("galadriel", "frodo", "celeborn")
    t.chance(*FOURS)
    assert (t.turn, "r1" in t.picks) == ("north", True)
