"""The board of Journey to Mordor: the sheets, the dice, and the rule of the current place."""

from rich.style import Style
from rich.text import Text

from bree.core import Ask, View
from bree.lang import Voice
from bree.term.boards.mordor.sheets import sheets
from bree.term.boards.text_cells import cell, cut, paragraph

SIGNS = {"ring": "◎", "gandalf": "✶", "weapon": "†", "orc": "▲", "nazgul": "♞", "tree": "♣"}
STYLES = {"ring": "gold", "gandalf": "leaf", "nazgul": "ember", "orc": "ember"}
SPACIOUS = 100  # from this width on there are empty rows between the parts
GAP = 1


def draw(view: View, voice: Voice, width: int, ask: Ask | None, chosen: frozenset[str]) -> Text:
    """Draw everything on the table, not wider than `width`. Words and signs are enough; colours only help."""
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
    """Return two rows for every place, so that the board does not jump between texts of different length."""
    name = voice.say("place-" + view["place"])
    first, *others = paragraph(f"{name}: {voice.say('place-' + view['place'], part='does')}", width, 2)
    head = Text(first)
    head.stylize("bold", 0, len(name) + 1)
    return [head, *(Text(line) for line in others)]


def dice(view: View, voice: Voice, width: int, pickable: frozenset[str], chosen: frozenset[str]) -> list[Text]:
    """Draw a fixed column for each die: colour, roll, dice set aside, and whom it strikes."""
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
    """Return the width of each die's column: that of its longest face, or less if there is no room."""
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
    """Return the rolled die. □ means that it can be chosen, ■ that it is chosen."""
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
