"""The table of Journey to Mordor: the sheets, the dice as they lie, and what the place of this turn does."""

from rich.style import Style
from rich.text import Text

from bree.core import Ask, View
from bree.lang import Voice
from bree.term.boards.mordor.sheets import sheets
from bree.term.boards.text_cells import cell, cut, paragraph

SIGNS = {"ring": "◎", "gandalf": "✶", "weapon": "†", "orc": "▲", "nazgul": "♞", "tree": "♣"}
STYLES = {"ring": "gold", "gandalf": "leaf", "nazgul": "ember", "orc": "ember"}
SPACIOUS = 100  # from this width on the parts stand apart
GAP = 1


def draw(view: View, voice: Voice, width: int, ask: Ask | None, chosen: frozenset[str]) -> Text:
    """All that lies on the table, no wider than given. Words and signs tell everything, pens only help."""
    pickable = frozenset(thing for pick in (ask.picks if ask else ()) for thing in pick.on)
    apart = [Text()] if width >= SPACIOUS else []
    rows = sheets(view, voice, width, pickable)
    rows += [*apart, *dice(view, voice, width, pickable, chosen)]
    if view["side"] == "advanced":
        rows += [*apart, *place(view, voice, width)]
    for row in rows:
        row.truncate(width, overflow="ellipsis")
    return Text("\n").join(rows)


def place(view: View, voice: Voice, width: int) -> list[Text]:
    """Always two rows: the texts of the places differ in length, the table must not jump."""
    name = voice.say("place-" + view["place"])
    first, *others = paragraph(f"{name}: {voice.say('place-' + view['place'], part='does')}", width, 2)
    head = Text(first)
    head.stylize("bold", 0, len(name) + 1)
    return [head, *(Text(line) for line in others)]


def dice(view: View, voice: Voice, width: int, pickable: frozenset[str], chosen: frozenset[str]) -> list[Text]:
    """A column for each die, so that none changes its place: colour, roll, what is kept, whom it strikes."""
    labels = [
        voice.say("term-mordor-dice"),
        voice.say("term-mordor-roll", {"number": view["rolls"]}),
        voice.say("term-mordor-kept"),
        voice.say("term-mordor-target"),
    ]
    label = max(len(text) for text in labels) + 1
    widths = columns(view, voice, width - label)
    rows = [cell(text, label, "faded") for text in labels]
    for die, size in widths.items():
        tile = cut(voice.say("die-" + die), size - 3)
        rows[0].append_text(Text.assemble((f" {tile} ", "die-" + die), " " * (size - len(tile) - 2)))
        box = " " if f"die:{die}" not in pickable else "■" if die in chosen else "□"
        rows[1].append_text(rolled(view["rolled"].get(die, ""), voice, size, die, box))
        rows[2].append_text(symbol(view["kept"].get(die, ""), voice, size))
        rows[3].append_text(target(view["strikes"], voice, die, size))
    return rows


def columns(view: View, voice: Voice, room: int) -> dict[str, int]:
    """How wide each die's column is: as its longest face needs, less where there is no room."""
    widths = {}
    for die, faces in view["faces"].items():
        words = [voice.say("symbol-" + face) for face in faces]
        hobbits = [voice.say(seat) for seat in view["sheets"]]
        longest = max(map(len, [*hobbits, *words]))
        widths[die] = GAP + max(3 + longest, 2 + len(voice.say("die-" + die)))
    if sum(widths.values()) > room:
        return dict.fromkeys(widths, room // len(widths))
    spare = (room - sum(widths.values())) // len(widths) if room >= SPACIOUS else 0
    return {die: size + min(spare, 4) for die, size in widths.items()}


def rolled(face: str, voice: Voice, size: int, die: str, box: str) -> Text:
    """The die as thrown: □ it can be chosen, ■ it is."""
    drawn = symbol(face, voice, size, box)
    if box != " ":
        drawn.stylize(Style(bold=True, meta={"pick": die}))
    return drawn


def symbol(face: str, voice: Voice, size: int, box: str = " ") -> Text:
    if not face:
        return Text(" " * size)
    return cell(f"{box}{SIGNS[face]} {voice.say('symbol-' + face)}", size - GAP, STYLES.get(face, "")) + " " * GAP


def target(strikes: dict[str, str], voice: Voice, die: str, size: int) -> Text:
    if die not in strikes:
        return Text(" " * size)
    whom = voice.say(strikes[die]) if strikes[die] else voice.say("term-mordor-nobody")
    return cell(f" {whom}", size - GAP, "ember" if strikes[die] else "faded") + " " * GAP
