"""Hypothesis chooses the answers. It draws the index of a pick, so that a failure shrinks to the shortest game."""

from functools import cache
import json
from typing import Any

from hypothesis import note, strategies as st

from bree.contract.checked_game import ready_case
from bree.contract.trial import pace
from bree.contract.variants import random_game
from bree.core import Game, Value
from bree.core.saves.state_json import from_plain, to_plain

ENTRY = 97  # answers between two positions from which a long game can start


def options_of(game: Game) -> st.SearchStrategy[dict[str, Value]]:
    listed = {option.name: st.sampled_from(option.values) for option in game.options if option.name != "starter"}
    return st.fixed_dictionaries(listed)


@cache
def entries(game: Game) -> list[tuple[Any, list[str]]]:
    """Positions from which a long game can start, each with the answers that lead to it."""
    found: list[tuple[Any, list[str]]] = []
    answers: list[str] = []
    for s, _, answer in random_game(game, {}, "entries"):
        if pace(game).short is not None and len(answers) % ENTRY == 0:
            found.append((s.clone(), list(answers)))
        answers.append(answer)
    return found


def laws_hold_in_games_of_hypothesis(game: Game, data: st.DataObject) -> None:
    options, answers = data.draw(options_of(game)), list[str]()
    s = game.new(options, log=True)
    entry = data.draw(st.integers(0, len(entries(game))))
    if entry:
        options = {}
        there, before = entries(game)[entry - 1]
        s, answers = there.clone(), list(before)
        s.log = []
    try:
        for index in data.draw(st.lists(st.integers(0, 30), max_size=120)):
            ask = game.waiting(s)
            if ask is None:
                break
            answers.append(ask.picks[index % len(ask.picks)].id)
            game.apply(s, answers[-1])
            laws(game, s)
    except Exception:
        note(ready_case(game, options, answers))
        raise


def laws(game: Game, s: Any) -> None:
    assert game.audit(s) == []
    assert from_plain(game, json.loads(json.dumps(to_plain(s)))) == s.clone()
    assert game.read(game.write(s)) == s.clone()
    ask = game.waiting(s)
    assert (ask is None) == (game.score(s) is not None)
    assert ask is None or len({pick.id for pick in ask.picks}) == len(ask.picks) > 0
