"""The laws of steps: clients may show every step of an answer that wrote to the log."""

import json
from random import Random
from typing import Any

from bree.contract.checked_game import PlayedAnswer, Position
from bree.contract.laws.secrets import WORLDS, heard, secret
from bree.core import LogEntry

STRIDE = 5  # positions between two comparisons of worlds


def every_step_can_be_seen(position: Position) -> None:
    """A view can be made after every logged step, and playing step by step leads to the same position."""
    played, at_once = position.played, position.clone()
    position.game.apply(at_once, position.answer)
    assert played.end == at_once
    for step in played.steps:
        assert step.lines
        for seat, view in step.views.items():
            json.dumps(view)
            if not position.game.secrets:
                assert view == step.views[None], f"{seat} sees something else"


def no_step_shows_a_secret_name(position: Position) -> None:
    """No step shows a seat a name that was secret before the answer and is secret after it."""
    witness, previous = position.checked.witness, position.checked.previous
    if witness is None or previous is None or previous.number != position.number - 1:
        return
    if any(line.key == witness.gathered for step in previous.played.steps for line in step.lines):
        return  # all cards were shown, gathered and dealt again
    for seat in position.watchers:
        seen = json.dumps([step.views[seat] for step in previous.played.steps if heard(step.lines, seat)])
        for name in set(witness.secrets(seat)).intersection(previous.secrets[seat]):
            assert name not in seen, f"{seat} learns of {name}"


def outcomes_that_look_alike_have_the_same_steps(position: Position) -> None:
    """If a seat cannot tell two outcomes apart, it cannot tell their steps apart.

    The seat compares its own views and lines, and the kinds and times of lines that others see. The table waits until
    everybody has seen the steps, so even the waiting time could reveal something.
    """
    if not secret(position) or position.number % STRIDE:
        return
    others = [pick.id for pick in position.ask.picks if pick.id != position.answer][: WORLDS - 1]
    answers = [
        position.played,
        *(PlayedAnswer(position.game, position.clone(), other, position.watchers) for other in others),
    ]
    for seat in position.watchers:
        if seat != position.ask.who:
            known: dict[str, Any] = {}
            for played in answers:
                assert known.setdefault(ends(played, seat), seen_steps(played, seat)) == seen_steps(played, seat)
        twin = position.game.imagine(position.s, seat, Random(position.number))
        asked = position.game.waiting(twin)
        if asked is not None and asked.offers(position.answer):
            twin.log = list(position.log)
            there = PlayedAnswer(position.game, twin, position.answer, position.watchers)
            if ends(there, seat) == ends(position.played, seat):
                assert seen_steps(there, seat) == seen_steps(position.played, seat)


def ends(played: PlayedAnswer, seat: str | None) -> str:
    """Everything that the seat knows after the answer."""
    return json.dumps([heard(played.lines, seat), played.game.view(played.end, seat)])


def seen_steps(played: PlayedAnswer, seat: str | None) -> tuple[list[tuple[list[LogEntry], Any]], list[list[str]]]:
    """The seat's own lines and views at each step, and the kinds of lines that everybody receives."""
    own = [(lines, step.views[seat]) for step in played.steps if (lines := heard(step.lines, seat))]
    kinds = [[line.key for line in heard(step.lines, other)] for other in played.watchers for step in played.steps]
    return own, kinds
