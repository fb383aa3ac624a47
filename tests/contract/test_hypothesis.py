"""Hypothesis plays: it draws picks by index, so that a failure shrinks to the shortest answer list."""

import json
from typing import Any

from hypothesis import given, note, strategies as st

from bree.core import Game, Value
from bree.core.plain import from_plain, to_plain
from tests.contract.tables import GAMES, every_game
from tests.contract.walk import ready_case


def options_of(game: Game) -> st.SearchStrategy[dict[str, Value]]:
    listed = {option.name: st.sampled_from(option.values) for option in game.options if option.name != "starter"}
    return st.fixed_dictionaries(listed)


@every_game
@given(data=st.data())
def test_laws_hold_wherever_hypothesis_goes(game: Game, data: st.DataObject) -> None:
    options = data.draw(options_of(game))
    s = game.new(options, log=True)
    answers: list[str] = []
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


def test_there_are_games() -> None:
    assert len(GAMES) >= 2
