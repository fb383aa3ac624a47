"""If two positions differ in a fact that a seat may know, their observations differ in the right columns."""

from collections.abc import Iterator
import json
from typing import Any

import numpy as np
import pytest
from tiny import GAME as TINY

from bree.adapters.features import Features, Row, seen
from bree.core import CHANCE, Game
from bree.core.find import find
from bree.core.vocabulary import field_type, fields, shape_of
from bree.games.war.board import REGIONS
from bree.games.war.figures import FIGURES, SIDE_OF, SMEAGOL
from tests.contract.variants import option_sets, random_game

GAMES = [*map(find, ("mordor", "doom", "fellowship", "war")), TINY]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
APART = {"war": 20}  # positions between two that the test looks at
SETS = {"war": 6, "fellowship": 6, "doom": 6, "mordor": 4}  # the test plays one of this many option sets


def facts_of(value: Any, hint: Any) -> Any:
    """Return a view without irrelevant details: the order of unordered lists, empty words and zero counts."""
    kind = field_type(hint)
    if value is None or kind.form == "word":
        return value
    if kind.form == "number":
        return float(value) if not kind.words else str(value)
    if kind.form == "keys":
        facts = {key: facts_of(inner, kind.inner) for key, inner in sorted(value.items())}
        return {key: fact for key, fact in facts.items() if fact != 0}
    if kind.form == "record":
        return {name: facts_of(value[name], inner) for name, inner in fields(kind.inner).items() if name in value}
    if kind.most:
        return [facts_of(one, kind.inner) for one in value]
    return sorted([str(one) for one in value])


@every_game
def test_views_that_differ_make_rows_that_differ(game: Game) -> None:
    features, shape = Features(game), shape_of(game)
    assert shape is not None
    moving = {name: hint for name, hint in fields(shape.view).items() if name not in game.static_paths}
    known: dict[bytes, str] = {}
    for number, options in enumerate(option_sets(game).values()):
        if number % SETS.get(game.name, 1):
            continue
        known.clear()  # options are not part of an observation
        for at, (s, ask, _) in enumerate(random_game(game, options, "every fact")):
            if ask.who == CHANCE or at % APART.get(game.name, 1):
                continue
            for seat in s.seats:
                view = game.dynamic_view(s, seat)
                facts = json.dumps([seat, {name: facts_of(view[name], hint) for name, hint in moving.items()}])
                row = features.row(seen(game, s, seat, None)).tobytes()
                assert known.setdefault(row, facts) == facts


def cases(hint: Any, path: str) -> Iterator[tuple[str, Any, list[Any]]]:
    """Yield every field with words: its path, a function that builds a view around a word, and all its words."""
    kind = field_type(hint)
    if kind.form == "record":
        for name, inner in fields(kind.inner).items():
            for at, build, values in cases(inner, f"{path}.{name}".lstrip(".")):
                yield at, (lambda value, name=name, build=build: {name: build(value)}), values
    elif kind.form == "keys":
        for key in kind.words:
            for at, build, values in cases(kind.inner, f"{path}.{key}"):
                yield at, (lambda value, key=key, build=build: {key: build(value)}), values
    elif kind.form == "list" and kind.most:
        for place in range(kind.most):
            for at, build, values in cases(kind.inner, f"{path}.{place}"):
                yield at, (lambda value, place=place, build=build: [""] * place + [build(value)]), values
    elif kind.form == "list":
        yield path, (lambda value: [value]), list(kind.words)
    elif kind.words:
        yield path, (lambda value: value), list(kind.words)
    else:
        yield path, (lambda value: value), [1, 2]


@every_game
def test_one_word_changed_changes_a_column_of_its_field(game: Game) -> None:
    features, shape = Features(game), shape_of(game)
    assert shape is not None
    columns: dict[str, list[int]] = {}
    for at, column in enumerate(features.columns):
        columns.setdefault(column.partition("=")[0], []).append(at)
    for name, hint in fields(shape.view).items():
        for path, build, values in cases(hint, name):
            if f"{path}.".startswith(tuple([f"{part}." for part in game.static_paths])):
                continue
            rows = [features.row({name: build(value)}) for value in values]
            own = columns[path]
            assert len({row[own].tobytes() for row in rows}) == len(values), path
            assert set(np.flatnonzero(rows[0] != rows[-1])) <= set(own), path


def standing(features: Features, figure: str, region: str) -> Row:
    side = SIDE_OF[figure]
    here = {"free": {}, "shadow": {}, "besieged": "", "captured": False, side: {figure: 1}}
    return features.row({"standing": {region: here}})


def test_where_aragorn_stands_is_seen() -> None:
    features = Features(find("war"))
    rows = [standing(features, "aragorn", region) for region in REGIONS]
    city, vale = standing(features, "aragorn", "minas_tirith"), standing(features, "aragorn", "osgiliath")
    assert {name for name, one, other in zip(features.columns, city, vale, strict=True) if one != other} == {
        "standing.minas_tirith", "standing.minas_tirith.free.aragorn",
        "standing.osgiliath", "standing.osgiliath.free.aragorn",
    }  # fmt: skip
    assert len({row.tobytes() for row in rows}) == len(REGIONS)


@pytest.mark.parametrize("figure", [one for one in FIGURES if one != SMEAGOL])
def test_every_figure_has_a_column_in_every_region(figure: str) -> None:
    columns = set(Features(find("war")).columns)
    assert {f"standing.{region}.{SIDE_OF[figure]}.{figure}" for region in REGIONS} <= columns
