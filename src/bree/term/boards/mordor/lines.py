"""The sheets of Journey to Mordor as text."""

from bree.core import View
from bree.lang import Voice

ANEW = frozenset({"starts", "turn"})  # after these log lines, the whole table is described again


def lines(view: View, voice: Voice) -> list[str]:
    told = [_sheet(view, voice, seat) for seat in view["sheets"]]
    if view["kept"]:
        told.append(voice.say("line-kept", {"dice": _dice(view["kept"])}))
    told += news(view, voice)
    if view["rolled"]:
        told.append(voice.say("line-rolled", {"dice": _dice(view["rolled"])}))
    return told


def news(view: View, voice: Voice) -> list[str]:
    """Return what the log does not mention within a turn: whom the Nazgûl set aside will strike."""
    told = []
    for die, seat in view["strikes"].items():
        told.append(voice.say("line-strikes" if seat else "line-strikes-nobody", {"die": "die-" + die, "who": seat}))
    return told


def _dice(dice: dict[str, str]) -> tuple[str, ...]:
    return tuple(f"symbol-{face}+die-{die}" for die, face in dice.items())


def _sheet(view: View, voice: Voice, seat: str) -> str:
    sheet = view["sheets"][seat]
    if sheet["out"]:
        return voice.say("line-out", {"who": seat})
    facts = {
        "who": seat,
        "circles": sheet["circles"],
        "of": view["circles"],
        "place": "place-" + view["places"][sheet["circles"]],
        "left": sheet["left"],
    }
    return voice.say("line-sheet", facts)
