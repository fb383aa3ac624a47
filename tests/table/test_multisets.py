"""Armies and losses: runs that are multisets, told by the ask or searched, against counting all of them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from army import GAME, field
from army.state import KINDS, NATIONS, UNITS, Army
from hypothesis import given, strategies as st
import pytest

from bree.core import DONE, Illegal
from bree.table import Chair, Sitting
from bree.table.pick_set import PickSet, ordered_answers, pick_set_of
from tests.searched import searched_run
from tests.table.seating import snapshot

CHAIRS = {"west": Chair("Anna"), "east": Chair("Jan")}
FEW = 300  # multisets that are counted one by one for one example


def sitting_at(s: Army) -> Sitting:
    return Sitting(replace(GAME, setup=lambda _options: s.clone()), {}, CHAIRS, seed=1)


# What the rules say, counted.


def broken(s: Army, army: Counter[str]) -> set[str]:
    """The rules that an army breaks."""
    found = set()
    if not 1 <= army.total() <= s.limit:
        found.add("ARMY-1")
    if any(n > s.stock[KINDS.index(kind)] for kind, n in army.items()):
        found.add("ARMY-2")
    if any(sum(n for kind, n in army.items() if kind.startswith(nation)) > 5 for nation in NATIONS):
        found.add("ARMY-3")
    if army.total() and not any(kind in UNITS for kind in army):
        found.add("ARMY-4")
    return found


def broken_by_one_kind(s: Army, army: Counter[str]) -> set[str]:
    """The rules that a single kind breaks, if no legal army has as many of that kind."""
    alone = [Counter({kind: n}) for kind, n in army.items() if not any(one[kind] >= n for one in armies(s))]
    return set().union(*(broken(s, one) for one in alone))


def armies(s: Army) -> Iterator[Counter[str]]:
    for numbers in product(*[range(n + 1) for n in s.stock]):
        army = +Counter(dict(zip(KINDS, numbers, strict=True)))
        if not broken(s, army):
            yield army


def counted(legal: list[Counter[str]], taken: Counter[str]) -> tuple[dict[str, int], int, int]:
    """What may still be taken, how often, and the bounds, by looking at every one that holds what was taken."""
    more = [army - taken for army in legal if army >= taken]
    copies: Counter[str] = Counter()
    for one in more:
        copies |= one
    sizes = [one.total() for one in more]
    return dict(copies), min(sizes), max(sizes)


def plain(run: PickSet) -> tuple[dict[str, int], int, int]:
    return {pick.id: pick.copies for pick in run.picks}, run.least, run.most


@st.composite
def fields(draw: st.DrawFn, few: int = FEW) -> Army:
    """A region with a unit at least, and few enough multisets to count them."""
    stock = [0] * len(KINDS)
    stock[draw(st.integers(0, len(UNITS) - 1))] = 1
    size = 2
    for kind in draw(st.lists(st.integers(0, len(KINDS) - 1), max_size=16)):
        grown = size // (stock[kind] + 1) * (stock[kind] + 2)
        if grown <= few:
            stock[kind] += 1
            size = grown
    return field(stock, hits=draw(st.integers(0, 6)), limit=draw(st.integers(1, 10)), told=draw(st.booleans()))


@given(s=fields(), data=st.data())
def test_what_a_run_may_hold_is_what_counting_says_told_or_searched(s: Army, data: st.DataObject) -> None:
    GAME.rules.settle(s)
    legal, taken = list(armies(s)), Counter[str]()
    while (ask := GAME.waiting(s)) is not None and ask.key == "march":
        expected = counted(legal, taken)
        assert plain(searched_run(GAME, s, ask)) == expected
        assert plain(pick_set_of(GAME, s, ask)) == expected
        pick = data.draw(st.sampled_from([pick.id for pick in ask.picks]))
        taken[pick] += 1
        GAME.apply(s, pick)
    assert +Counter({kind: n for kind, n in taken.items() if kind != DONE}) in legal


@given(s=fields(), data=st.data())
def test_whatever_is_wanted_is_taken_whole_or_refused_with_a_rule_that_it_breaks(s: Army, data: st.DataObject) -> None:
    kinds = [kind for kind, n in zip(KINDS, s.stock, strict=True) if n] + ["leader-free", "rohan-elite"]
    wanted = data.draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=12))
    rules = broken(s, Counter(wanted))
    sitting = sitting_at(s)
    before = snapshot(sitting)
    if rules:
        with pytest.raises(Illegal) as refusal:
            sitting.gather("west", [*wanted, DONE])
        assert refusal.value.rule in rules | broken_by_one_kind(s, Counter(wanted))
        assert snapshot(sitting) == before
    else:
        sitting.gather("west", [*wanted, DONE])
        other = sitting_at(s)
        other.gather("west", data.draw(st.permutations(wanted)))
        assert Counter(chosen(sitting.state)) == Counter(wanted)
        assert snapshot(other)[:2] == snapshot(sitting)[:2]
        assert [one.set_key for one in sitting.answers[: len(wanted)]] == ["march"] * len(wanted)


def chosen(s: Any) -> Iterator[str]:
    for kind, n in zip(KINDS, s.chosen, strict=True):
        yield from [kind] * n


@given(s=fields(), data=st.data())
def test_exactly_as_many_losses_as_hits(s: Army, data: st.DataObject) -> None:
    """Too few picks with `done`, and too many picks, are refused by that rule. Too few without `done` begin the set."""
    GAME.rules.settle(s)
    while (ask := GAME.waiting(s)) is not None and ask.key == "march":
        GAME.apply(s, ask.picks[0].id)
    if ask is None:
        return
    units = [kind for kind in chosen(s) if kind in UNITS]
    due = min(s.hits, len(units))
    legal = [
        Counter(dict(zip(UNITS, numbers, strict=True)))
        for numbers in product(*[range(n + 1) for n in s.chosen[: len(UNITS)]])
        if sum(numbers) == due
    ]
    assert plain(pick_set_of(GAME, s, ask)) == counted(legal, Counter()) == plain(searched_run(GAME, s, ask))
    wanted = data.draw(st.permutations(units))
    assert [pick for _, pick in ordered_answers(GAME, s, ask, wanted[:due])] != []
    for names in (wanted[: due - 1], wanted[: due + 1]):
        if names and len(names) != due:
            with pytest.raises(Illegal) as refusal:
                ordered_answers(GAME, s, ask, [*names, DONE])
            assert refusal.value.rule == "ARMY-5"
    if due > 1:
        assert len(ordered_answers(GAME, s, ask, wanted[:1])) == 1


# The largest stack.


@pytest.mark.parametrize("told", ["on", "off"])
def test_a_refusal_names_the_rule_of_the_pick_that_cannot_be_taken(told: str) -> None:
    for wanted, rule, answer in (
        (["gandalf"], "ARMY-4", DONE),
        (["rohan-elite"] * 4, "ARMY-2", "rohan-elite"),
        (["rohan-elite"] * 3 + ["rohan-regular"] * 3, "ARMY-3", "rohan-elite"),
        (["north-elite"] * 3 + ["strider"] * 3 + ["gondor-elite"] * 3 + ["gandalf"] * 2, "ARMY-1", "strider"),
        (["north-elite", "balrog"], "ARMY-1", "balrog"),
    ):
        stock = {**dict.fromkeys(KINDS, 0), "rohan-elite": 1, **{kind: 3 for kind in wanted if kind in KINDS}}
        sitting = sitting_at(field(list(stock.values()), hits=4, told=told == "on"))
        before = snapshot(sitting)
        with pytest.raises(Illegal) as refusal:
            sitting.gather("west", [*wanted, DONE])
        assert (refusal.value.rule, refusal.value.facts) == (rule, {"answer": answer})
        assert snapshot(sitting) == before


def test_fourteen_kinds_are_counted_as_the_ask_tells_them() -> None:
    """One of each: 16,384 multisets, all of them looked at."""
    s = field([1] * len(KINDS), hits=0)
    GAME.rules.settle(s)
    ask = GAME.waiting(s)
    assert ask is not None
    assert plain(pick_set_of(GAME, s, ask)) == counted(list(armies(s)), Counter())
    assert plain(pick_set_of(GAME, s, ask)) == (dict.fromkeys(KINDS, 1), 1, 10)


def test_nothing_is_searched_where_the_ask_tells() -> None:
    """One look at each position on the way, and none beside the way."""
    sitting = Sitting(GAME, {}, CHAIRS, seed=1)
    asked: list[object] = []
    march = GAME.rules.asks["march"]
    GAME.rules.asks["march"] = lambda s: asked.append(s) or march(s)
    try:
        assert plain(sitting.pick_set) == (dict.fromkeys(KINDS, 3), 1, 10)
        sitting.gather("west", ["rohan-elite", "gandalf"] * 3 + ["elves-regular", "dwarves-elite"])
    finally:
        GAME.rules.asks["march"] = march
    assert len(asked) == 1 + 8


def test_a_run_that_goes_on_tells_what_is_left() -> None:
    sitting = Sitting(GAME, {}, CHAIRS, seed=1)
    for pick in ["gandalf", "gandalf", "rohan-elite", "rohan-elite", "rohan-elite", "rohan-regular"]:
        sitting.answer("west", pick)
    copies, least, most = plain(sitting.pick_set)
    assert (copies["gandalf"], copies["rohan-regular"], copies["elves-elite"]) == (1, 1, 3)
    assert "rohan-elite" not in copies
    assert (least, most) == (0, 4)
