"""The parts of Lords of Middle-earth: special dice, named rings, the Balrog, tokens, unknown versions."""

from rich.text import Text

from bree.core import View
from bree.games.war.figures import BALROG
from bree.games.war.state import SEATS, STAR
from bree.lang import Voice
from bree.term.boards.text_cells import flow


def lords_rows(view: View, voice: Voice, width: int) -> list[Text]:
    """Return one row at most, so that the map does not move."""
    return flow(Text(" ".join(lords_lines(view, voice))), width, 1) if lords_lines(view, voice) else []


def lords_lines(view: View, voice: Voice) -> list[str]:
    lords = view["lords"]
    if lords is None:
        return []
    told = [line for side in SEATS for line in _side(view, voice, side)]
    if any(BALROG in standing["shadow"] for standing in view["standing"].values()):
        told.append(voice.say("line-balrog-active" if lords["balrog"] else "line-balrog-inactive"))
    if lords["tokens"]:
        told.append(voice.say("line-tokens", {"tokens": tuple("token-" + token for token in lords["tokens"])}))
    if lords["gone"]:
        told.append(voice.say("line-dice-out", {"dice": tuple("die-" + die for die in lords["gone"])}))
    if lords["rings_out"]:
        told.append(voice.say("line-rings-out", {"rings": tuple("ring-" + ring for ring in lords["rings_out"])}))
    if lords["veiled"]:
        told.append(voice.say("line-veiled", {"names": tuple("figure-" + name for name in lords["veiled"])}))
    return told


def _side(view: View, voice: Voice, side: str) -> list[str]:
    dice = view["dice"][side]
    told = []
    if dice["special"]:
        special = tuple(_die(word, dice["picked"], voice) for word in dice["special"])
        told.append(voice.say("line-special", {"who": side, "dice": special}))
    if dice["ring_names"]:
        names = tuple("ring-" + ring for ring in dice["ring_names"])
        told.append(voice.say("line-ring-names", {"who": side, "rings": names}))
    return told


def _die(word: str, picked: str, voice: Voice) -> str:
    """Return the result of the die, and whether it counts this turn."""
    name, _, face = word.partition("-")
    if not face:
        return voice.noun("die-" + name)
    shown = voice.noun("die-" + word.rstrip(STAR)) + (" ★" if word.endswith(STAR) else "")
    key = "special-counts" if name == picked else "special-away" if picked else "special-rolled"
    return voice.say(key, {"die": shown})
