"""A battle: the enemy, the supporters of the Ring-bearers, and the number of winning die faces."""

from rich.text import Text

from bree.core import View
from bree.games.doom.state import LOST, WON
from bree.lang import Voice
from bree.term.boards.doom.road import LETTERS, letters
from bree.term.boards.doom.words import card_name
from bree.term.boards.text_cells import SPACIOUS, flow

VERDICTS = {WON: ("✓", "leaf"), LOST: ("×", "ember")}


def dotted(pieces: list[Text]) -> Text:
    return Text.assemble((" · ", "faded")).join(pieces)


def battle_rows(fight: View, voice: Voice, width: int) -> list[Text]:
    """Return one row with the enemy and the stakes, and one with the supporters and the odds or the die."""
    foe = Text.assemble((f"{voice.say('drawn-battle')} {card_name(fight['foe'], voice)}", "bold"))
    stakes = [foe, Text(voice.say("drawn-loss", {"loss": fight["loss"]})), *counts(fight, voice)]
    second = [support(fight["supporters"], voice, width), *came(fight, voice)]
    return [*flow(dotted(stakes), width, 1), *flow(dotted(second), width, 1)]


def support(figures: list[str], voice: Voice, width: int) -> Text:
    """Return the supporters as letters, or with names if there is room."""
    label = Text(voice.say("drawn-support") + " ")
    if not figures:
        return label + voice.say("drawn-nobody")
    if width < SPACIOUS:
        return label + letters(figures, 1)
    return label + Text(", ").join(letters([name]) + f" {voice.say('figure-' + name)}" for name in figures)


def counts(fight: View, voice: Voice) -> list[Text]:
    """Return the number of battles that follow, and the results of the earlier ones."""
    if fight["streak"]:
        row = voice.say("drawn-streak", {"wins": fight["won_in_a_row"], "of": fight["streak"]})
        return [Text(row)]
    told = [voice.say("drawn-fights", {"count": fight["fights"]})] if fight["fights"] > 1 else []
    if fight["wins"] or fight["losses"]:
        told.append(voice.say("drawn-so-far", {"wins": fight["wins"], "losses": fight["losses"]}))
    return [Text(line) for line in told]


def came(fight: View, voice: Voice) -> list[Text]:
    """Return the face of the die and its meaning, or the odds before the roll."""
    found = [face(fight["face"], voice)] if fight["face"] else []
    if fight["verdict"]:
        sign, style = VERDICTS[fight["verdict"]]
        return [*found, Text.assemble((f"{sign} {voice.say('drawn-battle-' + fight['verdict'])}", style))]
    return found or odds(fight, voice)


def face(shown: str, voice: Voice) -> Text:
    sign = letters([shown]) + " " if shown in LETTERS else Text()
    return Text(voice.say("drawn-face") + " ") + sign + voice.say("face-" + shown)


def odds(fight: View, voice: Voice) -> list[Text]:
    sides = len(fight["faces"])
    told = [voice.say("drawn-odds", {"count": fight["sure"], "of": sides})]
    if fight["with_gandalf"] > fight["sure"]:
        told.append(voice.say("drawn-odds-gandalf", {"count": fight["with_gandalf"], "of": sides}))
    return [Text.assemble((line, "bold")) for line in told]
