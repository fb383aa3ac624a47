"""What a seat sees as numbers: columns with names, nothing of what the seat may not know, and no number lost."""

from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest
from tiny import GAME as TINY

from bree.adapters.features import MOST, Features, Watch, seen
from bree.adapters.layout import LOOSE, Layout
from bree.core import CHANCE, Game, Options, Value
from bree.core.find import find
from tests.contract.tables import option_sets, random_game

TABLES: list[tuple[Game, dict[str, Value]]] = [
    (find("mordor"), {}),
    (find("doom"), {"players": 2}),
    (find("fellowship"), {}),
    (find("fellowship"), {"players": 2, "chapter": "endless"}),
    (find("war"), {}),
    (find("war"), {"players": 4, "lords": "whole"}),
    (TINY, {}),
]
every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=[f"{g.name}-{o}" for g, o in TABLES])
SOME = 150  # answers


def positions(game: Game, options: Options, every: int) -> Any:
    """Some positions at which a seat is asked."""
    asked = (at for at in random_game(game, options, "features") if at[1].who != CHANCE)
    return islice(asked, 0, SOME, every)


@every_table
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(game: Game, options: Options) -> None:
    features, rng = Features(game), Random("twins")
    for s, ask, _ in positions(game, options, 15):
        for seat in s.seats:
            twin = game.imagine(s, seat, rng)
            asked = game.waiting(twin) if ask.who == seat else None
            row = features.row(seen(game, s, seat, ask))
            assert np.array_equal(features.row(seen(game, twin, seat, asked)), row)


@every_table
def test_who_is_not_asked_sees_nothing_of_the_question(game: Game, options: Options) -> None:
    for s, ask, _ in positions(game, options, 40):
        other = next(seat for seat in s.seats if seat != ask.who)
        assert seen(game, s, other, ask, ("secret",)) == seen(game, s, other, None)


@every_table
def test_the_next_row_is_made_of_the_last(game: Game, options: Options) -> None:
    watch, features = Watch(game), Features(game)
    for s, ask, _ in positions(game, options, 1):
        row = watch.row(s, ask.who, ask, ())
        assert np.array_equal(row, features.row(seen(game, s, ask.who, ask, ())))


@pytest.mark.parametrize("name", ["mordor", "doom", "fellowship", "war"])
def test_of_our_games_every_column_has_a_name(name: str) -> None:
    """The spare columns are for what random games hardly ever meet."""
    game, features = find(name), Features(find(name))
    assert len(set(features.columns)) == features.size == features.layout.first_spare + features.layout.spare
    for options in islice(option_sets(game).values(), 0, None, 6):
        for s, ask, _ in positions(game, options, 30):
            row = features.row(seen(game, s, ask.who, ask))
            spare = row[features.layout.first_spare :]
            assert np.count_nonzero(spare) <= 2, options


def test_columns_are_called_by_their_path() -> None:
    game = find("mordor")
    features = Features(game)
    s = game.new({"starter": "sam"})
    for face in ("tree", "ring", "ring", "orc", "nazgul"):
        game.apply(s, face)
    ask = game.waiting(s)
    assert ask is not None
    row = features.row(seen(game, s, "sam", ask))
    told = {name: float(row[at]) for at, name in enumerate(features.columns) if row[at]}
    assert told["active=sam"] == told["me.seat=sam"] == told["me.ask=keep"] == told["rolled.green=nazgul"] == 1
    assert told["rolls"] == 1
    assert "me.seat=frodo" not in told
    assert set(features.blocks) == {
        "starter", "active", "place", "rolls", "rolled", "now", "kept", "strikes", "sheets", "winners", "me", "#",
    }  # fmt: skip


LINES = ["at number", "word word a b", "list words a b 3", "sides keys x y", "sides.*.n number", "row row 2",
         "row.* word a b"]  # fmt: skip


def test_kinds_of_columns() -> None:
    features = Features(TINY)
    features.layout = layout = Layout(LINES)
    features.size = len(layout.columns)

    def told(view: dict[str, Any]) -> dict[str, float]:
        row = features.row(view)
        return {name: float(row[at]) for at, name in enumerate(layout.columns) if row[at]}

    assert told({"at": 2.5, "word": "b", "list": ["a", "a", 3], "sides": {"y": {"n": True}}, "row": ["", "b"]}) == {
        "at": 2.5, "word=b": 1, "list=a": 2, "list=3": 1, "sides.y.n": 1, "row.1=b": 1,
    }  # fmt: skip
    assert told({"at": 10**9, "word": "", "list": [], "sides": {}, "row": None}) == {"at": MOST}
    strange = told({"word": "c", "list": ["c"], "sides": {"z": {"n": 4}}, "row": ["a", "a", "a"], "new": {"n": 2}})
    assert sum(value for name, value in strange.items() if name.startswith("#")) == 1 + 1 + 4 + 1 + 2
    with pytest.raises(TypeError, match="holds what no view may"):
        features.row({"at": b"1"})


def test_a_game_without_a_layout_is_hashed() -> None:
    features = Features(TINY)
    assert features.size == LOOSE
    s = TINY.new({})
    assert np.count_nonzero(features.row(seen(TINY, s, s.seats[0], None))) > 3
