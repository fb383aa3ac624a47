"""Looking ahead: the asks to which the own answers would lead, and several answers given at once."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bree.core import CHANCE, Ask, Illegal
from bree.core.find import find
from bree.core.saves.state_json import to_plain
from bree.table import Chair, Sitting
from bree.table.ahead import MOST, ahead, answer_path, paths, planned
from tests.browser import war
from tests.contract.variants import random_game
from tests.rulebook.war.war_story import Tale
from tests.table.seating import mordor, refusal_of, snapshot

WAR = find("war")
PLAYERS = ({}, {"lords": "whole"}, {"players": 4})


def sitting_at(tale: Tale) -> Sitting:
    return Sitting.load(war.save(tale))


def go() -> Sitting:
    """The Free Peoples choose a die: Army or Muster, Character, Will of the West."""
    return sitting_at(war.go())


def openings() -> Iterator[tuple[Any, Ask]]:
    """Some choices of a die in games of random players."""
    for options in PLAYERS:
        asked = [
            (s.clone(), ask) for s, ask, _ in random_game(WAR, options, "ahead") if ask.step[0] == "die"
        ]  # fmt: skip
        yield from asked[:: max(1, len(asked) // 12)]


def test_each_die_tells_its_actions_and_each_action_what_is_asked_then() -> None:
    sitting = go()
    before = snapshot(sitting)
    found = {path.picks: path.ask for path in ahead(sitting, "free")}
    assert snapshot(sitting) == before
    assert [picks for picks in found if len(picks) == 1] == [
        (die,) for die in ("army_muster", "character", "will", "ring")
    ]
    moves = found["army_muster", "move"]
    assert moves.key == "move_from"
    assert "dol_amroth" in [pick.id for pick in moves.picks]
    assert ("will", "fellowship") not in found, "the Hunt rolls: that is no path"
    assert max(len(picks) for picks in found) == 3


def test_a_path_is_what_the_answers_would_have_led_to() -> None:
    for path in ahead(go(), "free"):
        sitting = go()
        for pick in path.picks:
            sitting.answer("free", pick)
        assert sitting.ask == path.ask
        assert to_plain(planned(go(), "free", path.picks)) == to_plain(sitting.state)


def test_answers_are_given_all_at_once_or_not_at_all() -> None:
    sitting = go()
    answer_path(sitting, "free", ["army_muster", "move", "dol_amroth"])
    assert [answer.pick for answer in sitting.answers] == ["army_muster", "move", "dol_amroth"]
    assert sitting.ask is not None
    assert sitting.ask.key == "move_to"
    for picks, answer, rule in (
        (["army_muster", "move", "moria"], "moria", "WAR-10.2"),
        (["army_muster", "fellowship", "x"], "fellowship", "WAR-4.16"),
        (["pass"], "pass", "WAR-4.7"),
        (["eye", "move"], "eye", "WAR-4.4"),
        (["will", "fellowship", "done"], "fellowship", "WAR-4.4"),
        (["army_muster", "move", "dol_amroth", "erech"], "dol_amroth", "WAR-10.2"),
    ):
        again = go()
        refusal = refusal_of(again, lambda again=again, picks=picks: answer_path(again, "free", picks))
        assert isinstance(refusal, Illegal)
        assert (refusal.facts, refusal.rule) == ({"answer": answer}, rule)


def test_only_the_seat_that_is_asked_may_look() -> None:
    sitting = go()
    assert refusal_of(sitting, lambda: ahead(sitting, "shadow")).key == "not-asked"
    assert refusal_of(sitting, lambda: answer_path(sitting, "shadow", ["army"])).key == "not-asked"
    assert refusal_of(sitting, lambda: planned(sitting, "shadow", ["army"])).key == "not-asked"


def test_a_game_that_says_nothing_about_it_shows_nothing() -> None:
    sitting = mordor(Chair("Anna"), Chair("Jan"))
    sitting.play_automatic()
    ask = sitting.ask
    assert ask is not None
    assert ahead(sitting, ask.who) == []


@pytest.mark.parametrize("number", range(2))
def test_what_is_hidden_changes_nothing(number: int) -> None:
    """Worlds that the seat cannot tell apart have the same paths."""
    looked = 0
    for s, ask in openings():
        told = [(path.picks, path.ask, WAR.rules.barred(path.s)) for path in paths(WAR, s, ask)]
        other = WAR.imagine(s, ask.who, Random(number))
        assert told == [(path.picks, path.ask, WAR.rules.barred(path.s)) for path in paths(WAR, other, ask)]
        looked += len(told)
    assert looked > MOST


def test_nobody_else_is_asked_on_the_way() -> None:
    for s, ask in openings():
        assert ask.who != CHANCE
        for path in paths(WAR, s, ask):
            assert (path.ask.who, path.ask.secret) == (ask.who, False)
