"""The law of undo: a move that may be taken back without consent has told nobody anything."""

import json
from random import Random
from typing import Any

from bree.contract.checked_game import PlayedAnswer, Position
from bree.contract.laws.secrets import WORLDS, heard, secret
from bree.contract.laws.steps import seen_steps
from bree.core import CHANCE
from bree.table.sitting import Answer
from bree.table.undo import fair

STRIDE = 5  # positions between two at which other answers are tried too


def a_fair_undo_reveals_nothing(position: Position) -> None:
    """A fair undo leaves no player with new knowledge.

    Nobody has seen a name that was secret before. The player who moved would have seen the same in every imagined
    world.
    """
    if not secret(position) or position.ask.who == CHANCE:
        return
    others = [pick.id for pick in position.ask.picks if pick.id != position.answer][: WORLDS - 1]
    for answer in (position.answer, *(others if position.number % STRIDE == 0 else ())):
        played = position.played
        if answer != position.answer:
            played = PlayedAnswer(position.game, position.clone(), answer, position.watchers)
        given = Answer(position.ask.who, answer, len(position.log))
        if fair(0, [given], [*position.log, *played.lines]):
            for seat in position.watchers:
                nothing_is_named(position, played, seat)
            nothing_is_told(position, played, answer)


def seen(played: PlayedAnswer, seat: str | None) -> list[Any]:
    """Everything that the seat sees of the move: the steps, the final view and, if it is asked, the next ask."""
    ask = played.game.waiting(played.end)
    mine = None if ask is None else (*ask.parts(), ask.step) if ask.who == seat else (ask.who, ask.key, ask.automatic)
    return [seen_steps(played, seat), played.game.view(played.end, seat), mine]


def nothing_is_named(position: Position, played: PlayedAnswer, seat: str | None) -> None:
    witness = position.checked.witness
    assert witness is not None
    if any(line.key == witness.gathered for line in played.lines):
        return  # the lines were about the cards of the last round
    text = json.dumps([seen(played, seat), heard(played.lines, seat)], ensure_ascii=False)
    for name in witness.secrets(seat):
        assert name not in text, f"{seat} learns of {name}"


def nothing_is_told(position: Position, played: PlayedAnswer, answer: str) -> None:
    seat = position.ask.who
    twin = position.game.imagine(position.s, seat, Random(position.number))
    twin.log = list(position.log)
    after = position.game.waiting(played.end)
    if after is not None and after.key == "pick_threat":
        return  # the threats to choose from are open and tell something about the others; only the earlier undo is fair
    there = PlayedAnswer(position.game, twin, answer, position.watchers)
    assert seen(there, seat) == seen(played, seat), f"{seat} learns something"
