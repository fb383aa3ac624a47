"""A row of picks sent at once: in any order, all or nothing."""

from dataclasses import replace
from itertools import permutations

from army import field
from army.state import KINDS
import pytest

from bree.core import DONE, Ask, Illegal, Pick, Refusal, Rules, State
from bree.games.mordor.state import Mordor
from bree.table import Sitting
from tests.table.seating import ANNA, JAN, MORDOR, mordor, picks, refusal_of, roll, seat
from tests.table.test_multisets import sitting_at

FIVE = "gandalf ring orc weapon nazgul"  # black, yellow, red, blue, green: all different


def rolled(faces: str = FIVE) -> Sitting:
    sitting = mordor()
    roll(sitting, faces)
    return sitting


def refused(sitting: Sitting, seat: str, wanted: list[str]) -> Refusal:
    return refusal_of(sitting, lambda: sitting.gather(seat, wanted))


@pytest.mark.parametrize("wanted", list(permutations(["green", "yellow", "blue"])))
def test_the_order_in_which_picks_are_named_does_not_matter(wanted: tuple[str, ...]) -> None:
    sitting = rolled()
    sitting.gather("frodo", wanted)
    assert picks(sitting)[5:] == ["green", "yellow", "blue", "done"]


@pytest.mark.parametrize("wanted", [["green", "yellow"], ["yellow", "done", "green"]], ids=["without", "with"])
def test_done_is_given_where_the_run_wants_it_whether_named_or_not(wanted: list[str]) -> None:
    sitting = rolled()
    sitting.gather("frodo", wanted)
    assert picks(sitting)[5:] == ["green", "yellow", "done"]
    assert sitting.ask is not None
    assert sitting.ask.key == "die"


def test_a_run_that_ends_by_itself_gets_no_done() -> None:
    sitting = rolled("orc orc orc orc orc")
    sitting.gather("frodo", ["black"])
    assert picks(sitting)[5:] == ["black"]
    everything = rolled()
    everything.gather("frodo", ["black", "yellow", "red", "blue", "green"])
    assert picks(everything)[5:10] == ["green", "black", "yellow", "red", "blue"]


def test_a_set_that_breaks_a_rule_is_refused_whole_with_that_rule() -> None:
    assert refused(rolled(), "frodo", ["yellow", "black"]).rule == "MOR-2.8"  # the Nazgûl was left out
    assert refused(rolled("ring ring orc weapon nazgul"), "frodo", ["green", "black", "yellow"]).rule == "MOR-2.3"


def test_a_pick_that_does_not_exist_refuses_the_whole_set() -> None:
    refusal = refused(rolled(), "frodo", ["green", "violet"])
    assert (type(refusal), refusal.facts) == (Illegal, {"answer": "violet"})


def test_a_set_larger_than_the_run_is_refused() -> None:
    refusal = refused(rolled("orc orc orc orc orc"), "frodo", ["black", "violet"])
    assert refusal.facts == {"answer": "violet"}
    # Of several picks too many, the first by name is told.
    refusal = refused(rolled("orc orc orc orc orc"), "frodo", ["green", "black", "blue"])
    assert refusal.facts == {"answer": "blue"}


@pytest.mark.parametrize("wanted", [["green"], ["done"], []], ids=str)
def test_a_seat_that_is_not_asked_gathers_nothing(wanted: list[str]) -> None:
    assert refused(rolled(), "sam", wanted).key in ("not-offered", "not-asked")


@pytest.mark.parametrize("wanted", [["done"], []], ids=["done", "nothing"])
def test_a_run_that_has_not_begun_cannot_be_ended(wanted: list[str]) -> None:
    refusal = refused(rolled(), "frodo", wanted)
    assert (refusal.rule, refusal.facts) == ("MOR-2.8", {"answer": "done"})


@pytest.mark.parametrize("wanted", [["done"], []], ids=["done", "nothing"])
def test_a_run_that_has_begun_is_ended_by_done_alone(wanted: list[str]) -> None:
    sitting = rolled()
    sitting.answer("frodo", "green")
    sitting.gather("frodo", wanted)
    assert picks(sitting)[5:] == ["green", "done"]


def test_a_single_choice_is_no_run() -> None:
    sitting = mordor(gandalf_square="choose")
    roll(sitting, FIVE)
    sitting.gather("frodo", ["black", "yellow", "red", "blue", "green"])
    assert sitting.ask is not None
    assert sitting.ask.key == "halve"
    assert refused(sitting, "frodo", ["1"]).key == "not-offered"


def test_nothing_is_gathered_when_the_game_is_over() -> None:
    sitting = mordor()
    while (ask := sitting.ask) is not None:
        sitting.answer(ask.who, ask.picks[0].id)
    assert refused(sitting, "frodo", ["black"]).key == "game-over"


def test_a_run_that_follows_at_once_is_left_to_its_own_answers() -> None:
    """Two runs of one seat, one after the other: the second is not ended by what was gathered for the first."""
    rules: Rules[Mordor] = Rules()

    @rules.ask
    def swords(_s: Mordor) -> Ask:
        return Ask("frodo", "swords", "R-1", (Pick("sting"),), many=True)

    @rules.step
    def on_swords(s: Mordor, _answer: str) -> None:
        s.then(("rings",))

    @rules.ask
    def rings(_s: Mordor) -> Ask:
        return Ask("frodo", "rings", "R-2", (Pick("one"), Pick(DONE)), many=True)

    @rules.step
    def on_rings(_s: Mordor, _answer: str) -> None: ...

    def setup(options: dict[str, str | int]) -> State:
        s = MORDOR.setup(options)
        s.todo = [("swords",)]
        return s  # type: ignore[no-any-return]

    sitting = seat(replace(MORDOR, rules=rules, setup=setup), (ANNA, JAN), {})
    assert refused(sitting, "frodo", ["sting", "one"]).facts == {"answer": "one"}
    sitting.gather("frodo", ["sting"])
    assert picks(sitting) == ["sting"]
    assert sitting.ask is not None
    assert sitting.ask.key == "rings"


def test_of_several_orders_one_that_can_be_gone_is_found() -> None:
    """The Ring is offered first and ends the run: a sword that is wanted too must come before it."""
    rules: Rules[Mordor] = Rules()
    looks: list[int] = []

    @rules.ask
    def things(_s: Mordor, _left: int) -> Ask:
        looks.append(1)
        return Ask("frodo", "things", "R-1", (Pick("ring"), Pick("sting"), Pick("glamdring")), many=True)

    @rules.step
    def on_things(s: Mordor, left: int, answer: str) -> None:
        if answer != "ring" and left > 1:
            s.then(("things", left - 1))

    def setup(options: dict[str, str | int]) -> State:
        s = MORDOR.setup(options)
        s.todo = [("things", 17)]
        return s  # type: ignore[no-any-return]

    game = replace(MORDOR, rules=rules, setup=setup)
    sitting = seat(game, (ANNA, JAN), {})
    sitting.gather("frodo", ["ring", "glamdring", "sting", "glamdring"])
    assert sorted(picks(sitting)) == ["glamdring", "glamdring", "ring", "sting"]
    assert picks(sitting)[-1] == "ring"
    sitting = seat(game, (ANNA, JAN), {})
    assert not sitting.pick_set.wide
    looks.clear()
    refusal = refused(sitting, "frodo", ["ring", *["glamdring", "sting"] * 9])
    assert (refusal.key, refusal.rule) == ("not-offered", "R-1")
    assert len(looks) < 250, "what was left in vain is not tried in every order"


@pytest.mark.parametrize("told", ["on", "off"])
def test_what_is_never_offered_is_refused_before_anything_is_tried(told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many copies of one piece are refused, too, in any order."""
    stock = dict.fromkeys(KINDS, 0) | {"rohan-elite": 2, "gondor-elite": 1, "strider": 3, "gandalf": 2}
    sitting = sitting_at(field(list(stock.values()), hits=0, told=told == "on"))
    everything = [kind for kind, n in stock.items() for _ in range(n)]
    assert sitting.pick_set.most == 8
    plays: list[str] = []
    play = Rules.play
    monkeypatch.setattr(Rules, "play", lambda self, s, pick: plays.append(pick) or play(self, s, pick))
    for name, rule in (("zzz", "ARMY-1"), ("balrog", "ARMY-1"), ("strider", "ARMY-2")):
        refusal = refused(sitting, "west", [*everything, name, DONE])
        assert (refusal.key, refusal.rule, refusal.facts) == ("not-offered", rule, {"answer": name})
        assert set(plays) <= {name}
        assert len(plays) <= 3
        plays.clear()
