"""The drawing of the map agrees with the facts: exactly the borders are edges that two regions share."""

from collections.abc import Iterable, Sequence
from importlib.resources import files
import json
from math import dist
import tomllib
from typing import Any

import pytest

from bree.games.war.board import FILES, REGIONS

Point = tuple[float, float]
Pair = tuple[str, str]
Pieces = frozenset[frozenset[Point]]
FOLDER = files("bree.games.war").joinpath("map")
SEEN = 30  # pixels of the canvas; a shorter edge is invisible


def _layout() -> dict[str, Any]:
    return tomllib.loads(FOLDER.joinpath("layout.toml").read_text(encoding="utf-8"))


def _cells() -> dict[str, Any]:
    cells: dict[str, Any] = json.loads(FOLDER.joinpath("cells.json").read_text(encoding="utf-8"))
    return cells


def _pieces(points: Iterable[Sequence[float]], closed: bool) -> Pieces:
    """Return the straight pieces of a line."""
    line = [(point[0], point[1]) for point in points]
    ends = zip(line, [*line[1:], line[0]] if closed else line[1:], strict=False)
    return frozenset([frozenset(pair) for pair in ends if pair[0] != pair[1]])


def _shared(cells: dict[str, Any]) -> dict[Pair, Pieces]:
    """Return pairs of regions with the common part of their outlines."""
    outlines = {name: _pieces(points, closed=True) for name, points in sorted(cells["cells"].items())}
    found = {(one, two): outlines[one] & outlines[two] for one in outlines for two in outlines if one < two}
    return {pair: pieces for pair, pieces in found.items() if pieces}


def _pairs(kind: str) -> set[Pair]:
    return {(one, two) for one, region in REGIONS.items() for two in getattr(region, kind) if one < two}


@pytest.mark.rule("WAR-1.2")
def test_borders_are_the_edges_that_are_drawn_and_the_rest_is_marked_as_impassable() -> None:
    cells = _cells()
    shared = _shared(cells)
    assert set(shared) == _pairs("adjacent") | _pairs("impassable")
    assert len(_pairs("adjacent")) == 232
    drawn = {tuple(sorted(border["between"])): _pieces(border["points"], closed=False) for border in cells["borders"]}
    assert drawn == {pair: shared[pair] for pair in _pairs("adjacent")}
    marks = zip(cells["impassable_pairs"], cells["impassable_edges"], strict=True)
    marked = {tuple(sorted(pair)): _pieces(points, closed=False) for pair, points in marks}
    assert marked == {pair: shared[pair] for pair in _pairs("impassable")}


def test_every_border_is_long_enough_to_be_seen() -> None:
    short = {
        pair: round(sum(dist(*sorted(piece)) for piece in pieces))
        for pair, pieces in _shared(_cells()).items()
        if sum(dist(*sorted(piece)) for piece in pieces) < SEEN
    }
    assert not {pair for pair in short if pair in _pairs("adjacent")}


def test_every_region_has_a_place_a_name_and_a_sign_where_one_is_due() -> None:
    layout, cells = _layout(), _cells()
    assert [layout["canvas"]["width"], layout["canvas"]["height"]] == cells["canvas"]
    assert set(layout["regions"]) == set(REGIONS)
    for name, place in layout["regions"].items():
        texts = FILES[name].text
        assert " ".join(place["label"]["lines"]) == texts["pl"]["name"]
        assert " ".join(place["label"]["lines_en"]) == texts["en"]["name"]
        assert ("icon" in place) == bool(REGIONS[name].settlement or REGIONS[name].fortification), name


def test_an_army_stands_inside_its_own_region() -> None:
    cells = _cells()["cells"]
    for name, place in _layout()["regions"].items():
        assert _inside((place["x"], place["y"]), cells[name]), name


def _inside(point: Point, outline: Sequence[Sequence[float]]) -> bool:
    x, y = point
    within = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            within = not within
    return within


def test_the_browser_can_read_each_line_of_the_layout() -> None:
    """It quotes each key and reads the rest as JSON (`web/src/boards/war`)."""
    lines = FOLDER.joinpath("layout.toml").read_text(encoding="utf-8").split("[regions]\n")[1].splitlines()
    read = {}
    for line in lines:
        name, rest = line.split(" = ", 1)
        for key in ("x", "y", "r", "label", "size", "anchor", "lines", "lines_en", "icon"):
            rest = rest.replace(f" {key} = ", f' "{key}": ')
        read[name] = json.loads(rest)
    assert read == _layout()["regions"]
