"""The encounter track: six slots side by side, or one below the other if there is room for card texts."""

from textwrap import wrap

from rich.text import Text

from bree.core import View
from bree.games.doom.state import NAZGUL
from bree.lang import Voice
from bree.term.boards.clickable import Clickable
from bree.term.boards.doom.road import LETTERS, letters
from bree.term.boards.doom.words import card_does, card_name, kind, known, last_stage, leaves
from bree.term.boards.text_cells import cell, cut, flow

SIGNS = {"enemy": "×", "special": "◇", "ally": "+", "fate": "◆"}
STYLES = {"enemy": "ember", "special": "gold", "ally": "leaf", "fate": "gold"}
HIDDEN, BARE, RIDER, HIT, ONCE, UNDER = "▒", "○", "♞", "▶", "1", "└"
LINES = 2  # rows of a slot below its head
GAP = 2


def sign(slot: View, voice: Voice) -> Text:
    """Return the sign and the word of the slot's content."""
    mark, word, style = looks(slot)
    return Text.assemble((f"{mark} {voice.say(word)}", style))


def looks(slot: View) -> tuple[str, str, str]:
    """Return sign, word and style."""
    card = slot["card"]
    if slot["down"] or not card:
        return (HIDDEN, "drawn-down", "faded") if card else (BARE, "drawn-bare", "faded")
    name = kind(slot)
    return SIGNS[name] + (ONCE if leaves(slot) else ""), "drawn-" + name, STYLES[name]


def head(number: int, slot: View, clickable: Clickable) -> Text:
    """▶ marks the slot of the current encounter, □ a slot that can be chosen."""
    mark = clickable.box(f"slot:{number}", HIT if slot["active"] else " ")
    return Text.assemble((mark, "gold"), (f"{number} ", "bold"))


def called(slot: View, voice: Voice) -> str:
    """Return the name of a known card, or the symbol of a bare slot."""
    if slot["card"]:
        return card_name(slot["card"], voice) if known(slot["card"]) else ""
    return voice.say("drawn-nazgul" if slot["symbol"] == NAZGUL else "drawn-" + slot["symbol"])


def covered(slot: View, voice: Voice) -> str:
    """Return the name of the card under the Army."""
    return card_name(slot["under"], voice) if known(slot["under"]) else voice.say("drawn-down")


def side_by_side(view: View, voice: Voice, width: int, clickable: Clickable) -> list[Text]:
    """Draw a head and one or two rows for each slot."""
    size = width // max(len(view["track"]), 1)
    rows = [Text() for _ in range(1 + LINES)]
    for number, slot in enumerate(view["track"], 1):
        top = head(number, slot, clickable) + sign(slot, voice)
        for row, drawn in zip(rows, [top, *below(slot, voice, size - 1)], strict=True):
            drawn.truncate(size - 1, overflow="ellipsis")
            drawn.pad_right(size - len(drawn))
            row.append_text(clickable.on(f"slot:{number}", drawn))
    return rows if rows[-1].plain.strip() else rows[:-1]


def below(slot: View, voice: Voice, size: int) -> list[Text]:
    """Return the card, and the card under it."""
    lines = LINES - bool(slot["under"])
    words = [Text(cut(line, size - 1)) for line in squeezed(called(slot, voice), size - 1, lines)]
    if not slot["card"]:
        words = [symbol(slot, voice)]
    if slot["under"]:
        words.append(Text.assemble((cut(f"{UNDER} {covered(slot, voice)}", size - 1), "faded")))
    words += [Text()] * (LINES - len(words))
    return [Text(" ") + line for line in words]


def symbol(slot: View, voice: Voice) -> Text:
    """Return the symbol of a bare slot: the figure that it moves, or a Nazgûl."""
    if slot["symbol"] == NAZGUL:
        return Text.assemble((f"{RIDER} {called(slot, voice)}", "ember"))
    return letters([slot["symbol"]]) + f" {voice.say('drawn-moves')}"


def squeezed(name: str, size: int, lines: int) -> list[str]:
    """Wrap the name into `lines` rows. The last row may be too long."""
    found = wrap(name, max(size, 1), break_long_words=False)
    return [*found[: lines - 1], " ".join(found[lines - 1 :])] if len(found) > lines else found


def one_below_the_other(
    view: View, voice: Voice, width: int, clickable: Clickable, lines: int, more: int = 0
) -> list[Text]:
    """Draw every slot with its text, in at most `lines` lines. The current encounter gets `more` additional lines.

    In the last stage all cards are of one kind, so a sign is enough.
    """
    slots, brief = view["track"], last_stage(view)
    heads = [head(number, slot, clickable) + look(slot, voice, brief) for number, slot in enumerate(slots, 1)]
    names = [whole_name(slot, voice, brief) for slot in slots]
    first, second = (max(map(len, column), default=0) + GAP for column in (heads, names))
    rows: list[Text] = []
    for number, (top, name, slot) in enumerate(zip(heads, names, slots, strict=True), 1):
        top.pad_right(first - len(top))
        lead = top + cell(name, second)
        words = flow(does(slot, voice), max(width - len(lead), 1), lines + (more if slot["active"] else 0))
        block = [lead + words[0], *(Text(" " * len(lead)) + line for line in words[1:])]
        rows += [clickable.on(f"slot:{number}", row) for row in block]
    return rows


def look(slot: View, voice: Voice, brief: bool) -> Text:
    mark, _, style = looks(slot)
    return Text.assemble((mark, style)) if brief else sign(slot, voice)


def whole_name(slot: View, voice: Voice, brief: bool) -> str:
    if not slot["card"] and slot["symbol"] in LETTERS:
        return f"{LETTERS[slot['symbol']]} {called(slot, voice)}"
    return called(slot, voice) or (voice.say("drawn-down") if brief else "")


def does(slot: View, voice: Voice) -> Text:
    """Return what happens when a die reaches the slot."""
    if slot["under"]:
        told = voice.say("drawn-covers", {"card": covered(slot, voice)})
        return Text.assemble(card_does(slot["card"], voice), " ", (told, "bold"))
    if known(slot["card"]):
        return Text(card_does(slot["card"], voice))
    if slot["card"]:
        return Text.assemble((voice.say("drawn-unknown"), "faded"))
    return Text(voice.say("drawn-brings" if slot["symbol"] == NAZGUL else "drawn-may-move"))
