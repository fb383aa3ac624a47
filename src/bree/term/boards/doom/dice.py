"""The dice: the dice board with its two sides, the roll, and the pool while dice are taken from it."""

from rich.style import Style
from rich.text import Text

from bree.core import View
from bree.games.doom.state import BATTLE, BLACKS, COLOURS, FIGURE
from bree.lang import Voice
from bree.term.boards.clickable import Clickable, whole
from bree.term.boards.doom.road import style
from bree.term.boards.doom.words import die_name, last_stage
from bree.term.boards.text_cells import flow

EMPTY = "–"
SIDES = (0, 2)  # the index of the first die of each side


def dice_rows(view: View, voice: Voice, width: int, clickable: Clickable) -> list[Text]:
    """Return the dice board, then the roll and the dice that can be taken."""
    rows = [] if last_stage(view) else flow(board_row(view, voice, clickable), width)
    roll = [die for die in view["dice"]["roll"] if die != BATTLE]
    pool = [die for die in view["dice"]["pool"] if "die:" + die in clickable.picks]
    loose = []
    if roll:
        loose.append(labelled("drawn-roll", rolled(view, roll, voice, clickable), voice))
    elif last_stage(view) and view["dice"]["shows"]:
        loose.append(labelled("drawn-die", rolled(view, list(view["dice"]["shows"]), voice, clickable), voice))
    if pool:
        tiles = [tile(die, die_name(die, voice), clickable) for die in pool]
        loose.append(labelled("drawn-pool", Text(" ").join(tiles), voice))
    return rows + flow(Text("  ").join(loose), width)


def labelled(key: str, drawn: Text, voice: Voice) -> Text:
    return Text.assemble((voice.say(key), "bold"), " ") + drawn


def board_row(view: View, voice: Voice, clickable: Clickable) -> Text:
    """Return the dice in the order in which they are used. On the real board, black is above colour."""
    sides = []
    for side, first in enumerate(SIDES, 1):
        dice = [placed(view, die, voice, clickable) for die in view["dice"]["board"][first : first + 2]]
        sides.append(Text(voice.say("drawn-side", {"number": side}) + " ") + Text(" ").join(dice))
    return labelled("drawn-board", Text("  ").join(sides), voice)


def placed(view: View, die: str, voice: Voice, clickable: Clickable) -> Text:
    if not die:
        return Text.assemble((f" {EMPTY} ", "faded"))
    return tile(die, f"{die_name(die, voice)} {view['dice']['shows'][die]}", clickable)


def rolled(view: View, roll: list[str], voice: Voice, clickable: Clickable) -> Text:
    """Return every die by its name. If a card needs several throws, their numbers follow the name."""
    shows, both = view["dice"]["shows"], set(BLACKS) <= set(roll)
    if not set(roll) & {*BLACKS, *COLOURS}:
        dice = [tile(die, str(shows[die]), clickable) for die in roll]
        return Text(" ").join([Text(die_name(roll[0], voice)), *dice])
    names = [voice.say("die-" + die) if both else die_name(die, voice) for die in roll]
    return Text(" ").join(tile(die, f"{name} {shows[die]}", clickable) for die, name in zip(roll, names, strict=True))


def tile(die: str, words: str, clickable: Clickable) -> Text:
    """Return the die as a tile in its colour, with its name."""
    words = whole(f" {words} ")
    if die not in COLOURS:
        return clickable.boxed("die:" + die, Text.assemble((words, "die-black")))
    drawn = Text.assemble((words, style(FIGURE[die])))
    drawn.stylize(Style(reverse=True))
    return clickable.boxed("die:" + die, drawn)
