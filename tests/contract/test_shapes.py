"""A view is what its shape says: every field, and no other. The types of the browser are made from the same shapes."""

from importlib import import_module
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from tiny import GAME as TINY

from bree.core import Game
from tests.contract import tables
from tests.contract.tables import random_game, watchers

EVERY = 5  # positions between two that are looked at


def shape_of(game: Game) -> Any:
    return getattr(import_module(f"{game.package}.shape"), f"{game.name.title()}View")


def misfits(value: Any, hint: Any, at: str = "view") -> list[str]:
    """Where a value is not of the type: bools are no numbers, keys are all there and no others."""
    origin, args = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        hints = get_type_hints(hint)
        if not isinstance(value, dict) or list(value) != list(hints):
            return [f"{at}: {value!r} has not exactly {list(hints)}"]
        return [found for name, item in value.items() for found in misfits(item, hints[name], f"{at}.{name}")]
    if origin is list:
        items = enumerate(value) if isinstance(value, list) else [(0, value)]
        return [found for n, item in items for found in misfits(item, args[0], f"{at}[{n}]")]
    if origin is dict:
        return [found for name, item in value.items() for found in misfits(item, args[1], f"{at}.{name}")]
    if origin in (Union, UnionType):
        return [] if any(not misfits(value, arg, at) for arg in args) else [f"{at}: {value!r} is no {hint}"]
    if origin is Literal:
        return [] if value in args else [f"{at}: {value!r} is not {args}"]
    return [] if type(value) is hint or (hint is NoneType and value is None) else [f"{at}: {value!r} is no {hint}"]


# Where a view has the most in it: by default, with every number of players, and with four and the expansion.
TABLES = [table for table in tables.TABLES if table.name in ("default", "four") or table.name.startswith("players=")]


@pytest.mark.parametrize("table", TABLES, ids=[f"{table.game.name}-{table.name}" for table in TABLES])
def test_every_view_has_its_shape(table: tables.Table) -> None:
    game = table.game
    shape = shape_of(game)
    for n, (s, _, _) in enumerate(random_game(game, table.options, "shapes")):
        if n % (EVERY * tables.pace(game).apart) == 0:
            for seat in watchers(s):
                assert misfits(game.view(s, seat), shape) == []


def test_what_does_not_fit_is_found() -> None:
    shape = shape_of(TINY)
    good = dict(TINY.view(TINY.new({}), None))
    assert misfits(good, shape) == []
    assert misfits({**good, "more": 1}, shape)
    assert misfits({name: good[name] for name in list(good)[1:]}, shape)
    assert misfits({**good, "round": True}, shape)
    assert misfits({**good, "hand": [3]}, shape)
