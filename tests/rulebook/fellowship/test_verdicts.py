"""Verdicts are right, and exact in the last trick. A round that is stopped ends like every other end.

The oracle finds the truth from all worlds and all plays. `scripts/soak.py` does the same with many more rounds.
"""

from itertools import islice

import pytest

from bree.core import Value
from bree.games.fellowship import GAME
from bree.games.fellowship.last_trick import is_simple, simple_ends
from bree.games.fellowship.possible_endings import interleaved, layouts, play_to_end, rooms_of, world
from bree.games.fellowship.round_count import count_round
from bree.games.fellowship.state import Fellowship
from tests.contract.variants import option_sets
from tests.rulebook.fellowship.oracle import last_tricks, mark_faults, random_round, sound_faults

CHAPTERS = [*map(str, range(1, 19)), "endless"]
SETS = option_sets(GAME)
SEEDS = 2
WORLDS = 12  # of each position, where both ways to end the last trick are compared
COUNTED = ("n", "won", "tricks", "last", "kept", "left", "plays", "to_come", "total", "width")
TOO_MANY = [("6", 3)]  # the hidden cards of Tom, two hands and the Barrow give too many worlds for an exact verdict


@pytest.mark.parametrize("players", [4, 3, 2, 1])
@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.rule("FEL-8.2", "FEL-8.3", "FEL-8.4", "FEL-8.5", "FEL-8.6")
def test_in_the_last_trick_a_mark_is_the_truth_of_all_worlds(chapter: str, players: int) -> None:
    compared = 0
    for seed in range(SEEDS):
        for s in last_tricks({"chapter": chapter, "players": players}, seed):
            count, faults = mark_faults(s)
            assert faults == []
            compared += count
    assert compared >= (3 if (chapter, players) in TOO_MANY else 9)


@pytest.mark.parametrize("players", [4, 3, 2, 1])
@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.rule("FEL-8.2", "FEL-8.3", "FEL-8.4", "FEL-8.5")
def test_a_final_mark_never_changes_and_a_stopped_round_ends_as_it_would_have(chapter: str, players: int) -> None:
    for seed in range(SEEDS):
        assert sound_faults({"chapter": chapter, "players": players}, seed).faults == []


@pytest.mark.parametrize("options", SETS.values(), ids=SETS)
@pytest.mark.rule("FEL-8.4", "FEL-8.5", "FEL-18.12")
def test_marks_hold_at_every_table(options: dict[str, Value]) -> None:
    assert sound_faults(options, "table").faults == []
    for s in last_tricks(options, "table"):
        assert mark_faults(s)[1] == []


@pytest.mark.parametrize("players", [4, 3, 2, 1])
@pytest.mark.rule("FEL-8.2")
def test_the_worlds_of_the_last_trick_are_the_same_in_whatever_order(players: int) -> None:
    for s in last_tricks({"chapter": "1", "players": players}, 0):
        rooms = rooms_of(s)
        worlds = list(layouts(rooms.sizes, rooms.cards, rooms.where))
        assert sorted(interleaved(s, rooms, worlds)) == sorted(worlds)


@pytest.mark.parametrize("players", [4, 3, 2, 1])
@pytest.mark.rule("FEL-8.1")
def test_what_was_counted_before_need_not_be_counted_again(players: int) -> None:
    before = None
    for s in random_round({"chapter": "1", "players": players}, 0):
        now = count_round(s)
        assert all(getattr(count_round(s, before), name) == getattr(now, name) for name in COUNTED)
        before = now


@pytest.mark.parametrize("options", SETS.values(), ids=SETS)
@pytest.mark.rule("FEL-8.2")
def test_a_simple_last_trick_ends_as_the_rules_play_it(options: dict[str, Value]) -> None:
    for s in last_tricks(options, "simple"):
        if is_simple(s):
            assert simple_ends_found(s) == played_ends_found(s)


@pytest.mark.rule("FEL-8.2")
def test_the_last_trick_of_the_first_chapter_is_simple() -> None:
    simple = [is_simple(s) for s in last_tricks({"chapter": "1"}, 0) if len(s.tricks) + 1 == s.length]
    assert simple
    assert all(simple)


def simple_ends_found(s: Fellowship) -> set[object]:
    rooms = rooms_of(s)
    return {
        ended(end)
        for lie in islice(layouts(rooms.sizes, rooms.cards, rooms.where), WORLDS)
        for end in simple_ends(world(s, rooms.places, lie))
    }


def played_ends_found(s: Fellowship) -> set[object]:
    rooms = rooms_of(s)
    return {
        ended(end)
        for lie in islice(layouts(rooms.sizes, rooms.cards, rooms.where), WORLDS)
        for end in play_to_end(world(s, rooms.places, lie))
    }


def ended(end: Fellowship | None) -> object:
    """What goals can depend on at the end."""
    assert end is not None
    return tuple(end.tricks), tuple(end.hands.values()), end.pyramid, tuple(end.trick), end.lost, end.deck
