"""Observations: named columns, nothing that the seat may not know, and no lost number."""

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Annotated, Any, TypedDict

import numpy as np
import pytest
from tiny import GAME as TINY

from bree.adapters.features import MOST, Features, RowTracker, seen
from bree.adapters.observation_layout import LOOSE, Layout
from bree.core import CHANCE, Game, Options, Value
from bree.core.find import find
from bree.core.vocabulary import Places, Undeclared, vocab
from tests.contract.variants import option_sets, random_game

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
    """Yield some positions at which a seat must answer."""
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
    watch, features = RowTracker(game), Features(game)
    for s, ask, _ in positions(game, options, 1):
        row = watch.row(s, ask.who, ask, ())
        assert np.array_equal(row, features.row(seen(game, s, ask.who, ask, ())))


@pytest.mark.parametrize("name", ["mordor", "doom", "fellowship", "war"])
def test_of_our_games_every_word_has_a_column(name: str) -> None:
    game, features = find(name), Features(find(name))
    assert len(set(features.columns)) == features.size
    for options in islice(option_sets(game).values(), 0, None, 6):
        for s, ask, _ in positions(game, options, 30):
            features.row(seen(game, s, ask.who, ask))


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
        "starter", "active", "place", "rolls", "rolled", "now", "kept", "strikes", "sheets", "winners", "me",
    }  # fmt: skip


class Side(TypedDict):
    n: int


Letter = Annotated[str, vocab("letter", "ab")]


class Shown(TypedDict):
    at: float
    word: Letter
    words: list[Letter]
    numbers: list[Annotated[int, vocab("pip", (1, 2))]]
    sides: dict[Annotated[str, vocab("side", "xy")], Side]
    row: Annotated[list[Letter], Places(2)]
    maybe: Side | None


def test_kinds_of_columns() -> None:
    features = Features(TINY)
    features.lay_out(Layout(Shown, {"seat": str}, ()))

    def told(view: dict[str, Any]) -> dict[str, float]:
        row = features.row(view)
        return {name: float(row[at]) for at, name in enumerate(features.columns) if row[at]}

    everything = {
        "at": 2.5, "word": "b", "words": ["a", "a"], "numbers": [2, 2], "sides": {"y": {"n": True}}, "row": ["", "b"],
        "maybe": {"n": 3},
    }  # fmt: skip
    assert told(everything) == {
        "at": 2.5, "word=b": 1, "words=a": 2, "numbers=2": 2, "sides.y": 1, "sides.y.n": 1, "row.0": 1, "row.1": 1,
        "row.1=b": 1, "maybe": 1, "maybe.n": 3,
    }  # fmt: skip
    empty = {"at": 10**9, "word": "", "words": [], "numbers": [], "sides": {}, "row": [], "maybe": None}
    assert told(empty) == {"at": MOST}
    row = features.row(everything)
    features.change(row, everything, empty)
    assert np.array_equal(row, features.row(empty))
    with pytest.raises(TypeError, match="holds what no view may"):
        features.row({"at": b"1"})


@pytest.mark.parametrize(
    ("view", "path"),
    [
        ({"word": "c"}, "word"),
        ({"words": ["a", "c"]}, "words"),
        ({"numbers": [3]}, "numbers"),
        ({"sides": {"z": {"n": 1}}}, "sides"),
        ({"row": ["a", "a", "a"]}, "row"),
    ],
)
def test_a_word_without_a_column_is_refused_with_file_and_line(view: dict[str, Any], path: str) -> None:
    features = Features(TINY)
    features.lay_out(Layout(Shown, {"seat": str}, ()))
    with pytest.raises(Undeclared, match=rf"^tests/adapters/test_features.py:\d+: {path} may not hold"):
        features.row(view)


def test_a_game_that_declares_nothing_is_hashed() -> None:
    bare = replace(TINY, package="bree.games")
    features = Features(bare)
    assert features.size == LOOSE
    s = TINY.new({})
    assert np.count_nonzero(features.row(seen(bare, s, s.seats[0], None))) > 3
