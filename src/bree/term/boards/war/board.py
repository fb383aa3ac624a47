"""The board of War of the Ring: tracks, battle or hunt, and the map. A small terminal lists the armies instead."""

from rich.text import Text

from bree.core import Ask, View
from bree.lang import Voice
from bree.term.boards.clickable import Clickable, whole
from bree.term.boards.text_cells import SPACIOUS, flow
from bree.term.boards.war.battle import fight_rows
from bree.term.boards.war.card_rows import hand_rows, table_rows, volley_rows
from bree.term.boards.war.lords import lords_rows
from bree.term.boards.war.map_grid import ARMIES, map_grid
from bree.term.boards.war.tracks import dice, dotted, fellowship, heading, hunt, politics
from bree.term.boards.war.words import region_name, short_army

ROWS, MORE = 15, 27  # rows for the board on a small terminal, and on a large one
CHOICES = 2  # maximum rows for picks without a place on the board


def draw(view: View, voice: Voice, width: int, ask: Ask | None, chosen: frozenset[str]) -> Text:
    """Draw everything on the table, not wider than `width` and not higher than the terminal."""
    clickable = Clickable.of(ask, chosen)
    spacious = width >= SPACIOUS
    above = [heading(view, voice), *fellowship(view, voice, width), *dice(view, voice, width, clickable)]
    above += lords_rows(view, voice, width)
    above += [*politics(view, voice, width, clickable), *hunt(view, voice, width)]
    above += [*fight_rows(view, voice, width, spacious), *volley_rows(view, voice, width)]
    below = hand_rows(view, voice, width, clickable, 2 if spacious else 1)
    if spacious or view["battle"] is None:  # otherwise there is no room for them
        below = [*table_rows(view, voice, width, clickable, spacious), *below]
    room = (MORE if spacious else ROWS) - len(above) - len(below)
    drawn, left = land(view, voice, width, clickable, ask, room, [*above, *below])
    rows = [*above, *drawn, *below, *left]
    for row in rows:
        row.truncate(width, overflow="ellipsis")
    return Text("\n").join(rows)


def land(
    view: View, voice: Voice, width: int, clickable: Clickable, ask: Ask | None, room: int, around: list[Text]
) -> tuple[list[Text], list[Text]]:
    """Return the map or the armies, and rows for the picks that appear nowhere else."""
    drawing = map_grid if width >= SPACIOUS else armies
    for spare in range(CHOICES + 1):
        drawn = drawing(view, voice, width, room - spare, clickable)
        left = choices(ask, voice, width, clickable, [*around, *drawn])
        if len(left) <= spare:
            break
    return drawn, left


def armies(view: View, voice: Voice, width: int, room: int, clickable: Clickable) -> list[Text]:
    """Return the armies of each side as running text, with the regions that can be chosen first."""
    found = []
    for side, (mark, style) in ARMIES.items():
        here = [name for name, standing in view["standing"].items() if standing[side]]
        here.sort(key=lambda name: "region:" + name not in clickable.picks)
        told = [place(view, voice, name, side, clickable) for name in here]
        found.append(Text.assemble((f"{mark} ", style)) + dotted(told))
    first, second = (len(flow(text, width)) for text in found)
    rows = flow(found[0], width, max(min(first, room - second), room // 2, 1))
    return [*rows, *flow(found[1], width, max(room - len(rows), 1))]


def place(view: View, voice: Voice, region: str, side: str, clickable: Clickable) -> Text:
    standing = view["standing"][region]
    name = Text.assemble((whole(region_name(region, voice)), "bold"))
    told = clickable.boxed("region:" + region, name)
    siege = voice.say("drawn-besieged") + " " if standing["besieged"] == side else ""
    return told + Text(" " + siege + short_army(standing[side], voice, view["map"][region]["nation"]))


def choices(ask: Ask | None, voice: Voice, width: int, clickable: Clickable, rows: list[Text]) -> list[Text]:
    """Return the picks that are not on the board: figures, numbers, and on a small terminal empty regions."""
    metas = [span.style.meta for row in rows for span in row.spans if not isinstance(span.style, str)]
    shown = {meta.get("pick") for meta in metas}
    left = [pick for pick in (ask.picks if ask else ()) if pick.on and pick.id not in shown]
    if ask is None or not left:
        return []
    told = [
        Clickable({pick.id: pick.id}, clickable.chosen).boxed(pick.id, Text(whole(voice.label(ask, pick))))
        for pick in left
    ]
    return flow(Text.assemble((voice.say("drawn-choices"), "faded"), " ") + Text("  ").join(told), width, CHOICES)
