"""A game in an environment."""

from random import Random

import numpy as np
import pytest

from bree.adapters.match import Match
from bree.bots.bot import Sight
from bree.core import CHANCE, DONE, Illegal
from bree.core.find import find


def test_chance_answers_and_nobody_is_asked_in_vain() -> None:
    match, rng = Match("doom", {}), Random(1)
    match.start(1)
    while match.ask is not None:
        assert match.ask.who != CHANCE
        assert not match.ask.automatic
        match.give(rng.choice(match.codec.numbers(match.ask)))
    assert match.answers > 20
    assert match.rewards() == match.game.score(match.state)


def test_what_was_answered_so_far_in_a_run() -> None:
    match, runs, rng = Match("mordor", {}), [], Random(1)
    match.start(1)
    while match.ask is not None and match.answers < 60:
        assert len(match.run) == 0 or match.ask.key == "keep"
        assert DONE not in match.run
        runs.append(match.run)
        match.give(rng.choice(match.codec.numbers(match.ask)))
    longest = max(runs, key=len)
    assert len(set(longest)) == len(longest) >= 2
    assert set(longest) <= {"black", "blue", "green", "red", "yellow"}


def test_a_new_game_has_nothing_of_the_last() -> None:
    match = Match("mordor", {"starter": "sam"})
    match.start(1)
    before = find("mordor").write(match.state)
    match.start(7)
    first = find("mordor").write(match.state)
    match.give(match.codec.numbers(match.ask)[0])  # type: ignore[arg-type]
    match.start(7)
    assert find("mordor").write(match.state) == first != before
    assert (match.answers, match.run) == (0, ())


def test_a_game_that_is_begun_again_has_a_log_of_its_own() -> None:
    match = Match("mordor", {"starter": "sam"}, log=True)
    logs = []
    for _ in range(2):
        match.start(7)
        begun = list(match.state.log)
        while match.ask is not None and match.answers < 5:
            match.give(match.codec.numbers(match.ask)[0])
        assert len(match.state.log) > len(begun) > 0
        logs.append((begun, match.state.log))
    assert logs[0] == logs[1]
    assert logs[0][1] is not logs[1][1]
    assert Match("mordor", {"starter": "sam"}).state.log is None


def test_a_bot_that_answers_nonsense_is_refused() -> None:
    class Odd:
        def choose(self, sight: Sight, rng: Random) -> str:  # noqa: ARG002
            return "mellon"

    match = Match("mordor", {"starter": "sam"})
    with pytest.raises(Illegal, match="mellon"):
        match.invite({"sam": Odd()})


def test_a_row_that_was_handed_out_stays_as_it_was() -> None:
    """The match computes the next row from its own copy."""
    match = Match("mordor", {"starter": "sam"})
    match.start(7)
    assert match.ask is not None
    seat = match.ask.who
    first = match.row(seat)
    kept = first.copy()
    match.give(match.codec.numbers(match.ask)[0])
    assert not np.array_equal(match.row(seat), kept)
    assert np.array_equal(first, kept)
