"""The characters to choose from, each with its goal. Compulsory ones are marked."""

from textwrap import wrap

from rich.style import Style
from rich.text import Text

from bree.core import View
from bree.lang import Voice
from bree.term.boards.fellowship.cards import Offers
from bree.term.boards.text_cells import SPACIOUS, flow

STAR, DONE = "★", "✓"
GAP = 2


def roster_rows(view: View, voice: Voice, width: int, given: Offers, left: int) -> list[Text]:
    """Return a row for each free character. If there are not enough rows on a small terminal, return names only."""
    taken = [hand["character"] for hand in view["hands"]]
    names = [name for name in view["chapter"]["roster"] if name not in taken]
    called = [called_so(view, name, voice, given) for name in names]
    if width < SPACIOUS and len(names) > left:
        return flow(Text("  ").join(called), width)
    size = max(map(len, called), default=0) + GAP
    spare = left - len(names) - (1 if width >= SPACIOUS else 0)
    rows: list[Text] = []
    for name, drawn in zip(names, called, strict=True):
        wanted = (
            2 if width >= SPACIOUS else len(wrap(voice.say("character-" + name, part="goal"), max(width - size, 1)))
        )
        block = one_character(name, drawn, voice, size, width, min(wanted, 1 + max(spare, 0)))
        spare -= len(block) - 1
        rows += block
    return [Text.assemble((voice.say("term-fellowship-roster"), "faded")), *rows] if width >= SPACIOUS else rows


def called_so(view: View, name: str, voice: Voice, given: Offers) -> Text:
    """Return the name: ★ means compulsory, ✓ means completed."""
    chapter = view["chapter"]
    sign = STAR if name in chapter["starred"] else DONE if name in chapter["completed"] else " "
    drawn = Text.assemble(sign + " ", (voice.say("character-" + name), "bold"))
    if pick := given.get("character:" + name):
        drawn.stylize(Style(underline=True, meta={"pick": pick}), 2)
    return drawn


def one_character(name: str, called: Text, voice: Voice, size: int, width: int, lines: int) -> list[Text]:
    """Return the goal and then the ability of the character, as far as there is room."""
    does = (" " + voice.say("character-" + name, part="does"), "faded")
    words = flow(Text.assemble(voice.say("character-" + name, part="goal"), does), max(width - size, 1), lines)
    heads = [called + " " * (size - len(called)), *(Text(" " * size) for _ in words[1:])]
    return [head + row for head, row in zip(heads, words, strict=True)]
