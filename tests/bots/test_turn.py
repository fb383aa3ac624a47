"""The bot `turn`, compared with a slow and simple enumeration."""

from random import Random

import pytest

from bree.bots.bot import Sight
from bree.bots.mordor.kept_dice import FIELD, RIVAL, after_turn, no_kept_dice, sheet_after
from bree.bots.mordor.turn import TurnBot
from bree.bots.mordor.turn_values import TurnValues
from bree.games.mordor import GAME
from bree.games.mordor.notation import read_dice
from bree.games.mordor.state import DICE, Mordor
from bree.solve.mordor.throws import DieClass, keeps, throws
from tests.bots.enumeration import rolling_only, worth, worths_of
from tests.rulebook.mordor.mordor_story import Turn

SIDES = ("ring", "ring", "gandalf", "weapon", "orc", "nazgul")
TABLES = {
    "basic": {},
    "thin": {"frodo": "4 circles 1 left", "sam": "6 circles 2 left"},
    "near the end": {"frodo": "8 circles 2 left h6"},
    "safe in Mordor": {"sam": "9 circles", "safe_in_mordor": "on"},
    **{f"circle {n}": {"side": "advanced", "frodo": f"{n} circles", "merry": "2 circles 1 left"} for n in range(1, 9)},
}
ROHAN = "circle 4"
KEPT = ["yR rO kW", "yR rO bN", "yR rO bN kG", "rN gN kN"]


def position(table: str, kept: str, hobbit: str = "frodo") -> Mordor:
    """Return a turn with these dice set aside, before the next roll."""
    s = Turn.of(hobbit, **TABLES[table]).s
    s.kept = read_dice(kept)
    s.todo = [step for step in s.todo if step[0] != "die" or step[1] not in s.kept]
    return s


def thrown(s: Mordor, faces: str) -> Mordor:
    for face in faces.split():
        GAME.apply(s, face)
    return s


def choice(s: Mordor) -> str:
    ask = GAME.waiting(s)
    assert ask is not None
    return TurnBot().choose(Sight(GAME, s, ask.who, ask), Random(0))


@pytest.mark.parametrize("kept", KEPT)
@pytest.mark.parametrize("table", TABLES)
def test_the_worth_of_a_turn_is_that_of_the_enumeration(table: str, kept: str) -> None:
    s = position(table, kept)
    values = TurnValues(s)
    left = tuple(sorted(values.kinds[die] for die in DICE if die not in s.kept))
    assert values.turn_on(values.kept(s), left) == pytest.approx(worth(rolling_only(s)), rel=1e-12)


@pytest.mark.parametrize("hobbit", ["frodo", "sam", "merry"])
@pytest.mark.parametrize("kept", ["rN gN kN yR bG", "yR rR kW bO gG", "yR rO bO kW gG", "yN rR bR kG gG"])
@pytest.mark.parametrize("table", ["basic", "thin", "circle 1", "circle 5"])
def test_its_estimate_is_what_the_rules_then_mark(table: str, kept: str, hobbit: str) -> None:
    s = position(table, kept, hobbit)
    seat = s.active
    left, circles = sheet_after(s, TurnValues(s).kept(s))
    s.todo = [("symbols",)]
    GAME.rules.settle(s)
    while (ask := GAME.waiting(s)) is not None and ask.who == hobbit:
        GAME.apply(s, ask.picks[0].id)
    assert (s.left[seat], s.circles[seat]) == (max(left, 0), circles)


def test_to_strike_a_rival_is_worth_less_than_a_field_and_to_be_struck_costs_one() -> None:
    s = position("basic", "rO bN")
    nobody = no_kept_dice(s)
    worths = [after_turn(s, nobody.plus("nazgul", victim)) - after_turn(s, nobody) for victim in range(len(s.seats))]
    assert worths == pytest.approx([-FIELD, RIVAL * FIELD, RIVAL * FIELD])


def test_the_worth_with_three_dice_left_is_that_of_the_enumeration() -> None:
    s = position("thin", "rO bR")
    values = TurnValues(s)
    left = tuple(sorted(values.kinds[die] for die in ("black", "yellow", "green")))
    assert values.turn_on(values.kept(s), left) == pytest.approx(worth(rolling_only(s)), rel=1e-12)


@pytest.mark.parametrize("faces", ["ring ring", "tree gandalf", "tree orc", "orc nazgul", "nazgul nazgul"])
@pytest.mark.parametrize("table", [table for table in TABLES if table != ROHAN])
def test_what_it_keeps_is_worth_most_of_all_that_is_offered(table: str, faces: str) -> None:
    s = thrown(position(table, "yR rO bW"), faces)
    asked = 0
    while (ask := GAME.waiting(s)) is not None and ask.key == "keep":
        worths = worths_of(rolling_only(s))
        chosen = choice(s)
        assert worths[chosen] == pytest.approx(max(worths.values()), rel=1e-12)
        GAME.apply(s, chosen)
        asked += 1
    assert asked >= 1


@pytest.mark.parametrize("faces", ["ring ring", "orc ring", "nazgul orc", "orc orc", "gandalf weapon", "nazgul nazgul"])
@pytest.mark.parametrize("kept", ["yR rR kW", "yR rO kW", "yO rO kR"])
def test_in_rohan_a_roll_is_made_again_just_when_the_enumeration_says_so(kept: str, faces: str) -> None:
    s = thrown(position(ROHAN, kept), faces)
    worths = worths_of(rolling_only(s))
    assert set(worths) == {"again", "stand"}
    assert choice(s) == ("again" if worths["again"] > worths["stand"] else "stand")


def test_both_decisions_of_rohan_are_met() -> None:
    assert choice(thrown(position(ROHAN, "yR rR kW"), "ring ring")) == "stand"
    assert choice(thrown(position(ROHAN, "yR rR kW"), "orc orc")) == "again"


def test_the_last_ring_into_mordor_is_kept() -> None:
    s = thrown(position("near the end", "rW bW gW yW"), "ring")
    assert choice(s) == "black"
    GAME.apply(s, "black")
    assert s.circles[0] == 9


def test_an_orc_without_a_weapon_is_left_lying() -> None:
    s = thrown(position("basic", "yR rR kG"), "ring orc")
    assert choice(s) == "blue"
    GAME.apply(s, "blue")
    assert choice(s) == "done"


def test_every_throw_of_two_dice_is_weighed_and_equal_ones_are_counted_together() -> None:
    die = DieClass(-1, SIDES)
    found = dict(throws((die, die)))
    assert sum(found.values()) == 36
    assert found[((die, "ring"), (die, "ring"))] == 4
    assert found[((die, "nazgul"), (die, "ring"))] == 4
    assert found[((die, "gandalf"), (die, "orc"))] == 2


def test_sets_to_keep_hold_one_of_a_symbol_and_always_a_nazgul() -> None:
    a, b = DieClass(-1, SIDES), DieClass(0, SIDES)
    ring, other, nazgul = (a, "ring"), (b, "ring"), (a, "nazgul")
    assert set(keeps((ring, other), False)) == {(ring,), (other,)}
    assert set(keeps((ring, other), True)) == {(ring,), (other,), (ring, other)}
    assert set(keeps(tuple(sorted((nazgul, ring))), False)) == {(nazgul,), tuple(sorted((nazgul, ring)))}


def test_a_bot_forgets_one_turn_when_the_next_begins() -> None:
    bot = TurnBot()
    for table in ("basic", "thin", "basic"):
        s = thrown(position(table, "yR rO kW"), "ring gandalf")
        ask = GAME.waiting(s)
        assert ask is not None
        assert bot.choose(Sight(GAME, s, ask.who, ask), Random(0)) == choice(s)
