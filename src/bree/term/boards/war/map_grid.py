"""The map as a grid of text: each region near its real position, with its figures. Some can be clicked."""

from functools import cache
from typing import NamedTuple

from rich.text import Text

from bree.core import View
from bree.games.war.facts import table
from bree.lang import Voice
from bree.term.boards.clickable import Clickable
from bree.term.boards.war.words import others, short_region, units

SIGNS = {"town": "▫", "city": "▪", "stronghold": "♜"}
FORT, PLAIN, RING = "∩", "·", "◎"
ARMIES = {"free": ("◇", "leaf"), "shadow": ("◆", "ember")}


class Spot(NamedTuple):
    region: str
    x: float  # from 0 to 1
    y: float


@cache
def spots() -> tuple[Spot, ...]:
    layout = table("map/layout")
    width, height = layout["canvas"]["width"], layout["canvas"]["height"]
    return tuple(Spot(name, place["x"] / width, place["y"] / height) for name, place in layout["regions"].items())


def map_grid(view: View, voice: Voice, width: int, height: int, clickable: Clickable) -> list[Text]:
    """Place the important regions first. An empty region may find no place, and then it is not drawn."""
    grid = Grid(width, height)
    signs = [(spot, sign(view, spot.region, voice, clickable)) for spot in spots()]
    for spot, drawn in sorted(signs, key=lambda one: (len(one[1]) == 1, -len(one[1]))):
        grid.put(drawn, round(spot.x * width - len(drawn) / 2), int(spot.y * height))
    return grid.rows()


def sign(view: View, region: str, voice: Voice, clickable: Clickable) -> Text:
    """Return `♜Min.Tirith◇4+1`: settlement, name, and the number of units and other figures of each side."""
    place, standing = view["map"][region], view["standing"].get(region)
    thing = "region:" + region
    here = view["fellowship"]["track"] < 0 and view["fellowship"]["region"] == region
    if not (place["settlement"] or place["fortification"] or standing or here or thing in clickable.picks):
        return Text(PLAIN, "hairline")
    drawn = Text(SIGNS.get(place["settlement"], FORT if place["fortification"] else PLAIN), "faded")
    drawn.append(short_region(region, voice), "bold" if standing else "faded")
    if standing and standing["captured"]:
        drawn.append("!", "gold")
    for side, (mark, style) in ARMIES.items():
        if standing and standing[side]:
            drawn.append(("[" if standing["besieged"] == side else "") + mark, style)
            drawn.append(strength(standing[side]) + ("]" if standing["besieged"] == side else ""), style)
    if here:
        drawn.append(RING, "gold")
    return clickable.boxed(thing, drawn)


def strength(figures: dict[str, int]) -> str:
    """Return `4+1`: units, and Leaders, Nazgûl and characters."""
    more = others(figures)
    return f"{units(figures)}+{more}" if more else str(units(figures))


class Grid:
    """Rows of free columns. A text goes to the free place nearest to its position, with a space on each side."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.free = [[True] * width for _ in range(height)]
        self.texts: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, text: Text, x: int, y: int) -> None:
        size = min(text.cell_len, self.width)
        places = [
            (abs(column - x) + 8 * abs(row - y), row, column)
            for row in range(max(y - 3, 0), min(y + 4, self.height))
            for column in range(self.width - size + 1)
            if self.has_room(row, column, size)
        ]
        if not places or (size == 1 and min(places)[0] > 2):
            return
        _, row, column = min(places)
        for taken in range(column, column + size):
            self.free[row][taken] = False
        self.texts[row].append((column, text))

    def has_room(self, row: int, column: int, size: int) -> bool:
        return all(self.free[row][max(column - 1, 0) : column + size + 1])

    def rows(self) -> list[Text]:
        found = []
        for texts in self.texts:
            drawn = Text()
            for column, text in sorted(texts, key=lambda one: one[0]):
                drawn.append(" " * (column - drawn.cell_len)).append_text(text)
            found.append(drawn)
        return found
