"""Two runs of the same kind, one right after the other: the second is another question."""

from random import Random

import pytest

from bree.bots.find import invite
from bree.bots.hint import hint
from bree.core import Illegal
from bree.games.war import GAME
from bree.table.pick_set import bounded_set, ordered_answers
from bree.table.selection import bounded_selection
from tests.rulebook.war.war_story import Tale
from tests.searched import searched_run


def crowded(first: str = "sauron 9r 2e") -> Tale:
    """Too many units in two regions: for each their owner is asked which go."""
    board = f"moria: {first}; morannon: sauron 9r 2e"
    tale = Tale.of(board, ("tidy",), die="army", acting="shadow")
    assert (tale.asked, tale.ask.facts["region"]) == ("shadow excess", "region-morannon")
    return tale


def test_what_is_told_of_the_first_is_what_trying_finds() -> None:
    tale = crowded()
    assert bounded_set(tale.ask) == searched_run(GAME, tale.s, tale.ask)


def test_enough_for_the_first_is_ready_and_what_is_for_the_second_cannot_be_added() -> None:
    tale = crowded()
    marked = bounded_selection(GAME, tale.s, tale.ask, ["sauron-elite"])
    assert (marked.ready, marked.pick_set.most) == (True, 0)
    with pytest.raises(Illegal):
        bounded_selection(GAME, tale.s, tale.ask, ["sauron-elite", "sauron-regular"])


def test_a_set_that_is_sent_ends_with_the_first() -> None:
    tale = crowded()
    line = ordered_answers(GAME, tale.s, tale.ask, ["sauron-elite", "done"])
    assert [answer for _, answer in line] == ["sauron-elite"]
    with pytest.raises(Illegal):
        ordered_answers(GAME, tale.s, tale.ask, ["sauron-elite", "sauron-regular"])


def test_a_run_of_several_goes_on_to_its_own_end() -> None:
    tale = crowded("sauron 8r 4e").answer("sauron-elite")
    assert tale.ask.facts == {"region": "region-moria", "left": 2}
    line = ordered_answers(GAME, tale.s, tale.ask, ["sauron-elite", "sauron-regular", "done"])
    assert [answer for _, answer in line] == ["sauron-regular", "sauron-elite"]


def test_a_hint_is_for_the_first_alone() -> None:
    tale = crowded()
    assert len(hint(GAME, tale.s, tale.ask, invite("war", "random"), Random(1)).picks) == 1
