"""What is marked of a run: against counting all sets, by the rules' own words and by trying every order."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations
from random import Random
from typing import Any

from army import GAME as ARMY, field
from army.state import KINDS, UNITS, Army
from hypothesis import given, strategies as st
import pytest

from bree.core import CHANCE, DONE, Ask, Game, Illegal, Refusal
from bree.core.find import find
from bree.table import Chair, Selection, Sitting
from bree.table.pick_set import SetSearch, same_set
from tests.contract.variants import random_game
from tests.table.seating import mordor, refusal_of, roll, snapshot, tiny
from tests.table.test_multisets import CHAIRS, armies, broken, chosen, counted, fields, plain, sitting_at

Legal = list[Counter[str]]


def refused(sitting: Sitting, seat: str, marks: list[str]) -> Refusal:
    return refusal_of(sitting, lambda: sitting.selection(seat, marks))


def as_counted(sitting: Sitting, seat: str, marks: list[str], legal: Legal) -> Selection | None:
    """Compare the selection with counting all sets. None if no set contains it and it is refused."""
    some = Counter(marks)
    if not any(some <= one for one in legal):
        refused(sitting, seat, marks)
        return None
    before = snapshot(sitting)
    told = sitting.selection(seat, marks)
    assert snapshot(sitting) == before
    assert plain(told.pick_set) == counted(legal, some)
    assert told.ready == (some in legal)
    assert (DONE in told.barred) != told.ready
    still = {pick.id for pick in told.pick_set.picks}
    assert not still & set(told.barred)
    lacking = {name for one in legal for name in one} - still - set(marks)
    assert lacking <= set(told.barred), "whatever some set holds may be added, or a rule bars it"
    return told


# Armies, told by the ask or searched


@given(s=fields(), data=st.data())
def test_marks_of_an_army_are_told_what_counting_says_and_a_rule_that_would_be_broken(
    s: Army, data: st.DataObject
) -> None:
    legal = list(armies(s))
    kinds = [kind for kind, n in zip(KINDS, s.stock, strict=True) if n]
    marks = data.draw(st.lists(st.sampled_from(kinds), max_size=12))
    told = as_counted(sitting_at(s), "west", marks, legal)
    if told is not None:
        for name, rule in told.barred.items():
            army = Counter(marks) if name == DONE else Counter([*marks, name])
            assert rule in broken(s, army), (name, rule)


@given(s=fields(), data=st.data())
def test_marks_that_no_army_holds_are_refused_by_the_first_that_is_too_much(s: Army, data: st.DataObject) -> None:
    legal = list(armies(s))
    kinds = [*KINDS, "balrog", DONE]
    marks = data.draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=14))
    holds = [any(Counter(marks[:n]) <= one for one in legal) for n in range(1, len(marks) + 1)]
    if not all(holds):
        refusal = refused(sitting_at(s), "west", marks)
        first = holds.index(False)
        assert (type(refusal), refusal.key, refusal.facts) == (Illegal, "not-offered", {"answer": marks[first]})
        if marks[first] in KINDS:
            assert refusal.rule in broken(s, Counter(marks[: first + 1]))


@given(s=fields(few=60), data=st.data())
def test_marks_of_losses_are_enough_when_they_are_as_many_as_the_hits(s: Army, data: st.DataObject) -> None:
    sitting = sitting_at(s)
    sitting.play_automatic()
    while (ask := sitting.ask) is not None and ask.key == "march":
        sitting.answer("west", ask.picks[0].id)
    if ask is None:
        return
    units = [kind for kind in chosen(sitting.state) if kind in UNITS]
    due = min(s.hits, len(units))
    legal = [Counter(one) for one in sorted({tuple(sorted(one)) for one in combinations(units, due)})]
    told = as_counted(sitting, "west", data.draw(st.permutations(units))[: data.draw(st.integers(0, due))], legal)
    assert told is not None
    assert told.barred.get(DONE, "ARMY-5") == "ARMY-5"


@pytest.mark.parametrize("told", [True, False], ids=["told", "searched"])
def test_a_leader_may_be_marked_before_the_unit_that_he_leads(told: bool) -> None:
    stock = dict.fromkeys(KINDS, 0) | {"rohan-elite": 1, "gandalf": 2}
    sitting = sitting_at(field(list(stock.values()), hits=0, told=told))
    led = sitting.selection("west", ["gandalf"])
    assert plain(led.pick_set) == ({"rohan-elite": 1, "gandalf": 1}, 1, 2)
    assert (led.ready, led.barred[DONE]) == (False, "ARMY-4")
    with pytest.raises(Illegal) as refusal:
        led.must_be_complete()
    assert (refusal.value.key, refusal.value.rule) == ("not-whole", "ARMY-4")
    assert refusal.value.facts == {"least": 1, "most": 2}
    both = sitting.selection("west", ["gandalf", "rohan-elite"])
    assert plain(both.pick_set) == ({"gandalf": 1}, 0, 1)
    assert both.ready
    both.must_be_complete()


@pytest.mark.parametrize("told", [True, False], ids=["told", "searched"])
def test_the_rule_that_bars_another_of_what_is_marked_is_told_while_there_is_another(told: bool) -> None:
    stock = dict.fromkeys(KINDS, 0) | {"rohan-regular": 3, "rohan-elite": 4}
    sitting = sitting_at(field(list(stock.values()), hits=0, told=told))
    full = sitting.selection("west", ["rohan-regular"] * 3 + ["rohan-elite"] * 2)
    assert (plain(full.pick_set), full.ready) == (({}, 0, 0), True)
    barred = {name: rule for name, rule in full.barred.items() if name.startswith("rohan")}
    assert barred == {"rohan-elite": "ARMY-3"}  # two more of it are in the region; none of the other kind is left


def test_marks_look_at_their_own_way_only_where_the_ask_tells() -> None:
    """The largest stack: one look for each mark, none beside the way."""
    sitting = Sitting(ARMY, {}, CHAIRS, seed=1)
    assert sitting.ask is not None
    asked: list[object] = []
    march = ARMY.rules.asks["march"]
    ARMY.rules.asks["march"] = lambda s: asked.append(s) or march(s)
    try:
        told = sitting.selection("west", ["rohan-elite", "gandalf"] * 3 + ["elves-regular"] * 3)
    finally:
        ARMY.rules.asks["march"] = march
    assert len(asked) == 9
    assert (told.pick_set.least, told.pick_set.most, told.ready) == (0, 1, True)


# Dice, by the rules in our own words


def keeps(faces: dict[str, str]) -> Legal:
    """MOR-2.2, 2.3, 2.8, 2.9: one die at least, all of them different, and one Nazgûl if there is any."""
    sets = chain.from_iterable(combinations(faces, n) for n in range(1, 6))
    due = "nazgul" in faces.values()
    return [
        Counter(dice)
        for dice in sets
        if len({faces[die] for die in dice}) == len(dice) and (not due or "nazgul" in [faces[die] for die in dice])
    ]


@given(data=st.data())
def test_marks_of_dice_in_mordor_in_any_order(data: st.DataObject) -> None:
    sitting = mordor()
    while (ask := sitting.ask) is not None and ask.who == CHANCE:
        sitting.answer(CHANCE, data.draw(st.sampled_from(sorted({pick.id for pick in ask.picks}))))
    faces = dict(sitting.state.rolled)
    marks = data.draw(st.lists(st.sampled_from(sorted(faces)), unique=True))
    told = as_counted(sitting, "frodo", marks, keeps(faces))
    if told is None:
        return
    shown = [faces[die] for die in marks]
    due = "nazgul" in faces.values()
    for die, rule in told.barred.items():
        if die == DONE:
            assert rule == ("MOR-2.8" if due else "MOR-2.2")
        else:
            assert faces[die] in shown
            assert rule == ("MOR-2.9" if faces[die] == "nazgul" else "MOR-2.3")


def test_two_gandalfs_cannot_be_marked_and_the_rule_says_so() -> None:
    sitting = mordor()
    roll(sitting, "gandalf gandalf orc weapon nazgul")
    told = sitting.selection("frodo", ["black"])
    assert [pick.id for pick in told.pick_set.picks] == ["green", "red", "blue"]
    assert told.barred == {"yellow": "MOR-2.3", DONE: "MOR-2.8"}
    assert refused(sitting, "frodo", ["yellow", "black"]).facts == {"answer": "black"}
    assert refused(sitting, "frodo", ["black", "yellow"]).rule == "MOR-2.3"


def test_what_ends_the_run_by_itself_is_ready_and_the_rest_is_barred_by_its_own_rule() -> None:
    sitting = mordor()
    roll(sitting, "orc orc orc orc orc")
    told = sitting.selection("frodo", ["red"])
    assert (told.pick_set.picks, told.ready) == ((), True)
    assert told.barred == dict.fromkeys(["black", "yellow", "blue", "green"], "MOR-2.3")


def test_marks_go_on_from_what_was_answered() -> None:
    sitting = mordor()
    roll(sitting, "gandalf ring orc weapon nazgul")
    assert sitting.selection("frodo", []).barred == {DONE: "MOR-2.8"}
    sitting.answer("frodo", "green")
    begun = sitting.selection("frodo", [])
    assert ([pick.id for pick in begun.pick_set.picks], begun.pick_set.most) == (["black", "yellow", "red", "blue"], 4)
    assert begun.ready
    assert sitting.undo("frodo")
    assert not sitting.selection("frodo", []).ready


# Every run of a game, every order tried


def every_order(game: Game, s: Any, ask: Ask, first: Ask, taken: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """All whole runs, by trying everything in every order and remembering nothing."""
    for pick in ask.picks:
        if pick.id == DONE:
            yield taken
            continue
        after = s.clone()
        game.apply(after, pick.id)
        then = game.waiting(after)
        if then is not None and same_set(first, then):
            yield from every_order(game, after, then, first, (*taken, pick.id))
        else:
            yield (*taken, pick.id)


@pytest.mark.parametrize("name", ["mordor", "doom"])
def test_marks_are_told_what_trying_every_order_says(name: str) -> None:
    game, rng, runs = find(name), Random(name), 0
    for s, ask, _ in random_game(game, {}, "marks"):
        if not ask.many or runs >= 25:
            continue
        runs += 1
        legal = [Counter(one) for one in sorted({tuple(sorted(one)) for one in every_order(game, s, ask, ask)})]
        names = sorted({name for one in legal for name in one})
        chairs = {seat: Chair(seat) for seat in s.seats}
        here = replace(game, setup=lambda _, now=s: now.clone(), seats=lambda _, all_=chairs: tuple(all_))
        sitting = Sitting(here, {}, chairs)
        for _ in range(10):
            marks = rng.sample(names, rng.randint(0, len(names)))
            told = as_counted(sitting, ask.who, marks, legal)
            if told is not None and told.ready:
                twin = Sitting(here, {}, chairs)
                twin.gather(ask.who, [*marks, DONE])
    assert runs > 10


# Who may mark, and when


def test_nobody_marks_but_the_seat_that_is_asked_for_several_things() -> None:
    sitting = mordor()
    assert refused(sitting, "frodo", ["black"]).key == "not-asked"
    roll(sitting, "orc orc orc orc orc")
    assert refused(sitting, "sam", ["black"]).facts == {"seat": "sam", "who": "frodo"}
    single = tiny()
    refusal = refused(single, "ann", [])
    assert (refusal.key, refusal.facts) == ("not-offered", {"answer": DONE})


@pytest.mark.parametrize("told", [True, False], ids=["told", "searched"])
def test_to_end_the_run_is_no_mark(told: bool) -> None:
    sitting = sitting_at(field([1, 1] + [0] * (len(KINDS) - 2), hits=0, told=told))
    sitting.answer("west", KINDS[0])
    assert sitting.ask is not None
    assert sitting.ask.offers(DONE)
    assert refused(sitting, "west", [DONE]).facts == {"answer": DONE}
    assert refused(sitting, "west", [KINDS[1], DONE]).facts == {"answer": DONE}


def test_nothing_is_marked_when_the_game_is_over() -> None:
    sitting = mordor()
    while (ask := sitting.ask) is not None:
        sitting.answer(ask.who, ask.picks[0].id)
    assert refused(sitting, "frodo", ["black"]).key == "game-over"


def test_a_run_is_looked_through_once_however_often_marks_change(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[SetSearch] = []
    begin = SetSearch.__init__
    monkeypatch.setattr(SetSearch, "__init__", lambda self, *args: made.append(self) or begin(self, *args))
    sitting = mordor()
    roll(sitting, "gandalf ring orc weapon nazgul")
    assert sitting.pick_set.most == 5
    for marks in ([], ["red"], ["red", "green"], ["red"]):
        sitting.selection("frodo", marks)
    assert len(made) == 1
