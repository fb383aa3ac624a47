"""The road from Rivendell to Mount Doom with the figures on it, and the climb of the last stage."""

from collections.abc import Iterable

from rich.text import Text

from bree.core import View
from bree.games.doom.state import DARK_HEART, FIGURES, NAZGUL
from bree.lang import Voice
from bree.term.boards.clickable import Clickable, whole
from bree.term.boards.doom.words import last_stage, stage_number, standing_on, steps_left
from bree.term.boards.text_cells import SPACIOUS, flow

LETTERS = dict(zip(FIGURES, "FMALG", strict=True))
# Each figure has the colour of its die. These styles are readable in both palettes.
STYLES = dict(zip(FIGURES, ("hills", "shadows", "mountains", "forests", "balrog"), strict=True))
EVENTS = {NAZGUL: "♞", DARK_HEART: "♥"}
PLAIN, THREAD, TO, THERE, NO_FURTHER, SLOPE, PEAK = "·", "─", "→", "✓", "–", "╱", "▲"
PITCHES = (4, 3, 2, 1)  # columns between spaces, by the available width
CLIMBS = (8, 6, 4, 3, 2, 1)
BY_ROW = 2  # stages in one row
STAIRS = 3  # rows of the climb


def style(figure: str) -> str:
    return "suit-" + STYLES[figure]


def letters(figures: Iterable[str], apart: int = 0) -> Text:
    return Text(" " * apart).join(Text.assemble((LETTERS[figure], style(figure))) for figure in figures)


def road_rows(view: View, voice: Voice, width: int) -> list[Text]:
    """Return three rows, as wide as possible."""
    draw, pitches = (climb, CLIMBS) if last_stage(view) else (winding, PITCHES)
    rows: list[Text] = []
    for pitch in pitches:
        rows = draw(view, voice, pitch)
        if max(map(len, rows)) <= width:
            break
    return rows


def winding(view: View, voice: Voice, pitch: int) -> list[Text]:
    """Draw two stages in each row, with the spaces of both rows aligned."""
    lead = town(voice.say("place-rivendell"), standing_on(view, 0), "faded")
    stages = range(len(view["stages"]))
    rows, halves = [], []
    for first in stages[::BY_ROW]:
        start = lead if first == 0 else Text.assemble((THREAD * len(lead), "hairline"))
        halves.append(start + stretch(view, first, pitch) + place(view, voice, first))
    half = max(map(len, halves))
    for first, row in zip(stages[::BY_ROW], halves, strict=True):
        row.append(THREAD * (half - len(row)), "hairline")
        rows.append(row + stretch(view, first + 1, pitch) + place(view, voice, first + 1))
    return rows


def stretch(view: View, stage: int, pitch: int) -> Text:
    """Draw the spaces before a destination and the line to it."""
    start = view["ends"][stage - 1] if stage else 0
    return strung(view, range(start + 1, view["ends"][stage]), pitch)


def strung(view: View, spaces: Iterable[int], pitch: int) -> Text:
    thin = THREAD * min(pitch - 1, 1)
    drawn = thread(pitch - 1)
    for space in spaces:
        bead = space_sign(view, space)
        drawn += bead + Text.assemble((THREAD * (pitch - len(bead)) or thin, "hairline"))
    return drawn


def thread(long: int) -> Text:
    return Text.assemble((THREAD * long, "hairline"))


def space_sign(view: View, space: int) -> Text:
    """Draw a space: the event comes first, because a figure there protects others from it."""
    figures, event = standing_on(view, space), view["events"][space]
    if event:
        safe = figures and view["modes"]["protection"]
        return Text.assemble((EVENTS[event], "faded" if safe else "ember")) + letters(figures)
    return letters(figures) if figures else Text.assemble((PLAIN, "faded"))


def place(view: View, voice: Voice, stage: int) -> Text:
    """Draw the end of a stage. The end of the current stage is highlighted."""
    number = stage_number(view) - 1
    style = "faded" if stage < number else "gold" if stage == number else ""
    return town(voice.say("place-" + view["stages"][stage]), standing_on(view, view["ends"][stage]), style)


def town(name: str, figures: list[str], style: str) -> Text:
    return Text.assemble((name, style), " " if figures else "", letters(figures))


def climb(view: View, voice: Voice, pitch: int) -> list[Text]:
    """Draw the climb from Minas Morgul to the peak."""
    gate, peak = len(view["stages"]) - 2, view["ends"][-1]
    spaces = list(range(view["ends"][gate] + 1, peak))
    cuts = [stair * len(spaces) // STAIRS for stair in range(STAIRS + 1)]
    rows: list[Text] = []
    for stair in range(STAIRS):
        lead = Text(" " * (len(rows[-1]) - 1)) + slope() if rows else place(view, voice, gate)
        rows.append(lead + strung(view, spaces[cuts[stair] : cuts[stair + 1]], pitch))
    rows[-1] += Text.assemble((f" {PEAK} ", "ember")) + place(view, voice, gate + 1)
    return rows[::-1]


def slope() -> Text:
    return Text.assemble((SLOPE, "hairline"))


def figure_rows(view: View, voice: Voice, width: int, clickable: Clickable) -> list[Text]:
    """Return the letter and name of each figure, and the spaces to its next destination."""
    words = "figure-" if width >= SPACIOUS else "drawn-"
    return flow(Text("  ").join(plate(view, voice, figure, words, clickable) for figure in FIGURES), width)


def plate(view: View, voice: Voice, figure: str, words: str, clickable: Clickable) -> Text:
    left = steps_left(view, figure)
    arrived = view["at"][figure] in view["ends"]
    told = f"{TO}{left}" if left else THERE if arrived else NO_FURTHER
    name = Text.assemble((whole(f"{LETTERS[figure]} {voice.say(words + figure)}"), style(figure)), whole(f" {told}"))
    return clickable.boxed("figure:" + figure, name)
