"""Section 8: goals, their verdicts, and rounds that are decided before they are over."""

from random import Random

import pytest

from bree.games.fellowship import GAME
from bree.games.fellowship.facts import CHARACTERS, EVENTS
from bree.games.fellowship.verdict import KINDS, Verdict, verdicts
from tests.rulebook.fellowship.fellowship_story import Round
from tests.rulebook.fellowship.going_south import lorien

MET_FOR_SURE, MET_SO_FAR = Verdict(True, True), Verdict(True, False)
OPEN, LOST = Verdict(False, False), Verdict(False, True)


def stars(t: Round) -> list[str]:
    """The hands with public stars: their goals are met and cannot fail any more."""
    return [hand["hand"] for hand in t.view()["hands"] if hand["met"] and hand["final"]]


def party() -> Round:
    """Chapter 1: Frodo, Bilbo, Gandalf and Pippin (north to west), with a deal that mixes all suits."""
    t = Round.of(
        "1", 4, exchanges="optional", lost="m6",
        north="r1 r2 h1 h8 m1 m5 f2 s6 s4", east="h7 h3 m8 m2 f8 f4 s8 s3 f1",
        south="h6 h2 m7 m3 f7 f5 s7 s2 r5", west="h4 h5 m4 f3 f6 s1 r3 r4 s5",
    )  # fmt: skip
    return t.choose(east="bilbo", south="gandalf", west="pippin").answer("pass", "pass")


SIX_TRICKS = "h8 h3 h6 h4 s6 s3 s7 s1 m7 m4 m5 m8 s8 s2 s5 s4 f8 f7 f3 f2 f1 f5 f6 r1!"


@pytest.mark.rule("FEL-8.1")
def test_every_chosen_character_has_a_goal_and_those_left_over_have_none() -> None:
    t = Round.of("1", 3, north="r1", exchanges="optional").choose(east="bilbo", south="pippin").answer("pass")
    assert [(hand["character"], hand["goal"]["kind"], hand["goal"]["n"]) for hand in t.view()["hands"]] == [
        ("frodo", "cards_of_suit_at_least", 4), ("bilbo", "tricks_at_least", 3), ("pippin", "fewest_tricks", 1),
    ]  # fmt: skip
    assert list(verdicts(t.s)) == ["north", "east", "south"]


@pytest.mark.rule("FEL-8.1")
def test_every_goal_of_the_box_is_of_a_kind_that_can_be_judged() -> None:
    faces = [face for who in CHARACTERS.values() for face in (who.front, who.back) if face]
    goals = [face.goal for face in faces] + [goal for event in EVENTS.values() for goal in event.goals.values()]
    assert {goal.kind for goal in goals} == set(KINDS)


@pytest.mark.rule("FEL-8.2")
def test_ex_6_a_star_on_pippin_when_his_goal_is_met_beyond_doubt() -> None:
    """FEL-EX-6: Pippin has no trick, and everybody else has as many as are left."""
    t = party().play(SIX_TRICKS)
    assert [sum(trick.winner == hand for trick in t.s.tricks) for hand in t.s.order] == [2, 3, 1, 0]
    assert (t.verdict("west"), stars(t)) == (MET_SO_FAR, ["east", "south"])
    t.play("m1 m2 m3 r4")  # Gandalf's second: two tricks are left
    assert (t.verdict("west"), stars(t)) == (MET_FOR_SURE, ["east", "south", "west"])


@pytest.mark.rule("FEL-8.2")
def test_a_star_comes_at_the_moment_the_goal_is_met_for_good() -> None:
    t = lorien()
    assert stars(t) == []
    t.play("f7 f1 f2")
    assert stars(t) == ["north"]
    t.play("m1 m6 m2")
    assert stars(t) == ["north", "east"]


@pytest.mark.rule("FEL-8.3")
def test_a_goal_that_may_still_fail_is_not_marked() -> None:
    t = Round.of("2", 4, north="r1 h1 m1", east="h8 m2", south="h2 m8", west="h3 m3", lost="f1", exchanges="optional")
    t.choose(east="merry", south="sam", west="pippin").answer("pass").chance("4").answer("pass", "pass")
    t.play("h1 h8 h2 h3")
    assert t.verdict("east") == MET_SO_FAR  # Merry has one trick, and a third would be too many
    assert t.verdict("west") == MET_SO_FAR  # Pippin has none yet
    assert stars(t) == []


@pytest.mark.rule("FEL-8.4")
def test_the_round_may_end_as_a_success_when_all_goals_are_met_for_good() -> None:
    t = lorien().play("f7 f1 f2 m1 m6 m2")
    assert t.ask.key == "play"
    t.play("f3 f5 f4")
    assert (t.ask.key, t.ask.rule, t.picks) == ("early_end", "FEL-8.4", ["stop", "go_on"])
    assert t.ask.facts == {"outcome": "outcome-won", "goals": ()}
    t.answer("stop")
    assert (t.s.result, t.s.over, len(t.s.tricks)) == ("won", "won", 3)
    assert [entry.rule for entry in t.told("early")] == ["FEL-8.4"]


@pytest.mark.rule("FEL-8.4", "FEL-8.3")
def test_no_early_success_while_one_goal_may_still_fail() -> None:
    t = party().play("s4 s8 s2 s1 m8 m6 m4 m5 m2 m3 f6 m1 f7 f3 f2 f8 f1 f5 r3 r1!")
    assert verdicts(t.s) == {"north": MET_FOR_SURE, "east": MET_FOR_SURE, "south": MET_FOR_SURE, "west": MET_SO_FAR}
    assert (t.ask.key, stars(t)) == ("play", ["north", "east", "south"])


@pytest.mark.rule("FEL-8.5")
def test_the_round_may_be_broken_off_when_a_goal_can_no_longer_be_met() -> None:
    t = lorien().play("f7 f1 f5")  # Haldir's card goes to Orophin and Rúmil
    assert (t.verdict("north"), t.verdict("east"), t.verdict("south")) == (MET_FOR_SURE, OPEN, LOST)
    assert (t.ask.key, t.ask.rule, t.picks) == ("early_end", "FEL-8.5", ["stop", "go_on"])
    assert t.ask.facts == {"outcome": "outcome-lost", "goals": ("hand-south+character-haldir",)}
    t.answer("stop")
    assert (t.s.result, t.ask.key, len(t.s.tricks)) == ("lost", "onward", 1)
    assert [(entry.rule, entry.facts["goals"]) for entry in t.told("early")] == [
        ("FEL-8.5", ("hand-south+character-haldir",))
    ]
    assert [(entry.key, entry.facts["who"]) for entry in t.told("goal-met") + t.told("goal-failed")] == [
        ("goal-met", "north"), ("goal-failed", "south"),
    ]  # fmt: skip


@pytest.mark.rule("FEL-8.5", "FEL-18.7")
@pytest.mark.parametrize(("used", "key"), [((), "play"), (("mithril_shirt",), "early_end")])
def test_one_lost_goal_decides_nothing_while_the_shirt_may_forgive_it(used: tuple[str, ...], key: str) -> None:
    t = Round.of("13", 4, north="r1", lost="f1", exchanges="optional")
    t.choose(east="merry", south="boromir", west="pippin").skip_to("play", partner="pass")
    t.s.used = used
    t.past("east", "east", spare="r1 h1 h6 h7 h8").give_hands(north="h1", east="h8", south="h6", west="h7")
    t.play("h8 h6 h7 h1")  # three tricks are too many for Merry
    assert [t.verdict(hand).lost for hand in t.s.order] == [False, True, False, False]
    assert (t.ask.key, t.s.played_on) == (key, False)
    if key == "early_end":
        assert (t.ask.rule, t.picks, t.ask.facts["outcome"]) == ("FEL-8.5", ["stop", "go_on"], "outcome-lost")


@pytest.mark.rule("FEL-8.6")
@pytest.mark.parametrize(("cards", "result"), [("f7 f1 f2 m1 m6 m2 f3 f5 f4", "won"), ("f7 f1 f5", "lost")])
def test_the_early_end_is_not_compulsory(cards: str, result: str) -> None:
    t = lorien().play(cards)
    done = len(t.s.tricks)
    t.answer("go_on")
    assert (t.ask.key, t.s.result) == ("play", "")
    t.skip_to("onward", "early_end")
    assert (len(t.s.tricks), t.s.result) == (12, result)
    assert done < 12
    assert t.told("early") == []


@pytest.mark.rule("FEL-8.6")
@pytest.mark.parametrize("seed", range(3))
def test_a_verdict_does_not_depend_on_hidden_cards(seed: int) -> None:
    t, rng = party(), Random(seed)
    for number in range(1, 9):
        while len(t.s.tricks) < number:
            t.answer("go_on" if t.ask.key == "early_end" else rng.choice(t.picks))
        twins = [GAME.imagine(t.s, None, Random(seed)) for seed in range(5)]
        assert any(twin.hands != t.s.hands for twin in twins)
        assert [verdicts(twin) for twin in twins] == [verdicts(t.s)] * 5


@pytest.mark.rule("FEL-8.6")
def test_a_goal_that_is_lost_by_a_hidden_card_alone_does_not_end_the_round() -> None:
    t = lorien(north="r1 f7 f4 m1 f5", south="f2 m2 r2 f6")
    t.play("m1 m4 m2 m6 s4 r1 h1 f6 h2 h3 m8 s5 f4 f3 f2 f7 f1 r2 h8 s3 s8 h4 m3 s6 h6 s1 r4 h7 m7 r3 h5 m5 r5")
    assert (t.turn, t.s.hands) == ("north", {"north": ("f5",), "east": ("s2",), "south": ("s7",)})
    assert t.verdict("south") == OPEN  # Haldir may hold Forests 5 himself
    t.play("f5 s2 s7")
    assert t.verdict("south") == LOST


@pytest.mark.rule("FEL-8.6")
def test_a_hidden_threat_is_not_given_away_by_a_verdict() -> None:
    t = Round.of("9", 3, north="r1 h1 m1", east="h8 m8 f1", south="h2 m2", exchanges="optional", glorfindel="none")
    t.choose(north="frodo", east="strider", south="glorfindel").chance("2").answer("fewer", "pass")
    t.play("h2 h1 h8").answer("silent").play("m8 m2 m1")
    assert verdicts(t.s, seat="east")["east"] == LOST  # two tricks are not fewer than two
    assert [verdicts(t.s, seat=seat)["east"] for seat in ("north", "south", None)] == [OPEN] * 3
    t.answer("silent")
    assert t.ask.key == "play"


@pytest.mark.rule("FEL-8.2", "FEL-8.3")
@pytest.mark.parametrize(
    ("players", "won", "verdict"),
    [
        (3, [7, 0, 3], MET_FOR_SURE),  # two tricks more: at most 5 for her, 2 for Celeborn
        (3, [6, 0, 3], MET_SO_FAR),  # three more may tie him with her
        (3, [5, 0, 3], MET_SO_FAR),  # and four lift her above Frodo
        (4, [5, 0, 2, 0], MET_FOR_SURE),  # two are not enough for both
        (4, [4, 0, 2, 1], MET_SO_FAR),  # nor here, but two may tie her with Frodo
        (4, [5, 1, 2, 0], MET_FOR_SURE),  # with one trick she does not reach him, and one of them stays below
    ],
)
def test_she_between_others_is_safe_when_the_tricks_left_are_too_few_to_change_it(
    players: int, won: list[int], verdict: Verdict
) -> None:
    t = Round.of("16", players).skip_to("play", seed=1)
    at = {who: hand for hand, who in t.s.characters.items()}
    hands = [at[who] for who in ("frodo", "celeborn", "galadriel", "sam")[:players]]
    t.past(*[hand for hand, count in zip(hands, won, strict=True) for _ in range(count)])
    assert t.s.length == {3: 12, 4: 9}[players]
    assert t.verdict(at["galadriel"]) == verdict
