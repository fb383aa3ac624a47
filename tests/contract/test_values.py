"""A position is a plain value: clones, leaves, JSON, notation, replay."""

import json
from typing import Any

from bree.core import Game
from bree.core.plain import from_plain, to_plain
from bree.core.replay import replay
from bree.core.state import field_names
from bree.table import Chair, Sitting
from tests.contract.tables import Table, ended_game, every_table, random_game, watchers

FROZEN = (str, int, float, bool, type(None))


def frozen(value: Any) -> bool:
    if isinstance(value, (tuple, frozenset)):
        return all(frozen(item) for item in value)
    return isinstance(value, FROZEN)


@every_table
def test_leaves_are_immutable(table: Table) -> None:
    for s, _, _ in random_game(table.game, table.options, "leaves"):
        for name in field_names(type(s)):
            value = getattr(s, name)
            if name == "log":
                continue
            items = value if type(value) is list else value.values() if type(value) is dict else [value]
            assert all(frozen(item) for item in items), f"{name} holds something that can change"


@every_table
def test_clones_are_equal_and_independent_also_old_ones(table: Table) -> None:
    older: list[tuple[Any, Any]] = []
    for s, ask, _ in random_game(table.game, table.options, "clones"):
        plain = to_plain(s)
        twin = s.clone()
        assert to_plain(twin) == plain
        assert twin.log is None
        assert table.game.waiting(twin) == ask
        older.append((twin, plain))
        moved = s.clone()
        table.game.apply(moved, ask.picks[-1].id)
        assert to_plain(s) == plain
    for twin, plain in older:
        assert to_plain(twin) == plain


@every_table
def test_json_and_notation_there_and_back(table: Table) -> None:
    for s, ask, _ in random_game(table.game, table.options, "json"):
        loaded = from_plain(table.game, json.loads(json.dumps(to_plain(s))))
        assert loaded == s.clone()
        assert table.game.waiting(loaded) == ask
        assert table.game.read(table.game.write(s)) == loaded


@every_table
def test_replay_gives_the_same_state_views_and_log(table: Table) -> None:
    s, answers = ended_game(table.game, table.options, "replay")
    again = replay(table.game, table.options, answers)
    assert again == s
    for seat in watchers(s):
        assert table.game.view(again, seat) == table.game.view(s, seat)


@every_table
def test_save_and_load_in_the_middle_and_play_on(table: Table) -> None:
    game: Game = table.game
    seats = game.seats(game.choose(table.options))
    sitting = Sitting(game, table.options, {seat: Chair(seat) for seat in seats}, seed=1)
    for number, (s, ask, answer) in enumerate(random_game(game, table.options, "save")):
        assert sitting.ask == ask
        assert sitting.state == s
        sitting.answer(ask.who, answer)
        if number % 17 == 0:
            sitting = Sitting.load(sitting.save(), game)
    assert game.score(sitting.state) == game.score(s)
