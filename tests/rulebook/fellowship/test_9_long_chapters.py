"""Section 9: long chapters, their rounds, completed characters, and the cost of a lost round."""

import pytest

from bree.core import CHANCE
from bree.games.fellowship.card import MAIN
from bree.games.fellowship.facts import CHAPTERS, CHARACTERS
from bree.games.fellowship.rules.choosing import needed
from tests.rulebook.fellowship.fellowship_story import Round
from tests.rulebook.fellowship.going_south import (
    BILL_FAILS,
    BILL_WINS_AN_8,
    COMPANIONS,
    DEAL,
    FRODO_FAILS,
    ROUNDS,
    SAM_FAILS,
    play_round,
    ring_goes_south,
)

ALL = ("frodo", *COMPANIONS)
HELD = {hand: cards for hand, cards in DEAL.items() if hand != "lost"}


def after_one_round() -> Round:
    """Frodo, Gandalf, Sam and Merry have met their goals, and the next round is dealt."""
    return play_round(ring_goes_south(), *ROUNDS[0])


def completed(t: Round, *names: str) -> Round:
    """These were completed in earlier rounds."""
    t.s.completed = names
    return t


def lost_with(
    line: str, crew: int = 0, *, earlier: tuple[str, ...] = ("frodo", "sam", "pippin"), **options: str
) -> Round:
    """A round in which one goal fails. The mithril shirt is offered and not used."""
    names, threats, _ = ROUNDS[crew]
    t = play_round(completed(ring_goes_south(**options), *earlier), names, threats, line)
    assert t.ask.key == "shirt"
    return t.answer("leave")


@pytest.mark.rule("FEL-9.4", "FEL-9.18")
def test_a_won_round_completes_its_characters_and_another_round_follows() -> None:
    t = after_one_round()
    assert t.s.completed == ("frodo", "gandalf", "sam", "merry")
    shown = t.view()["chapter"]
    assert shown["completed"] == ["frodo", "gandalf", "sam", "merry"]
    assert shown["missing"] == ["aragorn", "legolas", "gimli", "boromir", "pippin"]
    assert (shown["number"], t.s.rounds, t.s.over, t.s.won) == (13, 2, "", ())
    assert (t.ask.who, t.ask.key, t.told("chapter-won")) == (CHANCE, "turn_lost", [])


@pytest.mark.rule("FEL-9.5")
def test_a_completed_character_may_be_chosen_again_and_need_not_be() -> None:
    t = after_one_round().deal(**DEAL)
    assert t.picks == [name for name in CHAPTERS[13].characters if name != "frodo"]
    t.choose(east="sam", south="legolas", west="gimli")
    assert t.s.characters == {"north": "frodo", "east": "sam", "south": "legolas", "west": "gimli"}


@pytest.mark.rule("FEL-9.6")
def test_frodo_is_in_every_round_even_when_he_is_completed() -> None:
    t = after_one_round().deal(**(HELD | {"north": HELD["east"], "east": HELD["north"]}), lost="m7")
    assert "frodo" in t.s.completed
    assert (t.s.holder, t.s.characters, t.turn) == ("east", {"east": "frodo"}, "south")


@pytest.mark.rule("FEL-9.6")
def test_chapter_9_is_the_exception() -> None:
    t = completed(Round.of("9", 4, north="r1"), "frodo")
    assert (t.turn, t.s.characters) == ("north", {})
    t.choose(north="merry", east="glorfindel", south="sam", west="pippin")
    assert "frodo" not in t.s.characters.values()


@pytest.mark.rule("FEL-9.7", "FEL-9.4")
def test_ex_14_three_won_rounds_of_three_companions_each_win_chapter_13() -> None:
    """FEL-EX-14: four players, every companion completed, one seat free for Bill."""
    t = ring_goes_south()
    for number, row in enumerate(ROUNDS, 1):
        assert (t.s.rounds, t.s.over) == (number, "")
        play_round(t, *row)
    assert set(t.s.completed) == {*ALL, "bill_the_pony"}
    assert (t.s.rounds, t.s.won, t.s.over) == (3, (13,), "won")


@pytest.mark.rule("FEL-9.7")
@pytest.mark.parametrize(
    ("lacking", "rounds", "over"), [("boromir", 1, "won"), ("aragorn", 1, "won"), ("pippin", 2, "")]
)
def test_every_required_character_must_be_completed(lacking: str, rounds: int, over: str) -> None:
    earlier = [name for name in ALL if name != lacking]
    t = play_round(completed(ring_goes_south(), *earlier), *ROUNDS[2])  # Aragorn, Boromir and Bill meet their goals
    assert (t.s.rounds, t.s.over) == (rounds, over)


@pytest.mark.rule("FEL-9.8", "FEL-9.15")
def test_ex_35_sam_chosen_again_fails_and_the_round_is_lost() -> None:
    """FEL-EX-35: Sam was completed earlier; the mithril shirt is not used."""
    t = lost_with(SAM_FAILS)
    assert [entry.facts["who"] for entry in t.told("goal-failed")] == ["south"]
    assert (t.s.result, t.ask.key, t.picks) == ("lost", "onward", ["again", "keep", "end"])


@pytest.mark.rule("FEL-9.15")
def test_frodo_too_has_to_meet_his_goal_again() -> None:
    t = lost_with(FRODO_FAILS)
    assert [entry.facts["who"] for entry in t.told("goal-failed")] == ["north"]
    assert (t.s.result, t.s.completed) == ("lost", ("frodo", "sam", "pippin"))


@pytest.mark.rule("FEL-9.8")
def test_a_fresh_start_gives_up_all_completions() -> None:
    t = lost_with(SAM_FAILS).answer("again")
    assert (t.s.completed, t.s.rounds, t.s.chapter) == ((), 1, 13)
    assert [entry.rule for entry in t.told("afresh")] == ["FEL-9.8"]
    assert (t.ask.who, t.ask.key) == (CHANCE, "turn_lost")


@pytest.mark.rule("FEL-9.8", "FEL-9.16")
def test_there_is_nothing_to_keep_before_a_round_was_won() -> None:
    t = lost_with(SAM_FAILS, earlier=())
    assert t.picks == ["again", "end"]
    assert t.refuses("keep") == "FEL-9.16"


@pytest.mark.rule("FEL-9.8")
def test_a_table_may_agree_that_a_lost_round_ends_the_game() -> None:
    t = lost_with(SAM_FAILS, loss="end")
    assert (t.over, t.s.over) == (True, "lost")


@pytest.mark.rule("FEL-9.16")
def test_keeping_the_completed_characters_deals_the_next_round() -> None:
    t = lost_with(SAM_FAILS).answer("keep")
    assert t.s.completed == ("frodo", "sam", "pippin")
    assert (t.s.rounds, t.s.chapter, t.s.result, t.s.characters) == (2, 13, "", {})
    assert (t.ask.who, t.ask.key) == (CHANCE, "turn_lost")
    assert [entry.rule for entry in t.told("kept")] == ["FEL-9.16"]


@pytest.mark.rule("FEL-9.9")
@pytest.mark.parametrize(("option", "more"), [("nothing", ()), ("counts", ("gandalf", "merry"))])
def test_goals_met_in_a_lost_round_complete_nobody_unless_agreed(option: str, more: tuple[str, ...]) -> None:
    t = lost_with(SAM_FAILS, lost_round=option)
    assert [entry.facts["who"] for entry in t.told("goal-met")] == ["north", "east", "west"]
    assert t.answer("keep").s.completed == ("frodo", "sam", "pippin", *more)


@pytest.mark.rule("FEL-9.9")
def test_a_won_round_completes_all_who_were_in_it() -> None:
    t = play_round(completed(ring_goes_south(), "pippin", "sam"), *ROUNDS[0])
    assert t.s.completed == ("pippin", "sam", "frodo", "gandalf", "merry")


@pytest.mark.rule("FEL-9.10")
def test_an_optional_character_is_not_needed_to_finish() -> None:
    t = play_round(completed(ring_goes_south(), *COMPANIONS[1:5], "pippin"), *ROUNDS[0])
    assert set(t.s.completed) == set(ALL)
    assert (t.s.over, t.told("chapter-won")[0].rule) == ("won", "FEL-9.3")


@pytest.mark.rule("FEL-9.10", "FEL-9.7")
def test_ex_36_an_optional_character_that_is_chosen_must_not_fail() -> None:
    """FEL-EX-36: only Boromir is missing and meets his goal, Bill fails, the mithril shirt is not used."""
    t = lost_with(BILL_FAILS, 2, earlier=tuple(name for name in ALL if name != "boromir"))
    assert [entry.facts["who"] for entry in t.told("goal-met")] == ["north", "east", "south"]
    assert [entry.facts["who"] for entry in t.told("goal-failed")] == ["west"]
    assert (t.s.result, t.s.won, t.s.over, t.told("chapter-won")) == ("lost", (), "", [])
    assert "boromir" not in t.s.completed


@pytest.mark.rule("FEL-9.10", "FEL-10.7")
@pytest.mark.parametrize(("riders", "failed"), [({}, []), ({"west": "black_breath"}, ["west"])])
def test_a_special_threat_of_an_optional_character_must_be_met_too(riders: dict[str, str], failed: list[str]) -> None:
    t = ring_goes_south().choose(east="aragorn", south="boromir", west="bill_the_pony")
    t.s.riders.update(riders)
    t.skip_to("play", partner="pass", will_trade="pass", pick_threat="2").answer(*BILL_WINS_AN_8.split())
    assert [entry.facts["who"] for entry in t.told("goal-failed")] == failed
    assert len(t.told("round-won")) == (not failed)


@pytest.mark.rule("FEL-9.11")
def test_the_characters_whose_goals_need_not_be_completed() -> None:
    assert {number: what.optional for number, what in CHAPTERS.items() if what.optional} == {
        13: ("bill_the_pony",), 17: ("celeborn",),
    }  # fmt: skip
    assert [name for name, who in CHARACTERS.items() if who.front.goal.kind == "none"] == ["gandalf_secret_fire"]
    for number, names in ((13, ALL), (14, ALL), (17, (*ALL, "galadriel")), (9, CHAPTERS[9].characters)):
        want = [name for name in names if not (number == 17 and name == "gandalf")]
        assert sorted(needed(Round.of(str(number), 4).s)) == sorted(want)


@pytest.mark.rule("FEL-9.14")
def test_every_further_round_is_set_up_afresh() -> None:
    t = after_one_round()
    assert sorted(t.picks) == sorted(card for card in MAIN if card != "r1")
    t.answer("s3")
    assert sorted(t.picks) == sorted(card for card in MAIN if card != "s3")
    t.deal()
    assert (t.s.lost, t.s.turned, [len(t.hand(hand)) for hand in t.s.order]) == (("s3",), ("s3",), [9, 9, 9, 9])
    assert (t.s.token, t.s.led_free, t.s.tricks, t.s.keeps, t.s.threat) == (False, False, [], {}, {})
    assert t.s.threats.cards() == ("1", "2", "3", "4", "5", "6", "7")
    assert (t.ask.key, list(t.s.characters.values())) == ("choose", ["frodo"])
