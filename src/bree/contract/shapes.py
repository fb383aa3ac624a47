"""A view is what its shape says: every field, and no other. The types of the browser are made from the same shapes."""

from importlib import import_module
from importlib.util import find_spec
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from bree.contract.tables import Table, random_game, watchers
from bree.contract.trial import pace
from bree.core import Game

EVERY = 5  # positions between two that are looked at


def has_shape(game: Game) -> bool:
    """Without one there is nothing to hold the views to."""
    return find_spec(f"{game.package}.shape") is not None


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


def every_view_has_its_shape(table: Table) -> None:
    game = table.game
    shape = shape_of(game)
    for n, (s, _, _) in enumerate(random_game(game, table.options, "shapes")):
        if n % (EVERY * pace(game).apart) == 0:
            for seat in watchers(s):
                assert misfits(game.view(s, seat), shape) == []


def is_wide(table: Table) -> bool:
    """Where a view has the most in it: by default, with every number of players, and with four and the expansion."""
    return table.name in ("default", "four") or table.name.startswith("players=")
