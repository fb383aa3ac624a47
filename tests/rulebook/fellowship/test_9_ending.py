"""Section 9: the end of a round and of a short chapter, and the campaign."""

import json

import pytest

from bree.core import CHANCE
from bree.core.saves.replay import replay
from bree.core.saves.state_json import from_plain, to_plain
from bree.games.fellowship import GAME
from tests.rulebook.fellowship.fellowship_story import Round
from tests.rulebook.fellowship.going_south import LORIEN_LOST, LORIEN_WON, ROUNDS, lorien, play_round

STANDARD = (9, 12, 12, 9)  # tricks with 1, 2, 3, 4 players


def tricks_of(t: Round) -> int:
    """The number of tricks in the log at the end of the setup."""
    t.skip_to("play", "sting", "glamdring", "take_back_card", "fixed_ring")
    (entry,) = t.told("begin")
    assert entry.facts["count"] == t.s.length
    return t.s.length


@pytest.mark.rule("FEL-9.1")
def test_the_round_ends_when_all_hands_are_played_out_but_for_what_is_kept() -> None:
    t = Round.of("1", 4, north="r1", lost="h4").choose(east="bilbo", south="gandalf", west="pippin")
    while len(t.s.tricks) < 8:
        t.answer("go_on" if t.ask.key == "early_end" else t.picks[0])
    if t.ask.key == "early_end":
        t.answer("go_on")
    assert [len(t.hand(hand)) for hand in t.s.order] == [1, 1, 2, 1]
    assert (t.ask.key, t.s.result) == ("play", "")
    while t.ask.key == "play":
        t.answer(t.picks[0])
    assert [len(t.hand(hand)) for hand in t.s.order] == [0, 0, 1, 0]
    assert (len(t.s.tricks), t.s.result != "") == (9, True)


@pytest.mark.rule("FEL-9.2")
def test_all_goals_met_and_the_round_is_won_for_all() -> None:
    t = lorien().answer(*LORIEN_WON.split())
    assert [entry.facts["who"] for entry in t.told("goal-met")] == ["north", "east", "south"]
    assert t.told("goal-failed") == t.told("round-lost") == []
    assert [entry.rule for entry in t.told("round-won")] == ["FEL-9.2"]
    assert GAME.score(t.s) == {"north": 1.0, "east": 1.0, "south": 1.0}


@pytest.mark.rule("FEL-9.2")
def test_one_goal_not_met_and_the_round_is_lost_for_all() -> None:
    t = lorien().play("f7 f1 f5").answer("go_on").play("m1 m6 m2")
    while t.ask.key == "play":
        t.answer(t.picks[0])
    assert [entry.facts["who"] for entry in t.told("goal-met")] == ["north", "east"]
    assert [entry.facts["who"] for entry in t.told("goal-failed")] == ["south"]
    assert [entry.rule for entry in t.told("round-lost")] == ["FEL-9.2"]
    assert (t.s.result, t.told("round-won")) == ("lost", [])
    assert GAME.score(t.answer("end").s) == {"north": 0.0, "east": 0.0, "south": 0.0}


@pytest.mark.rule("FEL-9.3")
def test_one_won_round_wins_a_short_chapter() -> None:
    t = lorien().answer(*LORIEN_WON.split())
    assert (t.s.rounds, t.s.won, t.s.over) == (1, (15,), "won")
    assert [entry.facts["chapter"] for entry in t.told("chapter-won")] == ["chapter-15"]


@pytest.mark.rule("FEL-9.3")
def test_a_lost_short_chapter_may_be_played_again() -> None:
    t = lorien().answer(*LORIEN_LOST.split())
    assert (t.ask.key, t.picks, t.s.won, t.s.over) == ("onward", ["again", "end"], (), "")
    assert t.refuses("keep") == "FEL-9.3"
    t.answer("again")
    assert (t.ask.who, t.ask.key, t.s.chapter, t.s.characters) == (CHANCE, "turn_lost", 15, {})
    lorien(t).answer(*LORIEN_WON.split())
    assert (t.s.over, t.s.attempts) == ("won", {"15": 2})


@pytest.mark.rule("FEL-9.12")
def test_winning_a_chapter_puts_its_card_aside_and_opens_the_next() -> None:
    t = Round.of("campaign", 3, exchanges="optional")
    assert t.picks == [*map(str, range(1, 19)), "end"]
    lorien(t.answer("15")).answer(*LORIEN_WON.split())
    assert (t.s.won, t.ask.key, t.picks) == ((15,), "next_chapter", [*map(str, range(1, 15)), "16", "17", "18", "end"])
    assert t.refuses("15") == "FEL-9.12"
    t.answer("7")
    shown = t.skip_to("choose").view()["chapter"]
    assert (shown["number"], shown["roster"]) == (7, ["mr_underhill", "barliman", "sam", "merry", "pippin"])


@pytest.mark.rule("FEL-9.12")
def test_a_lost_chapter_stays_open() -> None:
    t = Round.of("campaign", 3, exchanges="optional")
    lorien(t.answer("15")).answer(*LORIEN_LOST.split())
    assert (t.s.won, t.picks) == ((), ["again", "other", "end"])
    t.answer("other")
    assert "15" in t.picks


@pytest.mark.rule("FEL-9.13")
def test_a_campaign_goes_on_at_the_place_where_it_was_left() -> None:
    t = Round.of("campaign", 4, exchanges="optional", won="1 2").answer("13")
    play_round(t, *ROUNDS[0])
    left = json.dumps(to_plain(t.s))
    again = Round(GAME, from_plain(GAME, json.loads(left)))
    assert again.view("north") == t.view("north")
    shown = again.view()
    assert (shown["campaign"]["won"], shown["chapter"]["number"], shown["round"]["number"]) == ([1, 2], 13, 2)
    assert shown["chapter"]["completed"] == ["frodo", "gandalf", "sam", "merry"]
    play_round(again, *ROUNDS[1])
    play_round(again, *ROUNDS[2])
    assert (again.s.won, again.ask.key) == ((1, 2, 13), "next_chapter")


@pytest.mark.rule("FEL-9.13")
def test_the_same_answers_lead_to_the_same_place() -> None:
    options: dict[str, str | int] = {"chapter": "campaign", "players": 3, "exchanges": "optional"}
    t = Round.of("campaign", 3, exchanges="optional")
    answers: list[str] = []
    for answer in ("15", *lorien_answers(), *LORIEN_LOST.split(), "again"):
        t.answer(answer)
        answers.append(answer)
    assert replay(GAME, options, answers).clone() == t.s.clone()


def lorien_answers() -> list[str]:
    """The answers for the deal and the setup of `lorien`."""
    fills = Round.of("campaign", 3, exchanges="optional").answer("15")
    lorien(fills)
    hands = [card for hand in fills.s.order for card in fills.hand(hand)]
    return ["f8", *hands, "orophin_rumil", "gimli", "haldir", "7", "pass", "6", "5", "pass"]


@pytest.mark.rule("FEL-9.13")
def test_chapters_won_before_need_not_be_played_again() -> None:
    t = Round.of("campaign", 4, won="1 2 5")
    assert t.picks == ["3", "4", *map(str, range(6, 19)), "end"]
    assert t.view()["campaign"]["won"] == [1, 2, 5]


@pytest.mark.rule("FEL-9.17")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("chapter", "tricks"),
    [("1", STANDARD), ("9", STANDARD), ("10", STANDARD), ("12", STANDARD), ("4", (10, 13, 13, 10)),
     ("5", (7, 9, 9, 7)), ("6", (8, 9, 9, 8)), ("17", (11, 14, 14, 11))],
)  # fmt: skip
def test_as_many_tricks_as_the_largest_hand_has_cards_beside_those_it_keeps(
    chapter: str, tricks: tuple[int, ...], players: int
) -> None:
    assert tricks_of(Round.of(chapter, players)) == tricks[players - 1]


@pytest.mark.rule("FEL-9.17")
def test_cards_that_are_meant_to_be_kept_do_not_make_the_round_longer() -> None:
    t = Round.of("5", 3, lost="h2 h4", north="r1").choose(east="tom_bombadil", south="merry").skip_to("play")
    assert (len(t.hand("east")), t.s.keeps, t.s.length) == (11, {"east": 2}, 9)
    t = Round.of("6", 4, north="r1").choose(east="tom_bombadil", south="goldberry", west="merry").skip_to("play")
    assert (len(t.hand("east")), t.s.keeps, t.s.length) == (13, {"east": 5}, 8)
