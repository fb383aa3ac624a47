"""The sheets: for each hobbit the way to Mordor, and below it the trail of Nazgûl squares."""

from rich.style import Style
from rich.text import Text

from bree.core import View
from bree.lang import Voice
from bree.term.boards.text_cells import cell, cut

NAME = 18  # the column of names
BEHIND, HERE, AHEAD, THREAD = "●", "◉", "○", "─"
RIDER, MARK = "♞", "×"


def sheets(view: View, voice: Voice, width: int, pickable: frozenset[str]) -> list[Text]:
    """Return two rows for each hobbit. If all places fit in one row, their names appear once as a heading."""
    names = [voice.say("place-" + place) for place in view["places"][1:]]
    sizes = [len(name) + 2 for name in names]
    wide = NAME + sum(sizes) <= width
    heading = "".join(name.center(size) for name, size in zip(names, sizes, strict=True))
    rows = [Text.assemble(" " * NAME, (heading, "faded"))] if wide else []
    for hobbit, sheet in view["sheets"].items():
        active = hobbit == view["active"]
        top = plate(voice, hobbit, sheet["colour"], active)
        if wide:
            top.append_text(spread(sheet["circles"], sizes))
        else:
            top.append_text(packed(sheet["circles"], len(names)))
            top.append_text(ahead(voice, view["places"], sheet["circles"], width - len(top)))
        below = cell("  " + voice.names.get(hobbit, ""), NAME - 1, "faded")
        below.append_text(Text(" ") + trail(view["squares"], sheet, pickable if active else frozenset()))
        below.append_text(Text("  ") + standing(voice, sheet))
        rows += [top, below, Text()] if wide else [top, below]
    return rows[:-1] if wide else rows


def plate(voice: Voice, hobbit: str, colour: str, active: bool) -> Text:
    """▶ marks the active player. The tile shows the colour and its name."""
    tile = f" {voice.say('term-mordor-short-' + colour)} "
    head = cell(("▶ " if active else "  ") + voice.say(hobbit), NAME - 1 - len(tile), "bold")
    return Text.assemble(head, (tile, "die-" + colour), " ")


def bead(number: int, marked: int) -> tuple[str, str]:
    if number > marked:
        return AHEAD, "faded"
    return (HERE if number == marked else BEHIND), "gold"


def packed(marked: int, circles: int) -> Text:
    drawn = Text()
    for number in range(1, circles + 1):
        drawn.append(THREAD if number > 1 else "", "hairline").append(*bead(number, marked))
    return drawn


def spread(marked: int, sizes: list[int]) -> Text:
    """Draw each circle under the name of its place."""
    drawn = Text()
    for number, size in enumerate(sizes, 1):
        left = (size - 1) // 2
        drawn.append((THREAD if number > 1 else " ") * left, "hairline").append(*bead(number, marked))
        drawn.append((THREAD if number < len(sizes) else " ") * (size - left - 1), "hairline")
    return drawn


def ahead(voice: Voice, places: list[str], marked: int, room: int) -> Text:
    """Return the hobbit's place, and the next places that fit."""
    names = [voice.say("place-" + place) for place in places[marked:]]
    drawn = Text("  ").append(cut(names[0], room - 2), "bold")
    for number, following in enumerate(names[1:], 2):
        rest = 0 if number == len(names) else 4
        if len(drawn) + 3 + len(following) + rest > room:
            return drawn.append(" → …", "faded")
        drawn.append(" → " + following, "faded")
    return drawn


def trail(squares: int, sheet: View, pickable: frozenset[str]) -> Text:
    """Draw [×] for marked, [ ] for free, [×| ] for halved squares. Squares that can be halved now show their number."""
    drawn = Text()
    marks = sheet["marks"]
    for square in range(1, squares + 1):
        fields = 2 if square in sheet["halved"] else 1
        struck = min(marks, fields)
        marks -= struck
        free = f"square:{square}" in pickable
        blank = str(square) if free else " "
        inside = "|".join(MARK if field < struck else blank for field in range(fields))
        drawn.append_text(drawn_square(inside, square == squares, struck > 0, str(square) if free else ""))
    return drawn


def drawn_square(inside: str, last: bool, struck: bool, pick: str) -> Text:
    style = "ember" if struck else "gold" if pick else ""
    drawn = Text.assemble("[", (inside, style), (RIDER if last else "", "ember"), "]")
    if pick:
        drawn.stylize(Style(bold=True, meta={"pick": pick}))
    return drawn


def standing(voice: Voice, sheet: View) -> Text:
    if sheet["out"]:
        return Text.assemble((voice.say("term-mordor-out"), "ember"))
    if sheet["in_mordor"]:
        arrived = (voice.say("term-mordor-arrived"), "leaf")
        return Text.assemble(arrived, (" · " + voice.say("term-mordor-left", {"fields": sheet["left"]}), "faded"))
    return Text.assemble((voice.say("term-mordor-left", {"fields": sheet["left"]}), "faded"))
